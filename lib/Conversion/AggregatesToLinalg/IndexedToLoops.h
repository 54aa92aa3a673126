//===- IndexedToLoops.h - Rewrite gathers and scatters as loops -*- C++ -*-===//

#ifndef MESH_LIB_CONVERSION_AGGREGATESTOLINALG_INDEXEDTOLOOPS_H
#define MESH_LIB_CONVERSION_AGGREGATESTOLINALG_INDEXEDTOLOOPS_H

#include "mesh/IR/IndexedOps.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Rewrites a gather as a `linalg.generic` that reads an element, or a zero.
LogicalResult lowerGatherSlices(GatherSlicesOp op,
                                mlir::PatternRewriter &rewriter);

/// Rewrites a scatter as loops over its slices.
LogicalResult lowerScatterSlices(ScatterSlicesOp op,
                                 mlir::PatternRewriter &rewriter);

} // namespace mesh

#endif // MESH_LIB_CONVERSION_AGGREGATESTOLINALG_INDEXEDTOLOOPS_H
