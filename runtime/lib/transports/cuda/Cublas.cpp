//===- Cublas.cpp - matrix products by cuBLASLt ---------------------------===//
//
// cuBLASLt is column-major, so it is asked for the transposed product: the
// rows of out are its columns, and rhs is its first operand.
//
//===----------------------------------------------------------------------===//

#include "Cublas.h"

#include "mesh-rt/element.h"

#include <algorithm>
#include <cstdlib>
#include <dlfcn.h>

using namespace mesh::rt;

/// What NVIDIA recommends for its newer GPUs.
static constexpr size_t kWorkspaceBytes = size_t(32) << 20;

struct Cublas::Library {
  explicit Library(const std::string &path);

#define MESH_RT_CUBLAS_MEMBER(name, symbol, parameters)                        \
  cublas::Status(*name) parameters;
  MESH_RT_CUBLAS_FUNCTIONS(MESH_RT_CUBLAS_MEMBER)
#undef MESH_RT_CUBLAS_MEMBER
};

static void *loadCublas(const std::string &path) {
  const char *variable = std::getenv("MESH_CUBLASLT");
  std::vector<std::string> candidates;
  if (!path.empty())
    candidates = {path};
  else if (variable && *variable)
    candidates = {variable};
  else
    candidates = {"libcublasLt.so.13", "libcublasLt.so.12",
                  "libcublasLt.so.11"};
  std::string problem;
  for (const std::string &candidate : candidates) {
    if (void *library = dlopen(candidate.c_str(), RTLD_NOW | RTLD_LOCAL))
      return library;
    problem += std::string(problem.empty() ? "" : "; ") + dlerror();
  }
  throw std::runtime_error("cannot load cuBLASLt: " + problem);
}

Cublas::Library::Library(const std::string &path) {
  void *library = loadCublas(path);
#define MESH_RT_CUBLAS_RESOLVE(name, symbol, parameters)                       \
  name = reinterpret_cast<decltype(name)>(dlsym(library, #symbol));            \
  if (!name)                                                                   \
    throw std::runtime_error("cuBLASLt lacks " #symbol);
  MESH_RT_CUBLAS_FUNCTIONS(MESH_RT_CUBLAS_RESOLVE)
#undef MESH_RT_CUBLAS_RESOLVE
}

static void require(cublas::Status status, const char *what) {
  if (status != cublas::kSuccess)
    throw std::runtime_error("cuBLASLt cannot " + std::string(what) +
                             ": status " + std::to_string(status));
}

/// A product, ready to be run.
struct Cublas::Plan {
  explicit Plan(const Library &library) : library(library) {}
  ~Plan() {
    if (product)
      (void)library.productDestroy(product);
    for (cublas::Layout layout : {first, second, out})
      if (layout)
        (void)library.layoutDestroy(layout);
  }

  /// The bias is added to each of its columns, which are our rows.
  void setBias(const CublasProduct &x) const {
    if (x.bias)
      require(library.productSet(product, cublas::kProductBias, &x.bias,
                                 sizeof(x.bias)),
              "take a bias");
  }

  const Library &library;
  cublas::Product product = nullptr;
  cublas::Layout first = nullptr, second = nullptr, out = nullptr;
  cublas::Choice choice{};
};

Cublas::Cublas(const std::string &path, const GpuStream &stream, bool allowTf32)
    : library(std::make_unique<Library>(path)), stream(stream),
      allowTf32(allowTf32) {
  CurrentGpu scope(stream.gpu);
  require(library->create(&handle), "be initialised");
  cuda::Address address = 0;
  stream.gpu.driver.memoryAllocate(&address, kWorkspaceBytes);
  workspace = {stream.gpu.driver, address};
}

Cublas::~Cublas() {
  plans.clear();
  if (handle)
    (void)library->destroy(handle);
}

static int dataTypeOf(mesh_rt_type type) {
  switch (type) {
  case MESH_RT_F32:
    return cublas::kF32;
  case MESH_RT_F64:
    return cublas::kF64;
  case MESH_RT_F16:
    return cublas::kF16;
  case MESH_RT_BF16:
    return cublas::kBf16;
  default:
    return -1;
  }
}

bool mesh::rt::hasCublasProduct(mesh_rt_type in, mesh_rt_type out) {
  if (in == out)
    return isFloat(in);
  return out == MESH_RT_F32 && (in == MESH_RT_BF16 || in == MESH_RT_F16);
}

/// How far addresses are aligned decides which algorithms there are.
static int64_t alignmentOf(const char *data) {
  auto address = reinterpret_cast<uintptr_t>(data);
  return static_cast<int64_t>(std::min<uintptr_t>(address & -address, 256));
}

static int32_t epilogueOf(const CublasProduct &product) {
  int32_t epilogue = product.bias ? cublas::kEpilogueBias : 0;
  if (product.activation == MESH_RT_RELU)
    epilogue |= cublas::kEpilogueRelu;
  if (product.activation == MESH_RT_GELU)
    epilogue |= cublas::kEpilogueGelu;
  return epilogue ? epilogue : cublas::kEpilogueNone;
}

const Cublas::Plan &Cublas::findPlan(const CublasProduct &x) {
  Key key = {x.inType,
             x.outType,
             x.m,
             x.n,
             x.k,
             x.batch,
             x.lhs.isTransposed + 2 * x.rhs.isTransposed,
             x.lhs.distance,
             x.rhs.distance,
             x.out.distance,
             x.lhs.batchDistance,
             x.rhs.batchDistance,
             x.out.batchDistance,
             alignmentOf(x.lhs.data),
             alignmentOf(x.rhs.data),
             alignmentOf(x.out.data),
             x.bias != nullptr,
             x.activation};
  auto found = plans.find(key);
  if (found == plans.end())
    found = plans.emplace(key, makePlan(x)).first;
  return *found->second;
}

std::unique_ptr<Cublas::Plan> Cublas::makePlan(const CublasProduct &x) {
  auto result = std::make_unique<Plan>(*library);
  Plan &plan = *result;
  bool isF64 = x.outType == MESH_RT_F64;
  int compute = isF64                                  ? cublas::kComputeF64
                : allowTf32 && x.inType == MESH_RT_F32 ? cublas::kComputeTf32
                                                       : cublas::kComputeF32;
  require(library->productCreate(&plan.product, compute,
                                 isF64 ? cublas::kF64 : cublas::kF32),
          "describe a product");
  auto setOperation = [&](int attribute, bool isTransposed) {
    int32_t operation = isTransposed ? cublas::kTransposed : cublas::kPlain;
    require(library->productSet(plan.product, attribute, &operation,
                                sizeof(operation)),
            "transpose an operand");
  };
  setOperation(cublas::kProductTransposeA, x.rhs.isTransposed);
  setOperation(cublas::kProductTransposeB, x.lhs.isTransposed);
  int32_t epilogue = epilogueOf(x);
  require(library->productSet(plan.product, cublas::kProductEpilogue, &epilogue,
                              sizeof(epilogue)),
          "take an epilogue");
  plan.setBias(x);
  auto describe = [&](cublas::Layout &layout, mesh_rt_type type, int64_t rows,
                      int64_t columns, const CublasMatrix &matrix) {
    if (matrix.isTransposed)
      std::swap(rows, columns);
    auto batch = static_cast<int32_t>(x.batch);
    // Its columns are our rows.
    require(library->layoutCreate(&layout, dataTypeOf(type), columns, rows,
                                  matrix.distance),
            "describe a matrix");
    require(library->layoutSet(layout, cublas::kLayoutBatchCount, &batch,
                               sizeof(batch)),
            "take a batch");
    require(library->layoutSet(layout, cublas::kLayoutBatchOffset,
                               &matrix.batchDistance,
                               sizeof(matrix.batchDistance)),
            "take a batch");
  };
  describe(plan.first, x.inType, x.k, x.n, x.rhs);
  describe(plan.second, x.inType, x.m, x.k, x.lhs);
  describe(plan.out, x.outType, x.m, x.n, x.out);
  cublas::Preference preference = nullptr;
  require(library->preferenceCreate(&preference), "take preferences");
  cublas::Status status =
      library->preferenceSet(preference, cublas::kPreferenceWorkspaceBytes,
                             &kWorkspaceBytes, sizeof(kWorkspaceBytes));
  // Else cuBLASLt takes it that all addresses are multiples of 256.
  const char *addresses[] = {x.rhs.data, x.lhs.data, x.out.data, x.out.data};
  for (int i = 0; i < 4 && status == cublas::kSuccess; ++i) {
    auto alignment = static_cast<uint32_t>(alignmentOf(addresses[i]));
    status =
        library->preferenceSet(preference, cublas::kPreferenceAlignment + i,
                               &alignment, sizeof(alignment));
  }
  int found = 0;
  if (status == cublas::kSuccess)
    status =
        library->choose(handle, plan.product, plan.first, plan.second, plan.out,
                        plan.out, preference, 1, &plan.choice, &found);
  (void)library->preferenceDestroy(preference);
  require(status, "choose an algorithm");
  if (found == 0)
    throw std::runtime_error("cuBLASLt has no algorithm for this product");
  return result;
}

void Cublas::run(const CublasProduct &x) {
  CurrentGpu scope(stream.gpu);
  const Plan &plan = findPlan(x);
  plan.setBias(x);
  // In the type of the sums.
  float one = 1, beta = x.accumulate ? 1 : 0;
  double oneF64 = one, betaF64 = beta;
  bool isF64 = x.outType == MESH_RT_F64;
  const void *alphaAt = isF64 ? static_cast<void *>(&oneF64) : &one;
  const void *betaAt = isF64 ? static_cast<void *>(&betaF64) : &beta;
  require(library->multiply(
              handle, plan.product, alphaAt, x.rhs.data, plan.first, x.lhs.data,
              plan.second, betaAt, x.out.data, plan.out, x.out.data, plan.out,
              &plan.choice.algorithm, reinterpret_cast<void *>(workspace.get()),
              kWorkspaceBytes, stream.get()),
          "run a product");
}
