//===- BranchRules.cpp - derivatives of branches --------------------------===//
//
// The branch of cotangents goes the same way as that of the forward program,
// which returns what the other reads of its regions.
//
//===----------------------------------------------------------------------===//

#include "SavedValues.h"
#include "mesh/Differentiation/RegisterRules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;

/// `branch` with further results, which `getYields` builds in each region.
static scf::IfOp
addResults(RewriterBase &rewriter, scf::IfOp branch, TypeRange types,
           function_ref<SmallVector<Value>(OpBuilder &, Region &)> getYields,
           ActiveValues &active) {
  SmallVector<Type> resultTypes(branch.getResultTypes());
  llvm::append_range(resultTypes, types);
  rewriter.setInsertionPoint(branch);
  auto extended =
      scf::IfOp::create(rewriter, branch.getLoc(), resultTypes,
                        branch.getCondition(), /*addElseBlock=*/true);
  extended->setDiscardableAttrs(branch->getDiscardableAttrDictionary());
  for (auto [from, to] :
       llvm::zip_equal(branch->getRegions(), extended->getRegions())) {
    if (!from.empty())
      to.takeBody(from);
    Block &block = to.front();
    if (!block.mightHaveTerminator()) {
      OpBuilder end = OpBuilder::atBlockEnd(&block);
      scf::YieldOp::create(end, branch.getLoc());
    }
    OpBuilder end(block.getTerminator());
    SmallVector<Value> yields = getYields(end, to);
    block.getTerminator()->insertOperands(branch.getNumResults(), yields);
  }
  unsigned numResults = branch.getNumResults();
  active.transfer(branch.getResults(),
                  extended.getResults().take_front(numResults));
  rewriter.replaceOp(branch, extended.getResults().take_front(numResults));
  return extended;
}

namespace {
/// The values that a branch hands to the same branch of the backward pass.
class BranchSavedValues : public SavedValues {
public:
  BranchSavedValues(Region &region, PrimalValues &outer, Block &backward)
      : SavedValues(region, backward), outer(outer),
        backward(backward.getParentOp()), saved(region.front()) {}

  PrimalValues &outer;
  Operation *backward;
  TrackedValues saved;
  SmallVector<Value> placeholders;

private:
  Value getOutside(Value value) override { return outer.get(value); }
  Value getArgument(BlockArgument, OpBuilder &) override { return {}; }
  Value save(Value value, OpBuilder &) override {
    OpBuilder outside(backward);
    saved.add(value);
    return placeholders.emplace_back(
        createPlaceholder(outside, value.getLoc(), value.getType()));
  }
};
} // namespace

/// Goes backwards through one of the regions, into the same of `backward`.
static LogicalResult emitRegionAdjoint(scf::IfOp branch, Region &region,
                                       ArrayRef<Value> captures,
                                       BranchSavedValues &saved,
                                       Block &backward,
                                       Cotangents &cotangents) {
  Location loc = branch.getLoc();
  OpBuilder inside = OpBuilder::atBlockEnd(&backward);
  Cotangents inner(inside, saved, cotangents.getActive(),
                   cotangents.getFunctions());
  for (Value capture : captures)
    if (Value cotangent = cotangents.lookup(capture))
      inner.set(capture, cotangent);
  for (auto [result, yielded] : llvm::zip_equal(
           branch.getResults(), region.front().getTerminator()->getOperands()))
    inner.add(yielded, cotangents.lookup(result));
  if (failed(emitAdjoints(region.front(), inside, inner)))
    return failure();
  SmallVector<Value> yields;
  for (Value capture : captures)
    yields.push_back(inner.get(capture, loc));
  scf::YieldOp::create(inside, loc, yields);
  return success();
}

/// Lets the forward branches return what the backward ones read.
static void saveFromBranches(scf::IfOp branch,
                             MutableArrayRef<BranchSavedValues *> branches,
                             PrimalValues &outer, ActiveValues &active) {
  SmallVector<Value> placeholders;
  for (BranchSavedValues *saved : branches)
    llvm::append_range(placeholders, saved->placeholders);
  if (placeholders.empty())
    return;
  auto getYields = [&](OpBuilder &end, Region &region) {
    SmallVector<Value> yields;
    for (auto [index, saved] : llvm::enumerate(branches))
      for (auto [position, placeholder] : llvm::enumerate(saved->placeholders))
        yields.push_back(index == region.getRegionNumber()
                             ? saved->saved[position]
                             : createZeros(end, placeholder.getLoc(),
                                           placeholder.getType()));
    return yields;
  };
  unsigned numResults = branch.getNumResults();
  mlir::IRRewriter rewriter(branch);
  scf::IfOp extended =
      addResults(rewriter, branch, mlir::TypeRange(ValueRange(placeholders)),
                 getYields, active);
  for (auto [placeholder, result] : llvm::zip_equal(
           placeholders, extended.getResults().drop_front(numResults)))
    replacePlaceholder(placeholder, outer.get(result));
}

static LogicalResult emitIfAdjoint(scf::IfOp branch, OpBuilder &builder,
                                   Cotangents &cotangents) {
  ActiveValues &active = cotangents.getActive();
  PrimalValues &outer = cotangents.getPrimals();
  SmallVector<Value> captures = active.getCaptures(branch);
  auto backward = scf::IfOp::create(
      builder, branch.getLoc(), mlir::TypeRange(ValueRange(captures)),
      outer.get(branch.getCondition()), /*addElseBlock=*/true);
  for (Region &region : backward->getRegions())
    region.front().clear();
  BranchSavedValues thenSaved(branch.getThenRegion(), outer,
                              backward.getThenRegion().front());
  BranchSavedValues elseSaved(branch.getElseRegion(), outer,
                              backward.getElseRegion().front());
  if (failed(emitRegionAdjoint(branch, branch.getThenRegion(), captures,
                               thenSaved, backward.getThenRegion().front(),
                               cotangents)) ||
      failed(emitRegionAdjoint(branch, branch.getElseRegion(), captures,
                               elseSaved, backward.getElseRegion().front(),
                               cotangents)))
    return failure();
  for (auto [capture, result] : llvm::zip(captures, backward.getResults()))
    cotangents.set(capture, result);
  BranchSavedValues *branches[] = {&thenSaved, &elseSaved};
  saveFromBranches(branch, branches, outer, active);
  return success();
}

static LogicalResult emitIfTangent(scf::IfOp branch, Tangents &tangents) {
  for (Region &region : branch->getRegions())
    if (failed(emitTangents(region.front(), tangents)))
      return failure();
  SmallVector<unsigned> indices =
      tangents.getActive().getIndices(branch.getResults());
  SmallVector<Type> types;
  for (unsigned index : indices)
    types.push_back(branch.getResult(index).getType());
  auto getYields = [&](OpBuilder &end, Region &region) {
    Operation *yield = region.front().getTerminator();
    SmallVector<Value> yields;
    for (unsigned index : indices)
      yields.push_back(
          tangents.get(end, yield->getOperand(index), yield->getLoc()));
    return yields;
  };
  unsigned numResults = branch.getNumResults();
  mlir::IRRewriter rewriter(branch);
  scf::IfOp extended =
      addResults(rewriter, branch, types, getYields, tangents.getActive());
  for (auto [position, index] : llvm::enumerate(indices))
    tangents.set(extended.getResult(index),
                 extended.getResult(numResults + position));
  return success();
}

namespace {
struct IfRule : DifferentiableOpInterface::ExternalModel<IfRule, scf::IfOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    return emitIfAdjoint(llvm::cast<scf::IfOp>(op), builder, cotangents);
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &,
                            Tangents &tangents) const {
    return emitIfTangent(llvm::cast<scf::IfOp>(op), tangents);
  }
};
} // namespace

void mesh::registerBranchRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, scf::SCFDialect *) {
    scf::IfOp::attachInterface<IfRule>(*context);
  });
}
