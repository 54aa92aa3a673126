//===- MeshSymbolOps.td - meshes and axis rules -------------*- tablegen -*-===//

#ifndef MESH_IR_MESHSYMBOLOPS_TD
#define MESH_IR_MESHSYMBOLOPS_TD

include "mesh/IR/MeshBase.td"

def Mesh_MeshOp : Mesh_Op<"mesh", [Symbol]> {
  let summary = "Declares a mesh of devices";
  let description = [{
    The mesh is a symbol of the module.

    Example:

    ```mlir
    mesh.mesh @pod = <["data"=2, "model"=4]>
    mesh.mesh @twisted = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
    ```
  }];
  let arguments = (ins Mesh_SymbolName:$sym_name, Mesh_MeshAttr:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
}

def Mesh_AxisRulesOp : Mesh_OpOnMesh<"axis_rules", [Symbol]> {
  let summary = "Maps logical axis names to mesh axes";
  let description = [{
    A model names its dimensions by their meaning ("batch", "embed"). The rules
    map all of these names to mesh axes. `mesh-propagate` applies them.

    Example:

    ```mlir
    mesh.axis_rules @r on @pod = {"batch" -> "data", "embed" -> {}, "heads" -> {"model"}}
    ```

    Constraints:
    - (C1) each logical name has one rule
    - (C2) the mesh exists and has the axes; none is twice in a rule
  }];
  let arguments = (ins Mesh_SymbolName:$sym_name, FlatSymbolRefAttr:$mesh,
                       TypedArrayAttrBase<Mesh_AxisRuleAttr, "axis rules">:$rules);
  let assemblyFormat = [{
    $sym_name `on` $mesh `=` custom<AxisRules>($rules) attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The axes that `name` stands for, or null if there is no rule for it.
    AxisRuleAttr getRule(::llvm::StringRef name);
  }];
}

#endif // MESH_IR_MESHSYMBOLOPS_TD
