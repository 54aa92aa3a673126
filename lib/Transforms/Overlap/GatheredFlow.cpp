//===- GatheredFlow.cpp - consumers of a ring of gathers ------------------===//

#include "mesh/Transforms/Overlap/GatheredFlow.h"

#include "mesh/Transforms/Overlap/ContractionSlice.h"
#include "mesh/Transforms/Overlap/DefinitionsToMove.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// The first op of the sources' block that uses one of them, itself or in its
/// regions; the first source's op if there is none, for users in other blocks
/// come after all of them.
static Operation *findFirstUser(ArrayRef<Value> sources) {
  Operation *first = nullptr;
  for (Value source : sources)
    for (Operation *user : source.getUsers()) {
      Operation *ancestor =
          source.getParentBlock()->findAncestorOpInBlock(*user);
      if (ancestor && (!first || ancestor->isBeforeInBlock(first)))
        first = ancestor;
    }
  return first ? first : sources.front().getDefiningOp();
}

GatheredFlow::GatheredFlow(ArrayRef<BlockFlow::Source> sources,
                           int64_t numBlocks)
    : sources(llvm::map_to_vector(sources,
                                  [](auto &source) { return source.value; })),
      flow(BlockFlow::from(sources, numBlocks)),
      position(findFirstUser(this->sources)) {}

static SmallVector<BlockFlow::Source>
getSources(ArrayRef<AllGatherOp> gathers) {
  return llvm::map_to_vector(gathers, [](AllGatherOp op) -> BlockFlow::Source {
    return {op.getResult(), static_cast<int64_t>(op.getDim())};
  });
}

GatheredFlow::GatheredFlow(ArrayRef<AllGatherOp> gathers, int64_t numBlocks)
    : GatheredFlow(::getSources(gathers), numBlocks) {}

void GatheredFlow::restrictTo(ArrayRef<OpOperand *> inputs) {
  SmallVector<Value> ends;
  for (OpOperand *input : inputs)
    for (OpOperand *other :
         getInputs(llvm::cast<linalg::LinalgOp>(input->getOwner())))
      ends.push_back(other->get());
  flow = flow.leadingTo(ends);
}

SmallVector<OpOperand *> GatheredFlow::getInputs(linalg::LinalgOp op) const {
  SmallVector<OpOperand *> inputs;
  for (OpOperand *input : op.getDpsInputOperands())
    if (flow.getDim(input->get()))
      inputs.push_back(input);
  return inputs;
}

LogicalResult GatheredFlow::addGathered(DefinitionsToMove &definitions) const {
  for (Value source : sources)
    for (Value operand : source.getDefiningOp()->getOperands())
      if (failed(definitions.add(operand)))
        return failure();
  return success();
}

LogicalResult
GatheredFlow::addOtherOperands(linalg::LinalgOp op,
                               DefinitionsToMove &definitions) const {
  llvm::SetVector<Operation *> ops;
  ops.insert(op);
  for (size_t index = 0; index < ops.size(); ++index) {
    // No block of what a body reads is taken.
    llvm::SetVector<Value> whole;
    getUsedValuesDefinedAbove(ops[index]->getRegions(), whole);
    for (Value operand : ops[index]->getOperands())
      if (!flow.getDim(operand))
        whole.insert(operand);
      else if (!llvm::is_contained(sources, operand))
        ops.insert(operand.getDefiningOp());
    for (Value value : whole)
      if (failed(definitions.add(value)))
        return failure();
  }
  return success();
}

SmallVector<linalg::LinalgOp> GatheredFlow::findContractions() const {
  SmallVector<linalg::LinalgOp> contractions;
  for (Value value : flow.getValues())
    for (OpOperand &use : value.getUses()) {
      auto op = llvm::dyn_cast<linalg::LinalgOp>(use.getOwner());
      if (op && op->getBlock() == position->getBlock() &&
          isWorkingContraction(op) && op.isDpsInput(&use))
        contractions.push_back(op);
    }
  llvm::sort(contractions, [](linalg::LinalgOp lhs, linalg::LinalgOp rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  contractions.erase(llvm::unique(contractions), contractions.end());
  return contractions;
}

std::optional<GatheredFlow::Obstacle>
GatheredFlow::findObstacle(linalg::LinalgOp op) const {
  llvm::SmallSetVector<unsigned, 2> loops;
  for (OpOperand *input : getInputs(op))
    loops.insert(getLoop(op, *input, *flow.getDim(input->get())));
  if (loops.size() > 1)
    return Obstacle::TwoLoops;
  if (llvm::any_of(op.getDpsInits(),
                   [&](Value init) { return flow.getDim(init).has_value(); }))
    return Obstacle::Added;
  DefinitionsToMove definitions(position, sources);
  if (failed(addOtherOperands(op, definitions)))
    return Obstacle::Later;
  return std::nullopt;
}

SmallVector<OpOperand *> GatheredFlow::findFed() const {
  SmallVector<OpOperand *> fed;
  for (linalg::LinalgOp op : findContractions())
    if (!findObstacle(op))
      fed.push_back(getInputs(op).front());
  return fed;
}
