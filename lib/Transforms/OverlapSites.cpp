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

std::optional<int64_t> mesh::findScatteredDim(RankedTensorType type,
                                              int64_t n) {
  std::optional<int64_t> dim = findDivisibleDim(type, n);
  if (dim || type.getRank() == 0)
    return dim;
  return std::distance(type.getShape().begin(),
                       llvm::max_element(type.getShape()));
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
static SmallVector<OpOperand *>
getGatheredInputs(Operation *collective, Value whole, int64_t dim, int64_t n) {
  SmallVector<OpOperand *> inputs;
  BlockFlow flow = BlockFlow::from(whole, dim, n);
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

/// The dim along which a reduction is scattered, or nothing.
static std::optional<int64_t> getScatteredDim(Operation *op, int64_t n) {
  using Dim = std::optional<int64_t>;
  return llvm::TypeSwitch<Operation *, Dim>(op)
      .Case([](ReduceScatterOp op) { return Dim(op.getDim()); })
      .Case([&](AllReduceOp op) { return findScatteredDim(op.getType(), n); })
      .Default([](Operation *) { return std::nullopt; });
}

/// What the input of a reduction is made of, by blocks along `dim`: as many as
/// there are devices, or one if that does not divide and is to be padded.
template <typename Cuts>
static BlockFlow getFlowTo(CollectiveOpInterface op, int64_t dim, int64_t n,
                           const Cuts &cuts) {
  int64_t size =
      llvm::cast<RankedTensorType>(op.getInput().getType()).getDimSize(dim);
  return BlockFlow::to(op.getInput(), dim, size % n == 0 ? n : 1, cuts);
}

/// The `outs` of the contractions that the input of `op` is made of.
static SmallVector<OpOperand *> getReducedOuts(CollectiveOpInterface op,
                                               int64_t dim, int64_t n) {
  SmallVector<OpOperand *> outs;
  BlockFlow flow = getFlowTo(op, dim, n, [&](Operation *other) {
    return static_cast<bool>(getContraction(other, op));
  });
  // Of what else there is less to save than contractions grow by.
  auto numUnits = static_cast<uint64_t>(flow.getNumUnits());
  if (llvm::alignTo(numUnits, n) - numUnits > numUnits / 8)
    return outs;
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
  return dim ? getGatheredInputs(reduce, reduce.getResult(), *dim, n)
             : SmallVector<OpOperand *>();
}

/// The operands of all contractions beside the collective.
static SmallVector<OpOperand *> getCandidates(CollectiveOpInterface op,
                                              int64_t n) {
  if (auto gather = llvm::dyn_cast<AllGatherOp>(*op))
    return getGatheredInputs(gather, gather.getResult(), gather.getDim(), n);
  std::optional<int64_t> dim = getScatteredDim(op, n);
  return dim ? getReducedOuts(op, *dim, n) : SmallVector<OpOperand *>();
}

/// What is between the site's collective and its contractions, which it has,
/// and the value that the collective takes or makes in blocks.
static std::optional<std::pair<BlockFlow, Value>>
getFlow(const OverlapSite &site) {
  if (site.operands.empty())
    return std::nullopt;
  CollectiveOpInterface op = site.op;
  if (auto gather = llvm::dyn_cast<AllGatherOp>(*op)) {
    SmallVector<Value> inputs = llvm::map_to_vector(
        site.operands, [](OpOperand *input) { return input->get(); });
    Value whole = gather.getResult();
    BlockFlow flow = BlockFlow::from(whole, gather.getDim(), site.n);
    return std::pair(flow.leadingTo(inputs), whole);
  }
  return std::pair(getFlowTo(op, *getScatteredDim(op, site.n), site.n,
                             ArrayRef<OpOperand *>(site.operands)),
                   op.getInput());
}

SmallVector<Operation *> mesh::getOpsBetween(const OverlapSite &site) {
  SmallVector<Operation *> ops;
  auto flow = getFlow(site);
  if (!flow)
    return ops;
  for (Value value : flow->first.getValues()) {
    Operation *op = value.getDefiningOp();
    if (op != site.op && !isWorkingContraction(op))
      ops.push_back(op);
  }
  return ops;
}

SmallVector<unsigned> mesh::getCutLoops(const OverlapSite &site) {
  auto flow = getFlow(site);
  return llvm::map_to_vector(site.operands, [&](OpOperand *operand) {
    auto op = llvm::cast<linalg::LinalgOp>(operand->getOwner());
    Value value =
        op.isDpsInit(operand) ? op.getTiedOpResult(operand) : operand->get();
    return getLoop(op, *operand, *flow->first.getDim(value));
  });
}

int64_t mesh::getUnit(const OverlapSite &site) {
  auto flow = getFlow(site);
  return flow ? flow->first.getUnit(flow->second) : 1;
}

//===----------------------------------------------------------------------===//
// What stands between
//===----------------------------------------------------------------------===//

/// Whether a contraction is among the ops of the block that `next` leads to
/// from `op`, without another collective on the way.
static bool
leadsToContraction(Operation *op,
                   function_ref<SmallVector<Operation *>(Operation *)> next) {
  // As far as a block flow goes.
  constexpr size_t kLimit = 32;
  llvm::SetVector<Operation *> ops;
  ops.insert(op);
  for (size_t index = 0; index < ops.size() && index < kLimit; ++index) {
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
  BlockFlow flow = BlockFlow::from(gather.getResult(), gather.getDim(), n);
  for (Value value : flow.getValues())
    for (Operation *user : value.getUsers())
      if (user->getBlock() == gather->getBlock() &&
          user->getNumResults() == 1 && !flow.getDim(user->getResult(0)) &&
          !isWorkingContraction(user) && leadsToContraction(user, getUsers))
        return user;
  return nullptr;
}

static Operation *findObstacleBefore(CollectiveOpInterface op, int64_t dim,
                                     int64_t n) {
  auto getDefinitions = [](Operation *op) {
    return llvm::map_to_vector(op->getOperands(), [](Value operand) {
      return operand.getDefiningOp();
    });
  };
  BlockFlow flow = getFlowTo(op, dim, n, [](Operation *) { return false; });
  SmallVector<Value> needed{op.getInput()};
  for (Value value : flow.getValues())
    llvm::append_range(needed, value.getDefiningOp()->getOperands());
  for (Value value : needed) {
    Operation *definition = value.getDefiningOp();
    if (definition && definition->getBlock() == op->getBlock() &&
        !flow.getDim(value) && value.hasOneUse() &&
        !isWorkingContraction(definition) &&
        leadsToContraction(definition, getDefinitions))
      return definition;
  }
  return nullptr;
}

Operation *mesh::findObstacle(const OverlapSite &site) {
  if (auto gather = llvm::dyn_cast<AllGatherOp>(*site.op))
    return findObstacleAfter(gather, site.n);
  std::optional<int64_t> dim = getScatteredDim(site.op, site.n);
  return dim ? findObstacleBefore(site.op, *dim, site.n) : nullptr;
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
