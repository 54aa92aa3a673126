//===- GenerateExchange.cpp - random exchanges that end well --------------===//
//
// Messages and collectives are made in an order in which they could all be done
// one at a time. Then some are started and waited for later, and some are put
// in another order, as far as credits allow. Some are in control flow that one
// device decides about, and all take part in.
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/Exchange.h"

#include <array>

using namespace mesh;
using Kind = ExchangeAction::Kind;

/// A message, now and then several alike: those are loops in programs.
static void addMessages(Exchange &exchange, int64_t sender, int64_t receiver,
                        Random &random) {
  ExchangeAction send{Kind::Send, receiver, random.below(2)};
  send.type = random.below(ExchangeAction::kNumTypes);
  ExchangeAction receive = send;
  receive.kind = Kind::Recv;
  receive.peer = sender;
  int64_t count = random.chance(0.2) ? 3 : 1;
  exchange.scripts[sender].insert(exchange.scripts[sender].end(), count, send);
  exchange.scripts[receiver].insert(exchange.scripts[receiver].end(), count,
                                    receive);
}

static void addMessages(Exchange &exchange, Random &random) {
  int64_t n = exchange.scripts.size();
  int64_t sender = random.below(n);
  addMessages(exchange, sender, (sender + 1 + random.below(n - 1)) % n, random);
}

static std::string pickAllAxes(const Exchange &exchange, Random &random) {
  if (exchange.sizes.size() == 1)
    return "x";
  return random.chance(0.5) ? "xy" : "yx";
}

static void addCollective(Exchange &exchange, const std::string &axes,
                          Random &random) {
  static const std::array<Kind, 4> kinds = {
      Kind::AllReduceSum, Kind::AllReduceMax, Kind::AllGather, Kind::Broadcast};
  ExchangeAction action{random.pick(kinds)};
  action.axes = axes;
  action.type = random.below(ExchangeAction::kNumTypes);
  std::vector<int64_t> group =
      exchange.getGroup(random.below(exchange.scripts.size()), axes);
  if (action.kind == Kind::Broadcast)
    action.peer = random.below(group.size());
  for (int64_t member : group)
    exchange.scripts[member].push_back(action);
}

static void addCollective(Exchange &exchange, Random &random) {
  static const std::array<StringRef, 4> axes = {"x", "y", "xy", "yx"};
  addCollective(exchange,
                exchange.sizes.size() == 1 ? "x" : random.pick(axes).str(),
                random);
}

static void addEvents(Exchange &exchange, int64_t count, Random &random) {
  for (int64_t i = 0; i < count; ++i) {
    if (random.chance(0.65))
      addMessages(exchange, random);
    else
      addCollective(exchange, random);
  }
}

/// Has some actions started where they are, and waited for later, by futures
/// from `numFutures` on.
static void startSome(Script &script, int64_t &numFutures, Random &random) {
  Script result;
  // By future: how many actions further on it is waited for.
  std::vector<std::pair<int64_t, int64_t>> open;
  auto waitFor = [&](int64_t future) {
    ExchangeAction wait{Kind::Wait};
    wait.future = future;
    result.push_back(wait);
  };
  for (ExchangeAction &action : script) {
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

/// Something in which all devices take part.
static void addMeeting(Exchange &exchange, Random &random) {
  if (random.chance(0.5)) {
    addCollective(exchange, pickAllAxes(exchange, random), random);
    return;
  }
  int64_t n = exchange.scripts.size();
  for (int64_t device = 0; device < n; ++device)
    addMessages(exchange, device, (device + 1) % n, random);
}

namespace {
/// Makes an exchange part by part.
class ExchangeGenerator {
public:
  explicit ExchangeGenerator(Random &random);

  Exchange run();

private:
  Exchange makePart() const {
    return {exchange.sizes, std::vector<Script>(exchange.scripts.size())};
  }
  void append(Exchange part);
  void addPlain(int64_t numEvents);
  std::vector<int64_t> addDecidingBroadcast();
  void addDecided(Decision::Kind kind, ArrayRef<int64_t> broadcasts);
  void addControlFlow();
  void reorder();

  Random &random;
  Exchange exchange;
  bool isStarting = false;
  /// By device.
  std::vector<int64_t> numFutures;
};
} // namespace

ExchangeGenerator::ExchangeGenerator(Random &random) : random(random) {
  static const std::array<std::vector<int64_t>, 5> meshes = {
      {{2}, {3}, {4}, {2, 2}, {1, 3}}};
  exchange.sizes = random.pick(meshes);
  int64_t n = 1;
  for (int64_t size : exchange.sizes)
    n *= size;
  exchange.scripts.resize(n);
  numFutures.resize(n);
  isStarting = random.chance(0.6);
}

void ExchangeGenerator::append(Exchange part) {
  for (auto [script, added, futures] :
       llvm::zip_equal(exchange.scripts, part.scripts, numFutures)) {
    if (isStarting)
      startSome(added, futures, random);
    llvm::append_range(script, added);
  }
}

void ExchangeGenerator::addPlain(int64_t numEvents) {
  Exchange part = makePart();
  addEvents(part, numEvents, random);
  append(std::move(part));
}

/// Returns which of its broadcasts it is, for each device.
std::vector<int64_t> ExchangeGenerator::addDecidingBroadcast() {
  std::vector<int64_t> numbers;
  for (const Script &script : exchange.scripts)
    numbers.push_back(llvm::count_if(script, [](const ExchangeAction &action) {
      return action.isDeciding();
    }));
  ExchangeAction broadcast{Kind::Broadcast};
  broadcast.axes = pickAllAxes(exchange, random);
  broadcast.peer = random.below(exchange.scripts.size());
  broadcast.type = random.below(ExchangeAction::kNumTypes);
  Exchange part = makePart();
  part.scripts.assign(part.scripts.size(), {broadcast});
  append(std::move(part));
  return numbers;
}

void ExchangeGenerator::addDecided(Decision::Kind kind,
                                   ArrayRef<int64_t> broadcasts) {
  Exchange part = makePart();
  addMeeting(part, random);
  addEvents(part, random.below(2), random);
  std::vector<size_t> sizes;
  for (const Script &script : exchange.scripts)
    sizes.push_back(script.size());
  append(std::move(part));
  for (auto [script, size, broadcast] :
       llvm::zip_equal(exchange.scripts, sizes, broadcasts))
    for (ExchangeAction &action : llvm::drop_begin(script, size))
      action.decision = {kind, broadcast};
}

void ExchangeGenerator::addControlFlow() {
  std::vector<int64_t> broadcasts = addDecidingBroadcast();
  addPlain(random.below(2));
  if (random.chance(0.5)) {
    addDecided(Decision::Kind::Loop, broadcasts);
    return;
  }
  addDecided(Decision::Kind::If, broadcasts);
  if (random.chance(0.5))
    addDecided(Decision::Kind::Else, broadcasts);
}

/// Swaps neighbours, which may make credits necessary, if up to three are
/// enough then.
void ExchangeGenerator::reorder() {
  Exchange other = exchange;
  for (Script &script : other.scripts)
    if (script.size() > 1 && random.chance(0.7)) {
      int64_t at = random.below(script.size() - 1);
      ExchangeAction &one = script[at], &next = script[at + 1];
      if (!one.future && !next.future && one.decision == next.decision)
        std::swap(one, next);
    }
  for (other.credits = 0; other.credits <= 3; ++other.credits)
    if (simulate(other) == Ending::Good) {
      exchange = std::move(other);
      return;
    }
}

Exchange ExchangeGenerator::run() {
  if (random.chance(0.6)) {
    addPlain(random.between(2, 6));
  } else {
    addPlain(random.below(3));
    addControlFlow();
    addPlain(random.below(2));
  }
  if (random.chance(0.6))
    reorder();
  return std::move(exchange);
}

Exchange mesh::generateExchange(Random &random) {
  return ExchangeGenerator(random).run();
}
