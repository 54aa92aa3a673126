//===- IndexedOps.td - slices at indices that are data ------*- tablegen -*-===//

#ifndef MESH_IR_INDEXEDOPS_TD
#define MESH_IR_INDEXEDOPS_TD

include "mesh/IR/MeshBase.td"

def Mesh_Indices : StaticShapeTensorOf<[AnySignlessInteger, Index]>;

def Mesh_GatherSlicesOp : Mesh_Op<"gather_slices", [
    DeviceIndependent, Pure,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "Reads slices of a tensor at data-dependent indices";
  let description = [{
    Reads a slice for each list of coordinates in `indices`, whose last
    dimension has one coordinate for each of `dims`. A slice has one element
    along `dims`, and all elements along the other dimensions. The leading
    dimensions of `indices` are `batch_dims`; slices keep their index along
    them. A slice is zero if a coordinate is negative, or not less than the
    size.

    The result has the dimensions of `indices` without the last one, then those
    of the source that are neither in `dims` nor in `batch_dims`.

    All dimensions but the last one of `indices` can be split over devices, also
    unevenly. Along `dims`, each device reads the slices of its own block, and
    the result is a partial sum.

    Example: a lookup of words in a table.

    ```mlir
    %y = mesh.gather_slices %table[%ids] dims [0]
        : tensor<1000x64xf32>, tensor<8x128x1xi32>
    ```

    Constraints:
    - (C1) `indices` has a rank of at least 1
    - (C2) the last dimension of `indices` has as many elements as `dims`
    - (C3) `dims` and `batch_dims` are different dimensions of the source
    - (C4) the leading dimensions of `indices` have the sizes of `batch_dims`
  }];
  let arguments = (ins Mesh_LocalTensor:$source, Mesh_Indices:$indices,
                       DenseI64ArrayAttr:$dims,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$batch_dims);
  let results = (outs Mesh_LocalTensor:$result);
  let assemblyFormat = [{
    $source `[` $indices `]` `dims` $dims (`batch_dims` $batch_dims^)? attr-dict
    `:` type($source) `,` type($indices)
  }];
}

def Mesh_ScatterSlicesOp : Mesh_Op<"scatter_slices", [
    DeviceIndependent, IsolatedFromAbove, RecursiveMemoryEffects,
    RecursivelySpeculatable, SameVariadicOperandSize,
    SingleBlockImplicitTerminator<"ScalarYieldOp">,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "Combines slices of a tensor at data-dependent indices";
  let description = [{
    Combines each element of `updates` with one of `dests`. The updates are
    slices, with the layout of a result of `mesh.gather_slices`. `indices`,
    `dims` and `batch_dims` have the same meaning as there. A slice is dropped
    if a coordinate is negative, or not less than the size.

    The combiner gets the elements of all `dests`, then those of all `updates`,
    and yields the new elements. It captures no values. Slices are combined in
    the order of `indices`, so results are the same in each run.

    All dimensions of `dests` can be split over devices, also unevenly. Each
    device combines the slices of its own block. The dimensions of `indices` can
    be split if the combiner is that of a collective, such as a sum. Results are
    then partial. Otherwise all devices combine all slices along them.

    Example: the gradient of a lookup.

    ```mlir
    %d = mesh.scatter_slices %dy into %zeros at %ids dims [0] by {
    ^bb0(%old: f32, %new: f32):
      %sum = arith.addf %old, %new : f32
      mesh.scalar_yield %sum : f32
    } : tensor<8x128x64xf32> into tensor<1000x64xf32> at tensor<8x128x1xi32>
    ```

    Constraints:
    - (C1) there is a destination, and all destinations have the same shape
    - (C2) `indices`, `dims` and `batch_dims` satisfy the constraints of
      `mesh.gather_slices` on the destinations
    - (C3) updates have the shape and the element types of slices
    - (C4) the combiner has an argument of the element type of each destination,
      then of each update
    - (C5) the combiner yields an element of each destination
    - (C6) the combiner has no memory effects
    - (C7) results have the types of the destinations
  }];
  let arguments = (ins Variadic<Mesh_LocalTensor>:$dests, Mesh_Indices:$indices,
                       Variadic<Mesh_LocalTensor>:$updates,
                       DenseI64ArrayAttr:$dims,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$batch_dims);
  let results = (outs Variadic<Mesh_LocalTensor>:$results);
  let regions = (region SizedRegion<1>:$combiner);
  let assemblyFormat = [{
    $updates `into` $dests `at` $indices `dims` $dims
    (`batch_dims` $batch_dims^)? `by` $combiner attr-dict
    `:` type($updates) `into` type($dests) `at` type($indices)
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    /// The combiner of collectives that result `index` is combined by, if it is
    /// one.
    std::optional<Combiner> getCombinerOf(unsigned index);
    /// Returns true if each update replaces the element that it is combined
    /// with.
    bool isOverwriting();
  }];
}

#endif // MESH_IR_INDEXEDOPS_TD
