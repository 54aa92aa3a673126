//===- FormulasTest.cpp - simulated schedules against closed forms --------===//

#include "Schedules.h"

#include "mesh/Schedule/Formulas.h"
#include "mesh/Schedule/Timeline.h"

using namespace mesh;

namespace {

class FormulasTest : public testing::TestWithParam<ScheduleKind> {
protected:
  /// Calls `visit` with p = 2 … 8, m = p … 4p, and every number of chunks that
  /// the schedule may have.
  void forEachSpec(function_ref<void(const ScheduleSpec &)> visit) const {
    for (int64_t p = 2; p <= 8; ++p)
      for (int64_t v = 1; v <= 4; ++v)
        for (int64_t m = p; m <= 4 * p; ++m)
          if (ScheduleSpec spec{GetParam(), p, m, v}; generateIfLegal(spec))
            visit(spec);
  }
};

/// F, I, W; some with a part that takes longer than the others together.
const int64_t costTriples[][3] = {{1, 1, 1}, {2, 3, 1}, {10, 12, 8}, {3, 2, 2},
                                  {1, 1, 5}, {5, 1, 3}, {1, 5, 3},   {3, 1, 4}};

ScheduleCosts getCosts(ArrayRef<int64_t> triple) {
  ScheduleCosts costs;
  costs.forward = triple[0];
  costs.inputGrad = triple[1];
  costs.weightGrad = triple[2];
  return costs;
}

} // namespace

TEST_P(FormulasTest, BubbleIsExact) {
  forEachSpec([](const ScheduleSpec &spec) {
    PipelineSchedule schedule = generate(spec);
    for (const auto &triple : costTriples) {
      ScheduleCosts costs = getCosts(triple);
      std::optional<BubbleFormula> formula = getBubbleFormula(spec, costs);
      if (!formula)
        continue;
      Timeline timeline = computeTimeline(schedule, costs);
      EXPECT_EQ(formula->isWindow ? timeline.getWindowBubble()
                                  : timeline.getBubble(),
                formula->ticks)
          << testing::PrintToString(spec) << ", costs " << triple[0] << " "
          << triple[1] << " " << triple[2];
    }
  });
}

TEST_P(FormulasTest, PeakIsExact) {
  forEachSpec([](const ScheduleSpec &spec) {
    SmallVector<int64_t> peaks = countPeakLive(generate(spec));
    for (int64_t rank = 0; rank < spec.ranks; ++rank)
      if (std::optional<int64_t> peak = getPeakLiveFormula(spec, rank)) {
        EXPECT_EQ(peaks[rank], *peak)
            << testing::PrintToString(spec) << ", rank " << rank;
      }
  });
}

INSTANTIATE_TEST_SUITE_P(Schedules, FormulasTest,
                         testing::ValuesIn(getAllScheduleKinds()));

/// A closed form is there wherever one is known; with p = 4, m = 8.
TEST(FormulasTest, CoverWhatIsKnown) {
  ScheduleCosts even, uneven = getCosts({2, 3, 1});
  auto hasBubble = [](ScheduleKind kind, const ScheduleCosts &costs) {
    return getBubbleFormula({kind, 4, 8, getDefaultChunks(kind)}, costs)
        .has_value();
  };
  for (ScheduleKind kind : getAllScheduleKinds()) {
    bool isKnown = kind != ScheduleKind::InterleavedZeroBubble;
    EXPECT_EQ(hasBubble(kind, even), isKnown) << getName(kind).str();
    bool needsEven =
        kind == ScheduleKind::ZeroBubbleV || kind == ScheduleKind::DualPipeV;
    EXPECT_EQ(hasBubble(kind, uneven), isKnown && !needsEven)
        << getName(kind).str();
  }
}

/// With fewer micro-batches than ZB-H2 asks for, its bubble is larger by what
/// is missing, at F = I = W.
TEST(FormulasTest, ZeroBubbleH2WithFewMicrobatches) {
  for (int64_t p : {3, 4, 6})
    for (int64_t m = p; m < 2 * p - 1; ++m)
      EXPECT_EQ(
          computeTimeline(generate({ScheduleKind::ZeroBubbleH2, p, m}), {})
              .getWindowBubble(),
          2 * p - 1 - m)
          << "p = " << p << ", m = " << m;
}
