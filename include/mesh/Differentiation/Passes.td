//===- Passes.td - Passes that differentiate ---------------*- tablegen -*-===//

#ifndef MESH_DIFFERENTIATION_PASSES_TD
#define MESH_DIFFERENTIATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def DifferentiatePass : Pass<"mesh-differentiate", "::mlir::ModuleOp"> {
  let summary = "Define the functions that `mesh.derivative` declares";
  let description = [{
    Replaces each `mesh.derivative` by a function of gradients, of a
    vector-Jacobian or of a Jacobian-vector product. The program is on whole
    tensors: how they are split, and by which collectives gradients are summed
    up, is decided afterwards.

    The derivative of a structured op is structured: each operand of a
    contraction has the cotangent of another contraction. Reverse mode saves
    what is read again: in loops as tensors with a dimension for the
    iterations, in calls as further results of the callee. Elements that share
    a maximum or minimum share its derivative, as in JAX.

    An op without a rule (`DifferentiableOpInterface`) is an error if its
    derivative is asked for. Loops have to have constant bounds in reverse mode.

    Input:

    ```mlir
    func.func @loss(%w: tensor<4x2xf32>, %x: tensor<8x4xf32>) -> tensor<f32> {
      …
    }
    mesh.derivative @loss_gradient = gradient of @loss wrt [0] with value
    ```

    Output:

    ```mlir
    func.func @loss(%w: tensor<4x2xf32>, %x: tensor<8x4xf32>) -> tensor<f32> {
      …
    }
    func.func @loss_gradient(%w: tensor<4x2xf32>, %x: tensor<8x4xf32>)
        -> (tensor<f32>, tensor<4x2xf32>) {
      …
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

#endif // MESH_DIFFERENTIATION_PASSES_TD
