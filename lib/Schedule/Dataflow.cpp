//===- Dataflow.cpp - data flow between actions ---------------------------===//

#include "mesh/Schedule/Dataflow.h"

#include "llvm/ADT/STLExtras.h"

using namespace mesh;

SmallVector<ScheduleValue, 2> mesh::getMadeValues(const Action &action) {
  auto value = [&](ValueKind kind) {
    return ScheduleValue{kind, action.stage, action.microbatch};
  };
  switch (action.kind) {
  case ActionKind::Forward:
    return {value(ValueKind::Output)};
  case ActionKind::InputGrad:
    return {value(ValueKind::InputGradient)};
  case ActionKind::WeightGrad:
    return {value(ValueKind::WeightGradient)};
  case ActionKind::Backward:
    return {value(ValueKind::InputGradient), value(ValueKind::WeightGradient)};
  default:
    return {};
  }
}

StageGraph::StageGraph(const PipelineSchedule &schedule)
    : producers(schedule.getNumStages()), consumers(schedule.getNumStages()) {
  auto add = [&](StageEdge edge) {
    producers[edge.to].push_back(edge.from);
    consumers[edge.from].push_back(edge.to);
  };
  for (int32_t stage = 0; stage + 1 < schedule.getNumStages(); ++stage)
    add({stage, stage + 1});
  for (StageEdge edge : schedule.skips)
    add(edge);
}

bool StageGraph::feeds(int32_t from, int32_t to) const {
  // One of the two may have very many.
  return consumers[from].size() < producers[to].size()
             ? llvm::is_contained(consumers[from], to)
             : llvm::is_contained(producers[to], from);
}

SmallVector<ScheduleValue, 4>
StageGraph::getReadValues(const Action &action) const {
  SmallVector<ScheduleValue, 4> values;
  auto read = [&](ValueKind kind, int32_t stage) {
    values.push_back({kind, stage, action.microbatch});
  };
  switch (action.kind) {
  case ActionKind::Forward:
    for (int32_t producer : getProducers(action.stage))
      read(ValueKind::Output, producer);
    break;
  case ActionKind::InputGrad:
  case ActionKind::Backward:
    read(ValueKind::Output, action.stage);
    for (int32_t consumer : getConsumers(action.stage))
      read(ValueKind::InputGradient, consumer);
    break;
  case ActionKind::WeightGrad:
    read(ValueKind::InputGradient, action.stage);
    break;
  default:
    break;
  }
  return values;
}

/// Kind and stage, and micro-batch, as what a map can have as a key.
static std::pair<uint64_t, uint64_t> getKey(const ScheduleValue &value) {
  return {static_cast<uint64_t>(value.kind) << 32 |
              static_cast<uint32_t>(value.stage),
          static_cast<uint32_t>(value.microbatch)};
}

ActionIndex::ActionIndex(const PipelineSchedule &schedule) {
  size_t numCells = 0;
  for (const std::vector<Cell> &row : schedule.rows)
    numCells += row.size();
  makers.reserve(numCells);
  schedule.walk([&](Position position, const Action &action) {
    for (const ScheduleValue &value : getMadeValues(action))
      makers.try_emplace(getKey(value), position);
  });
}

std::optional<Position> ActionIndex::find(const ScheduleValue &value) const {
  auto it = makers.find(getKey(value));
  return it == makers.end() ? std::nullopt : std::optional(it->second);
}
