//===- Thread.h - The position of a thread of a GPU -------------*- C++ -*-===//
//
// The kernels are plain C++, compiled for GPUs, and for the host where tests
// run them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_DEVICE_THREAD_H
#define MESH_RT_CUDA_DEVICE_THREAD_H

#include <stdint.h>

/// The loop that follows is written out, so that what it indexes is registers.
#ifdef __clang__
#define MESH_RT_UNROLLED _Pragma("clang loop unroll(full)")
#else
#define MESH_RT_UNROLLED
#endif

#ifdef __NVPTX__

#define MESH_RT_KERNEL extern "C" [[clang::nvptx_kernel]] void

namespace mesh::rt {
inline int64_t threadIndex() {
  return int64_t(__nvvm_read_ptx_sreg_ctaid_x()) *
             __nvvm_read_ptx_sreg_ntid_x() +
         __nvvm_read_ptx_sreg_tid_x();
}
inline int64_t numThreads() {
  return int64_t(__nvvm_read_ptx_sreg_nctaid_x()) *
         __nvvm_read_ptx_sreg_ntid_x();
}
} // namespace mesh::rt

#else

#define MESH_RT_KERNEL extern "C" void

namespace mesh::rt {
/// Set by the GPU emulator.
extern thread_local int64_t playedThread;
extern thread_local int64_t numPlayedThreads;

inline int64_t threadIndex() { return playedThread; }
inline int64_t numThreads() { return numPlayedThreads; }
} // namespace mesh::rt

#endif

#endif // MESH_RT_CUDA_DEVICE_THREAD_H
