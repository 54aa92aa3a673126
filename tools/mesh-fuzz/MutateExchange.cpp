//===- MutateExchange.cpp - exchanges broken on purpose -------------------===//

#include "mesh-fuzz/Exchange.h"

#include <map>
#include <set>

using namespace mesh;
using Kind = ExchangeAction::Kind;

StringRef mesh::getMutationName(Mutation mutation) {
  switch (mutation) {
  case Mutation::Drop:
    return "dropped";
  case Mutation::Duplicate:
    return "duplicated";
  case Mutation::Swap:
    return "swapped";
  case Mutation::Retype:
    return "retyped";
  case Mutation::WrongPeer:
    return "wrong peer";
  case Mutation::WrongTag:
    return "wrong tag";
  case Mutation::WrongGroup:
    return "wrong group";
  case Mutation::WrongCollective:
    return "wrong collective";
  case Mutation::CrossReceives:
    return "crossed receives";
  case Mutation::ReverseMessage:
    return "reversed message";
  case Mutation::LessCredit:
    return "less credit";
  case Mutation::SwapCollectives:
    return "collective order";
  case Mutation::Condition:
    return "under a condition";
  case Mutation::WrongDecision:
    return "wrong decision";
  case Mutation::LeaveDecision:
    return "outside of control flow";
  case Mutation::DecideApart:
    return "decided by each group";
  case Mutation::SameStageTwice:
    return "one stage on two devices";
  case Mutation::SwapPrograms:
    return "programs swapped";
  case Mutation::MoveWait:
    return "wait moved";
  case Mutation::DropWait:
    return "wait dropped";
  case Mutation::StartAndForget:
    return "started and forgotten";
  }
  llvm_unreachable("not a mutation");
}

/// Returns true if programs can say it: each start comes before its one wait,
/// which is in the control flow that the start is in, if that is in any; and
/// decisions go by what has been broadcast.
static bool isExpressible(const Script &script) {
  /// By future, the number of the control flow that it is started in, or -1.
  std::map<int64_t, int64_t> started;
  std::set<int64_t> awaited;
  std::vector<std::optional<int64_t>> deciding;
  int64_t numEntered = -1;
  std::optional<Decision> last;
  for (const ExchangeAction &action : script) {
    if (action.decision && action.decision != last)
      ++numEntered;
    last = action.decision;
    if (last && last->broadcast) {
      int64_t broadcast = *last->broadcast;
      if (broadcast >= static_cast<int64_t>(deciding.size()) ||
          (deciding[broadcast] && !awaited.count(*deciding[broadcast])))
        return false;
    }
    int64_t within = action.decision ? numEntered : -1;
    if (action.isStart() && !started.try_emplace(*action.future, within).second)
      return false;
    if (action.isDeciding())
      deciding.push_back(action.future);
    if (action.kind != Kind::Wait)
      continue;
    auto start = started.find(*action.future);
    if (start == started.end() ||
        (start->second != -1 && start->second != within) ||
        !awaited.insert(*action.future).second)
      return false;
  }
  return true;
}

namespace {
/// Breaks one script in one place.
class Mutator {
public:
  Mutator(Exchange &exchange, Random &random)
      : exchange(exchange), random(random) {}

  /// Returns whether the exchange is another now.
  bool run(Mutation mutation);

private:
  using Filter = llvm::function_ref<bool(const ExchangeAction &)>;
  bool pick(Filter filter);
  bool pickTwo(Filter filter);
  bool changeOne(Filter filter,
                 llvm::function_ref<void(ExchangeAction &)> change);
  int64_t other(int64_t than, int64_t n) {
    return (than + 1 + random.below(n - 1)) % n;
  }
  void changeGroup(ExchangeAction &action);
  void changeCollective(ExchangeAction &action);
  bool moveWait();
  bool dropWait();
  bool changeDecision();
  bool decideApart();
  bool copyScript(bool swap);
  bool drop();
  bool duplicate();
  bool swap(Filter isWanted);
  bool crossReceives();
  bool lessenCredit();
  /// Runs a mutation that changes one action.
  bool runOnActions(Mutation mutation);

  Exchange &exchange;
  Random &random;
  Script *script = nullptr;
  int64_t at = 0, at2 = 0;
};
} // namespace

static bool isAction(const ExchangeAction &action) {
  return action.kind != Kind::Wait;
}
static bool isMessage(const ExchangeAction &action) {
  return action.isMessage();
}
static bool hasPeer(const ExchangeAction &action) {
  return action.isMessage() || action.kind == Kind::Broadcast;
}
static bool isDecided(const ExchangeAction &action) {
  return action.decision.has_value();
}
static bool isCollective(const ExchangeAction &action) {
  return action.isCollective();
}

/// Picks one of the actions of all devices.
bool Mutator::pick(Filter filter) {
  std::vector<std::pair<Script *, int64_t>> found;
  for (Script &script : exchange.scripts)
    for (auto [index, action] : llvm::enumerate(script))
      if (filter(action))
        found.emplace_back(&script, index);
  if (found.empty())
    return false;
  std::tie(script, at) = random.pick(found);
  return true;
}

/// Picks two actions of one device.
bool Mutator::pickTwo(Filter filter) {
  if (!pick(filter))
    return false;
  std::vector<int64_t> others;
  for (auto [index, action] : llvm::enumerate(*script))
    if (static_cast<int64_t>(index) != at && filter(action))
      others.push_back(index);
  if (others.empty())
    return false;
  at2 = random.pick(others);
  return true;
}

bool Mutator::changeOne(Filter filter,
                        llvm::function_ref<void(ExchangeAction &)> change) {
  if (!pick(filter))
    return false;
  change((*script)[at]);
  return true;
}

void Mutator::changeGroup(ExchangeAction &action) {
  static const std::vector<std::string> all = {"x", "y", "xy", "yx"};
  std::vector<std::string> others;
  llvm::copy_if(all, std::back_inserter(others),
                [&](const std::string &axes) { return axes != action.axes; });
  action.axes = random.pick(others);
}

void Mutator::changeCollective(ExchangeAction &action) {
  std::vector<Kind> others = {Kind::AllReduceSum, Kind::AllReduceMax,
                              Kind::AllGather, Kind::Broadcast};
  llvm::erase(others, action.kind);
  action.kind = random.pick(others);
}

bool Mutator::moveWait() {
  if (!pick([](const ExchangeAction &action) {
        return action.kind == Kind::Wait;
      }))
    return false;
  ExchangeAction wait = (*script)[at];
  script->erase(script->begin() + at);
  int64_t first =
      llvm::find_if(*script,
                    [&](const ExchangeAction &action) {
                      return action.isStart() && action.future == wait.future;
                    }) -
      script->begin() + 1;
  int64_t to = random.between(first, script->size());
  // Into the control flow there, as well.
  if (to < static_cast<int64_t>(script->size()))
    wait.decision = (*script)[to].decision;
  script->insert(script->begin() + to, wait);
  return true;
}

bool Mutator::dropWait() {
  if (!pick([](const ExchangeAction &action) {
        return action.kind == Kind::Wait;
      }))
    return false;
  script->erase(script->begin() + at);
  return true;
}

/// Has the control flow around an action go by something else, or be of another
/// kind.
bool Mutator::changeDecision() {
  if (!pick(isDecided))
    return false;
  Decision old = *(*script)[at].decision, changed = old;
  if (random.chance(0.5)) {
    int64_t number = old.broadcast ? *old.broadcast : -1;
    changed.broadcast = other(number + 1, 3) - 1;
    if (*changed.broadcast < 0)
      changed.broadcast.reset();
  } else {
    changed.kind =
        static_cast<Decision::Kind>(other(static_cast<int64_t>(old.kind), 3));
  }
  auto isOld = [&](int64_t index) { return (*script)[index].decision == old; };
  int64_t begin = at, end = at + 1, size = script->size();
  while (begin > 0 && isOld(begin - 1))
    --begin;
  while (end < size && isOld(end))
    ++end;
  for (int64_t i = begin; i < end; ++i)
    (*script)[i].decision = changed;
  return true;
}

/// Has what all devices decide by be broadcast to those along an axis each.
bool Mutator::decideApart() {
  std::string axes = random.chance(0.5) ? "x" : "y";
  bool isChanged = false;
  for (Script &script : exchange.scripts) {
    auto decided = llvm::find_if(script, isDecided);
    if (decided == script.end())
      continue;
    int64_t number = *decided->decision->broadcast;
    for (ExchangeAction &action : script)
      if (action.isDeciding() && number-- == 0) {
        action.axes = axes;
        action.peer = 0;
        isChanged = true;
      }
  }
  return isChanged;
}

bool Mutator::copyScript(bool swap) {
  int64_t n = exchange.scripts.size();
  int64_t from = random.below(n), to = other(from, n);
  if (swap)
    std::swap(exchange.scripts[from], exchange.scripts[to]);
  else
    exchange.scripts[to] = exchange.scripts[from];
  return true;
}

bool Mutator::drop() {
  if (!pick(isAction))
    return false;
  std::optional<int64_t> future = (*script)[at].future;
  script->erase(script->begin() + at);
  // With what waits for it.
  if (future)
    llvm::erase_if(*script, [&](const ExchangeAction &action) {
      return action.future == future;
    });
  return true;
}

bool Mutator::duplicate() {
  if (!pick(isAction))
    return false;
  ExchangeAction copy = (*script)[at];
  copy.future.reset();
  script->insert(script->begin() + at, copy);
  return true;
}

bool Mutator::swap(Filter isWanted) {
  if (!pickTwo(isWanted))
    return false;
  std::swap((*script)[at], (*script)[at2]);
  return true;
}

bool Mutator::crossReceives() {
  if (!pickTwo([](const ExchangeAction &action) {
        return action.kind == Kind::Recv;
      }))
    return false;
  ExchangeAction &a = (*script)[at], &b = (*script)[at2];
  std::swap(a.peer, b.peer);
  std::swap(a.tag, b.tag);
  return true;
}

bool Mutator::lessenCredit() {
  if (exchange.credits == 0)
    return false;
  exchange.credits = random.below(exchange.credits);
  return true;
}

bool Mutator::runOnActions(Mutation mutation) {
  int64_t numDevices = exchange.scripts.size();
  switch (mutation) {
  case Mutation::Retype:
    return changeOne(isAction, [&](ExchangeAction &action) {
      action.type = other(action.type, ExchangeAction::kNumTypes);
    });
  case Mutation::WrongPeer:
    return changeOne(hasPeer, [&](ExchangeAction &action) {
      action.peer = other(action.peer, numDevices);
    });
  case Mutation::WrongTag:
    return changeOne(isMessage, [&](ExchangeAction &action) {
      action.tag = other(action.tag, 3);
    });
  case Mutation::WrongGroup:
    return exchange.sizes.size() > 1 &&
           changeOne(isCollective,
                     [&](ExchangeAction &action) { changeGroup(action); });
  case Mutation::WrongCollective:
    return changeOne(isCollective,
                     [&](ExchangeAction &action) { changeCollective(action); });
  case Mutation::ReverseMessage:
    return changeOne(isMessage, [&](ExchangeAction &action) {
      action.kind = action.kind == Kind::Send ? Kind::Recv : Kind::Send;
    });
  case Mutation::Condition:
    return changeOne(
        [](const ExchangeAction &action) {
          return isAction(action) && !action.future && !action.decision;
        },
        [](ExchangeAction &action) { action.decision = {Decision::Kind::If}; });
  case Mutation::LeaveDecision:
    return changeOne(isDecided,
                     [](ExchangeAction &action) { action.decision.reset(); });
  case Mutation::StartAndForget:
    return changeOne(
        [](const ExchangeAction &action) {
          return isAction(action) && !action.future;
        },
        [](ExchangeAction &action) { action.future = 1000; });
  default:
    llvm_unreachable("not a mutation of one action");
  }
}

bool Mutator::run(Mutation mutation) {
  switch (mutation) {
  case Mutation::Drop:
    return drop();
  case Mutation::Duplicate:
    return duplicate();
  case Mutation::Swap:
    return swap([](const ExchangeAction &) { return true; });
  case Mutation::SwapCollectives:
    return swap(isCollective);
  case Mutation::CrossReceives:
    return crossReceives();
  case Mutation::LessCredit:
    return lessenCredit();
  case Mutation::WrongDecision:
    return changeDecision();
  case Mutation::DecideApart:
    return exchange.sizes.size() > 1 && decideApart();
  case Mutation::SameStageTwice:
    return copyScript(/*swap=*/false);
  case Mutation::SwapPrograms:
    return copyScript(/*swap=*/true);
  case Mutation::MoveWait:
    return moveWait();
  case Mutation::DropWait:
    return dropWait();
  default:
    return runOnActions(mutation);
  }
}

std::optional<Exchange> mesh::mutate(const Exchange &exchange,
                                     Mutation mutation, Random &random) {
  Exchange result = exchange;
  if (!Mutator(result, random).run(mutation) ||
      !llvm::all_of(result.scripts, isExpressible) ||
      (result.scripts == exchange.scripts &&
       result.credits == exchange.credits))
    return std::nullopt;
  return result;
}
