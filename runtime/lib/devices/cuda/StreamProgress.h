//===- StreamProgress.h - Bound and watch a stream --------------*- C++ -*-===//
//
// The thread marks what it has given to the device's stream. Where it waits for
// the GPU, and when it is too many marks ahead, it looks at the oldest that is
// not done: if that is the same for longer than the deadline, the run fails,
// and the report says what the GPU does not get past.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_STREAMPROGRESS_H
#define MESH_RT_CUDA_STREAMPROGRESS_H

#include "GpuStream.h"
#include "core/Device.h"

#include <vector>

namespace mesh::rt {

class StreamProgress {
public:
  StreamProgress(Device &device, const GpuStream &stream)
      : device(device), stream(stream), marks(kMaxMarks) {}

  /// An op has been given to the stream. Name and location are constants of
  /// the program.
  Status mark(const char *name, const char *location);
  /// Returns when the GPU has done what was recorded in `event`, `what`.
  Status await(const CudaEvent &event, const std::string &what);
  /// Returns when the GPU has done all that is marked.
  Status drain();
  /// The stream has nothing to do.
  void reset() { oldest = next = 0; }

private:
  struct Mark {
    CudaEvent event;
    const char *name;
    const char *location;
  };

  Status awaitOldest();
  bool isDone(const CudaEvent &event) const;

  static constexpr size_t kMaxMarks = 256;

  Device &device;
  const GpuStream &stream;
  /// Mark i is at i modulo their number; those from `oldest` to `next` may not
  /// be done.
  std::vector<Mark> marks;
  size_t oldest = 0;
  size_t next = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_STREAMPROGRESS_H
