//===- CsvTest.cpp - PyTorch's CSV form, there and back -------------------===//

#include "Schedules.h"

#include "mesh/Schedule/Messages.h"
#include "mesh/Schedule/Timeline.h"

using namespace mesh;

TEST(CsvTest, EverySchedulePrintsAndParses) {
  for (ScheduleKind kind : getAllScheduleKinds()) {
    PipelineSchedule schedule = generate({kind, 3, 7, getDefaultChunks(kind)});
    PipelineSchedule aligned = alignToSteps(schedule);
    EXPECT_EQ(parse(toCsv(aligned)).schedule, aligned) << getName(kind).str();
    PipelineSchedule messages = insertMessages(schedule);
    EXPECT_EQ(parse(toCsv(messages)).schedule, messages);
    PipelineSchedule waits = insertWaits(insertGradReductions(messages));
    EXPECT_EQ(parse(toCsv(waits)).schedule, waits);
    EXPECT_EQ(getFirstError(waits), "");
  }
}

/// Tables as PyTorch writes them: lines end in \r\n, cells have spaces around
/// them.
TEST(CsvTest, SpaceIsIgnored) {
  PipelineSchedule schedule =
      parse(" 0F0, 0F1 ,,\t0B0,0B1\r\n,1F0,1B0,1F1,1B1\r\n\r\n").schedule;
  EXPECT_EQ(schedule.getNumRanks(), 2);
  EXPECT_EQ(schedule.getNumStages(), 2);
  EXPECT_EQ(schedule.numMicrobatches, 2);
  EXPECT_EQ(toCsv(schedule), "0F0,0F1,,0B0,0B1\n,1F0,1B0,1F1,1B1\n");
}

TEST(CsvTest, MessagesMaySkipStages) {
  PipelineSchedule schedule = parse("0F0,0SEND_F0,0SEND_F0>2\n"
                                    "1RECV_F0,1F0,1SEND_F0\n"
                                    "2RECV_F0<0,2RECV_F0,2F0\n")
                                  .schedule;
  EXPECT_EQ(schedule.skips, (SmallVector<StageEdge>{{0, 2}}));
  EXPECT_EQ(toCsv(schedule), "0F0,0SEND_F0,0SEND_F0>2\n"
                             "1RECV_F0,1F0,1SEND_F0\n"
                             "2RECV_F0<0,2RECV_F0,2F0\n");
}

TEST(CsvTest, ErrorsSayWhereAndWhat) {
  auto expectError = [](StringRef text, StringRef error) {
    EXPECT_EQ(getErrors(text), "t.csv:" + error.str() + "\n") << text.str();
  };
  expectError("", "1:1: expected a line of actions for each rank, found "
                  "none");
  expectError("0F0,x", "1:5: expected the number of a stage, found 'x'");
  expectError("0F0\n1F0,  1G0",
              "2:8: expected F, B, I, W, SEND_F, RECV_F, SEND_B, "
              "RECV_B, WAIT_SEND_F, WAIT_SEND_B, UNSHARD, RESHARD, REDUCE_GRAD "
              "or WAIT_REDUCE_GRAD, found 'G0'");
  expectError("0F", "1:3: expected the number of a micro-batch, found "
                    "the end of the field");
  expectError("2F0x", "1:4: expected the end of the action, found 'x'");
  expectError("1UNSHARD3", "1:9: expected the end of the action, found '3'");
  expectError("99999999999F0",
              "1:1: expected the number of a stage, 1000000 at most, "
              "found '99999999999F0'");
  expectError("0F1000001", "1:3: expected the number of a micro-batch, "
                           "1000000 at most, found '1000001'");
  expectError("0RECV_F1", "1:1: expected a message between two stages, found "
                          "'0RECV_F1'");
  expectError("2SEND_F1>1", "1:1: expected a message with a later stage, found "
                            "'2SEND_F1>1'");
  expectError("(0F1;1B0",
              "1:9: expected ';' or ')', found the end of the field");
  expectError("(0F1;1B0)OVERLAP",
              "1:10: expected 'OVERLAP_F_B', found 'OVERLAP'");
  expectError("(0F1)OVERLAP_F_B",
              "1:1: expected two actions, found '(0F1)OVERLAP_F_B'");
  expectError("(0F1;1B0)OVERLAP_F_B2",
              "1:21: expected the end of the pair, found '2'");
  expectError(StringRef("0F0\0F1", 6),
              "1:4: expected the end of the action, found '\\00F1'");
  expectError("abcdefghijklmnopqrstuvwxyz",
              "1:1: expected the number of a stage, found "
              "'abcdefghijklmnopqrst…'");
}
