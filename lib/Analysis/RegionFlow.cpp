//===- RegionFlow.cpp - values and decisions of control flow --------------===//

#include "mesh/Analysis/RegionFlow.h"

using namespace mesh;

/// Appends the operands of `op` that are in none of `handedOn`.
static void appendDeciding(Operation *op, ArrayRef<mlir::OperandRange> handedOn,
                           SmallVector<OpOperand *> &to) {
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned number = operand.getOperandNumber();
    // An empty range is nowhere.
    bool isHandedOn = llvm::any_of(handedOn, [&](mlir::OperandRange range) {
      return !range.empty() && range.getBeginOperandIndex() <= number &&
             number < range.getBeginOperandIndex() + range.size();
    });
    if (!isHandedOn)
      to.push_back(&operand);
  }
}

RegionFlow::RegionFlow(mlir::RegionBranchOpInterface branch) {
  SmallVector<std::pair<Value, Value>> edges;
  for (mlir::RegionBranchPoint point : branch.getAllRegionBranchPoints()) {
    SmallVector<mlir::RegionSuccessor> successors;
    branch.getSuccessorRegions(point, successors);
    SmallVector<mlir::OperandRange> handedOn;
    for (mlir::RegionSuccessor successor : successors) {
      handedOn.push_back(branch.getSuccessorOperands(point, successor));
      for (auto [input, source] :
           llvm::zip_equal(successor.getSuccessorInputs(), handedOn.back()))
        edges.emplace_back(input, source);
    }
    appendDeciding(point.isParent() ? branch.getOperation()
                                    : point.getTerminatorPredecessorOrNull(),
                   handedOn, deciding);
  }
  llvm::stable_sort(edges, [](const auto &a, const auto &b) {
    return std::less<>()(a.first.getAsOpaquePointer(),
                         b.first.getAsOpaquePointer());
  });
  inputs = llvm::to_vector(llvm::make_first_range(edges));
  sources = llvm::to_vector(llvm::make_second_range(edges));
}

ArrayRef<Value> RegionFlow::getSources(Value input) const {
  auto [begin, end] = std::equal_range(
      inputs.begin(), inputs.end(), input, [](Value a, Value b) {
        return std::less<>()(a.getAsOpaquePointer(), b.getAsOpaquePointer());
      });
  return ArrayRef(sources).slice(begin - inputs.begin(), end - begin);
}

SmallVector<OpOperand *> mesh::getDecidingOperands(Operation *op) {
  if (auto branch = llvm::dyn_cast<mlir::RegionBranchOpInterface>(op))
    return SmallVector<OpOperand *>(RegionFlow(branch).getDeciding());
  SmallVector<mlir::OperandRange> handedOn;
  if (auto branch = llvm::dyn_cast<mlir::BranchOpInterface>(op))
    for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
      handedOn.push_back(branch.getSuccessorOperands(i).getForwardedOperands());
  SmallVector<OpOperand *> deciding;
  appendDeciding(op, handedOn, deciding);
  return deciding;
}
