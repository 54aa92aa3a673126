//===- Passes.td - Passes on programs of single devices ----*- tablegen -*-===//

#ifndef MESH_PROGRAMS_PASSES_TD
#define MESH_PROGRAMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def SpecializeDevicesPass : Pass<"mesh-specialize-devices", "::mlir::ModuleOp"> {
  let summary = "Give each class of devices a program of its own";
  let description = [{
    Splits a function in local view into one function for each *class* of
    devices. A `mesh.programs` with the function's name assigns the programs to
    devices. Two devices are in one class in either of two cases:

    - their positions differ only along axes other than `axes`;
    - their programs differ only in their peers.

    So a pipeline of p stages becomes p programs, whatever the number of devices
    of each stage.

    Without `axes`, the pass picks these axes:

    - axes whose index decides control flow, or selects one of two tensors;
    - axes of permutations that are given by pairs.

    Functions without such axes stay as they are. So do functions that others
    call, and external functions.

    In the program of a class

    - Indices along these axes are constants, and branches on them are folded. A
      class of several devices keeps the index, and names its peers relative to
      it.
    - A loop is split by ranges of iterations in which the device does the same.
      This applies to loops that exchange messages, and to loops whose iteration
      number decides what a device does. A stage of a pipeline has a loop over
      its own micro-batches, and none over its idle steps.
    - Permutations over these axes become sends and receives. A device receives
      only what a result or an effect on some device needs, and sends only what
      is received. A device posts the receive before it sends, so that programs
      cannot deadlock, even without buffering.
    - Collectives over other axes do not change. Collectives over both these and
      other axes stay in all programs.

    Loops with unknown bounds, and loops with too many iterations, stay loops.
    All messages in them count as needed if a result of the loop is needed. If
    the iteration decides what a device does, the limit is four million
    iterations, over all devices. Otherwise it is a thousand.

    Input:

    ```mlir
    mesh.mesh @m = <["pipe"=2]>
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
      %c0 = arith.constant 0 : index
      %stage = mesh.axis_index @m ["pipe"]
      %first = arith.cmpi eq, %stage, %c0 : index
      %received = mesh.permute %x on @m ["pipe"] shift 1 : tensor<4xf32>
      %y = arith.select %first, %x, %received : tensor<4xf32>
      return %y : tensor<4xf32>
    }
    ```

    Output:

    ```mlir
    mesh.mesh @m = <["pipe"=2]>
    mesh.programs @main on @m ["pipe"] = {@main.0 at [0], @main.1 at [1]}
    func.func private @main.0(%x: tensor<4xf32>) -> tensor<4xf32>
        attributes {mesh.program, mesh.spmd = @m} {
      %c1 = arith.constant 1 : index
      mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
      return %x : tensor<4xf32>
    }
    func.func private @main.1(%x: tensor<4xf32>) -> tensor<4xf32>
        attributes {mesh.program, mesh.spmd = @m} {
      %c0 = arith.constant 0 : index
      %y = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
      return %y : tensor<4xf32>
    }
    ```
  }];
  let options = [
    ListOption<"axes", "axes", "std::string",
               "The axes along which devices get programs of their own">
  ];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

def DelayWaitsPass : Pass<"mesh-delay-waits", "::mlir::func::FuncOp"> {
  let summary = "Wait for messages as late as possible";
  let description = [{
    Moves waits in programs of devices. Receives start where they are, and are
    waited for at the first use of the received value. Sends are waited for
    before the next send to the same device, or at the end of the block. So a
    device computes while its peers are late. One message to a peer is in
    flight, whatever the transport buffers.

    The order in which messages start does not change, and waits only move
    later. So programs that terminate still do.

    Input:

    ```mlir
    %a = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
    %b = math.tanh %x : tensor<4xf32>
    mesh.send %b to %c2 tag 1 on @m ["pipe"] : tensor<4xf32>
    %c = arith.mulf %a, %x : tensor<4xf32>
    mesh.send %c to %c2 tag 2 on @m ["pipe"] : tensor<4xf32>
    return
    ```

    Output:

    ```mlir
    %coming = mesh.async {
      %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
      mesh.yield %r : tensor<4xf32>
    } : !mesh.future<tensor<4xf32>>
    %b = math.tanh %x : tensor<4xf32>
    %going = mesh.async {
      mesh.send %b to %c2 tag 1 on @m ["pipe"] : tensor<4xf32>
      mesh.yield %b : tensor<4xf32>
    } : !mesh.future<tensor<4xf32>>
    %a = mesh.wait %coming : !mesh.future<tensor<4xf32>>
    %c = arith.mulf %a, %x : tensor<4xf32>
    %sent = mesh.wait %going : !mesh.future<tensor<4xf32>>
    mesh.send %c to %c2 tag 2 on @m ["pipe"] : tensor<4xf32>
    return
    ```
  }];
}

def VerifyProgramsPass : Pass<"mesh-verify-programs", "::mlir::ModuleOp"> {
  let summary = "Check that the programs of devices fit together";
  let description = [{
    Follows the programs that each `mesh.programs` names, device by device, and
    checks these rules:

    - Each message that is sent is received, with the same type. Messages with
      the same sender, receiver and tag match in order.
    - All members of a group reach the same collectives in the same order.
    - No devices deadlock if each sender may have `credits` unreceived messages
      to a receiver before a send waits. With no credits, the check holds for
      any transport.
    - Each started operation is waited for.
    - Each program obeys the rules of `mesh-verify-spmd`, along the axes that
      `mesh.programs` does not split by. Received values may be replicated or
      not, and so may the values that other programs bring to a collective.

    An error names both ops and the devices. Devices that differ only along axes
    that no program and no message uses count as one.

    The pass follows loops iteration by iteration. The position of the device
    must determine each communication, its trip count and its peers; or the
    value of one `mesh.broadcast` to all devices must. The pass looks once at
    loops and branches of the second kind, and at loops with too many
    iterations. A message sent in such an iteration or branch must be received
    in it, and none waits for an operation started outside.

    The pass rejects other communication that depends on data or loop-carried
    values, because it cannot check it. It rejects loop-carried futures, too.
    Collectives among devices of one program may be under control flow that
    depends on data, if the data are replicated in the group. With `strict`, the
    data must be known to be replicated.

    Input:

    ```mlir
    mesh.programs @main on @m ["pipe"] = {@main.0 at [0], @main.1 at [1]}
    func.func private @main.0(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
      %c1 = arith.constant 1 : index
      mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
      return
    }
    func.func private @main.1(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
      return
    }
    ```

    Output:

    ```
    error: 'mesh.send' op by devices at "pipe" 0 is never received by devices at "pipe" 1, with tag 0
    note: they run this program, which does not receive
    ```
  }];
  let options = [
    Option<"credits", "credits", "int64_t", "0",
           "Messages from one device to another that may be in flight before a "
           "send waits for its receive">,
    Option<"strict", "strict", "bool", "false",
           "Reject collectives under control flow that is not known to be "
           "replicated">
  ];
}

def VerifySpmdPass : Pass<"mesh-verify-spmd", "::mlir::ModuleOp"> {
  let summary = "Check that devices agree where they have to";
  let description = [{
    Verifies the module, and checks functions in local view (`mesh.spmd`). An
    analysis (`Variance.h`) tells for each value whether it is replicated,
    unreduced or varying along each axis of the mesh. The pass reports these
    errors:

    - A result, or an operand of a call, is declared replicated along an axis
      (`mesh.sharding`), but is varying or unreduced.
    - A result or an operand of a call is unreduced, but is declared split, or
      unreduced with another combiner.
    - An op treats an unreduced value as the reduced one. Such an op is not
      linear in the value, or adds a replicated value to a sum, so that each
      device counts it.
    - A collective is under control flow that varies along one of the
      collective's own axes. Some members of the group would wait for others
      that do not come. A call counts as the collectives that it leads to.
      Between blocks, the rule holds for each branch that decides whether, or
      how often, the collective's block runs. For a collective over another mesh
      than the function's, all axes are its own.
    - A result is declared replicated along an axis along which devices may
      reach different returns, and these do not return the same value.
    - A started operation (`mesh.async`) is not waited for on all paths, or is
      waited for more than once on some path. Loops and blocks may carry its
      future. The pass does not follow futures that calls take or functions
      return.
    - Messages (`mesh.send`, `mesh.recv`) do not match, or deadlock. The pass
      follows a function that sends or receives, itself or by calls, device by
      device, as `mesh-verify-programs` does without credits. The position of
      the device must determine peers and conditions, and there must be one
      block. Messages that depend on data are an error.

    A probable mistake is a warning: a sum or product over devices of a value
    that is replicated along some axis of the sum. It may be an
    all-reduce, a reduce-scatter or a result that is declared unreduced. Notes
    lead back to the place where the value first varied, or was replicated.

    The pass accepts values that may vary or not:

    - arguments without a `mesh.sharding`;
    - values assembled from blocks that devices exchange by permutes, as in
      rings.

    A permute of a varying value does vary. So does a permute in which some
    devices receive nothing.

    With `strict` these are errors as well:

    - a collective under control flow that may vary;
    - a result or an operand of a call that is declared replicated, and is not
      known to be.

    Then no accepted collective waits for devices that do not come, if all loops
    terminate.

    The pass knows unreduced values from declarations, and from ops that are
    linear in such values. A declaration is `partial=` in the `mesh.sharding` of
    arguments and of callees' results. A contraction over a split dim counts as
    varying. So the pass does not find a nonlinear function of its partial sums
    before all axes are reduced.

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
           "Reject control flow around collectives, and values declared "
           "replicated, that are not known to be replicated">
  ];
}


#endif // MESH_PROGRAMS_PASSES_TD
