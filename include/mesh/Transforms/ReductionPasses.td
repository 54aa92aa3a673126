//===- ReductionPasses.td - reductions in simpler terms -----*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_REDUCTIONPASSES_TD
#define MESH_TRANSFORMS_REDUCTIONPASSES_TD

include "mlir/Pass/PassBase.td"

def NormalizeReductionsPass : Pass<"mesh-normalize-reductions"> {
  let summary = "Rewrite reductions as such by what devices combine";
  let description = [{
    Rewrites steps of `linalg.reduce` and `linalg.generic` that combine what was
    reduced before with something else, in other words than devices know: what
    takes something from it adds the negative of that, and what chooses between a
    step and none combines always, if need be with the neutral element. Results
    are the same to the bit. So the dims that are reduced can be split.

    Input:

    ```mlir
    %r = linalg.reduce ins(%x : tensor<8x4xf32>) outs(%init : tensor<4xf32>) dimensions = [0]
      (%in: f32, %acc: f32) {
        %isIn = arith.cmpf ogt, %in, %bound : f32
        %less = arith.subf %acc, %in : f32
        %next = arith.select %isIn, %less, %acc : f32
        linalg.yield %next : f32
      }
    ```

    Output:

    ```mlir
    %r = linalg.reduce ins(%x : tensor<8x4xf32>) outs(%init : tensor<4xf32>) dimensions = [0]
      (%in: f32, %acc: f32) {
        %isIn = arith.cmpf ogt, %in, %bound : f32
        %negative = arith.negf %in : f32
        %nothing = arith.constant -0.0 : f32
        %chosen = arith.select %isIn, %negative, %nothing : f32
        %next = arith.addf %acc, %chosen : f32
        linalg.yield %next : f32
      }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

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

def WidenReductionsPass : Pass<"mesh-widen-reductions"> {
  let summary = "Reduce bf16 and f16 in f32";
  let description = [{
    Rewrites `linalg.reduce` and `linalg.generic` that add up, multiply or take
    the smallest or largest of numbers of bf16 or f16: they do so in f32, and the
    result is rounded once. Where each step rounds, each has to wait for several
    instructions of the one before.

    Input:

    ```mlir
    %r = linalg.reduce ins(%x : tensor<8x4xbf16>) outs(%init : tensor<4xbf16>) dimensions = [0]
      (%in: bf16, %acc: bf16) {
        %sum = arith.addf %in, %acc : bf16
        linalg.yield %sum : bf16
      }
    ```

    Output:

    ```mlir
    %from = arith.extf %init : tensor<4xbf16> to tensor<4xf32>
    %s = linalg.reduce ins(%x : tensor<8x4xbf16>) outs(%from : tensor<4xf32>) dimensions = [0]
      (%in: bf16, %acc: f32) {
        %wide = arith.extf %in : bf16 to f32
        %sum = arith.addf %wide, %acc : f32
        linalg.yield %sum : f32
      }
    %r = arith.truncf %s : tensor<4xf32> to tensor<4xbf16>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // MESH_TRANSFORMS_REDUCTIONPASSES_TD
