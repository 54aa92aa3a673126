//===- RingEmitter.h - ring schedules as IR ---------------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_RINGEMITTER_H
#define MESH_TRANSFORMS_RINGEMITTER_H

#include "mesh/Analysis/RingSchedule.h"

#include "mlir/IR/Builders.h"

namespace mesh {

/// The devices among which a ring runs: the groups along `axes`, of n devices.
struct RingGroup {
  FlatSymbolRefAttr mesh;
  AxesAttr axes;
  int64_t n;

  /// This device's position d in its group.
  Value emitIndex(OpBuilder &builder, Location loc) const;
  /// (d + distance) mod n, for a distance from 0 to n.
  Value emitMember(OpBuilder &builder, Location loc, Value index,
                   int64_t distance) const;
  /// member · size + offset
  static Value emitOffset(OpBuilder &builder, Location loc, Value member,
                          int64_t size, int64_t offset);
  /// Starts to send `value` to the device `shift` positions on.
  Value emitStart(OpBuilder &builder, Location loc, Value value,
                  int64_t shift) const;
};

/// Emits a ring schedule, step by step or as loops.
///
/// What a ring carries from step to step are SSA values: in a gather the lanes'
/// blocks at hand and then the consumers' states; in a scatter the lanes'
/// accumulators.
///
/// Invariants: futures are waited for in the step that started them, so that no
/// future crosses a loop's back edge. Between the start and the wait stands all
/// that the step computes, none of which depends on what is under way. All
/// devices emit the same ops: only offsets depend on the device.
class RingEmitter {
public:
  /// Rings of more than `unrollLimit` devices become loops. The blocks are
  /// along `dim` of the tensors, each of `blockSize` elements.
  RingEmitter(OpBuilder &builder, Location loc, const RingGroup &group,
              const RingSchedule &schedule, int64_t dim, int64_t blockSize,
              int64_t unrollLimit);

  /// Uses a block (or a part of one) that stands at `offset` in the gathered
  /// tensor, given the states of the consumers; returns their new states.
  using Consume = llvm::function_ref<SmallVector<Value>(
      Value block, OpFoldResult offset, ValueRange states)>;

  /// Computes this device's contribution to `size` elements at `offset`.
  using Produce = llvm::function_ref<Value(OpFoldResult offset, int64_t size)>;

  /// Passes all blocks by this device, whose own is `own`. Returns the final
  /// states of the consumers.
  SmallVector<Value> emitGather(Value own, ValueRange states, Consume consume);

  /// Returns this device's block of the combination of all contributions.
  Value emitScatter(Combiner combiner, Produce produce);

private:
  using Step = llvm::function_ref<SmallVector<Value>(
      const RingPhase &phase, OpFoldResult step, ValueRange values)>;

  /// Emits the given phases, in each of which all steps look the same.
  SmallVector<Value> emitPhases(ArrayRef<RingPhase> phases, ValueRange values,
                                Step emitStep);
  SmallVector<Value> emitLoop(const RingPhase &phase, ValueRange values,
                              Step emitStep);

  /// Starts the permutes of the phase's lanes, runs `compute`, and replaces the
  /// lanes' values by what has arrived.
  void emitMove(const RingPhase &phase, MutableArrayRef<Value> lanes,
                llvm::function_ref<void()> compute);

  /// Where the part of the block that the lane has at hand stands in the whole.
  Value emitOffset(unsigned lane, OpFoldResult step);
  /// The block that the lane has at hand.
  Value emitBlock(unsigned lane, OpFoldResult step);

  /// Makes the block that the final accumulators are.
  Value joinLanes(Combiner combiner, ValueRange accumulators);

  OpBuilder &builder;
  Location loc;
  const RingGroup &group;
  const RingSchedule &schedule;
  int64_t dim;
  int64_t blockSize;
  int64_t unrollLimit;
  Value index;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_RINGEMITTER_H
