//===- SearchReport.cpp - the report of a search of one program -----------===//

#include "SearchReport.h"

#include "mesh-rt/text.h"
#include "mesh/IR/SourceText.h"
#include "mesh/Support/Quantity.h"

#include "llvm/Support/FormatVariadic.h"

#include <array>

using namespace mesh;

void SearchReport::printSummary(const SearchEffort &effort) {
  os << "@" << request.lower.entries.front() << " on "
     << formatCount(space.getMesh().getNumDevices(), "device") << ": "
     << formatCount(space.getNumTensors(), "tensor") << " in "
     << formatCount(space.getNumGroups(), "group") << ", "
     << formatCount(space.getNumChoices().size(), "decision") << "\n";
  os << llvm::formatv(
      "  {0} strategies estimated, {1} tried, {2} of them different "
      "programs, in {3:f1} s{4}; the first that fits after "
      "{5:f1} s\n",
      strategies.getNumEstimated(), strategies.getNumTried(),
      strategies.getEvaluator().getNumPartitioned(), effort.seconds, effort.end,
      effort.secondsToFirst);
  if (effort.numLeftOut > 0)
    os << "  tensors whose annotation in the start no decision can follow, so "
          "that it is left out: "
       << effort.numLeftOut << "\n";
  if (!effort.whyNotPlanned.empty())
    os << "  memory is as evaluated, since none can be planned: "
       << effort.whyNotPlanned << "\n";
}

std::string SearchReport::getNote(const LoweredStrategy &strategy) const {
  if (!strategy.getCost().fits(memoryLimit))
    return "does not fit";
  return strategy.program.isRecomputed ? "with --memory-limit" : "";
}

/// Returns by how much `evaluated` differs from `lowered`, as "+1.2%".
static std::string formatDifference(double evaluated, double lowered) {
  // There is no percentage of nothing.
  if (lowered == 0)
    return evaluated == 0 ? "+0.0%" : "-";
  return toText(llvm::format("%+.1f%%", 100 * (evaluated / lowered - 1)));
}

void SearchReport::printStrategies() {
  std::vector<std::vector<std::string>> rows{{"strategy", "step", "memory",
                                              "in local view", "evaluated step",
                                              "memory"}};
  for (auto [number, strategy] : llvm::enumerate(lowered)) {
    const StrategyCost &cost = strategy.getCost(),
                       &evaluated = strategy.rated.cost;
    rows.push_back({std::to_string(number + 1), steps[number],
                    rt::formatBytes(cost.bytes), toText(evaluated.localSeconds),
                    formatDifference(evaluated.seconds, cost.seconds),
                    formatDifference(static_cast<double>(evaluated.bytes),
                                     static_cast<double>(cost.bytes)),
                    getNote(strategy)});
  }
  printRows(os, rows);
}

void SearchReport::printWithout(size_t group) {
  const Choices &best = lowered.front().rated.choices;
  StrategyEvaluator &evaluator = strategies.getEvaluator();
  // The batch axis splits a group whatever is chosen.
  Choices choices = space.dropGroup(best, group);
  if (choices == best || leavesOut(evaluator.getSeconds()))
    return;
  std::optional<StrategyCost> without = evaluator.evaluate(choices);
  os << ": " << (without ? toText(without->seconds) : "impossible");
  if (!without || without->fits(memoryLimit))
    return;
  // Nothing was recomputed if that would be slow in any case.
  bool mayFit = request.recomputes && without->savedBytes == 0;
  os << (mayFit ? ", does not fit without recomputation" : ", does not fit");
}

void SearchReport::printRunnerUp(size_t number) {
  const LoweredStrategy &other = lowered[number];
  const Choices &best = lowered.front().rated.choices;
  os << "  a runner-up, " << steps[number] << ", differs in:\n";
  for (size_t group : llvm::seq(space.getNumGroups())) {
    if (space.getSharding(group, best) ==
        space.getSharding(group, other.rated.choices))
      continue;
    os << "    ";
    space.print(os, group, other.rated.choices);
    os << "\n";
  }
}

void SearchReport::printAnnotations() {
  const Choices &best = lowered.front().rated.choices;
  SmallVector<size_t> annotated = space.getAnnotated(best);
  os << (annotated.empty()
             ? std::string("  no annotation is better than any\n")
             : "  annotations, and the evaluated step without each of them, "
               "where it is " +
                   toText(lowered.front().rated.cost.seconds) + ":\n");
  for (size_t group : annotated) {
    os << "    ";
    space.print(os, group, best);
    printWithout(group);
    os << "\n";
  }
  for (size_t number : llvm::seq<size_t>(1, lowered.size()))
    printRunnerUp(number);
}

std::string mesh::describeWholeOp(const WholeOp &op) {
  std::string text =
      "'" + op.name.str() + "' has no sharding rule and is replicated: ";
  if (op.seconds == 0)
    return text + "its operands need not be gathered";
  std::string operands = op.count == 1
                             ? "its operands"
                             : "the operands of it and of " +
                                   formatCount(op.count - 1, "op") + " like it";
  return text + "gathering " + operands + " takes about " + toText(op.seconds) +
         " of a step in local view";
}

std::optional<double> mesh::getBound(StrategySearch &strategies,
                                     double localSeconds) {
  constexpr double kRounding = 1e-9, kWorthwhile = 1e-3;
  std::optional<double> least = strategies.getLeastSeconds();
  // Ops were simplified that the bound counts, so that it is none; or it counts
  // next to nothing.
  if (!least || *least <= 0 || localSeconds < *least * (1 - kRounding) ||
      *least < kWorthwhile * localSeconds)
    return std::nullopt;
  return least;
}

void SearchReport::printBound() {
  const StrategyCost &found = lowered.front().rated.cost;
  std::optional<double> least = getBound(strategies, found.localSeconds);
  if (!least)
    return;
  os << llvm::formatv(
      "  no strategy takes less than {0} in local view; what was found takes "
      "{1:f1}% more, {2}",
      toDigits(*least), std::max(0.0, 100 * (found.localSeconds / *least - 1)),
      toDigits(found.localSeconds));
  if (found.seconds != found.localSeconds)
    os << ", and with its rings " << toDigits(found.seconds);
  os << "\n";
}

void SearchReport::printWholeOps() {
  for (const WholeOp &op : lowered.front().program.wholeOps)
    os << "  " << getSourceText(op.loc) << ": " << describeWholeOp(op) << "\n";
  for (Location loc : lowered.front().program.assumedLoops)
    os << "  " << getSourceText(loc) << ": " << kAssumesIteration << "\n";
}

void SearchReport::printLinks() {
  constexpr std::array kFactors{0.8, 1.0, 1.2};
  std::vector<MachineModel> machines;
  std::vector<std::vector<std::string>> rows{
      {"evaluated step, by bandwidth", "-20%", "as it is", "+20%"}};
  auto add = [&](const std::string &name,
                 function_ref<Link &(MachineModel &)> getLink) {
    rows.push_back({name});
    for (double factor : kFactors)
      getLink(machines.emplace_back(machine)).bandwidth *= factor;
  };
  for (const auto &[name, link] : machine.links)
    add("links of \"" + name + "\"",
        [&](MachineModel &model) -> Link & { return model.links[name]; });
  for (size_t level : llvm::seq(machine.levels.size()))
    add("level " + std::to_string(level), [&](MachineModel &model) -> Link & {
      return model.levels[level].link;
    });
  // Each is simulated.
  if (machines.empty() || leavesOut(2 * strategies.getEvaluator().getSeconds()))
    return;
  auto seconds = strategies.getEvaluator().getSecondsOn(
      machines, lowered.front().rated.choices);
  for (auto [index, each] : llvm::enumerate(seconds))
    rows[1 + index / kFactors.size()].push_back(each ? toText(*each)
                                                     : "unknown");
  printRows(os, rows);
}

void SearchReport::printEnd() {
  if (isCut)
    os << (request.isStopped && request.isStopped()
               ? "  interrupted: the rest is not known\n"
               : "  the budget was spent before the rest was known: a larger "
                 "--budget tells it\n");
}

void SearchReport::print(const SearchEffort &effort) {
  printSummary(effort);
  printStrategies();
  printBound();
  printAnnotations();
  printWholeOps();
  printLinks();
  printEnd();
}
