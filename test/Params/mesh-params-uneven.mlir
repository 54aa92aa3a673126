// Of a dim that does not divide each device holds as much as the one with most,
// the others with padding. That is what is counted, and what the function that
// makes the parameters returns.
//
// REQUIRES: mesh-params
// RUN: mesh-params %s | FileCheck %s
// RUN: mesh-opt %s --mesh-lower-params=init=init_params --mesh-spmd | FileCheck %s --check-prefix=PARTS

// CHECK: w [7, 10] 70 f32 48
// CHECK-NEXT: b [9] 9 bf16 4
// CHECK-NEXT: total 79 52

// PARTS: func.func @init_params(
// PARTS-SAME: -> (tensor<4x3xf32> {{{.*}}}, tensor<2xbf16>

mesh.mesh @m = <["data"=2, "model"=4]>
mesh.param @w : tensor<7x10xf32> init lecun_normal sharding <@m, [{"data"}, {"model"}]>
mesh.param @b : tensor<9xbf16> init ones sharding <@m, [{"model", "data"}]>
