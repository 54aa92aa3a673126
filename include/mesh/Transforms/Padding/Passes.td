//===- Passes.td - Padding of dimensions that do not divide -*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PADDING_PASSES_TD
#define MESH_TRANSFORMS_PADDING_PASSES_TD

include "mlir/Pass/PassBase.td"

def PadUnevenPass : Pass<"mesh-pad-uneven", "::mlir::ModuleOp"> {
  let summary = "Pad tensors that do not divide into their shards";
  let description = [{
    Makes a program in which every dim divides into its shards of one in which
    each value has a sharding and no op disagrees with its operands. A program
    that divides stays as it is.

    Dims are padded at their end. Those that belong together grow by the same
    ratio: dims along one factor of an op, what a reshard, a call or control
    flow leads from and to. So each grows to a size that divides into all
    numbers of shards that occur among them, and a reshard stays a reshard. Of
    dims that a reshape merges only the leading one can be padded.

    What is in padding is not defined, and nothing that is not padding may come
    to depend on it:

    - A contraction is given operands that are zero in the padding of what it
      sums up. Where an operand is resharded, that is done before, on the
      smaller part.
    - Of other reductions along padding, the body takes the combiner's neutral
      element there, by `linalg.index`. A named op becomes `linalg.generic`.
    - Integers are divided by one, and elements at an index read from the first.
    - A window dim, that of a slice or a convolution, is padded for itself. What
      reads on behind its end has an operand that is as long.
    - An op that looks at a dim as a whole, such as one that reverses it, or
      whose shape is not for it to choose, has its operands trimmed by
      `tensor.extract_slice` and its results padded by `tensor.pad`. If the dim
      is split there and does not divide, the op is not split along it; if it
      has to be, as a callee without a body says, that is an error.

    Arguments and results of functions get `mesh.unpadded`, the shape without
    padding. A public function can count on zeros in the padding of its
    arguments; its results have anything in theirs.

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
           "Fill all padding, that of arguments too, with NaN, or the least "
           "integer, so that a result shows if an op looks at it: for tests">
  ];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
}


#endif // MESH_TRANSFORMS_PADDING_PASSES_TD
