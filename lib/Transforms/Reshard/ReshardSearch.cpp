//===- ReshardSearch.cpp - the cheapest chain of collectives --------------===//

#include "ReshardSearch.h"

#include "ReshardState.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <cmath>
#include <queue>

using namespace mesh;
using Kind = ReshardStep::Kind;

/// Layouts that are gone on from, in one direction.
static constexpr size_t kMaxSettled = 1500;
/// Layouts that a layout is joined to by a permute: the cheapest ones to reach.
static constexpr size_t kMaxPermuted = 8;
/// Beyond that many digits the greedy plan has to do.
static constexpr size_t kMaxDigits = 10;
/// Up to here digits are cut further.
static constexpr size_t kMaxCutDigits = 5;
/// The relative difference that counts as a rounding error.
static constexpr double kTolerance = 1e-9;

namespace {
/// The layouts reached from one end. Invariant: a settled node's seconds are
/// the least that lead from the end to it.
struct Frontier {
  struct Node {
    ReshardState state;
    double seconds;
    /// The node that comes before it, seen from the end, and the move between
    /// the two.
    unsigned previous;
    ReshardMove move;
    bool isSettled = false;
  };

  explicit Frontier(ReshardSpace space) : space(std::move(space)) {}

  void push(const ReshardState &state, double seconds, unsigned previous,
            const ReshardMove &move);
  /// The next node to settle; drops what is outdated.
  std::optional<unsigned> top();

  ReshardSpace space;
  std::vector<Node> nodes;
  llvm::StringMap<unsigned> ids;
  using Entry = std::pair<double, unsigned>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
  /// Settled nodes by the layout they are, and by the shards of each dim.
  llvm::StringMap<unsigned> byLayout;
  llvm::StringMap<SmallVector<unsigned, 2>> byCounts;
  size_t numSettled = 0;
};
} // namespace

void Frontier::push(const ReshardState &state, double seconds,
                    unsigned previous, const ReshardMove &move) {
  auto [it, isNew] = ids.try_emplace(state.encode(), nodes.size());
  if (isNew) {
    nodes.push_back({state, seconds, previous, move});
  } else {
    Node &known = nodes[it->second];
    if (known.seconds <= seconds)
      return;
    known.seconds = seconds;
    known.previous = previous;
    known.move = move;
  }
  queue.emplace(seconds, it->second);
}

std::optional<unsigned> Frontier::top() {
  while (!queue.empty() && nodes[queue.top().second].isSettled)
    queue.pop();
  if (queue.empty() || numSettled == kMaxSettled)
    return std::nullopt;
  return queue.top().second;
}

namespace {
class Search {
public:
  Search(const ReshardProblem &problem, const ReshardCost &cost,
         const std::pair<SmallVector<AxisRefAttr>, SmallVector<AxisRefAttr>>
             &digits,
         double limit, double maxBytes);
  void run();
  std::optional<SmallVector<ReshardStep>> getSteps() const;

private:
  struct Join {
    unsigned first, second;
    std::optional<ReshardStep> permute;
  };

  void settle(bool isForward, unsigned id);
  void expand(bool isForward, unsigned id);
  void join(unsigned first, unsigned second, bool isSame);
  double getBoundOnRest(double bytes, double bytesAtEnd) const;
  ReshardStep getPermute(const ReshardState &from,
                         const ReshardState &to) const;
  std::string getLayout(const ReshardSpace &space,
                        const ReshardState &state) const;

  const ReshardProblem &problem;
  const ReshardCost &cost;
  Frontier forward, backward;
  double fromBytes, toBytes, maxBytes;
  /// The seconds of the best plan so far.
  double best;
  Link fastest;
  std::optional<Join> bestJoin;
};
} // namespace

Search::Search(
    const ReshardProblem &problem, const ReshardCost &cost,
    const std::pair<SmallVector<AxisRefAttr>, SmallVector<AxisRefAttr>> &digits,
    double limit, double maxBytes)
    : problem(problem), cost(cost),
      forward(ReshardSpace(problem, cost, digits.first)),
      backward(ReshardSpace(problem, cost, digits.second)), maxBytes(maxBytes),
      best(limit), fastest(cost.getLink({})) {
  ReshardState from = forward.space.getState(problem.from);
  ReshardState to = backward.space.getState(problem.to);
  fromBytes = forward.space.getBytes(from);
  toBytes = backward.space.getBytes(to);
  forward.push(from, 0, 0, {});
  backward.push(to, 0, 0, {});
  for (auto [index, digit] : llvm::enumerate(
           llvm::concat<const AxisRefAttr>(digits.first, digits.second))) {
    Link link = cost.getLink(digit);
    if (index == 0)
      fastest = link;
    fastest.latency = std::min(fastest.latency, link.latency);
    fastest.bandwidth = std::max(fastest.bandwidth, link.bandwidth);
  }
}

/// Returns the least cost of coming from `bytes` to `bytesAtEnd`: what is more
/// has to be received.
double Search::getBoundOnRest(double bytes, double bytesAtEnd) const {
  if (bytesAtEnd <= bytes)
    return 0;
  return (bytesAtEnd - bytes) / fastest.bandwidth +
         std::log2(bytesAtEnd / bytes) * fastest.latency;
}

/// The axes of the dims as the attribute of a layout would spell them, the same
/// for one layout in different digits.
std::string Search::getLayout(const ReshardSpace &space,
                              const ReshardState &state) const {
  std::string text;
  auto append = [&](ArrayRef<uint8_t> digits) {
    for (AxisRefAttr axis : mergeAxes(problem.mesh, space.getAxes(digits))) {
      const void *pointer = axis.getAsOpaquePointer();
      text.append(reinterpret_cast<const char *>(&pointer), sizeof(pointer));
    }
    text.append(sizeof(void *), 0);
  };
  for (const DigitList &dim : state.dims)
    append(dim);
  append(space.getPartial(state));
  return text;
}

/// The permute between layouts of as many shards. Digits that take no part in
/// either are the most minor ones of both lists, where they drop out.
ReshardStep Search::getPermute(const ReshardState &from,
                               const ReshardState &to) const {
  auto getList = [](const ReshardSpace &space, const ReshardState &state) {
    AxisList list;
    for (const DigitList &dim : state.dims)
      llvm::append_range(list, space.getAxes(dim));
    llvm::append_range(list, space.getAxes(space.getPartial(state)));
    return list;
  };
  ReshardStep step{Kind::Permute, getList(forward.space, from)};
  step.targets = getList(backward.space, to);
  AxisList source = forward.space.getAxes(forward.space.getFree(from));
  AxisList target = backward.space.getAxes(backward.space.getFree(to));
  auto isCommon = [&](AxisRefAttr axis) {
    return llvm::is_contained(source, axis) && llvm::is_contained(target, axis);
  };
  for (bool common : {false, true}) {
    auto isWanted = [&](AxisRefAttr axis) { return isCommon(axis) == common; };
    llvm::append_range(step.axes, llvm::make_filter_range(source, isWanted));
    llvm::append_range(step.targets, llvm::make_filter_range(target, isWanted));
  }
  dropFixedAxes(problem.mesh, step.axes, step.targets);
  return step;
}

/// Considers going from one layout straight on to the other, which is the same
/// or as many shards in each dim.
void Search::join(unsigned first, unsigned second, bool isSame) {
  const Frontier::Node &from = forward.nodes[first];
  const Frontier::Node &to = backward.nodes[second];
  double seconds = from.seconds + to.seconds;
  double bytes = forward.space.getBytes(from.state);
  double atLeast = isSame ? 0 : fastest.latency + bytes / fastest.bandwidth;
  bool isPartial = from.state.partial != 0 || to.state.partial != 0;
  if (seconds + atLeast >= best ||
      (isPartial && !forward.space.isOneCombiner()))
    return;
  std::optional<ReshardStep> permute;
  if (!isSame) {
    permute = getPermute(from.state, to.state);
    seconds += cost.getSeconds(*permute, bytes);
  }
  if (seconds >= best)
    return;
  best = seconds;
  bestJoin = {first, second, std::move(permute)};
}

void Search::settle(bool isForward, unsigned id) {
  Frontier &own = isForward ? forward : backward;
  Frontier &other = isForward ? backward : forward;
  Frontier::Node &node = own.nodes[id];
  node.isSettled = true;
  ++own.numSettled;

  auto joinTo = [&](unsigned otherId, bool isSame) {
    isForward ? join(id, otherId, isSame) : join(otherId, id, isSame);
  };
  std::string layout = getLayout(own.space, node.state);
  if (auto same = other.byLayout.find(layout); same != other.byLayout.end())
    joinTo(same->second, /*isSame=*/true);
  own.byLayout.try_emplace(layout, id);

  SmallVector<int64_t> counts = own.space.getCounts(node.state);
  StringRef key(reinterpret_cast<const char *>(counts.data()),
                counts.size() * sizeof(int64_t));
  if (auto likes = other.byCounts.find(key); likes != other.byCounts.end())
    for (unsigned like : likes->second)
      joinTo(like, /*isSame=*/false);
  SmallVector<unsigned, 2> &ownLikes = own.byCounts[key];
  if (ownLikes.size() < kMaxPermuted)
    ownLikes.push_back(id);
}

void Search::expand(bool isForward, unsigned id) {
  Frontier &own = isForward ? forward : backward;
  ReshardState state = own.nodes[id].state;
  double seconds = own.nodes[id].seconds;
  double bytes = own.space.getBytes(state);
  double bytesAtEnd = isForward ? toBytes : fromBytes;
  auto visit = [&](const ReshardMove &move, const ReshardState &next) {
    double nextBytes = own.space.getBytes(next);
    if (nextBytes > maxBytes)
      return;
    double total =
        seconds + own.space.getSeconds(move, isForward ? bytes : nextBytes);
    double rest = isForward ? getBoundOnRest(nextBytes, bytesAtEnd)
                            : getBoundOnRest(bytesAtEnd, nextBytes);
    if (total + rest < best)
      own.push(next, total, id, move);
  };
  if (isForward)
    own.space.forEachMove(state, visit);
  else
    own.space.forEachMoveTo(state, visit);
}

void Search::run() {
  while (true) {
    std::optional<unsigned> first = forward.top(), second = backward.top();
    if (!first && !second)
      return;
    bool isForward = !second || (first && forward.nodes[*first].seconds <=
                                              backward.nodes[*second].seconds);
    unsigned id = isForward ? *first : *second;
    if ((isForward ? forward : backward).nodes[id].seconds >= best)
      return;
    settle(isForward, id);
    expand(isForward, id);
  }
}

std::optional<SmallVector<ReshardStep>> Search::getSteps() const {
  if (!bestJoin)
    return std::nullopt;
  SmallVector<ReshardStep> steps;
  for (unsigned id = bestJoin->first; id != 0; id = forward.nodes[id].previous)
    steps.push_back(forward.space.getStep(forward.nodes[id].move));
  std::reverse(steps.begin(), steps.end());
  if (bestJoin->permute)
    steps.push_back(*bestJoin->permute);
  for (unsigned id = bestJoin->second; id != 0;
       id = backward.nodes[id].previous)
    steps.push_back(backward.space.getStep(backward.nodes[id].move));
  return steps;
}

//===----------------------------------------------------------------------===//
// Steps that are one
//===----------------------------------------------------------------------===//

/// Returns true if a slice, scatter or gather of `step` may change places with
/// `other`.
static bool commutes(const ReshardStep &step, const ReshardStep &other,
                     MeshAttr mesh) {
  return other.kind != Kind::Permute && other.dim != step.dim &&
         other.concatDim != step.dim &&
         llvm::none_of(step.axes, [&](AxisRefAttr axis) {
           return overlapsAny(mesh, axis, other.axes);
         });
}

/// Makes one step of two slices, scatters or gathers of a dim if those between
/// let them come together: slices and scatters as early as they can, gathers
/// as late, when the value is smaller.
static void mergeSteps(SmallVector<ReshardStep> &steps, MeshAttr mesh) {
  for (size_t late = 1; late < steps.size(); ++late) {
    Kind kind = steps[late].kind;
    if (kind != Kind::AllSlice && kind != Kind::ReduceScatter &&
        kind != Kind::AllGather)
      continue;
    bool isGather = kind == Kind::AllGather;
    for (size_t early = late; early-- > 0;) {
      ReshardStep &first = steps[early], &second = steps[late];
      if (first.kind == kind && first.dim == second.dim) {
        ReshardStep &major = isGather ? second : first;
        ReshardStep &minor = isGather ? first : second;
        bool isBlocked = false;
        for (size_t between = early + 1; isGather && between < late; ++between)
          isBlocked |= !commutes(first, steps[between], mesh);
        if (isBlocked)
          break;
        AxisList axes = major.axes;
        llvm::append_range(axes, minor.axes);
        (isGather ? second : first).axes = mergeAxes(mesh, axes);
        steps.erase(steps.begin() + (isGather ? early : late));
        --late;
        break;
      }
      if (!isGather && !commutes(second, first, mesh))
        break;
    }
  }
}

using DigitLists =
    std::pair<SmallVector<AxisRefAttr>, SmallVector<AxisRefAttr>>;

static std::optional<ReshardPlan> searchWith(const DigitLists &digits,
                                             const ReshardProblem &problem,
                                             const ReshardCost &cost,
                                             double limit, double maxBytes) {
  Search search(problem, cost, digits, limit, maxBytes);
  search.run();
  std::optional<SmallVector<ReshardStep>> steps = search.getSteps();
  if (!steps)
    return std::nullopt;
  mergeSteps(*steps, problem.mesh);
  ReshardSpace space(problem, cost, digits.first);
  return cost.evaluate(std::move(*steps),
                       space.getBytes(space.getState(problem.from)));
}

std::optional<ReshardPlan> mesh::searchReshard(const ReshardProblem &problem,
                                               const ReshardCost &cost,
                                               double limit, double maxBytes) {
  auto getSize = [](const DigitLists &digits) {
    return std::max(digits.first.size(), digits.second.size());
  };
  DigitLists digits = getDigits(problem, /*cutFurther=*/false);
  if (getSize(digits) > kMaxDigits)
    return std::nullopt;
  std::optional<ReshardPlan> plan =
      searchWith(digits, problem, cost, limit, maxBytes);
  // Parts of axes are worth it only if they are better.
  DigitLists parts = getDigits(problem, /*cutFurther=*/true);
  if (getSize(parts) == getSize(digits) || getSize(parts) > kMaxCutDigits)
    return plan;
  if (plan)
    limit = plan->seconds * (1 - kTolerance);
  std::optional<ReshardPlan> better =
      searchWith(parts, problem, cost, limit, maxBytes);
  return better ? better : plan;
}
