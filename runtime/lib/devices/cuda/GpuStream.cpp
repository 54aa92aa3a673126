//===- GpuStream.cpp - A queue of work for a GPU --------------------------===//

#include "GpuStream.h"

#include "MoveLaunch.h"

using namespace mesh::rt;

static CudaStream makeStreamOn(const Gpu &gpu) {
  CurrentGpu scope(gpu);
  return makeStream(gpu.driver);
}

GpuStream::GpuStream(const Gpu &gpu, std::string name)
    : gpu(gpu), stream(makeStreamOn(gpu)) {
  if (!name.empty())
    spans = std::make_unique<StreamSpans>(gpu.driver, std::move(name));
}

StreamSpan::StreamSpan(const GpuStream &stream, const StreamWork &work)
    : stream(stream) {
  if (!stream.getSpans())
    return;
  CurrentGpu scope(stream.gpu);
  entry = &stream.getSpans()->begin(work, stream.get());
}

StreamSpan::~StreamSpan() {
  if (!entry)
    return;
  try {
    stream.record(entry->end);
  } catch (const CudaError &) {
    // Reported by what comes next.
  }
}

void GpuStream::record(const CudaEvent &event) const {
  CurrentGpu scope(gpu);
  gpu.driver.eventRecord(event.get(), get());
}

void GpuStream::wait(const CudaEvent &event) const {
  CurrentGpu scope(gpu);
  gpu.driver.streamWaitEvent(get(), event.get(), 0);
}

/// Rows further apart are too far for the copy engines.
static constexpr int64_t kMaxPitch = (int64_t(1) << 31) - 1;

/// Returns true if the driver copies rows that are so far apart.
static bool isPitch(int64_t stride, int64_t width) {
  return stride >= width && stride <= kMaxPitch;
}

void GpuStream::copy(const View &dst, const View &src) const {
  View views[2] = {dst, src};
  int64_t strides[2 * kMaxRank];
  char *bases[2];
  RowWalk walk(views, 2, strides, bases);
  int64_t size = dst.elementSize, bytes = walk.numElements() * size;
  if (bytes == 0)
    return;
  CurrentGpu scope(gpu);
  bool hasRows = walk.rowStride(0) == size && walk.rowStride(1) == size;
  if (hasRows && walk.numLoops() == 1) {
    gpu.driver.copy(cuda::addressOf(bases[0]), cuda::addressOf(bases[1]), bytes,
                    get());
    return;
  }
  if (!hasRows || walk.numLoops() != 2 ||
      !isPitch(walk.stride(0, 0), walk.size(1) * size) ||
      !isPitch(walk.stride(1, 0), walk.size(1) * size)) {
    launchCopy(*this, {dst}, src);
    return;
  }
  cuda::Copy2D copy{};
  copy.dstMemoryType = copy.srcMemoryType = cuda::kMemoryUnified;
  copy.dstDevice = cuda::addressOf(bases[0]);
  copy.srcDevice = cuda::addressOf(bases[1]);
  copy.dstPitch = walk.stride(0, 0);
  copy.srcPitch = walk.stride(1, 0);
  copy.widthInBytes = walk.size(1) * size;
  copy.height = walk.size(0);
  gpu.driver.copy2D(&copy, get());
}

void GpuStream::copy(const std::vector<View> &targets, const View &src) const {
  if (src.numElements() == 0)
    return;
  CurrentGpu scope(gpu);
  launchCopy(*this, targets, src);
}

void GpuStream::fillZero(const View &dst) const {
  View views[1] = {dst};
  int64_t strides[kMaxRank];
  char *bases[1];
  RowWalk walk(views, 1, strides, bases);
  int64_t bytes = walk.numElements() * dst.elementSize;
  if (bytes == 0)
    return;
  CurrentGpu scope(gpu);
  if (walk.numLoops() == 1 && walk.rowStride(0) == dst.elementSize) {
    gpu.driver.set8(cuda::addressOf(bases[0]), 0, bytes, get());
    return;
  }
  View zeros = dst;
  zeros.data = reinterpret_cast<char *>(gpu.zeros());
  std::fill_n(zeros.strides, zeros.rank, 0);
  launchCopy(*this, {dst}, zeros);
}

void GpuStream::combine(mesh_rt_type type, int32_t combiner,
                        const std::vector<View> &targets,
                        const std::vector<View> &sources, Range range) const {
  if (range.size() == 0)
    return;
  CurrentGpu scope(gpu);
  launchCombine(*this, type, combiner, targets, sources, range);
}
