//===- CollectivePasses.td - fewer and smaller collectives --*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_COLLECTIVEPASSES_TD
#define MESH_TRANSFORMS_COLLECTIVEPASSES_TD

include "mlir/Pass/PassBase.td"

def OptimizeCollectivesPass : Pass<"mesh-optimize-collectives"> {
  let summary = "Communicate less, and less often";
  let description = [{
    Rewrites the collectives of a local view:

    - *What need not be*: a collective of a value that is the same on all devices
      of its groups. `max`, `min`, `and` and `or` of equals are the value itself,
      as is what a permute or a broadcast brings; of an all-reduced sum it is a
      multiple, if the type has the number of devices, of a reduce-scatter a
      slice, of an all-gather copies. A value is known to be the same along
      an axis if it is made of constants, of arguments that are whole along it,
      and of the results of gathers and reductions over it.
    - *Later*: `a` and `b` are reduced in the same way and added up: they are
      added first, and reduced once. So are a maximum of maxima, and sums that are
      scaled, by the same on all devices, or cast on the way, wherever the op
      takes values that are still to be reduced. Sums may be rounded otherwise
      than before.
    - *Together*: all-reduces of a block with the same combiner and groups, none
      of which needs another's result, become one of all their elements, as long
      as that has no more than `combine-bytes`. So do all-gathers and
      reduce-scatters along the first dim.
    - *In two levels*: an all-reduce over axes some of which are `inner-axes` is
      scattered along these, reduced along the others and gathered again, if a
      dim divides, so that little is sent over the slower links.

    Collectives with `mesh.overlap`, and those beside a contraction, which
    `mesh-overlap` may run at the same time, are neither put together nor split.
    An all-reduce of which each device takes a slice is `canonicalize`'s to turn
    into a reduce-scatter, and what does not change in a loop is moved out of it
    by `mesh-hoist-invariants`.

    Input:

    ```mlir
    %a = mesh.all_reduce sum %x on @m ["data"] : tensor<8x4xf32>
    %b = mesh.all_reduce sum %y on @m ["data"] : tensor<8x4xf32>
    %c = arith.addf %a, %b : tensor<8x4xf32>
    ```

    Output:

    ```mlir
    %s = arith.addf %x, %y : tensor<8x4xf32>
    %c = mesh.all_reduce sum %s on @m ["data"] : tensor<8x4xf32>
    ```
  }];
  let options = [
    Option<"combineBytes", "combine-bytes", "int64_t", "4096",
           "Collectives of the same kind become one up to that size">,
    ListOption<"innerAxes", "inner-axes", "std::string",
               "Axes of fast links, within which an all-reduce over these and "
               "others is scattered and gathered">
  ];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def HoistInvariantsPass : Pass<"mesh-hoist-invariants"> {
  let summary = "Communicate and compute once what loops would each time";
  let description = [{
    Moves out of loops what is the same in each iteration, as upstream's
    `loop-invariant-code-motion` does, which runs it even if the loop has no
    iterations. That is done here with what cannot fail, whatever it is given:
    not with remainders of integers that are not constants, reads at indices that
    are not, or loops. These leave loops that surely have an iteration, if
    nothing before them in it has effects, such as an assertion.

    Input:

    ```mlir
    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<4xf32> {
      %g = mesh.all_gather %w on @m ["model"] dim 0 : tensor<2xf32> -> tensor<4xf32>
      %e = tensor.extract %t[%j] : tensor<8xf32>
      …
    ```

    Output:

    ```mlir
    %g = mesh.all_gather %w on @m ["model"] dim 0 : tensor<2xf32> -> tensor<4xf32>
    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<4xf32> {
      %e = tensor.extract %t[%j] : tensor<8xf32>
      …
    ```
  }];
}

#endif // MESH_TRANSFORMS_COLLECTIVEPASSES_TD
