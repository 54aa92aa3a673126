//===- BranchRules.cpp - derivatives of branches --------------------------===//
//
// The branch of cotangents goes the same way as that of the forward program,
// which returns what the other reads of its regions.
//
//===----------------------------------------------------------------------===//

#include "CreateBranch.h"
#include "SavedValues.h"
#include "mesh/Differentiation/DerivedFunctions.h"
#include "mesh/Differentiation/RegisterRules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;

Operation *mesh::createBranch(OpBuilder &builder, Operation *branch,
                              Value selector, TypeRange types) {
  Operation *created;
  if (auto choice = llvm::dyn_cast<scf::IndexSwitchOp>(branch))
    created =
        scf::IndexSwitchOp::create(builder, branch->getLoc(), types, selector,
                                   choice.getCases(), choice.getNumCases());
  else
    created = scf::IfOp::create(builder, branch->getLoc(), types, selector,
                                /*addElseBlock=*/true);
  for (Region &region : created->getRegions()) {
    if (region.empty())
      region.emplaceBlock();
    region.front().clear();
  }
  return created;
}

/// Returns `branch` with further results, which `getYields` builds in each
/// region.
static Operation *
addResults(RewriterBase &rewriter, Operation *branch, TypeRange types,
           function_ref<SmallVector<Value>(OpBuilder &, Region &)> getYields,
           ActiveValues &active) {
  SmallVector<Type> resultTypes(branch->getResultTypes());
  llvm::append_range(resultTypes, types);
  rewriter.setInsertionPoint(branch);
  Operation *extended =
      createBranch(rewriter, branch, branch->getOperand(0), resultTypes);
  extended->setDiscardableAttrs(branch->getDiscardableAttrDictionary());
  unsigned numResults = branch->getNumResults();
  for (auto [from, to] :
       llvm::zip_equal(branch->getRegions(), extended->getRegions())) {
    if (!from.empty())
      to.takeBody(from);
    Block &block = to.front();
    if (!block.mightHaveTerminator()) {
      OpBuilder end = OpBuilder::atBlockEnd(&block);
      scf::YieldOp::create(end, branch->getLoc());
    }
    OpBuilder end(block.getTerminator());
    SmallVector<Value> yields = getYields(end, to);
    block.getTerminator()->insertOperands(numResults, yields);
  }
  auto results = extended->getResults().take_front(numResults);
  active.transfer(branch->getResults(), results);
  rewriter.replaceOp(branch, results);
  return extended;
}

namespace {
/// The values that a branch hands to the same branch of the backward pass.
class BranchSavedValues : public SavedValues {
public:
  BranchSavedValues(Region &region, PrimalValues &outer, Block &backward,
                    const SavePolicy &saving)
      : SavedValues(region, backward, saving), outer(outer),
        backward(backward.getParentOp()), saved(region.front()) {}

  /// Forgets what the backward branch does not read.
  void finish() {
    eraseUnread();
    for (unsigned index = placeholders.size(); index-- > 0;) {
      if (!placeholders[index].use_empty())
        continue;
      placeholders[index].getDefiningOp()->erase();
      placeholders.erase(placeholders.begin() + index);
      saved.erase(index);
    }
  }

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
/// `known` has the cotangents of `captures`, and null for those of zero.
static LogicalResult
emitRegionAdjoint(Operation *branch, Region &region, ArrayRef<Value> captures,
                  ArrayRef<Value> known, BranchSavedValues &saved,
                  Block &backward, Cotangents &cotangents) {
  Location loc = branch->getLoc();
  OpBuilder inside = OpBuilder::atBlockEnd(&backward);
  Cotangents inner(inside, saved, cotangents.getActive(),
                   cotangents.getFunctions());
  for (auto [capture, cotangent] : llvm::zip_equal(captures, known))
    if (cotangent)
      inner.set(capture, cotangent);
  for (auto [result, yielded] : llvm::zip_equal(
           branch->getResults(), region.front().getTerminator()->getOperands()))
    inner.add(yielded, cotangents.lookup(result));
  if (failed(emitAdjoints(region.front(), inside, inner)))
    return failure();
  SmallVector<Value> yields;
  for (Value capture : captures)
    yields.push_back(inner.get(capture, loc));
  scf::YieldOp::create(inside, loc, yields);
  saved.finish();
  return success();
}

using SavedOfRegions = SmallVector<std::unique_ptr<BranchSavedValues>>;

/// A value of `type` that nothing reads.
static Value createUnread(OpBuilder &builder, Location loc, Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return createZeros(builder, loc, type);
  return tensor::EmptyOp::create(builder, loc, tensor.getShape(),
                                 tensor.getElementType(), tensor.getEncoding());
}

namespace {
/// The results in which branches return what they save. One branch alone runs,
/// so all of them use the same results.
struct SavedResults {
  SmallVector<Type> types;
  /// The number of the result for each value that a branch saves.
  SmallVector<SmallVector<unsigned>> numbers;

  explicit SavedResults(const SavedOfRegions &branches);
};
} // namespace

SavedResults::SavedResults(const SavedOfRegions &branches) {
  DenseMap<Type, SmallVector<unsigned>> ofType;
  for (auto &saved : branches) {
    SmallVector<unsigned> &own = numbers.emplace_back();
    DenseMap<Type, unsigned> numUsed;
    for (Value placeholder : saved->placeholders) {
      Type type = placeholder.getType();
      SmallVector<unsigned> &all = ofType[type];
      unsigned next = numUsed[type]++;
      if (next == all.size()) {
        all.push_back(types.size());
        types.push_back(type);
      }
      own.push_back(all[next]);
    }
  }
}

/// Lets the forward branches return what the backward ones read.
static void saveFromBranches(Operation *branch, const SavedOfRegions &branches,
                             PrimalValues &outer, ActiveValues &active) {
  SavedResults results(branches);
  if (results.types.empty())
    return;
  auto getYields = [&](OpBuilder &end, Region &region) {
    SmallVector<Value> yields(results.types.size());
    unsigned index = region.getRegionNumber();
    for (auto [number, value] : llvm::zip_equal(
             results.numbers[index], branches[index]->saved.getValues()))
      yields[number] = value;
    for (auto [yield, type] : llvm::zip_equal(yields, results.types))
      if (!yield)
        yield = createUnread(end, branch->getLoc(), type);
    return yields;
  };
  unsigned numResults = branch->getNumResults();
  mlir::IRRewriter rewriter(branch);
  Operation *extended =
      addResults(rewriter, branch, results.types, getYields, active);
  for (auto [saved, numbers] : llvm::zip_equal(branches, results.numbers))
    for (auto [placeholder, number] :
         llvm::zip_equal(saved->placeholders, numbers))
      replacePlaceholder(placeholder,
                         outer.get(extended->getResult(numResults + number)));
}

static LogicalResult emitBranchAdjoint(Operation *branch, OpBuilder &builder,
                                       Cotangents &cotangents) {
  ActiveValues &active = cotangents.getActive();
  PrimalValues &outer = cotangents.getPrimals();
  SmallVector<Value> captures = active.getCaptures(branch);
  // Slices are joined here, before the branch that reads them.
  SmallVector<Value> known = llvm::map_to_vector(
      captures, [&](Value capture) { return cotangents.lookup(capture); });
  Operation *backward =
      createBranch(builder, branch, outer.get(branch->getOperand(0)),
                   mlir::TypeRange(ValueRange(captures)));
  SavedOfRegions branches;
  for (auto [from, to] :
       llvm::zip_equal(branch->getRegions(), backward->getRegions())) {
    branches.push_back(std::make_unique<BranchSavedValues>(
        from, outer, to.front(), cotangents.getFunctions().getSaving()));
    if (failed(emitRegionAdjoint(branch, from, captures, known,
                                 *branches.back(), to.front(), cotangents)))
      return failure();
  }
  for (auto [capture, result] : llvm::zip(captures, backward->getResults()))
    cotangents.set(capture, result);
  saveFromBranches(branch, branches, outer, active);
  return success();
}

static LogicalResult emitBranchTangent(Operation *branch, Tangents &tangents) {
  for (Region &region : branch->getRegions())
    if (failed(emitTangents(region.front(), tangents)))
      return failure();
  SmallVector<unsigned> indices =
      tangents.getActive().getIndices(branch->getResults());
  SmallVector<Type> types;
  for (unsigned index : indices)
    types.push_back(branch->getResult(index).getType());
  auto getYields = [&](OpBuilder &end, Region &region) {
    Operation *yield = region.front().getTerminator();
    return llvm::map_to_vector(indices, [&](unsigned index) {
      return tangents.get(end, yield->getOperand(index), yield->getLoc());
    });
  };
  unsigned numResults = branch->getNumResults();
  mlir::IRRewriter rewriter(branch);
  Operation *extended =
      addResults(rewriter, branch, types, getYields, tangents.getActive());
  for (auto [position, index] : llvm::enumerate(indices))
    tangents.set(extended->getResult(index),
                 extended->getResult(numResults + position));
  return success();
}

namespace {
template <typename Op>
struct BranchRule
    : DifferentiableOpInterface::ExternalModel<BranchRule<Op>, Op> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    return emitBranchAdjoint(op, builder, cotangents);
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &,
                            Tangents &tangents) const {
    return emitBranchTangent(op, tangents);
  }
};
} // namespace

void mesh::registerBranchRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, scf::SCFDialect *) {
    scf::IfOp::attachInterface<BranchRule<scf::IfOp>>(*context);
    scf::IndexSwitchOp::attachInterface<BranchRule<scf::IndexSwitchOp>>(
        *context);
  });
}
