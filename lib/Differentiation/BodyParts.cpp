//===- BodyParts.cpp - Parts of bodies of structured ops ------------------===//

#include "BodyParts.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/EraseDeadOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mesh;
using linalg::GenericOp;

bool mesh::isCaptured(GenericOp op, Value value) {
  return isDifferentiable(value.getType()) &&
         !op.getRegion().isAncestor(value.getParentRegion()) &&
         !mlir::matchPattern(value, mlir::m_Constant());
}

bool mesh::isNumber(Type type) {
  return type.isIntOrIndexOrFloat() || llvm::isa<mlir::ComplexType>(type);
}

Value mesh::createZeroNumber(OpBuilder &builder, Location loc, Type type) {
  if (isDifferentiable(type))
    return createNumber(builder, loc, type, 0);
  return arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
}

/// Erases inputs that the body of `op` does not read.
static void eraseUnusedInputs(GenericOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (unsigned index = op.getNumDpsInputs(); index-- > 0;) {
    if (!op.getBody()->getArgument(index).use_empty())
      continue;
    op.getBody()->eraseArgument(index);
    op.getInputsMutable().erase(index);
    maps.erase(maps.begin() + index);
  }
  OpBuilder builder(op);
  op.setIndexingMapsAttr(builder.getAffineMapArrayAttr(maps));
}

/// Tensors have 64-bit integers for indices.
static Type getStoredType(Type type) {
  return llvm::isa<mlir::IndexType>(type)
             ? mlir::IntegerType::get(type.getContext(), 64)
             : type;
}

Value mesh::castIndex(OpBuilder &builder, Location loc, Value value,
                      Type type) {
  return value.getType() == type
             ? value
             : arith::IndexCastOp::create(builder, loc, type, value);
}

GenericOp mesh::createBodyPart(OpBuilder &builder, GenericOp op,
                               ValueRange tensors, TypeRange tensorTypes,
                               TypeRange types, EmitPart emit) {
  Location loc = op.getLoc();
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  AffineMap whole = builder.getMultiDimIdentityMap(sizes.size());
  SmallVector<Value> inputs, arguments, empties;
  SmallVector<AffineMap> maps;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!op.payloadUsesValueFromOperand(&operand) ||
        (op.isDpsInit(&operand) && op.getNumReductionLoops() != 0))
      continue;
    inputs.push_back(operand.get());
    maps.push_back(op.getMatchingIndexingMap(&operand));
    arguments.push_back(op.getMatchingBlockArgument(&operand));
  }
  llvm::append_range(inputs, tensors);
  maps.append(tensors.size() + types.size(), whole);
  for (Type type : types)
    empties.push_back(
        tensor::EmptyOp::create(builder, loc, sizes, getStoredType(type)));
  SmallVector<mlir::utils::IteratorType> iterators(
      sizes.size(), mlir::utils::IteratorType::parallel);
  auto emitBody = [&](OpBuilder &body, Location loc, ValueRange elements) {
    IRMapping mapping;
    mapping.map(ValueRange(arguments), elements.take_front(arguments.size()));
    for (Value state : op.getRegionOutputArgs())
      if (!mapping.contains(state))
        mapping.map(state, createZeroNumber(body, loc, state.getType()));
    SmallVector<Value> read;
    for (auto [element, type] :
         llvm::zip(elements.drop_front(arguments.size()), tensorTypes))
      read.push_back(castIndex(body, loc, element, type));
    SmallVector<Value> results = emit(body, read, mapping);
    for (Value &result : results)
      result = castIndex(body, loc, result, getStoredType(result.getType()));
    linalg::YieldOp::create(body, loc, results);
  };
  auto part = GenericOp::create(builder, loc, TypeRange(ValueRange(empties)),
                                inputs, empties, maps, iterators, emitBody);
  mlir::IRRewriter rewriter(builder);
  eraseDeadOps(rewriter, part.getRegion().front());
  eraseUnusedInputs(part);
  return part;
}
