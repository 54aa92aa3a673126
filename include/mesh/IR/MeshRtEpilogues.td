//===- MeshRtEpilogues.td - contractions and what follows ---*- tablegen -*-===//

#ifndef MESH_IR_MESHRTEPILOGUES_TD
#define MESH_IR_MESHRTEPILOGUES_TD

include "mesh/IR/MeshRtCopies.td"
include "mesh/IR/RtActivation.td"

def MeshRt_RtContractThenOp : MeshRt_Op<"contract_then", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "A contraction and what comes after it: `mesh_rt_contract_then`";
  let description = [{
    As `mesh_rt.contract`; then an element of `bias` for each along dim
    `bias_dim` of `out` is added, and the activation applied: `relu` is
    max(x, 0), and 0 for NaN; `gelu` is the approximation by tanh. What is
    accumulated counts as a part of the sum. All is rounded once, in the end. GPUs
    have it, CPUs do not.

    Example: relu(a b + bias), where each column has its bias.

    ```mlir
    %1 = mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
        bias %bias : tensor<2xf32> along 1
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    ```

    Constraints: those of `mesh_rt.contract`, and
    - (C5) out has elements of f32, bf16 or f16
    - (C6) there is a `bias_dim` if and only if there is a bias
    - (C7) the bias has the element type of out, and the size of that dim
    - (C8) the dim is that of a loop of rows (of lhs and out) or columns (of rhs
      and out), and other such loops have one step
  }];
  let arguments = (ins MeshRt_Activation:$activation, DenseI64ArrayAttr:$loops,
                       MeshRt_Buffer:$lhs, MeshRt_Buffer:$rhs,
                       MeshRt_Buffer:$out, Optional<MeshRt_Buffer>:$bias,
                       OptionalAttr<I64Attr>:$bias_dim, UnitAttr:$accumulate);
  let results = (outs Optional<StaticShapeTensorOf<[AnyType]>>:$result);
  let assemblyFormat = [{
    $activation $loops $lhs `,` $rhs `into` $out (`accumulate` $accumulate^)?
    (`bias` $bias^ `:` type($bias) `along` $bias_dim)? attr-dict
    `:` type($lhs) `,` type($rhs) `,` type($out) (`->` type($result)^)?
  }];
  let hasVerifier = 1;
}

#endif // MESH_IR_MESHRTEPILOGUES_TD
