//===- DrawOpInterface.td - draws of random numbers ---------*- tablegen -*-===//

#ifndef MESH_IR_DRAWOPINTERFACE_TD
#define MESH_IR_DRAWOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_DrawOpInterface : OpInterface<"DrawOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    An op that draws a random number for each element of its result. The
    dimensions of the result are those of the keys without the last one, followed
    by those of the *array*. The result may be a block of a larger array, whose
    shape is an attribute; the offsets are the indices of the block's first
    element. So each device draws its block of the array that one device would
    draw. Elements outside of the array are unspecified.
  }];
  let methods = [
    InterfaceMethod<"Returns the keys.",
                    "::mlir::TypedValue<::mlir::RankedTensorType>", "getKey">,
    InterfaceMethod<"Returns the drawn tensor, or one computed from it.",
                    "::mlir::TypedValue<::mlir::RankedTensorType>",
                    "getResult">,
    InterfaceMethod<"Returns the offsets of the result in the array; none mean 0.",
                    "::mlir::OperandRange", "getOffsets">,
    InterfaceMethod<"Returns the offsets as mutable operands.", "::mlir::MutableOperandRange",
                    "getOffsetsMutable">,
    InterfaceMethod<"Returns the shape of the array, or null if the result is all of it.",
                    "::mlir::DenseI64ArrayAttr", "getShapeAttr">,
    InterfaceMethod<"Sets the shape of the array.", "void", "setShapeAttr",
                    (ins "::mlir::DenseI64ArrayAttr":$shape)>,
    InterfaceMethod<[{
      Returns the sizes by which the elements of the array are numbered,
      row-major. All elements along a dimension of size 1 have the same number.
    }], "::llvm::SmallVector<int64_t>", "getCountedShape", (ins), "",
      "return $_op.getArrayShape();">
  ];
  let extraSharedClassDeclaration = [{
    /// Returns the number of leading dims that result and keys share.
    int64_t getNumKeyDims() { return $_op.getKey().getType().getRank() - 1; }
    /// Returns the shape of the whole array.
    ::llvm::SmallVector<int64_t> getArrayShape() {
      if (::mlir::DenseI64ArrayAttr shape = $_op.getShapeAttr())
        return ::llvm::to_vector(shape.asArrayRef());
      return ::llvm::to_vector(
          $_op.getResult().getType().getShape().drop_front(
              $_op.getKey().getType().getRank() - 1));
    }
  }];
  let verify = "return ::mesh::detail::verifyDraw($_op);";
}

#endif // MESH_IR_DRAWOPINTERFACE_TD
