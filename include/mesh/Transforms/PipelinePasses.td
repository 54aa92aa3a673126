//===- PipelinePasses.td - pipelines of stages --------------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PIPELINEPASSES_TD
#define MESH_TRANSFORMS_PIPELINEPASSES_TD

include "mlir/Pass/PassBase.td"

def LowerPipelinePass : Pass<"mesh-lower-pipeline", "::mlir::ModuleOp"> {
  let summary = "Rewrite pipelines as loops that hand on what stages compute";
  let description = [{
    Rewrites `mesh.pipeline` of m micro-batches over p devices as a loop of
    m + p - 1 steps. In each, a device applies its stages to what it has: the
    first one to the next micro-batch, the others to what came from the device
    before; what its stages yield it hands on by a `mesh.permute`. The last device
    keeps what comes out of its stages, the others zeros, and the result is the
    sum over the devices: `partial=sum` along the pipeline's axis until a consumer
    wants the whole.

    The loop is in local view along the pipeline's axis (`mesh.manual`) and on
    whole tensors along all others: the partitioner goes on with it as with any
    other program, and splits what is in a stage. Of each parameter a device has
    the part of its stages (`mesh.own_part`). Stages with bodies of their own
    become the cases of an `scf.index_switch`: what devices along other axes have
    to do together stays together, since they are at the same stage. What stages
    call is inlined.

    Before its first micro-batch and after its last one a device has nothing to
    do, and applies its stages to zeros (`bubbles=zeros`), to NaNs (`nans`: that
    changes no result, which is for tests to see), or not at all (`skip`: then
    what is the same in all steps, such as a parameter that is gathered, is done
    in each of them).

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
  }];
  let options = [
    Option<"bubbles", "bubbles", "::mesh::PipelineBubbles",
           "::mesh::PipelineBubbles::Zeros",
           "What stages are applied to where there is no micro-batch",
           [{::llvm::cl::values(
             clEnumValN(::mesh::PipelineBubbles::Zeros, "zeros", "Zeros"),
             clEnumValN(::mesh::PipelineBubbles::NaNs, "nans",
                        "NaNs, and zeros where there are none"),
             clEnumValN(::mesh::PipelineBubbles::Skip, "skip",
                        "Nothing"))}]>
  ];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

#endif // MESH_TRANSFORMS_PIPELINEPASSES_TD
