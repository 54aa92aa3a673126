//===- ManyDrops.cpp - many values to drop at once ------------------------===//

#include "ManyDrops.h"

#include "llvm/Support/MathExtras.h"

#include <queue>

using namespace mesh;

Overdraft::Overdraft(ArrayRef<int64_t> profile, int64_t limit)
    : numLeaves(llvm::PowerOf2Ceil(std::max<size_t>(1, profile.size()))),
      most(2 * numLeaves, kNone), added(2 * numLeaves) {
  for (auto [step, bytes] : llvm::enumerate(profile))
    most[numLeaves + step] = bytes - limit;
  for (size_t node = numLeaves - 1; node > 0; --node)
    most[node] = std::max(most[2 * node], most[2 * node + 1]);
}

void Overdraft::add(size_t node, size_t from, size_t to, size_t begin,
                    size_t end, int64_t bytes) {
  if (end <= from || to <= begin)
    return;
  if (begin <= from && to <= end) {
    most[node] += bytes;
    added[node] += bytes;
    return;
  }
  size_t middle = (from + to) / 2;
  add(2 * node, from, middle, begin, end, bytes);
  add(2 * node + 1, middle, to, begin, end, bytes);
  most[node] = std::max(most[2 * node], most[2 * node + 1]) + added[node];
}

int64_t Overdraft::find(size_t node, size_t from, size_t to, size_t begin,
                        size_t end) const {
  if (end <= from || to <= begin)
    return kNone;
  if (begin <= from && to <= end)
    return most[node];
  size_t middle = (from + to) / 2;
  return std::max(find(2 * node, from, middle, begin, end),
                  find(2 * node + 1, middle, to, begin, end)) +
         added[node];
}

ManyDrops::ManyDrops(const RematProblem &problem, const llvm::BitVector &chosen,
                     ArrayRef<int64_t> profile, int64_t limit)
    : problem(problem), chosen(chosen), overdraft(profile, limit), numOver(1) {
  for (int64_t bytes : profile)
    numOver.push_back(numOver.back() + (bytes > limit));
  for (const RematChoice &choice : problem.getChoices())
    ends.push_back(choice.before.value_or(profile.size()));
  // Later values are read by nothing before them.
  for (unsigned choice = ends.size(); choice-- > 0;)
    if (chosen[choice])
      noteReads(choice, /*isNew=*/false);
}

/// Returns the bytes that dropping the value of `choice` saves above the limit
/// between two steps.
double ManyDrops::getSavedBytes(unsigned choice, unsigned begin,
                                unsigned end) const {
  if (end <= begin + 1)
    return 0;
  const RematValue &value =
      problem.getValues()[problem.getChoices()[choice].value];
  return static_cast<double>(value.bytes) * (numOver[end] - numOver[begin + 1]);
}

/// Returns the bytes above the limit that `choice` saves per second, less those
/// that choices made before it no longer save.
double ManyDrops::getScore(unsigned choice) const {
  const RematChoice &it = problem.getChoices()[choice];
  unsigned end = ends[choice];
  double saved = getSavedBytes(choice, it.after, end);
  double seconds = problem.getSeconds(choice);
  for (unsigned read : problem.getReads(choice)) {
    std::optional<unsigned> source = problem.getChoiceAt(read, end);
    if (!source)
      continue;
    unsigned last = problem.getReaders(read).back();
    if (chosen[*source])
      saved -= getSavedBytes(*source, end, ends[*source]);
    else if (last < end)
      // It is kept until then, or computed again.
      saved -= getSavedBytes(*source, last, end);
  }
  return saved / (seconds + kLeastSeconds);
}

/// Takes into account what the repetition of `choice` reads.
void ManyDrops::noteReads(unsigned choice, bool isNew) {
  unsigned end = ends[choice];
  for (unsigned read : problem.getReads(choice)) {
    const RematValue &source = problem.getValues()[read];
    ArrayRef<unsigned> readers = problem.getReaders(read);
    std::optional<unsigned> later = problem.getChoiceAt(read, end);
    if (source.bytes == 0 || !source.step)
      continue;
    bool isGone = readers.back() < end;
    if (later && end < ends[*later]) {
      if (isNew && chosen[*later] && problem.getChoices()[*later].before)
        overdraft.take(end, ends[*later], -source.bytes);
      ends[*later] = end;
    }
    if (!isNew || !isGone || (later && chosen[*later]))
      continue;
    if (later && overdraft.getMost(readers.back(), end) + source.bytes > 0)
      choose(*later);
    else
      overdraft.take(readers.back(), end, -source.bytes);
  }
}

void ManyDrops::choose(unsigned choice) {
  if (chosen[choice])
    return;
  chosen.set(choice);
  const RematChoice &it = problem.getChoices()[choice];
  if (it.before)
    overdraft.take(it.after, ends[choice], problem.getValues()[it.value].bytes);
  noteReads(choice, /*isNew=*/true);
}

llvm::BitVector ManyDrops::run(ArrayRef<unsigned> ranked) {
  std::priority_queue<std::pair<double, int64_t>> queue;
  for (unsigned choice : ranked)
    queue.push({getScore(choice), -int64_t(choice)});
  while (!queue.empty()) {
    auto [score, number] = queue.top();
    queue.pop();
    auto choice = static_cast<unsigned>(-number);
    unsigned after = problem.getChoices()[choice].after;
    if (chosen[choice] || score <= 0 ||
        overdraft.getMost(after, ends[choice]) <= 0)
      continue;
    // Other choices may have made it worse.
    if (double now = getScore(choice); now < score)
      queue.push({now, number});
    else
      choose(choice);
  }
  return std::move(chosen);
}
