//===- OverlapSites.cpp - collectives beside contractions -----------------===//

#include "mesh/Transforms/Overlap/OverlapSites.h"
#include "mesh/Interfaces/ReductionCombiner.h"

#include "mesh/IR/RingAttrs.h"
#include "mesh/Transforms/Overlap/ContractionSlice.h"
#include "mesh/Transforms/Overlap/DefinitionsToMove.h"
#include "mesh/Transforms/Overlap/GatheredFlow.h"

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

bool mesh::isWorthPadding(int64_t size, int64_t n) {
  auto numUnits = static_cast<uint64_t>(size);
  return llvm::alignTo(numUnits, n) - numUnits <= numUnits / 8;
}

SmallVector<CollectiveOpInterface> OverlapSite::getCollectives() const {
  SmallVector<CollectiveOpInterface> collectives{op};
  llvm::append_range(collectives, companions);
  return collectives;
}

SmallVector<AllGatherOp> OverlapSite::getGathers() const {
  SmallVector<AllGatherOp> gathers{llvm::cast<AllGatherOp>(op)};
  llvm::append_range(gathers, companions);
  return gathers;
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
  // Upstream takes functions of each sum for contractions, too: their blocks
  // may not come in any order.
  return linalgOp && linalg::isaContractionOpInterface(linalgOp) &&
         getReductionCombiner(linalgOp, 0) &&
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

/// The dim along which a reduction is scattered, or nothing.
static std::optional<int64_t> getScatteredDim(Operation *op, int64_t n) {
  using Dim = std::optional<int64_t>;
  return llvm::TypeSwitch<Operation *, Dim>(op)
      .Case([](ReduceScatterOp op) { return Dim(op.getDim()); })
      .Case([&](AllReduceOp op) { return findScatteredDim(op.getType(), n); })
      .Default([](Operation *) { return std::nullopt; });
}

std::optional<BlockFlow>
mesh::getReducedFlow(CollectiveOpInterface op, int64_t n,
                     function_ref<bool(Operation *)> cuts) {
  std::optional<int64_t> dim = getScatteredDim(op, n);
  if (!dim)
    return std::nullopt;
  int64_t size =
      llvm::cast<RankedTensorType>(op.getInput().getType()).getDimSize(*dim);
  return BlockFlow::to(op.getInput(), *dim, size % n == 0 ? n : 1, cuts);
}

/// The `outs` of the contractions that the input of a reduction is made of.
static SmallVector<OpOperand *> getReducedCandidates(CollectiveOpInterface op,
                                                     int64_t n) {
  SmallVector<OpOperand *> outs;
  auto flow = getReducedFlow(op, n, [&](Operation *other) {
    return static_cast<bool>(getContraction(other, op));
  });
  if (!flow)
    return outs;
  if (!isWorthPadding(flow->getNumUnits(), n))
    return outs;
  for (Value value : flow->getValues())
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
  if (!dim)
    return {};
  return GatheredFlow(BlockFlow::Source{reduce.getResult(), *dim}, n).findFed();
}

/// Returns the ops between the site's collective and its contractions, which it
/// has, and the value that the collective takes or makes in blocks.
static std::optional<std::pair<BlockFlow, Value>>
getFlow(const OverlapSite &site) {
  if (site.operands.empty())
    return std::nullopt;
  CollectiveOpInterface op = site.op;
  if (llvm::isa<AllGatherOp>(op)) {
    GatheredFlow gathered(site.getGathers(), site.n);
    gathered.restrictTo(site.operands);
    return std::pair(gathered.getFlow(), Value(op->getResult(0)));
  }
  auto isOwn = [&](Operation *contraction) {
    return llvm::any_of(site.operands, [&](OpOperand *out) {
      return out->getOwner() == contraction;
    });
  };
  return std::pair(*getReducedFlow(op, site.n, isOwn), Value(op.getInput()));
}

SmallVector<Operation *> mesh::getOpsBetween(const OverlapSite &site) {
  SmallVector<Operation *> ops;
  auto flow = getFlow(site);
  if (!flow)
    return ops;
  for (Value value : flow->first.getValues()) {
    Operation *op = value.getDefiningOp();
    if (!llvm::isa<CollectiveOpInterface>(op) && !isWorkingContraction(op))
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
// Sites
//===----------------------------------------------------------------------===//

static int64_t getGroupSize(CollectiveOpInterface op,
                            SymbolTableCollection &symbols) {
  auto mesh = symbols.lookupNearestSymbolFrom<MeshOp>(op, op.getMeshAttr());
  return mesh.getMesh().getSize(op.getAxesAttr());
}

namespace {
/// Gives each contraction to one site.
class SiteFinder {
public:
  /// Sites choose in the given order.
  void find(ArrayRef<OverlapSite *> choosing);
  /// Returns true if the collective is at another one's site.
  bool isCompanion(OverlapSite &site) const { return joined.contains(&site); }

private:
  void findBeside(OverlapSite &site);
  void choose(OverlapSite &site);
  void findCompanions(OverlapSite &site);
  /// Makes the all-gather of `other` a companion of that of `site`, so that
  /// they feed `contraction`; or returns why it cannot be, a clause.
  std::optional<StringRef> join(OverlapSite &site, const OverlapSite &other,
                                Operation *contraction);
  SmallVector<OpOperand *> take(ArrayRef<OpOperand *> candidates);

  /// The contractions that each site can take by itself, and those beside it,
  /// which all-gathers may be able to feed together.
  DenseMap<OverlapSite *, SmallVector<OpOperand *>> candidates;
  DenseMap<OverlapSite *, SmallVector<Operation *>> beside;
  DenseMap<Operation *, SmallVector<OverlapSite *>> feeders;
  DenseSet<Operation *> taken;
  DenseSet<const OverlapSite *> joined;
  /// The reasons for which all-gathers have not joined others.
  DenseMap<OverlapSite *, StringRef> apart;
};
} // namespace

void SiteFinder::findBeside(OverlapSite &site) {
  if (auto gather = llvm::dyn_cast<AllGatherOp>(*site.op)) {
    GatheredFlow gathered(gather, site.n);
    candidates[&site] = gathered.findFed();
    for (linalg::LinalgOp op : gathered.findContractions()) {
      beside[&site].push_back(op);
      feeders[op].push_back(&site);
    }
    return;
  }
  candidates[&site] = getReducedCandidates(site.op, site.n);
  for (OpOperand *operand : candidates[&site])
    beside[&site].push_back(operand->getOwner());
}

SmallVector<OpOperand *> SiteFinder::take(ArrayRef<OpOperand *> candidates) {
  SmallVector<OpOperand *> left;
  for (OpOperand *operand : candidates)
    if (taken.insert(operand->getOwner()).second)
      left.push_back(operand);
  return left;
}

std::optional<StringRef> SiteFinder::join(OverlapSite &site,
                                          const OverlapSite &other,
                                          Operation *contraction) {
  CollectiveOpInterface op = site.op, otherOp = other.op;
  if (op.getMeshAttr() != otherOp.getMeshAttr() ||
      op.getAxesAttr() != otherOp.getAxesAttr())
    return ", over other axes";
  std::optional<RingForm> form = RingForm::get(otherOp);
  if (form && form != RingForm::get(op))
    return ", in another form than is written on this one";
  SmallVector<AllGatherOp> gathers = site.getGathers();
  gathers.push_back(llvm::cast<AllGatherOp>(otherOp));
  GatheredFlow joint(gathers, site.n);
  auto shared = llvm::cast<linalg::LinalgOp>(contraction);
  if (joint.getInputs(shared).empty() ||
      joint.findObstacle(shared) == GatheredFlow::Obstacle::TwoLoops)
    return ", along another loop; with a result that is sharded along one of "
           "the two it would need one gather";

  DenseSet<Operation *> own{contraction};
  for (OpOperand *operand : site.operands)
    own.insert(operand->getOwner());
  SmallVector<OpOperand *> fed = joint.findFed();
  llvm::erase_if(fed, [&](OpOperand *operand) {
    Operation *owner = operand->getOwner();
    return taken.contains(owner) && !own.contains(owner);
  });
  auto isOwn = [&](OpOperand *it) { return own.contains(it->getOwner()); };
  DefinitionsToMove definitions(joint.getPosition(), joint.getSources());
  if (llvm::count_if(fed, isOwn) != own.size() ||
      failed(joint.addGathered(definitions)))
    return ", and one ring of both would begin before all is there that it "
           "takes";
  site.companions.push_back(gathers.back());
  for (OpOperand *operand : fed)
    taken.insert(operand->getOwner());
  site.operands = std::move(fed);
  return std::nullopt;
}

void SiteFinder::findCompanions(OverlapSite &site) {
  auto isOwn = [&](Operation *contraction) {
    return llvm::any_of(site.operands, [&](OpOperand *operand) {
      return operand->getOwner() == contraction;
    });
  };
  llvm::SetVector<Operation *> reached;
  reached.insert_range(beside[&site]);
  for (size_t index = 0; index < reached.size(); ++index) {
    Operation *contraction = reached[index];
    for (OverlapSite *other : feeders[contraction]) {
      if (other == &site || joined.contains(other) ||
          !other->operands.empty() ||
          (taken.contains(contraction) && !isOwn(contraction)))
        continue;
      std::optional<StringRef> reason = join(site, *other, contraction);
      if (!reason) {
        joined.insert(other);
        reached.insert_range(beside[other]);
      } else if (isOwn(contraction)) {
        apart[other] = *reason;
      }
    }
  }
}

void SiteFinder::choose(OverlapSite &site) {
  site.operands = take(candidates[&site]);
  if (llvm::isa<AllGatherOp>(site.op))
    findCompanions(site);
  if (site.operands.empty() && llvm::any_of(beside[&site], [&](Operation *op) {
        return taken.contains(op);
      }))
    site.lost = ("the contraction beside it overlaps with another collective" +
                 apart.lookup(&site))
                    .str();
}

void SiteFinder::find(ArrayRef<OverlapSite *> choosing) {
  for (OverlapSite *site : choosing)
    findBeside(*site);
  for (OverlapSite *site : choosing)
    if (!joined.contains(site))
      choose(*site);
  // The sites that are left.
  for (OverlapSite *site : choosing)
    if (!site->operands.empty())
      site->fed = take(getFedCandidates(site->op, site->n));
}

/// Returns the sites that take part, in the order in which they choose.
static SmallVector<OverlapSite *>
getChoosing(MutableArrayRef<OverlapSite> sites) {
  using Rank = std::pair</*isWritten=*/bool, /*bytes=*/int64_t>;
  SmallVector<std::pair<Rank, OverlapSite *>> choosing;
  for (OverlapSite &site : sites) {
    std::optional<RingForm> form = RingForm::get(site.op);
    if (site.n > 1 && !(form && form->isNone()))
      choosing.emplace_back(
          Rank(form.has_value(), site.op.getBytesOnWire(site.n)), &site);
  }
  // Equal sites keep their order.
  llvm::stable_sort(choosing, [](const auto &lhs, const auto &rhs) {
    return lhs.first > rhs.first;
  });
  return llvm::map_to_vector(choosing, [](auto &pair) { return pair.second; });
}

SmallVector<OverlapSite>
mesh::findOverlapSites(ArrayRef<CollectiveOpInterface> collectives,
                       SymbolTableCollection &symbols) {
  SmallVector<OverlapSite> sites;
  for (CollectiveOpInterface op : collectives)
    sites.push_back({op, getGroupSize(op, symbols), {}});
  SiteFinder finder;
  finder.find(getChoosing(sites));
  SmallVector<OverlapSite> found;
  for (OverlapSite &site : sites)
    if (!finder.isCompanion(site))
      found.push_back(std::move(site));
  return found;
}
