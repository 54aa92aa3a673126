//===- OverlapSites.cpp - collectives beside contractions -----------------===//

#include "mesh/Transforms/OverlapSites.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Sites
//===----------------------------------------------------------------------===//

SmallVector<CollectiveOpInterface> mesh::findCollectives(Operation *root) {
  SmallVector<CollectiveOpInterface> collectives;
  root->walk([&](CollectiveOpInterface op) {
    if (!llvm::isa<PermuteOp, AllSliceOp>(op) &&
        !llvm::isa<AsyncOp>(op->getParentOp()))
      collectives.push_back(op);
  });
  return collectives;
}

/// The contraction that `op` is, if it is in the block of `collective`.
static linalg::LinalgOp getContraction(Operation *op, Operation *collective) {
  auto linalgOp = llvm::dyn_cast_or_null<linalg::LinalgOp>(op);
  if (!linalgOp || op->getBlock() != collective->getBlock() ||
      !linalg::isaContractionOpInterface(linalgOp))
    return {};
  return linalgOp;
}

static SmallVector<OpOperand *> getGatheredInputs(AllGatherOp gather) {
  SmallVector<OpOperand *> inputs;
  Value whole = gather.getResult();
  for (OpOperand &use : whole.getUses()) {
    linalg::LinalgOp op = getContraction(use.getOwner(), gather);
    if (op && op.isDpsInput(&use) && llvm::count(op->getOperands(), whole) == 1)
      inputs.push_back(&use);
  }
  // Uses are listed last first.
  std::reverse(inputs.begin(), inputs.end());
  return inputs;
}

static SmallVector<OpOperand *> getReducedOuts(CollectiveOpInterface op) {
  Value input = op.getInput();
  linalg::LinalgOp contraction = getContraction(input.getDefiningOp(), op);
  if (!contraction || !input.hasOneUse())
    return {};
  return {contraction.getDpsInitOperand(0)};
}

/// The operands of all contractions beside the collective.
static SmallVector<OpOperand *> getCandidates(CollectiveOpInterface op,
                                              int64_t n) {
  return llvm::TypeSwitch<Operation *, SmallVector<OpOperand *>>(op)
      .Case([](AllGatherOp gather) { return getGatheredInputs(gather); })
      .Case([&](ReduceScatterOp) { return getReducedOuts(op); })
      .Case([&](AllReduceOp reduce) {
        return findDivisibleDim(reduce.getType(), n)
                   ? getReducedOuts(op)
                   : SmallVector<OpOperand *>();
      })
      .Default([](Operation *) { return SmallVector<OpOperand *>(); });
}

OverlapAttr mesh::getOverlap(Operation *op) {
  return op->getAttrOfType<OverlapAttr>(MeshDialect::kOverlapAttrName);
}

static int64_t getGroupSize(CollectiveOpInterface op,
                            SymbolTableCollection &symbols) {
  auto mesh = symbols.lookupNearestSymbolFrom<MeshOp>(op, op.getMeshAttr());
  return mesh.getMesh().getSize(op.getAxesAttr());
}

SmallVector<OverlapSite>
mesh::findOverlapSites(ArrayRef<CollectiveOpInterface> collectives,
                       SymbolTableCollection &symbols) {
  SmallVector<OverlapSite> sites;
  for (CollectiveOpInterface op : collectives)
    sites.push_back({op, getGroupSize(op, symbols), {}});

  SmallVector<OverlapSite *> choosing = llvm::to_vector(llvm::make_filter_range(
      llvm::make_pointer_range(sites), [](OverlapSite *site) {
        OverlapAttr overlap = getOverlap(site->op);
        return site->n > 1 &&
               (!overlap || overlap.getMode() != OverlapMode::None);
      }));
  auto rank = [](OverlapSite *site) {
    return std::pair(getOverlap(site->op) != nullptr,
                     site->op.getBytesOnWire(site->n));
  };
  // Of equals the first one: they are in one array.
  llvm::sort(choosing, [&](OverlapSite *lhs, OverlapSite *rhs) {
    return rank(lhs) != rank(rhs) ? rank(lhs) > rank(rhs) : lhs < rhs;
  });
  DenseSet<Operation *> taken;
  for (OverlapSite *site : choosing) {
    SmallVector<OpOperand *> candidates = getCandidates(site->op, site->n);
    for (OpOperand *operand : candidates)
      if (taken.insert(operand->getOwner()).second)
        site->operands.push_back(operand);
    site->hasLost = !candidates.empty() && site->operands.empty();
  }
  return sites;
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

std::optional<int64_t> mesh::findDivisibleDim(RankedTensorType type,
                                              int64_t n) {
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (size % n == 0)
      return dim;
  return std::nullopt;
}

unsigned mesh::getLoop(linalg::LinalgOp op, OpOperand &operand, int64_t dim) {
  return op.getMatchingIndexingMap(&operand).getDimPosition(dim);
}

std::optional<int64_t> mesh::getDim(linalg::LinalgOp op, OpOperand &operand,
                                    unsigned loop) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  return map.getResultPosition(
      getAffineDimExpr(loop, operand.getOwner()->getContext()));
}

namespace {
/// Offsets, sizes and strides of a block of a tensor.
struct BlockPosition {
  BlockPosition(OpBuilder &builder, RankedTensorType type, int64_t dim,
                OpFoldResult offset, int64_t size)
      : offsets(type.getRank(), builder.getIndexAttr(0)),
        strides(type.getRank(), builder.getIndexAttr(1)) {
    for (int64_t extent : type.getShape())
      sizes.push_back(builder.getIndexAttr(extent));
    offsets[dim] = offset;
    sizes[dim] = builder.getIndexAttr(size);
  }
  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

Value mesh::extractBlock(OpBuilder &builder, Location loc, Value source,
                         int64_t dim, OpFoldResult offset, int64_t size) {
  auto type = llvm::cast<RankedTensorType>(source.getType());
  if (type.getDimSize(dim) == size)
    return source;
  BlockPosition position(builder, type, dim, offset, size);
  return tensor::ExtractSliceOp::create(builder, loc, source, position.offsets,
                                        position.sizes, position.strides);
}

Value mesh::insertBlock(OpBuilder &builder, Location loc, Value block,
                        Value target, int64_t dim, OpFoldResult offset) {
  auto type = llvm::cast<RankedTensorType>(block.getType());
  BlockPosition position(builder, type, dim, offset, type.getDimSize(dim));
  return tensor::InsertSliceOp::create(builder, loc, block, target,
                                       position.offsets, position.sizes,
                                       position.strides);
}

Value mesh::emitContractionSlice(OpBuilder &builder,
                                 const ContractionSlice &slice, Value init,
                                 OpOperand *given, Value block) {
  linalg::LinalgOp op = slice.op;
  Location loc = op.getLoc();
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    std::optional<int64_t> dim = getDim(op, operand, slice.loop);
    if (op.isDpsInit(&operand))
      operands.push_back(init);
    else if (&operand == given)
      operands.push_back(block);
    else if (dim)
      operands.push_back(extractBlock(builder, loc, operand.get(), *dim,
                                      slice.offset, slice.size));
    else
      operands.push_back(operand.get());
  }
  return mlir::clone(builder, op, init.getType(), operands)->getResult(0);
}

Value mesh::extractInit(OpBuilder &builder, const ContractionSlice &slice) {
  linalg::LinalgOp op = slice.op;
  OpOperand &init = *op.getDpsInitOperand(0);
  std::optional<int64_t> dim = getDim(op, init, slice.loop);
  if (!dim)
    return init.get();
  Location loc = op.getLoc();
  auto fill = init.get().getDefiningOp<linalg::FillOp>();
  if (!fill)
    return extractBlock(builder, loc, init.get(), *dim, slice.offset,
                        slice.size);
  auto type = llvm::cast<RankedTensorType>(init.get().getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[*dim] = slice.size;
  Value empty =
      tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
  return linalg::FillOp::create(builder, loc, fill.getInputs(), empty)
      .getResult(0);
}
