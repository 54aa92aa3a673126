//===- SortOps.cpp - verifiers of sorting ---------------------------------===//
//
// The numbered constraints are those of SortOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/SortOps.h"

#include "mesh/IR/IndexedOps.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/IR/Builders.h"

using namespace mesh;

/// C6
LogicalResult
SortOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                         ValueRange operands, DictionaryAttr,
                         mlir::OpaqueProperties, mlir::RegionRange,
                         SmallVectorImpl<Type> &inferredReturnTypes) {
  llvm::append_range(inferredReturnTypes, operands.getTypes());
  return success();
}

LogicalResult SortOp::verify() {
  if (getInputs().empty()) // (C1)
    return emitOpError("must have at least one operand");
  ArrayRef<int64_t> shape = getTensorType(getInputs().front()).getShape();
  for (Value input : getInputs())
    if (getTensorType(input).getShape() != shape) // (C1)
      return emitOpError("operands must have the same shape, got ")
             << getInputs().front().getType() << " and " << input.getType();
  if (getDim() >= shape.size()) // (C2)
    return emitOpError("dim must be less than the rank ")
           << shape.size() << ", got " << getDim();
  return success();
}

LogicalResult SortOp::verifyRegions() {
  Block &body = getComparator().front();
  SmallVector<Type> expected;
  for (Value input : getInputs())
    expected.append(2, getTensorType(input).getElementType());
  if (body.getArgumentTypes() != TypeRange(expected)) // (C3)
    return emitOpError("comparator must have arguments of types (")
           << expected << "), got (" << body.getArgumentTypes() << ")";
  TypeRange yielded = body.getTerminator()->getOperandTypes();
  if (yielded.size() != 1 || !yielded.front().isSignlessInteger(1)) // (C4)
    return emitOpError("comparator must yield one i1, got (") << yielded << ")";
  for (Operation &op : body)
    if (!mlir::isMemoryEffectFree(&op)) // (C5)
      return op.emitOpError("has memory effects, which a comparator of "
                            "'mesh.sort' must not have");
  return success();
}

#define GET_OP_CLASSES
#include "mesh/IR/SortOps.cpp.inc"
