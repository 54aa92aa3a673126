//===- SimulateExchange.cpp - all orders in which devices may run ---------===//
//
// A state says how far each device has come, whether it has posted what it is
// at, and which messages are buffered. All states that can be reached are
// visited. That all orders end alike is not used: it is what the static check
// builds on, and so part of what is checked.
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/Exchange.h"

#include <map>
#include <set>

using namespace mesh;

std::vector<int64_t> Exchange::getGroup(int64_t device, StringRef axes) const {
  auto getIndex = [&](int64_t of, size_t axis) {
    int64_t stride = 1;
    for (size_t i = axis + 1; i < sizes.size(); ++i)
      stride *= sizes[i];
    return of / stride % sizes[axis];
  };
  std::vector<int64_t> group;
  for (int64_t other = 0; other < static_cast<int64_t>(scripts.size());
       ++other) {
    bool isMember = true;
    for (size_t axis = 0; axis < sizes.size(); ++axis)
      isMember &= axes.contains(static_cast<char>('x' + axis)) ||
                  getIndex(device, axis) == getIndex(other, axis);
    if (isMember)
      group.push_back(other);
  }
  return group;
}

StringRef mesh::getEndingName(Ending ending) {
  switch (ending) {
  case Ending::Good:
    return "good";
  case Ending::Mismatch:
    return "mismatch";
  case Ending::Stuck:
    return "stuck";
  case Ending::NotReceived:
    return "not received";
  case Ending::NotAwaited:
    return "not awaited";
  }
  llvm_unreachable("not an ending");
}

namespace {
/// An action of a device.
struct ActionRef {
  int64_t device;
  int64_t index;
  auto operator<=>(const ActionRef &) const = default;
};

struct State {
  /// By device: how many actions are behind it, and how many it has posted.
  std::vector<int64_t> done, posted;
  std::set<ActionRef> buffered;
  auto operator<=>(const State &) const = default;
};

class Simulation {
public:
  Simulation(const Exchange &exchange, int64_t maxStates)
      : exchange(exchange), maxStates(maxStates) {
    match();
  }
  std::optional<Ending> run();

private:
  const ExchangeAction &get(ActionRef ref) const {
    return exchange.scripts[ref.device][ref.index];
  }
  static bool isPosted(const State &state, ActionRef ref) {
    return ref.index < state.posted[ref.device];
  }
  void match();
  bool isMet(const State &state, ActionRef ref) const;
  bool isMismatched(ActionRef ref) const;
  std::optional<State> step(const State &state, int64_t device) const;
  Ending judge(const State &state) const;

  const Exchange &exchange;
  const int64_t maxStates;
  /// For each message its other end, for each collective those of the other
  /// members.
  std::map<ActionRef, std::vector<ActionRef>> partners;
};
} // namespace

/// The n-th message of a sender, receiver and tag meets the n-th receive; so do
/// the n-th collectives of a group's members. Whoever has no partner waits for
/// ever.
void Simulation::match() {
  using Channel = std::tuple<int64_t, int64_t, int64_t>;
  std::map<Channel, std::vector<ActionRef>> sends, receives;
  std::map<std::vector<int64_t>, std::map<int64_t, std::vector<ActionRef>>>
      groups;
  for (auto [position, script] : llvm::enumerate(exchange.scripts))
    for (auto [number, action] : llvm::enumerate(script)) {
      int64_t device = position, index = number;
      ActionRef ref{device, index};
      if (action.kind == ExchangeAction::Kind::Send)
        sends[{device, action.peer, action.tag}].push_back(ref);
      else if (action.kind == ExchangeAction::Kind::Recv)
        receives[{action.peer, device, action.tag}].push_back(ref);
      else if (action.isCollective())
        groups[exchange.getGroup(device, action.axes)][device].push_back(ref);
    }
  for (auto &[channel, sent] : sends)
    for (auto [send, receive] : llvm::zip(sent, receives[channel])) {
      partners[send] = {receive};
      partners[receive] = {send};
    }
  for (auto &[members, reached] : groups)
    for (int64_t device : members)
      for (auto [n, ref] : llvm::enumerate(reached[device])) {
        std::vector<ActionRef> others;
        for (int64_t member : members)
          if (n < reached[member].size())
            others.push_back(reached[member][n]);
        if (others.size() == members.size())
          partners[ref] = others;
      }
}

/// Returns true if all that take part have come.
bool Simulation::isMet(const State &state, ActionRef ref) const {
  auto it = partners.find(ref);
  return it != partners.end() && llvm::all_of(it->second, [&](ActionRef other) {
           return isPosted(state, other);
         });
}

bool Simulation::isMismatched(ActionRef ref) const {
  const ExchangeAction &own = get(ref);
  return llvm::any_of(partners.find(ref)->second, [&](ActionRef ref) {
    const ExchangeAction &other = get(ref);
    if (own.isMessage())
      return own.type != other.type;
    return own.type != other.type || own.kind != other.kind ||
           own.axes != other.axes || own.peer != other.peer;
  });
}

/// The state after `device` has gone on a little, or nothing if it cannot.
std::optional<State> Simulation::step(const State &state,
                                      int64_t device) const {
  ActionRef ref{device, state.done[device]};
  if (ref.index == static_cast<int64_t>(exchange.scripts[device].size()))
    return std::nullopt;
  const ExchangeAction &action = get(ref);
  State next = state;
  if (!isPosted(state, ref)) {
    ++next.posted[device];
    if (action.isStart())
      ++next.done[device];
    if (auto it = partners.find(ref);
        action.kind == ExchangeAction::Kind::Recv && it != partners.end())
      next.buffered.erase(it->second.front());
    return next;
  }
  ActionRef awaited = ref;
  if (action.kind == ExchangeAction::Kind::Wait) {
    const Script &script = exchange.scripts[device];
    awaited.index =
        llvm::find_if(script,
                      [&](const ExchangeAction &start) {
                        return start.isStart() && start.future == action.future;
                      }) -
        script.begin();
  }
  ++next.done[device];
  if (isMet(state, awaited))
    return next;
  if (action.kind != ExchangeAction::Kind::Send)
    return std::nullopt;
  int64_t underWay = llvm::count_if(state.buffered, [&](ActionRef other) {
    return other.device == device && get(other).peer == action.peer;
  });
  if (underWay >= exchange.credits)
    return std::nullopt;
  next.buffered.insert(ref);
  return next;
}

/// Returns the end of the exchange if no device can go on.
Ending Simulation::judge(const State &state) const {
  for (auto [device, script] : llvm::enumerate(exchange.scripts))
    if (state.done[device] < static_cast<int64_t>(script.size()))
      return Ending::Stuck;
  if (!state.buffered.empty())
    return Ending::NotReceived;
  for (auto [position, script] : llvm::enumerate(exchange.scripts))
    for (auto [number, action] : llvm::enumerate(script)) {
      int64_t device = position, index = number;
      if (action.kind == ExchangeAction::Kind::Wait)
        continue;
      if (!partners.count({device, index}))
        return Ending::NotReceived;
      if (isMismatched({device, index}))
        return Ending::Mismatch;
      bool isAwaited = llvm::any_of(script, [&](const ExchangeAction &other) {
        return other.kind == ExchangeAction::Kind::Wait &&
               other.future == action.future;
      });
      if (action.isStart() && !isAwaited)
        return Ending::NotAwaited;
    }
  return Ending::Good;
}

std::optional<Ending> Simulation::run() {
  size_t n = exchange.scripts.size();
  std::vector<State> pending = {
      {std::vector<int64_t>(n), std::vector<int64_t>(n), {}}};
  std::set<State> seen(pending.begin(), pending.end());
  while (!pending.empty()) {
    State state = std::move(pending.back());
    pending.pop_back();
    bool canGoOn = false;
    for (size_t device = 0; device < n; ++device) {
      std::optional<State> next = step(state, device);
      if (!next)
        continue;
      canGoOn = true;
      if (seen.insert(*next).second)
        pending.push_back(std::move(*next));
    }
    if (static_cast<int64_t>(seen.size()) > maxStates)
      return std::nullopt;
    if (canGoOn)
      continue;
    if (Ending ending = judge(state); ending != Ending::Good)
      return ending;
  }
  return Ending::Good;
}

//===----------------------------------------------------------------------===//
// All that data may say
//===----------------------------------------------------------------------===//

namespace {
/// Follows decisions, until one goes by a number that is not given yet.
class Decisions {
public:
  Decisions(const Exchange &exchange, int64_t maxStates)
      : exchange(exchange), maxStates(maxStates) {}

  /// Tries all numbers of which none is given yet.
  std::optional<Ending> run();

private:
  /// The n-th of the broadcasts in a group or, with the number -1, what a
  /// device has itself.
  using Origin = std::pair<std::vector<int64_t>, int64_t>;

  std::optional<Script> follow(int64_t device);
  void perform(ArrayRef<ExchangeAction> actions, int64_t device);

  const Exchange &exchange;
  const int64_t maxStates;
  std::map<Origin, int64_t> numbers;

  /// The device that is followed: its actions, the sources of the broadcasts
  /// that decisions may depend on, the number of broadcasts of each group, and
  /// the futures by name.
  Script done;
  std::vector<Origin> deciding;
  std::map<std::vector<int64_t>, int64_t> numBroadcasts;
  std::map<int64_t, int64_t> futures;
  int64_t numFutures = 0;
  /// The operation that it asked for in vain.
  Origin asked;
};
} // namespace

void Decisions::perform(ArrayRef<ExchangeAction> actions, int64_t device) {
  for (ExchangeAction action : actions) {
    if (action.kind == ExchangeAction::Kind::Broadcast) {
      std::vector<int64_t> group = exchange.getGroup(device, action.axes);
      int64_t number = numBroadcasts[group]++;
      if (action.isDeciding())
        deciding.emplace_back(group, number);
    }
    if (action.isStart())
      futures[*action.future] = numFutures++;
    if (action.future)
      action.future = futures[*action.future];
    action.decision.reset();
    done.push_back(action);
  }
}

/// Returns the operations of the device, if all that it goes by is given.
std::optional<Script> Decisions::follow(int64_t device) {
  done.clear();
  deciding.clear();
  numBroadcasts.clear();
  futures.clear();
  ArrayRef<ExchangeAction> rest = exchange.scripts[device];
  while (!rest.empty()) {
    std::optional<Decision> decision = rest.front().decision;
    ArrayRef<ExchangeAction> together =
        rest.take_while([&](const ExchangeAction &action) {
          return action.decision == decision;
        });
    rest = rest.drop_front(together.size());
    int64_t times = 1;
    if (decision) {
      asked = decision->broadcast ? deciding[*decision->broadcast]
                                  : Origin({device}, -1);
      auto number = numbers.find(asked);
      if (number == numbers.end())
        return std::nullopt;
      bool isZero = number->second == 0;
      times = decision->kind == Decision::Kind::Loop ? number->second
              : decision->kind == Decision::Kind::If ? !isZero
                                                     : isZero;
    }
    for (int64_t i = 0; i < times; ++i)
      perform(together, device);
  }
  return done;
}

std::optional<Ending> Decisions::run() {
  Exchange decided = exchange;
  for (auto [device, script] : llvm::enumerate(decided.scripts)) {
    if (std::optional<Script> followed = follow(device)) {
      script = std::move(*followed);
      continue;
    }
    Origin origin = asked;
    for (int64_t number = 0; number <= 2; ++number) {
      numbers[origin] = number;
      std::optional<Ending> ending = run();
      if (ending != Ending::Good)
        return ending;
    }
    numbers.erase(origin);
    return Ending::Good;
  }
  return Simulation(decided, maxStates).run();
}

std::optional<Ending> mesh::simulate(const Exchange &exchange,
                                     int64_t maxStates) {
  return Decisions(exchange, maxStates).run();
}
