// An annotation with `mesh.open_partial` is about dimensions. A partial sum
// passes it where loops or branches add it up, and is reduced once. So it passes
// conversions on the way.
//
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

mesh.mesh @m = <["x"=2, "y"=2]>

// CHECK-LABEL: func.func @branches(
// CHECK: scf.if
// CHECK-NOT: mesh.all_reduce
// CHECK: %[[ALL:.*]] = scf.if
// CHECK-NEXT: arith.addf
// CHECK-NOT: mesh.all_reduce
// CHECK: mesh.all_reduce sum %[[ALL]] on @m ["x"] : tensor<6x3xf32>
// CHECK-NEXT: return
func.func @branches(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                    %b: tensor<8x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>},
                    %c: i1, %d: i1) -> tensor<6x6xf32> {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %sum = scf.if %c -> tensor<6x6xf32> {
    %made = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%zeros : tensor<6x6xf32>) -> tensor<6x6xf32>
    %laid = mesh.shard %made <@m, [{?}, {"y", ?}]> {mesh.open_partial} : tensor<6x6xf32>
    scf.yield %laid : tensor<6x6xf32>
  } else {
    scf.yield %zeros : tensor<6x6xf32>
  }
  %all = scf.if %d -> tensor<6x6xf32> {
    %next = arith.addf %sum, %sum : tensor<6x6xf32>
    scf.yield %next : tensor<6x6xf32>
  } else {
    scf.yield %sum : tensor<6x6xf32>
  }
  return %all : tensor<6x6xf32>
}

// Without the attribute the value is reduced where it is annotated.

// CHECK-LABEL: func.func @reduced_there(
// CHECK: scf.for
// CHECK: linalg.matmul
// CHECK-NEXT: mesh.all_reduce
// CHECK: scf.yield
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @reduced_there(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                         %b: tensor<8x6xf32>) -> tensor<6x6xf32> {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %all = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros) -> (tensor<6x6xf32>) {
    %f = arith.index_cast %i : index to i32
    %number = arith.sitofp %f : i32 to f32
    %start = tensor.splat %number : tensor<6x6xf32>
    %made = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%start : tensor<6x6xf32>) -> tensor<6x6xf32>
    %laid = mesh.shard %made <@m, [{?}, {?}]> : tensor<6x6xf32>
    %next = arith.addf %sum, %laid : tensor<6x6xf32>
    scf.yield %next : tensor<6x6xf32>
  }
  return %all : tensor<6x6xf32>
}

// A loop, with two annotations and a conversion, over two axes.

// CHECK-LABEL: func.func @loop(
// CHECK: %[[SUM:.*]] = scf.for
// CHECK: linalg.matmul
// CHECK-NEXT: arith.extf
// CHECK-NEXT: arith.addf
// CHECK-NEXT: scf.yield
// CHECK: mesh.all_reduce sum %[[SUM]] on @m ["x", "y"] : tensor<6x6xf32>
// CHECK-NEXT: return
func.func @loop(%a: tensor<6x8xbf16> {mesh.sharding = #mesh.sharding<@m, [{}, {"x", "y"}]>},
                %b: tensor<8x6xbf16>) -> tensor<6x6xf32> {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %all = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros) -> (tensor<6x6xf32>) {
    %f = arith.index_cast %i : index to i32
    %number = arith.sitofp %f : i32 to bf16
    %start = tensor.splat %number : tensor<6x6xbf16>
    %made = linalg.matmul ins(%a, %b : tensor<6x8xbf16>, tensor<8x6xbf16>)
        outs(%start : tensor<6x6xbf16>) -> tensor<6x6xbf16>
    %laid = mesh.shard %made <@m, [{?}, {?}]> {mesh.open_partial} : tensor<6x6xbf16>
    %same = mesh.shard %laid <@m, [{?}, {?}]> {mesh.open_partial} : tensor<6x6xbf16>
    %wide = arith.extf %same : tensor<6x6xbf16> to tensor<6x6xf32>
    %next = arith.addf %sum, %wide : tensor<6x6xf32>
    scf.yield %next : tensor<6x6xf32>
  }
  return %all : tensor<6x6xf32>
}

// Branches in a loop: of the two summands one is converted.

// CHECK-LABEL: func.func @branch_in_loop(
// CHECK: %[[SUM:.*]] = scf.for
// CHECK-NOT: mesh.all_reduce
// CHECK: mesh.all_reduce sum %[[SUM]] on @m ["x"] : tensor<6x6xf32>
// CHECK-NEXT: return
func.func @branch_in_loop(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                          %b: tensor<8x6xf32>, %c: i1) -> tensor<6x6xf32> {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %all = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros) -> (tensor<6x6xf32>) {
    %next = scf.if %c -> (tensor<6x6xf32>) {
      %p = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
          outs(%zeros : tensor<6x6xf32>) -> tensor<6x6xf32>
      %laid = mesh.shard %p <@m, [{?}, {?}]> {mesh.open_partial} : tensor<6x6xf32>
      %added = arith.addf %sum, %laid : tensor<6x6xf32>
      scf.yield %added : tensor<6x6xf32>
    } else {
      scf.yield %sum : tensor<6x6xf32>
    }
    scf.yield %next : tensor<6x6xf32>
  }
  return %all : tensor<6x6xf32>
}

// What else is done with the value needs the whole sum.

// CHECK-LABEL: func.func @read_twice(
// CHECK: scf.for
// CHECK: linalg.matmul
// CHECK-NEXT: mesh.all_reduce
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @read_twice(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                      %b: tensor<8x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %all:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros, %last = %zeros)
      -> (tensor<6x6xf32>, tensor<6x6xf32>) {
    %p = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%last : tensor<6x6xf32>) -> tensor<6x6xf32>
    %laid = mesh.shard %p <@m, [{?}, {?}]> {mesh.open_partial} : tensor<6x6xf32>
    %added = arith.addf %sum, %laid : tensor<6x6xf32>
    %square = arith.mulf %laid, %laid : tensor<6x6xf32>
    scf.yield %added, %square : tensor<6x6xf32>, tensor<6x6xf32>
  }
  return %all#0, %all#1 : tensor<6x6xf32>, tensor<6x6xf32>
}

// A sum over the devices that is rounded is rounded once.

// CHECK-LABEL: func.func @rounded(
// CHECK: scf.if
// CHECK: %[[PRODUCT:.*]] = linalg.matmul
// CHECK-NEXT: %[[WHOLE:.*]] = mesh.all_reduce sum %[[PRODUCT]] on @m ["x"] : tensor<6x6xf32>
// CHECK-NEXT: arith.truncf %[[WHOLE]]
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @rounded(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                   %b: tensor<8x6xf32>, %c: i1, %d: i1) -> tensor<6x6xbf16> {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %none = arith.constant dense<0.0> : tensor<6x6xbf16>
  %sum = scf.if %c -> tensor<6x6xbf16> {
    %made = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%zeros : tensor<6x6xf32>) -> tensor<6x6xf32>
    %narrow = arith.truncf %made : tensor<6x6xf32> to tensor<6x6xbf16>
    %laid = mesh.shard %narrow <@m, [{?}, {?}]> {mesh.open_partial} : tensor<6x6xbf16>
    scf.yield %laid : tensor<6x6xbf16>
  } else {
    scf.yield %none : tensor<6x6xbf16>
  }
  %all = scf.if %d -> tensor<6x6xbf16> {
    %next = arith.addf %sum, %sum : tensor<6x6xbf16>
    scf.yield %next : tensor<6x6xbf16>
  } else {
    scf.yield %sum : tensor<6x6xbf16>
  }
  return %all : tensor<6x6xbf16>
}

// A sum may be partial over several axes.

// CHECK-LABEL: func.func @two_axes(
// CHECK: scf.if
// CHECK-NOT: mesh.all_reduce
// CHECK: mesh.all_reduce sum %{{.*}} on @m ["x", "y"] : tensor<6x6xf32>
// CHECK-NEXT: return
func.func @two_axes(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x", "y"}]>},
                    %b: tensor<8x6xf32>, %c: i1, %d: i1) -> tensor<6x6xf32> {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %sum = scf.if %c -> tensor<6x6xf32> {
    %made = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%zeros : tensor<6x6xf32>) -> tensor<6x6xf32>
    %laid = mesh.shard %made <@m, [{?}, {?}]> {mesh.open_partial} : tensor<6x6xf32>
    scf.yield %laid : tensor<6x6xf32>
  } else {
    scf.yield %zeros : tensor<6x6xf32>
  }
  %all = scf.if %d -> tensor<6x6xf32> {
    %next = arith.addf %sum, %sum : tensor<6x6xf32>
    scf.yield %next : tensor<6x6xf32>
  } else {
    scf.yield %sum : tensor<6x6xf32>
  }
  return %all : tensor<6x6xf32>
}
