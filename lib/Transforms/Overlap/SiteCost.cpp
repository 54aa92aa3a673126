//===- SiteCost.cpp - the work at an overlap site -------------------------===//

#include "mesh/Transforms/Overlap/SiteCost.h"

#include "mesh/Analysis/CollectiveKind.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Interfaces/ContractionBody.h"
#include "mesh/Transforms/Collectives/DecomposeCollectives.h"
#include "mesh/Transforms/Overlap/ContractionSlice.h"
#include "mesh/Transforms/Reshard/ReshardCost.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

#include <limits>

using namespace mesh;

/// Returns the type of the tensor that `op` is about.
static int64_t getBlockBytes(CollectiveOpInterface op, int64_t n) {
  int64_t steps = op.getRingSteps(n);
  return steps ? op.getBytesOnWire(n) / steps : 0;
}

int64_t mesh::getBlockBytes(OverlapSite &site) {
  int64_t bytes = 0;
  for (CollectiveOpInterface op : site.getCollectives())
    bytes += ::getBlockBytes(op, site.n);
  return bytes;
}

//===----------------------------------------------------------------------===//
// Work of contractions
//===----------------------------------------------------------------------===//

/// The elements along the dim that the site's collective gathers or scatters;
/// as many as there are devices if there is none.
static int64_t getCutSize(OverlapSite &site) {
  return llvm::TypeSwitch<Operation *, int64_t>(site.op)
      .Case([](AllGatherOp op) { return op.getType().getDimSize(op.getDim()); })
      .Case([](ReduceScatterOp op) {
        return op.getInput().getType().getDimSize(op.getDim());
      })
      .Case([&](AllReduceOp op) {
        std::optional<int64_t> dim = findScatteredDim(op.getType(), site.n);
        return dim ? op.getType().getDimSize(*dim) : site.n;
      })
      .Default([&](Operation *) { return site.n; });
}

/// Sets what travels, and along which dim it is cut. Returns how many times as
/// much it is as without padding.
static double setBlocks(OverlapSite &site, OverlapWork &work) {
  int64_t size = getCutSize(site), unit = getUnit(site);
  work.n = site.n;
  work.collective = getCollectiveKind(site.op);
  work.kind = llvm::isa<ReduceScatterOp, AllReduceOp>(site.op)
                  ? RingKind::Scatter
                  : RingKind::Gather;
  work.blockSize = llvm::divideCeil(size / unit, site.n);
  double padding = size ? static_cast<double>(work.blockSize * unit * site.n) /
                              static_cast<double>(size)
                        : 1;
  for (CollectiveOpInterface op : site.getCollectives())
    work.blockBytes.push_back(static_cast<double>(::getBlockBytes(op, site.n)) *
                              padding);
  return padding;
}

Link mesh::getRingLink(ArrayRef<AxisRefAttr> axes, MeshAttr mesh,
                       const MachineModel &machine) {
  Link slowest{0, std::numeric_limits<double>::infinity(), true,
               Topology::Switch, true};
  for (AxisRefAttr axis : axes) {
    Link link = *machine.getLink(mesh, axis);
    // A part of an axis that is not its most minor one joins devices that are
    // some positions apart, with messages of those between on the same wires.
    double hops = 1;
    if (axis.isSubAxis())
      hops = link.getModel().hopsOver(static_cast<double>(
          mesh.getSize(AxisRefAttr::get(mesh.getContext(), axis.getName())) /
          (axis.getPreSize() * axis.getSubSize())));
    link.latency *= hops;
    link.bandwidth /= hops;
    slowest.slowDownTo(link);
  }
  return slowest;
}

bool mesh::addsProducts(Operation *op) {
  if (isWorkingContraction(op))
    return true;
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  return structured && structured.getNumDpsInputs() == 2 &&
         structured.getNumDpsInits() == 1 &&
         structured.getNumReductionLoops() > 0 &&
         llvm::none_of(structured.getStaticLoopRanges(),
                       [](int64_t size) { return size == 0; }) &&
         addsUpProducts<arith::ExtFOp, arith::ExtSIOp>(*structured.getBlock());
}

llvm::Expected<double>
mesh::getContractionSeconds(linalg::LinalgOp op, const MachineModel &machine) {
  Type element = getElementTypeOrSelf(op.getDpsInputOperand(0)->get());
  std::optional<double> rate = machine.getFlops(element);
  if (!rate) {
    std::string name;
    llvm::raw_string_ostream(name) << element;
    return llvm::createStringError("the machine description has no flops for " +
                                   name);
  }
  double flops = 2;
  for (int64_t size : op.getStaticLoopRanges()) {
    if (ShapedType::isDynamic(size))
      return llvm::createStringError("'" +
                                     llvm::Twine(op->getName().getStringRef()) +
                                     "' has a size that is not known");
    flops *= static_cast<double>(size);
  }
  return flops / *rate;
}

/// Returns true if pieces of `loop` are contractions of their own, of batches,
/// which take as much for each as for all.
static bool isBatch(linalg::LinalgOp op, unsigned loop) {
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    return getDim(op, operand, loop).has_value();
  });
}

void mesh::addContraction(const CutContraction &contraction,
                          const MachineModel &machine, OverlapWork &work) {
  double seconds = contraction.count * contraction.seconds;
  work.blockSeconds += seconds / static_cast<double>(work.n);
  if (!contraction.isBatch)
    work.leastSeconds +=
        seconds * machine.contractionGrain / contraction.loopSize;
  work.overhead += contraction.count * machine.contractionOverhead;
}

static llvm::Error addCutOp(linalg::LinalgOp op, unsigned cutLoop,
                            const MachineModel &machine, OverlapWork &work) {
  llvm::Expected<double> seconds = getContractionSeconds(op, machine);
  if (!seconds)
    return seconds.takeError();
  auto size = static_cast<double>(op.getStaticLoopRanges()[cutLoop]);
  addContraction({*seconds, size, isBatch(op, cutLoop)}, machine, work);
  return llvm::Error::success();
}

/// Returns the time of the ops between the collective and the contractions:
/// they read and write their operands and results.
static double getSecondsBetween(OverlapSite &site,
                                const MachineModel &machine) {
  if (machine.memoryBandwidth == 0)
    return 0;
  double bytes = 0;
  auto add = [&](Value value) {
    auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
    if (type && !value.getDefiningOp<tensor::EmptyOp>())
      bytes += getTensorBytes(type);
  };
  for (Operation *op : getOpsBetween(site)) {
    llvm::for_each(op->getOperands(), add);
    llvm::for_each(op->getResults(), add);
  }
  return bytes / machine.memoryBandwidth;
}

llvm::Expected<SiteCost> SiteCost::get(OverlapSite &site, MeshAttr mesh,
                                       const MachineModel &machine,
                                       int64_t unrollLimit,
                                       bool hasWideAccumulators) {
  SiteCost cost(OverlapWork(),
                {site.op.getMeshAttr(), site.op.getAxesAttr(), site.n}, mesh,
                machine);
  cost.work.unrollLimit = unrollLimit;
  double padding = setBlocks(site, cost.work);
  if (std::optional<Combiner> combiner = site.op.getReductionCombiner()) {
    Type element = getElementTypeOrSelf(site.op.getInput());
    if (hasWideAccumulators && gainsFromF32(*combiner, element))
      cost.accumulatorScale = 32. / element.getIntOrFloatBitWidth();
  }
  for (AxisRefAttr axis : site.op.getAxesAttr())
    if (!machine.getLink(mesh, axis))
      return llvm::createStringError(
          "the machine description has no link for axis \"" + axis.getName() +
          "\"");
  cost.work.link = getRingLink(site.op.getAxesAttr(), mesh, machine);
  for (auto [operand, loop] : llvm::zip(site.operands, getCutLoops(site))) {
    auto op = llvm::cast<linalg::LinalgOp>(operand->getOwner());
    if (llvm::Error error = addCutOp(op, loop, machine, cost.work))
      return error;
  }
  cost.work.blockSeconds +=
      getSecondsBetween(site, machine) / static_cast<double>(site.n);
  cost.work.blockSeconds *= padding;
  return cost;
}

//===----------------------------------------------------------------------===//
// Ways to do it
//===----------------------------------------------------------------------===//

double SiteCost::getSynchronousSeconds() const {
  return mesh::getSynchronousSeconds(work);
}

std::string SiteCost::describeSynchronous() const {
  if (work.link.topology == Topology::Ring || !work.link.offloaded)
    return "";
  return std::string(getNativeTime(work).algorithm) + " through a switch";
}

double SiteCost::getComputeSeconds() const {
  return mesh::getComputeSeconds(work);
}

double SiteCost::getLogarithmicSeconds() const {
  rt::LinkModel model = work.link.getModel();
  // A device that sends in a tree does not receive.
  model.duplex |= work.collective == MESH_RT_BROADCAST;
  double seconds = 0;
  for (int64_t span = 1; span < work.n; span *= 2) {
    // A broadcast sends the whole, and a ring's block is a share of it.
    int64_t numBlocks = work.n - 1;
    if (work.collective == MESH_RT_ALL_GATHER)
      numBlocks = std::min(span, work.n - span);
    else if (work.collective == MESH_RT_ALL_TO_ALL)
      // Blocks with this digit in their distance.
      numBlocks = work.n / (2 * span) * span +
                  std::max<int64_t>(work.n % (2 * span) - span, 0);
    for (double bytes : work.blockBytes)
      seconds +=
          model.shiftOver(static_cast<double>(std::min(span, work.n - span)),
                          static_cast<double>(numBlocks) * bytes);
  }
  return seconds + getComputeSeconds();
}

std::optional<double> SiteCost::getSeconds(const RingForm &form) const {
  if (form.isNone())
    return getSynchronousSeconds();
  SmallVector<RingGroup> levels{group};
  if (!form.levels.empty()) {
    auto cut = cutGroup(group, mesh, form.levels);
    if (failed(cut))
      return std::nullopt;
    levels = std::move(*cut);
  }
  // A broadcast is a tree.
  if (form.isBruck || work.collective == MESH_RT_BROADCAST)
    return getLogarithmicSeconds();

  // From the minor level on, those of the others being blocks of the next; the
  // contractions are beside the last one.
  double seconds = 0;
  OverlapWork step = work;
  auto setBytes = [&](double numBlocks) {
    for (auto [bytes, ofOne] : llvm::zip(step.blockBytes, work.blockBytes))
      bytes = ofOne * numBlocks;
  };
  int64_t numBlocks = 1;
  for (const RingGroup &level : levels) {
    step.n = level.n;
    step.link = getRingLink(level.axes, mesh, *machine);
    if (work.collective == MESH_RT_ALL_TO_ALL) {
      // Each level sends all but one share of the whole.
      setBytes(static_cast<double>(work.n / level.n));
      seconds +=
          step.link.offloaded
              ? step.link.getModel().allToAll(step.n, step.blockBytes.front())
              : getNativeTime(step).seconds;
      continue;
    }
    bool isLast = &level == &levels.back();
    setBytes(static_cast<double>(numBlocks) * accumulatorScale);
    step.blockSize = work.blockSize * numBlocks;
    step.blockSeconds =
        isLast ? work.blockSeconds * static_cast<double>(numBlocks) : 0;
    step.overhead = isLast ? work.overhead : 0;
    step.leastSeconds = isLast ? work.leastSeconds : 0;
    seconds +=
        getOverlappedSeconds(step, form.mode, form.direction, form.chunks);
    if (work.collective == MESH_RT_ALL_REDUCE) {
      setBytes(static_cast<double>(numBlocks));
      step.blockSeconds = step.overhead = step.leastSeconds = 0;
      seconds +=
          getOverlappedSeconds(step, form.mode, form.direction, form.chunks);
    }
    numBlocks *= level.n;
  }
  return seconds;
}

SmallVector<RingForm> mesh::listForms(ArrayRef<RingForm> shapes,
                                      ArrayRef<int64_t> numbersOfChunks) {
  SmallVector<RingForm> forms;
  for (int64_t chunks : numbersOfChunks)
    for (RingForm form : shapes)
      for (OverlapMode mode : {OverlapMode::Ring, OverlapMode::Bidirectional,
                               OverlapMode::Split}) {
        form.mode = mode;
        form.chunks = chunks;
        if (!form.isBruck)
          forms.push_back(form);
      }
  return forms;
}

std::pair<RingForm, double> SiteCost::choose(ArrayRef<RingForm> forms) const {
  constexpr double kWorthIt = 0.99, kWorthBlocks = 0.96;
  std::pair<RingForm, double> best({}, getSynchronousSeconds());
  for (const RingForm &form : forms) {
    std::optional<double> seconds = getSeconds(form);
    double most = (best.first.isNone() ? kWorthBlocks : kWorthIt) * best.second;
    if (seconds && *seconds < most)
      best = {form, *seconds};
  }
  return best;
}
