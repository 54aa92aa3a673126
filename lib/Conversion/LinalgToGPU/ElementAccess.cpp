//===- ElementAccess.cpp - loads and stores of threads --------------------===//

#include "ElementAccess.h"

#include "LoopPlan.h"
#include "mesh/IR/TensorBytes.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

Value ElementAccess::constant(int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

Value ElementAccess::constantLike(Value like, int64_t value) {
  return arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(like.getType(), value));
}

Value ElementAccess::toIndex(Value number) {
  if (number.getType().isIndex())
    return number;
  return arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(),
                                      number);
}

void ElementAccess::emitSteps(Value number, ArrayRef<int64_t> loops) {
  Value rest = number;
  auto getSize = [&](int64_t loop) {
    return sizes[loop] / (loop == laneLoop ? lanes : 1);
  };
  int64_t numLeft = 1;
  for (int64_t loop : loops)
    numLeft *= getSize(loop);
  for (int64_t loop : llvm::reverse(loops)) {
    int64_t size = getSize(loop);
    numLeft /= size;
    if (size == 1) {
      steps[loop] = constant(0);
      continue;
    }
    Value step = rest;
    if (numLeft > 1) {
      Value divisor = constantLike(rest, size);
      step = arith::RemUIOp::create(builder, loc, rest, divisor);
      rest = arith::DivUIOp::create(builder, loc, rest, divisor);
    }
    if (loop == laneLoop && lanes > 1)
      step =
          arith::MulIOp::create(builder, loc, step, constantLike(step, lanes));
    steps[loop] = toIndex(step);
  }
}

Value ElementAccess::getStep(int64_t loop, int64_t lane) {
  if (lane == 0 || loop != laneLoop)
    return steps[loop];
  return arith::AddIOp::create(builder, loc, steps[loop], constant(lane));
}

SmallVector<Value> ElementAccess::getIndices(OpOperand &operand, int64_t lane) {
  SmallVector<Value> dims;
  for (size_t loop = 0; loop < steps.size(); ++loop)
    dims.push_back(getStep(loop, lane));
  return llvm::to_vector(*affine::expandAffineMap(
      builder, loc, op.getMatchingIndexingMap(&operand), dims));
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static VectorType getRowType(OpOperand &operand, int64_t lanes) {
  return VectorType::get(lanes, getElementTypeOrSelf(operand.get()));
}

static llvm::Align getRowAlignment(OpOperand &operand, int64_t lanes) {
  int64_t bytes = getElementBytes(getElementTypeOrSelf(operand.get()));
  return llvm::Align(std::min(lanes * bytes, kAccessBytes));
}

bool ElementAccess::isRowOfLanes(OpOperand &operand) {
  return lanes > 1 && isRow(operand.get(), op.getMatchingIndexingMap(&operand),
                            laneLoop, lanes);
}

ElementAccess::Lanes ElementAccess::load(OpOperand &operand) {
  if (op.isScalar(&operand))
    return Lanes(lanes, operand.get());
  Value view = mapping.lookup(operand.get());
  if (isRowOfLanes(operand)) {
    Value row = vector::LoadOp::create(
        builder, loc, getRowType(operand, lanes), view, getIndices(operand, 0),
        /*nontemporal=*/false, getRowAlignment(operand, lanes));
    return Lanes(vector::ToElementsOp::create(builder, loc, row).getElements());
  }
  Lanes values;
  bool differ = lanes > 1 &&
                op.getMatchingIndexingMap(&operand).isFunctionOfDim(laneLoop);
  for (int64_t lane = 0; lane < lanes; ++lane)
    values.push_back(lane > 0 && !differ
                         ? values.front()
                         : memref::LoadOp::create(builder, loc, view,
                                                  getIndices(operand, lane)));
  return values;
}

void ElementAccess::store(OpOperand &operand, ArrayRef<Value> values) {
  Value view = mapping.lookup(operand.get());
  if (isRowOfLanes(operand)) {
    Value row = vector::FromElementsOp::create(
        builder, loc, getRowType(operand, lanes), values);
    vector::StoreOp::create(builder, loc, row, view, getIndices(operand, 0),
                            /*nontemporal=*/false,
                            getRowAlignment(operand, lanes));
    return;
  }
  for (auto [lane, value] : llvm::enumerate(values))
    memref::StoreOp::create(builder, loc, value, view,
                            getIndices(operand, lane));
}
