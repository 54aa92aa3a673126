//===- FakeCublas.cpp - cuBLASLt on the fake driver -----------------------===//
//
// Products by their definition, on streams. As the library it rejects matrices
// whose columns overlap, types that do not go together, and memory that is not
// a GPU's. If no GPU is current the library would take the first one; that is
// rejected, too.
//
//===----------------------------------------------------------------------===//

#include "FakeEntry.h"
#include "devices/cuda/CublasApi.h"
#include "mesh-rt/element.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace mesh::rt;
using namespace mesh::rt::test;

struct mesh::rt::cublas::Context {};
struct mesh::rt::cublas::ProductDescriptor {
  int compute, scale;
  int32_t transposes[2] = {};
  int32_t epilogue = cublas::kEpilogueNone;
  const char *bias = nullptr;
};
struct mesh::rt::cublas::LayoutDescriptor {
  int type;
  int64_t rows, columns, distance;
  int32_t batch = 1;
  int64_t batchOffset = 0;
};
struct mesh::rt::cublas::PreferenceDescriptor {
  uint32_t alignments[4] = {256, 256, 256, 256};
};

namespace {
constexpr cublas::Status kNotInitialized = 1;
constexpr cublas::Status kInvalidParameter = 7;
constexpr cublas::Status kExecutionFailed = 13;

/// The object has to be destroyed.
template <typename T, typename... Args>
cublas::Status create(T *&made, Args... args) {
  made = new T{args...};
  ++gpus().objects;
  return 0;
}
template <typename T>
cublas::Status destroy(T *made) {
  delete made;
  --gpus().objects;
  return 0;
}

int64_t sizeOfType(int type) {
  switch (type) {
  case cublas::kF64:
    return 8;
  case cublas::kF32:
    return 4;
  default:
    return 2;
  }
}

double load(int type, const char *at) {
  switch (type) {
  case cublas::kF64:
    return *reinterpret_cast<const double *>(at);
  case cublas::kF32:
    return *reinterpret_cast<const float *>(at);
  case cublas::kF16:
    return f16ToF32(*reinterpret_cast<const uint16_t *>(at));
  default:
    return bf16ToF32(*reinterpret_cast<const uint16_t *>(at));
  }
}

void store(int type, char *at, double value) {
  switch (type) {
  case cublas::kF64:
    *reinterpret_cast<double *>(at) = value;
    break;
  case cublas::kF32:
    *reinterpret_cast<float *>(at) = static_cast<float>(value);
    break;
  case cublas::kF16:
    *reinterpret_cast<uint16_t *>(at) = f32ToF16(static_cast<float>(value));
    break;
  default:
    *reinterpret_cast<uint16_t *>(at) = f32ToBf16(static_cast<float>(value));
  }
}

using Matrix = cublas::LayoutDescriptor;

/// Element (i, j) of a column-major matrix.
int64_t offsetOf(const Matrix &matrix, int64_t batch, int64_t i, int64_t j) {
  return (batch * matrix.batchOffset + j * matrix.distance + i) *
         sizeOfType(matrix.type);
}

bool liesOnGpu(const void *data, const Matrix &matrix) {
  int64_t last =
      offsetOf(matrix, matrix.batch - 1, matrix.rows - 1, matrix.columns - 1);
  return FakeGpus::get().isMemory(reinterpret_cast<cuda::Address>(data),
                                  last + sizeOfType(matrix.type));
}

bool isKnown(int32_t epilogue) {
  int32_t activation = epilogue & ~cublas::kEpilogueBias;
  return activation == 0 || activation == cublas::kEpilogueRelu ||
         activation == cublas::kEpilogueGelu;
}

/// The bias has an element for each row.
bool biasLiesOnGpu(const cublas::ProductDescriptor &product, const Matrix &d) {
  return product.bias &&
         FakeGpus::get().isMemory(reinterpret_cast<cuda::Address>(product.bias),
                                  d.rows * sizeOfType(d.type));
}

double activate(int32_t epilogue, double x) {
  if (epilogue & cublas::kEpilogueRelu)
    return x > 0 ? x : 0;
  if (epilogue & cublas::kEpilogueGelu)
    return x / 2 *
           (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x)));
  return x;
}

bool fits(const cublas::ProductDescriptor &product, const Matrix &a,
          const Matrix &b, const Matrix &d) {
  bool isTransposed[] = {product.transposes[0] == cublas::kTransposed,
                         product.transposes[1] == cublas::kTransposed};
  auto rows = [&](const Matrix &m, int i) {
    return isTransposed[i] ? m.columns : m.rows;
  };
  auto columns = [&](const Matrix &m, int i) {
    return isTransposed[i] ? m.rows : m.columns;
  };
  bool isF64 = product.compute == cublas::kComputeF64;
  bool hasEpilogue = product.epilogue != cublas::kEpilogueNone;
  if (hasEpilogue && (isF64 || !isKnown(product.epilogue)))
    return false;
  return rows(a, 0) == d.rows && columns(b, 1) == d.columns &&
         columns(a, 0) == rows(b, 1) && a.type == b.type &&
         a.batch == d.batch && b.batch == d.batch &&
         (d.type == a.type || d.type == cublas::kF32) &&
         isF64 == (a.type == cublas::kF64) &&
         product.scale == (isF64 ? cublas::kF64 : cublas::kF32);
}

struct Work {
  cublas::ProductDescriptor product;
  Matrix a, b, d;
  const char *aData, *bData;
  char *dData;
  double alpha, beta;

  void operator()() const;
};
} // namespace

void Work::operator()() const {
  bool transA = product.transposes[0] == cublas::kTransposed;
  bool transB = product.transposes[1] == cublas::kTransposed;
  int64_t k = transA ? a.rows : a.columns;
  for (int64_t batch = 0; batch < d.batch; ++batch)
    for (int64_t j = 0; j < d.columns; ++j)
      for (int64_t i = 0; i < d.rows; ++i) {
        double sum = 0;
        for (int64_t l = 0; l < k; ++l)
          sum += load(a.type, aData + (transA ? offsetOf(a, batch, l, i)
                                              : offsetOf(a, batch, i, l))) *
                 load(b.type, bData + (transB ? offsetOf(b, batch, j, l)
                                              : offsetOf(b, batch, l, j)));
        char *at = dData + offsetOf(d, batch, i, j);
        // With a factor of 0 what is there is not read.
        double value = alpha * sum + (beta == 0 ? 0 : beta * load(d.type, at));
        if (product.epilogue & cublas::kEpilogueBias)
          value += load(d.type, product.bias + i * sizeOfType(d.type));
        store(d.type, at, activate(product.epilogue, value));
      }
}

extern "C" {

/// It does not know all of them.
const char *cublasLtGetStatusString(int status) {
  switch (status) {
  case kNotInitialized:
    return "the library was not initialized";
  case kInvalidParameter:
    return "an unsupported value or parameter was passed to the function";
  case kExecutionFailed:
    return "the function failed to launch on the GPU";
  case cublas::kNotSupported:
    return "the functionality is not supported";
  }
  return nullptr;
}

int cublasLtCreate(cublas::Handle *handle) {
  ENTER(cublasLtCreate)
  REQUIRE(currentContext(), kNotInitialized)
  return create(*handle);
}
int cublasLtDestroy(cublas::Handle handle) {
  ENTER(cublasLtDestroy)
  REQUIRE(currentContext(), kNotInitialized)
  return destroy(handle);
}

int cublasLtMatmulDescCreate(cublas::Product *product, int compute, int scale) {
  ENTER(cublasLtMatmulDescCreate)
  return create(*product, compute, scale);
}
int cublasLtMatmulDescDestroy(cublas::Product product) {
  ENTER(cublasLtMatmulDescDestroy)
  return destroy(product);
}
int cublasLtMatmulDescSetAttribute(cublas::Product product, int attribute,
                                   const void *value, size_t bytes) {
  ENTER(cublasLtMatmulDescSetAttribute)
  if (attribute == cublas::kProductEpilogue && bytes == sizeof(int32_t)) {
    std::memcpy(&product->epilogue, value, bytes);
    return 0;
  }
  if (attribute == cublas::kProductBias && bytes == sizeof(void *)) {
    std::memcpy(&product->bias, value, bytes);
    return 0;
  }
  if (bytes != sizeof(int32_t) || attribute < cublas::kProductTransposeA ||
      attribute > cublas::kProductTransposeB)
    return kInvalidParameter;
  std::memcpy(&product->transposes[attribute - cublas::kProductTransposeA],
              value, bytes);
  return 0;
}

int cublasLtMatrixLayoutCreate(cublas::Layout *layout, int type, uint64_t rows,
                               uint64_t columns, int64_t distance) {
  ENTER(cublasLtMatrixLayoutCreate)
  REQUIRE(distance >= static_cast<int64_t>(rows), kInvalidParameter)
  return create(*layout, type, static_cast<int64_t>(rows),
                static_cast<int64_t>(columns), distance);
}
int cublasLtMatrixLayoutDestroy(cublas::Layout layout) {
  ENTER(cublasLtMatrixLayoutDestroy)
  return destroy(layout);
}
int cublasLtMatrixLayoutSetAttribute(cublas::Layout layout, int attribute,
                                     const void *value, size_t bytes) {
  ENTER(cublasLtMatrixLayoutSetAttribute)
  if (attribute == cublas::kLayoutBatchCount && bytes == sizeof(int32_t))
    std::memcpy(&layout->batch, value, bytes);
  else if (attribute == cublas::kLayoutBatchOffset && bytes == sizeof(int64_t))
    std::memcpy(&layout->batchOffset, value, bytes);
  else
    return kInvalidParameter;
  return 0;
}

int cublasLtMatmulPreferenceCreate(cublas::Preference *preference) {
  ENTER(cublasLtMatmulPreferenceCreate)
  return create(*preference);
}
int cublasLtMatmulPreferenceDestroy(cublas::Preference preference) {
  ENTER(cublasLtMatmulPreferenceDestroy)
  return destroy(preference);
}
int cublasLtMatmulPreferenceSetAttribute(cublas::Preference preference,
                                         int attribute, const void *value,
                                         size_t bytes) {
  ENTER(cublasLtMatmulPreferenceSetAttribute)
  if (attribute == cublas::kPreferenceWorkspaceBytes)
    return bytes == sizeof(size_t) ? 0 : kInvalidParameter;
  int operand = attribute - cublas::kPreferenceAlignment;
  if (operand < 0 || operand > 3 || bytes != sizeof(uint32_t))
    return kInvalidParameter;
  std::memcpy(&preference->alignments[operand], value, bytes);
  return 0;
}

int cublasLtMatmulAlgoGetHeuristic(cublas::Handle, cublas::Product product,
                                   cublas::Layout a, cublas::Layout b,
                                   cublas::Layout, cublas::Layout d,
                                   cublas::Preference preference, int wanted,
                                   cublas::Choice *choices, int *found) {
  ENTER(cublasLtMatmulAlgoGetHeuristic)
  if (wanted < 1 || !fits(*product, *a, *b, *d))
    return cublas::kNotSupported;
  *found = gpus().enter("returnAlgoCount") ? 0 : 1;
  choices[0] = {};
  // There may be a choice that is none.
  choices[0].status = gpus().enter("cublasLtMatmulHeuristicResult_t");
  // An algorithm carries its alignment of addresses: the bias is read as the
  // result is written.
  for (int i = 0; i < 4; ++i)
    choices[0].algorithm.data[i] = preference->alignments[i];
  return 0;
}

int cublasLtMatmul(cublas::Handle, cublas::Product product, const void *alpha,
                   const void *a, cublas::Layout aLayout, const void *b,
                   cublas::Layout bLayout, const void *beta, const void *c,
                   cublas::Layout, void *d, cublas::Layout dLayout,
                   const cublas::Algorithm *algorithm, void *workspace,
                   size_t bytes, CUstream_st *stream) {
  ENTER(cublasLtMatmul)
  REQUIRE(currentContext(), kNotInitialized)
  bool hasBias = product->epilogue & cublas::kEpilogueBias;
  if (!fits(*product, *aLayout, *bLayout, *dLayout) || c != d ||
      !liesOnGpu(a, *aLayout) || !liesOnGpu(b, *bLayout) ||
      !liesOnGpu(d, *dLayout) ||
      (hasBias && !biasLiesOnGpu(*product, *dLayout)) ||
      !gpus().isMemory(reinterpret_cast<cuda::Address>(workspace), bytes))
    return kInvalidParameter;
  const void *addresses[] = {a, b, c, d};
  for (int i = 0; i < 4; ++i)
    if (reinterpret_cast<uintptr_t>(addresses[i]) % algorithm->data[i] != 0)
      return kInvalidParameter;
  if (hasBias &&
      reinterpret_cast<uintptr_t>(product->bias) % algorithm->data[3] != 0)
    return kInvalidParameter;
  bool isF64 = product->scale == cublas::kF64;
  auto scalar = [&](const void *value) {
    return isF64 ? *static_cast<const double *>(value)
                 : *static_cast<const float *>(value);
  };
  gpus().add(*stream, "matmul", 0,
             Work{*product, *aLayout, *bLayout, *dLayout,
                  static_cast<const char *>(a), static_cast<const char *>(b),
                  static_cast<char *>(d), scalar(alpha), scalar(beta)});
  return 0;
}

} // extern "C"
