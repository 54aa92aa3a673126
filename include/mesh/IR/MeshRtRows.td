//===- MeshRtRows.td - rows that threads share --------------*- tablegen -*-===//

#ifndef MESH_IR_MESHRTROWS_TD
#define MESH_IR_MESHRTROWS_TD

include "mesh/IR/MeshRtEpilogues.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def MeshRt_RtCombineRowOp : MeshRt_Op<"combine_row", [
    Pure, SameOperandsAndResultType,
    ParentOneOf<["::mlir::linalg::GenericOp"]>]> {
  let summary = "Combines what all steps of a row have";
  let description = [{
    In the body of a structured op whose loops are parallel, the steps of the
    last `loops` of these are a row, and go through the body together. Each
    brings a value here, and each goes on with what all of them come to, in an
    order that is not said. So one op does what else takes a reduction, and an
    elementwise op that reads again what was reduced. GPUs have it, CPUs do not.

    Example: each row divided by its sum.

    ```mlir
    linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<8x64xf32>) outs(%e : tensor<8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %sum = mesh_rt.combine_row addf %in over 1 : f32
      %share = arith.divf %in, %sum : f32
      linalg.yield %share : f32
    } -> tensor<8x64xf32>
    ```

    Constraints:
    - (C1) the loops of the op around are parallel, and there are so many
    - (C2) all rows of an op are of the same loops
    - (C3) the kind combines numbers of the type, of 64 bits at most
  }];
  let arguments = (ins AtomicRMWKindAttr:$kind, AnyTypeOf<[AnyFloat,
                       AnySignlessInteger]>:$value, I64Attr:$loops);
  let results = (outs AnyTypeOf<[AnyFloat, AnySignlessInteger]>:$result);
  let assemblyFormat = [{
    $kind $value `over` $loops attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

#endif // MESH_IR_MESHRTROWS_TD
