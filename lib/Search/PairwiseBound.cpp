//===- PairwiseBound.cpp - least sums of costs of pairs -------------------===//

#include "mesh/Search/PairwiseBound.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace mesh;

unsigned PairwiseBound::addVariable(std::vector<double> costs) {
  variables.push_back(std::move(costs));
  pairsOf.emplace_back();
  return variables.size() - 1;
}

void PairwiseBound::addPair(unsigned from, unsigned to,
                            std::vector<double> costs) {
  pairsOf[from].push_back(pairs.size());
  pairsOf[to].push_back(pairs.size());
  std::vector<double> atFrom(variables[from].size()),
      atTo(variables[to].size());
  pairs.push_back(
      {from, to, std::move(costs), std::move(atFrom), std::move(atTo)});
}

/// Returns the costs of the choices of a variable, with what pairs gave it.
std::vector<double> PairwiseBound::getCosts(unsigned variable) const {
  std::vector<double> costs = variables[variable];
  for (unsigned number : pairsOf[variable]) {
    const Pair &pair = pairs[number];
    const std::vector<double> &given =
        pair.from == variable ? pair.atFrom : pair.atTo;
    for (auto [cost, more] : llvm::zip_equal(costs, given))
      cost += more;
  }
  return costs;
}

void PairwiseBound::collectCosts(unsigned variable, Pair &pair) {
  bool isFrom = pair.from == variable;
  std::vector<double> &own = isFrom ? pair.atFrom : pair.atTo;
  std::vector<double> &other = isFrom ? pair.atTo : pair.atFrom;
  size_t width = pair.atTo.size();
  for (size_t choice = 0; choice < own.size(); ++choice) {
    double least = std::numeric_limits<double>::infinity();
    for (size_t theirs = 0; theirs < other.size(); ++theirs)
      least = std::min(least, (isFrom ? pair.costs[choice * width + theirs]
                                      : pair.costs[theirs * width + choice]) -
                                  other[theirs]);
    own[choice] = least;
  }
}

/// Takes what all pairs of `variable` can give its choices, and moves that to
/// the pairs with later variables, or with earlier ones.
void PairwiseBound::moveCosts(unsigned variable, bool isForward) {
  SmallVector<Pair *> ahead;
  for (unsigned number : pairsOf[variable]) {
    Pair &pair = pairs[number];
    collectCosts(variable, pair);
    unsigned other = pair.from == variable ? pair.to : pair.from;
    if ((other > variable) == isForward)
      ahead.push_back(&pair);
  }
  size_t behind = pairsOf[variable].size() - ahead.size();
  auto numParts = static_cast<double>(std::max(ahead.size(), behind));
  std::vector<double> costs = getCosts(variable);
  for (Pair *pair : ahead)
    for (auto [moved, cost] : llvm::zip_equal(
             pair->from == variable ? pair->atFrom : pair->atTo, costs))
      moved -= cost / numParts;
}

double PairwiseBound::getBound() const {
  double bound = 0;
  for (unsigned variable = 0; variable < variables.size(); ++variable) {
    std::vector<double> costs = getCosts(variable);
    bound += *std::min_element(costs.begin(), costs.end());
  }
  for (const Pair &pair : pairs) {
    double least = std::numeric_limits<double>::infinity();
    for (size_t a = 0; a < pair.atFrom.size(); ++a)
      for (size_t b = 0; b < pair.atTo.size(); ++b)
        least = std::min(least, pair.costs[a * pair.atTo.size() + b] -
                                    pair.atFrom[a] - pair.atTo[b]);
    bound += least;
  }
  return bound;
}

double PairwiseBound::getLeast() {
  constexpr int kMostRounds = 100;
  constexpr double kLeastGain = 1e-5;
  double best = getBound();
  for (int round = 0, idle = 0; round < kMostRounds && idle < 3; ++round) {
    for (unsigned variable = 0; variable < variables.size(); ++variable)
      moveCosts(variable, /*isForward=*/true);
    for (unsigned variable = variables.size(); variable-- > 0;)
      moveCosts(variable, /*isForward=*/false);
    double bound = getBound();
    idle = bound > best + kLeastGain * std::abs(best) ? 0 : idle + 1;
    best = std::max(best, bound);
  }
  return best;
}
