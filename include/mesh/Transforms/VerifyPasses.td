//===- VerifyPasses.td - what a local view has to obey ------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_VERIFYPASSES_TD
#define MESH_TRANSFORMS_VERIFYPASSES_TD

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
      do not come. Calls count as the collectives that they lead to.

    What may be meant, but most likely is not, is a warning: a sum over n devices
    of a value that is the same on all of them, n times the value, by an all-reduce
    or in a result that is declared to be unreduced. Notes lead back to where the
    value first varied.

    Nothing is said of a value that may vary or not: an argument without a
    `mesh.sharding`, and what was put together from what devices sent each other
    by permutes, as rings do. But with `strict` a collective under control flow
    that goes by such a value is an error as well: what is accepted then cannot
    hang.

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
           "Refuse collectives under control flow of which it is not known "
           "that devices agree">
  ];
}

#endif // MESH_TRANSFORMS_VERIFYPASSES_TD
