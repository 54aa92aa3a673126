//===- Passes.td - Pipelines of stages ---------------------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PIPELINEPARALLEL_PASSES_TD
#define MESH_TRANSFORMS_PIPELINEPARALLEL_PASSES_TD

include "mlir/Pass/PassBase.td"

def LowerPipelinePass : Pass<"mesh-lower-pipeline", "::mlir::ModuleOp"> {
  let summary = "Rewrite pipelines as loops over steps, or as the steps of their "
                "schedules";
  let description = [{
    A `mesh.pipeline` of m micro-batches over p devices that has no schedule
    becomes a loop of m + p - 1 steps. In each step a device applies its stages
    and sends the result to the next device by a `mesh.permute`. The first
    device takes the next micro-batch, the others take what they received in the
    step before. The last device keeps the output of its stages, the others keep
    zeros, and the result is the sum over the devices. It stays `partial=sum`
    along the pipeline's axis until a consumer needs the sum.

    The loop is in local view along the pipeline's axis (`mesh.manual`) and on
    whole tensors along all others. So the partitioner treats it as any other
    program, and splits the contents of a stage. A device holds the part of each
    parameter that belongs to its stages (`mesh.own_part`). Stages with bodies
    of their own become the cases of an `scf.index_switch`. Devices along other
    axes are at the same stage, so their collectives still meet. Functions that
    stages call are inlined.

    A value that skips stages is sent directly to the device that reads it. The
    loop carries it until that device reaches the micro-batch.

    Before its first micro-batch and after its last one a device is in a bubble.
    `bubbles` says what it does there:

    - `zeros`: it applies its stages to zeros.
    - `nans`: it applies them to NaNs, which changes no result. Tests use it.
    - `skip`: it does nothing. Loop-invariant values, such as a gathered
      parameter, are then computed in each step.

    Bubbles are always skipped if a stage could fail on zeros or not terminate.
    Such stages contain a division of integers, an assertion, a loop with a
    condition, or an access at an index that is an element of a tensor. In a
    bubble the number of the micro-batch is still one of an existing
    micro-batch.

    Input:

    ```mlir
    %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 8 params(%w) {
    ^stage(%h: tensor<4x16xf32>, %k: tensor<16x16xf32>, %stage: index, %microbatch: index):
      %next = … %h, %k
      mesh.stage_yield %next : tensor<4x16xf32>
    } : (tensor<32x16xf32>, tensor<4x16x16xf32>) -> tensor<32x16xf32>
    ```

    Output, for 4 devices along "pipe":

    ```mlir
    %rank = mesh.axis_index @m ["pipe"]
    %xs = tensor.expand_shape %x … : tensor<32x16xf32> into tensor<4x8x16xf32>
    %own = mesh.own_part %w on @m "pipe" : tensor<4x16x16xf32> -> tensor<1x16x16xf32>
    %out:2 = scf.for %step = %c0 to %c11 step %c1 iter_args(%state = %zeros, %ys = %none) {
      %h = scf.if %isFirst {
        // micro-batch %step of %xs, or zeros if that was the last one
      } else {
        scf.yield %state : tensor<4x16xf32>
      }
      %k = tensor.extract_slice %own[0, 0, 0] [1, 16, 16] [1, 1, 1]
      %next = … %h, %k
      %handed = mesh.permute %next on @m ["pipe"] pairs [0 -> 1, 1 -> 2, 2 -> 3] : tensor<4x16xf32>
      %sofar = scf.if %isLastAndPast {
        // %ys with %next for its micro-batch %step - 3
      } else {
        scf.yield %ys : tensor<4x8x16xf32>
      }
      scf.yield %handed, %sofar : tensor<4x16xf32>, tensor<4x8x16xf32>
    } {mesh.manual = #mesh.axes<["pipe"]>}
    %sum = mesh.sum_parts %out#1 on @m "pipe" : tensor<4x8x16xf32>
    %y = tensor.collapse_shape %sum … : tensor<4x8x16xf32> into tensor<32x16xf32>
    ```

    A `mesh.pipeline` that has a `schedule` or a `table` becomes the steps of that
    table. In a step, each busy device applies a stage to a micro-batch. A
    `mesh.permute` then sends the result to the device of the next stage, and
    values that skip stages to their readers. Values that are computed and read on
    one device stay there. Idle devices yield zeros, or NaNs with `bubbles=nans`.

    A table is checked as `mesh-schedule --validate` does. An error names the row
    and the column of the table. The pass takes only the order of computations
    from a table; it inserts the messages itself.

    Every step is a switch with a case for each device, on whole tensors along
    the other axes. So the partitioner treats it as any other program.
    `mesh-specialize-devices` then makes one program for each device along the
    axis, which contains the device's own steps only.

    The values that a stage saves in its forward pass stay on the device until
    its backward pass. Gradients of parameters are accumulated there, in the
    order of the micro-batches.

    A device holds its part of each block of stages that is dealt out over the
    devices (`mesh.own_part`); such a block is a chunk. If the schedule does not
    deal out a block in order, permutations bring the parameters to their devices
    first. Reshards do so if a table does not deal out stages in blocks, or if
    `costs` make runs of stages of different lengths.

    Input:

    ```mlir
    %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" params(%w) {
    ^stage(%h: tensor<4x16xf32>, %k: tensor<16x16xf32>, %stage: index, %microbatch: index):
      %next = … %h, %k
      mesh.stage_yield %next : tensor<4x16xf32>
    } : (tensor<8x16xf32>, tensor<2x16x16xf32>) -> tensor<8x16xf32>
    ```

    Output, for 2 devices along "pipe", without the last of 3 steps:

    ```mlir
    %rank = mesh.axis_index @m ["pipe"]
    %own = mesh.own_part %w on @m "pipe" : tensor<2x16x16xf32> -> tensor<1x16x16xf32>
    %a = scf.index_switch %rank
    case 0 {
      // stage 0, micro-batch 0
    }
    default {
      scf.yield %zeros : tensor<4x16xf32>
    }
    %b = mesh.permute %a on @m ["pipe"] pairs [0 -> 1] : tensor<4x16xf32>
    %c = scf.index_switch %rank
    case 0 {
      // stage 0, micro-batch 1
    }
    case 1 {
      // stage 1, micro-batch 0, which has come as %b
    }
    default {
      scf.yield %zeros : tensor<4x16xf32>
    }
    %d = mesh.permute %c on @m ["pipe"] pairs [0 -> 1] : tensor<4x16xf32>
    %sofar = scf.index_switch %rank
    case 1 {
      // %none with %c for its micro-batch 0
    }
    default {
      scf.yield %none : tensor<4x2x16xf32>
    }
    ```
  }];
  let options = [
    Option<"bubbles", "bubbles", "::mesh::PipelineBubbles",
           "::mesh::PipelineBubbles::Zeros",
           "What stages are applied to where there is no micro-batch; with "
           "a schedule, nans makes idle devices yield NaNs",
           [{::llvm::cl::values(
             clEnumValN(::mesh::PipelineBubbles::Zeros, "zeros", "Zeros"),
             clEnumValN(::mesh::PipelineBubbles::NaNs, "nans",
                        "NaNs, and zeros where there are none"),
             clEnumValN(::mesh::PipelineBubbles::Skip, "skip",
                        "Nothing"))}]>,
    Option<"table", "table", "std::string", "",
           "A file with a table in PyTorch's CSV form, for all pipelines that "
           "have a schedule to follow instead">
  ];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

#endif // MESH_TRANSFORMS_PIPELINEPARALLEL_PASSES_TD
