//===- TimelineTest.cpp - timelines against measured ones -----------------===//

#include "Schedules.h"

#include "mesh/Schedule/Timeline.h"

using namespace mesh;

namespace {

/// The time of 4 ranks and 8 micro-batches with F = I = W = 2 ticks.
int64_t getTime(ScheduleKind kind, int64_t transfer) {
  ScheduleCosts costs;
  costs.forward = costs.inputGrad = costs.weightGrad = 2;
  costs.transfer = transfer;
  return computeTimeline(generate({kind, 4, 8, getDefaultChunks(kind)}), costs)
      .makespan;
}

} // namespace

/// A message that takes half a forward, or a whole one. 1F1B pays for each
/// micro-batch, eager 1F1B for each stage only.
TEST(TimelineTest, MessagesTakeTime) {
  auto getTimes = [](ScheduleKind kind) {
    return SmallVector<int64_t>{getTime(kind, 0), getTime(kind, 1),
                                getTime(kind, 2)};
  };
  using Times = SmallVector<int64_t>;
  EXPECT_EQ(getTimes(ScheduleKind::GPipe), (Times{66, 72, 78}));
  EXPECT_EQ(getTimes(ScheduleKind::OneFOneB), (Times{66, 82, 98}));
  EXPECT_EQ(getTimes(ScheduleKind::EagerOneFOneB), (Times{66, 72, 78}));
  EXPECT_EQ(getTimes(ScheduleKind::ZeroBubbleH1), (Times{54, 66, 82}));
  EXPECT_EQ(getTimes(ScheduleKind::ZeroBubbleH2), (Times{54, 57, 60}));
}

TEST(TimelineTest, TimesOfSchedulesWithTwoChunks) {
  EXPECT_EQ(getTime(ScheduleKind::InterleavedOneFOneB, 0), 2 * 57);
  EXPECT_EQ(getTime(ScheduleKind::LoopedBFS, 0), 2 * 57);
  EXPECT_EQ(getTime(ScheduleKind::DualPipeV, 0), 2 * 54);
}

/// V schedules have no bubble for equal costs only.
TEST(TimelineTest, UnevenCostsInAV) {
  auto getTimeline = [](ScheduleKind kind, int64_t f, int64_t i, int64_t w) {
    ScheduleCosts costs;
    costs.forward = f;
    costs.inputGrad = i;
    costs.weightGrad = w;
    return computeTimeline(generate({kind, 4, 8, 2}), costs);
  };
  EXPECT_EQ(getTimeline(ScheduleKind::ZeroBubbleV, 10, 12, 8).getWindowBubble(),
            24);
  EXPECT_EQ(getTimeline(ScheduleKind::ZeroBubbleV, 10, 15, 5).getWindowBubble(),
            60);
  EXPECT_EQ(getTimeline(ScheduleKind::DualPipeV, 2, 3, 1).getBubble(), 19);
}

/// A slow stage costs most where it is last, and all others wait for it.
TEST(TimelineTest, StagesMayDiffer) {
  PipelineSchedule schedule = generate({ScheduleKind::OneFOneB, 4, 8});
  auto getTime = [&](ArrayRef<int64_t> weights) {
    ScheduleCosts costs;
    costs.ticksPerUnit = costs.weightUnit = 4;
    costs.forward = costs.inputGrad = costs.weightGrad = 4;
    costs.stageWeights.assign(weights.begin(), weights.end());
    return toString(costs.toUnits(computeTimeline(schedule, costs).makespan));
  };
  EXPECT_EQ(getTime({4, 4, 4, 4}), "33");
  EXPECT_EQ(getTime({4, 4, 4, 5}), "39");
  EXPECT_EQ(getTime({4, 4, 4, 6}), "45");
  EXPECT_EQ(getTime({6, 4, 4, 4}), "40.5");
}

/// A rank is busy or idle, and its bubble says how much.
TEST(TimelineTest, BubbleIsWhatIsNotBusy) {
  Timeline timeline =
      computeTimeline(generate({ScheduleKind::GPipe, 4, 8}), {});
  EXPECT_EQ(timeline.makespan, 33);
  EXPECT_EQ(timeline.getBubble(), 9);
  EXPECT_EQ(toString(timeline.getBubbleFraction()), "3/11");
  for (auto [rank, it] : llvm::enumerate(timeline.ranks)) {
    EXPECT_EQ(it.busy, 24);
    EXPECT_EQ(it.window.begin, static_cast<int64_t>(rank));
    EXPECT_EQ(it.window.end, 33 - 2 * static_cast<int64_t>(rank));
  }
}

/// Activations of the forward alone live no longer than it.
TEST(TimelineTest, ForwardOnlyKeepsNothing) {
  PipelineSchedule schedule =
      generate({ScheduleKind::OneFOneB, 3, 5}).getForwardOnly();
  EXPECT_EQ(getFirstError(schedule), "");
  EXPECT_EQ(countPeakLive(schedule), (SmallVector<int64_t>{1, 1, 1}));
  EXPECT_EQ(computeTimeline(schedule, {}).makespan, 7);
}

/// Cells are in later columns than what they wait for, and no later than that.
TEST(TimelineTest, StepsAreColumns) {
  EXPECT_EQ(toCsv(alignToSteps(generate({ScheduleKind::OneFOneB, 3, 3}))),
            "0F0,0F1,0F2,,,0B0,,0B1,,0B2\n"
            ",1F0,1F1,,1B0,1F2,1B1,,1B2\n"
            ",,2F0,2B0,2F1,2B1,2F2,2B2\n");
}
