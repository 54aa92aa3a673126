//===- TrainStep.h - Steps of training --------------------------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_TRAINSTEP_H
#define MESH_DIFFERENTIATION_TRAINSTEP_H

#include "mesh/Differentiation/DerivedFunctions.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Returns the arguments of `function` with respect to which `op` is.
FailureOr<SmallVector<unsigned>> findParameters(TrainStepOp op,
                                                func::FuncOp function);

/// Replaces `op` by the step, and by the function that returns the state to
/// begin with. `wrt` are the parameters' arguments of `function`. With
/// `donatesState`, the step marks what it returns anew as donated.
LogicalResult defineTrainStep(RewriterBase &rewriter, TrainStepOp op,
                              func::FuncOp function, ArrayRef<unsigned> wrt,
                              bool donatesState, DerivedFunctions &functions);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_TRAINSTEP_H
