//===- PlaceReshards.cpp - Reshards where they take the least time --------===//
//
// Propagation leaves an operand that disagrees with its op where the two ways
// of splitting the program meet. They may as well meet elsewhere: ops that
// neither reduce nor contract can be laid out in the one way or the other. No
// IR is changed but `mesh.shardings`.
//
//===----------------------------------------------------------------------===//

#include "ReshardRegion.h"

using namespace mesh;

/// Returns true if the reshard of `use` stays where it is: beside a contraction
/// it may run during it.
static bool isFixed(OpOperand &use) {
  return isContraction(use.getOwner()) ||
         isContraction(use.get().getDefiningOp()) ||
         use.getOwner()->hasAttr(MeshDialect::kOverlapAttrName);
}

FailureOr<bool> mesh::placeReshards(RewriterBase &rewriter,
                                    const GlobalFunction &function,
                                    SymbolTableCollection &symbols,
                                    ReshardPlanner &planner,
                                    NeededShardings &needed) {
  MovableOps ops(rewriter, function, symbols, planner, needed);
  if (failed(ops.collect()))
    return failure();
  SettledValues settled;
  for (OpOperand *use : ops.getMismatches()) {
    ShardingAttr own = mesh::getSharding(use->get()).getLayout();
    ShardingAttr wanted = ops.getNeeded(*use);
    if (own == wanted || isFixed(*use) ||
        settled.contains(use->get(), {own, wanted}))
      continue;
    ReshardRegion(ops, settled, *use).cut();
  }
  return ops.dropStale();
}
