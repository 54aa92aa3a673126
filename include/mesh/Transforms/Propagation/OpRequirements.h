//===- OpRequirements.h - requirements of ops on shardings ------*- C++ -*-===//
//
// The one place that knows what an op makes of its operands' layouts. An op
// computes what the shardings of its results say: axes of a result's dims split
// factors; partial axes come from split reductions, or from partial operands
// that the op passes on.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_PROPAGATION_OPREQUIREMENTS_H
#define MESH_TRANSFORMS_PROPAGATION_OPREQUIREMENTS_H

#include "mesh/Interfaces/ShardingRuleOpInterface.h"
#include "mesh/Transforms/Propagation/FactorResolution.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// The claims of an op's operands, in order.
SmallVector<FactorClaim> getOperandClaims(Operation *op,
                                          const ShardingRule &rule,
                                          ArrayRef<TensorLayout> layouts);

/// The layouts of the results of `op` if `axes` split its factors.
///
/// A partial operand is passed on if the op allows it as it stands, if no other
/// op uses the operand, and if what has to be reduced in the end is neither
/// larger nor of fewer bits; or if a user of the result asks for a partial
/// value. Otherwise the op wants it reduced.
SmallVector<TensorLayout> computeResults(ShardingRuleOpInterface op,
                                         const ShardingRule &rule,
                                         const FactorAxes &axes,
                                         ArrayRef<TensorLayout> operands,
                                         MeshAttr mesh);

/// Operands that are partial over an axis, and their combiner.
struct PartialOperands {
  Combiner combiner;
  llvm::BitVector operands;
};

/// The operands because of which results of `op` are partial over `axis`, if
/// the op passes them on. Nothing if it does not, or there are none.
std::optional<PartialOperands>
getPassedOperands(ShardingRuleOpInterface op, const ShardingRule &rule,
                  const OpLayouts &layouts, AxisRefAttr axis, MeshAttr mesh);

/// The requirements of an op with given results.
struct OpRequirements {
  FactorAxes factorAxes;
  SmallVector<TensorLayout> operands;
};

/// Finds the shardings that `op` needs for its results to come out as `layouts`
/// say. Operands stay as they are in `layouts` as far as they can. Fails with
/// an error at the op if there is no way.
FailureOr<OpRequirements> computeRequirements(ShardingRuleOpInterface op,
                                              const ShardingRule &rule,
                                              const OpLayouts &layouts,
                                              MeshAttr mesh);

/// The requirements of an op all of whose tensors have shardings written down,
/// where fixed shardings go first.
FailureOr<OpRequirements> getRequirements(ShardingRuleOpInterface op,
                                          SymbolTableCollection &symbols,
                                          MeshAttr mesh);

/// Fails, with an error, if `sharding` is null, which the operand, argument or
/// result of `op` with that number has.
LogicalResult verifyHasSharding(Operation *op, StringRef role, unsigned index,
                                ShardingAttr sharding);

/// An operand, of control flow or a terminator, that becomes an iteration
/// argument or a result as it is, and the sharding that it needs for that.
using HandedOn = std::pair<OpOperand *, ShardingAttr>;

/// Returns the tensors that `op` and its regions' terminators pass on
/// unchanged. Fails, with an error, if values that are tied are not split in
/// one way.
FailureOr<SmallVector<HandedOn>> getHandedOn(RegionBranchOpInterface op);

/// The tensors that `function` returns. Fails, with an error, if a result has
/// no sharding.
FailureOr<SmallVector<HandedOn>> getHandedOn(FunctionOpInterface function);

} // namespace mesh

#endif // MESH_TRANSFORMS_PROPAGATION_OPREQUIREMENTS_H
