//===- ProgramOps.td - the programs of single devices -------*- tablegen -*-===//
//
// Level 4: devices that do different things run different functions.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_PROGRAMOPS_TD
#define MESH_IR_PROGRAMOPS_TD

include "mesh/IR/MeshBase.td"

def Mesh_ProgramsOp : Mesh_OpOnMesh<"programs", [Symbol]> {
  let summary = "Says which device runs which program";
  let description = [{
    Names, as one program, functions each of which is run by some of the
    devices of a mesh. A device's position over `axes` says which one it runs;
    devices that differ on other axes only run the same.

    The functions are in local view (`mesh.spmd`) and marked `mesh.program`.
    They take and return the same; what they return, with its `mesh.sharding`,
    is put together as if one function had computed it.

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
