//===- DerivativeOps.td - derivatives of functions ----------*- tablegen -*-===//

#ifndef MESH_IR_DERIVATIVEOPS_TD
#define MESH_IR_DERIVATIVEOPS_TD

include "mesh/IR/DerivativeEnums.td"
include "mesh/IR/MeshBase.td"

def Mesh_Saving : OptionalAttr<AnyAttrOf<[StrAttr, StrArrayAttr]>>;
def Mesh_SaveEvery : OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>;

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

    Arguments and results of complex numbers count as floats. Their cotangents
    are those of JAX, which are not conjugated: the gradient of a real function
    of x + i·y is its derivative by x, less i times that by y.

    With `with value` the results of `function` come first. A gradient or
    cotangent has the sharding of its argument, and its name if no other result
    has it: else `w.gradient` or `w.cotangent`. Arguments for the cotangents and
    tangents of `y` are `y.cotangent` and `y.tangent`, and so are tangents of
    results. A name that is taken gets a number: `y.tangent_2`.

    A derivative can be differentiated again. `jvp` of a `gradient` is the
    product of a Hessian with a vector. The gradient of a `mesh.pipeline` has no
    derivative.

    Functions of the same file call a derivative by a declaration with
    `mesh.derivative`, whose type is that of the derivative. Parameters are
    arguments of the derivative, after those of `function`:

    ```mlir
    mesh.derivative @slope = gradient of @loss wrt ["w"]
    func.func private @get_slope(tensor<8xf32>) -> tensor<8xf32>
        attributes {mesh.derivative = @slope}
    func.func @step(%w: tensor<8xf32>) -> tensor<8xf32> {
      %slope = func.call @get_slope(%w) : (tensor<8xf32>) -> tensor<8xf32>
      …
    }
    ```

    `mesh-differentiate` lets them call the derivative, and erases the
    declaration. A derivative of a function that calls another one is made after
    it. A derivative that depends on itself is an error.

    Attributes of a function say how calls of it are differentiated:

    - `mesh.custom_vjp = [@forward, @backward]` gives it a derivative of its
      own. `@forward` takes its arguments, and returns its results and then any
      values to save. `@backward` takes these, then a cotangent for each result
      of floats, and returns a cotangent for each argument of floats.
    - `mesh.custom_jvp = @tangent` does so in forward mode. `@tangent` takes its
      arguments, then a tangent for each argument of floats. It returns its
      results, then a tangent for each result of floats. A function with
      `mesh.custom_vjp` alone has no forward mode, and one with
      `mesh.custom_jvp` alone is differentiated by its body in reverse mode.
      Calls of these functions are inlined, but for those with contractions,
      convolutions, loops or calls.
    - `mesh.no_derivative` on an argument makes derivatives by it an error at
      the call. Its cotangents and tangents in the functions above are not read.
    - `mesh.checkpoint` saves nothing: the function is computed again from its
      arguments, behind `mesh.optimization_barrier`, as in JAX's `checkpoint`.
      `mesh.checkpoint = "contractions"` saves some of it, as `saving` says. On a
      `mesh.pipeline` it says what its stages save.

    Two attributes say what reverse mode saves of the forward program:

    - `saving` is one of the following, or a list of names. The rest is computed
      again, but for iteration arguments and results of loops, branches and
      calls: these are always saved.

      | `saving` | what is saved |
      |---|---|
      | `"everything"` | whatever the backward pass reads; this is the default |
      | `"contractions"` | results of contractions |
      | `"contractions_without_batch"` | those without batch dims |
      | `"nothing"` | nothing |
      | `["a", "b"]` | results of ops with these names (`mesh.checkpoint_name`) |
      | `["contractions", "a"]` | what a kind saves, and ops with these names |
    - `save_every = k` is for loops of constant bounds. They save their iteration
      arguments in every k-th iteration alone. The k iterations between are
      computed again, and saved for the time of their backward pass.

    Example:

    ```mlir
    mesh.derivative @loss_and_gradient = gradient of @loss wrt [1, "bias"] with value
    mesh.derivative @hessian_product = jvp of @loss_and_gradient wrt [1]
    mesh.derivative @small_gradient = gradient of @loss wrt [1] {
      saving = "contractions", save_every = 4}
    ```

    Constraints:
    - (C1) there is a function `function` with a body, or a derivative that is
      declared before
    - (C2) `wrt` is not empty, has only indices and names, and no argument twice
    - (C3) `saving` is a kind, or a list of kinds and names
    - (C4) `saving` and `save_every` are for reverse mode
  }];
  let arguments = (ins
      Mesh_SymbolName:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
      Mesh_DerivativeMode:$mode,
      FlatSymbolRefAttr:$function, ArrayAttr:$wrt, UnitAttr:$value,
      Mesh_Saving:$saving, Mesh_SaveEvery:$save_every);
  let assemblyFormat = [{
    ($sym_visibility^)? $sym_name `=` $mode `of` $function `wrt` $wrt
    (`with` `value` $value^)? attr-dict
  }];
  let hasVerifier = 1;
}

def Mesh_TrainStepOp : Mesh_Op<"train_step", [
    Symbol, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Declares a function as the step of training by a loss";
  let description = [{
    `mesh-differentiate` replaces the op by two functions: the step, and
    `@init_<sym_name>`, which returns the state that the first step takes.

    `function` returns the loss, a float, first. The step is with respect to the
    arguments in `wrt`: indices, or names (`mesh.name`). Without `wrt`, these are
    all parameters of floats. Each must have a name.

    | | the step takes | the step returns |
    |---|---|---|
    | 1 | the arguments of `function` | the results of `function` |
    | 2 | without `rate`, an argument `rate` | the new value of each parameter |
    | 3 | the state | the new state |

    New values have the names and shardings of the arguments, and are marked
    `mesh.param`. The state of a parameter `w` is split as `w` is. It has the
    elements of `w`, or f32 if these are bf16 or f16:

    | state | of | content |
    |---|---|---|
    | `w.m` | `momentum`, `adamw` | the mean of gradients |
    | `w.v` | `adamw` | the mean of their squares |
    | `w.master` | `master`, parameters of bf16 and f16 | the parameter in f32 |
    | `optimizer.step` | all | the number of steps so far |
    | `optimizer.loss_scale`, `optimizer.good_steps` | `loss_scale` | the factor of the loss, and the steps since it changed |

    The optimizers, with the decay d, the rate r and the gradient g:

    | optimizer | step |
    |---|---|
    | `sgd` | w − r (g + d w) |
    | `momentum` | m ← μ m + g, w − r (m + d w); with `nesterov` w − r (g + μ m + d w) |
    | `adamw` | m ← β₁ m + (1 − β₁) g, v ← β₂ v + (1 − β₂) g², w − r (m̂ / (√v̂ + ε) + d w) |

    - `rate` is the learning rate. `schedule` changes it: it rises from 0 for
      `warmup` steps, then falls to `end_rate` at step `steps`, or stays.
    - `decay` is the weight decay, of the parameters that match
      `decay_include`, or do not match `decay_exclude` (regular expressions).
    - `clip` is the largest global norm of the gradients. Larger ones are scaled
      down to it. The norm is in f32, or f64 if a parameter is: if the sum of
      squares overflows, it is infinite, and the gradients are scaled to 0.
    - `loss_scale` multiplies the loss before it is differentiated, and divides
      the gradients. A step whose gradients are not finite changes nothing but
      the scale: that is halved, but not to less than 1. After `growth_steps`
      other steps it is doubled, unless that overflows f32. With
      `growth_steps = 0` it stays.
    - Without `loss_scale`, `mesh-train` skips steps whose loss is not finite, or
      whose clipped gradients have NaN (`skip-nonfinite` of
      `mesh-differentiate`). They change nothing.
    - With `micro_batches = n`, n above 1, `function` is on one micro-batch. Each argument
      that is not in `wrt` and not marked `mesh.param` has a first dimension of n
      in the step. Loss and gradients are means over the micro-batches,
      accumulated in f32 or f64.
    - `shard_state` names axes that split the state further (ZeRO-1): along the
      largest dimension that is not split and is divisible by their size. Each
      device then updates its part, and parameters are gathered.
      `shard_gradients` splits accumulated gradients in the same way (ZeRO-2).
    - `saving` and `save_every` are those of `mesh.derivative`.

    Example:

    ```mlir
    mesh.train_step @train_step of @loss by adamw schedule cosine {
      rate = 3.0e-4, warmup = 100, steps = 2000, decay = 0.1,
      decay_exclude = "bias", clip = 1.0, micro_batches = 4}
    mesh.train_step @step of @loss wrt ["w", 1] by sgd {rate = 0.1}
    ```

    Constraints:
    - (C1) there is a function `function` with a body
    - (C2) `wrt` is not empty, and has only indices and names
    - (C3) `clip` and `loss_scale` are positive, `momentum`, `beta1` and `beta2`
      less than 1, and no number is negative
    - (C4) `momentum` and `nesterov` are for `momentum`; `beta1`, `beta2` and
      `epsilon` for `adamw`
    - (C5) a schedule is of a `rate`; one that falls needs `steps`, more than
      `warmup`; `steps` and `end_rate` are for one that falls
    - (C6) `decay_include` and `decay_exclude` need `decay`, and there are not
      both
    - (C7) `shard_state` is not empty; `shard_gradients` needs it
    - (C8) `growth_steps` is for `loss_scale`, and less than 2^31
    - (C9) `saving` is a kind, or a list of kinds and names
  }];
  let arguments = (ins
      Mesh_SymbolName:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
      FlatSymbolRefAttr:$function, OptionalAttr<ArrayAttr>:$wrt,
      Mesh_OptimizerKind:$optimizer, OptionalAttr<Mesh_RateSchedule>:$schedule,
      OptionalAttr<F64Attr>:$rate, OptionalAttr<F64Attr>:$end_rate,
      OptionalAttr<ConfinedAttr<I64Attr, [IntNonNegative]>>:$warmup,
      OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>:$steps,
      OptionalAttr<F64Attr>:$momentum, UnitAttr:$nesterov,
      OptionalAttr<F64Attr>:$beta1, OptionalAttr<F64Attr>:$beta2,
      OptionalAttr<F64Attr>:$epsilon, OptionalAttr<F64Attr>:$decay,
      OptionalAttr<StrAttr>:$decay_include,
      OptionalAttr<StrAttr>:$decay_exclude, OptionalAttr<F64Attr>:$clip,
      UnitAttr:$master, OptionalAttr<F64Attr>:$loss_scale,
      OptionalAttr<ConfinedAttr<I64Attr, [IntNonNegative]>>:$growth_steps,
      OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>:$micro_batches,
      OptionalAttr<StrArrayAttr>:$shard_state, UnitAttr:$shard_gradients,
      Mesh_Saving:$saving, Mesh_SaveEvery:$save_every);
  let assemblyFormat = [{
    ($sym_visibility^)? $sym_name `of` $function (`wrt` $wrt^)? `by` $optimizer
    (`schedule` $schedule^)? attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Returns the name of the function that makes the state for `step`.
    static std::string getInitName(::llvm::StringRef step) {
      return ("init_" + step).str();
    }

    /// The numbers, with those of Optax where the op says nothing.
    double getMomentumOrDefault() { return getOr(getMomentum(), 0.9); }
    double getBeta1OrDefault() { return getOr(getBeta1(), 0.9); }
    double getBeta2OrDefault() { return getOr(getBeta2(), 0.999); }
    double getEpsilonOrDefault() { return getOr(getEpsilon(), 1e-8); }
    double getDecayOrDefault() { return getOr(getDecay(), 0); }
    double getEndRateOrDefault() { return getOr(getEndRate(), 0); }
    int64_t getNumMicroBatches() { return getMicroBatches().value_or(1); }
    int64_t getGrowthOrDefault() { return getGrowthSteps().value_or(2000); }

  private:
    static double getOr(std::optional<::llvm::APFloat> number, double other) {
      return number ? number->convertToDouble() : other;
    }

  public:
  }];
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
