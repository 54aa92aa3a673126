//===- RowPlan.h - plans of rows for threads --------------------*- C++ -*-===//
//
// Ops in whose bodies rows are combined (mesh_rt.combine_row).
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CONVERSION_LINALGTOGPU_ROWPLAN_H
#define MESH_LIB_CONVERSION_LINALGTOGPU_ROWPLAN_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/DenseSet.h"

namespace mesh {

/// Returns the number of loops, the last ones, that the rows of `op` have; 0 if
/// it has none.
int64_t getNumRowLoops(linalg::LinalgOp op);

/// The distribution over threads of an op on memrefs whose steps combine rows.
///
/// A power of two of threads share a row: each has every so manieth group of
/// neighbours, the lanes. If that is little enough to stay in registers, it is
/// loaded once, and all that the body makes of it stays there; else the threads
/// go through the row again for each combination, and for what is stored.
/// Blocks that need not be so large have several rows.
struct RowPlan {
  SmallVector<int64_t> sizes;
  /// The loops over the rows, and those of a row.
  SmallVector<int64_t> rows, columns;
  int64_t numRows = 1;
  /// So many steps of the last loop are done at once.
  int64_t lanes = 1;
  /// In a row, the groups of lanes.
  int64_t groups = 1;
  /// The threads that share a row.
  int64_t threads = 1;
  int64_t rowsOfBlock = 1;
  /// Registers that an element takes: those of what is read of it, and one for
  /// what is made of that.
  int64_t registers = 1;

  int64_t getLaneLoop() const { return columns.back(); }
  int64_t getNumBlocks() const {
    return llvm::divideCeil(numRows, rowsOfBlock);
  }
  /// The groups of the thread that has most of them.
  int64_t getGroupsOfThread() const {
    return llvm::divideCeil(groups, threads);
  }
  bool staysInRegisters() const;
};

RowPlan planRows(linalg::LinalgOp op);

/// Returns the ops of the body of `op` that are not the same for all of a row.
llvm::DenseSet<Value> findVarying(linalg::LinalgOp op, const RowPlan &plan);

} // namespace mesh

#endif // MESH_LIB_CONVERSION_LINALGTOGPU_ROWPLAN_H
