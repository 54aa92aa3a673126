// RUN: mesh-opt %s --mesh-overlap=overlap=ring --mesh-decompose-collectives --canonicalize --cse | FileCheck %s

mesh.mesh @m = <["x"=2]>

// What stands between the gather and the contraction is done to each block: a
// bias takes its part of the bias, and a transpose changes the dim of the block.

// CHECK-LABEL: @gather(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x2xf32>, %[[B:[a-z0-9]+]]: tensor<4x4xf32>, %[[W:[a-z0-9]+]]: tensor<4x8xf32>
func.func @gather(%x: tensor<4x2xf32>, %b: tensor<4x4xf32>, %w: tensor<4x8xf32>, %init: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: mesh.async
  // CHECK: %[[B0:.*]] = tensor.extract_slice %[[B]][0, %[[AT:.*]]] [4, 2]
  // CHECK: %[[BIASED:.*]] = arith.addf %[[X]], %[[B0]] : tensor<4x2xf32>
  // CHECK: %[[TURNED:.*]] = linalg.transpose ins(%[[BIASED]] : tensor<4x2xf32>) outs(%{{.*}} : tensor<2x4xf32>)
  // CHECK: %[[PART:.*]] = linalg.matmul ins(%[[TURNED]], %[[W]]
  // CHECK: tensor.insert_slice %[[PART]] into %{{.*}}[%[[AT]], 0] [2, 8]
  // CHECK: %[[X1:.*]] = mesh.wait
  // CHECK: arith.addf %[[X1]], %{{.*}} : tensor<4x2xf32>
  // CHECK-NOT: mesh.all_gather
  %whole = mesh.all_gather %x on @m ["x"] dim 1 : tensor<4x2xf32> -> tensor<4x4xf32>
  %biased = arith.addf %whole, %b : tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %turned = linalg.transpose ins(%biased : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  %y = linalg.matmul ins(%turned, %w : tensor<4x4xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// And what stands between contractions and the scatter; two of them are added
// up. The sum is cast before it travels.

// CHECK-LABEL: @scatter(
func.func @scatter(%x: tensor<4x8xf32>, %v: tensor<8x4xf32>, %w: tensor<8x4xf32>, %init: tensor<4x4xf32>) -> tensor<4x2xbf16> {
  // CHECK-COUNT-2: linalg.matmul {{.*}} -> tensor<4x2xf32>
  // CHECK: arith.addf {{.*}} : tensor<4x2xf32>
  // CHECK: arith.truncf {{.*}} : tensor<4x2xf32> to tensor<4x2xbf16>
  // CHECK: mesh.permute {{.*}} : tensor<4x2xbf16>
  // CHECK-COUNT-2: linalg.matmul {{.*}} -> tensor<4x2xf32>
  // CHECK-NOT: mesh.reduce_scatter
  %y = linalg.matmul ins(%x, %v : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %z = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %sum = arith.addf %y, %z : tensor<4x4xf32>
  %cast = arith.truncf %sum : tensor<4x4xf32> to tensor<4x4xbf16>
  %r = mesh.reduce_scatter sum %cast on @m ["x"] dim 1 : tensor<4x4xbf16> -> tensor<4x2xbf16>
  return %r : tensor<4x2xbf16>
}

// The second half of an all-reduce feeds the contraction after it.

// CHECK-LABEL: @reduce(
func.func @reduce(%x: tensor<4x8xf32>, %v: tensor<8x4xf32>, %w: tensor<4x8xf32>, %init: tensor<4x4xf32>, %init2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: mesh.permute
  // CHECK: %[[OWN:.*]] = arith.addf {{.*}} : tensor<2x4xf32>
  // CHECK: mesh.permute %[[OWN]]
  // CHECK: linalg.matmul ins(%[[OWN]], %{{.*}} : tensor<2x4xf32>
  // CHECK: %[[OTHER:.*]] = mesh.wait
  // CHECK: linalg.matmul ins(%[[OTHER]], %{{.*}} : tensor<2x4xf32>
  // CHECK-NOT: linalg.matmul
  // CHECK: return
  %y = linalg.matmul ins(%x, %v : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %sum = mesh.all_reduce sum %y on @m ["x"] : tensor<4x4xf32>
  %z = linalg.matmul ins(%sum, %w : tensor<4x4xf32>, tensor<4x8xf32>) outs(%init2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %z : tensor<4x8xf32>
}

// A softmax looks at the gathered dim as a whole: no block of it is made of a
// block of what it takes.

// CHECK-LABEL: @whole(
func.func @whole(%x: tensor<4x2xf32>, %w: tensor<4x8xf32>, %init: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: mesh.all_gather
  %whole = mesh.all_gather %x on @m ["x"] dim 1 : tensor<4x2xf32> -> tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %soft = linalg.softmax dimension(1) ins(%whole : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y = linalg.matmul ins(%soft, %w : tensor<4x4xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// Four features of each device are two heads of two. Halves and chunks are of
// whole heads: two here, each with what it needs of the weights.

// CHECK-LABEL: @heads(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x4xf32>, %[[W:[a-z0-9]+]]: tensor<4x2x8xf32>
func.func @heads(%x: tensor<4x4xf32>, %w: tensor<4x2x8xf32>, %init: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK-DAG: %[[D:.*]] = mesh.axis_index @m ["x"]
  // CHECK: %[[X0:.*]] = tensor.extract_slice %[[X]][0, 0] [4, 2]
  // CHECK: %[[X1:.*]] = tensor.extract_slice %[[X]][0, 2] [4, 2]
  // CHECK: mesh.permute %[[X0]]
  // CHECK: %[[AT:.*]] = arith.muli %[[D]], %c2
  // CHECK: %[[H0:.*]] = tensor.expand_shape %[[X0]] {{.*}} : tensor<4x2xf32> into tensor<4x1x2xf32>
  // CHECK: %[[W0:.*]] = tensor.extract_slice %[[W]][%[[AT]], 0, 0] [1, 2, 8]
  // CHECK: linalg.contract {{.*}} ins(%[[H0]], %[[W0]]
  // CHECK: mesh.permute %[[X1]]
  // CHECK-NOT: mesh.all_gather
  %whole = mesh.all_gather %x on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>, mesh.chunks = 4} : tensor<4x4xf32> -> tensor<4x8xf32>
  %heads = tensor.expand_shape %whole [[0], [1, 2]] output_shape [4, 4, 2] : tensor<4x8xf32> into tensor<4x4x2xf32>
  %y = linalg.contract indexing_maps = [affine_map<(i, h, k, o) -> (i, h, k)>, affine_map<(i, h, k, o) -> (h, k, o)>, affine_map<(i, h, k, o) -> (i, o)>] ins(%heads, %w : tensor<4x4x2xf32>, tensor<4x2x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// Two heads of three make six features, which take six rows of the weights at
// three times the heads' offset.

// CHECK-LABEL: @features(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2x3x4xf32>, %[[W:[a-z0-9]+]]: tensor<12x8xf32>
func.func @features(%x: tensor<2x3x4xf32>, %w: tensor<12x8xf32>, %init: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK-DAG: %[[D:.*]] = mesh.axis_index @m ["x"]
  // CHECK: %[[F:.*]] = tensor.collapse_shape %[[X]] {{.*}} : tensor<2x3x4xf32> into tensor<6x4xf32>
  // CHECK: %[[AT:.*]] = arith.muli %[[D]], %c6
  // CHECK: %[[W0:.*]] = tensor.extract_slice %[[W]][%[[AT]], 0] [6, 8]
  // CHECK: linalg.contract {{.*}} ins(%[[F]], %[[W0]]
  // CHECK-NOT: mesh.all_gather
  %whole = mesh.all_gather %x on @m ["x"] dim 0 : tensor<2x3x4xf32> -> tensor<4x3x4xf32>
  %features = tensor.collapse_shape %whole [[0, 1], [2]] : tensor<4x3x4xf32> into tensor<12x4xf32>
  %y = linalg.contract indexing_maps = [affine_map<(k, i, o) -> (k, i)>, affine_map<(k, i, o) -> (k, o)>, affine_map<(k, i, o) -> (i, o)>] ins(%features, %w : tensor<12x4xf32>, tensor<12x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// The other way round: features are computed, and heads of three are scattered.

// CHECK-LABEL: @scatter_heads(
func.func @scatter_heads(%x: tensor<4x8xf32>, %w: tensor<8x12xf32>, %init: tensor<4x12xf32>) -> tensor<4x2x3xf32> {
  // CHECK: tensor.extract_slice {{.*}} [8, 6] [1, 1] : tensor<8x12xf32>
  // CHECK: linalg.matmul {{.*}} -> tensor<4x6xf32>
  // CHECK: tensor.expand_shape {{.*}} : tensor<4x6xf32> into tensor<4x2x3xf32>
  // CHECK: mesh.permute {{.*}} : tensor<4x2x3xf32>
  // CHECK-NOT: mesh.reduce_scatter
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x12xf32>) outs(%init : tensor<4x12xf32>) -> tensor<4x12xf32>
  %heads = tensor.expand_shape %y [[0], [1, 2]] output_shape [4, 4, 3] : tensor<4x12xf32> into tensor<4x4x3xf32>
  %r = mesh.reduce_scatter sum %heads on @m ["x"] dim 1 : tensor<4x4x3xf32> -> tensor<4x2x3xf32>
  return %r : tensor<4x2x3xf32>
}

// An inner dim of those that are merged has no blocks in what they make, and
// three heads cannot be shared by two devices.

// CHECK-LABEL: @not_blocks(
func.func @not_blocks(%x: tensor<3x2x4xf32>, %u: tensor<4x3xf32>, %w: tensor<12x8xf32>, %v: tensor<3x2x8xf32>, %init: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  // CHECK-COUNT-2: mesh.all_gather
  %inner = mesh.all_gather %x on @m ["x"] dim 1 : tensor<3x2x4xf32> -> tensor<3x4x4xf32>
  %features = tensor.collapse_shape %inner [[0, 1], [2]] : tensor<3x4x4xf32> into tensor<12x4xf32>
  %y = linalg.contract indexing_maps = [affine_map<(k, i, o) -> (k, i)>, affine_map<(k, i, o) -> (k, o)>, affine_map<(k, i, o) -> (i, o)>] ins(%features, %w : tensor<12x4xf32>, tensor<12x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %whole = mesh.all_gather %u on @m ["x"] dim 1 : tensor<4x3xf32> -> tensor<4x6xf32>
  %heads = tensor.expand_shape %whole [[0], [1, 2]] output_shape [4, 3, 2] : tensor<4x6xf32> into tensor<4x3x2xf32>
  %z = linalg.contract indexing_maps = [affine_map<(i, h, k, o) -> (i, h, k)>, affine_map<(i, h, k, o) -> (h, k, o)>, affine_map<(i, h, k, o) -> (i, o)>] ins(%heads, %v : tensor<4x3x2xf32>, tensor<3x2x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y, %z : tensor<4x8xf32>, tensor<4x8xf32>
}

// Of fifteen columns eight are for each device: what the contraction and the
// bias take is padded, what is the same everywhere is made longer.

// CHECK-LABEL: @padded(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<3x8xf32>, %[[W:[a-z0-9]+]]: tensor<8x15xf32>, %[[B:[a-z0-9]+]]: tensor<15xf32>
func.func @padded(%x: tensor<3x8xf32>, %w: tensor<8x15xf32>, %b: tensor<15xf32>) -> tensor<3x15xf32> {
  // CHECK-DAG: %[[ZEROS:.*]] = arith.constant dense<0.000000e+00> : tensor<8x16xf32>
  // CHECK-DAG: %[[ZEROS1:.*]] = arith.constant dense<0.000000e+00> : tensor<16xf32>
  // CHECK-DAG: %[[HALF:.*]] = arith.constant dense<5.000000e-01> : tensor<3x8xf32>
  // CHECK-DAG: %[[WP:.*]] = tensor.insert_slice %[[W]] into %[[ZEROS]][0, 0] [8, 15]
  // CHECK-DAG: %[[BP:.*]] = tensor.insert_slice %[[B]] into %[[ZEROS1]][0] [15]
  // CHECK: %[[W0:.*]] = tensor.extract_slice %[[WP]][0, %{{.*}}] [8, 8]
  // CHECK: linalg.matmul ins(%[[X]], %[[W0]] : tensor<3x8xf32>, tensor<8x8xf32>)
  // CHECK: tensor.extract_slice %[[BP]][%{{.*}}] [8]
  // CHECK: arith.mulf %{{.*}}, %[[HALF]] : tensor<3x8xf32>
  // CHECK: mesh.permute {{.*}} : tensor<3x8xf32>
  // CHECK: %[[WHOLE:.*]] = tensor.insert_slice {{.*}} into tensor<3x16xf32>
  // CHECK: %[[WHOLE1:.*]] = tensor.insert_slice %{{.*}} into %[[WHOLE]]
  // CHECK: tensor.extract_slice %[[WHOLE1]][0, 0] [3, 15]
  // CHECK-NOT: mesh.all_reduce
  %zero = arith.constant dense<0.0> : tensor<3x15xf32>
  %e = tensor.empty() : tensor<3x15xf32>
  %y = linalg.matmul ins(%x, %w : tensor<3x8xf32>, tensor<8x15xf32>) outs(%zero : tensor<3x15xf32>) -> tensor<3x15xf32>
  %bias = linalg.broadcast ins(%b : tensor<15xf32>) outs(%e : tensor<3x15xf32>) dimensions = [0]
  %half = arith.constant dense<0.5> : tensor<3x15xf32>
  %part = arith.mulf %bias, %half : tensor<3x15xf32>
  %sum = arith.addf %y, %part : tensor<3x15xf32>
  %r = mesh.all_reduce sum %sum on @m ["x"] : tensor<3x15xf32>
  return %r : tensor<3x15xf32>
}

// Blocks of columns have their rows padded.

// CHECK-LABEL: @padded_rows(
func.func @padded_rows(%x: tensor<3x8xf32>, %v: tensor<8x4xf32>, %init: tensor<3x4xf32>, %number: f32) -> tensor<4x2xf32> {
  // CHECK: linalg.matmul {{.*}} -> tensor<3x2xf32>
  // CHECK: %[[P:.*]] = tensor.pad %{{.*}} low[1, 0] high[0, 0]
  // CHECK: tensor<3x2xf32> to tensor<4x2xf32>
  // CHECK: mesh.permute %[[P]]
  // CHECK: linalg.matmul {{.*}} -> tensor<3x2xf32>
  // CHECK: tensor<3x2xf32> to tensor<4x2xf32>
  // CHECK-NOT: mesh.reduce_scatter
  %y = linalg.matmul ins(%x, %v : tensor<3x8xf32>, tensor<8x4xf32>) outs(%init : tensor<3x4xf32>) -> tensor<3x4xf32>
  %p = tensor.pad %y low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %number : f32
  } : tensor<3x4xf32> to tensor<4x4xf32>
  %r = mesh.reduce_scatter sum %p on @m ["x"] dim 1 : tensor<4x4xf32> -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// What the body of an op between reads is there before the ring begins.

// CHECK-LABEL: @padded_with_later(
func.func @padded_with_later(%x: tensor<4x6xf32>, %w: tensor<8x6xf32>, %s: tensor<f32>, %init: tensor<8x6xf32>) -> tensor<8x6xf32> {
  // CHECK: %[[N:.*]] = math.exp
  // CHECK: mesh.async
  // CHECK: tensor.pad
  // CHECK: tensor.yield %[[N]]
  // CHECK-NOT: mesh.all_gather
  %g = mesh.all_gather %x on @m ["x"] dim 0 : tensor<4x6xf32> -> tensor<8x6xf32>
  %e = tensor.extract %s[] : tensor<f32>
  %n = math.exp %e : f32
  %p = tensor.pad %g low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %n : f32
  } : tensor<8x6xf32> to tensor<8x8xf32>
  %r = linalg.matmul ins(%p, %w : tensor<8x8xf32>, tensor<8x6xf32>) outs(%init : tensor<8x6xf32>) -> tensor<8x6xf32>
  return %r : tensor<8x6xf32>
}

// There is no ring if that is made of what is gathered.

// CHECK-LABEL: @padded_with_gathered(
func.func @padded_with_gathered(%x: tensor<4x6xf32>, %w: tensor<8x6xf32>, %init: tensor<8x6xf32>) -> tensor<8x6xf32> {
  // CHECK-NOT: mesh.async
  // CHECK: mesh.all_gather
  // CHECK-NOT: mesh.async
  // CHECK: return
  %zero = arith.constant 0 : index
  %g = mesh.all_gather %x on @m ["x"] dim 0 : tensor<4x6xf32> -> tensor<8x6xf32>
  %n = tensor.extract %g[%zero, %zero] : tensor<8x6xf32>
  %p = tensor.pad %g low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %n : f32
  } : tensor<8x6xf32> to tensor<8x8xf32>
  %r = linalg.matmul ins(%p, %w : tensor<8x8xf32>, tensor<8x6xf32>) outs(%init : tensor<8x6xf32>) -> tensor<8x6xf32>
  return %r : tensor<8x6xf32>
}
