//===- Passes.td - Predictions of time ---------------------*- tablegen -*-===//

#ifndef MESH_SIMULATION_PASSES_TD
#define MESH_SIMULATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def PredictTimePass : Pass<"mesh-predict-time", "::mlir::ModuleOp"> {
  let summary = "Predict the time of a step of a program";
  let description = [{
    Predicts the time of a call of each function in local view, and of each
    `mesh.programs`, on the machine that `machine` describes. A remark
    (`--remarks-filter=mesh-predict-time`) tells the total, and the parts:

    - contractions,
    - other computation,
    - waiting for messages of other devices.

    `mesh-run --machine` prints the same beside its measurements.
    `mesh-simulate` prints it without a run, with a timeline.

    The simulation follows one device through the program, with a clock. All
    other devices do the same at the same time.

    - A contraction takes its operations at the rate for the type of its
      operands, and `contraction_overhead`.
    - Linalg and elementwise ops take the bytes of operands and results at
      `memory_bandwidth`, if that is known. So do ops that are lowered to these,
      such as random numbers. A gather takes its indices and results, and a
      scatter its indices and updates.
    - Views take no time. Nor do slices, paddings and concatenations, which are
      often done in place.
    - The device waits at once for a collective. One in `mesh.async` runs
      meanwhile, and the device waits for it at its `mesh.wait`.
    - A message of b bytes takes α + b / β of the link of its axis for each hop.
      Messages in one direction share a link in turn, as `mesh-run --link`
      emulates it. A native collective is a ring in one direction.
    - Through a switch, any message is one hop. Messages from one device, or to
      one device, take turns. Native collectives use the best algorithm
      (docs/reference/runtime.md).
    - Loops count as often as they run. Of branches, the slowest counts.

    In a `mesh.programs`, the simulation follows each position along its axes,
    with a clock of its own. By default a message leaves when both ends have
    reached it. While fewer than `credits` messages to a device are in flight,
    it leaves when it is sent. It occupies the wires on its way once they are
    free. Members of a group wait for the last of them. The position decides
    loops and branches where it can. The prediction is that of the slowest
    position.

    Remarks also name what the pass cannot predict:

    - loops of unknown trip count;
    - programs whose communication depends on data, or that do not terminate;
    - missing entries of the description of the machine.

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

    In a module that lists its entries (`mesh_rt.entries`), the pass predicts
    these. It notes their seconds there, by position: of contractions, of other
    computation, of waiting, and of the part of waiting that is idle. If they
    are unknown, it notes a text with the reason. Without a machine it notes
    nothing.

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
                     seconds = array<f64: 1.024e-06, 0.0, 0.0, 0.0>} ]} ]} {…}
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", "",
           "The description of the machine, as mesh-calibrate writes it">,
    Option<"credits", "credits", "int64_t", "0",
           "Messages from one device to another that may be in flight before a "
           "send waits for its receive">
  ];
  let dependentDialects = ["::mesh::MeshRtDialect"];
}

#endif // MESH_SIMULATION_PASSES_TD
