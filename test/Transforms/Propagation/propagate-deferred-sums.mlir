// What a loop adds to a sum stays partial on the way, also where it is
// converted or takes more memory, if the sum is reduced once for that.
//
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s
// RUN: mesh-run %s --entry=converted --check
// RUN: mesh-run %s --entry=placed --check
// RUN: mesh-run %s --entry=scaled_in_loop --check
// RUN: mesh-run %s --entry=squared --check

mesh.mesh @m = <["x"=2]>

// Products in bf16 are converted before they are added.

// CHECK-LABEL: func.func @converted(
// CHECK: %[[SUM:.*]] = scf.for
// CHECK-NOT: mesh.all_reduce
// CHECK: scf.yield
// CHECK: mesh.all_reduce sum %[[SUM]] on @m ["x"] : tensor<6x4xf32>
func.func @converted(%a: tensor<3x6x8xbf16> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"x"}]>},
                     %b: tensor<8x4xbf16>) -> tensor<6x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zeros = arith.constant dense<0.0> : tensor<6x4xf32>
  %none = arith.constant dense<0.0> : tensor<6x4xbf16>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros) -> tensor<6x4xf32> {
    %s = tensor.extract_slice %a[%i, 0, 0] [1, 6, 8] [1, 1, 1] : tensor<3x6x8xbf16> to tensor<6x8xbf16>
    %p = linalg.matmul ins(%s, %b : tensor<6x8xbf16>, tensor<8x4xbf16>)
        outs(%none : tensor<6x4xbf16>) -> tensor<6x4xbf16>
    %w = arith.extf %p : tensor<6x4xbf16> to tensor<6x4xf32>
    %q = arith.addf %sum, %w : tensor<6x4xf32>
    scf.yield %q : tensor<6x4xf32>
  }
  return %r : tensor<6x4xf32>
}

// With one step, the products are less to send.

// CHECK-LABEL: func.func @one_step(
// CHECK: mesh.all_reduce {{.*}} tensor<6x4xbf16>
// CHECK: return
func.func @one_step(%a: tensor<6x8xbf16> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                    %b: tensor<8x4xbf16>, %init: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant dense<0.0> : tensor<6x4xbf16>
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%sum = %init) -> tensor<6x4xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<6x8xbf16>, tensor<8x4xbf16>)
        outs(%none : tensor<6x4xbf16>) -> tensor<6x4xbf16>
    %w = arith.extf %p : tensor<6x4xbf16> to tensor<6x4xf32>
    %q = arith.addf %sum, %w : tensor<6x4xf32>
    scf.yield %q : tensor<6x4xf32>
  }
  return %r : tensor<6x4xf32>
}

// A sum is not rounded before it is complete.

// CHECK-LABEL: func.func @rounded(
// CHECK: mesh.all_reduce {{.*}} tensor<6x4xf32>
// CHECK: arith.truncf
// CHECK: scf.yield
func.func @rounded(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                   %b: tensor<8x4xf32>) -> tensor<6x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zeros = arith.constant dense<0.0> : tensor<6x4xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros) -> tensor<6x4xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x4xf32>)
        outs(%zeros : tensor<6x4xf32>) -> tensor<6x4xf32>
    %n = arith.truncf %p : tensor<6x4xf32> to tensor<6x4xbf16>
    %w = arith.extf %n : tensor<6x4xbf16> to tensor<6x4xf32>
    %q = arith.addf %sum, %w : tensor<6x4xf32>
    scf.yield %q : tensor<6x4xf32>
  }
  return %r : tensor<6x4xf32>
}

// Gradients of two layers are put in their places, and added up.

// CHECK-LABEL: func.func @placed(
// CHECK: %[[SUM:.*]] = scf.for
// CHECK-NOT: mesh.all_reduce
// CHECK: scf.yield
// CHECK: mesh.all_reduce sum %[[SUM]] on @m ["x"] : tensor<12x4xf32>
func.func @placed(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                  %b: tensor<8x4xf32>, %c: tensor<8x4xf32>) -> tensor<12x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %none = arith.constant dense<0.0> : tensor<6x4xf32>
  %zeros = arith.constant dense<0.0> : tensor<12x4xf32>
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros) -> tensor<12x4xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x4xf32>)
        outs(%none : tensor<6x4xf32>) -> tensor<6x4xf32>
    %first = tensor.pad %p low[0, 0] high[6, 0] {
    ^bb0(%k: index, %l: index):
      tensor.yield %zero : f32
    } : tensor<6x4xf32> to tensor<12x4xf32>
    %q = linalg.matmul ins(%a, %c : tensor<6x8xf32>, tensor<8x4xf32>)
        outs(%none : tensor<6x4xf32>) -> tensor<6x4xf32>
    %second = tensor.pad %q low[6, 0] high[0, 0] {
    ^bb0(%k: index, %l: index):
      tensor.yield %zero : f32
    } : tensor<6x4xf32> to tensor<12x4xf32>
    %both = arith.addf %first, %second : tensor<12x4xf32>
    %next = arith.addf %both, %sum : tensor<12x4xf32>
    scf.yield %next : tensor<12x4xf32>
  }
  return %r : tensor<12x4xf32>
}

// Three rows of many are less to send in each of three steps.

// CHECK-LABEL: func.func @few_rows(
// CHECK: mesh.all_reduce {{.*}} tensor<3x4xf32>
// CHECK: scf.yield
func.func @few_rows(%a: tensor<3x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                    %b: tensor<8x4xf32>) -> tensor<12x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %none = arith.constant dense<0.0> : tensor<3x4xf32>
  %zeros = arith.constant dense<0.0> : tensor<12x4xf32>
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros) -> tensor<12x4xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<3x8xf32>, tensor<8x4xf32>)
        outs(%none : tensor<3x4xf32>) -> tensor<3x4xf32>
    %first = tensor.pad %p low[0, 0] high[9, 0] {
    ^bb0(%k: index, %l: index):
      tensor.yield %zero : f32
    } : tensor<3x4xf32> to tensor<12x4xf32>
    %next = arith.addf %first, %sum : tensor<12x4xf32>
    scf.yield %next : tensor<12x4xf32>
  }
  return %r : tensor<12x4xf32>
}

// What is read otherwise is reduced for that reader.

// CHECK-LABEL: func.func @read_twice(
// CHECK: mesh.all_reduce {{.*}} tensor<6x4xbf16>
// CHECK: scf.yield
func.func @read_twice(%a: tensor<6x8xbf16> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                      %b: tensor<8x4xbf16>) -> (tensor<6x4xf32>, tensor<6x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zeros = arith.constant dense<0.0> : tensor<6x4xf32>
  %none = arith.constant dense<0.0> : tensor<6x4xbf16>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros, %last = %zeros)
      -> (tensor<6x4xf32>, tensor<6x4xf32>) {
    %p = linalg.matmul ins(%a, %b : tensor<6x8xbf16>, tensor<8x4xbf16>)
        outs(%none : tensor<6x4xbf16>) -> tensor<6x4xbf16>
    %w = arith.extf %p : tensor<6x4xbf16> to tensor<6x4xf32>
    %q = arith.addf %sum, %w : tensor<6x4xf32>
    %t = math.tanh %w : tensor<6x4xf32>
    scf.yield %q, %t : tensor<6x4xf32>, tensor<6x4xf32>
  }
  return %r#0, %r#1 : tensor<6x4xf32>, tensor<6x4xf32>
}

// A square is no sum of the squares of parts.

// CHECK-LABEL: func.func @squared(
// CHECK: mesh.all_reduce {{.*}} tensor<6x4xbf16>
// CHECK: arith.mulf
// CHECK: scf.yield
func.func @squared(%a: tensor<6x8xbf16> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                   %b: tensor<8x4xbf16>) -> tensor<6x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zeros = arith.constant dense<0.0> : tensor<6x4xf32>
  %none = arith.constant dense<0.0> : tensor<6x4xbf16>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros) -> tensor<6x4xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<6x8xbf16>, tensor<8x4xbf16>)
        outs(%none : tensor<6x4xbf16>) -> tensor<6x4xbf16>
    %w = arith.extf %p : tensor<6x4xbf16> to tensor<6x4xf32>
    %s = arith.mulf %w, %w : tensor<6x4xf32>
    %t = arith.addf %w, %s : tensor<6x4xf32>
    %q = arith.addf %sum, %t : tensor<6x4xf32>
    scf.yield %q : tensor<6x4xf32>
  }
  return %r : tensor<6x4xf32>
}

// Layers are a loop of their own, whose stack of gradients is scaled, and added
// to the sum. The inner loop alone would reduce products of bf16.

// CHECK-LABEL: func.func @scaled_in_loop(
// CHECK: %[[SUM:.*]] = scf.for
// CHECK-NOT: mesh.all_reduce
// CHECK: return
// CHECK-NOT: mesh.all_reduce
// CHECK-LABEL: func.func @layers_alone(
// CHECK: mesh.all_reduce {{.*}} tensor<{{.*}}xbf16>
// CHECK: scf.yield
func.func @scaled_in_loop(%a: tensor<6x8xbf16> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                          %b: tensor<8x4xbf16>)
    -> (tensor<2x6x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {}], partial=sum{"x"}>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %none = arith.constant dense<0.0> : tensor<6x4xbf16>
  %zeros = arith.constant dense<0.0> : tensor<2x6x4xf32>
  %scale = arith.constant dense<0.25> : tensor<2x6x4xf32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %zeros) -> tensor<2x6x4xf32> {
    %layers = scf.for %j = %c0 to %c2 step %c1 iter_args(%stack = %zeros) -> tensor<2x6x4xf32> {
      %p = linalg.matmul ins(%a, %b : tensor<6x8xbf16>, tensor<8x4xbf16>)
          outs(%none : tensor<6x4xbf16>) -> tensor<6x4xbf16>
      %w = arith.extf %p : tensor<6x4xbf16> to tensor<6x4xf32>
      %t = tensor.insert_slice %w into %stack[%j, 0, 0] [1, 6, 4] [1, 1, 1] : tensor<6x4xf32> into tensor<2x6x4xf32>
      scf.yield %t : tensor<2x6x4xf32>
    }
    %scaled = arith.mulf %layers, %scale : tensor<2x6x4xf32>
    %next = arith.addf %sum, %scaled : tensor<2x6x4xf32>
    scf.yield %next : tensor<2x6x4xf32>
  }
  return %r : tensor<2x6x4xf32>
}
func.func @layers_alone(%a: tensor<6x8xbf16> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                        %b: tensor<8x4xbf16>) -> tensor<2x6x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %none = arith.constant dense<0.0> : tensor<6x4xbf16>
  %zeros = arith.constant dense<0.0> : tensor<2x6x4xf32>
  %layers = scf.for %j = %c0 to %c2 step %c1 iter_args(%stack = %zeros) -> tensor<2x6x4xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<6x8xbf16>, tensor<8x4xbf16>)
        outs(%none : tensor<6x4xbf16>) -> tensor<6x4xbf16>
    %w = arith.extf %p : tensor<6x4xbf16> to tensor<6x4xf32>
    %t = tensor.insert_slice %w into %stack[%j, 0, 0] [1, 6, 4] [1, 1, 1] : tensor<6x4xf32> into tensor<2x6x4xf32>
    scf.yield %t : tensor<2x6x4xf32>
  }
  return %layers : tensor<2x6x4xf32>
}
