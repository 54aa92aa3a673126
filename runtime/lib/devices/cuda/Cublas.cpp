//===- Cublas.cpp - Matrix products by cuBLASLt ---------------------------===//
//
// cuBLASLt is column-major, so it is asked for the transposed product: the
// rows of out are its columns, and rhs is its first operand.
//
//===----------------------------------------------------------------------===//

#include "Cublas.h"

#include "mesh-rt/element.h"
#include "mesh-rt/text.h"

#include <algorithm>
#include <limits>
#include <utility>

using namespace mesh::rt;

/// The size that NVIDIA recommends for its newer GPUs.
static constexpr size_t kWorkspaceBytes = size_t(32) << 20;

Cublas::Cublas(const std::string &path, const GpuStream &stream,
               GpuMemory &memory, bool allowTf32)
    : library(path), stream(stream), allowTf32(allowTf32) {
  CurrentGpu scope(stream.gpu);
  workspace = memory.allocate(kWorkspaceBytes);
  if (!workspace)
    throw Error(stream.gpu.describe() + " has no memory for the " +
                formatBytes(kWorkspaceBytes) +
                " that cuBLASLt works in: " + stream.gpu.describeMemory());
  library.create(&handle);
}

/// The library would begin to use the first GPU if none were current.
Cublas::~Cublas() {
  plans.clear();
  stream.gpu.cleanUp([&] { (void)library.destroy.attempt(handle); });
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

static uint32_t alignmentOf(const char *data) {
  auto address = reinterpret_cast<uintptr_t>(data);
  return static_cast<uint32_t>(std::min<uintptr_t>(address & -address, 256));
}

/// Returns the alignments of the addresses of the first operand, of the second,
/// of the addend and of the result, which decide what algorithms there are.
/// cuBLASLt has no attribute for the bias: it counts with the result.
static std::array<uint32_t, 4> alignmentsOf(const CublasProduct &x) {
  uint32_t out = alignmentOf(x.out.data);
  return {alignmentOf(x.rhs.data), alignmentOf(x.lhs.data), out,
          x.bias ? std::min(out, alignmentOf(x.bias)) : out};
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
  std::array<uint32_t, 4> alignments = alignmentsOf(x);
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
             alignments[0],
             alignments[1],
             alignments[2],
             alignments[3],
             x.bias != nullptr,
             x.activation};
  auto found = plans.find(key);
  if (found == plans.end())
    found = plans.emplace(key, makePlan(x)).first;
  return found->second;
}

CublasDescriptor Cublas::describe(const CublasProduct &x) const {
  bool isF64 = x.outType == MESH_RT_F64;
  int compute = isF64                                  ? cublas::kComputeF64
                : allowTf32 && x.inType == MESH_RT_F32 ? cublas::kComputeTf32
                                                       : cublas::kComputeF32;
  cublas::Product made = nullptr;
  library.productCreate(&made, compute, isF64 ? cublas::kF64 : cublas::kF32);
  CublasDescriptor product(made, {&library});
  auto set = [&](int attribute, auto value) {
    library.productSet(made, attribute, &value, sizeof(value));
  };
  auto operationOf = [](const CublasMatrix &matrix) {
    return matrix.isTransposed ? cublas::kTransposed : cublas::kPlain;
  };
  set(cublas::kProductTransposeA, operationOf(x.rhs));
  set(cublas::kProductTransposeB, operationOf(x.lhs));
  set(cublas::kProductEpilogue, epilogueOf(x));
  if (x.bias)
    set(cublas::kProductBias, x.bias);
  return product;
}

CublasLayout Cublas::describe(const CublasMatrix &matrix, mesh_rt_type type,
                              int64_t rows, int64_t columns,
                              int64_t batch) const {
  if (batch > std::numeric_limits<int32_t>::max())
    throw Error("cuBLASLt has no batches of " + std::to_string(batch) +
                " products");
  if (matrix.isTransposed)
    std::swap(rows, columns);
  cublas::Layout made = nullptr;
  // Its columns are our rows.
  library.layoutCreate(&made, dataTypeOf(type), columns, rows, matrix.distance);
  CublasLayout layout(made, {&library});
  auto set = [&](int attribute, auto value) {
    library.layoutSet(made, attribute, &value, sizeof(value));
  };
  set(cublas::kLayoutBatchCount, static_cast<int32_t>(batch));
  set(cublas::kLayoutBatchOffset, matrix.batchDistance);
  return layout;
}

CublasPreference Cublas::prefer(const CublasProduct &x) const {
  cublas::Preference made = nullptr;
  library.preferenceCreate(&made);
  CublasPreference preference(made, {&library});
  auto set = [&](int attribute, auto value) {
    library.preferenceSet(made, attribute, &value, sizeof(value));
  };
  set(cublas::kPreferenceWorkspaceBytes, kWorkspaceBytes);
  // Else cuBLASLt takes it that all addresses are multiples of 256.
  int attribute = cublas::kPreferenceAlignment;
  for (uint32_t alignment : alignmentsOf(x))
    set(attribute++, alignment);
  return preference;
}

Cublas::Plan Cublas::makePlan(const CublasProduct &x) const {
  Plan plan{describe(x),
            describe(x.rhs, x.inType, x.k, x.n, x.batch),
            describe(x.lhs, x.inType, x.m, x.k, x.batch),
            describe(x.out, x.outType, x.m, x.n, x.batch),
            {}};
  int found = 0;
  cublas::Status status = library.choose.attempt(
      handle, plan.product.get(), plan.first.get(), plan.second.get(),
      plan.out.get(), plan.out.get(), prefer(x).get(), 1, &plan.choice, &found);
  // Most often it is said by the status that there is none.
  bool isSupported = status != cublas::kNotSupported;
  if (isSupported)
    library.choose.check(status);
  if (!isSupported || found == 0 || plan.choice.status != cublas::kSuccess)
    throw Error("cuBLASLt has no algorithm for this product");
  return plan;
}

void Cublas::run(const CublasProduct &x) {
  CurrentGpu scope(stream.gpu);
  const Plan &plan = findPlan(x);
  // The one that the plan was made for may have been elsewhere.
  if (x.bias)
    library.productSet(plan.product.get(), cublas::kProductBias, &x.bias,
                       sizeof(x.bias));
  // In the type of the sums.
  float one = 1, beta = x.accumulate ? 1 : 0;
  double oneF64 = one, betaF64 = beta;
  bool isF64 = x.outType == MESH_RT_F64;
  const void *alphaAt = isF64 ? static_cast<void *>(&oneF64) : &one;
  const void *betaAt = isF64 ? static_cast<void *>(&betaF64) : &beta;
  library.multiply(
      handle, plan.product.get(), alphaAt, x.rhs.data, plan.first.get(),
      x.lhs.data, plan.second.get(), betaAt, x.out.data, plan.out.get(),
      x.out.data, plan.out.get(), &plan.choice.algorithm,
      reinterpret_cast<void *>(workspace.get()), kWorkspaceBytes, stream.get());
}
