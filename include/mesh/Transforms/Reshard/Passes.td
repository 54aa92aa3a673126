//===- Passes.td - Plans of reshards -----------------------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_RESHARD_PASSES_TD
#define MESH_TRANSFORMS_RESHARD_PASSES_TD

include "mlir/Pass/PassBase.td"

def PlanReshardsPass : Pass<"mesh-plan-reshards", "::mlir::ModuleOp"> {
  let summary = "Make every mismatch of shardings a mesh.reshard";
  let description = [{
    An op computes what the shardings of its results say, and needs its operands
    laid out accordingly. Where one is laid out otherwise, a `mesh.reshard` is
    put before the op; ops that need the same share it. A `mesh.shard` that
    changes something becomes `mesh.reshard`, and keeps its `mesh.overlap`; one
    that changes nothing goes away. Of a constant or another value made of no
    tensor the op gets one of its own that is split as it needs.

    Ops that are no more than elementwise, that broadcast, cast or reshape, are
    first laid out so that what is resharded is small: before a broadcast or a
    cast to a wider type, after a cast to a narrower one, where the tensors on
    the way have no other users. `machine` describes the links to decide for, as
    for `mesh-partition`.

    A reduction by anything else than a combiner of devices, such as the place
    of a maximum, needs a dim that it reduces as a whole. If the `linalg.generic`
    is marked `mesh.associative`, and its inits are identity elements, it becomes
    two reductions instead. The first one leaves a result for each block of the
    dim; only these are gathered, for the second one. Unequal blocks are padded
    with the identity.

    A contraction whose result is partial is followed by the reshard that
    reduces it, and preceded by those of its operands, so that `mesh-overlap`
    finds the collectives beside it. Each reshard is a remark
    (`--remarks-filter=mesh-plan-reshards`).

    Input:

    ```mlir
    // %x is split as [{"data"}, {"model"} ]
    %y = math.tanh %x {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {} ]>]}
        : tensor<8x16xf32>
    ```

    Output:

    ```mlir
    %r = mesh.reshard %x <@m, [{"data"}, {} ]> : tensor<8x16xf32>
    %y = math.tanh %r {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {} ]>]}
        : tensor<8x16xf32>
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", "",
           "The description of the machine to place reshards for">
  ];
  let dependentDialects = ["::mesh::MeshDialect"];
}


#endif // MESH_TRANSFORMS_RESHARD_PASSES_TD
