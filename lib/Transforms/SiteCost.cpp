//===- SiteCost.cpp - the work at an overlap site -------------------------===//

#include "mesh/Transforms/SiteCost.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

int64_t mesh::getBlockBytes(OverlapSite &site) {
  CollectiveOpInterface op = site.op;
  int64_t steps = op.getRingSteps(site.n);
  return steps ? op.getBytesOnWire(site.n) / steps : 0;
}

/// Sets what travels, and along which dim it is cut.
static LogicalResult setBlocks(OverlapSite &site, OverlapWork &work) {
  work.n = site.n;
  work.blockBytes = static_cast<double>(getBlockBytes(site));
  return llvm::TypeSwitch<Operation *, LogicalResult>(site.op)
      .Case([&](AllGatherOp op) {
        work.kind = RingKind::Gather;
        work.blockSize = op.getInput().getType().getDimSize(op.getDim());
        return success();
      })
      .Case([&](ReduceScatterOp op) {
        work.kind = RingKind::Scatter;
        work.blockSize = op.getType().getDimSize(op.getDim());
        return success();
      })
      .Case([&](AllReduceOp op) {
        std::optional<int64_t> dim = findDivisibleDim(op.getType(), site.n);
        work.kind = RingKind::Scatter;
        work.gathersAfter = true;
        work.blockSize = dim ? op.getType().getDimSize(*dim) / site.n : 1;
        return success();
      })
      .Default(failure());
}

static llvm::Error setLink(OverlapSite &site, const MachineModel &machine,
                           OverlapWork &work) {
  bool isFirst = true;
  for (AxisRefAttr axis : site.op.getAxesAttr()) {
    const Link *link = machine.getLink(axis.getName());
    if (!link)
      return llvm::createStringError(
          "the machine description has no link for axis \"" + axis.getName() +
          "\"");
    if (std::exchange(isFirst, false)) {
      work.link = *link;
      continue;
    }
    work.link.latency = std::max(work.link.latency, link->latency);
    work.link.bandwidth = std::min(work.link.bandwidth, link->bandwidth);
    work.link.duplex &= link->duplex;
  }
  return llvm::Error::success();
}

static llvm::Error addContraction(OpOperand &operand,
                                  const MachineModel &machine,
                                  OverlapWork &work) {
  auto op = llvm::cast<linalg::LinalgOp>(operand.getOwner());
  Type element = getElementTypeOrSelf(op.getDpsInputOperand(0)->get());
  std::optional<double> rate = machine.getFlops(element);
  if (!rate) {
    std::string name;
    llvm::raw_string_ostream(name) << element;
    return llvm::createStringError("the machine description has no flops for " +
                                   name);
  }
  double flops = 2;
  for (int64_t size : op.getStaticLoopRanges())
    flops *= static_cast<double>(size);
  work.blockSeconds += flops / static_cast<double>(work.n) / *rate;
  work.overhead += machine.contractionOverhead;
  return llvm::Error::success();
}

llvm::Expected<OverlapWork> mesh::getWork(OverlapSite &site,
                                          const MachineModel &machine) {
  OverlapWork work{};
  if (failed(setBlocks(site, work)))
    return llvm::createStringError("its cost is not known");
  if (llvm::Error error = setLink(site, machine, work))
    return error;
  for (OpOperand *operand : site.operands)
    if (llvm::Error error = addContraction(*operand, machine, work))
      return error;
  return work;
}
