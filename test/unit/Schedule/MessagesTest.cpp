//===- MessagesTest.cpp - one global order of everything ------------------===//

#include "Schedules.h"

#include "mesh/Schedule/Messages.h"

#include <set>

using namespace mesh;

namespace {

class MessagesTest : public testing::TestWithParam<ScheduleKind> {
protected:
  ScheduleSpec getSpec(int64_t p, int64_t m) const {
    return {GetParam(), p, m, getDefaultChunks(GetParam())};
  }
};

} // namespace

/// Sends that wait for their receives do not deadlock, whatever the sizes; and
/// channels need no tags.
TEST_P(MessagesTest, RunsWithoutCredits) {
  for (int64_t p = 1; p <= 16; ++p)
    for (int64_t v = 1; v <= 4; ++v)
      for (int64_t m : {int64_t(1), p - 1, p, 2 * p, 2 * p + 3}) {
        if (m < 1)
          continue;
        ScheduleSpec spec{GetParam(), p, m, v};
        std::optional<PipelineSchedule> schedule = generateIfLegal(spec);
        if (!schedule)
          continue;
        PipelineSchedule messages = insertMessages(*schedule);
        ASSERT_EQ(getFirstError(messages, /*credits=*/0), "")
            << testing::PrintToString(spec);
        EXPECT_TRUE(isFifo(messages)) << testing::PrintToString(spec);
      }
}

/// The order has each cell and each message once, and everything comes after
/// what it waits for, also where messages take time.
TEST_P(MessagesTest, OrderIsALinearExtension) {
  PipelineSchedule schedule = generate(getSpec(4, 8));
  ScheduleCosts costs;
  costs.transfer = 2;
  std::vector<ScheduleEvent> events = linearize(schedule, costs);
  std::set<std::pair<int32_t, int32_t>> done;
  std::set<MessageTag> sent;
  SmallVector<int32_t> next(4);
  size_t numCells = 0;
  for (const ScheduleEvent &event : events) {
    std::pair cell(event.position.rank, event.position.cell);
    if (event.message) {
      EXPECT_TRUE(done.count(cell));
      EXPECT_EQ(getMessageTag(event.message->first),
                getMessageTag(event.message->second));
      EXPECT_TRUE(sent.insert(getMessageTag(event.message->first)).second);
      continue;
    }
    ++numCells;
    EXPECT_EQ(event.position.cell, next[event.position.rank]++);
    done.insert(cell);
  }
  EXPECT_EQ(sent.size(), getMessages(schedule).size());
  EXPECT_EQ(events.size(), numCells + sent.size());
  EXPECT_EQ(projectOnRanks(schedule, events).getComputeOnly(), schedule);
  EXPECT_EQ(getFirstError(projectOnRanks(schedule, events)), "");
}

/// The forward alone is a schedule too.
TEST_P(MessagesTest, ForwardRunsWithoutCredits) {
  PipelineSchedule messages =
      insertMessages(generate(getSpec(4, 8)).getForwardOnly());
  EXPECT_EQ(getFirstError(messages), "");
}

/// Values that skip stages are messages of their own, both ways.
TEST_P(MessagesTest, SkipsAreMessages) {
  PipelineSchedule schedule = generate(getSpec(4, 8));
  size_t numMessages = getMessages(schedule).size();
  schedule.skips = {{0, 2}, {0, 3}};
  PipelineSchedule messages = insertMessages(schedule);
  EXPECT_EQ(getFirstError(messages), "");
  // Stages 0 and 3 of a V are on different ranks as well.
  EXPECT_EQ(getMessages(schedule).size(), numMessages + 4 * 8);
  EXPECT_EQ(parse(toCsv(messages)).schedule, messages);
}

INSTANTIATE_TEST_SUITE_P(Schedules, MessagesTest,
                         testing::ValuesIn(getAllScheduleKinds()));

/// Messages received as late as possible need room for messages under way. V
/// schedules also need tags.
TEST(LateMessagesTest, NeedCredits) {
  auto getCredits = [](ScheduleKind kind, int64_t p, int64_t m) {
    PipelineSchedule late =
        insertLateMessages(generate({kind, p, m, getDefaultChunks(kind)}));
    return countRequiredCredits(late).value_or(-1);
  };
  EXPECT_EQ(getCredits(ScheduleKind::GPipe, 4, 8), 0);
  for (auto [p, m] : {std::pair(3, 6), {4, 8}, {4, 16}, {6, 12}, {8, 16}}) {
    for (ScheduleKind kind :
         {ScheduleKind::OneFOneB, ScheduleKind::EagerOneFOneB,
          ScheduleKind::ZeroBubbleH1, ScheduleKind::ZeroBubbleH2,
          ScheduleKind::InterleavedOneFOneB})
      EXPECT_EQ(getCredits(kind, p, m), 1) << getName(kind).str();
    EXPECT_EQ(getCredits(ScheduleKind::ZeroBubbleV, p, m), 2);
    EXPECT_EQ(getCredits(ScheduleKind::DualPipeV, p, m), 2);
    EXPECT_EQ(getCredits(ScheduleKind::LoopedBFS, p, m), m / p);
    EXPECT_EQ(getCredits(ScheduleKind::InterleavedZeroBubble, p, m),
              std::max(2, p / 2))
        << p;
  }
  EXPECT_EQ(getCredits(ScheduleKind::InterleavedOneFOneB, 2, 4), 2);
  for (ScheduleKind kind : getAllScheduleKinds())
    EXPECT_EQ(
        isFifo(
            insertLateMessages(generate({kind, 4, 8, getDefaultChunks(kind)}))),
        kind != ScheduleKind::ZeroBubbleV && kind != ScheduleKind::DualPipeV)
        << getName(kind).str();
}

TEST(MessagesTest, GradReductionsFollowTheLastBackward) {
  PipelineSchedule schedule = insertGradReductions(
      insertMessages(generate({ScheduleKind::GPipe, 2, 2})));
  EXPECT_EQ(toCsv(schedule),
            "0F0,0SEND_F0,0F1,0SEND_F1,0RECV_B0,0B0,0RECV_B1,0B1,"
            "0REDUCE_GRAD\n"
            "1RECV_F0,1F0,1RECV_F1,1F1,1B0,1SEND_B0,1B1,1SEND_B1,"
            "1REDUCE_GRAD\n");
  EXPECT_EQ(getFirstError(schedule), "");
}
