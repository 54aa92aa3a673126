//===- RematEvaluation.cpp - time and memory of a schedule with choices ---===//

#include "mesh/Remat/RematProblem.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

#include <limits>
#include <numeric>

using namespace mesh;

namespace {
/// A time: that of step `step`, or of the repetition of an earlier one just
/// before step `slot`.
struct Time {
  unsigned slot;
  unsigned step;

  bool operator<(const Time &other) const {
    return std::pair(slot, step) < std::pair(other.slot, other.step);
  }
  bool operator==(const Time &other) const {
    return slot == other.slot && step == other.step;
  }
};

/// A value is read at `time` by the step `reader`, which may be a part of that
/// at `time`.
struct Read {
  Time time;
  unsigned reader;

  bool operator<(const Read &other) const { return time < other.time; }
};

/// The first run of a step or a repetition, and who reads one of its results.
struct Run {
  unsigned value;
  Time begin;
  ArrayRef<Read> reads;
};

/// Bytes that come into use at a time or before it, or go out of use after it.
struct Event {
  enum Phase { Replace, Begin, End };
  Time time;
  Phase phase;
  int64_t bytes;

  bool operator<(const Event &other) const {
    if (!(time == other.time))
      return time < other.time;
    return phase < other.phase;
  }
};

/// The step at `time` writes `result` over another value.
struct Replacement {
  Time time;
  unsigned result;
};

/// A step runs at `time`: it may take this much memory inside, by the way in
/// which it runs.
struct InsideRun {
  Time time;
  SmallVector<int64_t, 4> bytes;
};

/// The bytes in use at `time` are others at some of the steps inside.
struct InnerChange {
  Time time;
  unsigned first, last;
  int64_t bytes;
};

/// Follows the values from the last to the first: what reads them is known
/// then.
class Evaluation {
public:
  Evaluation(const RematProblem &problem, const llvm::BitVector &chosen)
      : problem(problem), chosen(chosen), reads(problem.getValues().size()),
        replaced(problem.getValues().size()) {}

  void run();
  /// Describes the schedule in `schedule`, too, if that is given.
  RematCost getCost(int64_t limit, RematSchedule *schedule);

  std::vector<RematRepetition> repetitions;

private:
  void runStep(unsigned number, Time time, int64_t unreadBytes = 0);
  void runAsPart(unsigned number, Time time);
  const Replacement *findReplacement(unsigned number, Time time) const;
  bool isLeftOut(unsigned number) const;
  SmallVector<int64_t, 4> getExtraBytes(unsigned number) const;
  void runStep(unsigned number, ArrayRef<Run> runs, bool isRepetition);
  bool isFused(const Run &run) const;
  bool leaveOut(unsigned number);
  void followValue(unsigned number, SmallVectorImpl<Run> &runs);
  void followResults(unsigned number);
  void addUse(const Run &run);
  void addInnerUse(const Run &run, Time end, const Replacement *replacement);
  void sortEvents();
  void applyInnerChanges();
  int64_t chooseInside(const InsideRun &run, int64_t room, RematCost &cost,
                       RematSchedule *schedule) const;

  const RematProblem &problem;
  const llvm::BitVector &chosen;
  std::vector<SmallVector<Read, 4>> reads;
  /// When each value may be written over.
  std::vector<SmallVector<Replacement, 1>> replaced;
  std::vector<Event> events;
  std::vector<InsideRun> insideRuns;
  std::vector<InnerChange> innerChanges;
  double seconds = 0;
  size_t numRepetitions = 0;
  size_t numInnerSteps = 0;
};
} // namespace

bool Evaluation::isLeftOut(unsigned number) const {
  if (!problem.getValues()[number].parts)
    return false;
  auto choices = problem.getChoicesOf(number);
  return !choices.empty() && chosen[*choices.begin()];
}

/// Returns the most bytes of `profile` with `changes` before its steps.
static int64_t getMostBytes(ArrayRef<int64_t> profile,
                            ArrayRef<int64_t> changes) {
  int64_t most = std::numeric_limits<int64_t>::min(), sum = 0;
  for (auto [bytes, change] : llvm::zip(profile, changes)) {
    sum += change;
    most = std::max(most, bytes + sum);
  }
  return most;
}

/// Returns the most bytes of each way to run what is inside `step`.
static SmallVector<int64_t, 4> getInsideBytes(const RematStep &step,
                                              ArrayRef<int64_t> changes) {
  SmallVector<int64_t, 4> bytes{getMostBytes(step.profile, changes)};
  for (const RematInside &inside : step.insides)
    bytes.push_back(getMostBytes(inside.profile, changes));
  return bytes;
}

/// Returns the further memory of step `number` for each way to run what is
/// inside, with that of the parts that it computes itself.
SmallVector<int64_t, 4> Evaluation::getExtraBytes(unsigned number) const {
  const RematStep &step = problem.getSteps()[number];
  SmallVector<unsigned> values =
      llvm::filter_to_vector(problem.getValuesInParts(number),
                             [&](unsigned value) { return isLeftOut(value); });
  if (values.empty()) {
    SmallVector<int64_t, 4> bytes{step.extraBytes};
    for (const RematInside &inside : step.insides)
      bytes.push_back(*llvm::max_element(inside.profile));
    return bytes;
  }
  std::vector<int64_t> changes(step.profile.size() + 1);
  auto add = [&](unsigned first, unsigned last, int64_t bytes) {
    changes[first] += bytes;
    changes[last + 1] -= bytes;
  };
  // The steps before which other parts are made of these, by block.
  DenseMap<std::pair<unsigned, unsigned>, unsigned> needed;
  for (unsigned value : values) {
    const RematParts &parts = *problem.getValues()[value].parts;
    const auto *use = llvm::partition_point(
        parts.uses, [&](const RematPartUse &it) { return it.reader < number; });
    for (; use != parts.uses.end() && use->reader == number; ++use) {
      auto it = needed.find({value, use->block});
      unsigned first =
          it == needed.end() ? use->first : std::min(use->first, it->second);
      for (unsigned read : parts.reads) {
        unsigned &other =
            needed.try_emplace({read, use->block}, first).first->second;
        other = std::min(other, first);
      }
      add(first, use->last, parts.bytes);
      add(first, first, parts.extraBytes);
    }
  }
  return getInsideBytes(step, changes);
}

/// Puts reads, of which there are few, in order of time. They were found from
/// the last step to the first. Of pointers, llvm::sort would call qsort.
static void sortByTime(SmallVectorImpl<Read> &reads) {
  std::reverse(reads.begin(), reads.end());
  if (!llvm::is_sorted(reads))
    std::sort(reads.begin(), reads.end());
}

/// Runs step `number`, of which `unreadBytes` of results are not read.
void Evaluation::runStep(unsigned number, Time time, int64_t unreadBytes) {
  const RematStep &step = problem.getSteps()[number];
  for (unsigned value : step.reads)
    reads[value].push_back({time, number});
  for (unsigned result : step.results)
    if (std::optional<unsigned> old = problem.getValues()[result].inPlaceOf)
      replaced[*old].push_back({time, result});
  SmallVector<int64_t, 4> insideBytes = getExtraBytes(number);
  int64_t extraBytes = unreadBytes;
  bool isLater = insideBytes.size() > 1 || !step.lastReads.empty() ||
                 !step.firstWrites.empty();
  if (isLater)
    insideRuns.push_back({time, std::move(insideBytes)});
  else
    extraBytes += insideBytes.front();
  if (extraBytes == 0 && !isLater)
    return;
  events.push_back({time, Event::Begin, extraBytes});
  events.push_back({time, Event::End, -extraBytes});
}

/// Returns how value `number` is written over at `time`, or null.
const Replacement *Evaluation::findReplacement(unsigned number,
                                               Time time) const {
  const auto *it = llvm::find_if(
      replaced[number], [&](const Replacement &by) { return by.time == time; });
  return it == replaced[number].end() ? nullptr : it;
}

/// Runs step `number` as a part of the one that reads its result at `time`.
void Evaluation::runAsPart(unsigned number, Time time) {
  const RematStep &step = problem.getSteps()[number];
  for (unsigned value : step.reads)
    reads[value].push_back({time, number});
  // A value that is written over the result is written over what that replaces.
  unsigned result = step.results.front();
  if (std::optional<unsigned> old = problem.getValues()[result].inPlaceOf)
    if (const Replacement *by = findReplacement(result, time))
      replaced[*old].push_back(*by);
}

/// Returns true if `run` is a part of what reads its value. Later, it would
/// keep what it reads in use.
bool Evaluation::isFused(const Run &run) const {
  return run.reads.size() == 1 &&
         run.reads.front().time.slot == run.begin.slot &&
         llvm::is_contained(
             problem.getSteps()[run.reads.front().reader].fusable, run.value);
}

/// Notes when the value of `run` is in use.
void Evaluation::addUse(const Run &run) {
  const RematValue &value = problem.getValues()[run.value];
  int64_t bytes = value.bytes;
  Time end = run.reads.empty() ? run.begin : run.reads.back().time;
  bool isRepetition = run.begin.slot != run.begin.step;
  Time begin = value.begin && !isRepetition ? Time{*value.begin, *value.begin}
                                            : run.begin;
  events.push_back({begin, Event::Begin, bytes});
  const Replacement *replacement =
      run.begin == end ? nullptr : findReplacement(run.value, end);
  events.push_back({end, replacement ? Event::Replace : Event::End, -bytes});
  addInnerUse(run, end, replacement);
}

/// Returns the step inside another one at which `value` is, by `uses`.
static std::optional<unsigned> findInnerStep(ArrayRef<RematInnerUse> uses,
                                             unsigned value) {
  const auto *use = llvm::lower_bound(uses, RematInnerUse{value, 0});
  return use != uses.end() && use->value == value ? std::optional(use->step)
                                                  : std::nullopt;
}

/// Notes the steps inside the first and the last one of `run` at which its
/// value is not in use. What is written over it at `end` is then in use from
/// the first step inside on.
void Evaluation::addInnerUse(const Run &run, Time end,
                             const Replacement *replacement) {
  int64_t bytes = problem.getValues()[run.value].bytes;
  const RematStep &maker = problem.getSteps()[run.begin.step];
  const RematStep &reader = problem.getSteps()[end.step];
  auto addBefore = [&](Time time, std::optional<unsigned> step, int64_t added) {
    if (step && *step > 0)
      innerChanges.push_back({time, 0, *step - 1, added});
  };
  addBefore(run.begin, findInnerStep(maker.firstWrites, run.value), -bytes);
  if (replacement) {
    addBefore(end, findInnerStep(reader.firstWrites, replacement->result),
              bytes);
    return;
  }
  unsigned lastStep = reader.profile.size() - 1;
  if (auto last = findInnerStep(reader.lastReads, run.value);
      last && *last < lastStep && !run.reads.empty())
    innerChanges.push_back({end, *last + 1, lastStep, -bytes});
}

/// Runs step `number`, for `runs` of some of its results.
void Evaluation::runStep(unsigned number, ArrayRef<Run> runs,
                         bool isRepetition) {
  const RematStep &step = problem.getSteps()[number];
  if (runs.size() == 1 && isFused(runs.front()))
    return runAsPart(number, runs.front().reads.front().time);
  int64_t unreadBytes = isRepetition ? step.repeatedBytes : 0;
  for (const Run &run : runs) {
    addUse(run);
    unreadBytes -= problem.getValues()[run.value].bytes;
  }
  runStep(number, runs.front().begin, std::max<int64_t>(0, unreadBytes));
}

/// Lets the reader of value `number` compute the parts each time that it runs,
/// if that is chosen.
bool Evaluation::leaveOut(unsigned number) {
  if (!isLeftOut(number))
    return false;
  const RematParts &parts = *problem.getValues()[number].parts;
  // Values whose parts are computed from this one may have noted a time again.
  sortByTime(reads[number]);
  std::optional<Time> last;
  for (const Read &run : reads[number]) {
    if (last && *last == run.time)
      continue;
    last = run.time;
    for (unsigned read : parts.reads)
      reads[read].push_back(run);
    seconds += parts.seconds;
  }
  return true;
}

/// Appends the runs that make value `number`, by time.
void Evaluation::followValue(unsigned number, SmallVectorImpl<Run> &runs) {
  const RematValue &value = problem.getValues()[number];
  if (value.bytes == 0 || !value.step ||
      (value.isOnDemand && reads[number].empty()))
    return;
  sortByTime(reads[number]);
  ArrayRef<Read> left = reads[number];
  Run run{number, {*value.step, *value.step}, left.take_front(0)};
  std::optional<unsigned> current;
  auto choices = problem.getChoicesOf(number);
  auto choice = choices.begin();
  for (; !left.empty(); left = left.drop_front()) {
    Time time = left.front().time;
    // The choice, if any, in whose time this read is.
    auto isOver = [&](const RematChoice &it) {
      return it.before && Time{*it.before, *it.before} < time;
    };
    while (choice != choices.end() && isOver(problem.getChoices()[*choice]))
      ++choice;
    bool isDropped = choice != choices.end() && chosen[*choice] &&
                     Time{problem.getChoices()[*choice].after,
                          problem.getChoices()[*choice].after} < time;
    bool isForEach = isDropped && *choice + 1 < chosen.size() &&
                     problem.getChoices()[*choice + 1].isForEach &&
                     chosen[*choice + 1];
    if (isDropped &&
        (current != *choice || (isForEach && run.begin.slot != time.slot))) {
      current = *choice;
      runs.push_back(run);
      run = {number, {time.slot, *value.step}, left.take_front(0)};
    }
    run.reads = ArrayRef(run.reads.begin(), run.reads.size() + 1);
  }
  runs.push_back(run);
}

/// Follows the results of step `number`, whose readers are known.
void Evaluation::followResults(unsigned number) {
  const RematStep &step = problem.getSteps()[number];
  SmallVector<Run, 4> runs;
  SmallVector<unsigned, 2> kept = llvm::filter_to_vector<2>(
      step.results, [&](unsigned result) { return !leaveOut(result); });
  for (unsigned result : kept)
    followValue(result, runs);
  if (runs.empty())
    return runStep(number, {number, number});
  if (kept.size() > 1)
    llvm::stable_sort(runs, [](const Run &lhs, const Run &rhs) {
      return lhs.begin < rhs.begin;
    });
  for (ArrayRef<Run> left = runs; !left.empty();) {
    Time begin = left.front().begin;
    auto now =
        left.take_while([&](const Run &run) { return run.begin == begin; });
    left = left.drop_front(now.size());
    bool isRepetition = begin.slot != number;
    runStep(number, now, isRepetition);
    if (!isRepetition)
      continue;
    seconds += step.seconds;
    ++numRepetitions;
    for (const Run &run : now)
      repetitions.push_back(
          {run.value, begin.slot, run.reads.back().time.slot});
  }
}

void Evaluation::run() {
  // Results of later steps come later.
  for (unsigned number = problem.getSteps().size(); number-- > 0;)
    followResults(number);
}

/// Puts events in order: by slot first, where few have the same.
void Evaluation::sortEvents() {
  std::vector<size_t> ends(problem.getSteps().size() + 1);
  for (const Event &event : events)
    ++ends[event.time.slot + 1];
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  std::vector<Event> sorted(events.size());
  for (const Event &event : events)
    sorted[ends[event.time.slot]++] = event;
  events = std::move(sorted);
  for (size_t begin = 0; size_t end : ArrayRef(ends).drop_back()) {
    llvm::sort(events.begin() + begin, events.begin() + end);
    begin = end;
  }
}

/// Corrects what runs take inside by what they read and make for a part of that
/// time.
void Evaluation::applyInnerChanges() {
  auto byTime = [](const auto &lhs, const auto &rhs) {
    return lhs.time < rhs.time;
  };
  llvm::sort(insideRuns, byTime);
  llvm::stable_sort(innerChanges, byTime);
  ArrayRef<InnerChange> left = innerChanges;
  for (InsideRun &run : insideRuns) {
    auto now = left.take_while(
        [&](const InnerChange &it) { return it.time == run.time; });
    left = left.drop_front(now.size());
    if (now.empty())
      continue;
    const RematStep &step = problem.getSteps()[run.time.step];
    std::vector<int64_t> changes(step.profile.size() + 1);
    for (const InnerChange &it : now) {
      changes[it.first] += it.bytes;
      changes[it.last + 1] -= it.bytes;
    }
    run.bytes = getInsideBytes(step, changes);
    numInnerSteps += now.size() + step.profile.size();
  }
}

/// Chooses the quickest way of `run` that fits into `room`; if there is none,
/// the one of the fewest bytes. Returns its bytes.
int64_t Evaluation::chooseInside(const InsideRun &run, int64_t room,
                                 RematCost &cost,
                                 RematSchedule *schedule) const {
  size_t way = 0;
  for (size_t other = 1; other < run.bytes.size(); ++other)
    if (run.bytes[way] > room && run.bytes[other] < run.bytes[way])
      way = other;
  if (way == 0)
    return run.bytes.front();
  const auto [slot, step] = run.time;
  const RematInside &inside = problem.getSteps()[step].insides[way - 1];
  cost.seconds += inside.seconds;
  // Without what is in use for a part of the time, it may need more.
  if (schedule)
    schedule->rooms.push_back(
        {slot, step, std::max(room, *llvm::max_element(inside.profile))});
  return run.bytes[way];
}

RematCost Evaluation::getCost(int64_t limit, RematSchedule *schedule) {
  sortEvents();
  applyInnerChanges();
  auto nextInside = insideRuns.begin();
  std::vector<int64_t> *profile = schedule ? &schedule->profile : nullptr;
  if (profile)
    profile->assign(problem.getSteps().size(), 0);
  RematCost cost;
  cost.seconds = seconds;
  cost.numRepetitions = numRepetitions;
  cost.numInnerSteps = numInnerSteps;
  int64_t live = 0;
  for (size_t i = 0, slot = 0; i < events.size();) {
    Time time = events[i].time;
    for (; profile && slot < time.slot; ++slot)
      (*profile)[slot] = std::max((*profile)[slot], live);
    for (; i < events.size() && events[i].time == time &&
           events[i].phase != Event::End;
         ++i)
      live += events[i].bytes;
    int64_t most = live;
    for (; nextInside != insideRuns.end() && nextInside->time == time;
         ++nextInside)
      most += chooseInside(*nextInside, limit - live, cost, schedule);
    cost.peakBytes = std::max(cost.peakBytes, most);
    cost.excess += static_cast<double>(std::max<int64_t>(0, most - limit));
    if (profile)
      (*profile)[time.slot] = std::max((*profile)[time.slot], most);
    for (; i < events.size() && events[i].time == time; ++i)
      live += events[i].bytes;
  }
  return cost;
}

RematCost RematProblem::evaluate(const llvm::BitVector &chosen,
                                 int64_t limit) const {
  Evaluation evaluation(*this, chosen);
  evaluation.run();
  return evaluation.getCost(limit, /*schedule=*/nullptr);
}

RematSchedule RematProblem::getSchedule(const llvm::BitVector &chosen,
                                        int64_t limit) const {
  Evaluation evaluation(*this, chosen);
  evaluation.run();
  RematSchedule schedule;
  evaluation.getCost(limit, &schedule);
  schedule.repetitions = std::move(evaluation.repetitions);
  return schedule;
}

std::vector<int64_t> RematProblem::getProfile() const {
  return getSchedule(llvm::BitVector(choices.size()),
                     std::numeric_limits<int64_t>::max())
      .profile;
}

int64_t RematProblem::getPeakBytes() const {
  return *llvm::max_element(getProfile());
}
