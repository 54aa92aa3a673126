//===- FactorResolution.h - the axes of an op's factors ---------*- C++ -*-===//
//
// The tensors of an op ask for axes on its factors. They need not agree: two
// tensors may ask for different axes on one factor, or for one axis on two
// factors, though devices can split only one loop along it.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_PROPAGATION_FACTORRESOLUTION_H
#define MESH_TRANSFORMS_PROPAGATION_FACTORRESOLUTION_H

#include "mesh/Analysis/TensorLayout.h"
#include "mesh/Interfaces/ShardingRule.h"

namespace mesh {

/// A tensor of an op and what it asks for.
struct FactorClaim {
  const TensorLayout *layout;
  const DimFactors *dims;
  /// The size of the whole tensor: what is large should stay where it is.
  double bytes;
  bool isResult;
  /// The number of ops that take or make the tensor. Laid out anew for one of
  /// them, it is so for all.
  unsigned numOps = 0;
};

enum class FactorScope {
  /// All that can be split.
  All,
  /// All, and the axes of dims that have to be whole go to other factors: a
  /// sort of columns along a split dim moves the split to the rows.
  Displaced,
  /// Factors that all results have. They are propagated first, since splitting
  /// them needs no communication.
  PassThrough
};

/// Settles on the axes of each factor.
///
/// - An axis that several factors are asked to take goes to the one for which
///   the least has to be sent: whole tensors where it has to be gathered, one
///   part in n where it moves to another dim, twice the result where that is
///   all-reduced, once where it is scattered. Of equals it goes to the one that
///   a result asks for, then that of the tensor with the fewest ops, then that
///   of the first tensor. If `hasTie` is not null, it goes to none of equals,
///   and `hasTie` is set: what other ops decide may settle it.
/// - If `scope` is `Displaced`, an axis of an operand's dim that cannot be
///   split goes to the first factor of that operand that all results have, and
///   that is divisible by it: one part in n is sent, where all would be
///   gathered.
/// - Of the lists that are asked for on one factor, one that goes on where
///   another ends is better than that. Else what a result has goes first, which
///   it got by an earlier decision, then the longest list, then that of the
///   larger tensor, then the first.
/// - A factor is not split into parts more than half of which are empty.
FactorAxes resolveFactors(const ShardingRule &rule,
                          ArrayRef<FactorClaim> claims, MeshAttr mesh,
                          FactorScope scope = FactorScope::All,
                          bool *hasTie = nullptr);

/// The axes of the factors of an op whose results have to be as `results` say.
/// Reduction factors take axes over which results are partial, no others:
/// operands have a say in these alone, and need make no claims if there are
/// none. Fails if two results differ, or are split along what cannot be, and
/// reports it.
FailureOr<FactorAxes>
resolveFromResults(const ShardingRule &rule, ArrayRef<FactorClaim> operands,
                   ArrayRef<TensorLayout> results, MeshAttr mesh,
                   function_ref<InFlightDiagnostic()> emitError);

} // namespace mesh

#endif // MESH_TRANSFORMS_PROPAGATION_FACTORRESOLUTION_H
