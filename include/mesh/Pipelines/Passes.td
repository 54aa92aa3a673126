//===- Passes.td - Passes that run pipelines ---------------*- tablegen -*-===//

#ifndef MESH_PIPELINES_PASSES_TD
#define MESH_PIPELINES_PASSES_TD

include "mlir/Pass/PassBase.td"

def SplitProgramPass : Pass<"mesh-split-program", "::mlir::ModuleOp"> {
  let summary = "Split a program over devices if it is annotated";
  let description = [{
    Runs `--mesh-spmd` on a module in which a function speaks of a mesh as a
    whole, by shardings or by an op of the dialect `mesh`. Other modules stay as
    they are: they are in local view already, or run on one device.

    With `check-bounds` the indices that the program computes are checked
    (`mesh-check-bounds`) before it is split: of dimensions that are split the
    devices read and write nothing beside their blocks.

    Input:

    ```mlir
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = arith.addf %x, %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```

    Output: the same; this module has no mesh.
  }];
  let options = [
    Option<"checkBounds", "check-bounds", "bool", "false",
           "Check the indices that the program computes">,
    Option<"verify", "verify", "bool", "true",
           "Check in the end that devices agree where they have to">
  ];
}

#endif // MESH_PIPELINES_PASSES_TD
