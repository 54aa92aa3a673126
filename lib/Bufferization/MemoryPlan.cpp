//===- MemoryPlan.cpp - offsets of buffers --------------------------------===//

#include "mesh/Bufferization/MemoryPlan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

#include <map>

using namespace mesh;

namespace {
/// The begins and ends of uses, in the order of time; of one time beginnings
/// come first, since both ends of a use are included.
class Events {
public:
  explicit Events(ArrayRef<BufferUse> uses) {
    for (auto [index, use] : llvm::enumerate(uses)) {
      events.push_back({use.begin, false, index});
      events.push_back({use.end, true, index});
    }
    llvm::sort(events);
  }

  /// Calls `begin` or `end` with the number of each use.
  void play(function_ref<void(size_t)> begin,
            function_ref<void(size_t)> end) const {
    for (auto [time, isEnd, index] : events)
      (isEnd ? end : begin)(index);
  }

private:
  std::vector<std::tuple<int64_t, bool, size_t>> events;
};

/// A block that grows, and the gaps in it.
class MemoryBlock {
public:
  int64_t take(int64_t bytes);
  void giveBack(int64_t offset, int64_t bytes);
  int64_t getSize() const { return size; }

private:
  int64_t size = 0;
  /// Sizes by offset; no two gaps touch.
  std::map<int64_t, int64_t> gaps;
};
} // namespace

int64_t MemoryBlock::take(int64_t bytes) {
  for (auto [offset, gap] : gaps) {
    bool isLast = offset + gap == size;
    if (gap < bytes && !isLast)
      continue;
    size = std::max(size, offset + bytes);
    int64_t start = offset, rest = gap - bytes;
    gaps.erase(offset);
    if (rest > 0)
      gaps[start + bytes] = rest;
    return start;
  }
  size += bytes;
  return size - bytes;
}

void MemoryBlock::giveBack(int64_t offset, int64_t bytes) {
  if (bytes == 0)
    return;
  auto after = gaps.lower_bound(offset);
  if (after != gaps.end() && after->first == offset + bytes) {
    bytes += after->second;
    after = gaps.erase(after);
  }
  if (after != gaps.begin()) {
    auto before = std::prev(after);
    if (before->first + before->second == offset) {
      before->second += bytes;
      return;
    }
  }
  gaps.emplace(offset, bytes);
}

static int64_t align(int64_t bytes, int64_t alignment) {
  return static_cast<int64_t>(llvm::alignTo(bytes, alignment));
}

int64_t mesh::getPeakBytes(ArrayRef<BufferUse> uses, int64_t alignment) {
  int64_t live = 0, peak = 0;
  Events(uses).play(
      [&](size_t index) {
        live += align(uses[index].bytes, alignment);
        peak = std::max(peak, live);
      },
      [&](size_t index) { live -= align(uses[index].bytes, alignment); });
  return peak;
}

static MemoryPlan planByTime(ArrayRef<BufferUse> uses, int64_t alignment) {
  MemoryPlan plan;
  plan.offsets.resize(uses.size());
  MemoryBlock block;
  Events(uses).play(
      [&](size_t index) {
        plan.offsets[index] = block.take(align(uses[index].bytes, alignment));
      },
      [&](size_t index) {
        block.giveBack(plan.offsets[index],
                       align(uses[index].bytes, alignment));
      });
  plan.bytes = block.getSize();
  return plan;
}

static MemoryPlan planBySize(ArrayRef<BufferUse> uses, int64_t alignment) {
  MemoryPlan plan;
  plan.offsets.resize(uses.size());
  auto order = llvm::to_vector(llvm::seq<size_t>(0, uses.size()));
  llvm::sort(order, [&](size_t lhs, size_t rhs) {
    return std::pair(uses[rhs].bytes, lhs) < std::pair(uses[lhs].bytes, rhs);
  });
  // By offset.
  std::vector<size_t> placed;
  for (size_t index : order) {
    const BufferUse &use = uses[index];
    int64_t bytes = align(use.bytes, alignment), offset = 0;
    for (size_t other : placed) {
      if (uses[other].end < use.begin || use.end < uses[other].begin)
        continue;
      if (plan.offsets[other] >= offset + bytes)
        break;
      offset = std::max(offset, plan.offsets[other] +
                                    align(uses[other].bytes, alignment));
    }
    plan.offsets[index] = offset;
    plan.bytes = std::max(plan.bytes, offset + bytes);
    placed.insert(llvm::upper_bound(placed, index,
                                    [&](size_t lhs, size_t rhs) {
                                      return plan.offsets[lhs] <
                                             plan.offsets[rhs];
                                    }),
                  index);
  }
  return plan;
}

MemoryPlan mesh::planMemory(ArrayRef<BufferUse> uses, int64_t alignment) {
  constexpr size_t kMostBySize = 4096;
  MemoryPlan plan = planByTime(uses, alignment);
  if (plan.bytes == getPeakBytes(uses, alignment) || uses.size() > kMostBySize)
    return plan;
  MemoryPlan bySize = planBySize(uses, alignment);
  return bySize.bytes < plan.bytes ? bySize : plan;
}
