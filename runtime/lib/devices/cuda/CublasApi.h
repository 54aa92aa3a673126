//===- CublasApi.h - The part of cuBLASLt that is used ----------*- C++ -*-===//
//
// Declared here for the same reasons as the driver in CudaApi.h, and compared
// with cublasLt.h by the same test. The binary interface is that of versions
// 11 to 13.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_CUBLASAPI_H
#define MESH_RT_CUDA_CUBLASAPI_H

#include <cstddef>
#include <cstdint>

struct CUstream_st;

namespace mesh::rt::cublas {

using Status = int;
constexpr Status kSuccess = 0;
constexpr Status kNotSupported = 15;

// The library owns the objects that these point to.
using Handle = struct Context *;
using Product = struct ProductDescriptor *;
using Layout = struct LayoutDescriptor *;
using Preference = struct PreferenceDescriptor *;

/// cudaDataType.
constexpr int kF32 = 0, kF64 = 1, kF16 = 2, kBf16 = 14;
/// cublasComputeType_t.
constexpr int kComputeF32 = 68, kComputeF64 = 70, kComputeTf32 = 77;
/// cublasOperation_t.
constexpr int32_t kPlain = 0, kTransposed = 1;

constexpr int kProductTransposeA = 3, kProductTransposeB = 4;
constexpr int kProductEpilogue = 7, kProductBias = 8;
/// cublasLtEpilogue_t: flags, of which `kEpilogueNone` stands alone.
constexpr int32_t kEpilogueNone = 1, kEpilogueRelu = 2, kEpilogueBias = 4,
                  kEpilogueGelu = 32;
constexpr int kLayoutBatchCount = 5, kLayoutBatchOffset = 6;
constexpr int kPreferenceWorkspaceBytes = 1;
/// The alignments of the first operand, of the second, of the addend, and of
/// the result.
constexpr int kPreferenceAlignment = 5;

/// cublasLtMatmulAlgo_t.
struct Algorithm {
  uint64_t data[8];
};

/// cublasLtMatmulHeuristicResult_t.
struct Choice {
  Algorithm algorithm;
  size_t workspaceBytes;
  Status status;
  float wavesCount;
  int reserved[4];
};

} // namespace mesh::rt::cublas

/// Calls X(name, symbol, parameters) for the functions that are used.
#define MESH_RT_CUBLAS_FUNCTIONS(X)                                            \
  X(create, cublasLtCreate, (cublas::Handle *))                                \
  X(destroy, cublasLtDestroy, (cublas::Handle))                                \
  X(productCreate, cublasLtMatmulDescCreate, (cublas::Product *, int, int))    \
  X(productDestroy, cublasLtMatmulDescDestroy, (cublas::Product))              \
  X(productSet, cublasLtMatmulDescSetAttribute,                                \
    (cublas::Product, int, const void *, size_t))                              \
  X(layoutCreate, cublasLtMatrixLayoutCreate,                                  \
    (cublas::Layout *, int, uint64_t, uint64_t, int64_t))                      \
  X(layoutDestroy, cublasLtMatrixLayoutDestroy, (cublas::Layout))              \
  X(layoutSet, cublasLtMatrixLayoutSetAttribute,                               \
    (cublas::Layout, int, const void *, size_t))                               \
  X(preferenceCreate, cublasLtMatmulPreferenceCreate, (cublas::Preference *))  \
  X(preferenceDestroy, cublasLtMatmulPreferenceDestroy, (cublas::Preference))  \
  X(preferenceSet, cublasLtMatmulPreferenceSetAttribute,                       \
    (cublas::Preference, int, const void *, size_t))                           \
  X(choose, cublasLtMatmulAlgoGetHeuristic,                                    \
    (cublas::Handle, cublas::Product, cublas::Layout, cublas::Layout,          \
     cublas::Layout, cublas::Layout, cublas::Preference, int,                  \
     cublas::Choice *, int *))                                                 \
  X(multiply, cublasLtMatmul,                                                  \
    (cublas::Handle, cublas::Product, const void *, const void *,              \
     cublas::Layout, const void *, cublas::Layout, const void *, const void *, \
     cublas::Layout, void *, cublas::Layout, const cublas::Algorithm *,        \
     void *, size_t, CUstream_st *))

#endif // MESH_RT_CUDA_CUBLASAPI_H
