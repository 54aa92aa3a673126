//===- SequencerTest.cpp - the order of a job's ops on NCCL ---------------===//

#include "transports/nccl/Sequencer.h"

#include "CollectiveReference.h"

#include <gtest/gtest.h>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {
constexpr int64_t kNumDevices = 4;

class SequencerTest : public testing::Test {
protected:
  void start(int64_t device, int64_t ticket, mesh_rt_op op, const Axes &axes,
             int64_t peer = 0, int64_t size = 8) {
    op.axes = axes.data();
    op.num_axes = static_cast<int64_t>(axes.size());
    View view;
    view.rank = 1;
    view.elementSize = 4;
    view.sizes[0] = size;
    std::string bytes;
    Writer writer(bytes);
    RemoteOp::write(writer, op, view, view);
    Reader reader(bytes);
    sequencer.start(device, ticket, peer,
                    std::make_unique<RemoteOp>(reader, device, kNumDevices));
  }
  static mesh_rt_op opOf(mesh_rt_kind kind, int64_t tag = 0) {
    mesh_rt_op op = makeOp(kind, MESH_RT_F32, 1, {});
    op.tag = tag;
    return op;
  }
  /// Returns the messages since the last look, as "device: tickets by
  /// communicator of members".
  std::vector<std::string> look() { return std::exchange(told, {}); }

  Sequencer sequencer{
      [this](int64_t device, const Order &order) {
        std::string text = std::to_string(device) + ":";
        for (int64_t ticket : order.tickets)
          text += " " + std::to_string(ticket);
        text += " by " + std::to_string(order.communicator) + " of";
        for (int64_t member : order.members)
          text += " " + std::to_string(member);
        told.push_back(text);
      },
      [this](int64_t device, const std::string &message) {
        told.push_back(std::to_string(device) + " fails: " + message);
      }};
  std::vector<std::string> told;
  const Axes all = {{4, 1}}, rows = {{2, 2}}, columns = {{2, 1}};
};

using Told = std::vector<std::string>;
} // namespace

TEST_F(SequencerTest, WhatAllHaveStartedIsOrdered) {
  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
  start(1, 10, op, columns);
  EXPECT_EQ(look(), Told{});
  EXPECT_EQ(sequencer.findAbsent(1, 10), std::vector<int64_t>{0});
  // Another group, which is complete before.
  start(0, 7, op, rows);
  start(2, 9, op, rows);
  EXPECT_EQ(look(), (Told{"0: 7 by 0 of 0 2", "2: 9 by 0 of 0 2"}));
  start(0, 8, op, columns);
  EXPECT_EQ(look(), (Told{"1: 10 by 1 of 0 1", "0: 8 by 1 of 0 1"}));
  EXPECT_EQ(sequencer.findAbsent(1, 10), std::vector<int64_t>{});
}

/// A device's n-th op of a group is its n-th, whatever others are at.
TEST_F(SequencerTest, DevicesRunAhead) {
  mesh_rt_op op = opOf(MESH_RT_ALL_GATHER);
  start(0, 0, op, columns);
  start(0, 1, op, columns);
  start(1, 5, op, columns);
  EXPECT_EQ(look(), (Told{"0: 0 by 0 of 0 1", "1: 5 by 0 of 0 1"}));
  start(1, 6, op, columns);
  EXPECT_EQ(look(), (Told{"0: 1 by 0 of 0 1", "1: 6 by 0 of 0 1"}));
}

/// Permutes take turns on two communicators, apart from other collectives.
TEST_F(SequencerTest, PermutesTakeTurns) {
  for (mesh_rt_kind kind : {MESH_RT_PERMUTE, MESH_RT_ALL_REDUCE,
                            MESH_RT_PERMUTE, MESH_RT_PERMUTE}) {
    start(0, 1, opOf(kind), columns);
    start(1, 2, opOf(kind), columns);
  }
  EXPECT_EQ(look(),
            (Told{"0: 1 by 0 of 0 1", "1: 2 by 0 of 0 1", "0: 1 by 1 of 0 1",
                  "1: 2 by 1 of 0 1", "0: 1 by 2 of 0 1", "1: 2 by 2 of 0 1",
                  "0: 1 by 0 of 0 1", "1: 2 by 0 of 0 1"}));
}

TEST_F(SequencerTest, MessagesByTags) {
  start(3, 0, opOf(MESH_RT_SEND, 1), {}, /*peer=*/1);
  start(3, 1, opOf(MESH_RT_SEND, 2), {}, /*peer=*/1);
  start(1, 4, opOf(MESH_RT_RECV, 2), {}, /*peer=*/3);
  EXPECT_EQ(look(), (Told{"3: 1 by 0 of 1 3", "1: 4 by 0 of 1 3"}));
  // The other way, it is not held up by what is on this one.
  start(1, 5, opOf(MESH_RT_SEND, 1), {}, /*peer=*/3);
  EXPECT_EQ(sequencer.findAbsent(1, 5), std::vector<int64_t>{3});
  start(3, 2, opOf(MESH_RT_RECV, 1), {}, /*peer=*/1);
  EXPECT_EQ(look(), (Told{"1: 5 by 1 of 1 3", "3: 2 by 1 of 1 3"}));
  start(1, 6, opOf(MESH_RT_RECV, 1), {}, /*peer=*/3);
  EXPECT_EQ(look(), (Told{"3: 0 by 0 of 1 3", "1: 6 by 0 of 1 3"}));
}

TEST_F(SequencerTest, MessageToItself) {
  start(2, 0, opOf(MESH_RT_RECV), {}, /*peer=*/2);
  EXPECT_EQ(sequencer.findAbsent(2, 0), std::vector<int64_t>{2});
  start(2, 1, opOf(MESH_RT_SEND), {}, /*peer=*/2);
  EXPECT_EQ(look(), Told{"2: 0 1 by -1 of 2 2"});
}

TEST_F(SequencerTest, OpsThatDoNotFit) {
  start(1, 0, opOf(MESH_RT_ALL_REDUCE), columns);
  start(0, 0, opOf(MESH_RT_ALL_REDUCE), columns, 0, /*size=*/2);
  EXPECT_EQ(look(),
            Told{"0 fails: the members of a group run different ops: device 0 "
                 "runs mesh.all_reduce at test.mlir:1:1 on 2xf32, device 1 "
                 "runs mesh.all_reduce at test.mlir:1:1 on 8xf32 (their shapes "
                 "differ)"});
  sequencer.reset(/*isAnew=*/true);
  start(2, 0, opOf(MESH_RT_RECV), {}, /*peer=*/3);
  start(3, 0, opOf(MESH_RT_SEND), {}, /*peer=*/2, /*size=*/2);
  EXPECT_EQ(look(), Told{"3 fails: device 2 runs mesh.recv at test.mlir:1:1 "
                         "into 8xf32, but device 3 runs mesh.send at "
                         "test.mlir:1:1 of 2xf32"});
}

/// Members that come later fit the first one, and complete the op.
TEST_F(SequencerTest, NothingIsOrderedAfterAFailure) {
  start(0, 0, opOf(MESH_RT_ALL_REDUCE), all);
  start(1, 0, opOf(MESH_RT_PERMUTE), all);
  EXPECT_EQ(look().size(), 1u);
  start(2, 0, opOf(MESH_RT_ALL_REDUCE), all);
  start(3, 0, opOf(MESH_RT_ALL_REDUCE), all);
  EXPECT_EQ(look(), Told{});
}

TEST_F(SequencerTest, MembersThatAreGone) {
  start(0, 0, opOf(MESH_RT_ALL_REDUCE), rows);
  sequencer.finish(1);
  EXPECT_EQ(look(), Told{});
  sequencer.finish(2);
  EXPECT_EQ(look(), Told{"0 fails: mesh.all_reduce at test.mlir:1:1: device 2 "
                         "has finished its program and never reaches this op"});
  sequencer.reset(/*isAnew=*/true);
  sequencer.finish(1);
  start(3, 0, opOf(MESH_RT_SEND), {}, /*peer=*/1);
  EXPECT_EQ(look(), Told{"3 fails: mesh.send at test.mlir:1:1: device 1 has "
                         "finished its program and never reaches this op"});
}

/// The communicators stay from run to run, unless they were aborted.
TEST_F(SequencerTest, Runs) {
  auto runOne = [&](const Axes &axes, int64_t peer) {
    start(0, 0, opOf(MESH_RT_ALL_REDUCE), axes);
    start(peer, 0, opOf(MESH_RT_ALL_REDUCE), axes);
    return look().front();
  };
  EXPECT_EQ(runOne(columns, 1), "0: 0 by 0 of 0 1");
  EXPECT_EQ(runOne(rows, 2), "0: 0 by 1 of 0 2");
  sequencer.finish(1);
  start(2, 0, opOf(MESH_RT_ALL_REDUCE), rows);
  sequencer.reset(/*isAnew=*/false);
  EXPECT_EQ(runOne(rows, 2), "0: 0 by 1 of 0 2");
  EXPECT_EQ(runOne(columns, 1), "0: 0 by 0 of 0 1");
  sequencer.reset(/*isAnew=*/true);
  EXPECT_EQ(runOne(rows, 2), "0: 0 by 0 of 0 2");
}
