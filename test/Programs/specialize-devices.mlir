// Each class of devices gets a program of its own.
//
// RUN: mesh-opt %s --mesh-specialize-devices --canonicalize --split-input-file | FileCheck %s

// The first of two devices goes on with its own tensor, which the second one
// gets. Nobody needs what the second one would send.

// CHECK: mesh.programs @main on @m ["pipe"] = {@main.0 at [0], @main.1 at [1]}
// CHECK-LABEL: func private @main.0
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.program, mesh.spmd = @m}
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: mesh.send %[[X]] to %[[C1]] tag 0 on @m ["pipe"]
// CHECK-NEXT: return %[[X]]
// CHECK-LABEL: func private @main.1
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[Y:.*]] = mesh.recv from %[[C0]] tag 0 on @m ["pipe"]
// CHECK-NEXT: return %[[Y]]

mesh.mesh @m = <["pipe"=2]>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %stage = mesh.axis_index @m ["pipe"]
  %first = arith.cmpi eq, %stage, %c0 : index
  %received = mesh.permute %x on @m ["pipe"] shift 1 : tensor<4xf32>
  %y = arith.select %first, %x, %received : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// Devices that do the same but for their peers are one class: 1 to 6 here. They
// name peers by their distance. What the first one receives is zero.

// CHECK: mesh.programs @line on @m ["pipe"] = {@line.0 at [0], @line.1 at [1 to 6], @line.2 at [7]}
// CHECK-LABEL: func private @line.0
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00>
// CHECK: mesh.send %{{.*}} to %{{.*}} tag 0
// CHECK-NEXT: return %[[ZERO]]
// CHECK-LABEL: func private @line.1
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C7:.*]] = arith.constant 7 : index
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK: %[[OWN:.*]] = mesh.axis_index @m ["pipe"]
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[OWN]], %[[C7]]
// CHECK-NEXT: %[[BEFORE:.*]] = arith.remui %[[SUM]], %[[C8]]
// CHECK-NEXT: %[[FUTURE:.*]] = mesh.async {
// CHECK-NEXT: %[[R:.*]] = mesh.recv from %[[BEFORE]] tag 0 on @m ["pipe"]
// CHECK-NEXT: mesh.yield %[[R]]
// CHECK: %[[NEXT:.*]] = arith.remui
// CHECK-NEXT: mesh.send %[[X]] to %[[NEXT]] tag 0 on @m ["pipe"]
// CHECK-NEXT: %[[Y:.*]] = mesh.wait %[[FUTURE]]
// CHECK-NEXT: return %[[Y]]
// CHECK-LABEL: func private @line.2
// CHECK: mesh.recv
// CHECK-NOT: mesh.send

mesh.mesh @m = <["data"=1000, "pipe"=8]>
func.func @line(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["pipe"]
      pairs [0 -> 1, 1 -> 2, 2 -> 3, 3 -> 4, 4 -> 5, 5 -> 6, 6 -> 7] : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// What is in flight stays so, and the send with it.

// CHECK-LABEL: func private @flying.0
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK: mesh.async {
// CHECK-NEXT: mesh.recv from
// CHECK: %[[SENT:.*]] = mesh.async {
// CHECK-NEXT: mesh.send %[[X]] to
// CHECK-NEXT: mesh.yield %[[X]]
// CHECK: math.exp
// CHECK-NEXT: mesh.wait %[[SENT]]
// CHECK-NEXT: mesh.wait

mesh.mesh @m = <["x"=2]>
func.func @flying(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {mesh.spmd = @m} {
  %future = mesh.async {
    %p = mesh.permute %x on @m ["x"] pairs [0 -> 1, 1 -> 0] : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %y = math.exp %x : tensor<4xf32>
  %z = mesh.wait %future : !mesh.future<tensor<4xf32>>
  return %y, %z : tensor<4xf32>, tensor<4xf32>
}

// -----

// Indices are constants, as far as they are known, and slices are where they
// say. Branches that they decide are taken.

// CHECK-LABEL: func private @where.1
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>)
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[D:.*]] = mesh.axis_index @m ["data"]
// CHECK-NEXT: %[[MAJOR:.*]] = arith.muli %[[D]], %[[C2]]
// CHECK-NEXT: %[[BOTH:.*]] = arith.addi %[[MAJOR]], %[[C1]]
// CHECK-NEXT: %[[HALF:.*]] = tensor.extract_slice %[[X]][4] [4] [1]
// CHECK-NEXT: %[[Y:.*]] = math.tanh %[[HALF]]
// CHECK-NEXT: return %[[Y]], %[[BOTH]]

mesh.mesh @m = <["data"=4, "pipe"=2]>
func.func @where(%x: tensor<8xf32>) -> (tensor<4xf32>, index) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %both = mesh.axis_index @m ["data", "pipe"]
  %stage = mesh.axis_index @m ["pipe"]
  %half = mesh.all_slice %x on @m ["pipe"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  %y = scf.index_switch %stage -> tensor<4xf32>
  case 0 {
    %e = math.exp %half : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  default {
    %t = math.tanh %half : tensor<4xf32>
    scf.yield %t : tensor<4xf32>
  }
  return %y, %both : tensor<4xf32>, index
}

// -----

// A collective that only the taken branch needs goes with the others. One that
// devices of different programs take part in stays in all of them, as long as
// one needs it.

// CHECK-LABEL: func private @meet.0
// CHECK-NOT: ["data"]
// CHECK: mesh.all_reduce sum %{{.*}} on @m ["pipe"]
// CHECK-NOT: mesh.all_reduce max
// CHECK: return
// CHECK-LABEL: func private @meet.1
// CHECK: mesh.all_reduce sum %{{.*}} on @m ["data"]
// CHECK: mesh.all_reduce sum %{{.*}} on @m ["pipe"]
// CHECK-NOT: mesh.all_reduce max
// CHECK: return

mesh.mesh @m = <["data"=2, "pipe"=2]>
func.func @meet(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %stage = mesh.axis_index @m ["pipe"]
  %first = arith.cmpi eq, %stage, %c0 : index
  %within = mesh.all_reduce sum %x on @m ["data"] : tensor<4xf32>
  %across = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  %unused = mesh.all_reduce max %x on @m ["pipe"] : tensor<4xf32>
  %y = arith.select %first, %across, %within : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// Nothing decides how often the loop runs: what it exchanges stays in it.

// CHECK-LABEL: func private @often.0
// CHECK: scf.for
// CHECK-NEXT: mesh.send
// CHECK: }
// CHECK-LABEL: func private @often.1
// CHECK: scf.for
// CHECK-NEXT: mesh.recv

mesh.mesh @m = <["pipe"=2]>
func.func @often(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %p = mesh.permute %a on @m ["pipe"] pairs [0 -> 1] : tensor<4xf32>
    scf.yield %p : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// -----

// Nor how often the outer loop does; what the inner one does is known, in any
// of these iterations: what the last of its messages brings is all that counts.

// CHECK-LABEL: func private @inner.0
// CHECK: scf.for
// CHECK-NEXT: mesh.send
// CHECK-NEXT: math.tanh
// CHECK-NEXT: mesh.all_reduce
// CHECK-LABEL: func private @inner.1
// CHECK: scf.for
// CHECK-NEXT: %[[B:.*]] = mesh.recv
// CHECK-NEXT: %[[Y:.*]] = math.exp %[[B]]
// CHECK-NEXT: %[[SUM:.*]] = mesh.all_reduce sum %[[Y]]
// CHECK-NEXT: scf.yield %[[SUM]]

mesh.mesh @m = <["pipe"=2]>
func.func @inner(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %stage = mesh.axis_index @m ["pipe"]
  %first = arith.cmpi eq, %stage, %c0 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %b = scf.for %j = %c0 to %c3 step %c1 iter_args(%c = %a) -> tensor<4xf32> {
      %p = mesh.permute %c on @m ["pipe"] pairs [0 -> 1] : tensor<4xf32>
      %next = arith.select %first, %c, %p : tensor<4xf32>
      scf.yield %next : tensor<4xf32>
    }
    %d = scf.if %first -> tensor<4xf32> {
      %e = math.tanh %b : tensor<4xf32>
      scf.yield %e : tensor<4xf32>
    } else {
      %e = math.exp %b : tensor<4xf32>
      scf.yield %e : tensor<4xf32>
    }
    %sum = mesh.all_reduce sum %d on @m ["pipe"] : tensor<4xf32>
    scf.yield %sum : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// -----

// Iterations that are alike stay in a loop if they are many, and what the inner
// loop does in each is known all the same.

// CHECK-LABEL: func private @many.0
// CHECK: %[[MANY:.*]] = arith.constant 1000000000000 : index
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[MANY]]
// CHECK-NEXT: mesh.recv
// CHECK-NEXT: %[[T:.*]] = math.tanh
// CHECK-NEXT: mesh.send %[[T]]
// CHECK-NEXT: math.exp %[[T]]
// CHECK-NEXT: scf.yield
// CHECK-LABEL: func private @many.1
// CHECK: scf.for
// CHECK-NEXT: mesh.send
// CHECK-NEXT: mesh.recv
// CHECK-NEXT: math.tanh
// CHECK-NEXT: scf.yield

mesh.mesh @m = <["pipe"=2]>
func.func @many(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 1000000000000 : index
  %stage = mesh.axis_index @m ["pipe"]
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %b = scf.for %t = %c0 to %c2 step %c1 iter_args(%c = %a) -> tensor<4xf32> {
      %p = mesh.permute %c on @m ["pipe"] shift 1 : tensor<4xf32>
      %now = arith.cmpi eq, %t, %stage : index
      %d = scf.if %now -> tensor<4xf32> {
        %e = math.tanh %p : tensor<4xf32>
        scf.yield %e : tensor<4xf32>
      } else {
        %e = math.exp %c : tensor<4xf32>
        scf.yield %e : tensor<4xf32>
      }
      scf.yield %d : tensor<4xf32>
    }
    scf.yield %b : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// -----

// Elements of constants are as good as numbers.

// CHECK-LABEL: func private @table.0
// CHECK-NEXT: math.exp
// CHECK-NEXT: return
// CHECK-LABEL: func private @table.1
// CHECK-NEXT: math.tanh
// CHECK-NEXT: return

mesh.mesh @m = <["pipe"=2]>
func.func @table(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %which = arith.constant dense<[false, true]> : tensor<2xi1>
  %stage = mesh.axis_index @m ["pipe"]
  %taken = tensor.extract %which[%stage] : tensor<2xi1>
  %y = scf.if %taken -> tensor<4xf32> {
    %t = math.tanh %x : tensor<4xf32>
    scf.yield %t : tensor<4xf32>
  } else {
    %e = math.exp %x : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// -----

// Nobody computes fused multiply-adds ahead: the program decides by itself.

// CHECK-LABEL: func private @fused.0
// CHECK: %[[SUM:.*]] = math.fma
// CHECK: %[[TAKEN:.*]] = arith.cmpf ogt, %[[SUM]]
// CHECK: scf.if %[[TAKEN]]

mesh.mesh @m = <["pipe"=2]>
func.func @fused(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %one = arith.constant 1.0 : f32
  %stage = mesh.axis_index @m ["pipe"]
  %number = arith.index_cast %stage : index to i32
  %weight = arith.sitofp %number : i32 to f32
  %sum = math.fma %weight, %one, %one : f32
  %taken = arith.cmpf ogt, %sum, %one : f32
  %y = scf.if %taken -> tensor<4xf32> {
    %t = math.tanh %x : tensor<4xf32>
    scf.yield %t : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// -----

// All devices do the same, and a function that is called stays one.

// CHECK-NOT: mesh.programs
// CHECK-LABEL: func @same
// CHECK: mesh.permute
// CHECK-LABEL: func @called

mesh.mesh @m = <["x"=4]>
func.func @same(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
  %z = call @called(%y) : (tensor<4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}
func.func @called(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["x"] pairs [0 -> 1] : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// A loop that counts without sign, beyond the largest signed number: 100, 140
// and 180, which is -76.

// CHECK-LABEL: func private @unsigned.0
// CHECK-DAG: %[[BEGIN:.*]] = arith.constant 100 : i8
// CHECK-DAG: %[[STEP:.*]] = arith.constant 40 : i8
// CHECK-DAG: %[[END:.*]] = arith.constant -75 : i8
// CHECK: scf.for unsigned %{{.*}} = %[[BEGIN]] to %[[END]] step %[[STEP]]
// CHECK: mesh.send

mesh.mesh @m = <["pipe"=2]>
func.func @unsigned(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %begin = arith.constant 100 : i8
  %end = arith.constant 200 : i8
  %step = arith.constant 40 : i8
  %y = scf.for unsigned %i = %begin to %end step %step iter_args(%a = %x) -> tensor<4xf32> : i8 {
    %received = mesh.permute %a on @m ["pipe"] pairs [0 -> 1, 1 -> 0] : tensor<4xf32>
    %sum = arith.addf %received, %a : tensor<4xf32>
    scf.yield %sum : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// -----

// Iterations that differ stand for themselves: each device has its own number.

// CHECK-LABEL: func private @numbers.0
// CHECK: %[[FIRST:.*]] = arith.constant dense<100> : tensor<4xi32>
// CHECK: return %[[FIRST]]
// CHECK-LABEL: func private @numbers.1
// CHECK: %[[SECOND:.*]] = arith.constant dense<140> : tensor<4xi32>
// CHECK: return %[[SECOND]]

mesh.mesh @m = <["pipe"=2]>
func.func @numbers(%x: tensor<4xi32>) -> tensor<4xi32> attributes {mesh.spmd = @m} {
  %begin = arith.constant 100 : i8
  %end = arith.constant 180 : i8
  %step = arith.constant 40 : i8
  %stage = mesh.axis_index @m ["pipe"]
  %distance = arith.index_castui %stage : index to i8
  %steps = arith.muli %distance, %step : i8
  %own = arith.addi %begin, %steps : i8
  %y = scf.for unsigned %i = %begin to %end step %step iter_args(%a = %x) -> tensor<4xi32> : i8 {
    %isOwn = arith.cmpi eq, %i, %own : i8
    %next = scf.if %isOwn -> tensor<4xi32> {
      %wide = arith.extui %i : i8 to i32
      %splat = tensor.splat %wide : tensor<4xi32>
      scf.yield %splat : tensor<4xi32>
    } else {
      scf.yield %a : tensor<4xi32>
    }
    scf.yield %next : tensor<4xi32>
  }
  return %y : tensor<4xi32>
}
