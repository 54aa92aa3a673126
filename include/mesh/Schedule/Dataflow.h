//===- Dataflow.h - data flow between actions -------------------*- C++ -*-===//
//
// The values of a schedule: the output of a stage for a micro-batch, the
// gradient of its input, the gradient of its weights. A full backward makes
// both gradients, a split one makes them in two actions.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SCHEDULE_DATAFLOW_H
#define MESH_SCHEDULE_DATAFLOW_H

#include "mesh/Schedule/PipelineSchedule.h"

#include "llvm/ADT/DenseMap.h"

#include <optional>

namespace mesh {

enum class ValueKind : uint8_t { Output, InputGradient, WeightGradient };

struct ScheduleValue {
  ValueKind kind;
  int32_t stage;
  int32_t microbatch;
};

/// The values that a compute action makes.
SmallVector<ScheduleValue, 2> getMadeValues(const Action &action);

/// The stages that feed each stage, skips included.
class StageGraph {
public:
  explicit StageGraph(const PipelineSchedule &schedule);

  /// The stages whose output `stage` reads.
  ArrayRef<int32_t> getProducers(int32_t stage) const {
    return producers[stage];
  }
  /// The stages that read the output of `stage`.
  ArrayRef<int32_t> getConsumers(int32_t stage) const {
    return consumers[stage];
  }
  /// Returns true if stage `to` reads the output of stage `from`.
  bool feeds(int32_t from, int32_t to) const;
  /// The values that a compute action reads. Those of other stages may have to
  /// come as messages.
  SmallVector<ScheduleValue, 4> getReadValues(const Action &action) const;

private:
  std::vector<SmallVector<int32_t, 2>> producers, consumers;
};

/// Finds the cell that makes a value, in constant time.
class ActionIndex {
public:
  explicit ActionIndex(const PipelineSchedule &schedule);

  /// The first cell that makes the value, if there is one.
  std::optional<Position> find(const ScheduleValue &value) const;

private:
  llvm::DenseMap<std::pair<uint64_t, uint64_t>, Position> makers;
};

} // namespace mesh

#endif // MESH_SCHEDULE_DATAFLOW_H
