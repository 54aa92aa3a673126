//===- SearchProgress.cpp - a line on the terminal ------------------------===//

#include "mesh/Search/SearchProgress.h"

#include "mesh/Execution/ReportText.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mesh;

/// Returns to the first column and erases the line.
static constexpr StringLiteral kEraseLine = "\r\x1b[K";

void SearchProgress::add(const StrategyCost &cost, bool fits) {
  constexpr std::chrono::milliseconds kInterval(200);
  if (fits)
    best = std::min(best.value_or(cost.seconds), cost.seconds);
  Clock::time_point now = Clock::now();
  if (++numEvaluated > 1 && now - shown < kInterval)
    return;
  shown = now;
  isShown = true;
  std::chrono::duration<double> passed = now - begin;
  terminal << kEraseLine
           << llvm::formatv(
                  "{0} evaluated  best step {1}  {2:f0} s", numEvaluated,
                  best ? toText(*best) : "does not fit yet", passed.count());
  terminal.flush();
}

void SearchProgress::clear() {
  if (!isShown)
    return;
  terminal << kEraseLine;
  terminal.flush();
  isShown = false;
}
