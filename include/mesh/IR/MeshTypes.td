//===- MeshTypes.td - types of the mesh dialect -------------*- tablegen -*-===//

#ifndef MESH_IR_MESHTYPES_TD
#define MESH_IR_MESHTYPES_TD

include "mesh/IR/MeshDialect.td"
include "mlir/IR/AttrTypeBase.td"

def Mesh_FutureType : TypeDef<Mesh_Dialect, "Future"> {
  let mnemonic = "future";
  let summary = "A tensor that a collective in flight will bring";
  let description = [{
    Made by `mesh.async`, ended by `mesh.wait`. A future is waited for once.

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
