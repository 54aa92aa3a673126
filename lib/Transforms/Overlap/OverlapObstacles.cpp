//===- OverlapObstacles.cpp - obstacles to overlap ------------------------===//

#include "mesh/Transforms/Overlap/OverlapObstacles.h"

#include "mesh/Transforms/Overlap/GatheredFlow.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mesh;

/// Returns true if a contraction is among the ops of the block that `next`
/// leads to from `op`, without another collective on the way.
static bool
leadsToContraction(Operation *op,
                   function_ref<SmallVector<Operation *>(Operation *)> next) {
  llvm::SetVector<Operation *> ops;
  ops.insert(op);
  for (size_t index = 0; index < ops.size() && index < kMaxFlowOps; ++index) {
    if (isWorkingContraction(ops[index]))
      return true;
    if (llvm::isa<CollectiveOpInterface>(ops[index]))
      continue;
    for (Operation *other : next(ops[index]))
      if (other && other->getBlock() == op->getBlock())
        ops.insert(other);
  }
  return false;
}

static Operation *findObstacleAfter(AllGatherOp gather, int64_t n) {
  auto getUsers = [](Operation *op) {
    return SmallVector<Operation *>(op->user_begin(), op->user_end());
  };
  BlockFlow flow =
      BlockFlow::from(BlockFlow::Source{gather.getResult(),
                                        static_cast<int64_t>(gather.getDim())},
                      n);
  for (Value value : flow.getValues())
    for (Operation *user : value.getUsers())
      if (user->getBlock() == gather->getBlock() &&
          user->getNumResults() == 1 && !flow.getDim(user->getResult(0)) &&
          !isWorkingContraction(user) && leadsToContraction(user, getUsers))
        return user;
  return nullptr;
}

static Operation *findObstacleBefore(CollectiveOpInterface op, int64_t n) {
  auto getDefinitions = [](Operation *op) {
    return llvm::map_to_vector(op->getOperands(), [](Value operand) {
      return operand.getDefiningOp();
    });
  };
  auto flow = getReducedFlow(op, n, [](Operation *) { return false; });
  if (!flow)
    return nullptr;
  SmallVector<Value> needed{op.getInput()};
  for (Value value : flow->getValues())
    llvm::append_range(needed, value.getDefiningOp()->getOperands());
  for (Value value : needed) {
    Operation *definition = value.getDefiningOp();
    if (definition && definition->getBlock() == op->getBlock() &&
        !flow->getDim(value) && value.hasOneUse() &&
        !isWorkingContraction(definition) &&
        leadsToContraction(definition, getDefinitions))
      return definition;
  }
  return nullptr;
}

/// The op that stands between a collective and a contraction and cannot be
/// computed block by block. Null if there is none in the collective's MLIR
/// block.
static Operation *findObstacle(const OverlapSite &site) {
  if (auto gather = llvm::dyn_cast<AllGatherOp>(*site.op))
    return findObstacleAfter(gather, site.n);
  return findObstacleBefore(site.op, site.n);
}

/// Returns the reason for which a ring cannot feed the contractions that take
/// what is gathered; empty if there are none.
static std::string explainUnfed(const OverlapSite &site) {
  auto gather = llvm::dyn_cast<AllGatherOp>(*site.op);
  if (!gather)
    return "";
  GatheredFlow gathered(gather, site.n);
  for (linalg::LinalgOp op : gathered.findContractions())
    if (auto obstacle = gathered.findObstacle(op))
      switch (*obstacle) {
      case GatheredFlow::Obstacle::TwoLoops:
        return "the contraction beside it takes it along two loops; with a "
               "result that is sharded along one of them it would overlap";
      case GatheredFlow::Obstacle::Added:
        return "the contraction beside it adds to it";
      case GatheredFlow::Obstacle::Later:
        return "the contraction beside it also takes what is computed after "
               "this is first used";
      }
  return "";
}

std::string mesh::explainAlone(const OverlapSite &site) {
  if (!site.lost.empty())
    return site.lost;
  if (std::string reason = explainUnfed(site); !reason.empty())
    return reason;
  if (Operation *obstacle = findObstacle(site))
    return llvm::formatv("{0}, between it and a contraction, cannot be "
                         "computed block by block",
                         obstacle->getName().getStringRef());
  CollectiveOpInterface op = site.op;
  Value input = op.getInput();
  Operation *contraction = input.getDefiningOp();
  bool isReduction = op.getReductionCombiner().has_value();
  if (!isReduction || !contraction || !isWorkingContraction(contraction))
    return "there is no contraction beside it";
  if (!input.hasOneUse())
    return "the contraction beside it has other uses";
  return "no dim of the result divides by the size of the group, and padding "
         "would add too much";
}
