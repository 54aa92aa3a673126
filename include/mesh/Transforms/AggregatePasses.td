//===- AggregatePasses.td - ops that stand for several ------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_AGGREGATEPASSES_TD
#define MESH_TRANSFORMS_AGGREGATEPASSES_TD

include "mlir/Pass/PassBase.td"

def DecomposeSoftmaxPass : Pass<"mesh-decompose-softmax"> {
  let summary = "Rewrite softmax as maximum, exponentials, sum and quotient";
  let description = [{
    Rewrites `linalg.softmax` on tensors as the structured ops it stands for.
    Each of them has a sharding rule, so that also the dim along which it
    normalises can be split: devices then agree on maxima and sums, and no
    device sees a whole row.

    Input:

    ```mlir
    %0 = linalg.softmax dimension(1) ins(%x : tensor<4x16xf32>) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    ```

    Output:

    ```mlir
    %max = linalg.generic {…, iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<4x16xf32>) outs(%low : tensor<4xf32>) {… arith.maxnumf …}
    %exp = linalg.generic {…, iterator_types = ["parallel", "parallel"]}
        ins(%x, %max : tensor<4x16xf32>, tensor<4xf32>) outs(%e : tensor<4x16xf32>) {… math.exp …}
    %sum = linalg.generic {…, iterator_types = ["parallel", "reduction"]}
        ins(%exp : tensor<4x16xf32>) outs(%zero : tensor<4xf32>) {… arith.addf …}
    %0 = linalg.generic {…, iterator_types = ["parallel", "parallel"]}
        ins(%exp, %sum : tensor<4x16xf32>, tensor<4xf32>) outs(%e : tensor<4x16xf32>) {… arith.divf …}
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::tensor::TensorDialect"
  ];
}

def GatherCapturesPass : Pass<"mesh-gather-captures", "::mlir::ModuleOp"> {
  let summary = "Let the bodies of ops read whole tensors";
  let description = [{
    The body of a structured op, or of `tensor.generate`, may read elements of
    any tensor around it, at any index. No sharding rule tells which, so a
    device needs all of them: each such tensor is resharded before the op to be
    replicated. Tables that are to stay split are better read by `tensor.gather`.

    Input:

    ```mlir
    %y = linalg.generic {…} ins(%ids : tensor<8xindex>) outs(%e : tensor<8xf32>) {
    ^bb0(%id: index, %out: f32):
      %x = tensor.extract %table[%id] : tensor<16xf32>
      linalg.yield %x : f32
    } -> tensor<8xf32>
    ```

    Output:

    ```mlir
    %whole = mesh.reshard %table <@m, [{} ]> : tensor<16xf32>
    %y = linalg.generic {…} ins(%ids : tensor<8xindex>) outs(%e : tensor<8xf32>) {
    ^bb0(%id: index, %out: f32):
      %x = tensor.extract %whole[%id] : tensor<16xf32>
      linalg.yield %x : f32
    } -> tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mesh::MeshDialect"];
}

#endif // MESH_TRANSFORMS_AGGREGATEPASSES_TD
