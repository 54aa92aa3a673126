//===- NcclApi.h - The part of NCCL that is used ----------------*- C++ -*-===//
//
// Declared here for the same reasons as the driver in CudaApi.h, and compared
// with nccl.h where that is installed. The binary interface is that of all
// versions 2 from 2.14 on, which are the first whose calls need not block.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_NCCL_NCCLAPI_H
#define MESH_RT_NCCL_NCCLAPI_H

#include "devices/cuda/CudaApi.h"

#include <climits>
#include <cstddef>

// NCCL's own name of what it hands out.
struct ncclComm;

namespace mesh::rt::nccl {

using Result = int;
constexpr Result kSuccess = 0;
constexpr Result kInProgress = 7;

using Comm = ncclComm *;

/// The identifier by which the members of a communicator meet.
struct UniqueId {
  char internal[128];
};

/// The configuration of a communicator: the first fields of ncclConfig_t, whose
/// `version` tells which fields it has.
struct Config {
  size_t size = sizeof(Config);
  unsigned magic = 0xcafebeef;
  unsigned version = 21400;
  /// 0: no call waits for other processes, but may be in progress on return.
  int blocking = 0;
};

constexpr int kMinVersion = 21400;

/// ncclDataType_t.
constexpr int kI8 = 0, kI32 = 2, kI64 = 4, kF16 = 6, kF32 = 7, kF64 = 8,
              kBf16 = 9;
/// ncclRedOp_t.
constexpr int kSum = 0, kProduct = 1, kMax = 2, kMin = 3;

} // namespace mesh::rt::nccl

/// Calls X(name, symbol, parameters) for the functions that are used and give a
/// result.
#define MESH_RT_NCCL_FUNCTIONS(X)                                              \
  X(getVersion, ncclGetVersion, (int *))                                       \
  X(getUniqueId, ncclGetUniqueId, (nccl::UniqueId *))                          \
  X(commInit, ncclCommInitRankConfig,                                          \
    (nccl::Comm *, int, nccl::UniqueId, int, nccl::Config *))                  \
  X(commDestroy, ncclCommDestroy, (nccl::Comm))                                \
  X(commAbort, ncclCommAbort, (nccl::Comm))                                    \
  X(commGetAsyncError, ncclCommGetAsyncError, (nccl::Comm, nccl::Result *))    \
  X(allReduce, ncclAllReduce,                                                  \
    (const void *, void *, size_t, int, int, nccl::Comm, cuda::Stream))        \
  X(reduceScatter, ncclReduceScatter,                                          \
    (const void *, void *, size_t, int, int, nccl::Comm, cuda::Stream))        \
  X(allGather, ncclAllGather,                                                  \
    (const void *, void *, size_t, int, nccl::Comm, cuda::Stream))             \
  X(broadcast, ncclBroadcast,                                                  \
    (const void *, void *, size_t, int, int, nccl::Comm, cuda::Stream))        \
  X(send, ncclSend,                                                            \
    (const void *, size_t, int, int, nccl::Comm, cuda::Stream))                \
  X(receive, ncclRecv, (void *, size_t, int, int, nccl::Comm, cuda::Stream))   \
  X(groupStart, ncclGroupStart, ())                                            \
  X(groupEnd, ncclGroupEnd, ())

/// The others, which give a text.
#define MESH_RT_NCCL_TEXTS(X)                                                  \
  X(getErrorString, ncclGetErrorString, (nccl::Result))                        \
  X(getLastError, ncclGetLastError, (nccl::Comm))

#endif // MESH_RT_NCCL_NCCLAPI_H
