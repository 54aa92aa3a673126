//===- Passes.td - Padding of uneven dimensions ------------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PADDING_PASSES_TD
#define MESH_TRANSFORMS_PADDING_PASSES_TD

include "mlir/Pass/PassBase.td"

def PadUnevenPass : Pass<"mesh-pad-uneven", "::mlir::ModuleOp"> {
  let summary = "Pad uneven dimensions to multiples of their shards";
  let description = [{
    Pads uneven dims, so that each size is divisible by the number of its
    shards. In the input, each value has a sharding, and no op disagrees with
    its operands. A program without uneven dims does not change.

    The pass pads dims at their end. Related dims grow by the same ratio: dims
    along one factor of an op, and both sides of a reshard, a call or control
    flow. Each grows to a size that is divisible by all numbers of shards among
    them, and a reshard stays a reshard. Of dims that a reshape merges, only the
    leading one can be padded.

    The content of padding is undefined, and no other element may depend on it:

    - A contraction gets operands that are zero in the padding of contracted
      dims. If an operand is resharded, the zeros come before that, on the
      smaller part.
    - In other reductions along padding, the body uses the combiner's identity
      element there, by `linalg.index`. A named op becomes `linalg.generic`.
    - Integers are divided by one, and elements at an index are read from the
      first position.
    - The dim of a window, of a slice or a convolution, is padded by itself. An
      op that reads beyond its end gets an operand of that length.
    - Some ops need a dim as a whole, such as one that reverses it, or cannot
      choose their shape. `tensor.extract_slice` trims their operands, and
      `tensor.pad` pads their results. If the dim is split there and uneven, the
      op is not split along it. If it must be split, as for a callee without a
      body, that is an error.

    Arguments and results of functions get `mesh.unpadded`, the shape without
    padding. A public function can rely on zeros in the padding of its
    arguments. The padding of its results is undefined.

    Input, for 4 devices:

    ```mlir
    func.func @f(%x: tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"} ]>})
        -> (tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"} ]>}) {
      %y = math.exp %x {mesh.shardings = [#mesh.sharding<@m, [{"data"} ]>]} : tensor<10xf32>
      return %y : tensor<10xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"} ]>,
                                     mesh.unpadded = array<i64: 10>})
        -> (tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"} ]>,
                            mesh.unpadded = array<i64: 10>}) {
      %y = math.exp %x {mesh.shardings = [#mesh.sharding<@m, [{"data"} ]>]} : tensor<12xf32>
      return %y : tensor<12xf32>
    }
    ```
  }];
  let options = [
    Option<"poison", "poison", "bool", "false",
           "For tests: fill all padding, also of arguments, with NaN or the "
           "least integer, so that ops which read it change results">
  ];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
}


#endif // MESH_TRANSFORMS_PADDING_PASSES_TD
