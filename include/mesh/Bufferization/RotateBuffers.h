//===- RotateBuffers.h - Double-buffer carried buffers ----------*- C++ -*-===//

#ifndef MESH_BUFFERIZATION_ROTATEBUFFERS_H
#define MESH_BUFFERIZATION_ROTATEBUFFERS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Makes buffers that iterations of loops in `function` allocate and hand on to
/// the next ones pairs of buffers that change places. No buffer then outlives
/// the iteration that allocates it. Fails, with an error, at a loop that hands
/// on buffers whose shape is not static.
LogicalResult rotateBuffers(RewriterBase &rewriter,
                            FunctionOpInterface function);

} // namespace mesh

#endif // MESH_BUFFERIZATION_ROTATEBUFFERS_H
