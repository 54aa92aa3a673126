// Loops and branches that data decide about: all devices go the same way.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check --overlap=none
// RUN: mesh-run %s --all-entries --check --overlap=ring
// RUN: mesh-run %s --all-entries --check --pipeline="mesh-spmd,mesh-rings{overlap=bidirectional collectives=all unroll-limit=1}"
// RUN: mesh-run %s --entry=unsigned --reference=%s:unsigned_plain

mesh.mesh @m = <["a"=2, "b"=3]>

// Multiplies until a norm falls below a bound: the loop that data end.

func.func @converge(
    %x: tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>},
    %w: tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"b"}, {}]>})
    -> (tensor<6x6xf32>, tensor<i32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %scale = arith.constant dense<0.15> : tensor<6x6xf32>
  %zero = arith.constant dense<0.0> : tensor<6x6xf32>
  %zero0 = arith.constant dense<0.0> : tensor<f32>
  %bound = arith.constant 0.001 : f32
  %most = arith.constant 50 : i32
  %r:2 = scf.while (%a = %x, %n = %c0) : (tensor<6x6xf32>, i32) -> (tensor<6x6xf32>, i32) {
    %square = arith.mulf %a, %a : tensor<6x6xf32>
    %sum = linalg.reduce { arith.addf } ins(%square : tensor<6x6xf32>) outs(%zero0 : tensor<f32>) dimensions = [0, 1]
    %norm = tensor.extract %sum[] : tensor<f32>
    %large = arith.cmpf ogt, %norm, %bound : f32
    %early = arith.cmpi slt, %n, %most : i32
    %go = arith.andi %large, %early : i1
    scf.condition(%go) %a, %n : tensor<6x6xf32>, i32
  } do {
  ^bb0(%a: tensor<6x6xf32>, %n: i32):
    %product = linalg.matmul ins(%a, %w : tensor<6x6xf32>, tensor<6x6xf32>) outs(%zero : tensor<6x6xf32>) -> tensor<6x6xf32>
    %smaller = arith.mulf %product, %scale : tensor<6x6xf32>
    %m = arith.addi %n, %c1 : i32
    scf.yield %smaller, %m : tensor<6x6xf32>, i32
  }
  %steps = tensor.from_elements %r#1 : tensor<i32>
  return %r#0, %steps : tensor<6x6xf32>, tensor<i32>
}

// The number of iterations, and which case is taken, come out of a split tensor.

func.func @counts(
    %x: tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{"b"}]>},
    %n: tensor<6xi32> {mesh.sharding = #mesh.sharding<@m, [{"a", "b"}]>}) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %seven = arith.constant 7 : i32
  %element = tensor.extract %n[%c4] : tensor<6xi32>
  %small = arith.andi %element, %seven : i32
  %times = arith.index_cast %small : i32 to index
  %r = scf.for %i = %c0 to %times step %c1 iter_args(%a = %x) -> tensor<6xf32> {
    %which = arith.remui %i, %c4 : index
    %next = scf.index_switch %which -> tensor<6xf32>
    case 0 {
      %y = math.tanh %a : tensor<6xf32>
      scf.yield %y : tensor<6xf32>
    }
    case 1 {
      %s = mesh.reshard %a <@m, [{"a"}]> : tensor<6xf32>
      %y = arith.addf %s, %s : tensor<6xf32>
      scf.yield %y : tensor<6xf32>
    }
    default {
      scf.yield %a : tensor<6xf32>
    }
    scf.yield %next : tensor<6xf32>
  }
  return %r : tensor<6xf32>
}

// A function called from callers that bring their arguments split in different
// ways, in a branch and in a loop.

func.func private @layer(%x: tensor<6x12xf32>, %by: f32) -> tensor<6x12xf32> {
  %s = tensor.splat %by : tensor<6x12xf32>
  %y = arith.mulf %x, %s : tensor<6x12xf32>
  %z = math.tanh %y : tensor<6x12xf32>
  return %z : tensor<6x12xf32>
}
func.func private @unused(%x: tensor<6x12xf32>) -> tensor<6x12xf32> {
  return %x : tensor<6x12xf32>
}
func.func @rows(%x: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {}]>}) -> tensor<6x12xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.extract %x[%c0, %c0] : tensor<6x12xf32>
  %y = call @layer(%x, %e) : (tensor<6x12xf32>, f32) -> tensor<6x12xf32>
  return %y : tensor<6x12xf32>
}
func.func @columns(%x: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"b"}]>})
    -> (tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"b"}, {"a"}]>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<6x12xf32> {
    %e = tensor.extract %a[%i, %c1] : tensor<6x12xf32>
    %negative = arith.cmpf olt, %e, %zero : f32
    %b = scf.if %negative -> tensor<6x12xf32> {
      %y = func.call @layer(%a, %e) : (tensor<6x12xf32>, f32) -> tensor<6x12xf32>
      scf.yield %y : tensor<6x12xf32>
    } else {
      %y = math.exp %a : tensor<6x12xf32>
      scf.yield %y : tensor<6x12xf32>
    }
    scf.yield %b : tensor<6x12xf32>
  }
  return %r : tensor<6x12xf32>
}

// Iterations that are independent, of parts that overlap no other.

func.func @blocks(%x: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>}) -> tensor<6x12xf32> {
  %r = scf.forall (%i, %j) = (0, 0) to (6, 12) step (2, 3) shared_outs(%o = %x) -> (tensor<6x12xf32>) {
    %part = tensor.extract_slice %x[%i, %j] [2, 3] [1, 1] : tensor<6x12xf32> to tensor<2x3xf32>
    %y = math.tanh %part : tensor<2x3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%i, %j] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<6x12xf32>
    }
  }
  return %r : tensor<6x12xf32>
}

// Hands on a slice, whose rows have gaps between them, in a loop that starts
// from another one.

func.func @slices(%x: tensor<7x7xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"b"}]>}) -> tensor<7x7xf32> {
  %0 = mesh.shard %x <@m, [{}, {"a"}]> : tensor<7x7xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:3 = scf.for %i = %c0 to %c2 step %c1 iter_args(%u = %0, %v = %x, %w = %0) -> (tensor<7x7xf32>, tensor<7x7xf32>, tensor<7x7xf32>) {
    scf.yield %0, %0, %v : tensor<7x7xf32>, tensor<7x7xf32>, tensor<7x7xf32>
  }
  return %r#2 : tensor<7x7xf32>
}

// A loop that counts without sign: 100, 130, 160 and 190.

func.func @unsigned(
    %x: tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}]>},
    %w: tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"b"}, {"a"}]>})
    -> (tensor<6xi32>, tensor<6xf32>) {
  %begin = arith.constant 100 : i8
  %end = arith.constant 200 : i8
  %step = arith.constant 30 : i8
  %none = arith.constant dense<0> : tensor<6xi32>
  %zeros = arith.constant dense<0.0> : tensor<6xf32>
  %r:2 = scf.for unsigned %i = %begin to %end step %step
      iter_args(%sum = %none, %y = %x) -> (tensor<6xi32>, tensor<6xf32>) : i8 {
    %wide = arith.extui %i : i8 to i32
    %number = tensor.splat %wide : tensor<6xi32>
    %next = arith.addi %sum, %number : tensor<6xi32>
    %product = linalg.matvec ins(%w, %y : tensor<6x6xf32>, tensor<6xf32>) outs(%zeros : tensor<6xf32>) -> tensor<6xf32>
    scf.yield %next, %product : tensor<6xi32>, tensor<6xf32>
  }
  return %r#0, %r#1 : tensor<6xi32>, tensor<6xf32>
}

func.func @unsigned_plain(%x: tensor<6xf32>, %w: tensor<6x6xf32>) -> (tensor<6xi32>, tensor<6xf32>) {
  %sum = arith.constant dense<580> : tensor<6xi32>
  %zeros = arith.constant dense<0.0> : tensor<6xf32>
  %0 = linalg.matvec ins(%w, %x : tensor<6x6xf32>, tensor<6xf32>) outs(%zeros : tensor<6xf32>) -> tensor<6xf32>
  %1 = linalg.matvec ins(%w, %0 : tensor<6x6xf32>, tensor<6xf32>) outs(%zeros : tensor<6xf32>) -> tensor<6xf32>
  %2 = linalg.matvec ins(%w, %1 : tensor<6x6xf32>, tensor<6xf32>) outs(%zeros : tensor<6xf32>) -> tensor<6xf32>
  %3 = linalg.matvec ins(%w, %2 : tensor<6x6xf32>, tensor<6xf32>) outs(%zeros : tensor<6xf32>) -> tensor<6xf32>
  return %sum, %3 : tensor<6xi32>, tensor<6xf32>
}
