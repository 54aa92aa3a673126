//===- Passes.td - Passes on programs of single devices ----*- tablegen -*-===//

#ifndef MESH_PROGRAMS_PASSES_TD
#define MESH_PROGRAMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def SpecializeDevicesPass : Pass<"mesh-specialize-devices", "::mlir::ModuleOp"> {
  let summary = "Give each class of devices a program of its own";
  let description = [{
    Turns a function in local view, which all devices run, into one function for
    each *class* of devices, and a `mesh.programs` of the function's name that
    says who runs which. Two devices are in one class if they differ on other
    axes than `axes` only, or if they do the same but for their peers. So a
    pipeline of p stages becomes p programs, however many devices each stage
    has.

    Without `axes` devices are told apart along those axes whose index decides
    about control flow, or about which of two tensors to go on with, and those
    of permutations by pairs. A function in which there are none stays as it
    is, and so do functions that others call, and external ones.

    In the program of a class

    - indices on these axes are constants, and branches that they decide are
      gone. A class of several devices keeps the index, and names its peers
      relative to it;
    - loops in which devices exchange messages, or on whose iterations it
      depends what a device does, become one loop for each stretch of
      iterations in which the device does the same: a stage of a pipeline has a
      loop over its own micro-batches, and none over its idle steps;
    - permutations over these axes become sends and receives: a device receives
      only what a result or an effect needs, on whatever device, and sends
      only what is received. The receive is under way while the device sends,
      so that programs cannot deadlock, even if no message is buffered;
    - collectives over other axes are as before. Those over these and others
      stay, in all programs.

    Loops whose bounds are not known, or which run very often, stay loops, and
    all that is exchanged in them counts as needed if a result of theirs does.
    Very often is more than four million iterations, over all devices, if what a
    device does depends on them, and more than a thousand if not.

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
  let summary = "Wait for messages no earlier than programs have to";
  let description = [{
    In programs of devices, receives are started where they are and waited for
    where what they bring is used; sends are waited for before the next one to
    the same device, or at the end of the block. So a device goes on computing
    while its peers are not there yet: with one message on its way, whatever the
    transport buffers.

    Messages are started in the order in which they were, and waits only come
    later: programs that run to their end still do.

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
    Follows the programs that each `mesh.programs` names, from device to device,
    and checks that

    - each message that is sent is received, with the type that it was sent with.
      Messages of one sender, receiver and tag meet in order;
    - all members of a group reach the same collectives in one order;
    - no devices wait for one another in a circle, if a device can have sent
      another `credits` messages that are not received yet before a send waits
      for its receive. With none, programs run whatever the transport buffers;
    - what is started is waited for;
    - each program obeys what `mesh-verify-spmd` asks of a function in local
      view, along the axes that `mesh.programs` does not tell devices apart by.
      What is received may vary or not, and so may what devices with other
      programs bring to a collective.

    What does not hold is an error that names both ops and the devices. Devices
    that differ on axes that no program and no message speaks of count as one.

    Loops are followed iteration by iteration. Whether there is communication,
    how often and with whom must follow from where the device is, or from what
    one `mesh.broadcast` gives to all devices. Loops and branches of the latter
    kind, and loops that run too often to be followed, are looked at once: what
    is sent in an iteration or a branch must be received in it, and none waits
    for what is started outside. What else depends on data, or on what loops carry,
    cannot be checked, and is an error too. So are futures that loops carry. Collectives among devices
    that run the same may be under control flow that depends on data, if these
    are the same on all members; with `strict`, if they are known to be.

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
           "Messages from one device to another that may be on their way before "
           "a send waits for its receive">,
    Option<"strict", "strict", "bool", "false",
           "Refuse collectives under control flow of which it is not known "
           "that devices agree">
  ];
}

def VerifySpmdPass : Pass<"mesh-verify-spmd", "::mlir::ModuleOp"> {
  let summary = "Check that devices agree where they have to";
  let description = [{
    Verifies the module, and checks functions in local view (`mesh.spmd`). For each value and each axis of
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


#endif // MESH_PROGRAMS_PASSES_TD
