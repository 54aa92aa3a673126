//===- LoopPlan.h - plans of loops for threads ------------------*- C++ -*-===//

#ifndef MESH_LIB_CONVERSION_LINALGTOGPU_LOOPPLAN_H
#define MESH_LIB_CONVERSION_LINALGTOGPU_LOOPPLAN_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mesh {

/// The bytes that a thread loads and stores at once.
inline constexpr int64_t kAccessBytes = 16;

/// The distribution of the loops of an op on memrefs over threads.
///
/// Either a thread has one result, or a few that are neighbours, and does all
/// that they take. Or, where that would be few threads that have much to add
/// up, a block has a group of results, and of each several threads do a slice
/// of what it takes.
struct LoopPlan {
  SmallVector<int64_t> sizes;
  /// Loops that results have a step each of; that of neighbours is the last.
  SmallVector<int64_t> shared;
  /// The other loops, the outermost first.
  SmallVector<int64_t> own;
  /// A thread does so many steps of this loop at once.
  int64_t laneLoop = -1;
  int64_t lanes = 1;
  /// A block's results and the slices of each; 1 of both without such blocks.
  int64_t group = 1;
  int64_t slices = 1;

  bool hasBlocks() const { return slices > 1; }
  int64_t getNumResults() const { return count(shared); }
  /// Return the numbers of sums and of blocks of a result.
  int64_t getNumSums() const { return count(own); }
  int64_t getNumBlocks() const {
    return llvm::divideCeil(getNumResults(), group);
  }
  /// Without blocks.
  int64_t getNumThreads() const { return getNumResults() / lanes; }

private:
  int64_t count(ArrayRef<int64_t> loops) const {
    int64_t number = 1;
    for (int64_t loop : loops)
      number *= sizes[loop];
    return number;
  }
};

LoopPlan planLoops(linalg::LinalgOp op);

/// Returns true if `lanes` steps of `loop`, from a multiple of that on, are
/// elements of `buffer` in a row that can be accessed at once. `map` says which
/// elements are accessed.
bool isRow(Value buffer, AffineMap map, int64_t loop, int64_t lanes);

/// The most neighbouring steps of `loop` that a thread is to do at once: so
/// many that the smallest elements along it make an access, and the largest two
/// of them.
int64_t getMostLanes(linalg::LinalgOp op, int64_t loop);

} // namespace mesh

#endif // MESH_LIB_CONVERSION_LINALGTOGPU_LOOPPLAN_H
