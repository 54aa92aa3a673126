//===- Optimizer.h - Arithmetic of optimizers -------------------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_OPTIMIZER_H
#define MESH_DIFFERENTIATION_OPTIMIZER_H

#include "mesh/IR/DerivativeOps.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mesh {

/// The numbers that the updates of all parameters share: tensors of rank 0.
struct StepNumbers {
  /// The learning rate.
  Value rate;
  /// The factor of gradients that clips them; null without clipping.
  Value clip;
  /// An i1, true if the step counts; null if each step does.
  Value isFinite;
  /// 1 - beta1^t and 1 - beta2^t in step t, from 1 on; null unless the
  /// optimizer is AdamW.
  Value correction1, correction2;
};

/// The values of a parameter that a step reads or writes. All but `param` have
/// the type of `gradient`.
struct ParamValues {
  Value param;
  /// The parameter in the wider type, if that is part of the state.
  Value master;
  Value gradient;
  /// The means of gradients and of their squares, as far as the optimizer has
  /// them.
  SmallVector<Value, 2> means;
};

/// Returns the suffixes of the names of a parameter's means.
ArrayRef<StringRef> getMeanSuffixes(OptimizerKind kind);

/// Returns the tensor `number` of rank 0, a float or an i1, converted to the
/// elements and the shape of `type`.
Value spreadNumber(ImplicitLocOpBuilder &b, Value number,
                   RankedTensorType type);

/// Returns the learning rate in the step after `count` others. `count` is a
/// tensor<i32>, the result has `type`, a float of rank 0. `op` must have a
/// rate.
Value emitRate(ImplicitLocOpBuilder &b, TrainStepOp op, Value count,
               RankedTensorType type);

/// Returns 1 - beta^(count + 1) in `type`.
Value emitCorrection(ImplicitLocOpBuilder &b, double beta, Value count,
                     RankedTensorType type);

/// Returns the values after a step. The parameter's decay is `decay`. The
/// gradient of the result is null, and so is `param` if there is a master: its
/// type and sharding are the caller's business.
ParamValues emitUpdate(ImplicitLocOpBuilder &b, TrainStepOp op,
                       const ParamValues &values, const StepNumbers &numbers,
                       double decay);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_OPTIMIZER_H
