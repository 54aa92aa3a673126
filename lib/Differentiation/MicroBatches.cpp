//===- MicroBatches.cpp - Accumulation over micro-batches -----------------===//

#include "MicroBatches.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/Zeros.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

Value mesh::constrain(ImplicitLocOpBuilder &b, Value value,
                      ShardingAttr sharding) {
  return sharding ? ShardOp::create(b, value, sharding) : value;
}

/// Returns what `value` has at `index` in its first dim.
static Value takeAt(ImplicitLocOpBuilder &b, Value value, Value index) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), b.getIndexAttr(1));
  SmallVector<OpFoldResult> sizes =
      mlir::getAsIndexOpFoldResult(b.getContext(), type.getShape());
  offsets[0] = index;
  sizes[0] = b.getIndexAttr(1);
  auto slice = RankedTensorType::get(type.getShape().drop_front(),
                                     type.getElementType());
  return tensor::ExtractSliceOp::create(b, slice, value, offsets, sizes,
                                        strides);
}

/// Returns what the sums of losses and gradients begin with.
static SmallVector<Value> emitZeros(ImplicitLocOpBuilder &b, Type lossType,
                                    const StepState &state, bool splits) {
  SmallVector<Value> zeros = {createZeros(b, b.getLoc(), getWide(lossType))};
  for (const StepParam &param : state.params) {
    Value zero = createZeros(b, b.getLoc(), param.wide);
    zeros.push_back(splits ? constrain(b, zero, param.stateSharding) : zero);
  }
  return zeros;
}

/// Returns the operands of the loss in micro-batch `index`.
static SmallVector<Value> takeBatch(ImplicitLocOpBuilder &b,
                                    const StepState &state, ValueRange operands,
                                    Value index) {
  SmallVector<Value> taken;
  for (auto [number, operand] : llvm::enumerate(operands))
    taken.push_back(state.batched.test(number) ? takeAt(b, operand, index)
                                               : operand);
  return taken;
}

SmallVector<Value>
mesh::emitAccumulation(ImplicitLocOpBuilder &b, TrainStepOp op, Type lossType,
                       const StepState &state, ValueRange operands,
                       function_ref<SmallVector<Value>(ValueRange)> emit) {
  int64_t count = op.getNumMicroBatches();
  bool splits = op.getShardGradients();
  Value lower = arith::ConstantIndexOp::create(b, 0);
  Value upper = arith::ConstantIndexOp::create(b, count);
  Value one = arith::ConstantIndexOp::create(b, 1);
  auto loop = scf::ForOp::create(b, lower, upper, one,
                                 emitZeros(b, lossType, state, splits));
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    SmallVector<Value> results =
        emit(takeBatch(b, state, operands, loop.getInductionVar()));
    SmallVector<Value> yielded;
    for (auto [index, sum, value] :
         llvm::enumerate(loop.getRegionIterArgs(), results)) {
      value = convertFloats(b, b.getLoc(), value,
                            mlir::getElementTypeOrSelf(sum.getType()));
      if (index > 0 && splits)
        value = constrain(b, value, state.params[index - 1].stateSharding);
      yielded.push_back(createSum(b, b.getLoc(), sum, value));
    }
    scf::YieldOp::create(b, yielded);
  }
  SmallVector<Value> means;
  double share = 1.0 / static_cast<double>(count);
  for (Value sum : loop.getResults())
    means.push_back(createProduct(
        b, b.getLoc(), sum, createNumber(b, b.getLoc(), sum.getType(), share)));
  means[0] = convertFloats(b, b.getLoc(), means[0],
                           mlir::getElementTypeOrSelf(lossType));
  if (splits)
    return means;
  // Devices add up their own parts in the loop, which the state's sharding must
  // not reach, and reduce the sums once.
  for (auto [mean, param] : llvm::zip_equal(
           MutableArrayRef<Value>(means).drop_front(), state.params))
    mean = constrain(b, mean, param.sharding);
  return means;
}
