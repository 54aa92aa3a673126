//===- Passes.td - Searches for shardings -----------------*- tablegen -*-===//

#ifndef MESH_SEARCH_PASSES_TD
#define MESH_SEARCH_PASSES_TD

include "mlir/Pass/PassBase.td"

def SearchPass : Pass<"mesh-search", "::mlir::ModuleOp"> {
  let summary = "Find shardings with which a program takes the least time";
  let description = [{
    Annotates arguments, parameters, returned values and a few results of the
    entry with the shardings that take the least predicted time on the machine
    that `machine` describes. Annotations that are there are kept. Passes such as
    `--mesh-spmd` then partition the program.

    The tool `mesh-search` does the same, and has the same options
    (docs/how-to/search.md). It also chooses among several programs, starts from
    annotations, ends early when it is interrupted, and prints a report. A remark
    (`--remarks-filter=mesh-search`) has the short form of that report: the mesh,
    the step, the memory, and the time that no strategy is faster than.

    The entry is `entry`, or @main, or the only public function. The mesh is that
    of the program, that of `mesh`, or one of `devices` devices that is chosen. An
    entry that is a `mesh.derivative` or a `mesh.train_step` becomes the function
    that it stands for.

    It is an error if no strategy fits into `memory-limit`, or else into the
    memory that the machine has.

    Input, with `machine=machine.json`:

    ```mlir
    mesh.mesh @m = <["x"=2]>
    func.func @main(%x: tensor<1024x256xf32>, %w: tensor<256x256xf32>) -> … {
      …
      %0 = linalg.matmul ins(%x, %w : tensor<1024x256xf32>, tensor<256x256xf32>)
          outs(%y : tensor<1024x256xf32>) -> tensor<1024x256xf32>
      return %0 : tensor<1024x256xf32>
    }
    ```

    Output:

    ```mlir
    mesh.mesh @m = <["x"=2]>
    func.func @main(
        %x: tensor<1024x256xf32> {mesh.sharding = #mesh.sharding<@m, [{"x", ?}, {?} ]>},
        …
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", "",
           "The description of the machine, as mesh-calibrate writes it">,
    Option<"entry", "entry", "std::string", "",
           "The function to split; else @main, or the only public one">,
    Option<"mesh", "mesh", "std::string", "",
           "The mesh, as in {data=2,model=4}; else that of the program">,
    Option<"devices", "devices", "int64_t", "0",
           "The number of devices, of which the mesh is chosen; 0: it is given">,
    Option<"memoryLimit", "memory-limit", "std::string", "",
           "The memory of a device, as in 80GiB; else what the machine says">,
    Option<"microBatches", "micro-batches", "int64_t", "1",
           "The most micro-batches that a mesh.train_step may divide its batch "
           "into">,
    Option<"budget", "budget", "double", "10",
           "The seconds of processor time after which no further strategy is "
           "tried">,
    Option<"seed", "seed", "uint64_t", "0", "The seed of random changes">,
    Option<"tie", "tie", "bool", "true",
           "Split tensors of the same role in repeated layers the same way">,
    Option<"even", "even", "bool", "false",
           "Split arguments and results into equal parts only">,
    Option<"pipelines", "pipelines", "bool", "true",
           "Try pipelines whose stages are the repeated layers">,
    Option<"results", "results", "int64_t", "8",
           "How many groups of results of contractions may be annotated">,
    Option<"batchAxis", "batch-axis", "std::string", "",
           "An axis that splits the batch, and about which nothing else is "
           "decided">
  ];
}

#endif // MESH_SEARCH_PASSES_TD
