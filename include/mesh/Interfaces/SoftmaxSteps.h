//===- SoftmaxSteps.h - softmax as structured ops ---------------*- C++ -*-===//

#ifndef MESH_INTERFACES_SOFTMAXSTEPS_H
#define MESH_INTERFACES_SOFTMAXSTEPS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mesh {

/// Fails, with an error, if the elements of `op` are not floating point
/// numbers.
LogicalResult checkHasFloats(mlir::linalg::SoftmaxOp op);

/// Writes `op`, which is on tensors, as maxima, differences' exponentials,
/// their sums, and quotients, and puts these in its place. Fails, with an
/// error, if its elements are not floating point numbers.
LogicalResult decomposeSoftmax(mlir::RewriterBase &rewriter,
                               mlir::linalg::SoftmaxOp op);

} // namespace mesh

#endif // MESH_INTERFACES_SOFTMAXSTEPS_H
