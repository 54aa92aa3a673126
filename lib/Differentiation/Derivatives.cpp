//===- Derivatives.cpp - cotangents and tangents of a block ---------------===//

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/Zeros.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mesh;

#include "mesh/Differentiation/DifferentiableOpInterface.cpp.inc"

bool mesh::isDifferentiable(Type type) {
  return llvm::isa<FloatType>(mlir::getElementTypeOrSelf(type)) &&
         llvm::isa<FloatType, RankedTensorType>(type);
}

Value mesh::createNumber(OpBuilder &builder, Location loc, Type type,
                         double number) {
  auto element = builder.getFloatAttr(mlir::getElementTypeOrSelf(type), number);
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return arith::ConstantOp::create(
      builder, loc,
      tensor ? TypedAttr(mlir::DenseElementsAttr::get(tensor, element))
             : TypedAttr(element));
}

Value mesh::createZeros(OpBuilder &builder, Location loc, Type type) {
  return arith::ConstantOp::create(
      builder, loc, llvm::cast<TypedAttr>(builder.getZeroAttr(type)));
}

Value mesh::createSum(OpBuilder &builder, Location loc, Value a, Value b) {
  return arith::AddFOp::create(builder, loc, a, b);
}

Value mesh::convertFloats(OpBuilder &builder, Location loc, Value value,
                          Type element) {
  Type from = mlir::getElementTypeOrSelf(value);
  if (from == element)
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

Value Cotangents::get(Value value, Location loc) const {
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

/// Notes the ops through which the end of the block depends on `op`.
static void notePath(InFlightDiagnostic &diag, Operation *op,
                     const ActiveValues &active) {
  constexpr int maxNotes = 8;
  auto isNext = [&](Operation *user) {
    return user->getBlock() == op->getBlock() &&
           (user->hasTrait<OpTrait::IsTerminator>() ||
            llvm::any_of(user->getResults(), [&](Value result) {
              return active.contains(result);
            }));
  };
  for (int notes = 0; notes < maxNotes; ++notes) {
    auto users = op->getUsers();
    auto next = llvm::find_if(users, isNext);
    if (next == users.end() || next->hasTrait<OpTrait::IsTerminator>())
      return;
    op = *next;
    diag.attachNote(op->getLoc())
        << "what is differentiated depends on it by '" << op->getName() << "'";
  }
}

static LogicalResult emitMissingRule(Operation *op, const ActiveValues &active,
                                     StringRef reason = "") {
  InFlightDiagnostic diag = op->emitOpError("has no rule for its derivative")
                            << reason;
  notePath(diag, op, active);
  return diag;
}

/// Complex numbers have no derivatives of their own, so what depends on the
/// arguments by them would seem to have none.
static LogicalResult checkUsesNoComplex(Operation *op,
                                        const ActiveValues &active) {
  // Ops inside of loops and branches are checked by themselves.
  if (llvm::isa<mlir::RegionBranchOpInterface>(op) || !active.usesComplex(op))
    return success();
  return emitMissingRule(op, active,
                         " by complex numbers: compute with their real and "
                         "imaginary parts instead");
}

LogicalResult mesh::emitAdjoints(Block &block, OpBuilder &builder,
                                 Cotangents &cotangents) {
  // Rules may put other ops in the place of their own.
  SmallVector<Operation *> ops;
  for (Operation &op : llvm::reverse(block.without_terminator()))
    ops.push_back(&op);
  for (Operation *op : ops) {
    bool matters = llvm::any_of(op->getResults(), [&](Value result) {
      return cotangents.lookup(result) != nullptr;
    });
    if (!matters)
      continue;
    if (failed(checkUsesNoComplex(op, cotangents.getActive())))
      return failure();
    if (!cotangents.getActive().usesActive(op))
      continue;
    auto rule = llvm::dyn_cast<DifferentiableOpInterface>(op);
    if (!rule)
      return emitMissingRule(op, cotangents.getActive());
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
  for (Operation *op : ops) {
    bool matters = llvm::any_of(op->getResults(), [&](Value result) {
      return tangents.isActive(result);
    });
    if (!matters)
      continue;
    if (failed(checkUsesNoComplex(op, tangents.getActive())))
      return failure();
    auto rule = llvm::dyn_cast<DifferentiableOpInterface>(op);
    if (!rule)
      return emitMissingRule(op, tangents.getActive());
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    if (failed(rule.emitTangent(builder, tangents)))
      return failure();
  }
  return success();
}
