//===- MeshTypes.td - types of the mesh dialect -------------*- tablegen -*-===//

#ifndef MESH_IR_MESHTYPES_TD
#define MESH_IR_MESHTYPES_TD

include "mesh/IR/MeshDialect.td"
include "mlir/IR/AttrTypeBase.td"

def Mesh_FutureType : TypeDef<Mesh_Dialect, "Future"> {
  let mnemonic = "future";
  let summary = "The tensor of a communication op in flight";
  let description = [{
    `mesh.async` creates a future, and `mesh.wait` waits for it, exactly once.

    Example: `!mesh.future<tensor<4x8xf32>>`
  }];
  let parameters = (ins "::mlir::RankedTensorType":$tensorType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "::mlir::RankedTensorType":$tensorType), [{
      return $_get(tensorType.getContext(), tensorType);
    }]>
  ];
  let assemblyFormat = "`<` $tensorType `>`";
}

#endif // MESH_IR_MESHTYPES_TD
