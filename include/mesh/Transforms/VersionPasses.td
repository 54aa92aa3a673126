//===- VersionPasses.td - the version in text ---------------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_VERSIONPASSES_TD
#define MESH_TRANSFORMS_VERSIONPASSES_TD

include "mlir/Pass/PassBase.td"

def SetVersionPass : Pass<"mesh-set-version", "::mlir::ModuleOp"> {
  let summary = "Let text say the version of the dialect, as bytecode does";
  let description = [{
    Sets `mesh.version` of the module to the version of the dialect that this
    compiler writes (`Version.h`). What was read is of that version, whatever an
    older text or bytecode said: modules within that say an older one say this
    one then. A compiler of an older version refuses the text.

    Input:

    ```mlir
    module attributes {mesh.version = 0 : i64} {
    }
    ```

    Output:

    ```mlir
    module attributes {mesh.version = 1 : i64} {
    }
    ```
  }];
}

#endif // MESH_TRANSFORMS_VERSIONPASSES_TD
