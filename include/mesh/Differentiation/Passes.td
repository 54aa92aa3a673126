//===- Passes.td - Passes that differentiate ---------------*- tablegen -*-===//

#ifndef MESH_DIFFERENTIATION_PASSES_TD
#define MESH_DIFFERENTIATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def DifferentiatePass : Pass<"mesh-differentiate", "::mlir::ModuleOp"> {
  let summary = "Define declared derivatives and steps of training";
  let description = [{
    Replaces each `mesh.derivative` by a function of gradients, of a
    vector-Jacobian product or of a Jacobian-vector product. The program is on
    whole tensors. Later passes decide shardings, and the collectives that sum
    gradients.

    The derivative of a structured op is structured: the cotangent of each
    operand of a contraction is another contraction. Reverse mode saves values
    that it reads again. In loops, these are tensors with a dimension for the
    iterations. In calls, they are further results of the callee. Elements that
    share a maximum or minimum share its derivative, as in JAX.

    A `mesh.pipeline` with a forward part gets a backward and a weights part. The
    backward part has what the stage before waits for. So does one with
    `gradients`, which need not be in a function that is differentiated.

    Each `mesh.train_step` becomes a step of training and the function that
    returns its first state. A step is the gradient of the loss, and for each
    parameter the arithmetic of the optimizer. With `donate-state`, it marks
    parameters and state, which it returns with new values, as donated
    (`mesh_rt.donated`): its callers do not need the old ones.

    Ops and calls without effects that nothing reads are erased, and so are results
    of private functions that no call reads, unless the functions have derivatives of
    their own: a gradient without its value often needs few results of the forward
    program.

    An op without a rule (`DifferentiableOpInterface`) is an error if the
    program needs its derivative. In reverse mode, loops must have constant
    bounds.

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
    "::mlir::arith::ArithDialect", "::mlir::complex::ComplexDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
    "::mesh::MeshRtDialect"
  ];
  let options = [
    Option<"donateState", "donate-state", "bool", "false",
           "Mark parameters and state of steps of training as donated">,
    Option<"skipNonFinite", "skip-nonfinite", "bool", "false",
           "Let a step of training whose loss is not finite, or whose clipped "
           "gradients have NaN, change neither parameters nor state">
  ];
}

#endif // MESH_DIFFERENTIATION_PASSES_TD
