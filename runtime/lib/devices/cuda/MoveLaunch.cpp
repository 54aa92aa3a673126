//===- MoveLaunch.cpp - Launch the kernels of the runtime -----------------===//

#include "MoveLaunch.h"

#include "device/MoveArguments.h"

#include <algorithm>

using namespace mesh::rt;

static constexpr int64_t kThreadsPerBlock = 256;
/// Enough to hide the latency of memory; threads of a block run many elements.
static constexpr int64_t kBlocksPerMultiprocessor = 8;
/// The bytes that a thread loads and stores at once.
static constexpr int64_t kUnitBytes = 16;

namespace {
/// The common loops of the views of a move, in the form that kernels take.
class Move {
public:
  Move(const std::vector<View> &targets, const std::vector<View> &sources);

  /// Makes units of the elements: as wide as alignment allows, up to 16 bytes.
  /// Returns their bytes.
  int64_t widen(int64_t elementSize);
  bool canBeUnits(int64_t bytes, int64_t elementSize) const;
  int64_t numElements() const;
  void launch(const GpuStream &stream, cuda::Function kernel, Range range,
              int32_t combiner);

private:
  int64_t *sizes() { return arguments.words; }
  const int64_t *sizes() const { return arguments.words; }
  int64_t stride(int64_t view, int loop) const {
    return arguments.words[(view + 1) * arguments.rank + loop];
  }

  int64_t numViews;
  MoveArguments arguments{};
};
} // namespace

Move::Move(const std::vector<View> &targets, const std::vector<View> &sources)
    : numViews(static_cast<int64_t>(targets.size() + sources.size())) {
  std::vector<View> views = targets;
  views.insert(views.end(), sources.begin(), sources.end());
  std::vector<int64_t> strides(numViews * kMaxRank);
  std::vector<char *> bases(numViews);
  RowWalk walk(views.data(), numViews, strides.data(), bases.data());
  int rank = walk.numLoops();
  if (rank + (rank + 1) * numViews > kMoveWords)
    throw Error("a kernel takes no " + std::to_string(numViews) +
                " tensors whose elements are reached by " +
                std::to_string(rank) + " loops");
  arguments.rank = rank;
  arguments.numTargets = static_cast<int32_t>(targets.size());
  arguments.numSources = static_cast<int32_t>(sources.size());
  int64_t *word = arguments.words;
  for (int d = 0; d < rank; ++d)
    *word++ = walk.size(d);
  for (int64_t v = 0; v < numViews; ++v)
    for (int d = 0; d < rank; ++d)
      *word++ = walk.stride(v, d);
  for (char *base : bases)
    *word++ = reinterpret_cast<int64_t>(base);
}

bool Move::canBeUnits(int64_t bytes, int64_t elementSize) const {
  int last = arguments.rank - 1;
  if (sizes()[last] * elementSize % bytes != 0)
    return false;
  const int64_t *bases = arguments.words + arguments.rank * (numViews + 1);
  for (int64_t v = 0; v < numViews; ++v) {
    if (stride(v, last) != elementSize || bases[v] % bytes != 0)
      return false;
    for (int d = 0; d < last; ++d)
      if (stride(v, d) % bytes != 0)
        return false;
  }
  return true;
}

int64_t Move::widen(int64_t elementSize) {
  int64_t bytes = kUnitBytes;
  while (bytes > elementSize && !canBeUnits(bytes, elementSize))
    bytes /= 2;
  if (bytes == elementSize)
    return bytes;
  int last = arguments.rank - 1;
  sizes()[last] = sizes()[last] * elementSize / bytes;
  for (int64_t v = 0; v < numViews; ++v)
    arguments.words[(v + 1) * arguments.rank + last] = bytes;
  return bytes;
}

int64_t Move::numElements() const {
  int64_t count = 1;
  for (int d = 0; d < arguments.rank; ++d)
    count *= sizes()[d];
  return count;
}

void Move::launch(const GpuStream &stream, cuda::Function kernel, Range range,
                  int32_t combiner) {
  arguments.begin = range.begin;
  arguments.end = range.end;
  arguments.combiner = combiner;
  int64_t blocks =
      std::min((range.size() + kThreadsPerBlock - 1) / kThreadsPerBlock,
               stream.gpu.numMultiprocessors * kBlocksPerMultiprocessor);
  void *parameters[] = {&arguments};
  stream.gpu.driver.launch(kernel, blocks, 1, 1, kThreadsPerBlock, 1, 1, 0,
                           stream.get(), parameters, nullptr);
}

void mesh::rt::launchCopy(const GpuStream &stream,
                          const std::vector<View> &targets, const View &src) {
  Move move(targets, {src});
  int64_t bytes = move.widen(src.elementSize);
  move.launch(stream, stream.gpu.copyKernel(bytes), {0, move.numElements()}, 0);
}

void mesh::rt::launchCombine(const GpuStream &stream, mesh_rt_type type,
                             int32_t combiner, const std::vector<View> &targets,
                             const std::vector<View> &sources, Range range) {
  Move move(targets, sources);
  cuda::Function kernel = stream.gpu.reduceKernel(type);
  cuda::Function wideKernel = stream.gpu.wideReduceKernel(type);
  int64_t elementSize = sources.front().elementSize;
  int64_t count = kUnitBytes / elementSize;
  if (wideKernel && range.begin % count == 0 && range.end % count == 0 &&
      move.canBeUnits(kUnitBytes, elementSize)) {
    move.widen(elementSize);
    kernel = wideKernel;
    range = {range.begin / count, range.end / count};
  }
  move.launch(stream, kernel, range, combiner);
}
