//===- SiteCost.cpp - the work at an overlap site -------------------------===//

#include "mesh/Transforms/SiteCost.h"

#include "mesh/Analysis/ReshardCost.h"
#include "mesh/Transforms/DecomposeCollectives.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

#include <limits>

using namespace mesh;

int64_t mesh::getBlockBytes(OverlapSite &site) {
  CollectiveOpInterface op = site.op;
  int64_t steps = op.getRingSteps(site.n);
  return steps ? op.getBytesOnWire(site.n) / steps : 0;
}

//===----------------------------------------------------------------------===//
// What there is to do
//===----------------------------------------------------------------------===//

/// Sets what travels, and along which dim it is cut.
static void setBlocks(OverlapSite &site, OverlapWork &work) {
  work.n = site.n;
  work.blockBytes = static_cast<double>(getBlockBytes(site));
  work.blockSize = 1;
  llvm::TypeSwitch<Operation *>(site.op)
      .Case([&](AllGatherOp op) {
        work.kind = RingKind::Gather;
        work.blockSize = op.getInput().getType().getDimSize(op.getDim());
      })
      .Case([&](ReduceScatterOp op) {
        work.kind = RingKind::Scatter;
        work.blockSize = op.getType().getDimSize(op.getDim());
      })
      .Case([&](AllReduceOp op) {
        std::optional<int64_t> dim = findDivisibleDim(op.getType(), site.n);
        work.kind = RingKind::Scatter;
        work.gathersAfter = true;
        work.blockSize = dim ? op.getType().getDimSize(*dim) / site.n : 1;
      });
}

/// The slowest of the links along `axes`, from a device to the next one over
/// all of them.
static Link getLink(ArrayRef<AxisRefAttr> axes, MeshAttr mesh,
                    const MachineModel &machine) {
  Link slowest{0, std::numeric_limits<double>::infinity(), true, true, true};
  for (AxisRefAttr axis : axes) {
    Link link = *machine.getLink(axis.getName());
    // A part of an axis that is not its most minor one joins devices that are
    // some positions apart, with messages of those between on the same wires.
    double hops = 1;
    if (axis.isSubAxis() && !link.switched)
      hops = static_cast<double>(
          mesh.getSize(AxisRefAttr::get(mesh.getContext(), axis.getName())) /
          (axis.getPreSize() * axis.getSubSize()));
    slowest.latency = std::max(slowest.latency, hops * link.latency);
    slowest.bandwidth = std::min(slowest.bandwidth, link.bandwidth / hops);
    slowest.duplex &= link.duplex;
    slowest.switched &= link.switched;
    slowest.offloaded &= link.offloaded;
  }
  return slowest;
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

static llvm::Error addContraction(OpOperand &operand,
                                  const MachineModel &machine,
                                  OverlapWork &work) {
  auto op = llvm::cast<linalg::LinalgOp>(operand.getOwner());
  llvm::Expected<double> seconds = getContractionSeconds(op, machine);
  if (!seconds)
    return seconds.takeError();
  work.blockSeconds += *seconds / static_cast<double>(work.n);
  work.overhead += machine.contractionOverhead;
  return llvm::Error::success();
}

/// What the ops between the collective and the contractions take: they read and
/// write their operands and results.
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
                                       const MachineModel &machine) {
  SiteCost cost(site, mesh, machine);
  setBlocks(site, cost.work);
  for (AxisRefAttr axis : site.op.getAxesAttr())
    if (!machine.getLink(axis.getName()))
      return llvm::createStringError(
          "the machine description has no link for axis \"" + axis.getName() +
          "\"");
  cost.work.link = getLink(site.op.getAxesAttr(), mesh, machine);
  for (OpOperand *operand : site.operands)
    if (llvm::Error error = addContraction(*operand, machine, cost.work))
      return error;
  cost.work.blockSeconds +=
      getSecondsBetween(site, machine) / static_cast<double>(site.n);
  return cost;
}

//===----------------------------------------------------------------------===//
// Ways to do it
//===----------------------------------------------------------------------===//

double SiteCost::getSynchronousSeconds() const {
  return mesh::getSynchronousSeconds(work);
}

double SiteCost::getComputeSeconds() const {
  return static_cast<double>(work.n) * work.blockSeconds + work.overhead;
}

/// A message to a device that is `distance` positions on.
static double getMessageSeconds(const Link &link, int64_t distance,
                                double bytes) {
  double seconds = link.latency + bytes / link.bandwidth;
  return link.switched ? seconds : static_cast<double>(distance) * seconds;
}

double SiteCost::getLogarithmicSeconds() const {
  double seconds = 0;
  for (int64_t span = 1; span < work.n; span *= 2) {
    int64_t numBlocks =
        llvm::TypeSwitch<Operation *, int64_t>(op)
            .Case([&](AllGatherOp) { return std::min(span, work.n - span); })
            .Case([&](AllToAllOp) {
              // Blocks with this digit in their distance.
              return work.n / (2 * span) * span +
                     std::max<int64_t>(work.n % (2 * span) - span, 0);
            })
            .Default([](Operation *) { return 1; });
    seconds +=
        getMessageSeconds(work.link, std::min(span, work.n - span),
                          static_cast<double>(numBlocks) * work.blockBytes);
  }
  return seconds + getComputeSeconds();
}

std::optional<double> SiteCost::getSeconds(const RingForm &form) const {
  if (form.isNone())
    return getSynchronousSeconds();
  auto collective = llvm::cast<CollectiveOpInterface>(op);
  RingGroup group{collective.getMeshAttr(), collective.getAxesAttr(), work.n};
  SmallVector<RingGroup> levels{group};
  if (!form.levels.empty()) {
    auto cut = cutGroup(group, mesh, form.levels);
    if (failed(cut))
      return std::nullopt;
    levels = std::move(*cut);
  }
  // A broadcast is a tree.
  if (form.isBruck || llvm::isa<BroadcastOp>(op))
    return getLogarithmicSeconds();

  // From the minor level on, those of the others being blocks of the next; the
  // contractions are beside the last one.
  double seconds = 0;
  OverlapWork step = work;
  step.gathersAfter = false;
  int64_t numBlocks = 1;
  for (const RingGroup &level : levels) {
    step.n = level.n;
    step.link = getLink(level.axes, mesh, *machine);
    if (llvm::isa<AllToAllOp>(op)) {
      // Each level sends all but one share of the whole.
      step.blockBytes = work.blockBytes * static_cast<double>(work.n / level.n);
      seconds += mesh::getSynchronousSeconds(step);
      continue;
    }
    bool isLast = &level == &levels.back();
    step.blockBytes = work.blockBytes * static_cast<double>(numBlocks);
    step.blockSize = work.blockSize * numBlocks;
    step.blockSeconds =
        isLast ? work.blockSeconds * static_cast<double>(numBlocks) : 0;
    step.overhead = isLast ? work.overhead : 0;
    seconds +=
        getOverlappedSeconds(step, form.mode, form.direction, form.chunks);
    numBlocks *= level.n;
    if (work.gathersAfter) {
      step.blockSeconds = step.overhead = 0;
      seconds +=
          getOverlappedSeconds(step, form.mode, form.direction, form.chunks);
    }
  }
  return seconds;
}
