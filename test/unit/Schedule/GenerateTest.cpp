//===- GenerateTest.cpp - schedules against tables written by hand --------===//

#include "Schedules.h"

#include "llvm/ADT/StringExtras.h"

using namespace mesh;

namespace {

/// Expands `3F0-2 B1` on stage 3 or `F0-2 B1` on `stage` to `3F0 3F1 3F2 3B1`;
/// runs may go down. Pairs stand as they are.
std::string expand(StringRef order, int stage) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (StringRef token : llvm::split(order, ' ')) {
    if (!text.empty())
      os << ' ';
    size_t kind = token.find_first_of("FBIW");
    if (token.starts_with("(")) {
      os << token;
      continue;
    }
    std::string head =
        (kind == 0 ? std::to_string(stage) : token.take_front(kind).str()) +
        token[kind];
    auto [first, last] = token.drop_front(kind + 1).split('-');
    int begin = 0, end = 0;
    first.getAsInteger(10, begin);
    if (last.getAsInteger(10, end))
      end = begin;
    for (int i = begin; i != end; i += begin < end ? 1 : -1)
      os << head << i << ' ';
    os << head << end;
  }
  return text;
}

std::string getRow(const PipelineSchedule &schedule, int rank) {
  return llvm::join(
      llvm::map_range(schedule.rows[rank],
                      [](const Cell &cell) { return toString(cell); }),
      " ");
}

struct Table {
  ScheduleKind kind;
  /// Rank and row; of 4 ranks and 8 micro-batches.
  std::vector<std::pair<int, std::string>> rows;
};

void PrintTo(const Table &table, std::ostream *os) {
  *os << getName(table.kind).str();
}

const Table tables[] = {
    {ScheduleKind::GPipe,
     {{0, "F0-7 B0-7"}, {1, "F0-7 B0-7"}, {2, "F0-7 B0-7"}, {3, "F0-7 B0-7"}}},
    {ScheduleKind::OneFOneB,
     {{0, "F0-3 B0 F4 B1 F5 B2 F6 B3 F7 B4-7"},
      {1, "F0-2 B0 F3 B1 F4 B2 F5 B3 F6 B4 F7 B5-7"},
      {2, "F0-1 B0 F2 B1 F3 B2 F4 B3 F5 B4 F6 B5 F7 B6-7"},
      {3, "F0 B0 F1 B1 F2 B2 F3 B3 F4 B4 F5 B5 F6 B6 F7 B7"}}},
    {ScheduleKind::EagerOneFOneB,
     {{0, "F0-6 B0 F7 B1-7"},
      {1, "F0-4 B0 F5 B1 F6 B2 F7 B3-7"},
      {2, "F0-2 B0 F3 B1 F4 B2 F5 B3 F6 B4 F7 B5-7"},
      {3, "F0 B0 F1 B1 F2 B2 F3 B3 F4 B4 F5 B5 F6 B6 F7 B7"}}},
    {ScheduleKind::InterleavedOneFOneB,
     {{0, "0F0-3 4F0-3 0F4-6 4B0 0F7 4B1 4F4 4B2 4F5 4B3 4F6 0B0 4F7 0B1-3 "
          "4B4-7 0B4-7"},
      {3, "3F0-3 7F0 7B0 7F1 7B1 7F2 7B2 7F3 7B3 3F4 3B0 3F5 3B1 3F6 3B2 3F7 "
          "3B3 7F4 7B4 7F5 7B5 7F6 7B6 7F7 7B7 3B4-7"}}},
    {ScheduleKind::LoopedBFS,
     {{0, "0F0-7 4F0-7 4B7-0 0B7-0"},
      {1, "1F0-7 5F0-7 5B7-0 1B7-0"},
      {2, "2F0-7 6F0-7 6B7-0 2B7-0"},
      {3, "3F0-7 7F0-7 7B7-0 3B7-0"}}},
    {ScheduleKind::ZeroBubbleH1,
     {{0, "F0-3 I0 W0 F4 I1 W1 F5 I2 W2 F6 I3 W3 F7 I4 W4 I5 W5 I6 W6 I7 W7"},
      {3, "F0 I0 F1 I1 F2 I2 F3 I3 W0 F4 I4 W1 F5 I5 W2 F6 I6 W3 F7 I7 "
          "W4-7"}}},
    {ScheduleKind::ZeroBubbleH2,
     {{0, "F0-6 I0 W0 F7 I1 W1 I2 W2 I3 W3 I4 W4 I5 W5 I6 W6 I7 W7"},
      {3, "F0 I0 F1 I1 F2 I2 F3 I3 F4 I4 F5 I5 F6 I6 W0 F7 I7 W1-7"}}},
    {ScheduleKind::ZeroBubbleV,
     {{0, "0F0-6 7F0 7I0 7W0 7F1 7I1 7W1 7F2 7I2 7W2 7F3 7I3 7W3 0F7 0I0 0W0 "
          "7F4 7I4 7W4 0I1 0W1 7F5 7I5 7W5 0I2 0W2 7F6 7I6 7W6 0I3 0W3 7F7 "
          "7I7 7W7 0I4 0W4 0I5 0W5 0I6 0W6 0I7 0W7"}}},
    {ScheduleKind::DualPipeV,
     {{0, "0F0-6 7F0 7I0 7W0 7F1 7I1 7W1 7F2 7I2 7W2 7F3 "
          "(0F7;7B3)OVERLAP_F_B (7F4;0B0)OVERLAP_F_B 7B4 "
          "(7F5;0B1)OVERLAP_F_B 7B5 (7F6;0B2)OVERLAP_F_B 7B6 "
          "(7F7;0B3)OVERLAP_F_B 7B7 0I4 0W4 0I5 0W5 0I6 0W6 0I7 0W7"}}},
};

class OrderTest : public testing::TestWithParam<Table> {};

} // namespace

TEST_P(OrderTest, RowsAreThoseOfTheTable) {
  const Table &table = GetParam();
  PipelineSchedule schedule =
      generate({table.kind, 4, 8, getDefaultChunks(table.kind)});
  for (const auto &[rank, row] : table.rows)
    EXPECT_EQ(getRow(schedule, rank), expand(row, rank)) << "rank " << rank;
}
INSTANTIATE_TEST_SUITE_P(Tables, OrderTest, testing::ValuesIn(tables));

TEST(GenerateTest, VSchedulesTurnAtTheLastRank) {
  for (ScheduleKind kind : {ScheduleKind::ZeroBubbleV, ScheduleKind::DualPipeV})
    EXPECT_EQ(generate({kind, 4, 8, 2}).rankOfStage,
              (SmallVector<int32_t>{0, 1, 2, 3, 3, 2, 1, 0}));
}

/// One chunk makes interleaved schedules what they are without chunks.
TEST(GenerateTest, OneChunkIsTheScheduleWithoutChunks) {
  for (int64_t p = 1; p <= 6; ++p)
    for (int64_t m = 1; m <= 3 * p; ++m) {
      EXPECT_EQ(generate({ScheduleKind::InterleavedZeroBubble, p, m}),
                generate({ScheduleKind::ZeroBubbleH1, p, m}));
      // Where 1F1B waits for p − 1 − r forwards, interleaved 1F1B is eager.
      EXPECT_EQ(generate({ScheduleKind::InterleavedOneFOneB, p, m}),
                generate({ScheduleKind::EagerOneFOneB, p, m}));
    }
}

/// Every number of ranks, chunks and micro-batches that is not an error gives a
/// valid schedule; and there are errors only where a schedule has to have them.
TEST(GenerateTest, AllAreValid) {
  for (ScheduleKind kind : getAllScheduleKinds())
    for (int64_t p = 1; p <= 16; ++p)
      for (int64_t v = 1; v <= 4; ++v)
        for (int64_t m : {int64_t(1), int64_t(2), p - 1, p, p + 1, 2 * p - 1,
                          2 * p, 2 * p + 3, 4 * p}) {
          ScheduleSpec spec{kind, p, m, v};
          if (m < 1)
            continue;
          if (std::optional<PipelineSchedule> schedule =
                  generateIfLegal(spec)) {
            ASSERT_EQ(getFirstError(*schedule), "")
                << testing::PrintToString(spec);
          }
        }
}

/// Groups of any size that is not an error work, with a last one of another
/// size too; and errors are for groups that do not fill the pipeline.
TEST(GenerateTest, GroupsOfAnySize) {
  for (ScheduleKind kind :
       {ScheduleKind::InterleavedOneFOneB, ScheduleKind::InterleavedZeroBubble})
    for (int64_t p = 1; p <= 6; ++p)
      for (int64_t v = 1; v <= 4; ++v)
        for (int64_t m = 1; m <= 3 * p + 1; ++m)
          for (int64_t g = 1; g <= m + 1; ++g) {
            ScheduleSpec spec{kind, p, m, v, g};
            int64_t rest = m % g;
            bool isFull = g >= p && (rest == 0 || rest >= p);
            std::optional<PipelineSchedule> schedule = generateIfLegal(spec);
            ASSERT_EQ(schedule.has_value(), isFull || g >= m)
                << testing::PrintToString(spec);
            if (schedule) {
              ASSERT_EQ(getFirstError(*schedule), "")
                  << testing::PrintToString(spec);
            }
          }
}

TEST(GenerateTest, GroupsAreEvenIfNotGiven) {
  using Sizes = SmallVector<int64_t>;
  auto getSizes = [](int64_t p, int64_t m) {
    return getGroupSizes({ScheduleKind::InterleavedOneFOneB, p, m, 2});
  };
  EXPECT_EQ(getSizes(4, 8), (Sizes{4, 4}));
  EXPECT_EQ(getSizes(4, 11), (Sizes{6, 5}));
  EXPECT_EQ(getSizes(4, 3), (Sizes{3}));
}
