//===- DrawOpInterface.td - draws of random numbers ---------*- tablegen -*-===//

#ifndef MESH_IR_DRAWOPINTERFACE_TD
#define MESH_IR_DRAWOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_DrawOpInterface : OpInterface<"DrawOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    An op that draws a random number for each element of its result. The
    dimensions of the result are those of the keys without the last one, and
    then those of the *array*. The result can be a block of a larger array. It
    begins at the offsets, in an array of the given shape. Elements outside of
    the array get unspecified numbers.
  }];
  let methods = [
    InterfaceMethod<"The keys.",
                    "::mlir::TypedValue<::mlir::RankedTensorType>", "getKey">,
    InterfaceMethod<"What is drawn, or is made of it.",
                    "::mlir::TypedValue<::mlir::RankedTensorType>",
                    "getResult">,
    InterfaceMethod<"Where the result begins in the array; none for 0.",
                    "::mlir::OperandRange", "getOffsets">,
    InterfaceMethod<"Changes the offsets.", "::mlir::MutableOperandRange",
                    "getOffsetsMutable">,
    InterfaceMethod<"The shape of the array; null if the result is all of it.",
                    "::mlir::DenseI64ArrayAttr", "getShapeAttr">,
    InterfaceMethod<"Changes the shape.", "void", "setShapeAttr",
                    (ins "::mlir::DenseI64ArrayAttr":$shape)>,
    InterfaceMethod<[{
      The sizes by which elements of the array are counted, row-major. Along a
      dim of size 1 all have the same number.
    }], "::llvm::SmallVector<int64_t>", "getCountedShape", (ins), "",
      "return $_op.getArrayShape();">
  ];
  let extraSharedClassDeclaration = [{
    /// Returns the number of the result's dims that the keys have.
    int64_t getNumKeyDims() { return $_op.getKey().getType().getRank() - 1; }
    /// The shape of the array, whole.
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
