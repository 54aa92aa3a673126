//===- Passes.td - Fusion of structured ops ----------------*- tablegen -*-===//

#ifndef MESH_CODEGEN_FUSION_PASSES_TD
#define MESH_CODEGEN_FUSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def FuseElementwisePass
    : Pass<"mesh-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Fuse elementwise ops, and let contractions round";
  let description = [{
    In this order:

    1. A structured op without reductions that reads what it writes over gets it
       as an operand, and a fresh tensor to write to. Else fusion would leave an
       accumulation onto `outs` where it is, and repeat it if the consumer has
       more loops. `mesh-prepare-bufferization` makes it work in place again.
    2. Structured ops with one reader are fused with it, by upstream's patterns,
       and reshapes between them move out of their way. They are not if that would
       keep more bytes in use while other ops run: each term of a sum over
       micro-batches is added once it is there. A number that is broadcast is
       fused with all elementwise ops of its block that read it. Ops that fill a
       tensor become `linalg.fill`, and so do slices of such tensors: each reader
       takes the number. An op that generates elements from indices alone
       generates just the slices that are read, if all readers are slices of the
       same block, and have no more elements in sum. If it is padded by one number
       before, the padding is generated, too. Reductions also take ops of the same
       block that generate elements from indices alone. Where no other operand
       tells the trip count of a loop, a vector of bytes does, which is not read.
    3. Where all readers of a `mesh_rt.contract` round its result to the type of
       its operands, bf16 or f16, before anything else, the contraction does: the
       runtime sums up in f32 and rounds once. Reshapes and slices may be in
       between. So f32 is never in memory. Where all extend its result from bf16 to
       f32, it is not rounded.
    4. Where a structured op adds the results of several `mesh_rt.contract`, and
       nothing else reads them, each one adds to the result of the one before. Sums
       of bf16 and f16 are in f32 until the structured op is done.

    Input:

    ```mlir
    %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
        : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
    %1 = linalg.generic … ins(%0 : tensor<4x2xf32>) outs(%e : tensor<4x2xbf16>) {
    ^bb0(%x: f32, %out: bf16):
      %rounded = arith.truncf %x : f32 to bf16
      linalg.yield %rounded : bf16
    } -> tensor<4x2xbf16>
    %2 = linalg.generic … ins(%1 : tensor<4x2xbf16>) outs(%y : tensor<4x2xbf16>) {
    ^bb0(%x: bf16, %out: bf16):
      %sum = arith.addf %x, %out : bf16
      linalg.yield %sum : bf16
    } -> tensor<4x2xbf16>
    ```

    Output:

    ```mlir
    %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %e
        : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xbf16> -> tensor<4x2xbf16>
    %1 = linalg.generic … ins(%0, %y : …) outs(%e : tensor<4x2xbf16>) {
    ^bb0(%x: bf16, %read: bf16, %out: bf16):
      %sum = arith.addf %x, %read : bf16
      linalg.yield %sum : bf16
    } -> tensor<4x2xbf16>
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def SplitSumsPass : Pass<"mesh-split-sums", "::mlir::func::FuncOp"> {
  let summary = "Form long sums from those of parts";
  let description = [{
    A sum of n floats that are added one by one loses digits in proportion to n,
    or to its square root. Sums and products of at least 512 terms become two
    stages: of about as many parts as each has terms, and of what these give. The
    parts are fewer if the first stage would write more than 1/64 of the bytes that
    it reads.

    One loop is split: that which can have the most parts. Where terms of a sum
    lie side by side, the parts are interleaved, and vectors add to several of
    them at once. So that loop is split if it can have at least half as many.
    Otherwise the terms of a part follow one another. The remainder of a loop
    that is not divisible is added in the end; there may be half as many parts to
    make it smaller.

    Reductions that do not round, such as maxima and sums of integers, stay as
    they are. For GPUs `mesh-form-kernels` splits reductions.

    Input:

    ```mlir
    %0 = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
        iterator_types = ["reduction"]}
        ins(%x : tensor<4096xf32>) outs(%init : tensor<f32>) {…arith.addf…}
    ```

    Output:

    ```mlir
    %parts = tensor.expand_shape %x [[0, 1]] output_shape [64, 64]
        : tensor<4096xf32> into tensor<64x64xf32>
    %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
    %sums = linalg.generic {
        indexing_maps = [affine_map<(i, p) -> (i, p)>, affine_map<(i, p) -> (p)>],
        iterator_types = ["reduction", "parallel"]}
        ins(%parts : tensor<64x64xf32>) outs(%zeros : tensor<64xf32>) {…arith.addf…}
    %0 = linalg.generic {
        indexing_maps = [affine_map<(p) -> (p)>, affine_map<(p) -> ()>],
        iterator_types = ["reduction"]}
        ins(%sums : tensor<64xf32>) outs(%init : tensor<f32>) {…arith.addf…}
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def FormKernelsPass : Pass<"mesh-form-kernels", "::mlir::func::FuncOp"> {
  let summary = "Fuse and split the ops that are to be kernels of a GPU";
  let description = [{
    A kernel is a `mesh_rt.contract`, or a structured op. The pass has four steps,
    in this order.

    *Epilogues.* cuBLASLt adds a bias and applies ReLU or GELU before it writes a
    result. A `mesh_rt.contract` on tensors whose only reader is a structured op
    that does just that becomes one `mesh_rt.contract_then`. The result may be
    rounded to the type of the operands before or after the epilogue. If the
    reader goes on after it has rounded, the rest reads the rounded result, so
    f32 is not in memory. A `tensor.expand_shape` may be in between, as where the
    features of a layer become heads.

    The bias has the result's type, and is constant along rows or along columns.
    ReLU may be a maximum or a select that maps NaN to 0: `arith.maxnumf` or
    `x > 0 ? x : 0`, but not `arith.maximumf`. NVIDIA documents only max(x, 0);
    the pass assumes that cuBLASLt maps NaN to 0. GELU in its approximation by
    tanh is found in any form. cuBLASLt rounds once, in the end; elementwise ops
    of bf16 and f16 round in each step. Ops in between that have effects, such as
    communication in flight, stay behind the contraction.

    *Producers.* `mesh-fuse-elementwise` fuses an elementwise op with its only
    reader. An op with several readers would be a kernel whose result each of
    them reads. An example is the operand of a sum and of the division by it.
    Here each reader computes the op if all are structured ops that read each
    element once, and if that is cheaper. The GPU is assumed to execute 8
    instructions for each byte that is not moved; a division or a function takes
    16.

    *Rows.* Reductions of rows become one op with the elementwise ops before,
    between and after them. `mesh_rt.combine_row` combines the elements of a row
    in its body. So softmax is one kernel, which reads its operand once and
    writes its result once. Without this step each reduction is a kernel, and
    each kernel reads again what the one before it has written.

    A group begins with a reduction, or with an op that reads a reduced value.
    It takes in the producers of its operands, one by one. An op joins if it
    works on the same rows and all its other readers come later; these read a
    further result. No op moves across one that has effects. Elements of a row
    must be contiguous in all tensors that have all dimensions of the group. A
    group has at most 8 reductions, and reads and writes at most 32 tensors.
    With fewer than 128 rows of more than 65,536 elements each reduction keeps
    its own kernel.

    A single reduction becomes such an op if it has at least 128 rows of at
    least 64 elements. So does one of at least 32,768 rows of at least 16. A
    thread with a row for itself would not read memory next to what the others
    read. A constant that the reduction begins with becomes part of the op.

    *Reductions* with few results of many terms each are split in two stages, so
    that they keep all processors of a GPU busy. The first stage begins with the
    identity element, and computes partial results. The second stage adds these
    to the initial value of the op, in an order that is the same in each run. The
    remainder of a loop that is not divisible is added in the end. The combiner
    must be associative but for rounding: sum, product, minimum, maximum, and,
    or, xor.

    Input:

    ```mlir
    %sums = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<512x64xf32>) outs(%zeros : tensor<512xf32>) {…arith.addf…}
    %shares = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                         affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %sums : tensor<512x64xf32>, tensor<512xf32>)
        outs(%e : tensor<512x64xf32>) {…arith.divf…}
    %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    %1 = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                         affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%0, %bias : tensor<4x2xf32>, tensor<2xf32>) outs(%f : tensor<4x2xf32>) {
    ^bb0(%x: f32, %y: f32, %out: f32):
      %sum = arith.addf %x, %y : f32
      %relu = arith.maxnumf %sum, %zero : f32
      linalg.yield %relu : f32
    } -> tensor<4x2xf32>
    %2 = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
        iterator_types = ["reduction"]}
        ins(%long : tensor<1048576xf32>) outs(%init : tensor<f32>) {…arith.addf…}
    ```

    Output:

    ```mlir
    %shares = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<512x64xf32>) outs(%e : tensor<512x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %row = mesh_rt.combine_row addf %in over 1 : f32
      %sum = arith.addf %zero, %row : f32
      %share = arith.divf %in, %sum : f32
      linalg.yield %share : f32
    } -> tensor<512x64xf32>
    %1 = mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
        bias %bias : tensor<2xf32> along 1
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    %parts = tensor.expand_shape %long [[0, 1]] output_shape [128, 8192]
        : tensor<1048576xf32> into tensor<128x8192xf32>
    %zeros = linalg.fill ins(%zero : f32) outs(%g : tensor<128xf32>) -> tensor<128xf32>
    %sums = linalg.generic {
        indexing_maps = [affine_map<(p, i) -> (p, i)>, affine_map<(p, i) -> (p)>],
        iterator_types = ["parallel", "reduction"]}
        ins(%parts : tensor<128x8192xf32>) outs(%zeros : tensor<128xf32>) {…}
    %2 = linalg.generic {
        indexing_maps = [affine_map<(p) -> (p)>, affine_map<(p) -> ()>],
        iterator_types = ["reduction"]}
        ins(%sums : tensor<128xf32>) outs(%init : tensor<f32>) {…}
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // MESH_CODEGEN_FUSION_PASSES_TD
