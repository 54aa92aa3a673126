//===- RotateBuffers.h - Double-buffer carried buffers ----------*- C++ -*-===//

#ifndef MESH_BUFFERIZATION_ROTATEBUFFERS_H
#define MESH_BUFFERIZATION_ROTATEBUFFERS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Replaces each loop-carried buffer that an iteration of a loop in `function`
/// allocates by a pair of buffers that change places. No buffer then outlives
/// the iteration that allocates it. Fails, with an error, at a loop with
/// loop-carried buffers of dynamic shape.
LogicalResult rotateBuffers(RewriterBase &rewriter,
                            FunctionOpInterface function);

} // namespace mesh

#endif // MESH_BUFFERIZATION_ROTATEBUFFERS_H
