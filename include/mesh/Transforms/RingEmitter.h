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
/// blocks at hand, in chunks, and then the consumers' states; in a scatter the
/// lanes' accumulators.
///
/// Invariants: between the start of a permute and the wait for it stands all
/// that does not depend on it: the computation with the block at hand, and with
/// the next one up to the chunk that is under way. No future crosses a loop's
/// back edge. All devices emit the same ops: only offsets depend on the device.
class RingEmitter {
public:
  /// Rings of more than `unrollLimit` devices become loops. The blocks are
  /// along `dim` of the tensors, each of `blockSize` units of `unit` elements,
  /// in which the schedule counts.
  RingEmitter(OpBuilder &builder, Location loc, const RingGroup &group,
              const RingSchedule &schedule, int64_t dim, int64_t blockSize,
              int64_t unit, int64_t unrollLimit);

  /// Uses a block (or a part of one) that stands at unit `offset` in the
  /// gathered tensor, given the states of the consumers; returns their new
  /// states.
  using Consume = llvm::function_ref<SmallVector<Value>(
      Value block, OpFoldResult offset, ValueRange states)>;

  /// Computes this device's contribution to `size` units at `offset`.
  using Produce = llvm::function_ref<Value(OpFoldResult offset, int64_t size)>;

  /// Passes all blocks by this device, whose own is `own`. Returns the final
  /// states of the consumers.
  SmallVector<Value> emitGather(Value own, ValueRange states, Consume consume);

  /// Returns this device's block of the combination of all contributions.
  Value emitScatter(Combiner combiner, Produce produce);

private:
  /// Emits a step of `phase`, given the consumers' states, and returns the new
  /// ones. `next` is the phase of the step that follows, null at the end of a
  /// ring or of a loop's body.
  using Step = llvm::function_ref<SmallVector<Value>(
      const RingPhase &phase, OpFoldResult step, const RingPhase *next,
      ValueRange states)>;

  /// Emits the given phases, in each of which all steps look the same.
  SmallVector<Value> emitPhases(ArrayRef<RingPhase> phases, ValueRange states,
                                Step emitStep);
  SmallVector<Value> emitLoop(const RingPhase &phase, ValueRange states,
                              Step emitStep);
  bool isLoop(const RingPhase &phase) const;

  size_t getPieceNumber(unsigned lane, int64_t chunk) const {
    return lane * schedule.chunks + chunk;
  }
  /// Starts to send the chunk at hand, unless it is under way.
  void send(unsigned lane, int64_t chunk);
  /// Waits for the chunk that is under way, if there is one.
  void receive(unsigned lane, int64_t chunk);
  void receiveAll();

  /// Where a chunk of the block that the lane has at hand stands in the whole.
  Value emitOffset(unsigned lane, int64_t chunk, OpFoldResult step);
  /// The block that the lane has at hand.
  Value emitBlock(unsigned lane, OpFoldResult step);

  /// Makes the block that the final accumulators are.
  Value joinPieces(Combiner combiner);

  OpBuilder &builder;
  Location loc;
  const RingGroup &group;
  const RingSchedule &schedule;
  int64_t dim;
  int64_t blockSize;
  int64_t unit;
  int64_t unrollLimit;
  Value index;
  /// For each chunk of each lane: its value, and the future of the one that
  /// follows it, or null.
  SmallVector<Value> atHand, underWay;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_RINGEMITTER_H
