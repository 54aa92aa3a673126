//===- Passes.td - Pipelines of stages ---------------------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PIPELINEPARALLEL_PASSES_TD
#define MESH_TRANSFORMS_PIPELINEPARALLEL_PASSES_TD

include "mlir/Pass/PassBase.td"

def LowerPipelinePass : Pass<"mesh-lower-pipeline", "::mlir::ModuleOp"> {
  let summary = "Rewrite pipelines as loops over steps, or as the steps of their "
                "schedules";
  let description = [{
    A `mesh.pipeline` of m micro-batches over p devices that has no schedule
    becomes a loop of m + p - 1 steps. In each, a device applies its stages to
    what it has: the first one to the next micro-batch, the others to what came
    from the device before; what its stages yield it hands on by a
    `mesh.permute`. The last device keeps what comes out of its stages, the
    others zeros, and the result is the sum over the devices: `partial=sum`
    along the pipeline's axis until a consumer wants the whole.

    The loop is in local view along the pipeline's axis (`mesh.manual`) and on
    whole tensors along all others: the partitioner goes on with it as with any
    other program, and splits what is in a stage. Of each parameter a device has
    the part of its stages (`mesh.own_part`). Stages with bodies of their own
    become the cases of an `scf.index_switch`: what devices along other axes have
    to do together stays together, since they are at the same stage. What stages
    call is inlined.

    What skips stages goes to its device directly, and waits there, carried by the
    loop, until that is at the micro-batch.

    Before its first micro-batch and after its last one a device has nothing to
    do, and applies its stages to zeros (`bubbles=zeros`), to NaNs (`nans`: that
    changes no result, which is for tests to see), or not at all (`skip`: then
    what is the same in all steps, such as a parameter that is gathered, is done
    in each of them). A pipeline of which a stage could fail on zeros, or never
    end, skips them whatever is asked for: stages that divide by integers, that
    read or write at an index which is an element of a tensor, that have an
    assertion or a loop with a condition. The micro-batch's number is one that
    there is in all steps.

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
    table. In a step, each device that has something to do applies a stage to a
    micro-batch; a `mesh.permute` then brings what it yields to where
    the next stage is, and what skips stages to where it is used. What is made
    and read on one device stays there. Devices that have nothing to do yield
    zeros, or NaNs with `bubbles=nans`.

    A table is checked as `mesh-schedule --validate` does; what is wrong with it
    is an error that says in which row and column of it. Messages that it has
    written out are left to the compiler: only the order in which devices compute
    is taken from it.

    Every step is a switch with a case for each device, on whole tensors along
    other axes than the pipeline's: the partitioner goes on with it as with any
    other program. `mesh-specialize-devices` then makes of it one program for
    each device along the axis, in which there are the device's own steps only.

    What a stage saves on the way forward stays on its device until it goes
    backward. Gradients of parameters are added up there, in the order of the
    micro-batches.

    Of each block of stages that is dealt out over the devices (a chunk) a
    device has the part of its stages (`mesh.own_part`). If the schedule does
    not deal a block out in order, permutations bring the parameters to their
    devices first. So do reshards if a table deals out stages otherwise than in
    blocks, or if `costs` make runs of stages that are not equally long.

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
