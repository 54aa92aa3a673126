//===- TrainStep.h - Steps of training --------------------------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_TRAINSTEP_H
#define MESH_DIFFERENTIATION_TRAINSTEP_H

#include "mesh/Differentiation/DerivedFunctions.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Returns the arguments of `function` with respect to which `op` is.
FailureOr<SmallVector<unsigned>> findParameters(TrainStepOp op,
                                                func::FuncOp function);

/// Options of all steps of a program.
struct TrainStepOptions {
  /// Parameters and state that a step returns anew are marked as donated.
  bool donatesState = false;
  /// A step whose loss is not finite, or whose clipped gradients have NaN,
  /// changes neither parameters nor state.
  bool skipsNonFinite = false;
};

/// Replaces `op` by the step, and by the function that returns the state to
/// begin with. `wrt` are the parameters' arguments of `function`.
LogicalResult defineTrainStep(RewriterBase &rewriter, TrainStepOp op,
                              func::FuncOp function, ArrayRef<unsigned> wrt,
                              TrainStepOptions options,
                              DerivedFunctions &functions);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_TRAINSTEP_H
