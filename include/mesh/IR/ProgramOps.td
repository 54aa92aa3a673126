//===- ProgramOps.td - the programs of single devices -------*- tablegen -*-===//
//
// Level 4: devices that do different things run different functions.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_PROGRAMOPS_TD
#define MESH_IR_PROGRAMOPS_TD

include "mesh/IR/MeshBase.td"

def Mesh_ProgramsOp : Mesh_OpOnMesh<"programs", [Symbol]> {
  let summary = "Assigns programs to devices";
  let description = [{
    Combines functions to one program. Some of the devices of a mesh run each of
    them. A device's position over `axes` selects its function; devices that
    only differ on other axes run the same one.

    The functions are in local view (`mesh.spmd`) and marked `mesh.program`.
    They have the same arguments and results. Results are assembled by their
    `mesh.sharding`, as if one function had computed them.

    Example:

    ```mlir
    mesh.programs @main on @m ["pipe"] = {
      @main.0 at [0], @main.1 at [1 to 6], @main.2 at [7]
    }
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) each position over the axes has one program
    - (C3) the programs exist, are functions with a body and the attributes
      `mesh.program` and `mesh.spmd`, which names this mesh, and are listed once
    - (C4) they have the same type and attributes of arguments and results
  }];
  let arguments = (ins Mesh_SymbolName:$sym_name, FlatSymbolRefAttr:$mesh,
                       Mesh_AxesAttr:$axes,
                       TypedArrayAttrBase<FlatSymbolRefAttr,
                                          "names of functions">:$programs,
                       // For each position, the index of its program.
                       DenseI64ArrayAttr:$classes);
  let assemblyFormat = [{
    $sym_name `on` $mesh custom<Axes>($axes) `=`
    custom<Programs>($programs, $classes) attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The functions, in the order of `programs`.
    ::llvm::SmallVector<::mlir::FunctionOpInterface>
    getFunctions(::mlir::SymbolTableCollection &symbols);
    /// The positions that run program `index`, in ascending order.
    ::llvm::SmallVector<int64_t> getPositions(int64_t index);
  }];
}

#endif // MESH_IR_PROGRAMOPS_TD
