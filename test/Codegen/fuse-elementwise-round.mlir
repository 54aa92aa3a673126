// RUN: mesh-opt %s --mesh-fuse-elementwise --canonicalize --split-input-file | FileCheck %s

// The product has the narrow type at once, and what only rounded it goes.

// CHECK-LABEL: @rounded(
// CHECK: %[[OUT:.*]] = tensor.empty() : tensor<4x2xbf16>
// CHECK: %[[Y:.*]] = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %{{.*}}, %{{.*}} into %[[OUT]] : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xbf16> -> tensor<4x2xbf16>
// CHECK-NEXT: return %[[Y]]
func.func @rounded(%a: tensor<4x8xbf16>, %b: tensor<8x2xbf16>) -> tensor<4x2xbf16> {
  %c = tensor.empty() : tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
  %e = tensor.empty() : tensor<4x2xbf16>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x2xf32>) outs(%e : tensor<4x2xbf16>) {
  ^bb0(%x: f32, %out: bf16):
    %narrow = arith.truncf %x : f32 to bf16
    linalg.yield %narrow : bf16
  } -> tensor<4x2xbf16>
  return %1 : tensor<4x2xbf16>
}

// -----

// So have convolutions.

// CHECK-LABEL: @rounded_convolution(
// CHECK: %[[Y:.*]] = mesh_rt.contract [0, -1, 0, -1, 1, 1, 0, 0, -1] steps [2, 1, 1, 1, 1, 1, 1, 1, 1] {{.*}} -> tensor<4x2xbf16>
// CHECK-NEXT: return %[[Y]]
func.func @rounded_convolution(%a: tensor<9xbf16>, %b: tensor<3x2xbf16>) -> tensor<4x2xbf16> {
  %c = tensor.empty() : tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 0, 0, -1] steps [2, 1, 1, 1, 1, 1, 1, 1, 1] %a, %b into %c : tensor<9xbf16>, tensor<3x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
  %e = tensor.empty() : tensor<4x2xbf16>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x2xf32>) outs(%e : tensor<4x2xbf16>) {
  ^bb0(%x: f32, %out: bf16):
    %narrow = arith.truncf %x : f32 to bf16
    linalg.yield %narrow : bf16
  } -> tensor<4x2xbf16>
  return %1 : tensor<4x2xbf16>
}

// -----

// Through reshapes and slices, and before whatever else is done, by several
// ops, that read it turned round as well.

// CHECK-LABEL: @moved(
// CHECK: %[[Y:.*]] = mesh_rt.contract {{.*}} -> tensor<4x6xf16>
// CHECK: %[[ALL:.*]] = tensor.expand_shape %[[Y]] {{.*}} : tensor<4x6xf16> into tensor<4x2x3xf16>
// CHECK: linalg.generic {{.*}} ins(%[[ALL]] : tensor<4x2x3xf16>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f16, %{{.*}}: f16):
// CHECK-NEXT: %[[TWICE:.*]] = arith.addf %[[X]], %[[X]] : f16
// CHECK-NEXT: linalg.yield %[[TWICE]]
// CHECK: %[[PART:.*]] = tensor.extract_slice %[[Y]]{{.*}} : tensor<4x6xf16> to tensor<4x2xf16>
// CHECK: linalg.generic {{.*}} ins(%[[PART]] : tensor<4x2xf16>) outs(%{{.*}} : tensor<2x4xf16>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f16, %{{.*}}: f16):
// CHECK-NEXT: linalg.yield %[[X]]
func.func @moved(%a: tensor<4x8xf16>, %b: tensor<8x6xf16>) -> (tensor<4x2x3xf16>, tensor<2x4xf16>) {
  %c = tensor.empty() : tensor<4x6xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xf16>, tensor<8x6xf16>, tensor<4x6xf32> -> tensor<4x6xf32>
  %all = tensor.expand_shape %0 [[0], [1, 2]] output_shape [4, 2, 3] : tensor<4x6xf32> into tensor<4x2x3xf32>
  %e = tensor.empty() : tensor<4x2x3xf16>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%all : tensor<4x2x3xf32>) outs(%e : tensor<4x2x3xf16>) {
  ^bb0(%x: f32, %out: f16):
    %first = arith.truncf %x : f32 to f16
    %second = arith.truncf %x : f32 to f16
    %twice = arith.addf %first, %second : f16
    linalg.yield %twice : f16
  } -> tensor<4x2x3xf16>
  %part = tensor.extract_slice %0[0, 1] [4, 2] [1, 1] : tensor<4x6xf32> to tensor<4x2xf32>
  %f = tensor.empty() : tensor<2x4xf16>
  %2 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%part : tensor<4x2xf32>) outs(%f : tensor<2x4xf16>) {
  ^bb0(%x: f32, %out: f16):
    %narrow = arith.truncf %x : f32 to f16
    linalg.yield %narrow : f16
  } -> tensor<2x4xf16>
  return %1, %2 : tensor<4x2x3xf16>, tensor<2x4xf16>
}

// -----

// What is read before it is rounded stays f32.

// CHECK-LABEL: @wide(
// CHECK: mesh_rt.contract {{.*}} -> tensor<4x4xf32>
func.func @wide(%a: tensor<4x4xbf16>) -> tensor<4x4xbf16> {
  %c = tensor.empty() : tensor<4x4xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xbf16>, tensor<4x4xbf16>, tensor<4x4xf32> -> tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xbf16>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x4xf32>) outs(%e : tensor<4x4xbf16>) {
  ^bb0(%x: f32, %out: bf16):
    %twice = arith.addf %x, %x : f32
    %narrow = arith.truncf %twice : f32 to bf16
    linalg.yield %narrow : bf16
  } -> tensor<4x4xbf16>
  return %1 : tensor<4x4xbf16>
}

// -----

// CHECK-LABEL: @second_user(
// CHECK: mesh_rt.contract {{.*}} -> tensor<4x4xf32>
func.func @second_user(%a: tensor<4x4xbf16>) -> (tensor<4x4xbf16>, tensor<4x4xf32>) {
  %c = tensor.empty() : tensor<4x4xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xbf16>, tensor<4x4xbf16>, tensor<4x4xf32> -> tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xbf16>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x4xf32>) outs(%e : tensor<4x4xbf16>) {
  ^bb0(%x: f32, %out: bf16):
    %narrow = arith.truncf %x : f32 to bf16
    linalg.yield %narrow : bf16
  } -> tensor<4x4xbf16>
  return %1, %0 : tensor<4x4xbf16>, tensor<4x4xf32>
}

// -----

// Not to another type, not in another way, and not on top of what is there.

// CHECK-LABEL: @other_roundings(
// CHECK-COUNT-3: mesh_rt.contract {{.*}} -> tensor<4x4xf32>
func.func @other_roundings(%a: tensor<4x4xbf16>, %c: tensor<4x4xf32>) -> (tensor<4x4xf16>, tensor<4x4xbf16>, tensor<4x4xbf16>) {
  %empty = tensor.empty() : tensor<4x4xf32>
  %half = tensor.empty() : tensor<4x4xf16>
  %e = tensor.empty() : tensor<4x4xbf16>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %empty : tensor<4x4xbf16>, tensor<4x4xbf16>, tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x4xf32>) outs(%half : tensor<4x4xf16>) {
  ^bb0(%x: f32, %out: f16):
    %narrow = arith.truncf %x : f32 to f16
    linalg.yield %narrow : f16
  } -> tensor<4x4xf16>
  %2 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %empty : tensor<4x4xbf16>, tensor<4x4xbf16>, tensor<4x4xf32> -> tensor<4x4xf32>
  %3 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%2 : tensor<4x4xf32>) outs(%e : tensor<4x4xbf16>) {
  ^bb0(%x: f32, %out: bf16):
    %narrow = arith.truncf %x toward_zero : f32 to bf16
    linalg.yield %narrow : bf16
  } -> tensor<4x4xbf16>
  %4 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c accumulate : tensor<4x4xbf16>, tensor<4x4xbf16>, tensor<4x4xf32> -> tensor<4x4xf32>
  %5 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%4 : tensor<4x4xf32>) outs(%e : tensor<4x4xbf16>) {
  ^bb0(%x: f32, %out: bf16):
    %narrow = arith.truncf %x : f32 to bf16
    linalg.yield %narrow : bf16
  } -> tensor<4x4xbf16>
  return %1, %3, %5 : tensor<4x4xf16>, tensor<4x4xbf16>, tensor<4x4xbf16>
}

// -----

// What all readers extend is not rounded. Not so if one reads it as it is.

// CHECK-LABEL: @extended(
// CHECK: %[[Y:.*]] = mesh_rt.contract {{.*}} : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
// CHECK: linalg.generic {{.*}} ins(%[[Y]] : tensor<4x2xf32>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: math.tanh %[[X]] : f32
// CHECK: mesh_rt.contract {{.*}} : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xbf16> -> tensor<4x2xbf16>
func.func @extended(%a: tensor<4x8xbf16>, %b: tensor<8x2xbf16>, %d: tensor<8x2xbf16>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xbf16>) {
  %c = tensor.empty() : tensor<4x2xbf16>
  %e = tensor.empty() : tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xbf16> -> tensor<4x2xbf16>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x2xbf16>) outs(%e : tensor<4x2xf32>) {
  ^bb0(%x: bf16, %out: f32):
    %wide = arith.extf %x : bf16 to f32
    %y = math.tanh %wide : f32
    linalg.yield %y : f32
  } -> tensor<4x2xf32>
  %2 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %d into %c : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xbf16> -> tensor<4x2xbf16>
  %3 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%2 : tensor<4x2xbf16>) outs(%e : tensor<4x2xf32>) {
  ^bb0(%x: bf16, %out: f32):
    %wide = arith.extf %x : bf16 to f32
    linalg.yield %wide : f32
  } -> tensor<4x2xf32>
  return %1, %3, %2 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xbf16>
}

// -----

// Sums that overflow in f16 do so if they are extended, too.

// CHECK-LABEL: @overflow(
// CHECK: mesh_rt.contract {{.*}} -> tensor<4x2xf16>
// CHECK: arith.extf
func.func @overflow(%a: tensor<4x8xf16>, %b: tensor<8x2xf16>) -> tensor<4x2xf32> {
  %c = tensor.empty() : tensor<4x2xf16>
  %e = tensor.empty() : tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xf16>, tensor<8x2xf16>, tensor<4x2xf16> -> tensor<4x2xf16>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x2xf16>) outs(%e : tensor<4x2xf32>) {
  ^bb0(%x: f16, %out: f32):
    %wide = arith.extf %x : f16 to f32
    linalg.yield %wide : f32
  } -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}
