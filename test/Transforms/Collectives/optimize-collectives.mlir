// RUN: mesh-opt %s --mesh-optimize-collectives=combine-bytes=0 | FileCheck %s
// RUN: mesh-opt %s --mesh-optimize-collectives=combine-bytes=0 --remarks-filter=mesh-optimize-collectives --remark-format=emitRemark 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

mesh.mesh @m = <["x"=2, "y"=4]>

#x = #mesh.sharding<@m, [{"x"}]>
#xy = #mesh.sharding<@m, [{"x", "y"}]>
#y = #mesh.sharding<@m, [{"y"}]>
#whole = #mesh.sharding<@m, [{}]>

// Sums of sums are reduced once.

// CHECK-LABEL: func.func @sums(
// CHECK-SAME: %[[A:.*]]: tensor<8xf32> {{.*}}, %[[B:.*]]: tensor<8xf32> {{.*}}, %[[C:.*]]: tensor<8xf32>
// CHECK-NEXT: %[[AB:.*]] = arith.addf %[[A]], %[[B]]
// CHECK-NEXT: %[[ABC:.*]] = arith.subf %[[AB]], %[[C]]
// CHECK-NEXT: %[[R:.*]] = mesh.all_reduce sum %[[ABC]] on @m ["x"]
// CHECK-NEXT: return %[[R]]
// REMARK: Remark="mesh.all_reduce is one with others, after what joins them"
func.func @sums(%a: tensor<8xf32> {mesh.sharding = #x}, %b: tensor<8xf32> {mesh.sharding = #x}, %c: tensor<8xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<8xf32>
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<8xf32>
  %2 = mesh.all_reduce sum %c on @m ["x"] : tensor<8xf32>
  %3 = arith.addf %0, %1 : tensor<8xf32>
  %4 = arith.subf %3, %2 : tensor<8xf32>
  return %4 : tensor<8xf32>
}

// Also if one is padded first, unless more would be sent.

// CHECK-LABEL: func.func @padded(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32> {{.*}}, %[[B:.*]]: tensor<8xf32>
// CHECK: %[[P:.*]] = tensor.pad %[[A]]
// CHECK: %[[SUM:.*]] = arith.addf %[[P]], %[[B]]
// CHECK: mesh.all_reduce sum %[[SUM]] on @m ["x"] : tensor<8xf32>
// CHECK-NOT: mesh.all_reduce
// CHECK-LABEL: func.func @both_padded(
// CHECK: mesh.all_reduce sum {{.*}} : tensor<4xf32>
// CHECK: mesh.all_reduce sum {{.*}} : tensor<2xf32>
// CHECK: arith.addf
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @padded(%a: tensor<4xf32> {mesh.sharding = #x}, %b: tensor<8xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %zero = arith.constant 0.0 : f32
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<4xf32>
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<8xf32>
  %2 = tensor.pad %0 low[4] high[0] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<4xf32> to tensor<8xf32>
  %3 = arith.addf %2, %1 : tensor<8xf32>
  return %3 : tensor<8xf32>
}
func.func @both_padded(%a: tensor<4xf32> {mesh.sharding = #x}, %b: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %zero = arith.constant 0.0 : f32
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<4xf32>
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<2xf32>
  %2 = tensor.pad %0 low[4] high[0] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<4xf32> to tensor<8xf32>
  %3 = tensor.pad %1 low[0] high[6] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<2xf32> to tensor<8xf32>
  %4 = arith.addf %2, %3 : tensor<8xf32>
  return %4 : tensor<8xf32>
}

// Also if one is scaled first, by the same on all devices.

// CHECK-LABEL: func.func @scaled(
// CHECK-SAME: %[[A:.*]]: tensor<8xf32> {{.*}}, %[[B:.*]]: tensor<8xf32> {{.*}}, %[[S:.*]]: tensor<8xf32>
// CHECK-NEXT: %[[AS:.*]] = arith.mulf %[[S]], %[[A]]
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[AS]], %[[B]]
// CHECK-NEXT: %[[R:.*]] = mesh.all_reduce sum %[[SUM]] on @m ["x"]
// CHECK-NEXT: return %[[R]]
func.func @scaled(%a: tensor<8xf32> {mesh.sharding = #x}, %b: tensor<8xf32> {mesh.sharding = #x}, %s: tensor<8xf32> {mesh.sharding = #whole})
    -> (tensor<8xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<8xf32>
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<8xf32>
  %2 = arith.mulf %s, %0 : tensor<8xf32>
  %3 = arith.addf %2, %1 : tensor<8xf32>
  return %3 : tensor<8xf32>
}

// Not if each device scales by its own, or combines in another way, or others
// use a sum.

// CHECK-LABEL: func.func @not_linear(
// CHECK-COUNT-6: mesh.all_reduce
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @not_linear(%a: tensor<8xf32> {mesh.sharding = #x}, %b: tensor<8xf32> {mesh.sharding = #x}, %s: tensor<8xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #x}, tensor<8xf32> {mesh.sharding = #whole}, tensor<8xf32> {mesh.sharding = #whole}, tensor<8xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<8xf32>
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<8xf32>
  %2 = arith.mulf %s, %0 : tensor<8xf32>
  %3 = arith.addf %2, %1 : tensor<8xf32>
  %4 = mesh.all_reduce max %a on @m ["x"] : tensor<8xf32>
  %5 = mesh.all_reduce max %b on @m ["x"] : tensor<8xf32>
  %6 = arith.addf %4, %5 : tensor<8xf32>
  %7 = mesh.all_reduce sum %s on @m ["x"] : tensor<8xf32>
  %8 = arith.negf %a : tensor<8xf32>
  %9 = mesh.all_reduce sum %8 on @m ["x"] : tensor<8xf32>
  %10 = arith.addf %7, %9 : tensor<8xf32>
  return %3, %6, %10, %7 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// A maximum of maxima.

// CHECK-LABEL: func.func @maxima(
// CHECK-NEXT: %[[M:.*]] = arith.maximumf %arg0, %arg1
// CHECK-NEXT: %[[R:.*]] = mesh.all_reduce max %[[M]] on @m ["x"]
// CHECK-NEXT: return %[[R]]
func.func @maxima(%a: tensor<8xf32> {mesh.sharding = #x}, %b: tensor<8xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce max %a on @m ["x"] : tensor<8xf32>
  %1 = mesh.all_reduce max %b on @m ["x"] : tensor<8xf32>
  %2 = arith.maximumf %0, %1 : tensor<8xf32>
  return %2 : tensor<8xf32>
}

// What devices have in common need not be sent.

// CHECK-LABEL: func.func @invariant(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>
// CHECK-DAG: %[[TWO:.*]] = arith.constant dense<2.000000e+00> : tensor<8xf32>
// CHECK-DAG: %[[E:.*]] = math.exp %[[X]]
// CHECK-DAG: %[[SUM:.*]] = arith.mulf %[[E]], %[[TWO]]
// CHECK-DAG: %[[BLOCK:.*]] = mesh.all_slice %[[E]] on @m ["x"] dim 0
// CHECK: return %[[E]], %[[SUM]], %[[BLOCK]], %[[E]]
// REMARK: Remark="mesh.all_reduce is of values that are the same"
func.func @invariant(%x: tensor<8xf32> {mesh.sharding = #whole})
    -> (tensor<8xf32> {mesh.sharding = #whole}, tensor<8xf32> {mesh.sharding = #whole}, tensor<4xf32> {mesh.sharding = #x}, tensor<8xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %e = math.exp %x : tensor<8xf32>
  %0 = mesh.all_reduce max %e on @m ["x"] : tensor<8xf32>
  %1 = mesh.all_reduce sum %e on @m ["x"] : tensor<8xf32>
  %2 = mesh.reduce_scatter min %e on @m ["x"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  %3 = mesh.permute %e on @m ["x"] shift 1 : tensor<8xf32>
  return %0, %1, %2, %3 : tensor<8xf32>, tensor<8xf32>, tensor<4xf32>, tensor<8xf32>
}

// But not if the number of devices is none of the type's: above 256 bf16 has
// even numbers alone, and f16 has no 100000.

// CHECK-LABEL: func.func @inexact(
// CHECK: mesh.all_reduce sum %{{.*}} on @many ["c"] : tensor<8xbf16>
// CHECK: mesh.all_reduce sum %{{.*}} on @many ["k"] : tensor<8xf16>
// CHECK: mesh.all_reduce sum %{{.*}} on @many ["c"] : tensor<8xf8E4M3FN>
// CHECK-NOT: mesh.all_reduce
mesh.mesh @many = <["c"=257, "k"=100000]>
func.func @inexact(%x: tensor<8xbf16> {mesh.sharding = #mesh.sharding<@many, [{}]>},
                   %y: tensor<8xf16> {mesh.sharding = #mesh.sharding<@many, [{}]>},
                   %z: tensor<8xf8E4M3FN> {mesh.sharding = #mesh.sharding<@many, [{}]>},
                   %u: tensor<8xf32> {mesh.sharding = #mesh.sharding<@many, [{}]>})
    -> (tensor<8xbf16>, tensor<8xf16>, tensor<8xf8E4M3FN>, tensor<8xf32>) attributes {mesh.spmd = @many} {
  %0 = mesh.all_reduce sum %x on @many ["c"] : tensor<8xbf16>
  %1 = mesh.all_reduce sum %y on @many ["k"] : tensor<8xf16>
  %2 = mesh.all_reduce sum %z on @many ["c"] : tensor<8xf8E4M3FN>
  %3 = mesh.all_reduce sum %u on @many ["k"] : tensor<8xf32>
  return %0, %1, %2, %3 : tensor<8xbf16>, tensor<8xf16>, tensor<8xf8E4M3FN>, tensor<8xf32>
}

// A gather of equals is copies of one, here four times two rows, and of constants
// a longer one.

// CHECK-LABEL: func.func @copies(
// CHECK-SAME: %[[X:.*]]: tensor<3x2xf32>
// CHECK: %[[E:.*]] = math.exp %[[X]]
// CHECK: %[[COPIES:.*]] = linalg.broadcast ins(%[[E]] : tensor<3x2xf32>) outs(%{{.*}} : tensor<3x4x2xf32>) dimensions = [1]
// CHECK: %[[WHOLE:.*]] = tensor.collapse_shape %[[COPIES]] {{\[}}[0], [1, 2]] : tensor<3x4x2xf32> into tensor<3x8xf32>
// CHECK: %[[ONES:.*]] = arith.constant dense<1.000000e+00> : tensor<8x4xf32>
// CHECK: return %[[WHOLE]], %[[ONES]]
func.func @copies(%x: tensor<3x2xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<3x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}, tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) attributes {mesh.spmd = @m} {
  %e = math.exp %x : tensor<3x2xf32>
  %0 = mesh.all_gather %e on @m ["y"] dim 1 : tensor<3x2xf32> -> tensor<3x8xf32>
  %one = arith.constant dense<1.0> : tensor<2x4xf32>
  %1 = mesh.all_gather %one on @m ["y"] dim 0 : tensor<2x4xf32> -> tensor<8x4xf32>
  return %0, %1 : tensor<3x8xf32>, tensor<8x4xf32>
}

// Gathers and reductions bring the same to all; where a device is makes values
// differ, and so does a slice. What a loop carries is the same if it was so
// before and stays so.

// CHECK-LABEL: func.func @variance(
// CHECK: %[[G:.*]] = mesh.all_gather
// CHECK: %[[S:.*]] = mesh.all_slice %[[G]]
// CHECK: %[[R:.*]] = mesh.all_reduce max %[[S]]
// CHECK: %[[L:.*]] = scf.for
// CHECK-NEXT: scf.yield
// CHECK: return %[[G]], %[[R]], %[[L]]
func.func @variance(%x: tensor<8xf32> {mesh.sharding = #x}, %n: index)
    -> (tensor<16xf32> {mesh.sharding = #whole}, tensor<8xf32> {mesh.sharding = #whole}, tensor<16xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %g = mesh.all_gather %x on @m ["x"] dim 0 : tensor<8xf32> -> tensor<16xf32>
  %same = mesh.all_reduce max %g on @m ["x"] : tensor<16xf32>
  %s = mesh.all_slice %g on @m ["x"] dim 0 : tensor<16xf32> -> tensor<8xf32>
  %r = mesh.all_reduce max %s on @m ["x"] : tensor<8xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%v = %g) -> tensor<16xf32> {
    %m = mesh.all_reduce max %v on @m ["x"] : tensor<16xf32>
    scf.yield %m : tensor<16xf32>
  }
  return %same, %r, %l : tensor<16xf32>, tensor<8xf32>, tensor<16xf32>
}

// One reduction may run under both contractions.

// CHECK-LABEL: func.func @beside(
// CHECK: %[[SUM:.*]] = arith.addf
// CHECK: mesh.all_reduce sum %[[SUM]]
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @beside(%x: tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>}, %w: tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) attributes {mesh.spmd = @m} {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %a = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %b = linalg.matmul ins(%w, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<64x64xf32>
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<64x64xf32>
  %2 = arith.addf %0, %1 : tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// Also if columns are padded on the way: rows come in blocks.

// CHECK-LABEL: func.func @beside_padded(
// CHECK: %[[P:.*]] = tensor.pad
// CHECK: %[[SUM:.*]] = arith.addf %[[P]],
// CHECK: mesh.all_reduce sum %[[SUM]]
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @beside_padded(%x: tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>}, %w: tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
                         %v: tensor<64x62xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) attributes {mesh.spmd = @m} {
  %number = arith.constant 0.0 : f32
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %zeros = arith.constant dense<0.0> : tensor<64x62xf32>
  %a = linalg.matmul ins(%x, %v : tensor<64x64xf32>, tensor<64x62xf32>) outs(%zeros : tensor<64x62xf32>) -> tensor<64x62xf32>
  %b = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<64x62xf32>
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<64x64xf32>
  %2 = tensor.pad %0 low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %number : f32
  } : tensor<64x62xf32> to tensor<64x64xf32>
  %3 = arith.addf %2, %1 : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}

// Where one of them would have nothing to run under it, both reductions are left
// beside them, if it is worth that: blocks of padded rows are none of rows. So
// are those with a decision.

// CHECK-LABEL: func.func @apart(
// CHECK-COUNT-2: mesh.all_reduce
// CHECK: arith.addf
// CHECK-COUNT-2: mesh.all_reduce
// CHECK: arith.addf
func.func @apart(%x: tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>}, %w: tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
                 %y: tensor<62x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>})
    -> (tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}, tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) attributes {mesh.spmd = @m} {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %zeros = arith.constant dense<0.0> : tensor<62x64xf32>
  %number = arith.constant 0.0 : f32
  %a = linalg.matmul ins(%y, %w : tensor<62x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<62x64xf32>) -> tensor<62x64xf32>
  %b = linalg.matmul ins(%w, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<62x64xf32>
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<64x64xf32>
  %2 = tensor.pad %0 low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %number : f32
  } : tensor<62x64xf32> to tensor<64x64xf32>
  %3 = arith.addf %2, %1 : tensor<64x64xf32>
  %c = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %4 = mesh.all_reduce sum %c on @m ["x"] {mesh.overlap = #mesh.overlap<none>} : tensor<64x64xf32>
  %5 = mesh.all_reduce sum %x on @m ["x"] : tensor<64x64xf32>
  %6 = arith.addf %4, %5 : tensor<64x64xf32>
  return %3, %6 : tensor<64x64xf32>, tensor<64x64xf32>
}

// CHECK-LABEL: func.func @short(
// CHECK: %[[SUM:.*]] = arith.addf
// CHECK: mesh.all_reduce sum %[[SUM]]
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @short(%x: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>}, %w: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) attributes {mesh.spmd = @m} {
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %a = linalg.matmul ins(%x, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = linalg.matmul ins(%w, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<8x8xf32>
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<8x8xf32>
  %2 = arith.addf %0, %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// What devices agree on stays, though all hold the same: an argument may have
// come out of a ring.

// CHECK-LABEL: func.func @agreement(
// CHECK: mesh.broadcast %{{.*}} {mesh.agreement}
func.func @agreement(%x: tensor<f32>) -> tensor<f32> attributes {mesh.spmd = @m} {
  %y = mesh.broadcast %x on @m ["x"] root 0 {mesh.agreement} : tensor<f32>
  return %y : tensor<f32>
}

// Results of collectives are the same to the bit.

// CHECK-LABEL: func.func @agreed(
// CHECK-COUNT-2: mesh.all_reduce
// CHECK-NOT: mesh.broadcast
// CHECK: return
func.func @agreed(%x: tensor<4xf32> {mesh.sharding = #xy}) -> (i1, i1) attributes {mesh.spmd = @m} {
  %zero = arith.constant 0.0 : f32
  %init = tensor.from_elements %zero : tensor<f32>
  %max = linalg.reduce { arith.maximumf } ins(%x : tensor<4xf32>) outs(%init : tensor<f32>) dimensions = [0]
  %part = mesh.all_reduce max %max on @m ["x"] : tensor<f32>
  %all = mesh.all_reduce max %part on @m ["y"] : tensor<f32>
  %element = tensor.extract %all[] : tensor<f32>
  %isMore = arith.cmpf ogt, %element, %zero : f32
  %flag = tensor.from_elements %isMore : tensor<i1>
  %same = mesh.broadcast %flag on @m ["x", "y"] root 0 {mesh.agreement} : tensor<i1>
  %a = tensor.extract %same[] : tensor<i1>
  %again = mesh.broadcast %same on @m ["y"] root 0 {mesh.agreement} : tensor<i1>
  %b = tensor.extract %again[] : tensor<i1>
  return %a, %b : i1, i1
}

// A sum after a gather may become a ring, which each device begins elsewhere.
// A reduction over one axis says nothing about others.

// CHECK-LABEL: func.func @needed(
// CHECK-COUNT-2: mesh.broadcast {{.*}} {mesh.agreement}
func.func @needed(%x: tensor<4xf32> {mesh.sharding = #xy}, %y: tensor<4xf32> {mesh.sharding = #y}) -> (tensor<f32>, tensor<f32>) attributes {mesh.spmd = @m} {
  %zero = arith.constant 0.0 : f32
  %init = tensor.from_elements %zero : tensor<f32>
  %all = mesh.all_gather %x on @m ["x", "y"] dim 0 : tensor<4xf32> -> tensor<32xf32>
  %sum = linalg.reduce { arith.addf } ins(%all : tensor<32xf32>) outs(%init : tensor<f32>) dimensions = [0]
  %0 = mesh.broadcast %sum on @m ["x", "y"] root 0 {mesh.agreement} : tensor<f32>
  %part = tensor.extract_slice %y[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %largest = mesh.all_reduce max %part on @m ["y"] : tensor<1xf32>
  %element = tensor.collapse_shape %largest [] : tensor<1xf32> into tensor<f32>
  %1 = mesh.broadcast %element on @m ["x", "y"] root 0 {mesh.agreement} : tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}

// Sums of complex numbers are rounded, too.
// CHECK-LABEL: func.func @needed_complex(
// CHECK: mesh.broadcast {{.*}} {mesh.agreement}
func.func @needed_complex(%x: tensor<4xcomplex<f32>> {mesh.sharding = #xy}) -> tensor<f32> attributes {mesh.spmd = @m} {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %init = tensor.from_elements %zero : tensor<complex<f32>>
  %all = mesh.all_gather %x on @m ["x", "y"] dim 0 : tensor<4xcomplex<f32>> -> tensor<32xcomplex<f32>>
  %sum = linalg.reduce { complex.add } ins(%all : tensor<32xcomplex<f32>>) outs(%init : tensor<complex<f32>>) dimensions = [0]
  %number = tensor.extract %sum[] : tensor<complex<f32>>
  %real = complex.re %number : complex<f32>
  %element = tensor.from_elements %real : tensor<f32>
  %0 = mesh.broadcast %element on @m ["x", "y"] root 0 {mesh.agreement} : tensor<f32>
  return %0 : tensor<f32>
}
