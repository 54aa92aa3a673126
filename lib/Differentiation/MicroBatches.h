//===- MicroBatches.h - Accumulation over micro-batches ---------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_MICROBATCHES_H
#define MESH_DIFFERENTIATION_MICROBATCHES_H

#include "StepState.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mesh {

/// Returns `value` with `sharding`, unless that is null.
Value constrain(mlir::ImplicitLocOpBuilder &b, Value value,
                ShardingAttr sharding);

/// Emits a loop over the micro-batches of `operands`, the arguments of the loss
/// in the step of `op`. `emit` returns the loss and the gradients for the
/// arguments of one micro-batch. Returns their means: the loss in `lossType`,
/// the gradients in the parameters' wider types. All sums are in f32 or f64.
SmallVector<Value>
emitAccumulation(mlir::ImplicitLocOpBuilder &b, TrainStepOp op, Type lossType,
                 const StepState &state, mlir::ValueRange operands,
                 function_ref<SmallVector<Value>(mlir::ValueRange)> emit);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_MICROBATCHES_H
