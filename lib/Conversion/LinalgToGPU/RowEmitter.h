//===- RowEmitter.h - Code of a thread for a part of rows -------*- C++ -*-===//
//
// The code of a thread for a structured op on memrefs in which rows are
// combined, by the op's plan.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CONVERSION_LINALGTOGPU_ROWEMITTER_H
#define MESH_LIB_CONVERSION_LINALGTOGPU_ROWEMITTER_H

#include "ElementAccess.h"
#include "RowPlan.h"
#include "mesh/Codegen/Functions/LaunchBuilder.h"
#include "mesh/IR/MeshRt.h"

namespace mesh {

class RowEmitter : ElementAccess {
public:
  /// `mapping` is that of the op's buffers to what they are in the kernel.
  RowEmitter(linalg::LinalgOp op, const RowPlan &plan, OpBuilder &builder,
             IRMapping &mapping)
      : ElementAccess(op, plan.sizes, plan.getLaneLoop(), plan.lanes, builder,
                      mapping),
        plan(plan), varying(findVarying(op, plan)), same(mapping) {}

  /// A thread of a block of getBlockShape.
  void emit(const BlockValues &values);

  /// Returns the shape of blocks: each combination has a shared array.
  static BlockShape getBlockShape(linalg::LinalgOp op, const RowPlan &plan);

private:
  /// A group of lanes, and what the thread has made of it.
  struct Group {
    SmallVector<Value> steps;
    SmallVector<IRMapping> lanes;
    /// The condition that there is one; null if it always holds.
    Value isInside;
  };

  void emitStart(const BlockValues &values);
  Group makeGroup(Value number, Value isInside = {});
  void makeGroups();

  void emitBody();
  /// Returns `value` of each lane of `group`, with all that this needs.
  Lanes get(Value value, Group &group);
  void emitInLanes(Operation &inner, Group &group);
  void loadAhead(Value value);

  Value combine(RtCombineRowOp step, Value lhs, Value rhs);
  Value getNeutral(RtCombineRowOp step);
  Value combineInRegisters(RtCombineRowOp step);
  Value combineInLoop(RtCombineRowOp step);
  Value combineThreads(RtCombineRowOp step, Value array, Value part);
  Value shuffle(RtCombineRowOp step, Value part, int64_t numThreads);

  void emitStores();
  void storeGroup(Group &group);
  /// In the threads for which all of `conditions` that are there hold.
  void emitIf(ArrayRef<Value> conditions, function_ref<void()> emitInside);
  /// A loop over the thread's groups, with a value for each lane.
  Lanes emitLoop(const Lanes &init,
                 function_ref<Lanes(Group &, Lanes)> emitStep);

  const RowPlan &plan;
  const llvm::DenseSet<Value> varying;
  /// The values that are the same for all of a row, in the kernel.
  IRMapping same;
  /// The numbers of the thread in the block and in the row, and of the row in
  /// the block.
  Value thread, slice, rowOfBlock;
  /// The condition that the row is there; null if it always holds.
  Value isThere;
  /// The groups of elements of a row that stays in registers.
  SmallVector<Group> groups;
};

} // namespace mesh

#endif // MESH_LIB_CONVERSION_LINALGTOGPU_ROWEMITTER_H
