//===- DifferentiableOpInterface.td - derivatives of ops ----*- tablegen -*-===//

#ifndef MESH_DIFFERENTIATION_DIFFERENTIABLEOPINTERFACE_TD
#define MESH_DIFFERENTIATION_DIFFERENTIABLEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_DifferentiableOpInterface : OpInterface<"DifferentiableOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    Differentiates an op. `mesh-differentiate` asks this and nothing else, so an
    op of any dialect is differentiated once it has this interface, of its own
    or by an external model. It asks only ops with an active operand or active
    values used in their regions: values of floats that depend on what the
    derivative is with respect to.
  }];
  let methods = [
    InterfaceMethod<[{
      Adds to the cotangents of the op's active operands what those of its
      results contribute. Values of the forward program have to be asked for by
      `Cotangents::getPrimal`: they are saved then, where the forward program
      is in another region or function.
    }], "::llvm::LogicalResult", "emitAdjoint",
      (ins "::mlir::OpBuilder &":$builder, "::mesh::Cotangents &":$cotangents)>,
    InterfaceMethod<[{
      Sets the tangents of the op's results, given those of its operands.
    }], "::llvm::LogicalResult", "emitTangent",
      (ins "::mlir::OpBuilder &":$builder, "::mesh::Tangents &":$tangents)>
  ];
}

#endif // MESH_DIFFERENTIATION_DIFFERENTIABLEOPINTERFACE_TD
