//===- RingEmitter.h - ring schedules as IR ---------------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_COLLECTIVES_RINGEMITTER_H
#define MESH_TRANSFORMS_COLLECTIVES_RINGEMITTER_H

#include "mesh/Transforms/Collectives/RingActions.h"

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

/// A tensor of which blocks travel: along which dim, and how many elements a
/// unit is, in which the schedule counts.
struct RingTensor {
  int64_t dim;
  int64_t unit;
};

/// Emits a ring schedule, step by step or as loops.
///
/// A ring carries SSA values from step to step: in a gather the lanes' blocks
/// at hand, in chunks, and then the consumers' states; in a scatter the lanes'
/// accumulators. A gather may pass blocks of several tensors at once.
///
/// Invariants: no future crosses a loop's back edge. All devices emit the same
/// ops: only offsets depend on the device.
class RingEmitter {
public:
  /// Rings of more than `unrollLimit` devices become loops. Blocks are of
  /// `blockSize` units.
  RingEmitter(OpBuilder &builder, Location loc, const RingGroup &group,
              const RingSchedule &schedule, ArrayRef<RingTensor> tensors,
              int64_t blockSize, int64_t unrollLimit);

  /// Uses a block (or a part of one) of each tensor, all at unit `offset` of
  /// the gathered tensors, given the states of the consumers; returns their new
  /// states.
  using Consume = llvm::function_ref<SmallVector<Value>(
      ValueRange blocks, OpFoldResult offset, ValueRange states)>;

  /// Computes this device's contribution to `size` units at `offset`.
  using Produce = llvm::function_ref<Value(OpFoldResult offset, int64_t size)>;

  /// Passes all blocks by this device, whose own of each tensor are `own`.
  /// Returns the final states of the consumers.
  SmallVector<Value> emitGather(ValueRange own, ValueRange states,
                                Consume consume);

  /// Returns this device's block of the combination of all contributions to the
  /// one tensor.
  Value emitScatter(Combiner combiner, Produce produce);

private:
  /// Emits a computation with what is at hand.
  using Compute =
      llvm::function_ref<void(const RingAction &action, OpFoldResult step)>;

  void emitSections(Compute compute);
  void emitLoop(const RingSection &section, Compute compute);
  void emitAction(const RingAction &action, OpFoldResult step, Compute compute);

  size_t getPieceNumber(unsigned lane, int64_t chunk) const {
    return lane * schedule.chunks + chunk;
  }
  /// A chunk of a lane: a value of each tensor.
  MutableArrayRef<Value> getPieces(MutableArrayRef<Value> values, unsigned lane,
                                   int64_t chunk) const {
    return values.slice(getPieceNumber(lane, chunk) * tensors.size(),
                        tensors.size());
  }

  /// Returns the place in the whole of a chunk of the block that the lane has
  /// at hand.
  Value emitOffset(unsigned lane, int64_t chunk, OpFoldResult step);
  /// The block that the lane has at hand.
  Value emitBlock(unsigned lane, OpFoldResult step);

  /// Makes the block that the final accumulators are.
  Value joinPieces(Combiner combiner);

  OpBuilder &builder;
  Location loc;
  const RingGroup &group;
  const RingSchedule &schedule;
  ArrayRef<RingTensor> tensors;
  int64_t blockSize;
  int64_t unrollLimit;
  Value index;
  /// For each chunk of each lane, and each tensor: its value, and the future of
  /// the one that follows it.
  SmallVector<Value> atHand, underWay;
  /// The states of the consumers.
  SmallVector<Value> states;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_COLLECTIVES_RINGEMITTER_H
