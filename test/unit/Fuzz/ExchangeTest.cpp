//===- ExchangeTest.cpp - Ends of exchanges -------------------------------===//
//
// The simulator that the static checks are compared with, on exchanges whose
// ending is plain.
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/ControlFlow.h"

#include <gtest/gtest.h>

using namespace mesh;
using Kind = ExchangeAction::Kind;

static ExchangeAction message(Kind kind, int64_t peer, int64_t tag = 0,
                              int64_t type = 0) {
  ExchangeAction action{kind, peer, tag};
  action.type = type;
  return action;
}

static ExchangeAction collective(Kind kind, std::string axes) {
  ExchangeAction action{kind};
  action.axes = std::move(axes);
  return action;
}

static ExchangeAction start(ExchangeAction action, int64_t future) {
  action.future = future;
  return action;
}

static ExchangeAction waitFor(int64_t future) {
  ExchangeAction action{Kind::Wait};
  action.future = future;
  return action;
}

static ExchangeAction decided(ExchangeAction action, Decision::Kind kind,
                              std::optional<int64_t> broadcast = {}) {
  action.decision = {kind, broadcast};
  return action;
}

static Ending run(std::vector<int64_t> sizes, std::vector<Script> scripts,
                  int64_t credits = 0) {
  return *simulate(Exchange{std::move(sizes), std::move(scripts), credits});
}

TEST(Exchange, GroupsAreThoseOfTheMesh) {
  Exchange exchange{{2, 3}, std::vector<Script>(6), 0};
  EXPECT_EQ(exchange.getGroup(4, "x"), (std::vector<int64_t>{1, 4}));
  EXPECT_EQ(exchange.getGroup(4, "y"), (std::vector<int64_t>{3, 4, 5}));
  EXPECT_EQ(exchange.getGroup(4, "yx").size(), 6u);
}

TEST(Exchange, MessagesMeet) {
  ExchangeAction send = message(Kind::Send, 1),
                 receive = message(Kind::Recv, 0);
  EXPECT_EQ(run({2}, {{send}, {receive}}), Ending::Good);
  EXPECT_EQ(run({2}, {{send}, {}}), Ending::Stuck);
  EXPECT_EQ(run({2}, {{send}, {}}, /*credits=*/1), Ending::NotReceived);
  EXPECT_EQ(run({2}, {{}, {receive}}), Ending::Stuck);
  EXPECT_EQ(run({2}, {{send}, {message(Kind::Recv, 0, /*tag=*/1)}}),
            Ending::Stuck);
  EXPECT_EQ(run({2}, {{send}, {message(Kind::Recv, 0, 0, /*type=*/1)}}),
            Ending::Mismatch);
}

TEST(Exchange, SendsThatCrossNeedACreditOrAStart) {
  Script first = {message(Kind::Send, 1), message(Kind::Recv, 1)};
  Script second = {message(Kind::Send, 0), message(Kind::Recv, 0)};
  EXPECT_EQ(run({2}, {first, second}), Ending::Stuck);
  EXPECT_EQ(run({2}, {first, second}, /*credits=*/1), Ending::Good);
  Script started = {start(first[0], 0), first[1], waitFor(0)};
  EXPECT_EQ(run({2}, {started, second}), Ending::Good);
  started.pop_back();
  EXPECT_EQ(run({2}, {started, second}), Ending::NotAwaited);
}

TEST(Exchange, CollectivesMeetInOneOrder) {
  ExchangeAction sum = collective(Kind::AllReduceSum, "x");
  ExchangeAction gather = collective(Kind::AllGather, "x");
  EXPECT_EQ(run({2}, {{sum, gather}, {sum, gather}}), Ending::Good);
  EXPECT_EQ(run({2}, {{sum, gather}, {gather, sum}}), Ending::Mismatch);
  EXPECT_EQ(run({2}, {{sum}, {sum, sum}}), Ending::Stuck);
}

TEST(Exchange, GroupsThatWaitInACircleAreStuck) {
  ExchangeAction x = collective(Kind::AllReduceSum, "x");
  ExchangeAction y = collective(Kind::AllReduceSum, "y");
  EXPECT_EQ(run({2, 2}, {{x, y}, {x, y}, {x, y}, {x, y}}), Ending::Good);
  EXPECT_EQ(run({2, 2}, {{x, y}, {y, x}, {y, x}, {x, y}}), Ending::Stuck);
}

TEST(Exchange, WhatDataDecideIsTriedBothWays) {
  ExchangeAction send = message(Kind::Send, 1),
                 receive = message(Kind::Recv, 0);
  send.decision = {Decision::Kind::If};
  EXPECT_EQ(run({2}, {{send}, {receive}}), Ending::Stuck);
}

TEST(Exchange, DevicesGoByWhatIsBroadcast) {
  ExchangeAction broadcast = collective(Kind::Broadcast, "x");
  ExchangeAction sum = collective(Kind::AllReduceSum, "x");
  auto go = [&](Decision::Kind own, Decision::Kind other) {
    return run({2}, {{broadcast, decided(sum, own, 0)},
                     {broadcast, decided(sum, other, 0)}});
  };
  using DecisionKind = Decision::Kind;
  EXPECT_EQ(go(DecisionKind::If, DecisionKind::If), Ending::Good);
  EXPECT_EQ(go(DecisionKind::Else, DecisionKind::Else), Ending::Good);
  EXPECT_EQ(go(DecisionKind::Loop, DecisionKind::Loop), Ending::Good);
  EXPECT_EQ(go(DecisionKind::If, DecisionKind::Else), Ending::Stuck);
  // The same if the number is 0 or 1, but not if it is 2.
  EXPECT_EQ(go(DecisionKind::If, DecisionKind::Loop), Ending::Stuck);
}

TEST(Exchange, EachGroupHasWhatItBroadcasts) {
  ExchangeAction broadcast = collective(Kind::Broadcast, "y");
  auto go = [&](std::string axes) {
    Script script = {broadcast, decided(collective(Kind::AllReduceSum, axes),
                                        Decision::Kind::If, 0)};
    return run({2, 2}, {script, script, script, script});
  };
  EXPECT_EQ(go("y"), Ending::Good);
  EXPECT_EQ(go("x"), Ending::Stuck);
}

TEST(Exchange, RootsAreTheSame) {
  ExchangeAction first = collective(Kind::Broadcast, "x"), second = first;
  second.peer = 1;
  EXPECT_EQ(run({2}, {{first}, {second}}), Ending::Mismatch);
}

TEST(Exchange, WhatIsRepeatedIsAwaitedEachTime) {
  ExchangeAction broadcast = collective(Kind::Broadcast, "x");
  Decision::Kind loop = Decision::Kind::Loop;
  ExchangeAction began =
      decided(start(collective(Kind::AllReduceSum, "x"), 0), loop, 0);
  ExchangeAction wait = decided(waitFor(0), loop, 0);
  Script script = {broadcast, began, wait};
  EXPECT_EQ(run({2}, {script, script}), Ending::Good);
  script.pop_back();
  EXPECT_EQ(run({2}, {script, script}), Ending::NotAwaited);
}

TEST(Exchange, RandomOnesEndWell) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    EXPECT_EQ(simulate(generateExchange(random)), Ending::Good) << seed;
  }
}

TEST(ControlFlow, BlocksAreRepeatedAsVariablesSay) {
  using Update = FlowBlock::Update;
  // Variable 0 holds on the second device alone, variable 1 on both or none.
  FlowProgram program{{2}, {{/*isIndex=*/true, "x"}, {}}};
  FlowBlock loop{{{Update::Kind::Change, /*variable=*/1}},
                 FlowBlock::End::Loop};
  loop.updates[0].change.axes = "x";
  FlowBlock end;
  end.variable = 1;
  program.blocks = {loop, end};
  EXPECT_EQ(simulate(program), Ending::Stuck);
  program.blocks[0].isCounted = true;
  EXPECT_EQ(simulate(program), Ending::Good);
  // A value that is negated each time differs after one iteration and after
  // two.
  program.blocks[0].isCounted = false;
  program.blocks[0].updates = {{Update::Kind::Flip, /*variable=*/1}};
  EXPECT_EQ(simulate(program), Ending::Mismatch);
  program.resultAxes = "x";
  EXPECT_EQ(simulate(program), Ending::Good);
}

TEST(ControlFlow, DevicesPartWhereTheirBitsDiffer) {
  Step sum{Step::Kind::Collective, collective(Kind::AllReduceSum, "x")};
  FlowProgram program{{2, 2}, {{/*isIndex=*/true, "x"}}, {}};
  program.steps = {{Step::Kind::If, {}, /*condition=*/0, {sum}}};
  EXPECT_EQ(simulate(program), Ending::Stuck);
  // The same decides about groups along the other axis, where it is uniform.
  program.steps[0].body[0].action.axes = "y";
  EXPECT_EQ(simulate(program), Ending::Good);
  // The maximum over the axis is replicated.
  program.steps[0].body[0].action.axes = "x";
  program.conditions[0].changes = {{/*isPermute=*/false, "x"}};
  EXPECT_EQ(simulate(program), Ending::Good);
  program.conditions[0].changes = {{/*isPermute=*/true, "x"}};
  EXPECT_EQ(simulate(program), Ending::Stuck);
}
