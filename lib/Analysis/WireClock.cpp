//===- WireClock.cpp - when what is sent is there -------------------------===//

#include "mesh/Analysis/WireClock.h"

#include "mesh/Analysis/ReshardCost.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"

#include <algorithm>

using namespace mesh;

WireClock::WireClock(MeshAttr mesh, const MachineModel &machine) : mesh(mesh) {
  if (!mesh)
    return;
  for (MeshAxisAttr axis : mesh.getAxes()) {
    const Link *link = machine.getLink(axis.getName());
    axes.emplace(axis.getName().str(), Axis{link ? *link : Link{0, 1},
                                            link != nullptr, axis.getSize()});
  }
}

SmallVector<double> WireClock::getBacklog(double now) const {
  SmallVector<double> backlog;
  for (const auto &[name, axis] : axes)
    for (double free : {axis.upFree, axis.downFree})
      backlog.push_back(std::max(0.0, free - now));
  return backlog;
}

void WireClock::delay(double seconds) {
  for (auto &[name, axis] : axes) {
    axis.upFree += seconds;
    axis.downFree += seconds;
  }
}

//===----------------------------------------------------------------------===//
// Permutes
//===----------------------------------------------------------------------===//

void WireClock::addLeg(Axis &axis, int64_t distance,
                       SmallVectorImpl<Leg> &legs) {
  int64_t up = (distance % axis.size + axis.size) % axis.size;
  if (up == 0)
    return;
  int64_t down = axis.size - up;
  bool isUp = up < down || (up == down && axis.getFree(/*isUp=*/true) <=
                                              axis.getFree(/*isUp=*/false));
  legs.push_back({&axis, axis.link.switched ? 1 : std::min(up, down), isUp});
}

void WireClock::addLegs(AxisRefAttr ref, int64_t distance,
                        SmallVectorImpl<Leg> &legs) {
  Axis &axis = axes.find(ref.getName())->second;
  int64_t size = mesh.getSize(ref);
  int64_t stride = ref.isSubAxis() ? axis.size / (ref.getPreSize() * size) : 1;
  // Members at the end go on at the beginning, which along a part of an axis is
  // some way back.
  addLeg(axis, distance * stride, legs);
  if (ref.isSubAxis())
    addLeg(axis, (distance - size) * stride, legs);
}

void WireClock::addLegs(PermuteOp op, SmallVectorImpl<Leg> &legs) {
  AxesAttr group = op.getAxesAttr();
  if (op.getTargets()) {
    // Where to depends on the member: as far as any way is long.
    for (AxisRefAttr axis : group)
      addLegs(axis, mesh.getSize(axis) / 2, legs);
    return;
  }
  if (std::optional<ArrayRef<int64_t>> pairs = op.getPairs()) {
    for (size_t i = 0; i + 1 < pairs->size(); i += 2) {
      int64_t from = (*pairs)[i], to = (*pairs)[i + 1];
      for (AxisRefAttr axis : llvm::reverse(group)) {
        int64_t size = mesh.getSize(axis);
        addLegs(axis, to % size - from % size, legs);
        from /= size;
        to /= size;
      }
    }
    return;
  }
  auto shift = static_cast<int64_t>(*op.getShift());
  int64_t n = mesh.getSize(group);
  int64_t rest = (shift % n + n) % n;
  bool carries = false;
  for (AxisRefAttr axis : llvm::reverse(group)) {
    int64_t size = mesh.getSize(axis), digit = rest % size;
    addLegs(axis, digit, legs);
    if (carries)
      addLegs(axis, digit + 1, legs);
    carries |= digit != 0;
    rest /= size;
  }
}

/// The longest way counts, on each axis.
double WireClock::runPermute(PermuteOp op, double ready) {
  SmallVector<Leg> legs;
  addLegs(op, legs);
  double bytes = getTensorBytes(op.getType()), start = ready, transfer = 0;
  llvm::MapVector<Axis *, double> latencies;
  for (const Leg &leg : legs) {
    auto hops = static_cast<double>(leg.hops);
    const Link &link = leg.axis->link;
    start = std::max(start, leg.axis->getFree(leg.isUp));
    // A wire is shared with those whose way leads over it.
    transfer = std::max(transfer, hops * bytes / link.bandwidth);
    double &latency = latencies[leg.axis];
    latency = std::max(latency, hops * link.latency);
  }
  for (const Leg &leg : legs)
    leg.axis->getFree(leg.isUp) = start + transfer;
  double end = start + transfer;
  for (auto [axis, latency] : latencies)
    end += latency;
  return end;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

/// As the runtime does: rings in one direction, one axis after the other.
double WireClock::runRings(CollectiveOpInterface op, double ready) {
  double bytes = getTensorBytes(op.getInput().getType());
  SmallVector<AxisRefAttr> order(op.getAxesAttr().begin(),
                                 op.getAxesAttr().end());
  // Blocks are put together from the minor axis on, and taken apart from the
  // major one.
  if (llvm::isa<AllGatherOp>(*op))
    std::reverse(order.begin(), order.end());
  double start = ready, seconds = 0;
  for (AxisRefAttr ref : order) {
    Axis &axis = axes.find(ref.getName())->second;
    auto n = static_cast<double>(mesh.getSize(ref));
    if (n == 1)
      continue;
    start = std::max(start, axis.getFree(/*isUp=*/true));
    auto getHops = [&](double number, double size) {
      return number * (axis.link.latency + size / axis.link.bandwidth);
    };
    seconds +=
        llvm::TypeSwitch<Operation *, double>(op)
            .Case([&](AllGatherOp) { return getHops(n - 1, bytes); })
            .Case([&](AllReduceOp) { return getHops(2 * (n - 1), bytes / n); })
            .Case([&](BroadcastOp) {
              return (n - 2) * axis.link.latency + getHops(1, bytes);
            })
            .Default([&](Operation *) { return getHops(n - 1, bytes / n); });
    if (llvm::isa<AllGatherOp>(*op))
      bytes *= n;
    if (op.getReductionCombiner())
      bytes /= n;
  }
  for (AxisRefAttr ref : order)
    axes.find(ref.getName())->second.getFree(/*isUp=*/true) = start + seconds;
  return start + seconds;
}

llvm::Expected<double> WireClock::run(CollectiveOpInterface op, double ready) {
  if (llvm::isa<AllSliceOp>(*op))
    return ready;
  for (AxisRefAttr axis : op.getAxesAttr())
    if (!axes.find(axis.getName())->second.isKnown)
      return llvm::createStringError(
          "the machine description has no link for axis \"" + axis.getName() +
          "\"");
  if (auto permute = llvm::dyn_cast<PermuteOp>(*op))
    return runPermute(permute, ready);
  return runRings(op, ready);
}
