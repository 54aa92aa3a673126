//===- SoftmaxSteps.h - softmax as structured ops ---------------*- C++ -*-===//

#ifndef MESH_INTERFACES_SOFTMAXSTEPS_H
#define MESH_INTERFACES_SOFTMAXSTEPS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mesh {

/// Writes `op` as maxima, differences' exponentials, their sums, and quotients,
/// and puts these in its place. Fails, with an error, if its elements are not
/// floating point numbers.
LogicalResult decomposeSoftmax(mlir::RewriterBase &rewriter,
                               mlir::linalg::SoftmaxOp op);

} // namespace mesh

#endif // MESH_INTERFACES_SOFTMAXSTEPS_H
