//===- Passes.td - Passes that run pipelines ---------------*- tablegen -*-===//

#ifndef MESH_PIPELINES_PASSES_TD
#define MESH_PIPELINES_PASSES_TD

include "mlir/Pass/PassBase.td"

def SplitProgramPass : Pass<"mesh-split-program", "::mlir::ModuleOp"> {
  let summary = "Split a program over devices if it is annotated";
  let description = [{
    Runs `--mesh-spmd` on a module in which a global function has shardings or
    an op of the dialect `mesh`. Other modules stay as they are: they are in
    local view already, or run on one device.

    With `check-bounds`, the pass checks the indices that the program computes
    (`mesh-check-bounds`) before it splits the program. Afterwards, devices skip
    reads and writes outside of their blocks of split dimensions.

    First, the pass prepares the entries of any module that lists some
    (`mesh_rt.entries`):

    - A number that an entry returns becomes a tensor of rank 0, unless other
      functions call the entry.
    - `mesh_rt.entries` gets the least precise float type from which each result
      is computed. So the tolerance of comparisons does not depend on the
      sharding.

    Input:

    ```mlir
    module attributes {mesh_rt.entries = [{name = "main"} ]} {
      func.func @main(%x: f32, %y: f32) -> f32 {
        %0 = arith.addf %x, %y : f32
        return %0 : f32
      }
    }
    ```

    Output, which has no mesh to be split over:

    ```mlir
    module attributes {mesh_rt.entries = [{name = "main", precisions = [f32]} ]} {
      func.func @main(%x: f32, %y: f32) -> tensor<f32> {
        %0 = arith.addf %x, %y : f32
        %from_elements = tensor.from_elements %0 : tensor<f32>
        return %from_elements : tensor<f32>
      }
    }
    ```
  }];
  let options = [
    Option<"checkBounds", "check-bounds", "bool", "false",
           "Check the indices that the program computes">,
    Option<"verify", "verify", "bool", "true",
           "Check in the end that devices agree where they have to">
  ];
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // MESH_PIPELINES_PASSES_TD
