//===- OverlapSites.cpp - collectives beside contractions -----------------===//

#include "mesh/Transforms/OverlapSites.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

std::optional<int64_t> mesh::findDivisibleDim(RankedTensorType type,
                                              int64_t n) {
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (size % n == 0)
      return dim;
  return std::nullopt;
}

SmallVector<CollectiveOpInterface> mesh::findCollectives(Operation *root) {
  SmallVector<CollectiveOpInterface> collectives;
  root->walk([&](CollectiveOpInterface op) {
    if (!llvm::isa<PermuteOp, AllSliceOp>(op) &&
        !llvm::isa<AsyncOp>(op->getParentOp()))
      collectives.push_back(op);
  });
  return collectives;
}

bool mesh::isWorkingContraction(Operation *op) {
  auto linalgOp = llvm::dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && linalg::isaContractionOpInterface(linalgOp) &&
         llvm::none_of(op->getOperandTypes(), [](Type type) {
           auto shaped = llvm::dyn_cast<ShapedType>(type);
           return shaped && llvm::is_contained(shaped.getShape(), 0);
         });
}

/// The contraction that `op` is, if it is in the block of `collective`.
static linalg::LinalgOp getContraction(Operation *op, Operation *collective) {
  if (!op || op->getBlock() != collective->getBlock() ||
      !isWorkingContraction(op))
    return {};
  return llvm::cast<linalg::LinalgOp>(op);
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
