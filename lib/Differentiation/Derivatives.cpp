//===- Derivatives.cpp - cotangents and tangents of a block ---------------===//

#include "PathNotes.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <complex>

using namespace mesh;

#include "mesh/Differentiation/DifferentiableOpInterface.cpp.inc"

bool mesh::isComplex(Type type) {
  return llvm::isa<ComplexType>(mlir::getElementTypeOrSelf(type));
}

bool mesh::isDifferentiable(Type type) {
  Type element = mlir::getElementTypeOrSelf(type);
  if (element != type && !llvm::isa<RankedTensorType>(type))
    return false;
  if (auto complex = llvm::dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  return llvm::isa<FloatType>(element);
}

Value mesh::createNumber(OpBuilder &builder, Location loc, Type type,
                         double number) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  Type element = mlir::getElementTypeOrSelf(type);
  auto complex = llvm::dyn_cast<ComplexType>(element);
  if (complex)
    element = complex.getElementType();
  FloatAttr real = builder.getFloatAttr(element, number);
  FloatAttr imaginary = builder.getFloatAttr(element, 0);
  if (complex && !tensor)
    return complex::ConstantOp::create(builder, loc, complex,
                                       builder.getArrayAttr({real, imaginary}));
  if (complex)
    return arith::ConstantOp::create(
        builder, loc,
        mlir::DenseElementsAttr::get(
            tensor,
            std::complex<APFloat>(real.getValue(), imaginary.getValue())));
  return arith::ConstantOp::create(
      builder, loc,
      tensor ? TypedAttr(mlir::DenseElementsAttr::get(tensor, real))
             : TypedAttr(real));
}

Value mesh::createZeros(OpBuilder &builder, Location loc, Type type) {
  if (isComplex(type))
    return createNumber(builder, loc, type, 0);
  return arith::ConstantOp::create(
      builder, loc, llvm::cast<TypedAttr>(builder.getZeroAttr(type)));
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

Value mesh::mapElements(
    OpBuilder &builder, Location loc, Type element, ValueRange operands,
    function_ref<Value(OpBuilder &, Location, ValueRange)> compute) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(operands.front().getType());
  if (!tensor)
    return compute(builder, loc, operands);
  Value empty =
      tensor::EmptyOp::create(builder, loc, tensor.getShape(), element);
  SmallVector<AffineMap> maps(operands.size() + 1,
                              builder.getMultiDimIdentityMap(tensor.getRank()));
  SmallVector<mlir::utils::IteratorType> iterators(
      tensor.getRank(), mlir::utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, loc, empty.getType(), operands, empty, maps, iterators,
             [&](OpBuilder &b, Location at, ValueRange arguments) {
               linalg::YieldOp::create(b, at,
                                       compute(b, at, arguments.drop_back()));
             })
      .getResult(0);
}

/// Returns the result of `Float` or `Complex` on numbers or tensors. Tensors of
/// complex numbers need a structured op.
template <typename Float, typename Complex>
static Value createArithmetic(OpBuilder &builder, Location loc,
                              ValueRange operands) {
  Type type = operands.front().getType();
  if (!isComplex(type))
    return builder
        .create(loc, builder.getStringAttr(Float::getOperationName()), operands,
                type)
        ->getResult(0);
  return mapElements(builder, loc, mlir::getElementTypeOrSelf(type), operands,
                     [](OpBuilder &b, Location at, ValueRange numbers) {
                       return b
                           .create(at,
                                   b.getStringAttr(Complex::getOperationName()),
                                   numbers, numbers.front().getType())
                           ->getResult(0);
                     });
}

Value mesh::createSum(OpBuilder &builder, Location loc, Value a, Value b) {
  return createArithmetic<arith::AddFOp, complex::AddOp>(builder, loc, {a, b});
}

Value mesh::createDifference(OpBuilder &builder, Location loc, Value a,
                             Value b) {
  return createArithmetic<arith::SubFOp, complex::SubOp>(builder, loc, {a, b});
}

Value mesh::createProduct(OpBuilder &builder, Location loc, Value a, Value b) {
  return createArithmetic<arith::MulFOp, complex::MulOp>(builder, loc, {a, b});
}

Value mesh::createQuotient(OpBuilder &builder, Location loc, Value a, Value b) {
  return createArithmetic<arith::DivFOp, complex::DivOp>(builder, loc, {a, b});
}

Value mesh::createNegative(OpBuilder &builder, Location loc, Value a) {
  return createArithmetic<arith::NegFOp, complex::NegOp>(builder, loc, a);
}

Value mesh::convertFloats(OpBuilder &builder, Location loc, Value value,
                          Type element) {
  Type from = mlir::getElementTypeOrSelf(value);
  if (from == element || isComplex(from))
    return value;
  Type type = element;
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(value.getType()))
    type = tensor.clone(element);
  unsigned width = from.getIntOrFloatBitWidth();
  unsigned wanted = element.getIntOrFloatBitWidth();
  if (width < wanted)
    return arith::ExtFOp::create(builder, loc, type, value);
  if (width > wanted)
    return arith::TruncFOp::create(builder, loc, type, value);
  // f16 and bf16 meet in f32.
  Value wide = convertFloats(builder, loc, value, builder.getF32Type());
  return convertFloats(builder, loc, wide, element);
}

//===----------------------------------------------------------------------===//
// Cotangents and tangents
//===----------------------------------------------------------------------===//

Value Cotangents::get(Value value, Location loc) {
  Value cotangent = lookup(value);
  return cotangent ? cotangent : createZeros(builder, loc, value.getType());
}

void Cotangents::add(Value value, Value cotangent) {
  if (!cotangent || !isActive(value))
    return;
  Value &sum = cotangents[value];
  sum =
      sum ? createSum(builder, cotangent.getLoc(), sum, cotangent) : cotangent;
}

Value Tangents::get(OpBuilder &builder, Value value, Location loc) const {
  Value tangent = lookup(value);
  return tangent ? tangent : createZeros(builder, loc, value.getType());
}

void Tangents::set(Value value, Value tangent) {
  if (tangent)
    tangents[value] = tangent;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

static LogicalResult emitMissingRule(Operation *op) {
  return op->emitOpError("has no rule for its derivative");
}

LogicalResult mesh::emitAdjoints(Block &block, OpBuilder &builder,
                                 Cotangents &cotangents) {
  // Rules may put other ops in the place of their own.
  SmallVector<Operation *> ops;
  for (Operation &op : llvm::reverse(block.without_terminator()))
    ops.push_back(&op);
  PathNotes notes(builder.getContext(), cotangents.getActive());
  for (Operation *op : ops) {
    // All are looked up: the ops that join their slices must come before the
    // ops of the rule.
    bool matters = false;
    for (Value result : op->getResults())
      matters |= cotangents.lookup(result) != nullptr;
    if (!matters)
      continue;
    if (!cotangents.getActive().usesActive(op))
      continue;
    notes.setOp(op);
    auto rule = llvm::dyn_cast<DifferentiableOpInterface>(op);
    if (!rule)
      return emitMissingRule(op);
    cotangents.getPrimals().startAt(builder);
    if (failed(rule.emitAdjoint(builder, cotangents)))
      return failure();
  }
  return success();
}

LogicalResult mesh::emitLinearTangent(Operation *op, OpBuilder &builder,
                                      Tangents &tangents) {
  Value tangent = tangents.lookup(op->getOperand(0));
  if (!tangent)
    return success();
  Operation *copy = builder.clone(*op);
  copy->setOperand(0, tangent);
  tangents.set(op->getResult(0), copy->getResult(0));
  return success();
}

LogicalResult mesh::emitTangents(Block &block, Tangents &tangents) {
  SmallVector<Operation *> ops;
  for (Operation &op : block.without_terminator())
    ops.push_back(&op);
  PathNotes notes(block.getParentOp()->getContext(), tangents.getActive());
  for (Operation *op : ops) {
    bool matters = llvm::any_of(op->getResults(), [&](Value result) {
      return tangents.isActive(result);
    });
    // Unused values need no rule, as in reverse mode.
    if (!matters || mlir::isOpTriviallyDead(op))
      continue;
    notes.setOp(op);
    auto rule = llvm::dyn_cast<DifferentiableOpInterface>(op);
    if (!rule)
      return emitMissingRule(op);
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    if (failed(rule.emitTangent(builder, tangents)))
      return failure();
  }
  return success();
}
