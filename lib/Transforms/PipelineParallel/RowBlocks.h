//===- RowBlocks.h - the body of a loop on a block of rows ------*- C++ -*-===//
//
// A loop's body becomes a function, and the partitioner makes of it what one of
// several devices does that have a block of the rows each.
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

/// A loop's body as a function in a module of its own. Its arguments are the
/// loop-carried values, the variable, a slice of each stack, and the captured
/// values. Captured values that are cheap are computed in it.
class LoopBody {
public:
  /// `loop` has the constant range `range`.
  LoopBody(scf::ForOp loop, LoopRange range);

  /// Returns the stacked tensors of which each iteration takes the slice of its
  /// number, and nothing else.
  ArrayRef<Value> getStacks() const { return stacks; }
  ArrayRef<Value> getCaptured() const { return captured; }

  /// Where, and why, an iteration needs more than its block of rows.
  struct Problem {
    Location loc;
    std::string text;
  };

  /// Returns a module with the function for one of `numBlocks` blocks of rows.
  /// That has one more argument, the number of the block. Returns null, and
  /// sets `problem`, if an iteration needs other rows as well.
  mlir::OwningOpRef<ModuleOp> splitRows(int64_t numBlocks,
                                        std::optional<Problem> &problem);

private:
  void findStacks();
  bool isIterationNumber(OpFoldResult value);
  /// Returns what `value`, from outside of the loop, is in the function.
  void addOuter(Value value, OpBuilder &builder, IRMapping &mapping);
  void cloneBody(OpBuilder &builder, IRMapping &mapping);
  void build();
  void annotate(FlatSymbolRefAttr mesh, func::FuncOp copy);

  scf::ForOp loop;
  LoopRange range;
  SmallVector<Value> stacks, captured;
  /// The slices that the body takes of stacks, and the numbers of these.
  DenseMap<Operation *, unsigned> slices;
  mlir::OwningOpRef<ModuleOp> module;
  func::FuncOp function;
};

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_PIPELINEPARALLEL_ROWBLOCKS_H
