//===- Staging.h - Copies between host and GPU memory -----------*- C++ -*-===//
//
// The GPU's copy engines read and write pinned memory only. What is anywhere
// else goes through two pinned buffers, one of which the GPU copies while the
// other is copied by the host.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_STAGING_H
#define MESH_RT_CUDA_STAGING_H

#include "GpuStream.h"
#include "StreamProgress.h"

namespace mesh::rt {

class Staging {
public:
  Staging(const GpuStream &stream, StreamProgress &progress)
      : stream(stream), progress(progress) {}

  /// After all that the stream has got. `host` can be used again on return.
  Status write(cuda::Address device, const char *host, int64_t bytes);
  Status read(char *host, cuda::Address device, int64_t bytes);

private:
  struct Buffer {
    CudaPinned memory;
    /// The GPU is done with it.
    CudaEvent event;
    char *data() const { return static_cast<char *>(memory.get()); }
  };

  void allocate();

  static constexpr int64_t kBytes = int64_t(4) << 20;

  const GpuStream &stream;
  StreamProgress &progress;
  Buffer buffers[2];
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_STAGING_H
