// RUN: mesh-opt %s --convert-contractions-to-runtime | FileCheck %s
// RUN: mesh-opt %s --convert-contractions-to-runtime=windows=false | FileCheck %s --check-prefix=WITHOUT

// CHECK-LABEL: @matmul(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<8x2xf32>, %[[C:.*]]: tensor<4x2xf32>
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) -> tensor<4x2xf32> {
  // CHECK: mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %[[A]], %[[B]] into %[[C]] accumulate
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// Zeros are not read.

// CHECK-LABEL: @into_zeros(
func.func @into_zeros(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : tensor<4x2xf32>
  %e = tensor.empty() : tensor<4x2xf32>
  %filled = linalg.fill ins(%zero : f32) outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  // CHECK: linalg.fill
  // CHECK: %[[E0:.*]] = tensor.empty() : tensor<4x2xf32>
  // CHECK-NEXT: mesh_rt.contract {{.*}} into %[[E0]] :
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%zeros : tensor<4x2xf32>) -> tensor<4x2xf32>
  // CHECK: %[[E1:.*]] = tensor.empty() : tensor<4x2xf32>
  // CHECK-NEXT: mesh_rt.contract {{.*}} into %[[E1]] :
  %1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%filled : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0, %1 : tensor<4x2xf32>, tensor<4x2xf32>
}

// Any contraction, in any order of dims; narrow types into wide ones.

// CHECK-LABEL: @general(
func.func @general(%a: tensor<2x3x8xbf16>, %b: tensor<5x8x2xbf16>, %c: tensor<3x2x5xf32>) -> tensor<3x2x5xf32> {
  // CHECK: mesh_rt.contract [0, 2, 1, 1, -1, 0, -1, 0, 2, 2, 1, -1] %{{.*}}, %{{.*}} into %{{.*}} accumulate : tensor<2x3x8xbf16>, tensor<5x8x2xbf16>, tensor<3x2x5xf32>
  %0 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (n, k, b)>, affine_map<(b, m, n, k) -> (m, b, n)>]
    ins(%a, %b : tensor<2x3x8xbf16>, tensor<5x8x2xbf16>) outs(%c : tensor<3x2x5xf32>) -> tensor<3x2x5xf32>
  return %0 : tensor<3x2x5xf32>
}

// CHECK-LABEL: @integers(
func.func @integers(%a: tensor<4x8xi8>, %b: tensor<8x2xi8>, %c: tensor<4x2xi32>) -> tensor<4x2xi32> {
  // CHECK: mesh_rt.contract
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xi8>, tensor<8x2xi8>) outs(%c : tensor<4x2xi32>) -> tensor<4x2xi32>
  return %0 : tensor<4x2xi32>
}

// What the runtime's kernels do not do stays, and becomes loops.

// CHECK-LABEL: @stays(
// CHECK-NOT: mesh_rt.contract
// CHECK: return
func.func @stays(%a: tensor<4x8xi8>, %b: tensor<8x2xi8>, %c: tensor<4x2xi32>,
                 %x: tensor<4x8xf32>, %y: tensor<8xf32>, %max: tensor<4x2xf32>, %z: tensor<8x2xf32>,
                 %wide: tensor<4x2xf64>)
    -> (tensor<4x2xi32>, tensor<4x2xf32>, tensor<4xf32>, tensor<4x2xf64>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xi32>) {
  // Unsigned.
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x8xi8>, tensor<8x2xi8>) outs(%c : tensor<4x2xi32>) -> tensor<4x2xi32>
  // Another semiring.
  %1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %z : tensor<4x8xf32>, tensor<8x2xf32>) outs(%max : tensor<4x2xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %s = arith.addf %p, %q : f32
    %m = arith.maximumf %acc, %s : f32
    linalg.yield %m : f32
  } -> tensor<4x2xf32>
  // A sum of one operand.
  %init = arith.constant dense<0.0> : tensor<4xf32>
  %2 = linalg.reduce { arith.addf } ins(%x : tensor<4x8xf32>) outs(%init : tensor<4xf32>) dimensions = [1]
  // f32 into f64.
  %3 = linalg.matmul ins(%x, %z : tensor<4x8xf32>, tensor<8x2xf32>) outs(%wide : tensor<4x2xf64>) -> tensor<4x2xf64>
  // Products of what functions give, and a function of the sum.
  %4 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %z : tensor<4x8xf32>, tensor<8x2xf32>) outs(%max : tensor<4x2xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %e = math.exp %p : f32
    %n = arith.negf %q : f32
    %m = arith.mulf %e, %n : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x2xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %z : tensor<4x8xf32>, tensor<8x2xf32>) outs(%max : tensor<4x2xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    %d = math.absf %s : f32
    linalg.yield %d : f32
  } -> tensor<4x2xf32>
  // Products that wrap.
  %6 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : tensor<4x8xi8>, tensor<8x2xi8>) outs(%c : tensor<4x2xi32>) {
  ^bb0(%p: i8, %q: i8, %acc: i32):
    %m = arith.muli %p, %q : i8
    %e = arith.extsi %m : i8 to i32
    %s = arith.addi %acc, %e : i32
    linalg.yield %s : i32
  } -> tensor<4x2xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4x2xi32>, tensor<4x2xf32>, tensor<4xf32>, tensor<4x2xf64>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xi32>
}

// A result that its only reader permutes is written permuted. What has several readers, adds to
// a tensor, or is permuted into a part of one is not; nor where batches would be innermost, or
// rows no longer neighbours.
// CHECK-LABEL: func.func @permuted(
// CHECK-SAME:    %[[X:.*]]: tensor<4x8xf32>, %[[Y:.*]]: tensor<8x2xf32>, %[[ACC:.*]]: tensor<4x2xf32>
// CHECK:         %[[FIRST:.*]] = mesh_rt.contract [0, -1, 1, -1, 1, 0, 1, 0, -1] %[[X]], %[[Y]] into %{{.*}} : tensor<4x8xf32>, tensor<8x2xf32>, tensor<2x4xf32> -> tensor<2x4xf32>
// CHECK:         %[[BATCHES:.*]] = mesh_rt.contract [0, 0, 0, 1, -1, 2, -1, 2, 1, 2, 1, -1] %{{.*}}, %{{.*}} into %{{.*}} : tensor<3x4x8xf32>, tensor<3x8x2xf32>, tensor<3x2x4xf32> -> tensor<3x2x4xf32>
// CHECK:         mesh_rt.contract {{.*}} accumulate {{.*}} -> tensor<4x2xf32>
// CHECK:         %[[SUM:.*]] = linalg.transpose
// CHECK:         mesh_rt.contract {{.*}} -> tensor<4x2xf32>
// CHECK:         %[[PART:.*]] = linalg.transpose
// CHECK:         %[[SHARED:.*]] = mesh_rt.contract {{.*}} -> tensor<4x2xf32>
// CHECK:         %[[TURNED:.*]] = linalg.transpose
// CHECK:         return %[[FIRST]], %[[BATCHES]], %[[SUM]], %[[PART]], %[[SHARED]], %[[TURNED]]
func.func @permuted(%x: tensor<4x8xf32>, %y: tensor<8x2xf32>, %acc: tensor<4x2xf32>, %xs: tensor<3x4x8xf32>, %ys: tensor<3x8x2xf32>, %whole: tensor<4x4xf32>)
    -> (tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<4x2xf32>, tensor<2x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x2xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x2xf32>) -> tensor<4x2xf32>
  %turned = tensor.empty() : tensor<2x4xf32>
  %0 = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x2xf32>) outs(%init : tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%0 : tensor<4x2xf32>) outs(%turned : tensor<2x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2x4xf32>

  %all = tensor.empty() : tensor<3x4x2xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%all : tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
  %2 = linalg.batch_matmul ins(%xs, %ys : tensor<3x4x8xf32>, tensor<3x8x2xf32>) outs(%zeros : tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
  %moved = tensor.empty() : tensor<3x2x4xf32>
  %3 = linalg.transpose ins(%2 : tensor<3x4x2xf32>) outs(%moved : tensor<3x2x4xf32>) permutation = [0, 2, 1]

  %4 = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x2xf32>) outs(%acc : tensor<4x2xf32>) -> tensor<4x2xf32>
  %5 = linalg.transpose ins(%4 : tensor<4x2xf32>) outs(%turned : tensor<2x4xf32>) permutation = [1, 0]

  %6 = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x2xf32>) outs(%init : tensor<4x2xf32>) -> tensor<4x2xf32>
  %part = tensor.extract_slice %whole[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %7 = linalg.transpose ins(%6 : tensor<4x2xf32>) outs(%part : tensor<2x4xf32>) permutation = [1, 0]

  %8 = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x2xf32>) outs(%init : tensor<4x2xf32>) -> tensor<4x2xf32>
  %9 = linalg.transpose ins(%8 : tensor<4x2xf32>) outs(%turned : tensor<2x4xf32>) permutation = [1, 0]
  return %1, %3, %5, %7, %8, %9 : tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<4x2xf32>, tensor<2x4xf32>
}

// CHECK-LABEL: func.func @split_loops(
// CHECK:         mesh_rt.contract {{.*}} -> tensor<3x4x2xf32>
// CHECK:         %[[BATCHES:.*]] = linalg.transpose
// CHECK:         mesh_rt.contract {{.*}} -> tensor<3x4x2xf32>
// CHECK:         %[[ROWS:.*]] = linalg.transpose
// CHECK:         return %[[BATCHES]], %[[ROWS]]
func.func @split_loops(%xs: tensor<3x4x8xf32>, %ys: tensor<3x8x2xf32>, %y: tensor<8x2xf32>) -> (tensor<4x2x3xf32>, tensor<4x3x2xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<3x4x2xf32>
  %0 = linalg.batch_matmul ins(%xs, %ys : tensor<3x4x8xf32>, tensor<3x8x2xf32>) outs(%zeros : tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
  %last = tensor.empty() : tensor<4x2x3xf32>
  %1 = linalg.transpose ins(%0 : tensor<3x4x2xf32>) outs(%last : tensor<4x2x3xf32>) permutation = [1, 2, 0]
  %2 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%xs, %y : tensor<3x4x8xf32>, tensor<8x2xf32>) outs(%zeros : tensor<3x4x2xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x4x2xf32>
  %turned = tensor.empty() : tensor<4x3x2xf32>
  %3 = linalg.transpose ins(%2 : tensor<3x4x2xf32>) outs(%turned : tensor<4x3x2xf32>) permutation = [1, 0, 2]
  return %1, %3 : tensor<4x2x3xf32>, tensor<4x3x2xf32>
}

// Convolutions, in any layout, along one to three dims: loops share a dim of the image, each in
// steps of its own.

// CHECK-LABEL: func.func @convolutions(
// CHECK: mesh_rt.contract [0, -1, 0, 1, -1, 1, -1, 2, 2, 1, 0, -1, 2, 1, -1] %{{.*}}, %{{.*}} into %{{.*}} accumulate : tensor<2x8x3xf32>, tensor<3x3x6xf32>, tensor<2x6x6xf32>
// CHECK: mesh_rt.contract [0, -1, 0, 1, -1, 1, 2, -1, 2, -1, 3, 3, 1, 0, -1, 2, 1, -1, 3, 2, -1] steps [1, 1, 1, 2, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1] %{{.*}}, %{{.*}} into %{{.*}} accumulate : tensor<2x9x9x3xbf16>, tensor<3x2x3x6xbf16>, tensor<2x4x3x6xf32>
// CHECK: mesh_rt.contract [0, -1, 0, -1, 0, 1, 2, -1, 2, 3, -1, 3, 1, 1, -1, 2, 2, -1, 3, 3, -1] %{{.*}}, %{{.*}} into %[[EMPTY:.*]] : tensor<2x3x8x8xf64>, tensor<6x3x3x3xf64>, tensor<2x6x6x6xf64>
// CHECK: mesh_rt.contract [0, -1, 0, 1, -1, 1, 2, -1, 2, 3, -1, 3, -1, 4, 4, 1, 0, -1, 2, 1, -1, 3, 2, -1, 4, 3, -1] %{{.*}}, %{{.*}} into %{{.*}} accumulate : tensor<2x4x4x4x3xi8>, tensor<2x2x2x3x6xi8>, tensor<2x3x3x3x6xi32>
// WITHOUT-LABEL: func.func @convolutions(
// WITHOUT-NOT: mesh_rt.contract
// WITHOUT: return
func.func @convolutions(%line: tensor<2x8x3xf32>, %k1: tensor<3x3x6xf32>, %o1: tensor<2x6x6xf32>,
                        %image: tensor<2x9x9x3xbf16>, %k2: tensor<3x2x3x6xbf16>, %o2: tensor<2x4x3x6xf32>,
                        %planes: tensor<2x3x8x8xf64>, %k3: tensor<6x3x3x3xf64>,
                        %body: tensor<2x4x4x4x3xi8>, %k4: tensor<2x2x2x3x6xi8>, %o4: tensor<2x3x3x3x6xi32>)
    -> (tensor<2x6x6xf32>, tensor<2x4x3x6xf32>, tensor<2x6x6x6xf64>, tensor<2x3x3x3x6xi32>) {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
    ins(%line, %k1 : tensor<2x8x3xf32>, tensor<3x3x6xf32>) outs(%o1 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
  %1 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>}
    ins(%image, %k2 : tensor<2x9x9x3xbf16>, tensor<3x2x3x6xbf16>) outs(%o2 : tensor<2x4x3x6xf32>) -> tensor<2x4x3x6xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x6x6x6xf64>
  %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%planes, %k3 : tensor<2x3x8x8xf64>, tensor<6x3x3x3xf64>) outs(%zeros : tensor<2x6x6x6xf64>) -> tensor<2x6x6x6xf64>
  %3 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
    ins(%body, %k4 : tensor<2x4x4x4x3xi8>, tensor<2x2x2x3x6xi8>) outs(%o4 : tensor<2x3x3x3x6xi32>) -> tensor<2x3x3x3x6xi32>
  return %0, %1, %2, %3 : tensor<2x6x6xf32>, tensor<2x4x3x6xf32>, tensor<2x6x6x6xf64>, tensor<2x3x3x3x6xi32>
}

// Groups are a batch, and so are channels that are convolved alone and lie apart. The derivative by
// the kernel is a sum over places; an operand may be read in steps by a loop alone.

// CHECK-LABEL: func.func @of_convolutions(
// CHECK: mesh_rt.contract [0, -1, 0, 1, 0, 1, -1, 1, 2, 3, -1, 3, 4, -1, 4, 2, 2, -1, 3, 3, -1, 4, 4, -1] %
// CHECK: mesh_rt.contract [1, -1, 0, 2, -1, 1, -1, 2, 2, 0, 0, -1, 1, 1, -1] steps [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1] %
// CHECK: mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] steps [3, 1, 1, 1, 1, 1, 1, 1, 1] %
// CHECK: mesh_rt.contract [0, -1, 0, 2, -1, 2, 3, -1, 3, 1, 0, 1, 2, 1, -1, 3, 2, -1] %
// CHECK: mesh_rt.contract [0, -1, 0, 0, 0, -1] %
// CHECK: mesh_rt.contract {{.*}} -> tensor<2x5x6x2x4xf32>
func.func @of_convolutions(%x: tensor<2x2x4x6x8xf32>, %k: tensor<2x6x4x2x3xf32>, %init: tensor<2x2x6x5x6xf32>,
                           %line: tensor<2x9x3xf32>, %g: tensor<2x4x6xf32>, %dk: tensor<3x3x6xf32>,
                           %rows: tensor<10x3xf32>, %w: tensor<3x6xf32>, %some: tensor<4x6xf32>,
                           %planes: tensor<2x4x6x8xf32>, %alone: tensor<4x2x3xf32>, %less: tensor<2x4x5x6xf32>,
                           %y: tensor<8xf32>, %window: tensor<3xf32>, %z: tensor<6xf32>,
                           %xg: tensor<2x6x8x2x3xf32>, %kg: tensor<2x4x2x3x3xf32>, %og: tensor<2x5x6x2x4xf32>)
    -> (tensor<2x2x6x5x6xf32>, tensor<3x3x6xf32>, tensor<4x6xf32>, tensor<2x4x5x6xf32>, tensor<6xf32>, tensor<2x5x6x2x4xf32>) {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%x, %k : tensor<2x2x4x6x8xf32>, tensor<2x6x4x2x3xf32>) outs(%init : tensor<2x2x6x5x6xf32>) -> tensor<2x2x6x5x6xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(k, c, f, n, o) -> (n, o * 2 + k, c)>, affine_map<(k, c, f, n, o) -> (n, o, f)>, affine_map<(k, c, f, n, o) -> (k, c, f)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
    ins(%line, %g : tensor<2x9x3xf32>, tensor<2x4x6xf32>) outs(%dk : tensor<3x3x6xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x3x6xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m * 3, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%rows, %w : tensor<10x3xf32>, tensor<3x6xf32>) outs(%some : tensor<4x6xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x6xf32>
  %3 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%planes, %alone : tensor<2x4x6x8xf32>, tensor<4x2x3xf32>) outs(%less : tensor<2x4x5x6xf32>) -> tensor<2x4x5x6xf32>
  %4 = linalg.conv_1d ins(%y, %window : tensor<8xf32>, tensor<3xf32>) outs(%z : tensor<6xf32>) -> tensor<6xf32>
  %5 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%xg, %kg : tensor<2x6x8x2x3xf32>, tensor<2x4x2x3x3xf32>) outs(%og : tensor<2x5x6x2x4xf32>) -> tensor<2x5x6x2x4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<2x2x6x5x6xf32>, tensor<3x3x6xf32>, tensor<4x6xf32>, tensor<2x4x5x6xf32>, tensor<6xf32>, tensor<2x5x6x2x4xf32>
}

// Convolutions by channel stay if channels are innermost, be they followed by a few elements;
// so do poolings and convolutions with zero points, which are no products. Nor does the runtime
// step backwards, or into a window of the result.

// CHECK-LABEL: func.func @other_windows(
// CHECK-NOT: mesh_rt.contract
// CHECK: return
func.func @other_windows(%x: tensor<2x6x8x4xf32>, %k: tensor<2x3x4xf32>, %init: tensor<2x5x6x4xf32>,
                         %km: tensor<2x3x4x3xf32>, %om: tensor<2x5x6x4x3xf32>,
                         %i: tensor<2x6x8x4xi8>, %ki: tensor<2x3x4x6xi8>, %z: i32, %oi: tensor<2x5x6x6xi32>,
                         %rows: tensor<4x3xf32>, %w: tensor<2x3xf32>, %wide: tensor<5xf32>, %sum: tensor<4x2xf32>)
    -> (tensor<2x5x6x4xf32>, tensor<2x5x6x4x3xf32>, tensor<2x5x6x4xf32>, tensor<2x5x6x6xi32>, tensor<4x2xf32>, tensor<5xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%x, %k : tensor<2x6x8x4xf32>, tensor<2x3x4xf32>) outs(%init : tensor<2x5x6x4xf32>) -> tensor<2x5x6x4xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%x, %km : tensor<2x6x8x4xf32>, tensor<2x3x4x3xf32>) outs(%om : tensor<2x5x6x4x3xf32>) -> tensor<2x5x6x4x3xf32>
  %shape = tensor.empty() : tensor<2x3xf32>
  %2 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%x, %shape : tensor<2x6x8x4xf32>, tensor<2x3xf32>) outs(%init : tensor<2x5x6x4xf32>) -> tensor<2x5x6x4xf32>
  %3 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%i, %ki, %z, %z : tensor<2x6x8x4xi8>, tensor<2x3x4x6xi8>, i32, i32) outs(%oi : tensor<2x5x6x6xi32>) -> tensor<2x5x6x6xi32>
  %4 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, 2 - k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%rows, %w : tensor<4x3xf32>, tensor<2x3xf32>) outs(%sum : tensor<4x2xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x2xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m + n)>], iterator_types = ["reduction", "reduction", "reduction"]}
    ins(%rows, %w : tensor<4x3xf32>, tensor<2x3xf32>) outs(%wide : tensor<5xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<5xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<2x5x6x4xf32>, tensor<2x5x6x4x3xf32>, tensor<2x5x6x4xf32>, tensor<2x5x6x6xi32>, tensor<4x2xf32>, tensor<5xf32>
}
