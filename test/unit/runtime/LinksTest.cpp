//===- LinksTest.cpp - emulated links against the α–β formula -------------===//

#include "core/Links.h"

#include "CollectiveReference.h"

#include <gtest/gtest.h>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {
/// 1 ms and 1 MB/s: 1000 bytes take as long as the latency.
LinkOptions millisecondLink(int64_t size, int64_t stride = 1,
                            bool duplex = true) {
  return {size, stride, 1ms, 1e6, duplex};
}

/// The same, through a switch.
LinkOptions millisecondPort(int64_t size, int64_t stride = 1,
                            bool duplex = true) {
  return {size, stride, 1ms, 1e6, duplex, Topology::Switch};
}

constexpr Clock::time_point kStart{std::chrono::hours(1)};

double milliseconds(Clock::time_point time) {
  return std::chrono::duration<double, std::milli>(time - kStart).count();
}

Group groupAlong(const Axes &axes, int64_t numDevices) {
  Group group;
  EXPECT_EQ(makeGroup(0, numDevices, axes.data(),
                      static_cast<int64_t>(axes.size()), group),
            Status::Ok);
  return group;
}
} // namespace

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

TEST(Links, AMessageTakesLatencyAndTransfer) {
  Links links(4, {millisecondLink(4)});
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 3000, kStart)), 4);
}

TEST(Links, MessagesOnOneWireGoOneAfterTheOther) {
  Links links(4, {millisecondLink(4)});
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 1000, kStart)), 2);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 1000, kStart)), 3);
  // The other wires are free.
  EXPECT_DOUBLE_EQ(milliseconds(links.send(1, 2, 1000, kStart)), 2);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(1, 0, 1000, kStart)), 2);
  links.reset();
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 1000, kStart)), 2);
}

TEST(Links, BothDirectionsShareALinkThatIsNotDuplex) {
  Links links(4, {millisecondLink(4, 1, /*duplex=*/false)});
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 1000, kStart)), 2);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(1, 0, 1000, kStart)), 3);
}

TEST(Links, AMessageOccupiesAllWiresOfItsWay) {
  Links links(6, {millisecondLink(6)});
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 2, 1000, kStart)), 3);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(1, 2, 1000, kStart)), 3);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(2, 3, 1000, kStart)), 2);
}

TEST(Links, TheShorterWayAroundTheRing) {
  Links links(6, {millisecondLink(6)});
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 5, 0, kStart)), 1);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(1, 4, 0, kStart)), 3);
}

TEST(Links, TwoDevicesHaveTwoWaysToEachOther) {
  Links links(2, {millisecondLink(2)});
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 1000, kStart)), 2);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 1000, kStart)), 2);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 1000, kStart)), 3);
}

TEST(Links, EachAxisHasItsOwn) {
  // 2 x 3 devices; the slow links are between the two rows.
  LinkOptions slow{2, 3, 10ms, 1e5, true};
  Links links(6, {slow, millisecondLink(3)});
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 1000, kStart)), 2);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 3, 1000, kStart)), 20);
  links.reset();
  // Through both: the slower sets the pace, both latencies count.
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 4, 1000, kStart)), 21);
}

TEST(Links, ThroughASwitchAllAreAsFar) {
  Links links(8, {millisecondPort(8)});
  for (int64_t to : {1, 4, 7}) {
    links.reset();
    EXPECT_DOUBLE_EQ(milliseconds(links.send(0, to, 3000, kStart)), 4);
  }
}

TEST(Links, MessagesShareTheWiresOfPorts) {
  Links links(4, {millisecondPort(4)});
  // One sender, then one receiver.
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 1000, kStart)), 2);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 2, 1000, kStart)), 3);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(3, 1, 1000, kStart)), 3);
  // Nobody else receives at 3 or sends from 1.
  EXPECT_DOUBLE_EQ(milliseconds(links.send(1, 3, 1000, kStart)), 2);
}

TEST(Links, ASwitchHoldsWhatAWireIsNotReadyFor) {
  Links links(4, {millisecondPort(4)});
  links.send(1, 2, 5000, kStart);
  // Waits for the wire into 2, and meanwhile leaves the one out of 0 alone.
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 2, 1000, kStart)), 7);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 3, 1000, kStart)), 3);
}

TEST(Links, AShiftThroughASwitchUsesEachWireOnce) {
  Links links(5, {millisecondPort(5)});
  for (int64_t device = 0; device < 5; ++device)
    EXPECT_DOUBLE_EQ(
        milliseconds(links.send(device, (device + 2) % 5, 1000, kStart)), 2);
}

TEST(Links, AHalfDuplexPortHasOneWire) {
  Links links(5, {millisecondPort(5, 1, /*duplex=*/false)});
  double last = 0;
  for (int64_t device = 0; device < 5; ++device)
    last = std::max(
        last, milliseconds(links.send(device, (device + 2) % 5, 1000, kStart)));
  EXPECT_DOUBLE_EQ(last, 1 + 2);
  links.reset();
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 1000, kStart)), 2);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(1, 0, 1000, kStart)), 3);
}

TEST(Links, ARingOfSwitches) {
  // 2 x 3 devices; the rows are a slow ring, each has a switch.
  LinkOptions slow{2, 3, 10ms, 1e5, true};
  Links links(6, {slow, millisecondPort(3)});
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 2, 1000, kStart)), 2);
  links.reset();
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 5, 1000, kStart)), 21);
}

TEST(Links, AnAxisWithoutALinkTakesNoTime) {
  Links links(6, {millisecondLink(3)});
  EXPECT_EQ(links.send(0, 3, 1000, kStart), kStart);
  EXPECT_EQ(links.send(2, 2, 1000, kStart), kStart);
}

TEST(Links, RefusesWhatNoMeshHas) {
  EXPECT_THROW(Links(6, {millisecondLink(4)}), Error);
  EXPECT_THROW(Links(6, {millisecondLink(2, 6)}), Error);
  EXPECT_THROW(Links(6, {{3, 1, -1ms, 1e6, true}}), Error);
  EXPECT_THROW(Links(6, {{3, 1, 1ms, 0, true}}), Error);
  try {
    Links(6, {{3, 1, -1ms, 1e6, true}});
    ADD_FAILURE() << "no exception";
  } catch (const Error &error) {
    EXPECT_STREQ(error.what(),
                 "a link needs a latency of at least 0 and a bandwidth above "
                 "0, got -1000000 ns and 1000000.000000 bytes per second");
  }
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

TEST(Links, CollectivesTakeTheTimeOfARing) {
  Group group = groupAlong({{4, 1}}, 4);
  auto run = [&](mesh_rt_kind kind) {
    Links links(4, {millisecondLink(4)});
    return milliseconds(links.run(group, kind, 4000, kStart));
  };
  EXPECT_DOUBLE_EQ(run(MESH_RT_ALL_GATHER), 3 * (1 + 4));
  EXPECT_DOUBLE_EQ(run(MESH_RT_REDUCE_SCATTER), 3 * (1 + 1));
  EXPECT_DOUBLE_EQ(run(MESH_RT_ALL_TO_ALL), 3 * (1 + 1));
  EXPECT_DOUBLE_EQ(run(MESH_RT_ALL_REDUCE), 6 * (1 + 1));
  EXPECT_DOUBLE_EQ(run(MESH_RT_BROADCAST), 3 * 1 + 4);
}

TEST(Links, CollectivesTakeTheBestThatASwitchAllows) {
  auto run = [&](int64_t n, mesh_rt_kind kind, int64_t bytes,
                 bool duplex = true) {
    Links links(n, {millisecondPort(n, 1, duplex)});
    return milliseconds(
        links.run(groupAlong({{n, 1}}, n), kind, bytes, kStart));
  };
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_ALL_GATHER, 1000), 3 + 7);
  EXPECT_DOUBLE_EQ(run(7, MESH_RT_ALL_GATHER, 1000), 3 + 6);
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_REDUCE_SCATTER, 8000), 3 + 7);
  EXPECT_DOUBLE_EQ(run(5, MESH_RT_REDUCE_SCATTER, 5000), 3 + 4);
  // Bruck's algorithm sends 12 blocks of 8 devices; pairs send 7.
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_ALL_TO_ALL, 800), 3 + 1.2);
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_ALL_TO_ALL, 80000), 7 + 70);
  EXPECT_DOUBLE_EQ(run(7, MESH_RT_ALL_TO_ALL, 700), 3 + 0.9);
  // Whole vectors, with one round more for 6 devices, or parts.
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_ALL_REDUCE, 800), 3 * 1.8);
  EXPECT_DOUBLE_EQ(run(6, MESH_RT_ALL_REDUCE, 600), 4 * 1.6);
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_ALL_REDUCE, 80000), 6 + 140);
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_BROADCAST, 1000), 3 * 2);
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_BROADCAST, 80000), 6 + 140);
  // A port that is half duplex sends as much as it receives. In a tree it does
  // either.
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_ALL_GATHER, 1000, false), 3 + 14);
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_REDUCE_SCATTER, 8000, false), 3 + 14);
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_ALL_TO_ALL, 800, false), 3 + 2.4);
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_ALL_REDUCE, 80000, false), 6 + 280);
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_BROADCAST, 1000, false), 3 * 2);
  EXPECT_DOUBLE_EQ(run(8, MESH_RT_BROADCAST, 80000, false), 6 + 210);
}

TEST(Links, CollectivesUseBothWiresOfPorts) {
  Group group = groupAlong({{4, 1}}, 4);
  Links links(4, {millisecondPort(4)});
  links.run(group, MESH_RT_ALL_GATHER, 1000, kStart);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 0, kStart)), 5 + 1);
  links.reset();
  links.send(1, 2, 4000, kStart);
  EXPECT_DOUBLE_EQ(
      milliseconds(links.run(group, MESH_RT_ALL_GATHER, 1000, kStart)), 4 + 5);
}

TEST(Links, MembersThatComeLaterJoinWhatHasBegun) {
  Group group = groupAlong({{4, 1}}, 4);
  Links links(4, {millisecondLink(4)});
  links.send(1, 2, 1000, kStart);
  Links::Course course;
  auto join = [&](std::chrono::milliseconds after) {
    return milliseconds(
        links.join(course, group, MESH_RT_BROADCAST, 2000, kStart + after));
  };
  EXPECT_DOUBLE_EQ(join(0ms), 1 + 3 + 2);
  EXPECT_DOUBLE_EQ(join(0ms), 1 + 3 + 2);
  EXPECT_DOUBLE_EQ(join(4ms), 4 + 3 + 2);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 0, kStart)), 9 + 1);
}

TEST(Links, CollectivesGoAlongOneAxisAfterTheOther) {
  Group group = groupAlong({{2, 3}, {3, 1}}, 6);
  Links links(6, {millisecondLink(2, 3), millisecondLink(3)});
  // 2 steps with 1000 bytes among three, then one with 3000 bytes.
  EXPECT_DOUBLE_EQ(
      milliseconds(links.run(group, MESH_RT_ALL_GATHER, 1000, kStart)), 4 + 4);
  links.reset();
  // One with 3000 of 6000 bytes, then 2 with 1000.
  EXPECT_DOUBLE_EQ(
      milliseconds(links.run(group, MESH_RT_REDUCE_SCATTER, 6000, kStart)),
      4 + 4);
}

TEST(Links, CollectivesWaitForTheWiresOfTheirGroup) {
  Group group = groupAlong({{4, 1}}, 4);
  Links links(4, {millisecondLink(4)});
  links.send(1, 2, 1000, kStart);
  EXPECT_DOUBLE_EQ(
      milliseconds(links.run(group, MESH_RT_ALL_GATHER, 1000, kStart)), 1 + 6);
  EXPECT_DOUBLE_EQ(milliseconds(links.send(0, 1, 0, kStart)), 7 + 1);
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

/// Runs `program` until its time is within 5% of `expected`, which it is never
/// below, for other programs of the machine can only make it slower. A machine
/// that is busy for long has to be found quiet once in half a minute.
static void expectTime(Machine &machine, std::chrono::nanoseconds expected,
                       const std::function<void(int64_t)> &program) {
  std::chrono::nanoseconds best = std::chrono::hours(1);
  Clock::time_point end = Clock::now() + 30s;
  while (best > expected * 105 / 100 && Clock::now() < end) {
    RunReport report = machine.run(program);
    ASSERT_EQ(report.error, "");
    best = std::min(best, report.wall);
    EXPECT_GE(report.wall, expected);
  }
  EXPECT_LE(best, expected * 105 / 100);
}

/// n − 1 permutes of b bytes take (n − 1)(α + b/β).
TEST(Links, ARingOfPermutes) {
  for (int64_t n : {2, 4}) {
    Axes axes{{n, 1}};
    mesh_rt_op op = makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, axes);
    op.shift = 1;
    Machine machine({.numDevices = n, .links = {{n, 1, 20ms, 1e6, true}}});
    std::vector<std::vector<TestTensor>> tensors(
        n, std::vector<TestTensor>(2, TestTensor(MESH_RT_F32, {5000})));
    expectTime(machine, (n - 1) * 40ms, [&](int64_t device) {
      for (int64_t i = 0; i < n - 1; ++i)
        mesh_rt_run(&op, tensors[device][i % 2].memref(),
                    tensors[device][(i + 1) % 2].memref(), 0);
    });
  }
}

/// Through a switch a message takes α + b/β, however far it goes; where both
/// directions share a port, α + 2 b/β.
TEST(Links, AShiftThroughASwitch) {
  for (bool duplex : {true, false})
    for (int64_t shift : {1, 2}) {
      Axes axes{{4, 1}};
      mesh_rt_op op = makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, axes);
      op.shift = shift;
      Machine machine({.numDevices = 4,
                       .links = {{4, 1, 20ms, 1e6, duplex, Topology::Switch}}});
      std::vector<TestTensor> from(4, TestTensor(MESH_RT_F32, {2500}));
      std::vector<TestTensor> to = from;
      expectTime(machine, duplex ? 30ms : 40ms, [&](int64_t device) {
        mesh_rt_run(&op, from[device].memref(), to[device].memref(), 0);
      });
    }
}

/// Two that send to one share its wire.
TEST(Links, TwoSendersShareTheWireIntoAPort) {
  mesh_rt_op send = makeOp(MESH_RT_SEND, MESH_RT_F32, 1, {});
  mesh_rt_op recv = makeOp(MESH_RT_RECV, MESH_RT_F32, 1, {});
  Machine machine(
      {.numDevices = 3, .links = {{3, 1, 10ms, 1e6, true, Topology::Switch}}});
  std::vector<TestTensor> tensors(4, TestTensor(MESH_RT_F32, {5000}));
  expectTime(machine, 50ms, [&](int64_t device) {
    if (device < 2) {
      mesh_rt_run(&send, tensors[device].memref(), nullptr, 2);
      return;
    }
    int64_t first = mesh_rt_start(&recv, nullptr, tensors[2].memref(), 0);
    int64_t second = mesh_rt_start(&recv, nullptr, tensors[3].memref(), 1);
    mesh_rt_wait(first, "test.mlir:1:1");
    mesh_rt_wait(second, "test.mlir:1:1");
  });
}

/// Members of a broadcast do not wait for each other, but it is one broadcast.
TEST(Links, ABroadcastTakesItsTimeOnce) {
  for (Topology topology : {Topology::Ring, Topology::Switch}) {
    Axes axes{{4, 1}};
    mesh_rt_op op = makeOp(MESH_RT_BROADCAST, MESH_RT_F32, 1, axes);
    op.root = 1;
    Machine machine(
        {.numDevices = 4, .links = {{4, 1, 10ms, 1e6, true, topology}}});
    std::vector<TestTensor> from(4, TestTensor(MESH_RT_F32, {2500}));
    std::vector<TestTensor> to = from;
    expectTime(machine, 40ms, [&](int64_t device) {
      mesh_rt_run(&op, from[device].memref(), to[device].memref(), 0);
    });
  }
}

/// The wire is busy while the device is: together they take as long as the
/// slower of the two.
TEST(Links, ComputationHidesTheWire) {
  Axes axes{{2, 1}};
  mesh_rt_op op = makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, axes);
  op.shift = 1;
  Machine machine({.numDevices = 2, .links = {{2, 1, 5ms, 1e6, true}}});
  std::vector<TestTensor> from(2, TestTensor(MESH_RT_F32, {5000})), to = from;
  expectTime(machine, 30ms, [&](int64_t device) {
    int64_t future =
        mesh_rt_start(&op, from[device].memref(), to[device].memref(), 0);
    std::this_thread::sleep_for(30ms);
    mesh_rt_wait(future, "test.mlir:1:1");
  });
}

TEST(Links, SendsAndCollectivesInPrograms) {
  Axes axes{{3, 1}};
  mesh_rt_op gather = makeOp(MESH_RT_ALL_GATHER, MESH_RT_F32, 1, axes);
  mesh_rt_op send = makeOp(MESH_RT_SEND, MESH_RT_F32, 1, {});
  mesh_rt_op recv = makeOp(MESH_RT_RECV, MESH_RT_F32, 1, {});
  Machine machine({.numDevices = 3, .links = {{3, 1, 5ms, 1e6, true}}});
  std::vector<TestTensor> parts(3, TestTensor(MESH_RT_F32, {1250}));
  std::vector<TestTensor> wholes(3, TestTensor(MESH_RT_F32, {3750}));
  // Two steps of 10 ms, then a message of 5 + 15 ms.
  expectTime(machine, 40ms, [&](int64_t device) {
    mesh_rt_run(&gather, parts[device].memref(), wholes[device].memref(), 0);
    if (device == 0)
      mesh_rt_run(&send, wholes[0].memref(), nullptr, 1);
    if (device == 1)
      mesh_rt_run(&recv, nullptr, wholes[1].memref(), 0);
  });
}

/// The wire's time is not the peers': a deadline does not count it.
TEST(Links, TheDeadlineIsForPeers) {
  Axes axes{{2, 1}};
  mesh_rt_op op = makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, axes);
  op.shift = 1;
  Machine machine({.numDevices = 2,
                   .deadline = 1000ms,
                   .links = {{2, 1, 1500ms, 1e9, true}}});
  std::vector<TestTensor> from(2, TestTensor(MESH_RT_F32, {1})), to = from;
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_run(&op, from[device].memref(), to[device].memref(), 0);
  });
  EXPECT_EQ(report.error, "");
  EXPECT_GE(report.wall, 1500ms);
}
