//===- TripCounts.h - numbers of runs of ops --------------------*- C++ -*-===//

#ifndef MESH_ANALYSIS_TRIPCOUNTS_H
#define MESH_ANALYSIS_TRIPCOUNTS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"

namespace mesh {

/// Returns the number of times that loops run `block` in one run of its
/// function: the product of their trip counts. A loop whose trip count is not
/// known counts as `unknown`; the result is nothing if that is nothing.
std::optional<double> getTripCount(Block *block,
                                   std::optional<double> unknown = {});

/// Returns true if control flow may run `block` or not: a region around it
/// belongs to an op with branches that is no loop.
bool isConditional(Block *block);

/// Runs of functions in one run of an entry.
struct RunCounts {
  /// By function: how often it runs if all branches are taken, and how often it
  /// runs whatever branches are taken.
  llvm::DenseMap<Operation *, double> most, least;

  /// Counts the runs of all functions that `entry` reaches. A trip count that
  /// is not known counts as `unknown`; the result is nothing if that is
  /// nothing.
  static std::optional<RunCounts> get(FunctionOpInterface entry,
                                      SymbolTableCollection &symbols,
                                      std::optional<double> unknown = {});
};

} // namespace mesh

#endif // MESH_ANALYSIS_TRIPCOUNTS_H
