//===- Passes.td - Lowering of the rest, and checks --------*- tablegen -*-===//

#ifndef MESH_CODEGEN_LOWERING_PASSES_TD
#define MESH_CODEGEN_LOWERING_PASSES_TD

include "mlir/Pass/PassBase.td"

def LowerControlFlowPass : Pass<"mesh-lower-control-flow"> {
  let summary = "Turn structured control flow into branches";
  let description = [{
    Upstream's `convert-scf-to-cf`, in an order that takes time in proportion to
    the program: from the end of each block to its beginning.

    Input:

    ```mlir
    scf.for %i = %a to %b step %c {
      …
    }
    ```

    Output:

    ```mlir
      cf.br ^condition(%a : index)
    ^condition(%i: index):
      %0 = arith.cmpi slt, %i, %b : index
      cf.cond_br %0, ^body, ^end
    ^body:
      …
      %1 = arith.addi %i, %c : index
      cf.br ^condition(%1 : index)
    ^end:
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect"];
}

def CheckLoweredPass : Pass<"mesh-check-lowered"> {
  let summary = "Reject ops and calls that nothing lowers to code";
  let description = [{
    Ends a lowering: ops that are left of other dialects than LLVM's are errors,
    at their locations, with what is in them. Of casts between types those are
    errors to which no such op leads. Then the module is verified.

    In a module of kernels (`gpu.module`) ops may be NVVM's, too, and a call of a
    function that the module does not define is an error: kernels are linked with
    no library. Such are functions that are left to libdevice, as `math.erf` of
    f64. With `has-libdevice` these are allowed: the file will be linked.

    Input:

    ```mlir
    vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<4xf32>
    ```

    Output:

    ```
    error: 'vector.transfer_write' op has no lowering to LLVM
    ```
  }];
  let options = [
    Option<"hasLibdevice", "has-libdevice", "bool", "false",
           "Whether libdevice will be linked">];
}

#endif // MESH_CODEGEN_LOWERING_PASSES_TD
