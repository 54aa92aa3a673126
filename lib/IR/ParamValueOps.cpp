//===- ParamValueOps.cpp - verifiers of what is done with parameters ------===//
//
// The numbered constraints are those of ParamValueOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/ParamValueOps.h"

#include "AxisSyntax.h"
#include "OnMesh.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;

/// Checks that the result of `op` is of the operand's element type and of
/// `shape`.
template <typename Op>
static LogicalResult verifyResult(Op op, ArrayRef<int64_t> shape) {
  auto input = llvm::cast<RankedTensorType>(op.getInput().getType());
  RankedTensorType expected = input.clone(shape);
  if (op.getResult().getType() == expected)
    return success();
  return op.emitOpError("result must be ")
         << expected << ", got " << op.getResult().getType();
}

/// Checks that `dim` is less than `end`.
template <typename Op>
static LogicalResult verifyDim(Op op, int64_t end, StringRef what) {
  auto dim = static_cast<int64_t>(op.getDim());
  if (dim < end)
    return success();
  return op.emitOpError("attribute 'dim' must be ")
         << what << " the operand's rank " << op.getInput().getType().getRank()
         << ", got " << dim;
}

//===----------------------------------------------------------------------===//
// mesh.norm
//===----------------------------------------------------------------------===//

LogicalResult NormOp::verify() {
  if (getInputs().empty()) // (C1)
    return emitOpError("must have an operand");
  bool isWide = llvm::any_of(getInputs(), [](Value input) {
    return llvm::cast<RankedTensorType>(input.getType())
        .getElementType()
        .isF64();
  });
  Type element = getElementTypeOrSelf(getType());
  if (element.isF64() == isWide) // (C2)
    return success();
  return emitOpError("result must be ")
         << (isWide ? "f64, as elements of an operand are"
                    : "f32, as no elements of operands are f64")
         << ", got " << element;
}

//===----------------------------------------------------------------------===//
// mesh.stack, mesh.unstack
//===----------------------------------------------------------------------===//

LogicalResult StackOp::verify() {
  RankedTensorType input = getInput().getType();
  if (failed(verifyDim(*this, input.getRank() + 1, "at most"))) // (C2)
    return failure();
  SmallVector<int64_t> shape(input.getShape());
  shape.insert(shape.begin() + getDim(), 1);
  return verifyResult(*this, shape); // (C3)
}

LogicalResult StackOp::verifySymbolUses(SymbolTableCollection &symbols) {
  FailureOr<int64_t> n = getGroupSize(*this, symbols); // (C1)
  if (failed(n))
    return failure();
  std::optional<uint64_t> kept = getMaskExcept();
  if (!kept || static_cast<int64_t>(*kept) < *n) // (C4)
    return success();
  return emitOpError("attribute 'mask_except' must be less than the group's "
                     "size ")
         << *n << ", got " << *kept;
}

OpFoldResult StackOp::fold(FoldAdaptor) {
  auto unstack = getInput().getDefiningOp<UnstackOp>();
  if (unstack && !getMaskExcept() && unstack.getDim() == getDim() &&
      unstack.getMesh() == getMesh() && unstack.getAxes() == getAxes())
    return unstack.getInput();
  return {};
}

LogicalResult UnstackOp::verify() {
  RankedTensorType input = getInput().getType();
  // (C2)
  if (failed(verifyDim(*this, input.getRank(), "less than")))
    return failure();
  if (input.getDimSize(getDim()) != 1)
    return emitOpError("dimension ")
           << getDim() << " must be of size 1, one place on each device, got "
           << input.getDimSize(getDim());
  SmallVector<int64_t> shape(input.getShape());
  shape.erase(shape.begin() + getDim());
  return verifyResult(*this, shape); // (C3)
}

LogicalResult UnstackOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return success(succeeded(getGroupSize(*this, symbols))); // (C1)
}

OpFoldResult UnstackOp::fold(FoldAdaptor) {
  auto stack = getInput().getDefiningOp<StackOp>();
  if (stack && !stack.getMaskExcept() && stack.getDim() == getDim() &&
      stack.getMesh() == getMesh() && stack.getAxes() == getAxes())
    return stack.getInput();
  return {};
}

//===----------------------------------------------------------------------===//
// mesh.gather_param, mesh.scatter_grad
//===----------------------------------------------------------------------===//

LogicalResult GatherParamOp::verifySymbolUses(SymbolTableCollection &symbols) {
  FailureOr<int64_t> n = getGroupSize(*this, symbols); // (C1)
  RankedTensorType input = getInput().getType();
  if (failed(n) || failed(verifyDim(*this, input.getRank(), "less than")))
    return failure();
  SmallVector<int64_t> shape(input.getShape());
  if (llvm::MulOverflow(shape[getDim()], *n, shape[getDim()]))
    return emitOpError("dimension ") << getDim() << " is too large to gather";
  return verifyResult(*this, shape); // (C3)
}

Value GatherParamOp::transpose(OpBuilder &builder, Value gradient) {
  return ScatterGradOp::create(builder, getLoc(), getInput().getType(),
                               gradient, getMeshAttr(), getAxes(), getDimAttr(),
                               getGradTypeAttr());
}

LogicalResult ScatterGradOp::verifySymbolUses(SymbolTableCollection &symbols) {
  FailureOr<int64_t> n = getGroupSize(*this, symbols); // (C1)
  RankedTensorType input = getInput().getType();
  // (C2)
  if (failed(n) || failed(verifyDim(*this, input.getRank(), "less than")))
    return failure();
  SmallVector<int64_t> shape(input.getShape());
  if (shape[getDim()] % *n != 0)
    return emitOpError("dimension ")
           << getDim() << " must be divisible by the group's size " << *n
           << ", got " << shape[getDim()];
  shape[getDim()] /= *n;
  return verifyResult(*this, shape); // (C3)
}

#define GET_OP_CLASSES
#include "mesh/IR/ParamValueOps.cpp.inc"
