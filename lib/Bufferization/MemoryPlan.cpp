//===- MemoryPlan.cpp - offsets of buffers --------------------------------===//

#include "mesh/Bufferization/MemoryPlan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <optional>

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

/// Returns the most bytes in use, and the first time at which they are.
static std::pair<int64_t, int64_t> findPeak(ArrayRef<BufferUse> uses,
                                            int64_t alignment) {
  int64_t live = 0, most = 0, time = 0;
  Events(uses).play(
      [&](size_t index) {
        live += align(uses[index].bytes, alignment);
        if (live <= most)
          return;
        most = live;
        time = uses[index].begin;
      },
      [&](size_t index) { live -= align(uses[index].bytes, alignment); });
  return {most, time};
}

int64_t mesh::getPeakBytes(ArrayRef<BufferUse> uses, int64_t alignment) {
  return findPeak(uses, alignment).first;
}

SmallVector<size_t> mesh::getPeakUses(ArrayRef<BufferUse> uses,
                                      int64_t alignment) {
  int64_t peak = findPeak(uses, alignment).second;
  SmallVector<size_t> numbers;
  for (auto [index, use] : llvm::enumerate(uses))
    if (use.begin <= peak && peak <= use.end)
      numbers.push_back(index);
  return numbers;
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

namespace {
/// The buffers that have a place, found by the time of their use: a balanced
/// tree over all buffers in the order of `begin`.
class PlacedBuffers {
public:
  explicit PlacedBuffers(ArrayRef<BufferUse> uses);

  void add(size_t index);
  /// Appends those in use at a time when `use` is; a number takes logarithmic
  /// time.
  void findBeside(const BufferUse &use, SmallVectorImpl<size_t> &found) const {
    find(/*node=*/1, /*from=*/0, numLeaves, use, found);
  }

private:
  /// Searches the leaves `from` to `to` below `node`.
  void find(size_t node, size_t from, size_t to, const BufferUse &use,
            SmallVectorImpl<size_t> &found) const;

  static constexpr int64_t kNever = std::numeric_limits<int64_t>::min();

  ArrayRef<BufferUse> uses;
  SmallVector<size_t> byBegin;
  /// The place of each buffer in `byBegin`.
  SmallVector<size_t> leaves;
  size_t numLeaves;
  /// The latest end of what has a place below each node. The children of node
  /// i are 2i and 2i + 1.
  SmallVector<int64_t> ends;
};
} // namespace

PlacedBuffers::PlacedBuffers(ArrayRef<BufferUse> uses)
    : uses(uses), byBegin(llvm::to_vector(llvm::seq<size_t>(0, uses.size()))),
      leaves(uses.size()), numLeaves(llvm::PowerOf2Ceil(uses.size())),
      ends(2 * numLeaves, kNever) {
  llvm::sort(byBegin, [&](size_t lhs, size_t rhs) {
    return std::pair(uses[lhs].begin, lhs) < std::pair(uses[rhs].begin, rhs);
  });
  for (auto [leaf, index] : llvm::enumerate(byBegin))
    leaves[index] = leaf;
}

void PlacedBuffers::add(size_t index) {
  for (size_t node = numLeaves + leaves[index]; node > 0; node /= 2)
    ends[node] = std::max(ends[node], uses[index].end);
}

void PlacedBuffers::find(size_t node, size_t from, size_t to,
                         const BufferUse &use,
                         SmallVectorImpl<size_t> &found) const {
  if (from >= uses.size() || ends[node] < use.begin ||
      uses[byBegin[from]].begin > use.end)
    return;
  if (to - from == 1) {
    found.push_back(byBegin[from]);
    return;
  }
  size_t middle = (from + to) / 2;
  find(2 * node, from, middle, use, found);
  find(2 * node + 1, middle, to, use, found);
}

/// Places buffers in `order`, each at the lowest offset where there is room.
/// Nothing, if more than `pairs` buffers meet; else that number falls.
static std::optional<MemoryPlan> planInOrder(ArrayRef<BufferUse> uses,
                                             int64_t alignment,
                                             ArrayRef<size_t> order,
                                             size_t &pairs) {
  MemoryPlan plan;
  plan.offsets.resize(uses.size());
  PlacedBuffers placed(uses);
  SmallVector<size_t> beside;
  for (size_t index : order) {
    int64_t bytes = align(uses[index].bytes, alignment), offset = 0;
    beside.clear();
    placed.findBeside(uses[index], beside);
    if (beside.size() > pairs)
      return std::nullopt;
    pairs -= beside.size();
    llvm::sort(beside, [&](size_t lhs, size_t rhs) {
      return plan.offsets[lhs] < plan.offsets[rhs];
    });
    for (size_t other : beside) {
      if (plan.offsets[other] >= offset + bytes)
        break;
      offset = std::max(offset, plan.offsets[other] +
                                    align(uses[other].bytes, alignment));
    }
    plan.offsets[index] = offset;
    plan.bytes = std::max(plan.bytes, offset + bytes);
    placed.add(index);
  }
  return plan;
}

/// Returns a number from 0.5 to 2, which looks random and is the same in all
/// builds.
static double drawFactor(uint32_t &state) {
  state = state * 1664525 + 1013904223;
  return 0.5 + 1.5 * (state >> 8) / (1 << 24);
}

/// Returns the best of some plans: the largest buffers come first, or those
/// that are in use for longest, or both, and both times random numbers, as
/// often as time allows. Buffers that end a block come first in the next plan.
static MemoryPlan planBySize(ArrayRef<BufferUse> uses, int64_t alignment,
                             int64_t peak, MemoryPlan best) {
  constexpr size_t kMostBeside = 2048, kFewUses = 1024;
  constexpr int kMostPlans = 24, kRandomOrders = 64;
  auto getLength = [](const BufferUse &use) { return use.end - use.begin + 1; };
  auto getArea = [&](const BufferUse &use) {
    return static_cast<double>(use.bytes) * getLength(use);
  };
  uint32_t state = 1;
  auto getRandom = [&](const BufferUse &use) {
    return getArea(use) * drawFactor(state);
  };
  SmallVector<std::function<double(const BufferUse &)>> weights{
      [](const BufferUse &use) { return use.bytes; }, getLength, getArea};
  weights.append(kRandomOrders, getRandom);
  size_t pairs = kMostBeside * std::max<size_t>(uses.size(), kFewUses);
  for (const auto &getWeight : weights) {
    if (best.bytes <= peak)
      break;
    auto order = llvm::to_vector(llvm::seq<size_t>(0, uses.size()));
    SmallVector<double> ofUses = llvm::map_to_vector(uses, getWeight);
    llvm::stable_sort(order, [&](size_t lhs, size_t rhs) {
      return ofUses[rhs] < ofUses[lhs];
    });
    for (int i = 0; i < kMostPlans && best.bytes > peak; ++i) {
      std::optional<MemoryPlan> plan =
          planInOrder(uses, alignment, order, pairs);
      if (!plan)
        return best;
      auto last = order;
      std::stable_partition(order.begin(), order.end(), [&](size_t index) {
        return plan->offsets[index] + align(uses[index].bytes, alignment) ==
               plan->bytes;
      });
      if (plan->bytes < best.bytes)
        best = std::move(*plan);
      // The next plan would be the same.
      if (order == last)
        break;
    }
  }
  return best;
}

MemoryPlan mesh::planMemory(ArrayRef<BufferUse> uses, int64_t alignment) {
  return planBySize(uses, alignment, getPeakBytes(uses, alignment),
                    planByTime(uses, alignment));
}
