//===- WindowPlan.cpp - plans of windows ----------------------------------===//

#include "mesh/Interfaces/WindowPlan.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <numeric>
#include <optional>

using namespace mesh;
using llvm::divideCeilSigned;
using llvm::divideFloorSigned;

Window WindowReach::getWindow(int64_t count) const {
  // With a stride below zero the window begins with what the last one needs.
  int64_t last = std::max<int64_t>(count - 1, 0) * stride;
  return {count * stride, offset + std::min<int64_t>(last, 0),
          count == 0 ? 0 : std::abs(last) + size};
}

bool WindowPlan::sendsAll(int64_t devices, bool usesShifts) const {
  // The largest group whose senders are written down.
  constexpr int64_t kMostPairs = 64;
  return !mirrors && !hasPhases() && (usesShifts || devices > kMostPairs);
}

int64_t WindowPlan::getSize() const {
  int64_t size = low + high;
  for (const WindowPart &part : parts)
    size += part.size;
  return size;
}

namespace {
/// The integers from `first` to `last`, which may be none.
struct Interval {
  int64_t first, last;

  bool empty() const { return last < first; }
};
} // namespace

/// The d in `range` with a * d + b >= 0.
static Interval restrictTo(Interval range, int64_t a, int64_t b) {
  if (a == 0)
    return b >= 0 ? range : Interval{0, -1};
  if (a > 0)
    return {std::max(range.first, divideCeilSigned(-b, a)), range.last};
  return {range.first, std::min(range.last, divideFloorSigned(b, -a))};
}

/// Returns the range of the windows of all devices, as far as they exist, seen
/// from each device's own block: from the first to behind the last. Nothing if
/// no window has an element of the dim.
static std::optional<Interval> getNeeded(Blocks blocks, const Window &window,
                                         int64_t devices) {
  int64_t first = window.first;
  int64_t end = std::min(window.end, blocks.size * blocks.count);
  int64_t step = blocks.count == 1 ? 0 : blocks.size;
  int64_t scale = window.scale, offset = window.offset, size = window.size;
  if (end <= first || size == 0)
    return std::nullopt;
  Interval range{0, devices - 1};
  range = restrictTo(range, scale, offset + size - 1 - first);
  range = restrictTo(range, -scale, end - 1 - offset);
  if (range.empty())
    return std::nullopt;
  // Both ends are linear up to where the window leaves the dim, and then again:
  // they are extreme at the ends of the range or next to a bend.
  SmallVector<int64_t, 6> candidates{range.first, range.last};
  if (scale != 0)
    for (int64_t bend : {divideFloorSigned(first - offset, scale),
                         divideFloorSigned(end - size - offset, scale)})
      for (int64_t d : {bend, bend + 1})
        candidates.push_back(std::clamp(d, range.first, range.last));
  Interval needed{std::numeric_limits<int64_t>::max(),
                  std::numeric_limits<int64_t>::min()};
  for (int64_t d : candidates) {
    int64_t start = scale * d + offset;
    needed.first = std::min(needed.first, std::max(start, first) - step * d);
    needed.last =
        std::max(needed.last, std::min(start + size, end) - 1 - step * d);
  }
  return needed;
}

/// The parts of blocks that make up `needed`.
static SmallVector<WindowPart, 4> getParts(Interval needed, int64_t blockSize) {
  SmallVector<WindowPart, 4> parts;
  int64_t last = divideFloorSigned(needed.last, blockSize);
  for (int64_t distance = divideFloorSigned(needed.first, blockSize);
       distance <= last; ++distance) {
    int64_t origin = distance * blockSize;
    int64_t begin = std::max(needed.first - origin, int64_t(0));
    int64_t end = std::min(needed.last + 1 - origin, blockSize);
    parts.push_back({distance, begin, end - begin});
  }
  return parts;
}

/// The elements of `needed` that are beyond the own block, even where they are
/// not next to it.
static int64_t countSent(Interval needed, int64_t blockSize) {
  return std::max<int64_t>(needed.last + 1 - blockSize, 0) -
         std::max<int64_t>(needed.first - blockSize, 0) +
         std::max<int64_t>(-needed.first, 0) -
         std::max<int64_t>(-needed.last - 1, 0);
}

/// Returns the window of device d as that of device `devices` - 1 - d.
static Window mirror(Window window, int64_t devices) {
  window.offset += window.scale * (devices - 1);
  window.scale = -window.scale;
  return window;
}

/// The plan for the parts that make up `needed`.
static WindowPlan planParts(Interval needed, Blocks blocks,
                            const Window &window, int64_t devices) {
  WindowPlan plan;
  plan.parts = getParts(needed, blocks.size);
  // The window seen from the own block. A window that exists nowhere is taken
  // from the filling next to the parts.
  plan.scale = window.scale - (blocks.count == 1 ? 0 : blocks.size);
  auto [lowest, highest] =
      std::minmax({window.offset, window.offset + plan.scale * (devices - 1)});
  int64_t begin = needed.first, end = needed.last + 1;
  plan.low = std::clamp<int64_t>(begin - lowest, 0, window.size);
  plan.high = std::clamp<int64_t>(highest + window.size - end, 0, window.size);
  plan.offset = window.offset - (begin - plan.low);
  plan.last = plan.getSize() - window.size;
  plan.clamps =
      lowest < begin - plan.low || highest > begin - plan.low + plan.last;
  return plan;
}

/// The plan without phases.
static WindowPlan planAtDistances(Blocks blocks, const Window &window,
                                  int64_t devices) {
  std::optional<Interval> needed = getNeeded(blocks, window, devices);
  if (!needed) {
    WindowPlan plan;
    plan.low = window.size;
    return plan;
  }
  if (blocks.count == 1)
    return planParts(*needed, blocks, window, devices);
  int64_t sent = countSent(*needed, blocks.size);
  if (window.scale < 0) {
    // A block that mirrors the own one is sent as a whole.
    Window mirrored = mirror(window, devices);
    Interval other = *getNeeded(blocks, mirrored, devices);
    int64_t size = other.last + 1 - other.first;
    if (size <= sent && size <= (blocks.count - 1) * blocks.size) {
      WindowPlan plan = planParts(other, blocks, mirrored, devices);
      plan.mirrors = true;
      plan.offset += plan.scale * (devices - 1);
      plan.scale = -plan.scale;
      return plan;
    }
  }
  if (sent < (blocks.count - 1) * blocks.size)
    return planParts(*needed, blocks, window, devices);
  blocks = {blocks.size * blocks.count, 1};
  WindowPlan plan =
      planParts(*getNeeded(blocks, window, devices), blocks, window, devices);
  plan.gathers = true;
  return plan;
}

namespace {
/// The elements that a device sends by a plan, and in how many permutes.
struct Traffic {
  int64_t elements = 0, permutes = 0;
};

/// Plans the windows of devices by phases.
class PhasePlanner {
public:
  PhasePlanner(Blocks blocks, const Window &given, int64_t devices)
      : blocks(blocks), window(given), devices(devices) {
    window.first = std::max(given.first, int64_t(0));
    window.end = std::min(given.end, blocks.size * blocks.count);
    int64_t common = std::gcd(window.scale, blocks.size);
    plan.period = blocks.size / common;
    plan.advance = window.scale / common;
  }

  /// Returns nothing if that is no less traffic than `most`.
  std::optional<WindowPlan> run(const Traffic &most);

private:
  bool addPart(WindowPart part, const Traffic &most);

  Blocks blocks;
  Window window;
  int64_t devices;
  WindowPlan plan;
  Traffic traffic;
};
} // namespace

/// Adds a part, cut where no device needs it. Returns false if the traffic is
/// too much.
bool PhasePlanner::addPart(WindowPart part, const Traffic &most) {
  int64_t low = part.begin, high = low + part.size;
  int64_t begin = high, end = low;
  bool isSent = false;
  for (int64_t d : getReceivers(plan, part, blocks, window, devices)) {
    int64_t source = plan.getSource(part, d, devices);
    int64_t origin = source * blocks.size;
    int64_t start = window.scale * d + window.offset;
    begin = std::min(begin, std::max(start, window.first) - origin);
    end = std::max(end, std::min(start + window.size, window.end) - origin);
    isSent |= source != d;
  }
  begin = std::clamp(begin, low, high);
  end = std::clamp(end, begin, high);
  for (auto [from, to] :
       {std::pair(low, begin), std::pair(begin, end), std::pair(end, high)})
    if (from < to)
      plan.parts.push_back({part.distance, from, to - from, part.phase});
  traffic.elements += isSent ? end - begin : 0;
  traffic.permutes += isSent;
  return traffic.elements < most.elements && traffic.permutes <= most.permutes;
}

std::optional<WindowPlan> PhasePlanner::run(const Traffic &most) {
  for (int64_t phase = 0; phase < std::min(plan.period, devices); ++phase) {
    int64_t begin = window.scale * phase + window.offset;
    int64_t end = begin + window.size;
    for (int64_t block = divideFloorSigned(begin, blocks.size);
         block * blocks.size < end; ++block) {
      int64_t origin = block * blocks.size;
      int64_t first = std::max(begin - origin, int64_t(0));
      int64_t size = std::min(end - origin, blocks.size) - first;
      if (!addPart({block, first, size, phase}, most))
        return std::nullopt;
    }
  }
  return plan;
}

/// Returns the traffic of a plan without phases.
static Traffic getTraffic(const WindowPlan &plan, Blocks blocks) {
  if (plan.gathers)
    return {(blocks.count - 1) * blocks.size, blocks.count - 1};
  Traffic traffic;
  for (const WindowPart &part : plan.parts)
    if (part.distance != 0) {
      traffic.elements += part.size;
      ++traffic.permutes;
    }
  return traffic;
}

WindowPlan mesh::planWindow(Blocks blocks, const Window &window,
                            int64_t devices) {
  WindowPlan plan = planAtDistances(blocks, window, devices);
  if (blocks.count == 1 || plan.parts.empty() || window.scale <= 0 ||
      window.scale == blocks.size)
    return plan;
  PhasePlanner phases(blocks, window, devices);
  return phases.run(getTraffic(plan, blocks)).value_or(plan);
}

SmallVector<int64_t> mesh::getReceivers(const WindowPlan &plan,
                                        const WindowPart &part, Blocks blocks,
                                        const Window &window, int64_t devices) {
  SmallVector<int64_t> receivers;
  for (int64_t d = part.phase; d < devices; d += plan.period) {
    int64_t source = plan.getSource(part, d, devices);
    if (source < 0 || source >= blocks.count)
      continue;
    int64_t start = window.scale * d + window.offset;
    int64_t begin = source * blocks.size + part.begin;
    if (std::max({start, window.first, begin}) <
        std::min({start + window.size, window.end, begin + part.size}))
      receivers.push_back(d);
  }
  return receivers;
}
