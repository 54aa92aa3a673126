//===- CudaApiTest.cpp - our declarations against the toolkit's -----------===//

#include "devices/cuda/CudaApi.h"
#include "devices/cuda/CublasApi.h"

#include <cstddef>
#include <cublasLt.h>
#include <cuda.h>
#include <gtest/gtest.h>
#include <type_traits>

using namespace mesh::rt;

// The declarations of functions agree if their parameters do: handles are the
// same opaque types, and the two kinds of numbers are compared below.

template <typename T>
struct Plain {
  using Type = T;
};
template <>
struct Plain<CUresult> {
  using Type = cuda::Result;
};
template <>
struct Plain<CUdevice_attribute> {
  using Type = int;
};
template <>
struct Plain<CUstreamCaptureMode> {
  using Type = int;
};
template <>
struct Plain<const CUDA_MEMCPY2D *> {
  using Type = const cuda::Copy2D *;
};
template <typename Result, typename... Args>
struct Plain<Result(Args...)> {
  using Type = typename Plain<Result>::Type(typename Plain<Args>::Type...);
};

#define MESH_RT_CUDA_COMPARE(name, symbol, parameters)                         \
  static_assert(                                                               \
      std::is_same_v<Plain<decltype(symbol)>::Type, cuda::Result parameters>,  \
      #symbol);
MESH_RT_CUDA_FUNCTIONS(MESH_RT_CUDA_COMPARE)

static_assert(sizeof(CUresult) == sizeof(cuda::Result));
static_assert(sizeof(CUdevice_attribute) == sizeof(int));
static_assert(cuda::kSuccess == CUDA_SUCCESS);
static_assert(cuda::kOutOfMemory == CUDA_ERROR_OUT_OF_MEMORY);
static_assert(cuda::kNotReady == CUDA_ERROR_NOT_READY);
static_assert(cuda::kPeerAccessAlreadyEnabled ==
              CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
static_assert(cuda::kStreamNonBlocking == CU_STREAM_NON_BLOCKING);
static_assert(cuda::kEventDisableTiming == CU_EVENT_DISABLE_TIMING);
static_assert(cuda::kEventDefault == CU_EVENT_DEFAULT);
static_assert(cuda::kCaptureRelaxed == CU_STREAM_CAPTURE_MODE_RELAXED);
static_assert(sizeof(CUstreamCaptureMode) == sizeof(int));
static_assert(cuda::kHostAllocPortable == CU_MEMHOSTALLOC_PORTABLE);
static_assert(cuda::kMultiprocessorCount ==
              CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
static_assert(cuda::kUnifiedAddressing ==
              CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING);
static_assert(cuda::kComputeCapabilityMajor ==
              CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
static_assert(cuda::kComputeCapabilityMinor ==
              CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
static_assert(cuda::kMemoryUnified == CU_MEMORYTYPE_UNIFIED);

#define MESH_RT_CUDA_SAME_FIELD(field, theirs)                                 \
  static_assert(offsetof(cuda::Copy2D, field) ==                               \
                    offsetof(CUDA_MEMCPY2D, theirs) &&                         \
                sizeof(cuda::Copy2D::field) == sizeof(CUDA_MEMCPY2D::theirs));
MESH_RT_CUDA_SAME_FIELD(srcXInBytes, srcXInBytes)
MESH_RT_CUDA_SAME_FIELD(srcY, srcY)
MESH_RT_CUDA_SAME_FIELD(srcMemoryType, srcMemoryType)
MESH_RT_CUDA_SAME_FIELD(srcHost, srcHost)
MESH_RT_CUDA_SAME_FIELD(srcDevice, srcDevice)
MESH_RT_CUDA_SAME_FIELD(srcArray, srcArray)
MESH_RT_CUDA_SAME_FIELD(srcPitch, srcPitch)
MESH_RT_CUDA_SAME_FIELD(dstXInBytes, dstXInBytes)
MESH_RT_CUDA_SAME_FIELD(dstY, dstY)
MESH_RT_CUDA_SAME_FIELD(dstMemoryType, dstMemoryType)
MESH_RT_CUDA_SAME_FIELD(dstHost, dstHost)
MESH_RT_CUDA_SAME_FIELD(dstDevice, dstDevice)
MESH_RT_CUDA_SAME_FIELD(dstArray, dstArray)
MESH_RT_CUDA_SAME_FIELD(dstPitch, dstPitch)
MESH_RT_CUDA_SAME_FIELD(widthInBytes, WidthInBytes)
MESH_RT_CUDA_SAME_FIELD(height, Height)
static_assert(sizeof(cuda::Copy2D) == sizeof(CUDA_MEMCPY2D));

// cuBLASLt: what is passed how, pointers and enumerations whatever their types.

template <typename T>
using Passed = std::conditional_t<
    std::is_pointer_v<T>, void *,
    typename std::conditional_t<std::is_enum_v<T>, std::underlying_type<T>,
                                std::type_identity<T>>::type>;
template <typename T>
struct Signed {
  using Type = T;
};
template <>
struct Signed<unsigned> {
  using Type = int;
};
template <typename Function>
struct Passing;
template <typename Result, typename... Args>
struct Passing<Result(Args...)> {
  using Type = typename Signed<Passed<Result>>::Type(
      typename Signed<Passed<Args>>::Type...);
};

#define MESH_RT_CUBLAS_COMPARE(name, symbol, parameters)                       \
  static_assert(std::is_same_v<Passing<decltype(symbol)>::Type,                \
                               Passing<cublas::Status parameters>::Type>,      \
                #symbol);
MESH_RT_CUBLAS_FUNCTIONS(MESH_RT_CUBLAS_COMPARE)

static_assert(cublas::kSuccess == CUBLAS_STATUS_SUCCESS);
static_assert(cublas::kNotSupported == CUBLAS_STATUS_NOT_SUPPORTED);
static_assert(cublas::kF32 == CUDA_R_32F && cublas::kF64 == CUDA_R_64F);
static_assert(cublas::kF16 == CUDA_R_16F && cublas::kBf16 == CUDA_R_16BF);
static_assert(cublas::kComputeF32 == CUBLAS_COMPUTE_32F);
static_assert(cublas::kComputeF64 == CUBLAS_COMPUTE_64F);
static_assert(cublas::kComputeTf32 == CUBLAS_COMPUTE_32F_FAST_TF32);
static_assert(cublas::kPlain == CUBLAS_OP_N &&
              cublas::kTransposed == CUBLAS_OP_T);
static_assert(cublas::kProductTransposeA == CUBLASLT_MATMUL_DESC_TRANSA);
static_assert(cublas::kProductTransposeB == CUBLASLT_MATMUL_DESC_TRANSB);
static_assert(cublas::kProductEpilogue == CUBLASLT_MATMUL_DESC_EPILOGUE);
static_assert(cublas::kProductBias == CUBLASLT_MATMUL_DESC_BIAS_POINTER);
static_assert(cublas::kEpilogueNone == CUBLASLT_EPILOGUE_DEFAULT);
static_assert(cublas::kEpilogueRelu == CUBLASLT_EPILOGUE_RELU);
static_assert(cublas::kEpilogueBias == CUBLASLT_EPILOGUE_BIAS);
static_assert(cublas::kEpilogueGelu == CUBLASLT_EPILOGUE_GELU);
static_assert((cublas::kEpilogueRelu | cublas::kEpilogueBias) ==
              CUBLASLT_EPILOGUE_RELU_BIAS);
static_assert((cublas::kEpilogueGelu | cublas::kEpilogueBias) ==
              CUBLASLT_EPILOGUE_GELU_BIAS);
static_assert(sizeof(cublasLtEpilogue_t) == sizeof(int32_t));
static_assert(cublas::kLayoutBatchCount == CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT);
static_assert(cublas::kLayoutBatchOffset ==
              CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET);
static_assert(cublas::kPreferenceWorkspaceBytes ==
              CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES);
static_assert(cublas::kPreferenceAlignment ==
              CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES);
static_assert(cublas::kPreferenceAlignment + 3 ==
              CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES);
static_assert(sizeof(cublas::Algorithm) == sizeof(cublasLtMatmulAlgo_t));
static_assert(sizeof(cublas::Choice) ==
              sizeof(cublasLtMatmulHeuristicResult_t));
static_assert(offsetof(cublas::Choice, workspaceBytes) ==
              offsetof(cublasLtMatmulHeuristicResult_t, workspaceSize));
static_assert(offsetof(cublas::Choice, status) ==
              offsetof(cublasLtMatmulHeuristicResult_t, state));

// NVTX: what a tool's library is given.

#if __has_include(<nvtx3/nvToolsExt.h>)
#include "devices/cuda/NvtxApi.h"

#include <nvtx3/nvToolsExt.h>

static_assert(nvtx::kVersion == NVTX_VERSION);
static_assert(nvtx::kCallbacksTable == NVTX_ETID_CALLBACKS);
static_assert(nvtx::kVersionTable == NVTX_ETID_VERSIONINFO);
static_assert(nvtx::kCoreModule == NVTX_CB_MODULE_CORE);
static_assert(nvtx::kRangePush == NVTX_CBID_CORE_RangePushA);
static_assert(nvtx::kRangePop == NVTX_CBID_CORE_RangePop);
static_assert(nvtx::kNumCoreFunctions == NVTX_CBID_CORE_SIZE);
static_assert(std::is_same_v<nvtx::FunctionTable, NvtxFunctionTable>);
static_assert(sizeof(nvtx::Callbacks) == sizeof(NvtxExportTableCallbacks));
static_assert(offsetof(nvtx::Callbacks, getModuleFunctionTable) ==
              offsetof(NvtxExportTableCallbacks, GetModuleFunctionTable));
static_assert(sizeof(nvtx::VersionInfo) == sizeof(NvtxExportTableVersionInfo));
static_assert(offsetof(nvtx::VersionInfo, setInjectionVersion) ==
              offsetof(NvtxExportTableVersionInfo, SetInjectionNvtxVersion));
#endif

TEST(CudaApi, AgreesWithTheHeaders) {
  SUCCEED() << "checked by the compiler, against CUDA " << CUDA_VERSION;
}
