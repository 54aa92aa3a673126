//===- Generate.cpp - the known pipeline schedules ------------------------===//

#include "mesh/Schedule/Generate.h"

#include "RowBuilder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/Twine.h"

using namespace mesh;

namespace {
/// The condition of a schedule on the number of chunks.
enum class Chunks { One, Any, Two };

struct ScheduleInfo {
  ScheduleKind kind;
  StringRef name;
  Chunks chunks;
  bool isV;
  bool hasGroups;
  void (*write)(RowBuilder &row);
  StringRef summary;
};
} // namespace

//===----------------------------------------------------------------------===//
// Known properties of schedules
//===----------------------------------------------------------------------===//

static const ScheduleInfo schedules[] = {
    {ScheduleKind::GPipe, "gpipe", Chunks::One, false, false, writeGPipe,
     "all forwards, then all backwards"},
    {ScheduleKind::OneFOneB, "1f1b", Chunks::One, false, false, writeOneFOneB,
     "backwards as early as they can, at most p micro-batches live"},
    {ScheduleKind::EagerOneFOneB, "eager-1f1b", Chunks::One, false, false,
     writeEagerOneFOneB, "1F1B with a longer warm-up that hides transfers"},
    {ScheduleKind::InterleavedOneFOneB, "interleaved-1f1b", Chunks::Any, false,
     true, writeInterleavedOneFOneB, "1F1B with several stages on each rank"},
    {ScheduleKind::LoopedBFS, "looped-bfs", Chunks::Any, false, false,
     writeLoopedBFS, "GPipe with several stages on each rank"},
    {ScheduleKind::ZeroBubbleH1, "zb-h1", Chunks::One, false, false,
     writeInterleavedZeroBubble,
     "1F1B with weight gradients in the bubble, memory as in 1F1B"},
    {ScheduleKind::ZeroBubbleH2, "zb-h2", Chunks::One, false, false,
     writeZeroBubbleH2, "no bubble between steps, twice the memory"},
    {ScheduleKind::InterleavedZeroBubble, "interleaved-zb", Chunks::Any, false,
     true, writeInterleavedZeroBubble,
     "ZB-H1 with several stages on each rank"},
    {ScheduleKind::ZeroBubbleV, "zb-v", Chunks::Two, true, false,
     writeZeroBubbleV, "no bubble between steps, memory as in 1F1B"},
    {ScheduleKind::DualPipeV, "dualpipe-v", Chunks::Two, true, false,
     writeDualPipeV, "forwards overlap with backwards of the other chunk"},
};

static const ScheduleInfo &getInfo(ScheduleKind kind) {
  return schedules[static_cast<size_t>(kind)];
}

StringRef mesh::getName(ScheduleKind kind) { return getInfo(kind).name; }

StringRef mesh::getSummary(ScheduleKind kind) { return getInfo(kind).summary; }

ArrayRef<ScheduleKind> mesh::getAllScheduleKinds() {
  static const SmallVector<ScheduleKind> kinds = llvm::map_to_vector(
      schedules, [](const ScheduleInfo &info) { return info.kind; });
  return kinds;
}

int64_t mesh::getDefaultChunks(ScheduleKind kind) {
  return getInfo(kind).chunks == Chunks::One ? 1 : 2;
}

//===----------------------------------------------------------------------===//
// Making them
//===----------------------------------------------------------------------===//

/// More forwards than anyone has use for, and fewer than memory has room for.
static constexpr int64_t maxForwards = 1'000'000;

static llvm::Error fail(const ScheduleSpec &spec, const llvm::Twine &message) {
  return llvm::createStringError(getName(spec.kind) + " " + message);
}

SmallVector<int64_t> mesh::getGroupSizes(const ScheduleSpec &spec) {
  int64_t m = spec.microbatches;
  SmallVector<int64_t> sizes;
  if (spec.group) {
    for (int64_t begin = 0; begin < m; begin += *spec.group)
      sizes.push_back(std::min(*spec.group, m - begin));
    return sizes;
  }
  int64_t n = std::max<int64_t>(1, m / spec.ranks);
  for (int64_t i = 0; i < n; ++i)
    sizes.push_back(m / n + (i < m % n ? 1 : 0));
  return sizes;
}

/// A group that is too small to fill the pipeline can make ranks wait for one
/// another, unless it is the only one.
static llvm::Error verifyGroups(const ScheduleSpec &spec) {
  if (!spec.group || *spec.group >= spec.microbatches)
    return llvm::Error::success();
  if (*spec.group < spec.ranks)
    return fail(spec, "needs groups of at least as many micro-batches as there "
                      "are ranks, " +
                          llvm::Twine(spec.ranks) + ", got " +
                          llvm::Twine(*spec.group));
  int64_t rest = spec.microbatches % *spec.group;
  if (rest != 0 && rest < spec.ranks)
    return fail(spec, "needs a last group of at least as many micro-batches as "
                      "there are ranks, " +
                          llvm::Twine(spec.ranks) + ", got " +
                          llvm::Twine(rest));
  return llvm::Error::success();
}

static llvm::Error verify(const ScheduleSpec &spec) {
  const ScheduleInfo &info = getInfo(spec.kind);
  if (spec.ranks < 1)
    return fail(spec, "needs at least 1 stage, got " + llvm::Twine(spec.ranks));
  if (spec.microbatches < 1)
    return fail(spec, "needs at least 1 micro-batch, got " +
                          llvm::Twine(spec.microbatches));
  if (spec.chunks < 1)
    return fail(spec, "needs at least 1 chunk on each rank, got " +
                          llvm::Twine(spec.chunks));
  if (info.chunks == Chunks::One && spec.chunks != 1)
    return fail(spec,
                "has 1 chunk on each rank, got " + llvm::Twine(spec.chunks));
  if (info.chunks == Chunks::Two && spec.chunks != 2)
    return fail(spec,
                "has 2 chunks on each rank, got " + llvm::Twine(spec.chunks));
  if (spec.kind == ScheduleKind::DualPipeV &&
      spec.microbatches / 2 < spec.ranks)
    return fail(spec,
                "needs at least twice as many micro-batches as ranks, got " +
                    llvm::Twine(spec.microbatches) + " on " +
                    llvm::Twine(spec.ranks) + " ranks");
  if (spec.group && !info.hasGroups)
    return fail(spec, "has no groups of micro-batches, got a group of " +
                          llvm::Twine(*spec.group));
  if (llvm::Error error = verifyGroups(spec))
    return error;
  // Rows of a V are written for so many micro-batches, even if there are less.
  int64_t m = spec.microbatches;
  if (info.isV && spec.ranks <= maxForwards)
    m = std::max(m, 2 * spec.ranks);
  if (m > maxForwards / spec.chunks / spec.ranks)
    return fail(spec, "would have more than " + llvm::Twine(maxForwards) +
                          " forwards");
  return llvm::Error::success();
}

llvm::Expected<PipelineSchedule>
mesh::generateSchedule(const ScheduleSpec &spec) {
  if (llvm::Error error = verify(spec))
    return error;
  const ScheduleInfo &info = getInfo(spec.kind);
  PipelineSchedule schedule;
  schedule.numMicrobatches = spec.microbatches;
  int64_t numStages = spec.ranks * spec.chunks;
  for (int64_t stage = 0; stage < numStages; ++stage)
    schedule.rankOfStage.push_back(
        info.isV ? std::min(stage, numStages - 1 - stage) : stage % spec.ranks);
  std::vector<SmallVector<int32_t>> stageOfChunk(spec.ranks);
  for (auto [stage, rank] : llvm::enumerate(schedule.rankOfStage))
    stageOfChunk[rank].push_back(stage);
  schedule.rows.resize(spec.ranks);
  for (int64_t rank = 0; rank < spec.ranks; ++rank) {
    RowBuilder row(spec, rank, stageOfChunk[rank], schedule.rows[rank]);
    info.write(row);
  }
  return schedule.filter([&](const Action &action) {
    return action.microbatch < schedule.numMicrobatches;
  });
}
