//===- AsyncPasses.td - communication under computation -----*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_ASYNCPASSES_TD
#define MESH_TRANSFORMS_ASYNCPASSES_TD

include "mlir/Pass/PassBase.td"

def ScheduleAsyncPass : Pass<"mesh-schedule-async"> {
  let summary = "Start communication early and wait for it late";
  let description = [{
    A collective whose result is not needed at once is started, as `mesh.async`,
    as soon as there is what it sends, and waited for where its result is used
    first, if anything is computed between. What is in flight already is moved
    in the same way. Ops without effects that make what is sent, such as slices
    of weights and casts, move along, and so do those that are made of what
    arrives, such as the update of a weight.

    That goes for the ops of one block. In addition, what a loop whose number of
    iterations is known sends, but does not compute, is sent one iteration
    ahead: while an iteration computes with the weights that have been gathered
    for it, those of the next one are gathered. The last iteration stands after
    the loop.

    A reduction of which an iteration only stores the result is done one
    iteration later: while the next one computes. The first iteration stands
    before the loop.

    No more than `max-bytes` of results are in flight at a time, beyond what is
    in flight without that; collectives of fewer than `min-bytes` stay as they
    are. All devices start what a group does in the same order.

    Input:

    ```mlir
    %y = linalg.matmul ins(%x, %v : …) outs(%zeros : …) -> tensor<8x64xf32>
    %w = mesh.all_gather %part on @m ["data"] dim 0
        : tensor<16x64xf32> -> tensor<64x64xf32>
    %z = linalg.matmul ins(%y, %w : …) outs(%zeros : …) -> tensor<8x64xf32>
    ```

    Output:

    ```mlir
    %future = mesh.async {
      %0 = mesh.all_gather %part on @m ["data"] dim 0
          : tensor<16x64xf32> -> tensor<64x64xf32>
      mesh.yield %0 : tensor<64x64xf32>
    } : !mesh.future<tensor<64x64xf32>>
    %y = linalg.matmul ins(%x, %v : …) outs(%zeros : …) -> tensor<8x64xf32>
    %w = mesh.wait %future : !mesh.future<tensor<64x64xf32>>
    %z = linalg.matmul ins(%y, %w : …) outs(%zeros : …) -> tensor<8x64xf32>
    ```
  }];
  let options = [
    Option<"maxBytes", "max-bytes", "int64_t", "67108864",
           "The most bytes of results in flight at a time">,
    Option<"minBytes", "min-bytes", "int64_t", "4096",
           "The smallest result worth a start and a wait">
  ];
  let dependentDialects = ["::mesh::MeshDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

#endif // MESH_TRANSFORMS_ASYNCPASSES_TD
