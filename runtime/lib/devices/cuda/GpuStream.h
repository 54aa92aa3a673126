//===- GpuStream.h - A queue of work for a GPU ------------------*- C++ -*-===//
//
// A stream takes commands and returns; any thread may give them. A command that
// waits for an event waits for what was recorded last when the command was
// given. So whatever a stream waits for was given before: streams cannot
// deadlock.
//
// All functions throw CudaError.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_GPUSTREAM_H
#define MESH_RT_CUDA_GPUSTREAM_H

#include "Gpu.h"
#include "StreamSpans.h"
#include "core/Pattern.h"
#include "core/View.h"

#include <vector>

namespace mesh::rt {

class GpuStream {
public:
  /// With a name, a row of the timeline, its spans are recorded.
  explicit GpuStream(const Gpu &gpu, std::string name = "");

  const Gpu &gpu;
  cuda::Stream get() const { return stream.get(); }

  /// Null if no timeline is wanted.
  StreamSpans *getSpans() const { return spans.get(); }

  /// `event` is of this stream's GPU.
  void record(const CudaEvent &event) const;
  void wait(const CudaEvent &event) const;

  /// dst = src. The views have equal shapes, and lie on any GPUs.
  void copy(const View &dst, const View &src) const;
  /// Each of targets = src.
  void copy(const std::vector<View> &targets, const View &src) const;
  void fillZero(const View &dst) const;
  /// The elements `range` of each of targets = those of sources, combined in
  /// their order. A target may be equal to a source. `combiner` applies to
  /// `type`.
  void combine(mesh_rt_type type, int32_t combiner,
               const std::vector<View> &targets,
               const std::vector<View> &sources, Range range) const;

private:
  CudaStream stream;
  std::unique_ptr<StreamSpans> spans;
};

/// Work that a stream is given as long as this lives is a span of the timeline,
/// if there is one.
class StreamSpan {
public:
  StreamSpan(const GpuStream &stream, const StreamWork &work);
  ~StreamSpan();
  StreamSpan(const StreamSpan &) = delete;
  StreamSpan &operator=(const StreamSpan &) = delete;

private:
  const GpuStream &stream;
  StreamSpans::Entry *entry = nullptr;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_GPUSTREAM_H
