//===- DerivativeOps.td - derivatives of functions ----------*- tablegen -*-===//

#ifndef MESH_IR_DERIVATIVEOPS_TD
#define MESH_IR_DERIVATIVEOPS_TD

include "mesh/IR/DerivativeEnums.td"
include "mesh/IR/MeshBase.td"

def Mesh_DerivativeOp : Mesh_Op<"derivative", [
    Symbol, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Declares a function as the derivative of another";
  let description = [{
    `mesh-differentiate` replaces the op by the function that it declares. The
    function takes the arguments of `function`, and is its derivative with
    respect to those in `wrt`. Each of these is an index, or the `mesh.name` of
    an argument or parameter.

    | mode | further arguments | results |
    |---|---|---|
    | `gradient` | | the gradient of the first result, for each of `wrt` |
    | `vjp` | a cotangent for each result of floats | a cotangent for each of `wrt` |
    | `jvp` | a tangent for each of `wrt` | a tangent for each result of floats |

    With `with value` the results of `function` come first. A gradient or
    cotangent has the name and the sharding of its argument.

    A derivative can be differentiated again. `jvp` of a `gradient` is the
    product of a Hessian with a vector.

    Two attributes of a function say how calls of it are differentiated in
    reverse mode:

    - `mesh.custom_vjp = [@forward, @backward]` gives it a derivative of its
      own. `@forward` takes its arguments, and returns its results and then any
      values to save. `@backward` takes these, then a cotangent for each result
      of floats, and returns a cotangent for each argument of floats. There is
      no forward mode.
    - `mesh.checkpoint` saves nothing: the function is computed again from its
      arguments, behind `mesh.optimization_barrier`, as in JAX's `checkpoint`.

    Example:

    ```mlir
    mesh.derivative @loss_and_gradient = gradient of @loss wrt [1, "bias"] with value
    mesh.derivative @hessian_product = jvp of @loss_and_gradient wrt [1]
    ```

    Constraints:
    - (C1) there is a function `function` with a body, or a derivative that is
      declared before
    - (C2) `wrt` is not empty, and has only indices and names
  }];
  let arguments = (ins
      Mesh_SymbolName:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
      Mesh_DerivativeMode:$mode,
      FlatSymbolRefAttr:$function, ArrayAttr:$wrt, UnitAttr:$value);
  let assemblyFormat = [{
    ($sym_visibility^)? $sym_name `=` $mode `of` $function `wrt` $wrt
    (`with` `value` $value^)? attr-dict
  }];
  let hasVerifier = 1;
}

def Mesh_StopGradientOp : Mesh_Op<"stop_gradient", [
    Pure, DeviceIndependent, SameOperandsAndResultType]> {
  let summary = "Ends differentiation";
  let description = [{
    The identity with a derivative of zero, as JAX's `lax.stop_gradient`.
    `mesh-differentiate` replaces it by its operand.

    Example: `%1 = mesh.stop_gradient %0 : tensor<8x4xf32>`
  }];
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

#endif // MESH_IR_DERIVATIVEOPS_TD
