//===- SortOps.td - sorting ---------------------------------*- tablegen -*-===//

#ifndef MESH_IR_SORTOPS_TD
#define MESH_IR_SORTOPS_TD

include "mesh/IR/MeshBase.td"

def Mesh_SortOp : Mesh_Op<"sort", [
    DeviceIndependent, IsolatedFromAbove, RecursiveMemoryEffects,
    RecursivelySpeculatable, SingleBlockImplicitTerminator<"ScalarYieldOp">,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "Sorts tensors along a dimension";
  let description = [{
    Reorders the elements along dimension `dim` such that the comparator is
    false for each element and the one before it. All operands are reordered
    alike: elements of several operands at the same index stay together. Rows
    along other dimensions are sorted independently.

    The comparator gets two elements of each operand, by operand. It yields true
    if the first elements come before the second ones. It must be a strict weak
    order. It captures no values. Elements that it does not tell apart keep
    their order if the sort is `stable`. Otherwise their order is unspecified,
    but devices agree on it.

    The meaning is that of `stablehlo.sort`. Dimensions other than `dim` can be
    split over devices, also unevenly. If the sorted dimension is split, its
    axes move to another dimension that is divisible by them. Without such a
    dimension, it is gathered.

    Example: keys sorted with their positions (JAX's `argsort`).

    ```mlir
    %keys, %order = mesh.sort %x, %places dim 1 stable by {
    ^bb0(%a: f32, %b: f32, %i: i32, %j: i32):
      %before = arith.cmpf olt, %a, %b : f32
      mesh.scalar_yield %before : i1
    } : tensor<8x64xf32>, tensor<8x64xi32>
    ```

    Constraints:
    - (C1) there is an operand, and all operands have the same shape
    - (C2) `dim` is less than the rank
    - (C3) the comparator has two arguments of each operand's element type
    - (C4) the comparator yields one i1
    - (C5) the comparator has no memory effects
    - (C6) results have the types of the operands
  }];
  let arguments = (ins Variadic<Mesh_LocalTensor>:$inputs, Mesh_Dim:$dim,
                       UnitAttr:$stable);
  let results = (outs Variadic<Mesh_LocalTensor>:$results);
  let regions = (region SizedRegion<1>:$comparator);
  let assemblyFormat = [{
    $inputs `dim` $dim (`stable` $stable^)? `by` $comparator attr-dict
    `:` type($inputs)
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Mesh_ScalarYieldOp : Mesh_Op<"scalar_yield", [
    Pure, Terminator, ParentOneOf<["SortOp", "ScatterSlicesOp"]>]> {
  let summary = "Ends the region of `mesh.sort` or `mesh.scatter_slices`";
  let description = [{
    Example: `mesh.scalar_yield %before : i1`
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
  let builders = [OpBuilder<(ins), [{ }]>];
}

#endif // MESH_IR_SORTOPS_TD
