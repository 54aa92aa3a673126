//===- Passes.td - Entries of a program --------------------*- tablegen -*-===//

#ifndef MESH_ENTRIES_PASSES_TD
#define MESH_ENTRIES_PASSES_TD

include "mlir/Pass/PassBase.td"

def KeepEntriesPass : Pass<"mesh-keep-entries", "::mlir::ModuleOp"> {
  let summary = "Drop all that the entries of a program do not need";
  let description = [{
    Lists the functions `entries`, or all public ones, in the module's attribute
    `mesh_rt.entries`, in this order. Entries are called by their names in this
    module, whatever their earlier names (`mesh_rt.name`). The pass erases all
    that they do not need, and makes their callees private.

    Parameters become arguments (`mesh-lower-params`). A function `param_norms`
    returns their norms, unless the program has a function of that name.

    The rest must be lowered as a whole. The pass rejects

    - functions without a body,
    - data without a value,
    - nested modules,
    - assembly and constructors,
    - tensors whose type has an encoding,
    - pads that cut elements off.

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
  let summary = "Record the signatures of the entries of a program";
  let description = [{
    Records the signature of each entry, in local view or for one device, in
    `mesh_rt.entries`, since lowering drops it:

    - its functions and its mesh;
    - the types, names and shardings of its arguments and results.

    An entry that cannot be called from outside is an error.

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
