//===- ValidateTest.cpp - broken schedules are caught ---------------------===//

#include "Schedules.h"

#include "mesh/Schedule/Messages.h"

#include <chrono>
#include <random>

using namespace mesh;

//===----------------------------------------------------------------------===//
// One error of each kind
//===----------------------------------------------------------------------===//

TEST(ValidateTest, Twice) {
  EXPECT_EQ(getErrors("0F0,0F0,0B0\n"
                      "1F0,1B0\n"),
            "t.csv:1:5: error: rank 0: '0F0' is done twice\n"
            "t.csv:1:1: note: rank 0: first done here\n");
}

/// A full backward and its parts must not hide that another is missing.
TEST(ValidateTest, FullBackwardAndItsParts) {
  EXPECT_EQ(getErrors("0F0,0F1,0B0,0I0,0W0"),
            "t.csv:1:13: error: rank 0: '0I0' does again what '0B0' does\n"
            "t.csv:1:9: note: rank 0: first done here\n"
            "t.csv:1:17: error: rank 0: '0W0' does again what '0B0' does\n"
            "t.csv:1:9: note: rank 0: first done here\n"
            "t.csv:1:1: error: rank 0: stage 0 has no input gradient of "
            "micro-batch 1\n"
            "t.csv:1:1: error: rank 0: stage 0 has no weight gradient of "
            "micro-batch 1\n");
}

TEST(ValidateTest, Missing) {
  EXPECT_EQ(getErrors("0F0,0F1,0B0,0B1\n"
                      "1F0,1B0,1I1,1W1\n"),
            "t.csv:2:1: error: rank 1: stage 1 has no forward of micro-batch "
            "1\n");
}

TEST(ValidateTest, StageOnTwoRanks) {
  EXPECT_EQ(getErrors("0F0,1F0,0B0\n"
                      "1B0\n"),
            "t.csv:2:1: error: rank 1: '1B0' is on rank 1, but stage 1 is on "
            "rank 0\n");
}

TEST(ValidateTest, StageOrRankWithoutActions) {
  EXPECT_EQ(getErrors("0F0\n2F0"),
            "t.csv:1:1: error: rank 0: there are 3 stages, but nothing is done "
            "on stage 1\n");
  EXPECT_EQ(getErrors("0F0\n\n1F0"),
            "t.csv:2:1: error: rank 1: rank 1 computes nothing\n");
  EXPECT_EQ(getErrors("0UNSHARD,0REDUCE_GRAD"),
            "t.csv:1:1: error: rank 0: rank 0 computes nothing\n");
}

TEST(ValidateTest, OrderOnARank) {
  EXPECT_EQ(getErrors("0B0,0F0"),
            "t.csv:1:1: error: rank 0: '0B0' needs '0F0', which does not come "
            "before it\n"
            "t.csv:1:5: note: rank 0: done here\n");
  EXPECT_EQ(getErrors("0F0,0W0,0I0"),
            "t.csv:1:5: error: rank 0: '0W0' needs '0I0', which does not come "
            "before it\n"
            "t.csv:1:9: note: rank 0: done here\n");
}

TEST(ValidateTest, Pairs) {
  EXPECT_EQ(getErrors("(0F0;0F1)OVERLAP_F_B"),
            "t.csv:1:1: error: rank 0: '(0F0;0F1)OVERLAP_F_B' should be a "
            "forward and a backward\n");
  EXPECT_EQ(getErrors("(0F0;0B0)OVERLAP_F_B"),
            "t.csv:1:1: error: rank 0: '0B0' needs '0F0', which does not come "
            "before it\n"
            "t.csv:1:1: note: rank 0: done here\n");
}

/// Ranks that wait for one another: rank 0 wants a backward before the forward
/// that it depends on.
TEST(ValidateTest, CircleOfComputing) {
  EXPECT_EQ(getErrors("0F0,0B0,0F1,0B1\n"
                      "1F0,1F1,1B0,1B1\n"),
            "t.csv:1:9: error: rank 0: deadlock: ranks 0, 1 wait for one "
            "another\n"
            "t.csv:1:9: note: rank 0: '0F1' comes after '0B0'\n"
            "t.csv:1:5: note: rank 0: '0B0' waits for '1B0'\n"
            "t.csv:2:9: note: rank 1: '1B0' comes after '1F1'\n"
            "t.csv:2:5: note: rank 1: '1F1' waits for '0F1'\n");
}

TEST(ValidateTest, Messages) {
  EXPECT_EQ(getErrors("0F0,0SEND_F0\n"
                      "1F0\n"),
            "t.csv:1:5: error: rank 0: '0SEND_F0' has no '1RECV_F0' at its "
            "other end\n"
            "t.csv:2:1: error: rank 1: '1F0' needs '1RECV_F0', which there is "
            "not\n");
  EXPECT_EQ(getErrors("0F0\n"
                      "1RECV_F0,1F0\n"),
            "t.csv:2:1: error: rank 1: '1RECV_F0' has no '0SEND_F0' at its "
            "other end\n");
  EXPECT_EQ(getErrors("0F0,0SEND_F0\n"
                      "1F0,1RECV_F0\n"),
            "t.csv:2:1: error: rank 1: '1F0' needs '1RECV_F0', which does not "
            "come before it\n"
            "t.csv:2:5: note: rank 1: received here\n");
  EXPECT_EQ(getErrors("0SEND_F0,0F0\n"
                      "1RECV_F0,1F0\n"),
            "t.csv:1:1: error: rank 0: '0SEND_F0' sends what '0F0' makes "
            "later\n"
            "t.csv:1:10: note: rank 0: made here\n");
  EXPECT_EQ(getErrors("0F0,0SEND_F0,0SEND_F0\n"
                      "1RECV_F0,1F0\n"),
            "t.csv:1:14: error: rank 0: '0SEND_F0' is done twice\n"
            "t.csv:1:5: note: rank 0: first done here\n");
  EXPECT_EQ(getErrors("0F0,0SEND_F0,1RECV_F0,1F0"),
            "t.csv:1:5: error: rank 0: '0SEND_F0' is a message from stage 0 to "
            "stage 1, but both are on rank 0\n"
            "t.csv:1:14: error: rank 0: '1RECV_F0' is a message from stage 0 "
            "to stage 1, but both are on rank 0\n");
  EXPECT_EQ(getErrors("0F0,0SEND_F0"),
            "t.csv:1:5: error: rank 0: '0SEND_F0' is a message to stage 1, but "
            "there are 1 stages\n");
  EXPECT_EQ(getErrors("0F0,0SEND_F0,0RECV_B0\n"
                      "1RECV_F0,1F0,1SEND_B0\n"),
            "t.csv:2:14: error: rank 1: '1SEND_B0' sends what nothing makes\n");
}

TEST(ValidateTest, Waits) {
  EXPECT_EQ(getErrors("0F0,0WAIT_SEND_F0,0SEND_F0,0WAIT_SEND_F0\n"
                      "1RECV_F0,1F0,1WAIT_SEND_B0\n"),
            "t.csv:1:5: error: rank 0: '0WAIT_SEND_F0' waits for a message "
            "that is sent later\n"
            "t.csv:1:19: note: rank 0: sent here\n"
            "t.csv:1:28: error: rank 0: '0WAIT_SEND_F0' is done twice\n"
            "t.csv:1:5: note: rank 0: first done here\n"
            "t.csv:2:14: error: rank 1: '1WAIT_SEND_B0' waits for a message "
            "that is not sent\n");
  // Both ranks wait until the other has received, before they receive.
  StringRef text = "0F0,0SEND_F0,0F1,0SEND_F1,0WAIT_SEND_F1,0RECV_B0,0B0,"
                   "0RECV_B1,0B1\n"
                   "1RECV_F0,1F0,1B0,1SEND_B0,1WAIT_SEND_B0,1RECV_F1,1F1,1B1,"
                   "1SEND_B1\n";
  EXPECT_EQ(getErrors(text, {/*credits=*/9}),
            "t.csv:1:41: error: rank 0: deadlock: ranks 0, 1 wait for one "
            "another with 9 messages under way between two ranks at most\n"
            "t.csv:1:41: note: rank 0: '0RECV_B0' comes after "
            "'0WAIT_SEND_F1'\n"
            "t.csv:1:27: note: rank 0: '0WAIT_SEND_F1' waits for '1RECV_F1'\n"
            "t.csv:2:41: note: rank 1: '1RECV_F1' comes after "
            "'1WAIT_SEND_B0'\n"
            "t.csv:2:27: note: rank 1: '1WAIT_SEND_B0' waits for "
            "'0RECV_B0'\n");
}

/// A tag that no message has: the micro-batches of two receives are crossed.
TEST(ValidateTest, CrossedReceives) {
  StringRef text = "0F0,0SEND_F0,0F1,0SEND_F1\n"
                   "1RECV_F1,1RECV_F0,1F0,1F1\n";
  EXPECT_EQ(getErrors(text),
            "t.csv:1:18: error: rank 0: deadlock: ranks 0, 1 wait for one "
            "another with 0 messages under way between two ranks at most\n"
            "t.csv:1:18: note: rank 0: '0SEND_F1' comes after '0SEND_F0'\n"
            "t.csv:2:10: note: rank 1: '1RECV_F0' comes after '1RECV_F1'\n");
  EXPECT_EQ(getErrors(text, {/*credits=*/1}),
            "t.csv:1:18: error: rank 0: deadlock: ranks 0, 1 wait for one "
            "another with 1 messages under way between two ranks at most\n"
            "t.csv:1:18: note: rank 0: '0SEND_F1' finds no room before "
            "'1RECV_F1'\n"
            "t.csv:2:1: note: rank 1: '1RECV_F1' waits for '0SEND_F1'\n");
  EXPECT_EQ(getErrors(text, {/*credits=*/2}), "");
}

TEST(ValidateTest, Parameters) {
  EXPECT_EQ(getErrors("0UNSHARD,0F0,0RESHARD,0UNSHARD,0B0,0REDUCE_GRAD"), "");
  EXPECT_EQ(getErrors("0F0,0UNSHARD,0UNSHARD,0RESHARD,0RESHARD"),
            "t.csv:1:1: error: rank 0: '0F0' finds the parameters of its stage "
            "sharded\n"
            "t.csv:1:14: error: rank 0: '0UNSHARD' finds the parameters whole "
            "already\n"
            "t.csv:1:32: error: rank 0: '0RESHARD' finds the parameters "
            "sharded already\n");
  EXPECT_EQ(getErrors("0F0,0F1,0B0,0REDUCE_GRAD,0B1,0REDUCE_GRAD"),
            "t.csv:1:26: error: rank 0: '0B1' comes after the reduction of "
            "what it adds to\n"
            "t.csv:1:30: error: rank 0: '0REDUCE_GRAD' is done twice\n");
  EXPECT_EQ(getErrors("0F0,0B0,0WAIT_REDUCE_GRAD,0REDUCE_GRAD,"
                      "0WAIT_REDUCE_GRAD"),
            "t.csv:1:9: error: rank 0: '0WAIT_REDUCE_GRAD' waits for a "
            "reduction that has not begun\n"
            "t.csv:1:40: error: rank 0: '0WAIT_REDUCE_GRAD' is done twice\n");
}

TEST(ValidateTest, SkipsNeedStages) {
  PipelineSchedule schedule = generate({ScheduleKind::GPipe, 3, 1});
  schedule.skips = {{0, 3}};
  EXPECT_EQ(
      getFirstError(schedule),
      "expected a skip from one of 3 stages beyond the next, got one from "
      "stage 0 to stage 3");
}

//===----------------------------------------------------------------------===//
// Random changes
//===----------------------------------------------------------------------===//

namespace {

/// Emulates ranks that work through their rows, and finds out if they reach the
/// end. Messages pass when both sides are there (no credits), or wait in a box
/// with room. The validator finds the same from a graph.
class Player {
public:
  Player(const PipelineSchedule &schedule, size_t credits)
      : schedule(schedule), credits(credits), next(schedule.getNumRanks()) {}

  bool finishes() {
    for (bool progress = true; progress;) {
      progress = false;
      for (int32_t rank = 0; rank < schedule.getNumRanks(); ++rank)
        while (advance(rank))
          progress = true;
    }
    for (int32_t rank = 0; rank < schedule.getNumRanks(); ++rank)
      if (next[rank] != schedule.rows[rank].size())
        return false;
    return true;
  }

private:
  const Action *peek(int32_t rank) const {
    const auto &row = schedule.rows[rank];
    return next[rank] < row.size() ? &row[next[rank]].front() : nullptr;
  }
  bool advance(int32_t rank) {
    const Action *action = peek(rank);
    if (!action)
      return false;
    if (action->isWait()) {
      auto box = boxes.find({rank, schedule.rankOfStage[action->peer]});
      if (box != boxes.end() && box->second.count(getMessageTag(*action)))
        return false;
    }
    if (action->isMessage()) {
      int32_t other = schedule.rankOfStage[action->peer];
      if (!action->isSend()) {
        // Without credits the sender hands it over.
        if (!boxes[{other, rank}].erase(getMessageTag(*action)))
          return false;
      } else if (credits == 0) {
        const Action *receive = peek(other);
        if (!receive || !receive->isMessage() || receive->isSend() ||
            getMessageTag(*receive) != getMessageTag(*action))
          return false;
        ++next[other];
      } else {
        auto &box = boxes[{rank, other}];
        if (box.size() >= credits)
          return false;
        box.insert(getMessageTag(*action));
      }
    }
    ++next[rank];
    return true;
  }

  const PipelineSchedule &schedule;
  size_t credits;
  SmallVector<size_t> next;
  std::map<std::pair<int32_t, int32_t>, std::set<MessageTag>> boxes;
};

} // namespace

/// Any two messages of a rank swapped: the validator finds a deadlock exactly
/// where the ranks get stuck, with any number of credits.
TEST(ValidateTest, DeadlocksAreThosePlayed) {
  std::mt19937 random(1);
  size_t numStuck = 0, numFree = 0;
  for (int round = 0; round < 4000; ++round) {
    ScheduleKind kind = getAllScheduleKinds()[round % 10];
    int64_t p = 2 + static_cast<int64_t>(random() % 3);
    PipelineSchedule schedule =
        generate({kind, p, 2 * p + static_cast<int64_t>(random() % 3),
                  getDefaultChunks(kind)});
    schedule =
        round % 2 ? insertMessages(schedule) : insertLateMessages(schedule);
    if (round % 3 == 0)
      schedule = insertWaits(schedule);
    for (size_t i = random() % 4; i > 0; --i) {
      auto &row = schedule.rows[random() % schedule.rows.size()];
      size_t a = random() % row.size();
      size_t b = std::min(row.size() - 1, a + 1 + random() % 3);
      std::swap(row[a], row[b]);
    }
    for (int64_t credits : {0, 1, 2, 3}) {
      std::string error = getFirstError(schedule, credits);
      // Played, ranks notice nothing but deadlocks. Other errors have nothing
      // to do with credits.
      if (!error.empty() && !StringRef(error).starts_with("deadlock"))
        break;
      EXPECT_EQ(error.empty(), Player(schedule, credits).finishes())
          << error << "\n"
          << toCsv(schedule);
      ++(error.empty() ? numFree : numStuck);
    }
  }
  EXPECT_GT(numStuck, 1000u);
  EXPECT_GT(numFree, 1000u);
}

/// One action dropped, doubled, or made another: nothing of that is valid.
TEST(ValidateTest, MutationsAreCaught) {
  std::mt19937 random(2);
  for (int round = 0; round < 4000; ++round) {
    ScheduleKind kind = getAllScheduleKinds()[round % 10];
    PipelineSchedule schedule = generate({kind, 3, 6, getDefaultChunks(kind)});
    if (round % 3)
      schedule = insertMessages(schedule);
    int32_t rank = random() % 3;
    auto &row = schedule.rows[rank];
    size_t index = random() % row.size();
    Cell &cell = row[index];
    Action &action = cell[random() % cell.size()];
    Action before = action;
    switch (random() % 6) {
    case 0:
      row.erase(row.begin() + index);
      break;
    case 1:
      row.insert(row.begin() + index, Cell(cell));
      break;
    case 2:
      action.microbatch = (action.microbatch + 1 + random() % 5) % 6;
      break;
    case 3:
      action.stage = (action.stage + 1 + random() % 2) % 3;
      break;
    case 4: {
      action.kind = static_cast<ActionKind>(random() % 8);
      if (action == before)
        continue;
      action.peer = action.isMessage() ? action.stage + 1 : -1;
      break;
    }
    default: {
      Cell moved = cell;
      row.erase(row.begin() + index);
      schedule.rows[(rank + 1) % 3].push_back(moved);
      break;
    }
    }
    EXPECT_NE(getFirstError(schedule), "") << toCsv(schedule);
  }
}

//===----------------------------------------------------------------------===//
// Size
//===----------------------------------------------------------------------===//

/// Time grows with the number of actions.
TEST(ValidateTest, TenThousandActionsInASecond) {
  PipelineSchedule schedule =
      insertMessages(generate({ScheduleKind::InterleavedOneFOneB, 8, 128, 2}));
  size_t numActions = 0;
  schedule.walk([&](Position, const Action &) { ++numActions; });
  EXPECT_GT(numActions, 10000u);
  auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(getFirstError(schedule), "");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(1));
}

/// A table with huge numbers ends the search early.
TEST(ValidateTest, ManyErrorsAreNotListed) {
  PipelineSchedule schedule = parse("0F999999").schedule;
  EXPECT_EQ(validateSchedule(schedule).size(), 21u);
}
