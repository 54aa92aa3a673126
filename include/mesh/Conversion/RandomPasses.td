//===- RandomPasses.td - random numbers to loops ------------*- tablegen -*-===//

#ifndef MESH_CONVERSION_RANDOMPASSES_TD
#define MESH_CONVERSION_RANDOMPASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertRandomToLinalgPass : Pass<"convert-random-to-linalg"> {
  let summary = "Rewrite random numbers as loops of integer arithmetic, on tensors";
  let description = [{
    Keys and random numbers become structured ops whose bodies have the rounds
    of the cipher, and, for floats, what makes floats of bits. Elements do not
    depend on each other, so that the loops are vectorised. Places are counted
    in 32 bits where the array has no more elements than that.

    Other ops are not fused with these: it would draw a number as often as it
    is read.

    Input:

    ```mlir
    %0 = mesh.random_bits %key : tensor<2xi32> -> tensor<64x16xi32>
    ```

    Output:

    ```mlir
    %k0 = tensor.extract %key[%c0] : tensor<2xi32>
    %k1 = tensor.extract %key[%c1] : tensor<2xi32>
    %empty = tensor.empty() : tensor<64x16xi32>
    %0 = linalg.generic {…, iterator_types = ["parallel", "parallel"]}
        outs(%empty : tensor<64x16xi32>) {
    ^bb0(%out: i32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      … 16 * %i + %j, and 20 rounds with %k0 and %k1 …
      linalg.yield %bits : i32
    } -> tensor<64x16xi32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::tensor::TensorDialect"
  ];
}

#endif // MESH_CONVERSION_RANDOMPASSES_TD
