//===- Formulas.cpp - closed formulas of schedules ------------------------===//

#include "mesh/Schedule/Formulas.h"

using namespace mesh;

std::optional<BubbleFormula>
mesh::getBubbleFormula(const ScheduleSpec &spec, const ScheduleCosts &costs) {
  if (costs.transfer != 0 || !costs.stageWeights.empty())
    return std::nullopt;
  int64_t p = spec.ranks, m = spec.microbatches;
  int64_t f = costs.forward, i = costs.inputGrad, w = costs.weightGrad;
  bool isUniform = f == i && i == w;
  switch (spec.kind) {
  case ScheduleKind::GPipe:
  case ScheduleKind::OneFOneB:
  case ScheduleKind::EagerOneFOneB:
    return BubbleFormula{(p - 1) * (f + i + w), false};
  case ScheduleKind::LoopedBFS:
  case ScheduleKind::InterleavedOneFOneB:
    if (m % p != 0 || spec.group.value_or(p) != p)
      return std::nullopt;
    return BubbleFormula{(p - 1) * (f + i + w), false};
  case ScheduleKind::ZeroBubbleH1:
    // A cell that is longer than the gap that it fills delays the rest as well.
    return BubbleFormula{
        (p - 1) * (f + i) - (std::min(p, m) - 1) * std::min({f, i, w}), false};
  case ScheduleKind::ZeroBubbleH2:
    if (m >= 2 * p - 1)
      return BubbleFormula{
          (p - 1) * std::max<int64_t>(0, f + i - 2 * std::min(f, w)), true};
    return std::nullopt;
  case ScheduleKind::ZeroBubbleV:
    if (isUniform)
      return BubbleFormula{std::max<int64_t>(0, 2 * (2 * p - 1 - m)) * f, true};
    return std::nullopt;
  case ScheduleKind::DualPipeV:
    if (isUniform)
      return BubbleFormula{(p - 1) * 2 * f, false};
    return std::nullopt;
  case ScheduleKind::InterleavedZeroBubble:
    return std::nullopt;
  }
  return std::nullopt;
}

std::optional<int64_t> mesh::getPeakLiveFormula(const ScheduleSpec &spec,
                                                int64_t rank) {
  int64_t p = spec.ranks, m = spec.microbatches, v = spec.chunks;
  switch (spec.kind) {
  case ScheduleKind::GPipe:
  case ScheduleKind::LoopedBFS:
    return v * m;
  case ScheduleKind::OneFOneB:
    return std::min(m, p - rank);
  case ScheduleKind::EagerOneFOneB:
    return std::min(m, 2 * (p - 1 - rank) + 1);
  case ScheduleKind::InterleavedOneFOneB:
    if (m % p != 0 || spec.group.value_or(p) != p)
      return std::nullopt;
    return std::min(v * m, 2 * (p - 1 - rank) + (v - 1) * p + 1);
  case ScheduleKind::ZeroBubbleH1:
    return std::min(p, m);
  case ScheduleKind::ZeroBubbleH2:
    return std::min(2 * p - 1, m);
  case ScheduleKind::ZeroBubbleV:
    if (m >= 2 * p - 1)
      return 2 * p;
    return std::nullopt;
  case ScheduleKind::DualPipeV:
    return 2 * p + 1;
  case ScheduleKind::InterleavedZeroBubble:
    return std::nullopt;
  }
  return std::nullopt;
}
