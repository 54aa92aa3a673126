//===- WireClock.cpp - when what is sent is there -------------------------===//

#include "mesh/Simulation/WireClock.h"

#include "mesh/Analysis/ReshardCost.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"

#include <algorithm>

using namespace mesh;

WireClock::WireClock(MeshAttr mesh, const MachineModel &machine,
                     const DeviceSpace *space)
    : mesh(mesh), space(space), wires(space ? space->size() : 1) {
  if (!mesh)
    return;
  for (MeshAxisAttr axis : mesh.getAxes()) {
    const Link *link = machine.getLink(axis.getName());
    numbers[axis.getName()] = axes.size();
    axes.push_back(
        {link ? *link : Link{0, 1}, link != nullptr, axis.getSize()});
  }
  for (Wires &own : wires)
    own.resize(axes.size());
}

unsigned WireClock::getNumber(AxisRefAttr axis) const {
  return numbers.find(axis.getName())->second;
}

llvm::Error WireClock::checkKnown(ArrayRef<AxisRefAttr> list) const {
  for (AxisRefAttr axis : list)
    if (!get(axis).isKnown)
      return llvm::createStringError(
          "the machine description has no link for axis \"" + axis.getName() +
          "\"");
  return llvm::Error::success();
}

bool WireClock::isOffloaded(ArrayRef<AxisRefAttr> list) const {
  return llvm::all_of(
      list, [&](AxisRefAttr axis) { return get(axis).link.offloaded; });
}

double &WireClock::getFree(int64_t position, unsigned axis, bool isUp) {
  Wire &wire = wires[position][axis];
  return isUp || !axes[axis].link.duplex ? wire.up : wire.down;
}

double WireClock::getFree(ArrayRef<int64_t> positions, unsigned axis,
                          bool isUp) {
  double free = 0;
  for (int64_t position : positions)
    free = std::max(free, getFree(position, axis, isUp));
  return free;
}

SmallVector<double> WireClock::getBacklog(int64_t position, double now) const {
  SmallVector<double> backlog;
  for (const Wire &wire : wires[position])
    for (double free : {wire.up, wire.down})
      backlog.push_back(std::max(0.0, free - now));
  return backlog;
}

void WireClock::delay(int64_t position, double seconds) {
  for (Wire &wire : wires[position]) {
    wire.up += seconds;
    wire.down += seconds;
  }
}

//===----------------------------------------------------------------------===//
// Messages between positions
//===----------------------------------------------------------------------===//

SmallVector<double *> WireClock::getWay(int64_t from, AxisRefAttr axis,
                                        int64_t hops, bool isUp) {
  unsigned number = getNumber(axis);
  int64_t size = axes[number].size;
  SmallVector<double *> way;
  for (int64_t i = 0; i < hops; ++i) {
    int64_t digit = space->getIndex(from, axis);
    int64_t next =
        space->withIndex(from, axis, (digit + (isUp ? 1 : size - 1)) % size);
    // The wire down from a device is the one up from its lower neighbour,
    // unless the link is duplex.
    bool isOwn = isUp || axes[number].link.duplex;
    way.push_back(&getFree(isOwn ? from : next, number, isUp));
    from = next;
  }
  return way;
}

static double getFreeTime(ArrayRef<double *> way) {
  double free = 0;
  for (double *wire : way)
    free = std::max(free, *wire);
  return free;
}

/// The way from the index on `axis` of one position to that of another one.
SmallVector<double *> WireClock::chooseWay(int64_t from, int64_t to,
                                           AxisRefAttr axis) {
  unsigned number = getNumber(axis);
  int64_t n = axes[number].size;
  int64_t up =
      (space->getIndex(to, axis) - space->getIndex(from, axis) + n) % n;
  if (up == 0)
    return {};
  if (axes[number].link.switched)
    return {&getFree(from, number, /*isUp=*/true)};
  if (2 * up < n)
    return getWay(from, axis, up, /*isUp=*/true);
  SmallVector<double *> down = getWay(from, axis, n - up, /*isUp=*/false);
  if (2 * up > n)
    return down;
  SmallVector<double *> way = getWay(from, axis, up, /*isUp=*/true);
  return getFreeTime(way) <= getFreeTime(down) ? way : down;
}

llvm::Expected<double> WireClock::send(int64_t from, int64_t to, double bytes,
                                       double ready) {
  SmallVector<double *> used;
  double start = ready, latency = 0, transfer = 0;
  for (AxisRefAttr axis : space->getAxes()) {
    SmallVector<double *> way = chooseWay(from, to, axis);
    if (way.empty())
      continue;
    if (llvm::Error error = checkKnown(axis))
      return error;
    const Link &link = get(axis).link;
    start = std::max(start, getFreeTime(way));
    latency += static_cast<double>(way.size()) * link.latency;
    transfer = std::max(transfer, bytes / link.bandwidth);
    used.append(way);
    from = space->withIndex(from, axis, space->getIndex(to, axis));
  }
  for (double *wire : used)
    *wire = start + transfer;
  return start + latency + transfer;
}

//===----------------------------------------------------------------------===//
// Permutes
//===----------------------------------------------------------------------===//

void WireClock::addLeg(unsigned axis, int64_t distance,
                       ArrayRef<int64_t> positions,
                       SmallVectorImpl<Leg> &legs) {
  int64_t n = axes[axis].size;
  int64_t up = (distance % n + n) % n;
  if (up == 0)
    return;
  int64_t down = n - up;
  bool isUp =
      up < down || (up == down && getFree(positions, axis, /*isUp=*/true) <=
                                      getFree(positions, axis, /*isUp=*/false));
  legs.push_back(
      {axis, axes[axis].link.switched ? 1 : std::min(up, down), isUp});
}

void WireClock::addLegs(AxisRefAttr ref, int64_t distance,
                        ArrayRef<int64_t> positions,
                        SmallVectorImpl<Leg> &legs) {
  unsigned axis = getNumber(ref);
  int64_t size = mesh.getSize(ref);
  int64_t stride =
      ref.isSubAxis() ? axes[axis].size / (ref.getPreSize() * size) : 1;
  // Members at the end go on at the beginning, which along a part of an axis is
  // some way back.
  addLeg(axis, distance * stride, positions, legs);
  if (ref.isSubAxis())
    addLeg(axis, (distance - size) * stride, positions, legs);
}

void WireClock::addLegs(PermuteOp op, ArrayRef<int64_t> positions,
                        SmallVectorImpl<Leg> &legs) {
  AxesAttr group = op.getAxesAttr();
  if (op.getTargets()) {
    // Where to depends on the member: as far as any way is long.
    for (AxisRefAttr axis : group)
      addLegs(axis, mesh.getSize(axis) / 2, positions, legs);
    return;
  }
  if (std::optional<ArrayRef<int64_t>> pairs = op.getPairs()) {
    for (size_t i = 0; i + 1 < pairs->size(); i += 2) {
      int64_t from = (*pairs)[i], to = (*pairs)[i + 1];
      for (AxisRefAttr axis : llvm::reverse(group)) {
        int64_t size = mesh.getSize(axis);
        addLegs(axis, to % size - from % size, positions, legs);
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
    addLegs(axis, digit, positions, legs);
    if (carries)
      addLegs(axis, digit + 1, positions, legs);
    carries |= digit != 0;
    rest /= size;
  }
}

/// The longest way counts, on each axis.
double WireClock::runPermute(PermuteOp op, ArrayRef<int64_t> positions,
                             double ready) {
  SmallVector<Leg> legs;
  addLegs(op, positions, legs);
  double bytes = getTensorBytes(op.getType()), start = ready, transfer = 0;
  llvm::MapVector<unsigned, double> latencies;
  for (const Leg &leg : legs) {
    auto hops = static_cast<double>(leg.hops);
    const Link &link = axes[leg.axis].link;
    start = std::max(start, getFree(positions, leg.axis, leg.isUp));
    // A wire is shared with those whose way leads over it.
    transfer = std::max(transfer, hops * bytes / link.bandwidth);
    double &latency = latencies[leg.axis];
    latency = std::max(latency, hops * link.latency);
  }
  for (const Leg &leg : legs)
    for (int64_t position : positions)
      getFree(position, leg.axis, leg.isUp) = start + transfer;
  double end = start + transfer;
  for (auto [axis, latency] : latencies)
    end += latency;
  return end;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

/// As the runtime does: rings in one direction, one axis after the other.
double WireClock::runRings(CollectiveOpInterface op,
                           ArrayRef<int64_t> positions, double ready) {
  double bytes = getTensorBytes(op.getInput().getType());
  SmallVector<AxisRefAttr> order(op.getAxesAttr().begin(),
                                 op.getAxesAttr().end());
  // Blocks are put together from the minor axis on, and taken apart from the
  // major one.
  if (llvm::isa<AllGatherOp>(*op))
    std::reverse(order.begin(), order.end());
  double start = ready, seconds = 0;
  for (AxisRefAttr ref : order) {
    const Link &link = get(ref).link;
    auto n = static_cast<double>(mesh.getSize(ref));
    if (n == 1)
      continue;
    start = std::max(start, getFree(positions, getNumber(ref), /*isUp=*/true));
    auto getHops = [&](double number, double size) {
      return number * (link.latency + size / link.bandwidth);
    };
    seconds +=
        llvm::TypeSwitch<Operation *, double>(op)
            .Case([&](AllGatherOp) { return getHops(n - 1, bytes); })
            .Case([&](AllReduceOp) { return getHops(2 * (n - 1), bytes / n); })
            .Case([&](BroadcastOp) {
              return (n - 2) * link.latency + getHops(1, bytes);
            })
            .Default([&](Operation *) { return getHops(n - 1, bytes / n); });
    if (llvm::isa<AllGatherOp>(*op))
      bytes *= n;
    if (op.getReductionCombiner())
      bytes /= n;
  }
  for (AxisRefAttr ref : order)
    for (int64_t position : positions)
      getFree(position, getNumber(ref), /*isUp=*/true) = start + seconds;
  return start + seconds;
}

llvm::Expected<double> WireClock::run(CollectiveOpInterface op,
                                      ArrayRef<int64_t> positions,
                                      double ready) {
  if (llvm::isa<AllSliceOp>(*op))
    return ready;
  if (llvm::Error error = checkKnown(op.getAxesAttr()))
    return error;
  if (auto permute = llvm::dyn_cast<PermuteOp>(*op))
    return runPermute(permute, positions, ready);
  return runRings(op, positions, ready);
}
