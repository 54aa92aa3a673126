//===- PairwiseBound.h - least sums of costs of pairs -----------*- C++ -*-===//

#ifndef MESH_SEARCH_PAIRWISEBOUND_H
#define MESH_SEARCH_PAIRWISEBOUND_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/SmallVector.h"

#include <vector>

namespace mesh {

/// Variables with a few choices each, which have costs by themselves and in
/// pairs. Bounds the least sum of all costs from below.
class PairwiseBound {
public:
  /// Adds a variable, with the costs of its choices. Returns its number.
  unsigned addVariable(std::vector<double> costs);
  /// Adds the costs of the choices of two variables: `costs[a * n + b]` of
  /// choice a of `from` and choice b of `to`, which has n choices.
  void addPair(unsigned from, unsigned to, std::vector<double> costs);

  /// Returns a number that no choices have a lower sum than. It is the least
  /// sum if pairs make no circles.
  ///
  /// Costs are moved between variables and pairs, which changes no sum: to and
  /// fro along the order of variables, as TRW-S does (Kolmogorov, 2006). The
  /// least of each variable and pair by itself make the bound.
  double getLeast();

private:
  struct Pair {
    unsigned from, to;
    std::vector<double> costs;
    /// The costs that were moved from the pair to each choice of the two.
    std::vector<double> atFrom, atTo;
  };

  /// Moves all that `pair` can give to `variable`.
  static void collectCosts(unsigned variable, Pair &pair);
  void moveCosts(unsigned variable, bool isForward);
  double getBound() const;
  std::vector<double> getCosts(unsigned variable) const;

  std::vector<std::vector<double>> variables;
  std::vector<Pair> pairs;
  /// By variable.
  std::vector<SmallVector<unsigned, 4>> pairsOf;
};

} // namespace mesh

#endif // MESH_SEARCH_PAIRWISEBOUND_H
