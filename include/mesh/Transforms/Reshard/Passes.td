//===- Passes.td - Plans of reshards -----------------------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_RESHARD_PASSES_TD
#define MESH_TRANSFORMS_RESHARD_PASSES_TD

include "mlir/Pass/PassBase.td"

def PlanReshardsPass : Pass<"mesh-plan-reshards", "::mlir::ModuleOp"> {
  let summary = "Insert a mesh.reshard at every mismatch of shardings";
  let description = [{
    Inserts a `mesh.reshard` where an op needs an operand in another sharding.
    An op computes the shardings of its results, which decide those of its
    operands. Ops with the same need share a reshard. A `mesh.shard` that
    changes the sharding becomes a `mesh.reshard`, and keeps its `mesh.overlap`.
    Others are erased. A constant, or another value computed from no tensor, is
    cloned for the op with the sharding that it needs.

    Before that, the pass lays out elementwise ops, broadcasts, casts, slices
    and reshapes so that reshards take the least time. Where two shardings meet,
    a minimum cut parts the ops around into those that have the one and those
    that have the other. A reshard comes before a broadcast or a cast to a wider
    type, and after a cast to a narrower one. It comes before values with several
    users, if these need the same, and before a loop that does not change the
    tensor. `machine` describes the links, as for `mesh-partition`.

    A reduction whose combiner is not one of devices', such as the position of a
    maximum, needs its reduced dims gathered. A `linalg.generic` with
    `mesh.associative`, whose inits are identity elements, becomes two
    reductions instead. The first one leaves a result for each block of the dim.
    Only these results are gathered, for the second one. Unequal blocks are
    padded with the identity element.

    A contraction with a partial result is followed by the reshard that reduces
    it. The reshards of its operands come right before it. So `mesh-overlap`
    finds the collectives beside it. Remarks
    (`--remarks-filter=mesh-plan-reshards`) tell each reshard.

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
