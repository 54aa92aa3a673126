//===- ThreadEmitter.h - the code of a thread -------------------*- C++ -*-===//
//
// What a thread does of a structured op on memrefs, by the op's plan.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CONVERSION_THREADEMITTER_H
#define MESH_LIB_CONVERSION_THREADEMITTER_H

#include "LoopPlan.h"

#include "mlir/IR/IRMapping.h"

namespace mesh {

struct ReductionStep;

class ThreadEmitter {
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
  /// A value for each lane.
  using Lanes = SmallVector<Value>;

  void emitSteps(Value number, ArrayRef<int64_t> loops);
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

  Lanes load(OpOperand &operand);
  void store(OpOperand &operand, ArrayRef<Value> values);
  SmallVector<Value> getIndices(OpOperand &operand, int64_t lane);
  Value getStep(int64_t loop, int64_t lane);
  Value constant(int64_t value);
  /// A number of the type of `like`.
  Value constantLike(Value like, int64_t value);
  Value toIndex(Value number);
  bool isRowOfLanes(OpOperand &operand);
  /// Whether a thread has one element of the result, which stays in a register.
  bool isKept(OpOperand &out);

  linalg::LinalgOp op;
  const LoopPlan &plan;
  OpBuilder builder;
  const Location loc;
  IRMapping &mapping;
  /// Where each loop is, for the first lane.
  SmallVector<Value> steps;
};

} // namespace mesh

#endif // MESH_LIB_CONVERSION_THREADEMITTER_H
