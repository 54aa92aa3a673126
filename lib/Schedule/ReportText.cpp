//===- ReportText.cpp - a schedule's timeline in letters ------------------===//

#include "mesh/Schedule/Formulas.h"
#include "mesh/Schedule/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"

#include <limits>

using namespace mesh;

static double toPercent(Rational fraction) {
  return 100.0 * static_cast<double>(fraction.numerator) /
         static_cast<double>(fraction.denominator);
}

static void printSummary(const ScheduleReport &report, llvm::raw_ostream &os) {
  const PipelineSchedule &schedule = report.schedule;
  const ScheduleCosts &costs = report.costs;
  const Timeline &timeline = report.timeline;
  os << report.title << ": " << schedule.getNumRanks() << " ranks, "
     << schedule.getNumStages() << " stages, " << schedule.numMicrobatches
     << " micro-batches\n";
  os << "costs: F " << costs.toUnits(costs.forward) << ", I "
     << costs.toUnits(costs.inputGrad) << ", W "
     << costs.toUnits(costs.weightGrad) << ", transfer "
     << costs.toUnits(costs.transfer) << '\n';
  if (!costs.stageWeights.empty()) {
    os << "stage weights: ";
    llvm::interleaveComma(costs.stageWeights, os, [&](int64_t weight) {
      os << makeRational(weight, costs.weightUnit);
    });
    os << '\n';
  }
  if (!report.layersOfStage.empty()) {
    os << "layers of each stage: ";
    llvm::interleaveComma(report.layersOfStage, os);
    os << '\n';
  }
  os << "time: " << costs.toUnits(timeline.makespan) << '\n';
  std::optional<BubbleFormula> formula;
  if (report.spec)
    formula = getBubbleFormula(*report.spec, costs);
  auto printBubble = [&](StringRef name, int64_t ticks, bool isWindow) {
    os << name << costs.toUnits(ticks);
    if (formula && formula->isWindow == isWindow)
      os << " (formula: " << costs.toUnits(formula->ticks) << ')';
  };
  printBubble("bubble: ", timeline.getBubble(), false);
  os << ", " << llvm::format("%.2f", toPercent(timeline.getBubbleFraction()))
     << "% of all ranks' time\n";
  printBubble("bubble between a rank's first and last action: ",
              timeline.getWindowBubble(), true);
  os << "\n\n";

  os << "rank      busy    bubble  peak live\n";
  for (auto [i, rank] : llvm::enumerate(timeline.ranks))
    os << llvm::format("%4d", static_cast<int>(i))
       << llvm::format("%10s", toString(costs.toUnits(rank.busy)).c_str())
       << llvm::format(
              "%10s",
              toString(costs.toUnits(timeline.makespan - rank.busy)).c_str())
       << llvm::format("%11lld", static_cast<long long>(rank.peakLive)) << '\n';
}

namespace {
/// Letters for actions, one line for each rank. The shortest action has room
/// for the longest name and a space.
class LetterPicture {
public:
  explicit LetterPicture(const ScheduleReport &report) {
    shortest = std::numeric_limits<int64_t>::max();
    forEachPiece(report, [&](int32_t, Interval interval, StringRef name) {
      shortest = std::min(shortest, interval.end - interval.begin);
      nameWidth = std::max<int64_t>(nameWidth, name.size() + 1);
    });
    lines.resize(report.schedule.getNumRanks());
    forEachPiece(report, [&](int32_t rank, Interval interval, StringRef name) {
      lines[rank].resize(getColumn(interval.begin), ' ');
      lines[rank] += name;
      lines[rank].resize(getColumn(interval.end) - 1, '-');
      lines[rank] += ' ';
    });
  }

  void print(llvm::raw_ostream &os, size_t width) const {
    size_t margin = 10;
    size_t columns = width > margin + nameWidth ? width - margin : nameWidth;
    size_t length = 0;
    for (const std::string &line : lines)
      length = std::max(length, line.size());
    for (size_t begin = 0; begin < length; begin += columns) {
      os << '\n';
      for (auto [rank, line] : llvm::enumerate(lines)) {
        StringRef part = StringRef(line).substr(begin, columns).rtrim();
        os << llvm::format("rank %-4d", static_cast<int>(rank)) << '|' << part
           << '\n';
      }
    }
  }

private:
  /// Calls `visit` with what takes time. Of a pair the forward is drawn first.
  static void
  forEachPiece(const ScheduleReport &report,
               function_ref<void(int32_t, Interval, StringRef)> visit) {
    for (auto [rank, row] : llvm::enumerate(report.schedule.rows))
      for (auto [cell, interval] :
           llvm::zip_equal(row, report.timeline.ranks[rank].cells)) {
        int64_t begin = interval.begin;
        for (const Action &action : cell) {
          int64_t end = begin + report.costs.get(action);
          if (begin < end)
            visit(rank, {begin, end}, getName(report, action));
          begin = end;
        }
      }
  }
  /// The stage of a rank that has but one goes without saying.
  static std::string getName(const ScheduleReport &report,
                             const Action &action) {
    if (report.schedule.getNumStages() > report.schedule.getNumRanks())
      return mesh::toString(Cell{action});
    return (mesh::getSpelling(action.kind) + std::to_string(action.microbatch))
        .str();
  }

  size_t getColumn(int64_t time) const {
    return static_cast<size_t>(static_cast<double>(time) * nameWidth /
                               shortest);
  }

  int64_t shortest, nameWidth = 1;
  std::vector<std::string> lines;
};
} // namespace

void mesh::printText(const ScheduleReport &report, llvm::raw_ostream &os,
                     int64_t width) {
  printSummary(report, os);
  LetterPicture(report).print(os, width);
}
