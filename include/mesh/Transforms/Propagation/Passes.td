//===- Passes.td - Passes that decide shardings ------------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PROPAGATION_PASSES_TD
#define MESH_TRANSFORMS_PROPAGATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def PropagatePass : Pass<"mesh-propagate", "::mlir::ModuleOp"> {
  let summary = "Give every tensor a sharding";
  let description = [{
    Derives a sharding for each tensor from the shardings of some. It writes
    them as `mesh.sharding` on arguments and results of functions, and as
    `mesh.shardings` on ops.

    First, each `mesh.logical` on a function's argument or result becomes a
    `mesh.sharding`, by its axis rules. All of its dims are closed. Two things
    are errors: a name without a rule, and two dims split along one mesh axis.

    The body of a structured op, or of `tensor.generate`, may read elements of
    any tensor around it, at any index. No sharding rule covers these reads, so
    a device needs all elements. A `mesh.reshard` before the op replicates each
    such captured tensor. For tables that must stay split, use `tensor.gather`.

    Written shardings are kept. A closed dim has exactly the axes named, and an
    open one (`?`) at least those. An axis named as replicated splits no dim of
    the value. From there, axes spread along the factors of ops
    (`ShardingRuleOpInterface`) in both directions, until nothing changes. They
    reach every dim that is open and has an element for each shard. Priority 0
    comes first, also for shardings without one, then 1 and so on. Within a
    priority, factors that all results have come before reduced ones. A tensor
    that no axis reaches is replicated.

    Conflicts are resolved as follows:

    - Tensors of an op with other shardings keep them.
    - An axis that two factors could take goes to the factor that needs less
      communication.
    - Of two lists of axes for one factor, the earlier decision stays. Among
      operands, the longer list comes first, then the larger tensor.

    A sum over a split factor has a partial result (`partial=sum{…}`).
    Constants, and other values computed from no tensor, do not spread axes from
    one user to another.

    Loops, branches and calls are edges of the same graph. Each of these groups
    has one sharding:

    - loop-carried values, with the initial value and the result of the loop;
    - the results of all branches;
    - a function's argument and the operands of its callers.

    `mesh.region_shardings` has the shardings of regions' arguments. Passes that
    change the arguments of a loop, such as upstream's canonicalizer, do not
    update it and must run before. So all callers of a function share one form.
    Its written shardings are its contract. The others come from its body and
    its callers, of which the first wins.

    An op without a sharding rule and without side effects is replicated: all of
    its tensors are replicated. A remark at the op says so.

    Recursion, control flow between blocks and dynamic shapes are errors. So are
    other ops without a sharding rule. Remarks
    (`--remarks-filter=mesh-propagate`) tell two things:

    - axes of the mesh along which no tensor of a function is split;
    - ops that need a split operand gathered, such as a reduction by an unknown
      combiner.

    `mesh-explain` explains the sharding of a value.

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
  let summary = "Explain the shardings of values";
  let description = [{
    Runs `mesh-propagate` on a copy, and does not change the program. A remark
    on each requested value tells its sharding, and notes give the reasons:

    - for each axis, the ops along which it came, back to the annotation, each
      at its place in the source;
    - the requests that failed, and why.

    Without options, the pass explains all values. `lines` selects the source
    lines that define a value, by its location. An argument is at the beginning
    of its function, or at a location of its own.

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
