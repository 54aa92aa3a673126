//===- TiedValues.cpp - values tied by control flow -----------------------===//

#include "mesh/Analysis/TiedValues.h"

#include "mesh/Interfaces/ShardingRuleOpInterface.h"

#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/IntEqClasses.h"

using namespace mesh;

namespace {
/// Numbers what an op defines, and puts into one class what is tied.
class TiedValueFinder {
public:
  explicit TiedValueFinder(RegionBranchOpInterface op);
  SmallVector<TiedValues> find();

private:
  void tie(Value a, Value b);
  void followBranches();
  void tieLoop(LoopLikeOpInterface loop);

  RegionBranchOpInterface op;
  SmallVector<Value> values;
  DenseMap<Value, unsigned> ids;
  llvm::IntEqClasses classes;
  /// An operand, and one of the values that it is handed to.
  SmallVector<std::pair<OpOperand *, unsigned>> sources;
};
} // namespace

TiedValueFinder::TiedValueFinder(RegionBranchOpInterface op) : op(op) {
  for (Region &region : op->getRegions())
    llvm::append_range(values, region.getArguments());
  llvm::append_range(values, op->getResults());
  for (auto [id, value] : llvm::enumerate(values))
    ids[value] = id;
  classes.grow(values.size());
}

void TiedValueFinder::tie(Value a, Value b) {
  classes.join(ids.lookup(a), ids.lookup(b));
}

/// Ties every operand of a branch to the value that takes it. One operand may
/// be passed to several.
void TiedValueFinder::followBranches() {
  for (RegionBranchPoint point : op.getAllRegionBranchPoints()) {
    Operation *from = point.isParent() ? op.getOperation()
                                       : point.getTerminatorPredecessorOrNull();
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    DenseMap<unsigned, unsigned> handedTo;
    for (RegionSuccessor successor : successors) {
      OperandRange operands = op.getSuccessorOperands(point, successor);
      for (auto [index, value] : llvm::enumerate(
               llvm::zip_equal(operands, successor.getSuccessorInputs()))) {
        unsigned id = ids.lookup(std::get<1>(value));
        unsigned operand = operands.getBeginOperandIndex() + index;
        auto [known, isNew] = handedTo.try_emplace(operand, id);
        if (isNew)
          sources.emplace_back(&from->getOpOperand(operand), id);
        else
          classes.join(known->second, id);
      }
    }
  }
}

/// A loop whose trip count is known has fewer branches, but its types still
/// have to be those of any loop.
void TiedValueFinder::tieLoop(LoopLikeOpInterface loop) {
  if (std::optional<ResultRange> results = loop.getLoopResults())
    for (auto [argument, result] :
         llvm::zip(loop.getRegionIterArgs(), *results))
      tie(argument, result);
}

SmallVector<TiedValues> TiedValueFinder::find() {
  followBranches();
  if (auto loop = llvm::dyn_cast<LoopLikeOpInterface>(op.getOperation()))
    tieLoop(loop);
  // Numbers the classes by their first members.
  classes.compress();
  SmallVector<TiedValues> tied(classes.getNumClasses());
  for (auto [id, value] : llvm::enumerate(values))
    tied[classes[id]].values.push_back(value);
  for (auto [operand, id] : sources)
    tied[classes[id]].sources.push_back(operand);
  return tied;
}

SmallVector<TiedValues> mesh::getTiedValues(RegionBranchOpInterface op) {
  return TiedValueFinder(op).find();
}

RegionBranchOpInterface mesh::getControlFlow(Operation *op) {
  if (llvm::isa<ShardingRuleOpInterface>(op))
    return {};
  return llvm::dyn_cast<RegionBranchOpInterface>(op);
}

bool mesh::handsOnValues(Operation *op) {
  return llvm::isa<RegionBranchTerminatorOpInterface>(op) &&
         op->getNumRegions() == 0;
}
