//===- OverlapSites.cpp - collectives beside contractions -----------------===//

#include "mesh/Transforms/OverlapSites.h"

#include "mesh/IR/RingAttrs.h"
#include "mesh/Transforms/BlockFlow.h"
#include "mesh/Transforms/ContractionSlice.h"

#include "llvm/ADT/SetVector.h"
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

/// The inputs of contractions that are made of `whole`, the result of
/// `collective`, block by block along `dim`.
static SmallVector<OpOperand *> getGatheredInputs(Operation *collective,
                                                  Value whole, int64_t dim) {
  SmallVector<OpOperand *> inputs;
  BlockFlow flow = BlockFlow::from(whole, dim);
  auto isInFlow = [&](Value value) { return flow.getDim(value).has_value(); };
  for (Value value : flow.getValues())
    for (OpOperand &use : value.getUses()) {
      linalg::LinalgOp op = getContraction(use.getOwner(), collective);
      if (op && op.isDpsInput(&use) &&
          llvm::count_if(op->getOperands(), isInFlow) == 1)
        inputs.push_back(&use);
    }
  llvm::sort(inputs, [](OpOperand *lhs, OpOperand *rhs) {
    return lhs->getOwner()->isBeforeInBlock(rhs->getOwner());
  });
  return inputs;
}

/// The `outs` of the contractions that the input of `op` is made of.
static SmallVector<OpOperand *> getReducedOuts(CollectiveOpInterface op,
                                               int64_t dim) {
  SmallVector<OpOperand *> outs;
  BlockFlow flow = BlockFlow::to(op.getInput(), dim, [&](Operation *other) {
    return static_cast<bool>(getContraction(other, op));
  });
  for (Value value : flow.getValues())
    if (linalg::LinalgOp op1 = getContraction(value.getDefiningOp(), op))
      outs.push_back(op1.getDpsInitOperand(0));
  return outs;
}

/// The inputs of all contractions that the second half of an all-reduce may
/// feed.
static SmallVector<OpOperand *> getFedCandidates(CollectiveOpInterface op,
                                                 int64_t n) {
  auto reduce = llvm::dyn_cast<AllReduceOp>(*op);
  if (!reduce)
    return {};
  std::optional<int64_t> dim = findDivisibleDim(reduce.getType(), n);
  return dim ? getGatheredInputs(reduce, reduce.getResult(), *dim)
             : SmallVector<OpOperand *>();
}

/// The operands of all contractions beside the collective.
static SmallVector<OpOperand *> getCandidates(CollectiveOpInterface op,
                                              int64_t n) {
  return llvm::TypeSwitch<Operation *, SmallVector<OpOperand *>>(op)
      .Case([](AllGatherOp gather) {
        return getGatheredInputs(gather, gather.getResult(), gather.getDim());
      })
      .Case([&](ReduceScatterOp scatter) {
        return getReducedOuts(op, scatter.getDim());
      })
      .Case([&](AllReduceOp reduce) {
        std::optional<int64_t> dim = findDivisibleDim(reduce.getType(), n);
        return dim ? getReducedOuts(op, *dim) : SmallVector<OpOperand *>();
      })
      .Default([](Operation *) { return SmallVector<OpOperand *>(); });
}

/// What is computed block by block between the site's collective and its
/// contractions, of which there are some.
static BlockFlow getFlow(const OverlapSite &site) {
  auto to = [&](Value input, int64_t dim) {
    return BlockFlow::to(input, dim, [&](Operation *op) {
      return llvm::any_of(site.operands, [&](OpOperand *operand) {
        return operand->getOwner() == op;
      });
    });
  };
  return llvm::TypeSwitch<Operation *, BlockFlow>(site.op)
      .Case([](AllGatherOp op) {
        return BlockFlow::from(op.getResult(), op.getDim());
      })
      .Case([&](ReduceScatterOp op) { return to(op.getInput(), op.getDim()); })
      .Case([&](AllReduceOp op) {
        return to(op.getInput(), *findDivisibleDim(op.getType(), site.n));
      });
}

/// Those that lead from what is gathered to the inputs of contractions.
static SmallVector<Operation *> getOpsAfter(const OverlapSite &site,
                                            const BlockFlow &flow) {
  llvm::SetVector<Operation *> ops;
  auto add = [&](Value value) {
    if (value.getDefiningOp() != site.op && flow.getDim(value))
      ops.insert(value.getDefiningOp());
  };
  for (OpOperand *input : site.operands)
    add(input->get());
  for (size_t index = 0; index < ops.size(); ++index)
    llvm::for_each(ops[index]->getOperands(), add);
  return ops.takeVector();
}

/// Those that lead from the results of contractions to what is reduced.
static SmallVector<Operation *> getOpsBefore(const OverlapSite &site,
                                             const BlockFlow &flow) {
  llvm::SmallPtrSet<Operation *, 4> contractions;
  for (OpOperand *out : site.operands)
    contractions.insert(out->getOwner());
  SmallVector<Operation *> ops;
  for (Value value : flow.getValues())
    if (!contractions.contains(value.getDefiningOp()))
      ops.push_back(value.getDefiningOp());
  return ops;
}

SmallVector<Operation *> mesh::getOpsBetween(const OverlapSite &site) {
  if (site.operands.empty())
    return {};
  BlockFlow flow = getFlow(site);
  return llvm::isa<AllGatherOp>(site.op) ? getOpsAfter(site, flow)
                                         : getOpsBefore(site, flow);
}

SmallVector<unsigned> mesh::getCutLoops(const OverlapSite &site) {
  if (site.operands.empty())
    return {};
  BlockFlow flow = getFlow(site);
  return llvm::map_to_vector(site.operands, [&](OpOperand *operand) {
    auto op = llvm::cast<linalg::LinalgOp>(operand->getOwner());
    Value value =
        op.isDpsInit(operand) ? op.getTiedOpResult(operand) : operand->get();
    return getLoop(op, *operand, *flow.getDim(value));
  });
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
        std::optional<RingForm> form = RingForm::get(site->op);
        return site->n > 1 && !(form && form->isNone());
      }));
  auto rank = [](OverlapSite *site) {
    return std::pair(RingForm::get(site->op).has_value(),
                     site->op.getBytesOnWire(site->n));
  };
  // Of equals the first one: they are in one array.
  llvm::sort(choosing, [&](OverlapSite *lhs, OverlapSite *rhs) {
    return rank(lhs) != rank(rhs) ? rank(lhs) > rank(rhs) : lhs < rhs;
  });
  DenseSet<Operation *> taken;
  auto take = [&](ArrayRef<OpOperand *> candidates) {
    SmallVector<OpOperand *> left;
    for (OpOperand *operand : candidates)
      if (taken.insert(operand->getOwner()).second)
        left.push_back(operand);
    return left;
  };
  for (OverlapSite *site : choosing) {
    SmallVector<OpOperand *> candidates = getCandidates(site->op, site->n);
    site->operands = take(candidates);
    site->hasLost = !candidates.empty() && site->operands.empty();
  }
  // What is left.
  for (OverlapSite *site : choosing)
    if (!site->operands.empty())
      site->fed = take(getFedCandidates(site->op, site->n));
  return sites;
}
