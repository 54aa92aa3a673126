//===- ReshardCost.cpp - costs of the steps of a reshard ------------------===//

#include "mesh/Transforms/Reshard/ReshardCost.h"

#include "mesh-rt/link.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mesh;
using Kind = ReshardStep::Kind;

/// Links of a usual machine: a message takes as long as 10 KB do.
static constexpr Link kUsualLink = {1e-6, 1e10};
/// The rate at which results are written, and what any step takes: little, but
/// of two plans that send the same the one with less to do is better.
static constexpr double kMemoryBandwidth = 1e12;
static constexpr double kStepSeconds = 1e-9;

Link ReshardCost::getLink(ArrayRef<AxisRefAttr> axes) const {
  std::optional<Link> slowest;
  for (AxisRefAttr axis : axes) {
    const Link *link = machine ? machine->getLink(mesh, axis) : nullptr;
    if (!link)
      link = &kUsualLink;
    if (!slowest)
      slowest = *link;
    slowest->slowDownTo(*link);
  }
  return slowest.value_or(kUsualLink);
}

double ReshardCost::getBytesAfter(Kind kind, double n, double bytes) {
  switch (kind) {
  case Kind::AllSlice:
  case Kind::ReduceScatter:
    return bytes / n;
  case Kind::AllGather:
    return bytes * n;
  case Kind::AllToAll:
  case Kind::AllReduce:
  case Kind::Permute:
  case Kind::MakePartial:
    return bytes;
  }
  llvm_unreachable("unknown step");
}

double ReshardCost::getSeconds(Kind kind, double n, double bytes,
                               const Link &link) {
  double messages = std::log2(n), sent = 0;
  switch (kind) {
  case Kind::AllSlice:
  case Kind::MakePartial:
    return kStepSeconds;
  case Kind::AllGather:
    sent = (n - 1) * bytes;
    break;
  case Kind::AllToAll:
  case Kind::ReduceScatter:
    sent = (n - 1) / n * bytes;
    break;
  case Kind::AllReduce:
    messages *= 2;
    sent = 2 * (n - 1) / n * bytes;
    break;
  case Kind::Permute:
    messages = 1;
    sent = bytes;
    break;
  }
  return messages * link.latency + link.getModel().transferOver(1, sent) +
         getBytesAfter(kind, n, bytes) / kMemoryBandwidth + kStepSeconds;
}

double ReshardCost::getSeconds(const ReshardStep &step, double bytes) const {
  return getSeconds(step.kind, static_cast<double>(mesh.getSize(step.axes)),
                    bytes, getLink(step.axes));
}

ReshardPlan ReshardCost::evaluate(SmallVector<ReshardStep> steps,
                                  double bytes) const {
  ReshardPlan plan;
  plan.peakBytes = bytes;
  for (const ReshardStep &step : steps) {
    plan.seconds += getSeconds(step, bytes);
    bytes = getBytesAfter(step.kind,
                          static_cast<double>(mesh.getSize(step.axes)), bytes);
    plan.peakBytes = std::max(plan.peakBytes, bytes);
  }
  plan.steps = std::move(steps);
  return plan;
}
