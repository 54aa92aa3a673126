//===- BarrierOps.td - barriers to passes -------------------*- tablegen -*-===//

#ifndef MESH_IR_BARRIEROPS_TD
#define MESH_IR_BARRIEROPS_TD

include "mesh/IR/MeshBase.td"

def Mesh_OptimizationBarrierOp : Mesh_Op<"optimization_barrier", [
    Pure, DeviceIndependent, SameOperandsAndResultType]> {
  let summary = "Keeps passes from merging computations";
  let description = [{
    The result is the operand, but no pass assumes that. So an op on the result
    is not merged with one on the operand. Values that are rematerialized to
    save memory (JAX's `checkpoint`) stay so. The result has the sharding of the
    operand. The op is erased before bufferization.

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
