//===- ThreadEmitter.h - the code of a thread -------------------*- C++ -*-===//
//
// The code of a thread for a structured op on memrefs, by the op's plan.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CONVERSION_LINALGTOGPU_THREADEMITTER_H
#define MESH_LIB_CONVERSION_LINALGTOGPU_THREADEMITTER_H

#include "ElementAccess.h"
#include "LoopPlan.h"

namespace mesh {

struct ReductionStep;

class ThreadEmitter : ElementAccess {
public:
  /// `mapping` is that of the op's buffers to what they are in the kernel.
  ThreadEmitter(linalg::LinalgOp op, const LoopPlan &plan, OpBuilder &builder,
                IRMapping &mapping);

  /// The thread of that number, of a plan without blocks.
  void emit(Value thread);

  /// A thread of a block; both have numbers of one type. Of each result the
  /// block shares an array of getArraySize elements.
  void emitInBlock(Value block, Value thread, ValueRange arrays);

  static int64_t getArraySize(linalg::LinalgOp op, const LoopPlan &plan);

private:
  /// The own loops from number `depth` on, with the results so far.
  SmallVector<Value> emitLoops(size_t depth, ValueRange results);
  SmallVector<Value> emitBody(ValueRange results);
  Lanes emitYields(int64_t lane, ArrayRef<Lanes> arguments);

  using Steps = ArrayRef<ReductionStep>;
  SmallVector<Value> emitSlice(Value slice, Steps combine);
  void emitWarps(Value thread, ValueRange arrays, Steps combine,
                 SmallVector<Value> &parts);
  void emitShuffles(int64_t count, Steps combine, SmallVector<Value> &parts);
  void emitTree(Value thread, Value slice, ValueRange arrays, Steps combine,
                SmallVector<Value> &parts);

  /// Returns true if a thread has one element of the result, which stays in a
  /// register.
  bool isKept(OpOperand &out);

  const LoopPlan &plan;
};

} // namespace mesh

#endif // MESH_LIB_CONVERSION_LINALGTOGPU_THREADEMITTER_H
