//===- OverlapCostTest.cpp - Costs of ways to overlap -------------------===//

#include "mesh/Transforms/Overlap/OverlapCost.h"

#include <gtest/gtest.h>

#include <random>

using namespace mesh;

namespace {

OverlapWork getWork(RingKind kind, int64_t n, bool duplex = true) {
  OverlapWork work{};
  work.kind = kind;
  work.collective =
      kind == RingKind::Gather ? MESH_RT_ALL_GATHER : MESH_RT_REDUCE_SCATTER;
  work.n = n;
  work.blockBytes = {1e6};
  work.blockSize = 64;
  work.link = {1e-5, 1e9, duplex};
  return work;
}

constexpr double kHop = 1e-5 + 1e6 / 1e9;

TEST(OverlapCost, OneAfterTheOther) {
  OverlapWork work = getWork(RingKind::Gather, 4);
  work.blockSeconds = 2e-3;
  work.overhead = 1e-4;
  EXPECT_DOUBLE_EQ(getSynchronousSeconds(work), 3 * kHop + 4 * 2e-3 + 1e-4);
  work.collective = MESH_RT_ALL_REDUCE;
  EXPECT_DOUBLE_EQ(getSynchronousSeconds(work), 6 * kHop + 4 * 2e-3 + 1e-4);
}

TEST(OverlapCost, RingTakesTheSlowerOfComputeAndWire) {
  for (RingKind kind : {RingKind::Gather, RingKind::Scatter})
    for (int64_t n : {2, 3, 4, 8})
      for (double seconds : {kHop / 4, kHop * 4}) {
        OverlapWork work = getWork(kind, n);
        work.blockSeconds = seconds;
        EXPECT_NEAR(
            getOverlappedSeconds(work, OverlapMode::Ring, Direction::Up),
            static_cast<double>(n - 1) * std::max(seconds, kHop) + seconds,
            1e-12);
      }
}

TEST(OverlapCost, BothDirectionsHalveTheHopsOrTheirBytes) {
  OverlapWork work = getWork(RingKind::Gather, 5);
  EXPECT_NEAR(
      getOverlappedSeconds(work, OverlapMode::Bidirectional, Direction::Up),
      2 * kHop, 1e-12);
  EXPECT_NEAR(getOverlappedSeconds(work, OverlapMode::Split, Direction::Up),
              4 * (1e-5 + 1e6 / 2e9), 1e-12);
}

TEST(OverlapCost, DirectionsShareHalfDuplexLinks) {
  OverlapWork work = getWork(RingKind::Gather, 5, /*duplex=*/false);
  EXPECT_NEAR(
      getOverlappedSeconds(work, OverlapMode::Bidirectional, Direction::Up),
      2 * (1e-5 + 2e-3), 1e-12);
}

TEST(OverlapCost, NothingHidesWhereTheCoresCopy) {
  for (RingKind kind : {RingKind::Gather, RingKind::Scatter})
    for (OverlapMode mode :
         {OverlapMode::Ring, OverlapMode::Bidirectional, OverlapMode::Split})
      for (int64_t chunks : {1, 4}) {
        OverlapWork work = getWork(kind, 4);
        work.link.latency = 0;
        work.link.offloaded = false;
        work.blockSeconds = 3e-4;
        EXPECT_NEAR(getOverlappedSeconds(work, mode, Direction::Up, chunks),
                    getSynchronousSeconds(work), 1e-12);
        work.link.latency = 1e-5;
        EXPECT_NEAR(getSynchronousSeconds(work), 1e-5 + 3e-3 + 4 * 3e-4, 1e-12);
      }
}

/// The block that nothing is sent beside shrinks to a chunk where the wire is
/// slower, and does not where it is faster: then nothing waits for it.
TEST(OverlapCost, ChunksShrinkTheEnd) {
  for (RingKind kind : {RingKind::Gather, RingKind::Scatter}) {
    OverlapWork work = getWork(kind, 4);
    work.link.latency = 0;
    double hop = 1e6 / 1e9;
    work.blockSeconds = hop / 2;
    EXPECT_NEAR(getOverlappedSeconds(work, OverlapMode::Ring, Direction::Up, 4),
                3 * hop + work.blockSeconds / 4, 1e-12);
    work.blockSeconds = hop * 2;
    EXPECT_NEAR(getOverlappedSeconds(work, OverlapMode::Ring, Direction::Up, 4),
                4 * work.blockSeconds, 1e-12);
  }
}

/// In a loop nothing is there of the next step until all of this one is.
TEST(OverlapCost, ChunksHideLatencyButInLoops) {
  OverlapWork work = getWork(RingKind::Gather, 4);
  auto getSeconds = [&] {
    return getOverlappedSeconds(work, OverlapMode::Ring, Direction::Up, 4);
  };
  EXPECT_NEAR(getSeconds(), 3e-3 + 1e-5, 1e-12);
  work.unrollLimit = 3;
  EXPECT_NEAR(getSeconds(), 3 * kHop, 1e-12);
}

TEST(OverlapCost, ChunksCostOverhead) {
  OverlapWork work = getWork(RingKind::Gather, 4);
  work.blockSeconds = 1;
  work.overhead = 0.5;
  EXPECT_NEAR(getOverlappedSeconds(work, OverlapMode::Ring, Direction::Up, 4),
              4 * (1 + 4 * 0.5), 1e-12);
}

TEST(OverlapCost, SmallPiecesTakeWhatAnyPieceTakes) {
  OverlapWork work = getWork(RingKind::Gather, 4);
  work.blockSeconds = 1;
  work.leastSeconds = 0.5;
  auto getSeconds = [&](int64_t chunks) {
    return getOverlappedSeconds(work, OverlapMode::Ring, Direction::Up, chunks);
  };
  EXPECT_NEAR(getSeconds(2), 4, 1e-12);
  EXPECT_NEAR(getSeconds(4), 4 * 4 * 0.5, 1e-12);
  // In one piece all takes 0.4.
  work.blockSeconds = 0.1;
  EXPECT_NEAR(getSeconds(1), 4 * 0.4, 1e-12);
  EXPECT_NEAR(getSynchronousSeconds(work), 3 * kHop + 0.4, 1e-12);
}

/// The formulas of OverlapCost.h.
static double getOneWayFormula(const OverlapWork &work, double k) {
  auto n = static_cast<double>(work.n);
  double c = work.blockSeconds, latency = work.link.latency;
  double wire = work.blockBytes.front() / work.link.bandwidth;
  double message = latency + wire / k;
  // A ring of two devices has one step that sends.
  if (work.n > 2 && work.n > work.unrollLimit)
    return (n - 1) * std::max({c, latency + wire, message + (1 - 1 / k) * c}) +
           c;
  double period = std::max({c, wire, message});
  return std::max(n * c, (n - 2) * period + latency +
                             std::max(wire / k + c, wire + c / k));
}

TEST(OverlapCost, OneWayRingsTakeWhatFormulasSay) {
  std::mt19937_64 random(1);
  std::exponential_distribution<double> seconds(1e3);
  for (int i = 0; i < 5000; ++i) {
    RingKind kind = i % 2 ? RingKind::Gather : RingKind::Scatter;
    OverlapWork work = getWork(kind, int64_t(2) << random() % 4);
    work.link.latency = seconds(random);
    work.link.bandwidth = work.blockBytes.front() / seconds(random);
    work.blockSeconds = random() % 4 ? seconds(random) : 0;
    work.unrollLimit = random() % 2 ? 1 : 64;
    int64_t chunks = int64_t(1) << random() % 5;
    double expected = getOneWayFormula(work, static_cast<double>(chunks));
    EXPECT_NEAR(
        getOverlappedSeconds(work, OverlapMode::Ring, Direction::Up, chunks),
        expected, 1e-9 * expected)
        << work.n << " devices, " << chunks << " chunks";
  }
}

/// Natively one is gathered after the other; in a ring they are one block,
/// whose latency counts once.
TEST(OverlapCost, TensorsTravelTogether) {
  OverlapWork work = getWork(RingKind::Gather, 4);
  work.blockBytes = {6e5, 3e5, 1e5};
  work.blockSeconds = kHop / 2;
  EXPECT_NEAR(getSynchronousSeconds(work),
              3 * (3 * 1e-5 + 1e-3) + 4 * work.blockSeconds, 1e-12);
  for (OverlapMode mode : {OverlapMode::Ring, OverlapMode::Split})
    for (int64_t chunks : {1, 4}) {
      OverlapWork one = getWork(RingKind::Gather, 4);
      one.blockSeconds = work.blockSeconds;
      EXPECT_NEAR(getOverlappedSeconds(work, mode, Direction::Up, chunks),
                  getOverlappedSeconds(one, mode, Direction::Up, chunks),
                  1e-12);
    }
  // Where cores copy, each message is one more.
  work.link.offloaded = false;
  EXPECT_NEAR(getSynchronousSeconds(work),
              3 * 1e-5 + 3e-3 + 4 * work.blockSeconds, 1e-12);
  EXPECT_NEAR(getOverlappedSeconds(work, OverlapMode::Ring, Direction::Up),
              3 * (3 * 1e-5 + 1e-3) + 4 * work.blockSeconds, 1e-12);
}

/// Where a step computes with two blocks and sends one, the wire is slower in
/// the first step and computing in the second one.
TEST(OverlapCost, StepsOfBothDirectionsDiffer) {
  OverlapWork work = getWork(RingKind::Gather, 4);
  work.blockSeconds = kHop * 3 / 4;
  EXPECT_NEAR(
      getOverlappedSeconds(work, OverlapMode::Bidirectional, Direction::Up),
      kHop + 3 * work.blockSeconds, 1e-12);
}

TEST(OverlapCost, NativeCollectivesThroughASwitch) {
  OverlapWork work = getWork(RingKind::Gather, 8);
  work.link.topology = Topology::Switch;
  auto getTime = [&](mesh_rt_kind kind, double blockBytes) {
    work.collective = kind;
    work.blockBytes = {blockBytes};
    return getNativeTime(work);
  };
  rt::CollectiveTime time = getTime(MESH_RT_ALL_GATHER, 1e6);
  EXPECT_NEAR(time.seconds, 3 * 1e-5 + 7e-3, 1e-12);
  EXPECT_STREQ(time.algorithm, "recursive doubling");
  time = getTime(MESH_RT_REDUCE_SCATTER, 1e6);
  EXPECT_NEAR(time.seconds, 3 * 1e-5 + 7e-3, 1e-12);
  EXPECT_STREQ(time.algorithm, "recursive halving");
  time = getTime(MESH_RT_ALL_REDUCE, 1e6);
  EXPECT_NEAR(time.seconds, 6 * 1e-5 + 14e-3, 1e-12);
  EXPECT_STREQ(time.algorithm, "recursive halving and doubling");
  time = getTime(MESH_RT_ALL_REDUCE, 10);
  EXPECT_NEAR(time.seconds, 3 * (1e-5 + 8e-8), 1e-12);
  EXPECT_STREQ(time.algorithm, "recursive doubling");
  time = getTime(MESH_RT_BROADCAST, 10);
  EXPECT_NEAR(time.seconds, 3 * (1e-5 + 7e-8), 1e-12);
  EXPECT_STREQ(time.algorithm, "a tree");
  work.n = 7;
  time = getTime(MESH_RT_ALL_TO_ALL, 10);
  EXPECT_NEAR(time.seconds, 3 * 1e-5 + 9 * 1e-8, 1e-12);
  EXPECT_STREQ(time.algorithm, "Bruck's algorithm");
}

/// A port sends in both directions over one wire, but at once.
TEST(OverlapCost, DirectionsShareThePortToASwitch) {
  OverlapWork work = getWork(RingKind::Gather, 5);
  work.link.topology = Topology::Switch;
  EXPECT_NEAR(
      getOverlappedSeconds(work, OverlapMode::Bidirectional, Direction::Up),
      2 * (1e-5 + 2e-3), 1e-12);
  EXPECT_NEAR(getOverlappedSeconds(work, OverlapMode::Split, Direction::Up),
              4 * kHop, 1e-12);
  work.link.duplex = false;
  EXPECT_NEAR(getOverlappedSeconds(work, OverlapMode::Ring, Direction::Up),
              4 * (1e-5 + 2e-3), 1e-12);
}

} // namespace
