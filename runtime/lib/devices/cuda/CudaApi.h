//===- CudaApi.h - The part of the CUDA driver that is used -----*- C++ -*-===//
//
// Declared here, and not taken from cuda.h, so that the runtime is built
// without the toolkit: the driver is loaded when a program runs. Types and
// values are those of the driver's binary interface, which does not change; a
// test compares them with cuda.h where there is one.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_CUDAAPI_H
#define MESH_RT_CUDA_CUDAAPI_H

#include <cstddef>
#include <cstdint>

// The driver's own names of what it hands out.
struct CUctx_st;
struct CUmod_st;
struct CUfunc_st;
struct CUstream_st;
struct CUevent_st;
struct CUgraph_st;
struct CUgraphExec_st;
struct CUgraphNode_st;

namespace mesh::rt::cuda {

using Result = int;
constexpr Result kSuccess = 0;
constexpr Result kOutOfMemory = 2;
constexpr Result kNotReady = 600;
constexpr Result kPeerAccessAlreadyEnabled = 704;

using DeviceId = int;
/// An address in the memory of a GPU.
using Address = unsigned long long;
/// GPUs and the host share one space of addresses.
inline Address addressOf(const void *memory) {
  return reinterpret_cast<Address>(memory);
}
using Context = CUctx_st *;
using Module = CUmod_st *;
using Function = CUfunc_st *;
using Stream = CUstream_st *;
using Event = CUevent_st *;
using Graph = CUgraph_st *;
using GraphExec = CUgraphExec_st *;
using GraphNode = CUgraphNode_st *;

constexpr unsigned kStreamNonBlocking = 1;
constexpr unsigned kEventDefault = 0;
constexpr unsigned kEventDisableTiming = 2;
/// A capture on a stream does not restrict what threads may do.
constexpr int kCaptureRelaxed = 2;
constexpr unsigned kHostAllocPortable = 1;

constexpr int kMultiprocessorCount = 16;
constexpr int kUnifiedAddressing = 41;
constexpr int kComputeCapabilityMajor = 75;
constexpr int kComputeCapabilityMinor = 76;

/// The driver finds out where an address lies.
constexpr int kMemoryUnified = 4;

/// CUDA_MEMCPY2D: rows of a pitch.
struct Copy2D {
  size_t srcXInBytes;
  size_t srcY;
  int srcMemoryType;
  const void *srcHost;
  Address srcDevice;
  void *srcArray;
  size_t srcPitch;

  size_t dstXInBytes;
  size_t dstY;
  int dstMemoryType;
  void *dstHost;
  Address dstDevice;
  void *dstArray;
  size_t dstPitch;

  size_t widthInBytes;
  size_t height;
};

} // namespace mesh::rt::cuda

/// Calls X(name, symbol, parameters) for the functions that are used.
#define MESH_RT_CUDA_FUNCTIONS(X)                                              \
  X(init, cuInit, (unsigned))                                                  \
  X(getErrorName, cuGetErrorName, (cuda::Result, const char **))               \
  X(getErrorString, cuGetErrorString, (cuda::Result, const char **))           \
  X(deviceGetCount, cuDeviceGetCount, (int *))                                 \
  X(deviceGet, cuDeviceGet, (cuda::DeviceId *, int))                           \
  X(deviceGetName, cuDeviceGetName, (char *, int, cuda::DeviceId))             \
  X(deviceGetPciBusId, cuDeviceGetPCIBusId, (char *, int, cuda::DeviceId))     \
  X(deviceGetAttribute, cuDeviceGetAttribute, (int *, int, cuda::DeviceId))    \
  X(deviceCanAccessPeer, cuDeviceCanAccessPeer,                                \
    (int *, cuda::DeviceId, cuda::DeviceId))                                   \
  X(primaryContextRetain, cuDevicePrimaryCtxRetain,                            \
    (cuda::Context *, cuda::DeviceId))                                         \
  X(primaryContextRelease, cuDevicePrimaryCtxRelease_v2, (cuda::DeviceId))     \
  X(contextGetCurrent, cuCtxGetCurrent, (cuda::Context *))                     \
  X(contextPush, cuCtxPushCurrent_v2, (cuda::Context))                         \
  X(contextPop, cuCtxPopCurrent_v2, (cuda::Context *))                         \
  X(contextEnablePeerAccess, cuCtxEnablePeerAccess, (cuda::Context, unsigned)) \
  X(memoryGetInfo, cuMemGetInfo_v2, (size_t *, size_t *))                      \
  X(memoryAllocate, cuMemAlloc_v2, (cuda::Address *, size_t))                  \
  X(memoryFree, cuMemFree_v2, (cuda::Address))                                 \
  X(hostAllocate, cuMemHostAlloc, (void **, size_t, unsigned))                 \
  X(hostFree, cuMemFreeHost, (void *))                                         \
  X(copy, cuMemcpyAsync, (cuda::Address, cuda::Address, size_t, cuda::Stream)) \
  X(copy2D, cuMemcpy2DAsync_v2, (const cuda::Copy2D *, cuda::Stream))          \
  X(set8, cuMemsetD8Async,                                                     \
    (cuda::Address, unsigned char, size_t, cuda::Stream))                      \
  X(streamCreate, cuStreamCreate, (cuda::Stream *, unsigned))                  \
  X(streamDestroy, cuStreamDestroy_v2, (cuda::Stream))                         \
  X(streamWaitEvent, cuStreamWaitEvent, (cuda::Stream, cuda::Event, unsigned)) \
  X(streamSynchronize, cuStreamSynchronize, (cuda::Stream))                    \
  X(eventCreate, cuEventCreate, (cuda::Event *, unsigned))                     \
  X(eventDestroy, cuEventDestroy_v2, (cuda::Event))                            \
  X(eventRecord, cuEventRecord, (cuda::Event, cuda::Stream))                   \
  X(eventQuery, cuEventQuery, (cuda::Event))                                   \
  X(eventElapsed, cuEventElapsedTime, (float *, cuda::Event, cuda::Event))     \
  X(streamBeginCapture, cuStreamBeginCapture_v2, (cuda::Stream, int))          \
  X(streamEndCapture, cuStreamEndCapture, (cuda::Stream, cuda::Graph *))       \
  X(graphGetNodes, cuGraphGetNodes,                                            \
    (cuda::Graph, cuda::GraphNode *, size_t *))                                \
  X(graphInstantiate, cuGraphInstantiateWithFlags,                             \
    (cuda::GraphExec *, cuda::Graph, unsigned long long))                      \
  X(graphLaunch, cuGraphLaunch, (cuda::GraphExec, cuda::Stream))               \
  X(graphDestroy, cuGraphDestroy, (cuda::Graph))                               \
  X(graphExecDestroy, cuGraphExecDestroy, (cuda::GraphExec))                   \
  X(moduleLoad, cuModuleLoadData, (cuda::Module *, const void *))              \
  X(moduleUnload, cuModuleUnload, (cuda::Module))                              \
  X(moduleGetFunction, cuModuleGetFunction,                                    \
    (cuda::Function *, cuda::Module, const char *))                            \
  X(launch, cuLaunchKernel,                                                    \
    (cuda::Function, unsigned, unsigned, unsigned, unsigned, unsigned,         \
     unsigned, unsigned, cuda::Stream, void **, void **))

#endif // MESH_RT_CUDA_CUDAAPI_H
