//===- ParamOps.td - parameters of models -------------------*- tablegen -*-===//

#ifndef MESH_IR_PARAMOPS_TD
#define MESH_IR_PARAMOPS_TD

include "mesh/IR/MeshBase.td"
include "mesh/IR/ParamEnums.td"

def Mesh_ParamOp : Mesh_Op<"param", [
    Symbol, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Declares a parameter of the model";
  let description = [{
    A named tensor that functions read by `mesh.param_get`, with its type,
    layout and initializer. `mesh-lower-params` turns parameters into arguments
    of the functions that read them, and adds a function that initializes all of
    them.

    The layout is a sharding, or logical names that `mesh.axis_rules` resolve.

    | `init` | elements |
    |---|---|
    | `zeros`, `ones`, `constant v` | 0, 1, v |
    | `normal s` | normal distribution, times s |
    | `truncated_normal s` | normal distribution between -2 and 2, times s |
    | `uniform s` | from 0 to less than s |
    | `variance_scaling(s, fan, distribution)` | mean 0 and variance s / fan |
    | `lecun_normal`, `lecun_uniform` | `variance_scaling(1.0, fan_in, …)` |
    | `he_normal`, `he_uniform` | `variance_scaling(2.0, fan_in, …)` |
    | `glorot_normal`, `glorot_uniform` | `variance_scaling(1.0, fan_avg, …)` |

    These are JAX's initializers. The normal ones cut off the distribution at
    two standard deviations. Fans are those of the whole parameter. The last two
    dimensions are in and out, those before are the receptive field. `adjust` is
    a factor on all elements.

    The key is that of all parameters, folded with `fold`. Without `fold`, it is
    folded with the first four bytes of the SHA-1 of the parameter's name, as in
    Flax. So it does not depend on other parameters.

    `stacked` is the number of leading dimensions that count separate
    parameters, such as those of the devices along an axis. They do not count in
    fans. With `split_rngs`, each of these parameters has its own key
    (`mesh.rng_split`); without it, all start with equal elements. `mask_except`
    makes all but one of them zero, in the elements' type.

    Example:

    ```mlir
    mesh.param @mlp.kernel : tensor<768x3072xf32> init lecun_normal sharding <@m, [{}, {"model"} ]>
    mesh.param @mlp.bias : tensor<3072xf32> init zeros logical <@r, ["mlp"]>
    mesh.param @heads : tensor<4x64x64xf32> init normal 0.02 {stacked = 1 : i64, split_rngs}
    ```

    Constraints:
    - (C1) the type is a tensor of static shape
    - (C2) there are not both a sharding and logical names; a sharding fits mesh
      and type and is not partial; names are as many as dimensions
    - (C3) random elements are floats; a constant has the element type
    - (C4) there are no more stacked dimensions than dimensions; a parameter
      with fans has at least two others
    - (C5) `split_rngs` and `mask_except` are for stacked parameters;
      `mask_except` is an index along a single stacked dimension
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
