// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// A loop on a device's part. Its counter, and other scalars that it hands on,
// are what they were.

// CHECK-LABEL: func.func @for(
// CHECK: %[[R:.*]]:2 = scf.for %{{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[S:.*]] = %{{.*}}) -> (tensor<4xf32>, f32)
// CHECK-NEXT: %[[Y:.*]] = math.tanh %[[A]] : tensor<4xf32>
// CHECK-NEXT: %[[T:.*]] = arith.addf %[[S]], %[[S]] : f32
// CHECK-NEXT: scf.yield %[[Y]], %[[T]] : tensor<4xf32>, f32
func.func @for(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}, %n: index, %f: f32)
    -> (tensor<8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %s = %f) -> (tensor<8xf32>, f32) {
    %y = math.tanh %a : tensor<8xf32>
    %t = arith.addf %s, %s : f32
    scf.yield %y, %t : tensor<8xf32>, f32
  }
  return %r#0, %r#1 : tensor<8xf32>, f32
}

// Collectives stand in the loop: every device goes through it as often.

// CHECK-LABEL: func.func @matmul(
// CHECK: scf.for
// CHECK: %[[PART:.*]] = linalg.matmul
// CHECK: mesh.reduce_scatter sum %[[PART]] on @m ["model"] dim 1
// CHECK: scf.yield
func.func @matmul(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                  %w: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}, %n: index) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8x16xf32> {
    %y = linalg.matmul ins(%a, %w : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
    scf.yield %y : tensor<8x16xf32>
  }
  return %r : tensor<8x16xf32>
}

// A condition that comes out of a tensor is the first device's for all: copies
// may differ by rounding, and the devices must not take different branches.

// CHECK-LABEL: func.func @while(
// CHECK: scf.while
// CHECK: %[[E:.*]] = tensor.extract
// CHECK: %[[GO:.*]] = arith.cmpf olt, %[[E]]
// CHECK: %[[T:.*]] = tensor.from_elements %[[GO]] : tensor<i1>
// CHECK: %[[B:.*]] = mesh.broadcast %[[T]] on @m ["data", "model"] root 0 {mesh.agreement} : tensor<i1>
// CHECK: %[[SAME:.*]] = tensor.extract %[[B]][] : tensor<i1>
// CHECK: scf.condition(%[[SAME]])
func.func @while(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %limit = arith.constant 1.0 : f32
  %r = scf.while (%a = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %e = tensor.extract %a[%c0] : tensor<8xf32>
    %go = arith.cmpf olt, %e, %limit : f32
    scf.condition(%go) %a : tensor<8xf32>
  } do {
  ^bb0(%a: tensor<8xf32>):
    %y = arith.addf %a, %a : tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// An index travels as the integer that it is cast from.

// CHECK-LABEL: func.func @switch(
// CHECK: %[[T:.*]] = tensor.from_elements %{{.*}} : tensor<i32>
// CHECK: %[[B:.*]] = mesh.broadcast %[[T]] on @m ["data", "model"] root 0 {mesh.agreement} : tensor<i32>
// CHECK: %[[SAME:.*]] = tensor.extract %[[B]][] : tensor<i32>
// CHECK: %[[INDEX:.*]] = arith.index_cast %[[SAME]] : i32 to index
// CHECK: scf.index_switch %[[INDEX]]
func.func @switch(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}, %i: tensor<i32>) -> tensor<8xf32> {
  %e = tensor.extract %i[] : tensor<i32>
  %case = arith.index_cast %e : i32 to index
  %r = scf.index_switch %case -> tensor<8xf32>
  case 0 {
    %y = math.tanh %x : tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  default {
    scf.yield %x : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// Integers of a width that the runtime does not know travel as the index.

// CHECK-LABEL: func.func @narrow(
// CHECK: %[[INDEX:.*]] = arith.index_cast %{{.*}} : i4 to index
// CHECK: %[[T:.*]] = tensor.from_elements %[[INDEX]] : tensor<index>
// CHECK: %[[B:.*]] = mesh.broadcast %[[T]] on @m ["data", "model"] root 0 {mesh.agreement} : tensor<index>
// CHECK: %[[SAME:.*]] = tensor.extract %[[B]][] : tensor<index>
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[SAME]]
func.func @narrow(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}, %i: tensor<i32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.extract %i[] : tensor<i32>
  %n = arith.trunci %e : i32 to i4
  %end = arith.index_cast %n : i4 to index
  %r = scf.for %k = %c0 to %end step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    %y = math.tanh %a : tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// So is one that a loop hands on, and a scalar that a function is called with.
// Conditions that come from arguments and counters are the same anyway.

func.func private @callee(%x: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %s = tensor.splat %f : tensor<8xf32>
  %y = arith.addf %x, %s : tensor<8xf32>
  return %y : tensor<8xf32>
}
// CHECK-LABEL: func.func @scalars(
// CHECK: scf.if %{{[a-z]*arg.*}} ->
// CHECK: %[[LOOP:.*]] = scf.for {{.*}} -> (i1)
// CHECK: %[[T:.*]] = tensor.from_elements %[[LOOP]]
// CHECK: mesh.broadcast %[[T]]
// CHECK: scf.if
// CHECK: mesh.all_reduce sum
// CHECK: %[[F:.*]] = tensor.from_elements %{{.*}} : tensor<f32>
// CHECK: %[[G:.*]] = mesh.broadcast %[[F]]
// CHECK: %[[H:.*]] = tensor.extract %[[G]][]
// CHECK: call @callee(%{{.*}}, %[[H]])
func.func @scalars(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}, %c: i1, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %a = scf.if %c -> tensor<8xf32> {
    %y = math.tanh %x : tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  }
  %d = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c) -> (i1) {
    %e = tensor.extract %a[%i] : tensor<8xf32>
    %p = arith.cmpf olt, %e, %zero : f32
    %q = arith.andi %s, %p : i1
    scf.yield %q : i1
  }
  %b = scf.if %d -> tensor<8xf32> {
    %y = math.exp %a : tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  } else {
    scf.yield %a : tensor<8xf32>
  }
  %f = tensor.extract %b[%c0] : tensor<8xf32>
  %r = call @callee(%b, %f) : (tensor<8xf32>, f32) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// Also where nothing but scalars is handed on.

func.func private @scalars_only(%f: f32) -> f32 {
  return %f : f32
}
// CHECK-LABEL: func.func @no_tensors(
// CHECK: scf.while
// CHECK: mesh.broadcast %{{.*}} : tensor<i1>
// CHECK: scf.condition
// CHECK: %[[F:.*]] = mesh.broadcast %{{.*}} : tensor<f32>
// CHECK: %[[G:.*]] = tensor.extract %[[F]][]
// CHECK: %[[R:.*]] = call @scalars_only(%[[G]])
// CHECK: return %[[G]], %[[R]]
func.func @no_tensors(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %limit = arith.constant 1.0 : f32
  %r = scf.while (%i = %c0) : (index) -> index {
    %e = tensor.extract %x[%i] : tensor<8xf32>
    %go = arith.cmpf olt, %e, %limit : f32
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  %e = tensor.extract %x[%r] : tensor<8xf32>
  %f = call @scalars_only(%e) : (f32) -> f32
  return %e, %f : f32, f32
}

// A region in local view in a loop, and a loop in a region in local view.

// CHECK-LABEL: func.func @shard_map(
// CHECK: scf.for {{.*}} -> (tensor<2xf32>)
// CHECK: scf.for {{.*}} -> (tensor<2xf32>)
// CHECK: mesh.permute
func.func @shard_map(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    %y = mesh.shard_map on @m manual ["model"] (%a) in [<@m, [{"model"}]>] out [<@m, [{"model"}]>] {
    ^bb0(%part: tensor<2xf32>):
      %b0 = arith.constant 0 : index
      %b1 = arith.constant 1 : index
      %b5 = arith.constant 5 : index
      %q = scf.for %j = %b0 to %b5 step %b1 iter_args(%p = %part) -> tensor<2xf32> {
        %t = mesh.permute %p on @m ["model"] shift 1 : tensor<2xf32>
        scf.yield %t : tensor<2xf32>
      }
      mesh.yield %q : tensor<2xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
