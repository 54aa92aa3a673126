//===- SortToLoops.h - Rewrite sorts as loops -------------------*- C++ -*-===//

#ifndef MESH_LIB_CONVERSION_AGGREGATESTOLINALG_SORTTOLOOPS_H
#define MESH_LIB_CONVERSION_AGGREGATESTOLINALG_SORTTOLOOPS_H

#include "mesh/IR/SortOps.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Rewrites a sort as a merge sort of each row.
LogicalResult lowerSort(SortOp op, mlir::PatternRewriter &rewriter);

} // namespace mesh

#endif // MESH_LIB_CONVERSION_AGGREGATESTOLINALG_SORTTOLOOPS_H
