//===- StepState.h - Parameters and state of steps of training --*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_STEPSTATE_H
#define MESH_DIFFERENTIATION_STEPSTATE_H

#include "mesh/IR/DerivativeOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

namespace mesh {

/// A parameter that a step changes.
struct StepParam {
  /// The number of its argument in the loss and in the step.
  unsigned argument;
  RankedTensorType type;
  /// The type of its gradient and state.
  RankedTensorType wide;
  /// Its attributes as an argument or result.
  DictionaryAttr attributes;
  /// The shardings of its values and of its state; null without one.
  ShardingAttr sharding, stateSharding;
  /// True if its value in `wide` is part of the state.
  bool hasMaster = false;
  double decay = 0;
};

/// A value that a step takes.
struct StepValue {
  RankedTensorType type;
  DictionaryAttr attributes;
  /// The number that all its elements begin with, unless it is a parameter in a
  /// wider type.
  double start = 0;
  bool isMaster = false;
};

struct StepState {
  SmallVector<StepParam> params;
  /// First those of the parameters, one parameter after the other: the means
  /// and the master. Then the number of steps and, with a loss scale, that and
  /// the number of good steps.
  SmallVector<StepValue> values;
  /// The number of those of parameters.
  unsigned numOfParams = 0;
  /// The arguments of the loss that have a value for each micro-batch: all that
  /// are not marked as parameters, be these changed by the step or not.
  llvm::BitVector batched;
  /// The type of numbers that all parameters share.
  RankedTensorType numberType;

  /// Plans the state of the step that `op` declares. `gradient` has the
  /// arguments of the loss, of which `wrt` are the parameters. Fails with an
  /// error at `op`.
  static FailureOr<StepState> plan(TrainStepOp op, func::FuncOp gradient,
                                   ArrayRef<unsigned> wrt);

  /// Returns the argument of the step for argument `index` of `gradient`: with
  /// a dim for the micro-batches if it is `batched`.
  FailureOr<StepValue> getArgument(TrainStepOp op, func::FuncOp gradient,
                                   unsigned index) const;
};

/// Returns `type`, a float or a tensor of floats, with elements of f32 if it
/// has narrower ones.
Type getWide(Type type);

/// Fails, with an error at `op`, if two arguments with `attributes` have the
/// same name.
LogicalResult verifyNames(TrainStepOp op, ArrayRef<DictionaryAttr> attributes);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_STEPSTATE_H
