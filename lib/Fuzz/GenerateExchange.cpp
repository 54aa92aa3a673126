//===- GenerateExchange.cpp - random exchanges that end well --------------===//
//
// Messages and collectives are made one after the other, in an order in which
// they could all be done one at a time. Then some are started and waited for
// later, and some are put in another order, as far as credits allow.
//
//===----------------------------------------------------------------------===//

#include "mesh/Fuzz/Exchange.h"

#include <array>

using namespace mesh;
using Kind = Action::Kind;

static int64_t getNumDevices(ArrayRef<int64_t> sizes) {
  int64_t n = 1;
  for (int64_t size : sizes)
    n *= size;
  return n;
}

/// A message, now and then several alike: those are loops in programs.
static void addMessages(Exchange &exchange, Random &random) {
  int64_t n = exchange.scripts.size();
  int64_t sender = random.below(n);
  int64_t receiver = (sender + 1 + random.below(n - 1)) % n;
  Action send{Kind::Send, receiver, random.below(2)};
  send.type = random.below(Action::kNumTypes);
  Action receive = send;
  receive.kind = Kind::Recv;
  receive.peer = sender;
  int64_t count = random.chance(0.2) ? 3 : 1;
  exchange.scripts[sender].insert(exchange.scripts[sender].end(), count, send);
  exchange.scripts[receiver].insert(exchange.scripts[receiver].end(), count,
                                    receive);
}

static void addCollective(Exchange &exchange, Random &random) {
  static const std::array<Kind, 3> kinds = {
      Kind::AllReduceSum, Kind::AllReduceMax, Kind::AllGather};
  static const std::array<StringRef, 4> axes = {"x", "y", "xy", "yx"};
  Action action{random.pick(kinds)};
  action.axes = exchange.sizes.size() == 1 ? "x" : random.pick(axes).str();
  action.type = random.below(Action::kNumTypes);
  int64_t n = exchange.scripts.size();
  for (int64_t member : exchange.getGroup(random.below(n), action.axes))
    exchange.scripts[member].push_back(action);
}

/// Has some actions started where they are, and waited for later.
static void startSome(Script &script, Random &random) {
  Script result;
  // By future: how many actions further on it is waited for.
  std::vector<std::pair<int64_t, int64_t>> open;
  int64_t numFutures = 0;
  auto waitFor = [&](int64_t future) {
    Action wait{Kind::Wait};
    wait.future = future;
    result.push_back(wait);
  };
  for (Action &action : script) {
    if (random.chance(0.4)) {
      action.future = numFutures++;
      open.emplace_back(*action.future, random.between(1, 3));
    }
    result.push_back(action);
    llvm::erase_if(open, [&](auto &entry) {
      if (--entry.second > 0)
        return false;
      waitFor(entry.first);
      return true;
    });
  }
  for (auto [future, distance] : open)
    waitFor(future);
  script = std::move(result);
}

/// Swaps neighbours, which may make credits necessary, if up to three are
/// enough then.
static void reorder(Exchange &exchange, Random &random) {
  Exchange other = exchange;
  for (Script &script : other.scripts)
    if (script.size() > 1 && random.chance(0.7)) {
      int64_t at = random.below(script.size() - 1);
      if (!script[at].future && !script[at + 1].future)
        std::swap(script[at], script[at + 1]);
    }
  for (other.credits = 0; other.credits <= 3; ++other.credits)
    if (simulate(other) == Ending::Good) {
      exchange = std::move(other);
      return;
    }
}

Exchange mesh::generateExchange(Random &random) {
  static const std::array<std::vector<int64_t>, 5> meshes = {
      {{2}, {3}, {4}, {2, 2}, {1, 3}}};
  Exchange exchange;
  exchange.sizes = random.pick(meshes);
  exchange.scripts.resize(getNumDevices(exchange.sizes));
  int64_t numEvents = random.between(2, 6);
  for (int64_t i = 0; i < numEvents; ++i) {
    if (random.chance(0.65))
      addMessages(exchange, random);
    else
      addCollective(exchange, random);
  }
  if (random.chance(0.6))
    for (Script &script : exchange.scripts)
      startSome(script, random);
  if (random.chance(0.6))
    reorder(exchange, random);
  return exchange;
}
