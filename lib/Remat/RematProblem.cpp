//===- RematProblem.cpp - values to compute again -------------------------===//

#include "mesh/Remat/RematProblem.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace mesh;

RematProblem::RematProblem(std::vector<RematStep> steps,
                           std::vector<RematValue> values)
    : steps(std::move(steps)), values(std::move(values)),
      readers(this->values.size()) {
  for (RematStep &step : this->steps) {
    if (step.profile.empty())
      step.profile.push_back(step.extraBytes);
    llvm::sort(step.lastReads);
    llvm::sort(step.firstWrites);
  }
  for (auto [number, step] : llvm::enumerate(this->steps))
    for (unsigned value : step.reads)
      if (readers[value].empty() || readers[value].back() != number)
        readers[value].push_back(number);
  for (unsigned number : llvm::seq<unsigned>(0, this->values.size())) {
    firstChoices.push_back(choices.size());
    addChoices(number);
  }
  firstChoices.push_back(choices.size());
  findValuesInParts();
}

void RematProblem::addChoices(unsigned number) {
  const RematValue &value = values[number];
  if (value.bytes == 0 || !value.step || value.isOnDemand)
    return;
  unsigned after = *value.step;
  if (value.parts) {
    choices.push_back({number, after, readers[number].back()});
    return;
  }
  if (!steps[after].isRepeatable)
    return;
  // Steps that read it, and may do so again later.
  bool hasRepetitions = false;
  auto add = [&](std::optional<unsigned> before) {
    choices.push_back({number, after, before});
    if (hasRepetitions)
      choices.push_back({number, after, before, /*isForEach=*/true});
  };
  for (unsigned reader : readers[number]) {
    if (reader > after + 1)
      add(reader);
    hasRepetitions |= steps[reader].isRepeatable;
    after = reader;
  }
  add(std::nullopt);
}

/// Goes from each value to those that its parts are made of: these come first,
/// in the opposite order.
void RematProblem::findValuesInParts() {
  valuesInParts.resize(steps.size());
  llvm::BitVector isKnown(values.size());
  std::vector<unsigned> order;
  auto getSources = [&](unsigned value) {
    return ArrayRef(values[value].parts->reads);
  };
  SmallVector<std::pair<unsigned, ArrayRef<unsigned>>> path;
  auto enter = [&](unsigned value) {
    if (!values[value].parts || isKnown[value])
      return;
    isKnown.set(value);
    path.emplace_back(value, getSources(value));
  };
  for (unsigned number : llvm::seq<unsigned>(0, values.size())) {
    enter(number);
    while (!path.empty()) {
      auto &[value, sources] = path.back();
      if (sources.empty()) {
        for (unsigned reader : readers[value])
          valuesInParts[reader].push_back(value);
        order.push_back(value);
        path.pop_back();
        continue;
      }
      unsigned next = sources.front();
      sources = sources.drop_front();
      enter(next);
    }
  }
  for (auto &ofStep : valuesInParts)
    std::reverse(ofStep.begin(), ofStep.end());
  // The readers of a value are known once those that are made of it are left
  // out.
  std::vector<size_t> rank(values.size(), order.size());
  for (auto [index, value] : llvm::enumerate(llvm::reverse(order)))
    rank[value] = index;
  for (RematStep &step : steps)
    llvm::stable_sort(step.results, [&](unsigned lhs, unsigned rhs) {
      return rank[lhs] < rank[rhs];
    });
}

llvm::iota_range<unsigned> RematProblem::getChoicesOf(unsigned value) const {
  return llvm::seq(firstChoices[value], firstChoices[value + 1]);
}

std::optional<unsigned> RematProblem::getChoiceAt(unsigned value,
                                                  unsigned step) const {
  for (unsigned number : getChoicesOf(value))
    if (choices[number].after < step &&
        (!choices[number].before || step <= *choices[number].before))
      return number;
  return std::nullopt;
}

double RematProblem::getSeconds(unsigned choice) const {
  const RematValue &value = values[choices[choice].value];
  return value.parts ? value.parts->seconds : steps[*value.step].seconds;
}

ArrayRef<unsigned> RematProblem::getReads(unsigned choice) const {
  const RematValue &value = values[choices[choice].value];
  return value.parts ? value.parts->reads : steps[*value.step].reads;
}

/// Returns true if a schedule may do without `value`.
static bool canBeLeftOut(const RematValue &value) {
  return value.parts || value.isOnDemand;
}

/// The bytes of what `step` reads and makes, in place where it can, except for
/// values that `isHeld` beyond it.
static int64_t getOwnBytes(const RematStep &step, ArrayRef<RematValue> values,
                           function_ref<bool(unsigned)> isHeld) {
  auto touched = llvm::to_vector(step.reads);
  llvm::append_range(touched, step.results);
  llvm::sort(touched);
  touched.erase(llvm::unique(touched), touched.end());
  // The last way takes the fewest bytes.
  int64_t bytes = step.insides.empty()
                      ? step.extraBytes
                      : *llvm::max_element(step.insides.back().profile);
  // A value that is in use for a part of the time may be beside nothing else.
  auto isPartOfTime = [&](unsigned value) {
    RematInnerUse use{value, 0};
    return std::binary_search(step.lastReads.begin(), step.lastReads.end(),
                              use) ||
           std::binary_search(step.firstWrites.begin(), step.firstWrites.end(),
                              use);
  };
  auto isSure = [&](unsigned value) {
    return !canBeLeftOut(values[value]) && !isPartOfTime(value) &&
           !llvm::is_contained(step.fusable, value);
  };
  for (unsigned value : touched)
    if (isSure(value) && !isHeld(value))
      bytes += values[value].bytes;
  SmallVector<unsigned> replaced;
  for (unsigned result : step.results) {
    std::optional<unsigned> old = values[result].inPlaceOf;
    // A value that is written over a part of the step is written over what that
    // part is written over.
    while (old && llvm::is_contained(step.fusable, *old))
      old = values[*old].inPlaceOf;
    if (old && isSure(*old) && !isHeld(*old) &&
        !llvm::is_contained(replaced, *old)) {
      replaced.push_back(*old);
      bytes -= values[*old].bytes;
    }
  }
  return bytes;
}

int64_t RematProblem::getLeastBytes() const {
  auto isKept = [&](const RematValue &value) {
    return value.step && !steps[*value.step].isRepeatable &&
           !canBeLeftOut(value);
  };
  // A value that cannot be made again lives from its maker to its last reader.
  std::vector<int64_t> begins(steps.size() + 1);
  for (auto [number, value] : llvm::enumerate(values)) {
    if (!isKept(value) || readers[number].empty())
      continue;
    begins[*value.step + 1] += value.bytes;
    begins[readers[number].back()] -= value.bytes;
  }
  int64_t least = 0, held = 0;
  for (auto [number, step] : llvm::enumerate(steps)) {
    held += begins[number];
    auto isHeld = [&, number = number](unsigned value) {
      return isKept(values[value]) && *values[value].step < number &&
             readers[value].back() > number;
    };
    least = std::max(least, held + getOwnBytes(step, values, isHeld));
  }
  return least;
}

RematProblem RematProblem::withoutSeconds() const {
  RematProblem problem = *this;
  for (RematStep &step : problem.steps) {
    step.seconds = 0;
    for (RematInside &inside : step.insides)
      inside.seconds = 0;
  }
  for (RematValue &value : problem.values)
    if (value.parts)
      value.parts->seconds = 0;
  return problem;
}
