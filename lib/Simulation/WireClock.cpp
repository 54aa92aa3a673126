//===- WireClock.cpp - arrival times of messages --------------------------===//

#include "mesh/Simulation/WireClock.h"

#include "mesh/Analysis/CollectiveKind.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Transforms/Reshard/ReshardCost.h"

#include "mesh-rt/link.h"
#include "llvm/ADT/MapVector.h"

#include <algorithm>
#include <queue>

using namespace mesh;

WireClock::WireClock(MeshAttr mesh, const MachineModel &machine,
                     const DeviceSpace *space)
    : mesh(mesh), machine(machine), space(space),
      wires(space ? space->size() : 1) {
  if (!mesh)
    return;
  for (auto [number, axis] : llvm::enumerate(mesh.getAxes())) {
    const Link *link = machine.getLink(
        mesh, AxisRefAttr::get(mesh.getContext(), axis.getName()));
    numbers[axis.getName()] = number;
    axes.push_back({link ? *link : Link{0, 1}, link != nullptr, axis.getSize(),
                    /*wire=*/0});
    axes.back().wire = findWire(number);
  }
  for (Wires &own : wires)
    own.resize(axes.size());
}

unsigned WireClock::findWire(unsigned axis) const {
  auto getLevel = [&](unsigned number) {
    return machine.getLevel(
        mesh,
        AxisRefAttr::get(mesh.getContext(), mesh.getAxes()[number].getName()));
  };
  std::optional<size_t> level = getLevel(axis);
  if (!level || !takesBoth(axis))
    return axis;
  for (unsigned other = 0; other < axis; ++other)
    if (getLevel(other) == level)
      return other;
  return axis;
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
  Wire &wire = wires[position][axes[axis].wire];
  return isUp || !axes[axis].link.duplex ? wire.up : wire.down;
}

double WireClock::getFree(ArrayRef<int64_t> positions, unsigned axis,
                          bool isUp) {
  double free = 0;
  for (int64_t position : positions)
    free = std::max(free, getFree(position, axis, isUp));
  return free;
}

bool WireClock::takesBoth(unsigned axis) const {
  return axes[axis].link.topology == Topology::Switch;
}

double WireClock::getStart(ArrayRef<int64_t> positions, unsigned axis,
                           bool isUp) {
  double free = getFree(positions, axis, isUp);
  return takesBoth(axis) ? std::max(free, getFree(positions, axis, !isUp))
                         : free;
}

void WireClock::occupy(ArrayRef<int64_t> positions, unsigned axis, bool isUp,
                       double until) {
  for (int64_t position : positions) {
    getFree(position, axis, isUp) = until;
    if (takesBoth(axis))
      getFree(position, axis, !isUp) = until;
  }
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

double WireClock::Way::getFree() const {
  double free = 0;
  for (double *wire : wires)
    free = std::max(free, *wire);
  return free;
}

WireClock::Way WireClock::getWayAround(int64_t from, AxisRefAttr axis,
                                       int64_t hops, bool isUp) {
  unsigned number = getNumber(axis);
  int64_t size = axes[number].size;
  Way way{{}, hops, /*isBuffered=*/false};
  for (int64_t i = 0; i < hops; ++i) {
    int64_t digit = space->getIndex(from, axis);
    int64_t next =
        space->withIndex(from, axis, (digit + (isUp ? 1 : size - 1)) % size);
    // The wire down from a device is the one up from its lower neighbour,
    // unless the link is duplex.
    bool isOwn = isUp || axes[number].link.duplex;
    way.wires.push_back(&getFree(isOwn ? from : next, number, isUp));
    from = next;
  }
  return way;
}

/// The way from the index on `axis` of one position to that of another one.
WireClock::Way WireClock::getShorterWay(int64_t from, int64_t to,
                                        AxisRefAttr axis) {
  int64_t n = axes[getNumber(axis)].size;
  int64_t up =
      (space->getIndex(to, axis) - space->getIndex(from, axis) + n) % n;
  if (2 * up < n)
    return getWayAround(from, axis, up, /*isUp=*/true);
  Way down = getWayAround(from, axis, n - up, /*isUp=*/false);
  if (2 * up > n)
    return down;
  Way way = getWayAround(from, axis, up, /*isUp=*/true);
  return way.getFree() <= down.getFree() ? way : down;
}

WireClock::Way WireClock::getWayThroughSwitch(int64_t from, int64_t to,
                                              AxisRefAttr axis) {
  unsigned number = getNumber(axis);
  return {{&getFree(from, number, /*isUp=*/true),
           &getFree(to, number, /*isUp=*/false)},
          1,
          /*isBuffered=*/true};
}

llvm::Expected<WireClock::Route>
WireClock::findRoute(int64_t from, int64_t to, double bytes, double ready) {
  Route route;
  route.ready = ready;
  for (AxisRefAttr axis : space->getAxes()) {
    int64_t index = space->getIndex(to, axis);
    if (index == space->getIndex(from, axis))
      continue;
    if (llvm::Error error = checkKnown(axis))
      return error;
    int64_t next = space->withIndex(from, axis, index);
    const Link &link = get(axis).link;
    // Through a switch that several axes have, a message goes once.
    for (AxisRefAttr other : space->getAxes())
      if (get(other).wire == get(axis).wire)
        next = space->withIndex(next, other, space->getIndex(to, other));
    Way &way =
        route.ways.emplace_back(link.topology == Topology::Switch
                                    ? getWayThroughSwitch(from, next, axis)
                                    : getShorterWay(from, next, axis));
    route.latency += static_cast<double>(way.hops) * link.latency;
    route.transfer = std::max(route.transfer, bytes / link.bandwidth);
    from = next;
  }
  return route;
}

double WireClock::Route::getStart() const {
  double start = ready;
  for (const Way &way : ways)
    start = std::max(start, way.getFree());
  return start;
}

double WireClock::Route::take() const {
  double start = getStart();
  for (const Way &way : ways)
    for (double *wire : way.wires)
      *wire = (way.isBuffered ? std::max(ready, *wire) : start) + transfer;
  return start + latency + transfer;
}

llvm::Expected<double> WireClock::send(int64_t from, int64_t to, double bytes,
                                       double ready) {
  llvm::Expected<Route> route = findRoute(from, to, bytes, ready);
  if (!route)
    return route.takeError();
  return route->take();
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
  legs.push_back({axis, std::min(up, down), isUp});
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

/// Returns true if no device both sends and receives.
static bool isOneSided(PermuteOp op) {
  ArrayRef<int64_t> pairs = op.getPairs().value_or(ArrayRef<int64_t>());
  DenseSet<int64_t> senders;
  for (size_t i = 0; i + 1 < pairs.size(); i += 2)
    senders.insert(pairs[i]);
  for (size_t i = 0; i + 1 < pairs.size(); i += 2)
    if (senders.contains(pairs[i + 1]))
      return false;
  return !pairs.empty();
}

/// The longest way counts, on each axis.
double WireClock::runPermute(PermuteOp op, ArrayRef<int64_t> positions,
                             double ready) {
  SmallVector<Leg> legs;
  addLegs(op, positions, legs);
  bool isOneWay = isOneSided(op);
  double bytes = getTensorBytes(op.getType()), start = ready, transfer = 0;
  llvm::MapVector<unsigned, double> latencies;
  for (const Leg &leg : legs) {
    rt::LinkModel model = axes[leg.axis].link.getModel();
    model.duplex |= isOneWay;
    auto distance = static_cast<double>(leg.distance);
    start = std::max(start, getStart(positions, leg.axis, leg.isUp));
    transfer = std::max(transfer, model.transferOver(distance, bytes));
    double &latency = latencies[axes[leg.axis].wire];
    latency = std::max(latency, model.hopsOver(distance) * model.latency);
  }
  for (const Leg &leg : legs)
    occupy(positions, leg.axis, leg.isUp, start + transfer);
  double end = start + transfer;
  for (auto [wire, latency] : latencies)
    end += latency;
  return end;
}

/// Messages leave as their ways become free, so that messages that do not
/// share wires are under way at once.
llvm::Expected<SmallVector<WireClock::Flight>>
WireClock::sendPairs(PermuteOp op, ArrayRef<double> ready) {
  assert(static_cast<int64_t>(ready.size()) == getNumPositions());
  SmallVector<MessagePeers, 0> peers = getPeers(op, *space);
  using Turn = std::pair<double, int64_t>;
  std::priority_queue<Turn, std::vector<Turn>, std::greater<>> turns;
  for (auto [to, peer] : llvm::enumerate(peers))
    if (peer.source)
      turns.push({std::max(ready[*peer.source], ready[to]), to});
  SmallVector<Flight> flights = llvm::map_to_vector(ready, [](double time) {
    return Flight{time, time};
  });
  double bytes = getTensorBytes(op.getType());
  // By receiver: the routes of messages that have had a turn.
  DenseMap<int64_t, Route> routes;
  while (!turns.empty()) {
    auto [time, to] = turns.top();
    turns.pop();
    int64_t from = *peers[to].source;
    double begin = std::max(ready[from], ready[to]);
    auto [it, isNew] = routes.try_emplace(to);
    if (isNew) {
      llvm::Expected<Route> route = findRoute(from, to, bytes, begin);
      if (!route)
        return route.takeError();
      it->second = std::move(*route);
    }
    if (double start = it->second.getStart(); start > time) {
      turns.push({start, to});
      continue;
    }
    double end = it->second.take();
    for (int64_t position : {from, to}) {
      Flight &flight = flights[position];
      flight.begin = std::max(flight.begin, begin);
      flight.end = std::max(flight.end, end);
    }
  }
  return flights;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

/// As the runtime does: one axis after the other.
double WireClock::runNative(CollectiveOpInterface op,
                            ArrayRef<int64_t> positions, double ready) {
  mesh_rt_kind kind = getCollectiveKind(op);
  double bytes = getTensorBytes(op.getInput().getType());
  SmallVector<AxisRefAttr> order(op.getAxesAttr().begin(),
                                 op.getAxesAttr().end());
  // Blocks are put together from the minor axis on, and taken apart from the
  // major one.
  if (kind == MESH_RT_ALL_GATHER)
    std::reverse(order.begin(), order.end());
  double start = ready, seconds = 0;
  for (AxisRefAttr ref : order) {
    int64_t n = mesh.getSize(ref);
    if (n == 1)
      continue;
    start = std::max(start, getStart(positions, getNumber(ref), /*isUp=*/true));
    seconds += getLink(ref).getModel().timeOf(kind, n, bytes).seconds;
    if (kind == MESH_RT_ALL_GATHER)
      bytes *= static_cast<double>(n);
    if (op.getReductionCombiner())
      bytes /= static_cast<double>(n);
  }
  for (AxisRefAttr ref : order)
    occupy(positions, getNumber(ref), /*isUp=*/true, start + seconds);
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
  return runNative(op, positions, ready);
}

llvm::Expected<SmallVector<WireClock::Flight>>
WireClock::runAll(CollectiveOpInterface op, ArrayRef<int64_t> positions,
                  ArrayRef<double> ready) {
  AxisList shared;
  if (space)
    shared = space->getCovered(op.getAxesAttr());
  auto permute = llvm::dyn_cast<PermuteOp>(*op);
  if (!shared.empty() && permute && leavesOut(permute, mesh) &&
      space->coversAll(permute.getAxes()))
    return sendPairs(permute, ready);
  // Numbers of positions, by that of the first member.
  llvm::MapVector<int64_t, SmallVector<size_t>> groups;
  for (auto [number, position] : llvm::enumerate(positions))
    groups[shared.empty() ? position : space->withIndex(position, shared, 0)]
        .push_back(number);
  SmallVector<Flight> flights(positions.size());
  for (const auto &[first, group] : groups) {
    double begin = 0;
    SmallVector<int64_t> members;
    for (size_t number : group) {
      begin = std::max(begin, ready[number]);
      members.push_back(positions[number]);
    }
    llvm::Expected<double> end = run(op, members, begin);
    if (!end)
      return end.takeError();
    for (size_t number : group)
      flights[number] = {begin, *end};
  }
  return flights;
}
