//===- LoopStacks.h - values that loops save for later loops ----*- C++ -*-===//
//
// A forward loop of a training step saves values of its iterations in *stacks*:
// results with a dimension for the iterations. The backward loop reads the
// slice of one iteration at a time. A stack that is left out costs no memory:
// the backward loop computes the slice again, from other stacks, from what the
// forward loop captures, and from its iteration arguments.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_REMAT_LOOPSTACKS_H
#define MESH_LIB_REMAT_LOOPSTACKS_H

#include "mesh/Analysis/LoopRange.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {

/// A result of a loop whose slice `i` is a value of iteration `i`.
struct LoopStack {
  /// The number of the loop's result.
  unsigned result;
  tensor::InsertSliceOp insert;
  /// The value of the iteration: what is inserted, without reshapes and copies
  /// that only add dimensions of size 1.
  Value stored;
};

/// The ops and values by which a stored value is computed again, in any place
/// that knows the number of the iteration.
struct StackRecipe {
  /// Ops of the loop's body, in no order.
  llvm::SetVector<Operation *> ops;
  /// Numbers of the stacks (not of results) that are read.
  llvm::SetVector<unsigned> stacks;
  /// Iteration arguments that are in no stack.
  llvm::SetVector<BlockArgument> arguments;
  /// Values from outside of the loop.
  llvm::SetVector<Value> captures;
};

/// Returns true if `index` is a number that constants and the variable of
/// `loop`, of range `range`, determine: `getExpected(i)` in each iteration `i`.
bool isIndexOfIterations(Value index, scf::ForOp loop, const LoopRange &range,
                         function_ref<int64_t(int64_t)> getExpected);

class LoopStacks {
public:
  /// Finds the stacks of `loop`; none if its trip count is not known.
  explicit LoopStacks(scf::ForOp loop);

  scf::ForOp getLoop() const { return loop; }
  ArrayRef<LoopStack> getStacks() const { return stacks; }
  /// The stack that is the loop's result `number`, if any.
  std::optional<unsigned> findStackOfResult(unsigned number) const;
  std::optional<unsigned> findStackOf(Value stored) const;
  const LoopRange &getRange() const { return *range; }

  /// Returns what computing the value of stack `number` again takes; nothing if
  /// that cannot be done. `mayRepeat` says so of an op.
  std::optional<StackRecipe>
  getRecipe(unsigned number, function_ref<bool(Operation *)> mayRepeat) const;

private:
  bool addStack(unsigned result);
  bool isIterationNumber(Value index);

  scf::ForOp loop;
  std::optional<LoopRange> range;
  SmallVector<LoopStack> stacks;
  DenseMap<Value, unsigned> numbers;
  DenseMap<Value, bool> areNumbers;
};

/// Returns the slices that `loop`, a later loop, reads of `stack`, a result;
/// nothing if it is read in another way.
std::optional<SmallVector<tensor::ExtractSliceOp>> findSlices(Value stack,
                                                              scf::ForOp loop);

/// Returns `value` in the shape of `type`, which has the same elements; null if
/// no reshape leads there.
Value reshapeTo(OpBuilder &builder, Value value, RankedTensorType type);
/// Returns true if reshapeTo finds a reshape.
bool canReshape(RankedTensorType from, RankedTensorType to);

} // namespace mesh

#endif // MESH_LIB_REMAT_LOOPSTACKS_H
