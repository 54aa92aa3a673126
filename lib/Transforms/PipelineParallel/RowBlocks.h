//===- RowBlocks.h - ops on a block of rows ---------------------*- C++ -*-===//
//
// Ops become a function, and the partitioner makes of it what one of several
// devices does that have a block of the rows each.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_TRANSFORMS_PIPELINEPARALLEL_ROWBLOCKS_H
#define MESH_LIB_TRANSFORMS_PIPELINEPARALLEL_ROWBLOCKS_H

#include "mesh/Analysis/LoopRange.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"

namespace mesh {

/// Ops on values with rows as a function in a module of its own. Its first
/// arguments are the values with rows, its last ones the captured values.
/// Captured values that are cheap are computed in it.
class RowFunction {
public:
  ArrayRef<Value> getCaptured() const { return captured; }
  /// The number of arguments before the captured values.
  unsigned getNumOwn() { return function.getNumArguments() - captured.size(); }

  /// Where, and why, the ops need more than their block of rows.
  struct Problem {
    Location loc;
    std::string text;
  };

  /// Returns a module with the function for one of `numBlocks` blocks of rows.
  /// That has one more argument, the number of the block. Returns null, and
  /// sets `problem`, if the ops need other rows as well.
  mlir::OwningOpRef<ModuleOp> splitRows(int64_t numBlocks,
                                        std::optional<Problem> &problem);

protected:
  /// The function returns values of `results`. Those have rows, or are sums
  /// over the rows.
  RowFunction(Location loc, TypeRange results, bool isSum);

  Value addArgument(Type type);
  /// Returns what `value`, from outside of the ops, is in the function.
  void addOuter(Value value, OpBuilder &builder, IRMapping &mapping);
  /// Lets the function return `values`, and removes what they do not need.
  void finish(OpBuilder &builder, ValueRange values);

  Location loc;
  SmallVector<Value> captured;
  mlir::OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  /// The numbers of arguments that have rows.
  unsigned numWithRows = 0;

private:
  void annotate(FlatSymbolRefAttr mesh, func::FuncOp copy);

  bool isSum;
};

/// The body of a loop. After the loop-carried values come the variable and a
/// slice of each stack.
class LoopBody : public RowFunction {
public:
  /// `loop` has the constant range `range`.
  LoopBody(scf::ForOp loop, LoopRange range);

  /// Returns the stacked tensors of which each iteration takes the slice of its
  /// number, and nothing else.
  ArrayRef<Value> getStacks() const { return stacks; }

private:
  void findStacks();
  bool isIterationNumber(OpFoldResult value);
  void cloneBody(OpBuilder &builder, IRMapping &mapping);
  void build();

  scf::ForOp loop;
  LoopRange range;
  SmallVector<Value> stacks;
  /// The slices that the body takes of stacks, and the numbers of these.
  DenseMap<Operation *, unsigned> slices;
};

/// Ops that compute a sum over the rows of `rows`.
class RowSum : public RowFunction {
public:
  /// `ops`, in their order, compute `sum`.
  RowSum(ArrayRef<Operation *> ops, ValueRange rows, Value sum);
};

/// The part of a function on rows that a micro-batch needs.
struct MicrobatchFunction {
  mlir::OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  /// False if micro-batches may be any rows.
  bool isContiguous = false;
  /// For each captured value whether it is cut.
  SmallVector<bool> isSplit;
  /// A captured value that is cut otherwise than the rows, or null.
  Value otherwise;
};

/// Cuts `numRows` rows of `body` into micro-batches. Fails, and sets `problem`,
/// if one needs several of them.
FailureOr<MicrobatchFunction>
cutIntoMicrobatches(RowFunction &body, int64_t numRows, int64_t numMicrobatches,
                    std::optional<RowFunction::Problem> &problem);

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_PIPELINEPARALLEL_ROWBLOCKS_H
