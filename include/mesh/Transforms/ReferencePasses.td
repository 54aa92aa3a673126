//===- ReferencePasses.td - to the reference program --------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_REFERENCEPASSES_TD
#define MESH_TRANSFORMS_REFERENCEPASSES_TD

include "mlir/Pass/PassBase.td"

def WidenFloatsPass : Pass<"mesh-widen-floats", "::mlir::ModuleOp"> {
  let summary = "Compute everything in double precision";
  let description = [{
    Every floating point type narrower than 64 bits becomes f64: of values, in
    function types, attributes and constants, whose values stay exactly what
    they are. Conversions between types that are the same now go away. What
    remains is what the program means without rounding: the reference that
    `mesh-run --check` compares with.

    Random numbers are drawn in the type that they had, and then extended: drawn
    in f64 they would be others.

    The bits of a number are still those of the narrower type: a bitcast, also
    of complex numbers, gets the number rounded to that type, or gives one that
    is widened after.

    Input:

    ```mlir
    func.func @f(%x: tensor<4xbf16>) -> tensor<4xf32> {
      %0 = arith.extf %x : tensor<4xbf16> to tensor<4xf32>
      %half = arith.constant dense<0.5> : tensor<4xf32>
      %1 = arith.mulf %0, %half : tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: tensor<4xf64>) -> tensor<4xf64> {
      %half = arith.constant dense<5.000000e-01> : tensor<4xf64>
      %0 = arith.mulf %x, %half : tensor<4xf64>
      return %0 : tensor<4xf64>
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // MESH_TRANSFORMS_REFERENCEPASSES_TD
