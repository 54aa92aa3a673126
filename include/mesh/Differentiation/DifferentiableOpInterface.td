//===- DifferentiableOpInterface.td - derivatives of ops ----*- tablegen -*-===//

#ifndef MESH_DIFFERENTIATION_DIFFERENTIABLEOPINTERFACE_TD
#define MESH_DIFFERENTIATION_DIFFERENTIABLEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_DifferentiableOpInterface : OpInterface<"DifferentiableOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    Differentiates an op. `mesh-differentiate` uses this interface alone. So an
    op of any dialect is differentiated once it has the interface, of its own or
    by an external model. A value is *active* if it has floats and depends on
    the values that the derivative is with respect to. The pass visits ops with
    an active operand or with active values used in their regions. If the rule of
    an op in a region fails, notes lead on from the op around: so that is replaced
    after its region is differentiated.
  }];
  let methods = [
    InterfaceMethod<[{
      Adds the contributions of the cotangents of the op's results to the
      cotangents of its active operands. `Cotangents::getPrimal` gives values of
      the forward program: it saves them if the forward program is in another
      region or function. Fails with an error at the op.
    }], "::llvm::LogicalResult", "emitAdjoint",
      (ins "::mlir::OpBuilder &":$builder, "::mesh::Cotangents &":$cotangents)>,
    InterfaceMethod<[{
      Sets the tangents of the op's results, given those of its operands. Fails
      with an error at the op.
    }], "::llvm::LogicalResult", "emitTangent",
      (ins "::mlir::OpBuilder &":$builder, "::mesh::Tangents &":$tangents)>
  ];
}

#endif // MESH_DIFFERENTIATION_DIFFERENTIABLEOPINTERFACE_TD
