//===- Passes.td - Entries of a program --------------------*- tablegen -*-===//

#ifndef MESH_ENTRIES_PASSES_TD
#define MESH_ENTRIES_PASSES_TD

include "mlir/Pass/PassBase.td"

def KeepEntriesPass : Pass<"mesh-keep-entries", "::mlir::ModuleOp"> {
  let summary = "Drop all that the entries of a program do not need";
  let description = [{
    Notes the functions `entries`, or else all public ones, in the module's
    attribute `mesh_rt.entries`, in this order. They are called as they are here,
    whatever they were called before (`mesh_rt.name`). What they do not need is
    dropped; their callees become private. Parameters become arguments
    (`mesh-lower-params`), and a function `param_norms` returns their norms unless
    the program has one of that name.

    What is left must be lowered as a whole: functions without a body, data
    without a value, a module in the module, assembly, constructors and tensors
    whose type has an encoding are errors.

    Input, with `entries=main`:

    ```mlir
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      return %x : tensor<4xf32>
    }
    func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
      return %x : tensor<4xf32>
    }
    ```

    Output:

    ```mlir
    module attributes {mesh_rt.entries = [{name = "main"} ]} {
      func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
        return %x : tensor<4xf32>
      }
    }
    ```
  }];
  let options = [
    ListOption<"entries", "entries", "std::string",
               "The functions that are called from outside; none: all public ones">
  ];
  let dependentDialects = ["::mesh::MeshDialect", "::mesh::MeshRtDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DescribeEntriesPass : Pass<"mesh-describe-entries", "::mlir::ModuleOp"> {
  let summary = "Note what the entries of a program take and give";
  let description = [{
    Notes the signature of each entry, in local view or for one device, in
    `mesh_rt.entries`: its functions, its mesh, and the types, names and
    shardings of its arguments and results. Lowering forgets them. What cannot be
    called from outside is an error.

    Input:

    ```mlir
    module attributes {mesh_rt.entries = [{name = "main"} ]} {
      func.func @main(%x: tensor<4xf32> {mesh.name = "x"}) -> tensor<4xf32> {
        return %x : tensor<4xf32>
      }
    }
    ```

    Output:

    ```mlir
    module attributes {mesh_rt.entries = [{
      name = "main",
      signature = {arguments = [{name = "x", type = tensor<4xf32>} ],
                   functions = ["main"], results = [{type = tensor<4xf32>} ]}} ]} {
      func.func @main(%x: tensor<4xf32> {mesh.name = "x"}) -> tensor<4xf32> {
        return %x : tensor<4xf32>
      }
    }
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect"];
}

#endif // MESH_ENTRIES_PASSES_TD
