//===- VerifyPasses.td - what a local view has to obey ------*- tablegen -*-===//

#ifndef MESH_PROGRAMS_VERIFYPASSES_TD
#define MESH_PROGRAMS_VERIFYPASSES_TD

include "mlir/Pass/PassBase.td"

def VerifySpmdPass : Pass<"mesh-verify-spmd"> {
  let summary = "Check that devices agree where they have to";
  let description = [{
    Checks functions in local view (`mesh.spmd`). For each value and each axis of
    the mesh it is known whether the value is the same on all devices along the
    axis, unreduced, or varies (`Variance.h`). Errors are

    - a result, or an operand of a call, that is declared to be the same along an
      axis (`mesh.sharding`), but varies, or is unreduced; or is unreduced, but
      declared to be split, or to be unreduced with another combiner;
    - an op that takes an unreduced value as if it were the whole: one that is not
      linear in it, or that adds to a sum what is the same on all devices, and so
      is counted by each of them;
    - a collective under control flow that goes by what varies along one of the
      collective's own axes: some members of the group would wait for others that
      do not come. Calls count as the collectives that they lead to. Between
      blocks that is each branch that decides whether or how often the
      collective's block runs. To collectives over another mesh than the
      function's all axes are their own;
    - a result that is declared to be the same along an axis along which devices
      may come to different returns, which do not return one value;
    - what is started (`mesh.async`) and not waited for on all ways through the
      function, or more than once on some way, be it handed on by loops or blocks.
      What calls take and functions return is not followed;
    - messages (`mesh.send`, `mesh.recv`) that do not meet, or wait for one
      another in a circle. A function that sends or receives, itself or by calls,
      is followed device by device, as `mesh-verify-programs` does without
      credits: who sends to whom, and what is under a condition, must follow from
      where the device is, and there must be one block. What data decide is an
      error.

    What may be meant, but most likely is not, is a warning: a sum or product over
    n devices of a value that is the same on all of them, along one of the axes at
    least, by an all-reduce or a reduce-scatter, or in a result that is declared to
    be unreduced. Notes lead back to where the value first varied, or was the same.

    Nothing is said of a value that may vary or not: an argument without a
    `mesh.sharding`, and what was put together from what devices sent each other
    by permutes, as rings do. What a permute alone brings of what varies does vary,
    and so does what it brings if some devices receive nothing. With `strict`
    a collective under control flow that goes by such a value, and a result or an
    operand of a call that is declared to be the same and is not known to be, are
    errors as well: no collective that is accepted then waits for devices that do
    not come, if all loops end.

    Which values are unreduced is known from what is declared so (`partial=` in the
    `mesh.sharding` of arguments and of callees' results) and from what is linear
    in it. A contraction over a dim that is split gives values that vary: that they
    are parts of a sum, of which a function that is not linear is taken before all
    axes are reduced, is not found.

    Input, which is an error at `return`, with notes at `arith.mulf` and at the
    argument:

    ```mlir
    func.func @f(%x: tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"} ]>})
        -> (tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{} ]>})
        attributes {mesh.spmd = @m} {
      %0 = arith.mulf %x, %x : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
    ```

    Output: the same; the pass changes nothing.
  }];
  let options = [
    Option<"strict", "strict", "bool", "false",
           "Refuse collectives under control flow, and values that are declared "
           "to be the same, of which it is not known that devices agree">
  ];
}

#endif // MESH_PROGRAMS_VERIFYPASSES_TD
