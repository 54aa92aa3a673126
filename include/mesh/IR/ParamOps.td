//===- ParamOps.td - parameters of models -------------------*- tablegen -*-===//

#ifndef MESH_IR_PARAMOPS_TD
#define MESH_IR_PARAMOPS_TD

include "mesh/IR/MeshBase.td"
include "mesh/IR/ParamEnums.td"

def Mesh_ParamOp : Mesh_Op<"param", [
    Symbol, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Declares a parameter of the model";
  let description = [{
    A named tensor that functions read by `mesh.param_get`: its type, how it is
    laid out, and what it is before training. `mesh-lower-params` makes of the
    parameters arguments of the functions that read them, and a function that
    initialises them all.

    The layout is a sharding, or logical names that `mesh.axis_rules` resolve.

    | `init` | elements |
    |---|---|
    | `zeros`, `ones`, `constant v` | 0, 1, v |
    | `normal s` | of the normal distribution, times s |
    | `truncated_normal s` | of the normal distribution between -2 and 2, times s |
    | `uniform s` | from 0 on and less than s |
    | `variance_scaling(s, fan, distribution)` | of mean 0 and variance s / fan |
    | `lecun_normal`, `lecun_uniform` | `variance_scaling(1.0, fan_in, …)` |
    | `he_normal`, `he_uniform` | `variance_scaling(2.0, fan_in, …)` |
    | `glorot_normal`, `glorot_uniform` | `variance_scaling(1.0, fan_avg, …)` |

    They are JAX's initialisers; those called normal cut off the distribution
    at two standard deviations. Fans are of the whole parameter, however it is
    split: the last two dims are in and out, those before the receptive field.
    `adjust` is a factor on all of it.

    The key is the one given for all parameters, folded with `fold`, or else
    with the first four bytes of the SHA-1 of the parameter's name, so that it
    depends on no other parameter. Flax's keys are folded with such hashes too.

    `stacked` says that so many of the first dims number parameters of their
    own, such as those of the devices along an axis: they do not count in fans.
    With `split_rngs` each has a key of its own (`mesh.rng_split`), without it
    all begin alike. `mask_except` makes all but that one zero, and stay so in
    the elements' own type.

    Example:

    ```mlir
    mesh.param @mlp.kernel : tensor<768x3072xf32> init lecun_normal sharding <@m, [{}, {"model"} ]>
    mesh.param @mlp.bias : tensor<3072xf32> init zeros logical <@r, ["mlp"]>
    mesh.param @heads : tensor<4x64x64xf32> init normal 0.02 {stacked = 1 : i64, split_rngs}
    ```

    Constraints:
    - (C1) the type is a tensor of static shape
    - (C2) there is a sharding or there are logical names, not both; a sharding
      fits the mesh and the type and is not partial, and there is a name for
      each dim
    - (C3) random elements are floats; a constant is one of the element type
    - (C4) there are no more stacked dims than dims, and, to have fans, at least
      two others
    - (C5) `split_rngs` and `mask_except` are for stacked parameters, and
      `mask_except` is one of the numbers along a single stacked dim
    - (C6) a fan and a distribution are for `variance_scaling`
  }];
  let arguments = (ins
      Mesh_SymbolName:$sym_name, TypeAttrOf<AnyRankedTensor>:$type,
      Mesh_InitKind:$init, F64Attr:$value,
      OptionalAttr<Mesh_FanMode>:$fan,
      OptionalAttr<Mesh_InitDistribution>:$distribution,
      OptionalAttr<Mesh_ShardingAttr>:$sharding,
      OptionalAttr<Mesh_LogicalShardingAttr>:$logical,
      OptionalAttr<F64Attr>:$adjust,
      ConfinedAttr<DefaultValuedAttr<I64Attr, "0">, [IntNonNegative]>:$stacked,
      UnitAttr:$split_rngs, OptionalAttr<I64Attr>:$mask_except,
      OptionalAttr<I64Attr>:$fold);
  let assemblyFormat = [{
    $sym_name `:` $type `init` custom<Initializer>($init, $value, $fan, $distribution)
    (`sharding` $sharding^)? (`logical` $logical^)? attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::RankedTensorType getTensorType() {
      return ::llvm::cast<::mlir::RankedTensorType>(getType());
    }
    /// Returns the numbers that go into an output, and the outputs that a
    /// number goes into: of the whole parameter. For parameters that have fans.
    int64_t getFanIn();
    int64_t getFanOut();
    /// The number that the key of all parameters is folded with.
    uint32_t getKeyFold();
    /// Returns true if elements are drawn at random.
    bool isRandom() { return getInit() != InitKind::Constant; }
    /// The initialiser in the op's syntax.
    std::string getInitializerText();
  }];
}

def Mesh_ParamGetOp : Mesh_Op<"param_get", [
    Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Reads a parameter";
  let description = [{
    Example: `%w = mesh.param_get @mlp.kernel : tensor<768x3072xf32>`

    Constraints:
    - (C1) there is such a parameter, of the result's type
  }];
  let arguments = (ins FlatSymbolRefAttr:$param);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$param attr-dict `:` type($result)";
}

#endif // MESH_IR_PARAMOPS_TD
