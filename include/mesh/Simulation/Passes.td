//===- Passes.td - Predictions of time ---------------------*- tablegen -*-===//

#ifndef MESH_SIMULATION_PASSES_TD
#define MESH_SIMULATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def PredictTimePass : Pass<"mesh-predict-time", "::mlir::ModuleOp"> {
  let summary = "Say what a step of a program will take";
  let description = [{
    Says in a remark (`--remarks-filter=mesh-predict-time`), for each function in
    local view and for each `mesh.programs`, what a call of it takes on the machine
    that `machine` describes, and of that contractions, other computation, and
    waiting for what others send. `mesh-run --machine` prints the same beside what
    it measures, and `mesh-simulate` without running anything, with a
    timeline.

    A device is followed through the program, with a clock, while all others do
    the same at the same time. A contraction takes its operations at the rate for
    the type of its operands, and `contraction_overhead`. Linalg and elementwise
    ops take their operands' and results' bytes at `memory_bandwidth`, if that is
    known. A collective is waited for at once; one in `mesh.async` runs meanwhile,
    and is waited for at its `mesh.wait`. Messages of b bytes take α + b / β of
    their axis' link for each hop, and messages in the same direction go one
    after the other, as on the links that `mesh-run --link` emulates: a native
    collective is a ring in one direction. Through a switch any message is one
    hop, those from or to a device go one after the other, and native collectives
    are done as is best (docs/reference/runtime.md). Loops count as often as they run, of
    branches the one that takes the most.

    Of a `mesh.programs` each position along its axes is followed, with a clock of
    its own. A message between two of them leaves when both ends have come to it,
    or when it is sent, as long as no more than `credits` are on their way to a
    device, and takes the wires that it crosses from when they are free. Members of
    a group wait for the last of them. What the position says about loops and
    branches is known. The time is that of the position that takes the longest.

    What cannot be predicted is said, too: loops whose number of iterations is
    not known, programs whose communication depends on data or that never end, and
    what the description of the machine lacks.

    Input:

    ```mlir
    func.func @f(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %y: tensor<8x8xf32>)
        -> tensor<8x8xf32> attributes {mesh.spmd = @m} {
      %0 = linalg.matmul ins(%x, %w : tensor<8x8xf32>, tensor<8x8xf32>)
          outs(%y : tensor<8x8xf32>) -> tensor<8x8xf32>
      %1 = mesh.all_reduce sum %0 on @m ["x"] : tensor<8x8xf32>
      return %1 : tensor<8x8xf32>
    }
    ```

    Output: the same.

    In a module that notes its entries (`mesh_rt.entries`) those are predicted, and
    the seconds of contractions, of other computation and of waiting noted there,
    by position, or a text that says why they are not known. Without a machine
    nothing is noted.

    Input:

    ```mlir
    module attributes {mesh_rt.entries = [{name = "main"} ]} {
      func.func @main(…) {
        %0 = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>)
            outs(%y : tensor<8x8xf32>) -> tensor<8x8xf32>
        …
      }
    }
    ```

    Output, for a machine of 1 GFLOP/s, the same and:

    ```mlir
    module attributes {mesh_rt.entries = [{
      name = "main",
      prediction = [{devices = "all devices", function = "main",
                     seconds = array<f64: 1.024e-06, 0.0, 0.0>} ]} ]} {…}
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", "",
           "The description of the machine, as mesh-calibrate writes it">,
    Option<"credits", "credits", "int64_t", "0",
           "How many messages from one device to another may be under way "
           "before a send waits for its receive">
  ];
  let dependentDialects = ["::mesh::MeshRtDialect"];
}

#endif // MESH_SIMULATION_PASSES_TD
