//===- ParamValueOps.td - ops on parameters ----------------*- tablegen -*-===//
//
// Norms of parameters and of gradients, stacks of the parameters that devices
// have of their own, and the gathers and scatters of data parallelism that
// splits parameters.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_PARAMVALUEOPS_TD
#define MESH_IR_PARAMVALUEOPS_TD

include "mesh/IR/MeshBase.td"

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

def Mesh_NormOp : Mesh_Op<"norm", [Pure, DeviceIndependent]> {
  let summary = "The square root of the sum of all squares";
  let description = [{
    The Euclidean norm of all elements of all operands together. With `squared`,
    its square.

    Squares are added in f64 if there are elements of f64 or bf16, and in f32
    otherwise. So squares of bf16 and f16 neither overflow nor underflow before
    the result is rounded to its type. Squares of f32 and f64 can leave the
    range of their type, as in NumPy and JAX. For f32, this is above 3.4e38 or
    below 1.4e-45. With `reproducible`, they are scaled, so that only the result
    must be in range.

    Each device adds the squares of its part. The sums are reduced over exactly
    the axes that split the operand, so copies count once. The result is the
    same in each run and, up to rounding, on any mesh.

    With `reproducible`, the result is the same on any mesh, to the bit. Squares
    are cut into pieces of few bits, whose sums in f64 are exact in any order.
    This needs a second pass over the operands, for the largest element.

    Example: the global norm of two gradients.

    ```mlir
    %0 = mesh.norm %dw, %db : tensor<768x3072xbf16>, tensor<3072xf32> -> tensor<f32>
    ```

    Constraints:
    - (C1) there is an operand
    - (C2) the result is an f64 if an operand has such elements, else an f32
  }];
  let arguments = (ins
      Variadic<StaticShapeTensorOf<[BF16, F16, F32, F64]>>:$inputs,
      UnitAttr:$squared, UnitAttr:$reproducible);
  let results = (outs 0DTensorOf<[F32, F64]>:$result);
  let assemblyFormat = [{
    (`squared` $squared^)? (`reproducible` $reproducible^)? $inputs attr-dict
    `:` type($inputs) `->` type($result)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Stacks
//===----------------------------------------------------------------------===//

class Mesh_StackingOp<string mnemonic>
    : Mesh_OpOnMesh<mnemonic, [LocalViewOnly, Pure]> {
  dag commonArguments = (ins Mesh_LocalTensor:$input, FlatSymbolRefAttr:$mesh,
                             Mesh_AxesAttr:$axes, Mesh_Dim:$dim);
  let results = (outs Mesh_LocalTensor:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Mesh_StackOp : Mesh_StackingOp<"stack"> {
  let summary = "Stacks the tensors of all devices along axes";
  let description = [{
    The result has a new dimension of size 1, before the operand's dimension
    `dim`. In the whole tensor, this dimension has an index for each device
    along `axes`, which split it. No data moves. With `mask_except`, all devices
    but the one at that index have zeros of the operand's type.

    `mesh.unstack` is the inverse.

    ```
    on ["model"], n = 2, dim 0     operand      result       as a whole
    device 0                       [1 2]        [[1 2]]      [[1 2]
    device 1                       [3 4]        [[3 4]]       [3 4]]
    ```

    Example:

    ```mlir
    %1 = mesh.stack %0 on @m ["model"] dim 0 : tensor<2xf32> -> tensor<1x2xf32>
    %2 = mesh.stack %0 on @m ["model"] dim 1 mask_except 0 : tensor<2xf32> -> tensor<2x1xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) `dim` is at most the operand's rank
    - (C3) the result is the operand with a dimension of size 1 at `dim`
    - (C4) `mask_except` is less than the number of devices along the axes
  }];
  let arguments = !con(commonArguments,
                       (ins OptionalAttr<Mesh_Dim>:$mask_except));
  let assemblyFormat = [{
    $input `on` $mesh custom<Axes>($axes) `dim` $dim
    (`mask_except` $mask_except^)? attr-dict `:` type($input) `->` type($result)
  }];
}

def Mesh_UnstackOp : Mesh_StackingOp<"unstack"> {
  let summary = "Takes this device's tensor out of a stack";
  let description = [{
    The inverse of `mesh.stack`. It removes dimension `dim`, of which each
    device along `axes` has one index.

    Example:

    ```mlir
    %1 = mesh.unstack %0 on @m ["model"] dim 0 : tensor<1x2xf32> -> tensor<2xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) `dim` is a dimension of the operand, of size 1
    - (C3) the result is the operand without that dimension
  }];
  let arguments = commonArguments;
  let assemblyFormat = [{
    $input `on` $mesh custom<Axes>($axes) `dim` $dim attr-dict
    `:` type($input) `->` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Data parallelism that splits parameters
//===----------------------------------------------------------------------===//

def Mesh_FloatTensor : StaticShapeTensorOf<[BF16, F16, F32, F64]>;

class Mesh_ParamExchangeOp<string mnemonic>
    : Mesh_OpOnMesh<mnemonic, [LocalViewOnly, Pure]> {
  dag commonArguments = (ins Mesh_FloatTensor:$input, FlatSymbolRefAttr:$mesh,
                             Mesh_AxesAttr:$axes, Mesh_Dim:$dim,
                             OptionalAttr<TypeAttrOf<AnyFloat>>:$sent_type);
  let results = (outs Mesh_FloatTensor:$result);
}

def Mesh_GatherParamOp : Mesh_ParamExchangeOp<"gather_param"> {
  let summary = "Gathers a parameter before its use";
  let description = [{
    Like `mesh.all_gather`. With `type`, elements are rounded to it before they
    are sent. The result has the parameter's type.

    The transpose is `mesh.scatter_grad` with `grad_type`. `transpose` builds it
    from the gradient of the result.

    Example:

    ```mlir
    %1 = mesh.gather_param %0 on @m ["data"] dim 1 type bf16 grad_type f32 : tensor<8x4xf32> -> tensor<8x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) `dim` is a dimension of the operand
    - (C3) the result has the operand's element type and shape, with `dim`
      multiplied by the group's size
  }];
  let arguments = !con(commonArguments,
                       (ins OptionalAttr<TypeAttrOf<AnyFloat>>:$grad_type));
  let assemblyFormat = [{
    $input `on` $mesh custom<Axes>($axes) `dim` $dim (`type` $sent_type^)?
    (`grad_type` $grad_type^)? attr-dict `:` type($input) `->` type($result)
  }];
  let extraClassDeclaration = [{
    /// Builds the gradient of the operand, of that of the result.
    ::mlir::Value transpose(::mlir::OpBuilder &builder,
                            ::mlir::Value gradient);
  }];
}

def Mesh_ScatterGradOp : Mesh_ParamExchangeOp<"scatter_grad"> {
  let summary = "Averages gradients and keeps this device's part";
  let description = [{
    Like `mesh.reduce_scatter`, but computes the mean over the devices of the
    group. Each has the gradient of its part of the batch. With `type`, elements
    are sent and added in that type. They are divided by the group's size before
    they are rounded, so that a sum only overflows if the mean does.

    Example:

    ```mlir
    %1 = mesh.scatter_grad %0 on @m ["data"] dim 1 type bf16 : tensor<8x16xf32> -> tensor<8x4xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) `dim` is a dimension of the operand, and is divisible by the group's
      size
    - (C3) the result has the operand's element type and shape, with `dim`
      divided by the group's size
  }];
  let arguments = commonArguments;
  let assemblyFormat = [{
    $input `on` $mesh custom<Axes>($axes) `dim` $dim (`type` $sent_type^)? attr-dict
    `:` type($input) `->` type($result)
  }];
}

#endif // MESH_IR_PARAMVALUEOPS_TD
