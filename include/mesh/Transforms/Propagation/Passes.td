//===- Passes.td - Passes that decide shardings ------------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PROPAGATION_PASSES_TD
#define MESH_TRANSFORMS_PROPAGATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def PropagatePass : Pass<"mesh-propagate", "::mlir::ModuleOp"> {
  let summary = "Give every tensor a sharding";
  let description = [{
    From the shardings that are written on some values to one on each: as
    `mesh.sharding` on the arguments and results of functions, as
    `mesh.shardings` on ops.

    First each `mesh.logical` on a function's argument or result becomes the
    `mesh.sharding` that its axis rules lead to. Each dim becomes closed. A name
    without a rule, and two dims that come to be split along one mesh axis, are
    errors.

    The body of a structured op, or of `tensor.generate`, may read elements of
    any tensor around it, at any index. No sharding rule tells which, so a
    device needs all of them: a `mesh.reshard` before the op makes each such
    captured tensor replicated. Tables that are to stay split are better read by
    `tensor.gather`.

    What is written is kept: a closed dim has just the axes named, an open one
    (`?`) at least those; an axis named as replicated splits no dim of the value.
    From there axes spread along the factors of ops, which
    `ShardingRuleOpInterface` tells, in both directions, to every dim that is
    open and has an element for each shard, until nothing changes: first those
    of priority 0 (and those without one), then 1 and so on; for each priority
    first along factors that all results have, then along those that are
    reduced. A tensor that nothing reaches is whole.

    Where the tensors of an op do not agree, those that differ stay as they are.
    An axis that two factors would take goes to the one for which the least has to
    be sent; of two lists of axes for one factor the one decided on first stays,
    and among operands the longer one goes first, then the larger tensor. A result
    that is summed up over a split factor is partial (`partial=sum{…}`).
    Constants and other values made of no tensor do not spread axes from one
    user to the next.

    Loops, branches and calls are edges of the same graph. What they hand on has
    one sharding: what a loop starts from, its iterations and its result; the
    results of all branches; a function's argument and what its callers bring.
    Those of the arguments of regions are written as `mesh.region_shardings`.
    Passes that change what a loop carries, such as upstream's canonicalizer, do
    not know of it and go before this one. So a function has one form, whoever
    calls it: what is written in it is its contract, and what is not comes from
    its body and its callers, the first of them where they do not agree.

    Recursion, control flow between blocks and dynamic shapes are errors, as are
    ops without a sharding rule. Remarks (`--remarks-filter=mesh-propagate`) tell
    which axes of the mesh no tensor of a function is split along, and which ops
    take an operand whole that is split, such as a reduction by a combiner that
    is not known; why a value is split as it is, `mesh-explain` tells.

    Input:

    ```mlir
    func.func @f(
        %x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {} ]>},
        %w: tensor<16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"} ]>})
        -> tensor<8x32xf32> {
      %empty = tensor.empty() : tensor<8x32xf32>
      %y = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x32xf32>)
          outs(%empty : tensor<8x32xf32>) -> tensor<8x32xf32>
      return %y : tensor<8x32xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(
        %x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {} ]>},
        %w: tensor<16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"} ]>})
        -> (tensor<8x32xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"} ]>}) {
      %empty = tensor.empty()
          {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {"model"} ]>]} : tensor<8x32xf32>
      %y = linalg.matmul
          {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {"model"} ]>]}
          ins(%x, %w : tensor<8x16xf32>, tensor<16x32xf32>)
          outs(%empty : tensor<8x32xf32>) -> tensor<8x32xf32>
      return %y : tensor<8x32xf32>
    }
    ```

    Input:

    ```mlir
    mesh.mesh @m = <["data"=2, "model"=4]>
    mesh.axis_rules @r on @m = {"batch" -> "data", "embed" -> "model"}
    func.func @f(%x: tensor<64x768xf32> {mesh.logical = #mesh.logical<@r, ["batch", "embed"]>}) {
      return
    }
    ```

    Output:

    ```mlir
    mesh.mesh @m = <["data"=2, "model"=4]>
    mesh.axis_rules @r on @m = {"batch" -> "data", "embed" -> "model"}
    func.func @f(%x: tensor<64x768xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"} ]>}) {
      return
    }
    ```

    Input:

    ```mlir
    %y = linalg.generic {…} ins(%ids : tensor<8xindex>) outs(%e : tensor<8xf32>) {
    ^bb0(%id: index, %out: f32):
      %x = tensor.extract %table[%id] : tensor<16xf32>
      linalg.yield %x : f32
    } -> tensor<8xf32>
    ```

    Output:

    ```mlir
    %whole = mesh.reshard %table <@m, [{} ]> : tensor<16xf32>
    %y = linalg.generic {…} ins(%ids : tensor<8xindex>) outs(%e : tensor<8xf32>) {
    ^bb0(%id: index, %out: f32):
      %x = tensor.extract %whole[%id] : tensor<16xf32>
      linalg.yield %x : f32
    } -> tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mesh::MeshDialect"];
}

def ExplainPass : Pass<"mesh-explain", "::mlir::ModuleOp"> {
  let summary = "Tell why values are split as they are";
  let description = [{
    Runs `mesh-propagate` on a copy, and leaves the program as it is.
    For each value asked for a remark says how it will be split, and notes say
    why: for each axis the ops along which it came, back to the annotation, each
    at its place in the source; and then what was asked for in vain, and the
    reason.

    Without options all values are explained. `lines` are those of the source
    that defines the value, as its locations tell; an argument is where its
    function begins, or where it has a location of its own.

    Input:

    ```mlir
    mesh.mesh @m = <["data"=2, "model"=4]>
    func.func @f(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {} ]>},
                 %y: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {} ]>})
        -> tensor<8x16xf32> {
      %a = math.tanh %x : tensor<8x16xf32>
      %b = arith.addf %a, %y : tensor<8x16xf32>
      return %b : tensor<8x16xf32>
    }
    ```

    Output, of `--mesh-explain=lines=5`:

    ```
    f.mlir:5:8: remark: result 0 of 'math.tanh' is split as #mesh.sharding<@m, [{"data"}, {} ]>
    f.mlir:5:8: note: dim 0 along "data": came from operand 0 of 'math.tanh'
    f.mlir:2:14: note: dim 0 along "data": written here
    f.mlir:6:8: note: operand 1 of 'arith.addf' asked for dim 0 along "model" in vain: the dim is split along "data" already
    ```
  }];
  let options = [
    ListOption<"functions", "functions", "std::string",
               "Explain the values of these functions only">,
    ListOption<"lines", "lines", "unsigned",
               "Explain the values of these lines of the source only">
  ];
}


#endif // MESH_TRANSFORMS_PROPAGATION_PASSES_TD
