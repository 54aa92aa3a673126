//===- LoweringGrowth.h - memory of lowered programs ------------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_LOWERINGGROWTH_H
#define MESH_LIB_SEARCH_LOWERINGGROWTH_H

#include "SearchReport.h"

#include <cmath>

namespace mesh {

/// The memory of lowered programs over that in local view, of those whose
/// communication is hidden and of others: blocks of rings may need copies.
class LoweringGrowth {
public:
  /// Learns from a strategy that was lowered. Returns true if others are
  /// expected to take another amount now: more than any was seen to take, or
  /// less, if all were.
  bool add(const LoweredStrategy &strategy) {
    constexpr double kSame = 0.01;
    std::optional<double> &growth = known[isHidden(strategy.rated.cost)];
    double before = growth.value_or(1);
    growth = std::max(growth.value_or(0), strategy.getGrowth());
    return std::abs(*growth - before) > kSame * before;
  }
  /// Returns `cost` with the memory that is expected once it is lowered.
  StrategyCost applyTo(StrategyCost cost) const {
    cost.bytes = static_cast<int64_t>(
                     known[isHidden(cost)].value_or(1) *
                     static_cast<double>(cost.bytes + cost.savedBytes)) -
                 cost.savedBytes;
    return cost;
  }

private:
  static bool isHidden(const StrategyCost &cost) {
    return cost.seconds < cost.localSeconds;
  }

  std::optional<double> known[2];
};

} // namespace mesh

#endif // MESH_LIB_SEARCH_LOWERINGGROWTH_H
