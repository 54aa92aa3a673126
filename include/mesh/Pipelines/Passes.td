//===- Passes.td - Passes that run pipelines ---------------*- tablegen -*-===//

#ifndef MESH_PIPELINES_PASSES_TD
#define MESH_PIPELINES_PASSES_TD

include "mlir/Pass/PassBase.td"

def SplitProgramPass : Pass<"mesh-split-program", "::mlir::ModuleOp"> {
  let summary = "Split a program over devices if it is annotated";
  let description = [{
    Runs `--mesh-spmd` on a module in which a global function has shardings or
    an op of the dialect `mesh`. Other modules stay as they are: they are in
    local view already, or run on one device. Only their softmaxes become simple
    ops, as they do in programs that are split, so that both have the same
    predicted time.

    With `check-bounds`, the pass checks the indices that the program computes
    (`mesh-check-bounds`) before it splits the program. Afterwards, devices skip
    reads and writes outside of their blocks of split dimensions.

    First, the pass prepares the entries of any module that lists some
    (`mesh_rt.entries`):

    - A number that an entry returns becomes a tensor of rank 0, unless other
      functions call the entry.
    - `mesh_rt.entries` gets the least precise float type from which each result
      is computed. So the tolerance of comparisons does not depend on the
      sharding.

    Input:

    ```mlir
    module attributes {mesh_rt.entries = [{name = "main"} ]} {
      func.func @main(%x: f32, %y: f32) -> f32 {
        %0 = arith.addf %x, %y : f32
        return %0 : f32
      }
    }
    ```

    Output, which has no mesh to be split over:

    ```mlir
    module attributes {mesh_rt.entries = [{name = "main", precisions = [f32]} ]} {
      func.func @main(%x: f32, %y: f32) -> tensor<f32> {
        %0 = arith.addf %x, %y : f32
        %from_elements = tensor.from_elements %0 : tensor<f32>
        return %from_elements : tensor<f32>
      }
    }
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", "",
           "The description of the machine to choose collectives for, a JSON "
           "file">,
    Option<"checkBounds", "check-bounds", "bool", "false",
           "Check the indices that the program computes">,
    Option<"verify", "verify", "bool", "true",
           "Check in the end that devices agree where they have to">
  ];
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::tensor::TensorDialect"];
}

def PlanRematPass : Pass<"mesh-plan-remat", "::mlir::ModuleOp"> {
  let summary = "Recompute values so that a program fits into memory";
  let description = [{
    Rewrites each entry that takes more than `memory-limit` bytes of a device for
    arguments, results and intermediate values. A value that is in memory for
    long is dropped between two uses, and computed again before the second. A
    recomputation reads its operands through `mesh.optimization_barrier`, so no
    pass merges it with the first one. Programs below the limit stay as they are.

    The pass works on local view. A value may be recomputed if its op has no
    effects; that includes collectives. Time is that of the cost model for
    `machine`, as in `mesh-predict-time`. Without `machine`, a typical one is
    assumed.

    1. *Model.* The block of the entry is a schedule of steps. A step is an op
       that makes a buffer, with the elementwise ops that are fused with it. A
       loop is one step, and so is an op with branches. The model knows the live
       range of each buffer.
       A value that is dropped has one copy for all that reads it from then on,
       or a copy for each read. An elementwise copy that one op reads at once is
       fused with it, and takes no memory. An op with several results makes all
       of them again.
       A forward loop may save values of its iterations in a tensor with a
       dimension for these. If one later loop reads the slices, the tensor may be
       left out. The later loop then computes each slice again, from what is
       saved besides. The forward loop may save iteration arguments for that.
       A result of branches that only branches of later ops over the same
       number or condition read, as those of a pipeline's stages, may be left
       out, too. The later branches then compute it again.
       What is inside a step, the body of a loop with a known trip count or
       branches, is a problem of its own. It is solved for a few limits; the
       step runs in the quickest of these ways that fits beside what else is in
       memory. A loop may also run again as a whole.
    2. *Search.* Where the schedule is above the limit, the values with the most
       bytes per second of recomputation are dropped first. What a recomputation
       reads is kept, or recomputed as well. Then choices are given up, or
       exchanged for cheaper ones. The search is deterministic, and its work is
       bounded.
    3. *Probe.* A copy of the program is lowered until its memory is planned
       (`mesh-plan-memory`). The difference to the model corrects the next
       search. So the limit holds for the plan, not just for the model. `rings`
       has the options that `mesh-rings` will be given, as in
       `rings={overlap=ring chunks=2}`: the limit holds after that pipeline, too.
       A machine for `mesh-rings` is that of this pass unless `rings` has another.
    4. *Rounds.* If no plan fits, the search goes on from the program of the one
       that takes the fewest bytes: slices that loops compute again are values
       with choices of their own there. A copy that is estimated more than 3%
       above the fewest bytes once rings are decided is lowered no further.
       There is no further round if the limit leaves less than half of the
       memory for intermediate values that the first round needs, or less than
       two thirds of what a later one needs. Such a limit is soon an error.
    5. *Groups.* A forward loop may save what it carries at the beginning of each
       group of iterations alone, as with `save_every` of `mesh.derivative`. The
       later loop then runs a group again, which fills stacks of its iterations,
       before it reads them. Both loops have the same known trip count, of at
       least four, and the later one reads the stacks backwards. The ops on which
       the stacks depend have no effects. Stacks with other readers are saved as
       they are. If no plan fits, up to three sizes of groups are searched like
       the program itself. Else one is, if it may take less than 3/4 of the time
       of the best plan so far. Only loops in the function's own block run in
       groups; loops whose stacks are below 1/8 of the largest ones do not.
       Then the search goes on from the program in which calls are inlined of
       functions that call nothing, and have at most 100 ops or one caller. There,
       tensors that one collective is for have one each (see
       `mesh-optimize-collectives`), in the time of these; sums of more than two
       devices may be rounded in another order. Where the limit is far below, it
       goes on only if that alone takes fewer bytes than all plans before.
    6. *Rings.* `mesh-overlap` decides on rings for time alone. They hold blocks
       under way, and what they cut is stored as a whole for others that read
       it. If no plan fits with rings, and `rings` has `overlap=auto`, the search
       goes on without them. Those that there is memory for are given back at
       the end, in at most 17 lowerings. What is left alone bears
       `mesh.overlap = #mesh.overlap<none>`.

    With `seconds`, no copy but the first is lowered after that processor time.
    The result is the best until then.

    A limit that cannot be met is an error. It states the least that was found.
    Far above the limit, the search ends early, which the error says: the least
    of a higher limit may be less. It also states a lower bound: arguments,
    results, and the operands and the result of a contraction or a convolution
    are in memory at the same time, also in a loop or a branch. Operands count
    that are contractions; of a contraction also those that elementwise ops
    compute as a whole. So do arguments, results, and what a sort makes. What may
    be computed in the memory of a result or a donated argument counts once. No
    plan repeats steps more than four times on average.

    A remark (`--remarks-filter=mesh-plan-remat`) tells what the program takes,
    what was predicted, and the time of recomputation. Another one tells how many
    copies were lowered, and the bytes that no choices of the program as it is
    are estimated below. Those are no bound of other programs, as with loops in
    groups.

    Input, with `memory-limit=12000`:

    ```mlir
    func.func @main(%x: tensor<16x16xf32>, %w: tensor<16x64xf32>) -> tensor<16x16xf32> {
      %0 = tensor.empty() : tensor<16x64xf32>
      …
      %h = linalg.matmul ins(%x, %w : …) outs(%zero : …) -> tensor<16x64xf32>
      … // reads %h
      … // does not read %h for long
      %r = linalg.matmul ins(%g, %h : …) outs(…) -> …
    }
    ```

    Output:

    ```mlir
      %h = linalg.matmul ins(%x, %w : …) outs(%zero : …) -> tensor<16x64xf32>
      …
      %x2 = mesh.optimization_barrier %x : tensor<16x16xf32>
      %w2 = mesh.optimization_barrier %w : tensor<16x64xf32>
      %h2 = linalg.matmul ins(%x2, %w2 : …) outs(%zero : …) -> tensor<16x64xf32>
      %r = linalg.matmul ins(%g, %h2 : …) outs(…) -> …
    ```
  }];
  let options = [
    Option<"memoryLimit", "memory-limit", "int64_t", "0",
           "The bytes of a device; 0: no limit">,
    Option<"seconds", "seconds", "double", "0",
           "The processor time after which no further copy is lowered, but the "
           "first; 0: no bound">,
    Option<"machine", "machine", "std::string", "",
           "The description of the machine, as mesh-calibrate writes it">,
    Option<"rings", "rings", "std::string", "",
           "The options that mesh-rings will be given, in braces">,
    Option<"kernels", "kernels", "bool", "true",
           "Contractions will be left to the runtime's kernels">,
    Option<"gpu", "gpu", "bool", "false", "Devices are GPUs">
  ];
  let dependentDialects = ["::mesh::MeshDialect"];
}

#endif // MESH_PIPELINES_PASSES_TD
