//===- ReductionPasses.td - reductions in simpler terms -----*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_REDUCTIONPASSES_TD
#define MESH_TRANSFORMS_REDUCTIONPASSES_TD

include "mlir/Pass/PassBase.td"

def SignReductionsPass : Pass<"mesh-sign-reductions"> {
  let summary = "Rewrite minima and maxima of unsigned numbers as of signed ones";
  let description = [{
    Rewrites `linalg.reduce` and `linalg.generic` that reduce by `arith.minui` or
    `arith.maxui` as reductions by `arith.minsi` or `arith.maxsi`, whose order is
    that of unsigned numbers once the highest bit is the other way round. Devices
    know how to combine these, so that the dims that are reduced can be split.

    Input:

    ```mlir
    %r = linalg.reduce ins(%x : tensor<8x4xi32>) outs(%init : tensor<4xi32>) dimensions = [0]
      (%in: i32, %acc: i32) {
        %larger = arith.maxui %in, %acc : i32
        linalg.yield %larger : i32
      }
    ```

    Output:

    ```mlir
    %highest = arith.constant dense<-2147483648> : tensor<4xi32>
    %from = arith.xori %init, %highest : tensor<4xi32>
    %s = linalg.reduce ins(%x : tensor<8x4xi32>) outs(%from : tensor<4xi32>) dimensions = [0]
      (%in: i32, %acc: i32) {
        %bit = arith.constant -2147483648 : i32
        %signed = arith.xori %in, %bit : i32
        %larger = arith.maxsi %signed, %acc : i32
        linalg.yield %larger : i32
      }
    %r = arith.xori %s, %highest : tensor<4xi32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // MESH_TRANSFORMS_REDUCTIONPASSES_TD
