//===- TakeCaptures.cpp - Operands for captured values --------------------===//

#include "BodyParts.h"
#include "CreateBranch.h"
#include "LinalgTerms.h"
#include "LowerAggregates.h"

#include "mesh/IR/IndexedOps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;

/// Returns true if `op` runs one of its regions, or none.
static bool isBranch(Operation *op) {
  return llvm::isa<scf::IfOp, scf::IndexSwitchOp>(op);
}

/// Returns the branches of the body of `op` around `read`, the innermost first.
static SmallVector<Operation *> getBranches(linalg::GenericOp op,
                                            tensor::ExtractOp read) {
  SmallVector<Operation *> branches;
  for (Operation *around = read->getParentOp(); around != op;
       around = around->getParentOp())
    branches.push_back(around);
  return branches;
}

/// Returns true if the elements that `read` reads can be gathered before `op`.
static bool canGather(linalg::GenericOp op, tensor::ExtractOp read) {
  auto isKnown = [&](Value value) {
    return op.getNumReductionLoops() == 0 || !dependsOnState(op, value);
  };
  SmallVector<Operation *> branches = getBranches(op, read);
  // There is no element to gather where the branch is not taken.
  if (!branches.empty() && read.getTensor().getType().hasStaticShape() &&
      read.getTensor().getType().getNumElements() == 0)
    return false;
  return llvm::all_of(branches, isBranch) &&
         llvm::all_of(read.getIndices(), isKnown) &&
         llvm::all_of(branches, [&](Operation *branch) {
           return isKnown(branch->getOperand(0));
         });
}

/// Returns `numbers`, which `region` of a branch computes, as results of the
/// branch, which becomes another one. They are zero if it goes another way. The
/// region has no terminator.
static SmallVector<Value> yieldNumbers(Operation *branch, Region &region,
                                       ArrayRef<Value> numbers) {
  OpBuilder builder(branch);
  Location loc = branch->getLoc();
  Operation *created = createBranch(builder, branch, branch->getOperand(0),
                                    ValueRange(numbers).getTypes());
  for (auto [from, to] :
       llvm::zip_equal(branch->getRegions(), created->getRegions())) {
    SmallVector<Value> yielded(numbers);
    bool isOwn = &from == &region;
    if (isOwn)
      to.takeBody(from);
    OpBuilder inside = OpBuilder::atBlockEnd(&to.front());
    if (!isOwn)
      for (Value &value : yielded)
        value = createZeroNumber(inside, loc, value.getType());
    scf::YieldOp::create(inside, loc, yielded);
  }
  branch->erase();
  return SmallVector<Value>(created->getResults());
}

/// Clones the body of `op` as far as it computes the indices of `read`, and
/// returns these.
static SmallVector<Value> emitIndices(OpBuilder &body, linalg::GenericOp op,
                                      tensor::ExtractOp read,
                                      IRMapping &mapping) {
  for (Operation &inner : *op.getBody()) {
    body.clone(inner, mapping);
    if (inner.isAncestor(read))
      break;
  }
  SmallVector<Value> indices =
      llvm::map_to_vector(read.getIndices(), [&](Value index) {
        return mapping.lookupOrDefault(index);
      });
  SmallVector<Operation *> branches = getBranches(op, read);
  // Nothing is read of what follows in the branches.
  Operation *inside = read;
  for (Operation *branch : branches) {
    Operation *copy = mapping.lookup(inside);
    while (&copy->getBlock()->back() != copy)
      copy->getBlock()->back().erase();
    inside = branch;
  }
  inside = read;
  for (Operation *branch : branches) {
    unsigned region = inside->getParentRegion()->getRegionNumber();
    Operation *copy = mapping.lookup(branch);
    indices = yieldNumbers(copy, copy->getRegion(region), indices);
    inside = branch;
  }
  return indices;
}

/// The coordinates of `read` in each iteration of `op`, along a last dim.
static Value emitCoordinates(linalg::GenericOp op, tensor::ExtractOp read,
                             PatternRewriter &rewriter) {
  Location loc = read.getLoc();
  SmallVector<int64_t> loops = op.getStaticLoopRanges();
  unsigned rank = loops.size(), count = read.getIndices().size();
  auto places =
      createBodyPart(rewriter, op, {}, {}, read.getIndices().getTypes(),
                     [&](OpBuilder &body, ValueRange, IRMapping mapping) {
                       return emitIndices(body, op, read, mapping);
                     });
  SmallVector<ReassociationIndices> groups;
  for (unsigned dim = 0; dim < rank; ++dim)
    groups.push_back({static_cast<int64_t>(dim)});
  if (!groups.empty())
    groups.back().push_back(rank);
  loops.push_back(1);
  auto type = RankedTensorType::get(loops, rewriter.getI64Type());
  SmallVector<Value> coordinates;
  for (Value result : places.getResults())
    coordinates.push_back(
        tensor::ExpandShapeOp::create(rewriter, loc, type, result, groups));
  return count == 1 ? coordinates.front()
                    : tensor::ConcatOp::create(rewriter, loc, rank, coordinates)
                          .getResult();
}

namespace {
/// The captured values of an op's body that may have a derivative.
struct Captures {
  SmallVector<Value> numbers;
  /// Reads of elements of captured tensors.
  SmallVector<tensor::ExtractOp> reads;
};
} // namespace

static Captures findCaptures(linalg::GenericOp op) {
  Captures captures;
  llvm::SetVector<Value> values;
  mlir::getUsedValuesDefinedAbove(op->getRegions(), values);
  for (Value value : values)
    if (isCaptured(op, value) && !llvm::isa<RankedTensorType>(value.getType()))
      captures.numbers.push_back(value);
  op.getRegion().walk([&](tensor::ExtractOp read) {
    if (isCaptured(op, read.getTensor()) && canGather(op, read))
      captures.reads.push_back(read);
  });
  return captures;
}

/// Returns the operands of `op` that `captures` become, with their maps:
/// numbers first.
static SmallVector<std::pair<Value, AffineMap>>
emitOperands(linalg::GenericOp op, const Captures &captures,
             PatternRewriter &rewriter) {
  unsigned rank = op.getNumLoops();
  AffineMap whole = rewriter.getMultiDimIdentityMap(rank);
  AffineMap none = AffineMap::get(rank, 0, rewriter.getContext());
  SmallVector<std::pair<Value, AffineMap>> taken;
  for (Value number : captures.numbers)
    taken.emplace_back(number, none);
  for (tensor::ExtractOp read : captures.reads) {
    Value tensor = read.getTensor();
    if (read.getIndices().empty()) {
      taken.emplace_back(tensor, none);
      continue;
    }
    auto dims =
        llvm::to_vector(llvm::seq<int64_t>(0, read.getIndices().size()));
    taken.emplace_back(
        GatherSlicesOp::create(rewriter, read.getLoc(), tensor,
                               emitCoordinates(op, read, rewriter), dims,
                               ArrayRef<int64_t>()),
        whole);
  }
  return taken;
}

namespace {
/// Makes inputs of what a body captures: numbers, and elements of tensors,
/// which are gathered before.
struct TakeCaptures : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    Captures captures = findCaptures(op);
    if ((captures.numbers.empty() && captures.reads.empty()) ||
        llvm::any_of(op.getStaticLoopRanges(), mlir::ShapedType::isDynamic))
      return rewriter.notifyMatchFailure(op, "captures nothing of the kind");

    SmallVector<Value> inputs(op.getDpsInputs()), arguments;
    SmallVector<AffineMap> maps(op.getIndexingMapsArray());
    for (auto [value, map] : emitOperands(op, captures, rewriter)) {
      maps.insert(maps.begin() + inputs.size(), map);
      inputs.push_back(value);
      arguments.push_back(op.getBody()->insertArgument(
          inputs.size() - 1, mlir::getElementTypeOrSelf(value.getType()),
          value.getLoc()));
    }
    for (auto [number, argument] : llvm::zip(captures.numbers, arguments))
      rewriter.replaceUsesWithIf(number, argument, [&](OpOperand &use) {
        return op.getRegion().isAncestor(use.getOwner()->getParentRegion());
      });
    for (auto [read, argument] : llvm::zip_equal(
             captures.reads,
             ArrayRef(arguments).drop_front(captures.numbers.size())))
      rewriter.replaceOp(read, argument);
    auto changed = linalg::GenericOp::create(
        rewriter, op.getLoc(), op.getResultTypes(), inputs, op.getOutputs(),
        maps, op.getIteratorTypesArray());
    rewriter.inlineRegionBefore(op.getRegion(), changed.getRegion(),
                                changed.getRegion().begin());
    rewriter.replaceOp(op, changed);
    return success();
  }
};
} // namespace

void mesh::populateTakeCapturesPatterns(RewritePatternSet &patterns) {
  patterns.add<TakeCaptures>(patterns.getContext());
}
