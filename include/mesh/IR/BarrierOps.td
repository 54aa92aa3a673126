//===- BarrierOps.td - barriers to passes -------------------*- tablegen -*-===//

#ifndef MESH_IR_BARRIEROPS_TD
#define MESH_IR_BARRIEROPS_TD

include "mesh/IR/MeshBase.td"

def Mesh_OptimizationBarrierOp : Mesh_Op<"optimization_barrier", [
    Pure, DeviceIndependent, SameOperandsAndResultType]> {
  let summary = "Keeps what is computed from a value apart";
  let description = [{
    The result is the operand, but no pass knows: an op that takes the result is
    not merged with one that takes the operand. So what is computed a second
    time to save memory (JAX's `checkpoint`) stays so. It is split as its
    operand is, and goes away before bufferization.

    Example:

    ```mlir
    %1 = mesh.optimization_barrier %0 : tensor<64x768xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$input);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

#endif // MESH_IR_BARRIEROPS_TD
