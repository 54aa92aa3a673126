//===- BalanceStages.cpp - a list of layers split into stages -------------===//

#include "mesh/Schedule/BalanceStages.h"

#include "llvm/ADT/STLExtras.h"

#include <limits>
#include <numeric>

using namespace mesh;

/// Costs up to this sum have squares that fit.
static constexpr int64_t maxSum = std::numeric_limits<int32_t>::max();

static constexpr int64_t impossible = std::numeric_limits<int64_t>::max();

namespace {
/// Splits the first n layers into k runs such that `join`, of the best for
/// fewer layers and the cost of the last run, is smallest. Of equal splits the
/// one with the shortest last run is taken.
class Splitter {
public:
  Splitter(ArrayRef<int64_t> prefix, int64_t stages,
           function_ref<int64_t(int64_t, int64_t)> join)
      : n(prefix.size() - 1), stages(stages), best(n + 1, impossible) {
    best[0] = 0;
    for (int64_t stage = 0; stage < stages; ++stage) {
      std::vector<int64_t> next(n + 1, impossible);
      begins.emplace_back(n + 1);
      for (int64_t end = stage + 1; end <= n; ++end)
        for (int64_t begin = end - 1; begin >= stage; --begin) {
          int64_t cost = prefix[end] - prefix[begin];
          // Longer runs only cost more.
          if (join(0, cost) >= next[end])
            break;
          if (best[begin] == impossible)
            continue;
          int64_t total = join(best[begin], cost);
          if (total < next[end]) {
            next[end] = total;
            begins[stage][end] = begin;
          }
        }
      best = std::move(next);
    }
  }

  int64_t getBest() const { return best[n]; }
  SmallVector<int64_t> getLengths() const {
    SmallVector<int64_t> lengths(stages);
    int64_t end = n;
    for (int64_t stage = stages - 1; stage >= 0; --stage) {
      lengths[stage] = end - begins[stage][end];
      end = begins[stage][end];
    }
    return lengths;
  }

private:
  int64_t n, stages;
  /// By number of layers, for the stages so far.
  std::vector<int64_t> best;
  /// By stage and number of layers, where the last run begins.
  std::vector<std::vector<int64_t>> begins;
};
} // namespace

/// The sums of the first 0, 1, … costs, in fractions of the common `unit`.
static llvm::Expected<SmallVector<int64_t>>
getPrefixSums(ArrayRef<Rational> costs, int64_t &unit) {
  auto fail = [] {
    return llvm::createStringError(
        "the layers' costs are too far apart for exact arithmetic: their sum "
        "would be more than " +
        llvm::Twine(maxSum) + " of the largest unit that all are whole in");
  };
  unit = 1;
  for (const Rational &cost : costs) {
    unit = std::lcm(unit, cost.denominator);
    if (unit > maxSum)
      return fail();
  }
  SmallVector<int64_t> sums = {0};
  for (auto [layer, cost] : llvm::enumerate(costs)) {
    int64_t factor = unit / cost.denominator;
    if (cost.numerator > (maxSum - sums.back()) / factor)
      return fail();
    sums.push_back(sums.back() + cost.numerator * factor);
  }
  return sums;
}

llvm::Expected<StageSplit> mesh::balanceStages(ArrayRef<Rational> costs,
                                               int64_t stages) {
  if (stages < 1)
    return llvm::createStringError("expected at least 1 stage, got " +
                                   llvm::Twine(stages));
  if (static_cast<int64_t>(costs.size()) < stages)
    return llvm::createStringError("expected a layer at least for each of " +
                                   llvm::Twine(stages) + " stages, got " +
                                   llvm::Twine(costs.size()) + " layers");
  int64_t unit;
  llvm::Expected<SmallVector<int64_t>> sums = getPrefixSums(costs, unit);
  if (!sums)
    return sums.takeError();
  int64_t largest = Splitter(*sums, stages, [](int64_t before, int64_t cost) {
                      return std::max(before, cost);
                    }).getBest();
  StageSplit split;
  split.lengths = Splitter(*sums, stages, [&](int64_t before, int64_t cost) {
                    return cost > largest ? impossible : before + cost * cost;
                  }).getLengths();
  int64_t begin = 0;
  for (int64_t length : split.lengths) {
    split.costs.push_back(
        makeRational((*sums)[begin + length] - (*sums)[begin], unit));
    begin += length;
  }
  return split;
}
