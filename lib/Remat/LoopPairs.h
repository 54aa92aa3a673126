//===- LoopPairs.h - loops that can run in groups ---------------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_LOOPPAIRS_H
#define MESH_LIB_REMAT_LOOPPAIRS_H

#include "LoopStacks.h"

namespace mesh {

/// The ops of a loop's body that compute the values of some stacks again, from
/// the iteration arguments before the first of some iterations on.
struct LoopRerun {
  llvm::SetVector<Operation *> ops;
  /// The numbers of the iteration arguments, in ascending order.
  SmallVector<unsigned> carried;
  /// Values from outside of the loop.
  llvm::SetVector<Value> captures;
};

/// Returns what it takes to compute the stacks that are the results `wanted` of
/// the loop again; nothing if `mayRepeat` is false for an op.
std::optional<LoopRerun> findRerun(const LoopStacks &stacks,
                                   ArrayRef<unsigned> wanted,
                                   function_ref<bool(Operation *)> mayRepeat);

} // namespace mesh

#endif // MESH_LIB_REMAT_LOOPPAIRS_H
