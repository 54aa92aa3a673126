//===- MutateExchange.cpp - exchanges broken on purpose -------------------===//

#include "mesh/Fuzz/Exchange.h"

using namespace mesh;
using Kind = Action::Kind;

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

/// Whether programs can say it: each start comes before its one wait.
static bool isExpressible(const Script &script) {
  std::vector<int64_t> started, awaited;
  for (const Action &action : script) {
    if (action.isStart()) {
      if (llvm::is_contained(started, *action.future))
        return false;
      started.push_back(*action.future);
    }
    if (action.kind != Kind::Wait)
      continue;
    if (!llvm::is_contained(started, *action.future) ||
        llvm::is_contained(awaited, *action.future))
      return false;
    awaited.push_back(*action.future);
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
  using Filter = llvm::function_ref<bool(const Action &)>;
  bool pick(Filter filter);
  bool pickTwo(Filter filter);
  bool changeOne(Filter filter, llvm::function_ref<void(Action &)> change);
  int64_t other(int64_t than, int64_t n) {
    return (than + 1 + random.below(n - 1)) % n;
  }
  void changeGroup(Action &action);
  void changeCollective(Action &action);
  bool moveWait();
  bool dropWait();
  bool copyScript(bool swap);

  Exchange &exchange;
  Random &random;
  Script *script = nullptr;
  int64_t at = 0, at2 = 0;
};
} // namespace

static bool isAction(const Action &action) { return action.kind != Kind::Wait; }
static bool isMessage(const Action &action) { return action.isMessage(); }
static bool isCollective(const Action &action) { return action.isCollective(); }

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
                        llvm::function_ref<void(Action &)> change) {
  if (!pick(filter))
    return false;
  change((*script)[at]);
  return true;
}

void Mutator::changeGroup(Action &action) {
  static const std::vector<std::string> all = {"x", "y", "xy", "yx"};
  std::vector<std::string> others;
  llvm::copy_if(all, std::back_inserter(others),
                [&](const std::string &axes) { return axes != action.axes; });
  action.axes = random.pick(others);
}

void Mutator::changeCollective(Action &action) {
  std::vector<Kind> others = {Kind::AllReduceSum, Kind::AllReduceMax,
                              Kind::AllGather};
  llvm::erase(others, action.kind);
  action.kind = random.pick(others);
}

bool Mutator::moveWait() {
  if (!pick([](const Action &action) { return action.kind == Kind::Wait; }))
    return false;
  Action wait = (*script)[at];
  script->erase(script->begin() + at);
  int64_t first =
      llvm::find_if(*script,
                    [&](const Action &action) {
                      return action.isStart() && action.future == wait.future;
                    }) -
      script->begin() + 1;
  int64_t to = random.between(first, script->size());
  script->insert(script->begin() + to, wait);
  return true;
}

bool Mutator::dropWait() {
  if (!pick([](const Action &action) { return action.kind == Kind::Wait; }))
    return false;
  script->erase(script->begin() + at);
  return true;
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

bool Mutator::run(Mutation mutation) {
  int64_t numDevices = exchange.scripts.size();
  switch (mutation) {
  case Mutation::Drop: {
    if (!pick(isAction))
      return false;
    std::optional<int64_t> future = (*script)[at].future;
    script->erase(script->begin() + at);
    // With what waits for it.
    if (future)
      llvm::erase_if(*script, [&](const Action &action) {
        return action.future == future;
      });
    return true;
  }
  case Mutation::Duplicate: {
    if (!pick(isAction))
      return false;
    Action copy = (*script)[at];
    copy.future.reset();
    script->insert(script->begin() + at, copy);
    return true;
  }
  case Mutation::Swap:
    if (!pickTwo([](const Action &) { return true; }))
      return false;
    std::swap((*script)[at], (*script)[at2]);
    return true;
  case Mutation::Retype:
    return changeOne(isAction, [&](Action &action) {
      action.type = other(action.type, Action::kNumTypes);
    });
  case Mutation::WrongPeer:
    return changeOne(isMessage, [&](Action &action) {
      action.peer = other(action.peer, numDevices);
    });
  case Mutation::WrongTag:
    return changeOne(
        isMessage, [&](Action &action) { action.tag = other(action.tag, 3); });
  case Mutation::WrongGroup:
    return exchange.sizes.size() > 1 &&
           changeOne(isCollective,
                     [&](Action &action) { changeGroup(action); });
  case Mutation::WrongCollective:
    return changeOne(isCollective,
                     [&](Action &action) { changeCollective(action); });
  case Mutation::CrossReceives: {
    if (!pickTwo(
            [](const Action &action) { return action.kind == Kind::Recv; }))
      return false;
    Action &a = (*script)[at], &b = (*script)[at2];
    std::swap(a.peer, b.peer);
    std::swap(a.tag, b.tag);
    return true;
  }
  case Mutation::ReverseMessage:
    return changeOne(isMessage, [&](Action &action) {
      action.kind = action.kind == Kind::Send ? Kind::Recv : Kind::Send;
    });
  case Mutation::LessCredit:
    if (exchange.credits == 0)
      return false;
    exchange.credits = random.below(exchange.credits);
    return true;
  case Mutation::SwapCollectives:
    if (!pickTwo(isCollective))
      return false;
    std::swap((*script)[at], (*script)[at2]);
    return true;
  case Mutation::Condition:
    return changeOne(
        [](const Action &action) { return isAction(action) && !action.future; },
        [](Action &action) { action.isConditional = true; });
  case Mutation::SameStageTwice:
    return copyScript(/*swap=*/false);
  case Mutation::SwapPrograms:
    return copyScript(/*swap=*/true);
  case Mutation::MoveWait:
    return moveWait();
  case Mutation::DropWait:
    return dropWait();
  case Mutation::StartAndForget:
    return changeOne(
        [](const Action &action) { return isAction(action) && !action.future; },
        [](Action &action) { action.future = 1000; });
  }
  llvm_unreachable("not a mutation");
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
