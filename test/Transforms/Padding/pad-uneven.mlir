// RUN: mesh-opt %s --mesh-propagate --mesh-plan-reshards --mesh-pad-uneven | FileCheck %s
// RUN: mesh-opt %s --mesh-propagate --mesh-plan-reshards --mesh-pad-uneven=poison | FileCheck %s --check-prefix=POISON

mesh.mesh @m = <["x"=4, "y"=3, "one"=1]>

// What is padded is computed like the rest. The signature tells the shape
// without padding.

// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME: %[[X:.*]]: tensor<12x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>, mesh.unpadded = array<i64: 10, 3>})
// CHECK-SAME: -> (tensor<12x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>, mesh.unpadded = array<i64: 10, 3>})
// CHECK-NEXT: %[[Y:.*]] = math.exp %[[X]] {{.*}} : tensor<12x3xf32>
// CHECK-NEXT: return %[[Y]]
func.func @elementwise(%x: tensor<10x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<10x3xf32> {
  %y = math.exp %x : tensor<10x3xf32>
  return %y : tensor<10x3xf32>
}

// Poison shows if someone looks at it.

// POISON-LABEL: func.func @elementwise(
// POISON-SAME: %[[X:[^:]*]]: tensor<12x3xf32>
// POISON: %[[P:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<12x3xf32>)
// POISON: %[[I:.*]] = linalg.index 0 : index
// POISON: %[[TEN:.*]] = arith.constant 10 : index
// POISON: %[[INSIDE:.*]] = arith.cmpi ult, %[[I]], %[[TEN]] : index
// POISON: %[[NAN:.*]] = arith.constant 0x7FC00000 : f32
// POISON: arith.select %[[INSIDE]], %{{.*}}, %[[NAN]] : f32
// POISON: math.exp %[[P]]

// A dim that is split into 4 and into 3 becomes a multiple of 12, so that a
// reshard stays what it is.

// CHECK-LABEL: func.func @two_counts(
// CHECK-SAME: %[[X:[^:]*]]: tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>, mesh.unpadded = array<i64: 5>})
// CHECK: %[[Y:.*]] = math.exp %[[X]]
// CHECK: mesh.reshard %[[Y]] <@m, [{"y"}]> : tensor<12xf32>
func.func @two_counts(%x: tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"y"}]>}) {
  %y = math.exp %x : tensor<5xf32>
  return %y : tensor<5xf32>
}

// Sizes 0 and 1. What has no elements needs no padding.

// CHECK-LABEL: func.func @small(
// CHECK-SAME: tensor<0xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>},
// CHECK-SAME: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>, mesh.unpadded = array<i64: 1>})
func.func @small(%x: tensor<0xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>},
                 %y: tensor<1xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<0xf32>, tensor<1xf32>) {
  return %x, %y : tensor<0xf32>, tensor<1xf32>
}

// Arguments are zero in their padding: that is the contract. Other operands of
// a contraction are made so along what it sums up.

// CHECK-LABEL: func.func @contraction(
// CHECK-SAME: %[[X:[^:]*]]: tensor<3x12xf32>
// CHECK-SAME: %[[W:[^:]*]]: tensor<12x7xf32>
// CHECK: %[[E:.*]] = math.exp %[[X]]
// CHECK: %[[CLEAR:.*]] = linalg.generic {{.*}} ins(%[[E]] : tensor<3x12xf32>)
// CHECK: %[[INDEX:.*]] = linalg.index 1 : index
// CHECK: arith.cmpi ult, %[[INDEX]], %c10
// CHECK: arith.select
// CHECK: linalg.matmul {{.*}} ins(%[[CLEAR]], %[[W]] : tensor<3x12xf32>, tensor<12x7xf32>)
func.func @contraction(%x: tensor<3x10xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                       %w: tensor<10x7xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<3x7xf32> {
  %e = math.exp %x : tensor<3x10xf32>
  %zero = arith.constant dense<0.0> : tensor<3x7xf32>
  %y = linalg.matmul ins(%e, %w : tensor<3x10xf32>, tensor<10x7xf32>) outs(%zero : tensor<3x7xf32>) -> tensor<3x7xf32>
  return %y : tensor<3x7xf32>
}

// An operand that is gathered is made zero before: the gather stays beside the
// contraction.

// CHECK-LABEL: func.func @before_reshard(
// CHECK: %[[E:.*]] = math.exp
// CHECK: %[[CLEAR:.*]] = linalg.generic {{.*}} ins(%[[E]] : tensor<3x12xf32>)
// CHECK: %[[WHOLE:.*]] = mesh.reshard %[[CLEAR]] <@m, [{}, {}]>
// CHECK: linalg.matmul {{.*}} ins(%[[WHOLE]],
func.func @before_reshard(%x: tensor<3x10xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                          %w: tensor<10x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>}) -> (tensor<3x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>}) {
  %e = math.exp %x : tensor<3x10xf32>
  %g = mesh.reshard %e <@m, [{}, {}]> : tensor<3x10xf32>
  %zero = arith.constant dense<0.0> : tensor<3x8xf32>
  %y = linalg.matmul ins(%g, %w : tensor<3x10xf32>, tensor<10x8xf32>) outs(%zero : tensor<3x8xf32>) -> tensor<3x8xf32>
  return %y : tensor<3x8xf32>
}

// Other reductions take what is neutral to them.

// CHECK-LABEL: func.func @product(
// CHECK: linalg.reduce
// CHECK: %[[INDEX:.*]] = linalg.index 1 : index
// CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %[[INDEX]], %c10
// CHECK: %[[ONE:.*]] = arith.constant 1.0{{.*}} : f32
// CHECK: %[[SELECT:.*]] = arith.select %[[INSIDE]], %{{.*}}, %[[ONE]] : f32
// CHECK: arith.mulf %{{.*}}, %[[SELECT]]
func.func @product(%x: tensor<3x10xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>}) -> tensor<3xf32> {
  %one = arith.constant dense<1.0> : tensor<3xf32>
  %y = linalg.reduce { arith.mulf } ins(%x : tensor<3x10xf32>) outs(%one : tensor<3xf32>) dimensions = [1]
  return %y : tensor<3xf32>
}

// A named op becomes a generic one for that.

// CHECK-LABEL: func.func @named(
// CHECK: linalg.generic
// CHECK: %[[SELECT:.*]] = arith.select %{{.*}}, %{{.*}}, %c0_i32
// CHECK: arith.addi %{{.*}}, %[[SELECT]] : i32
func.func @named(%x: tensor<2x10xi8> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>}, %y: tensor<10x2xi8>, %a: i32, %b: i32) -> tensor<2x2xi32> {
  %zero = arith.constant dense<0> : tensor<2x2xi32>
  %z = linalg.quantized_matmul ins(%x, %y, %a, %b : tensor<2x10xi8>, tensor<10x2xi8>, i32, i32) outs(%zero : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %z : tensor<2x2xi32>
}

// Integers in padding are divided by one: on tensors, and in a body.

// CHECK-LABEL: func.func @division(
// CHECK: %[[FILLED:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<12xi32>)
// CHECK: arith.select %{{.*}}, %{{.*}}, %c1_i32 : i32
// CHECK: %[[Q:.*]] = arith.divsi %{{.*}}, %[[FILLED]]
// CHECK: linalg.map
// CHECK: %[[DIVISOR:.*]] = arith.select %{{.*}}, %{{.*}}, %{{.*}} : i32
// CHECK: arith.remui %{{.*}}, %[[DIVISOR]] : i32
func.func @division(%x: tensor<10xi32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %y: tensor<10xi32>) -> tensor<10xi32> {
  %q = arith.divsi %x, %y : tensor<10xi32>
  %empty = tensor.empty() : tensor<10xi32>
  %r = linalg.map ins(%q, %y : tensor<10xi32>, tensor<10xi32>) outs(%empty : tensor<10xi32>) (%a: i32, %b: i32, %o: i32) {
    %d = arith.remui %a, %b : i32
    linalg.yield %d : i32
  }
  return %r : tensor<10xi32>
}

// A constant is longer too, but not one of scalars.

// CHECK-LABEL: func.func @constants(
// CHECK-DAG: %[[C:.*]] = arith.constant {{.*}} dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<8xf32>
// CHECK-DAG: %[[E:.*]] = tensor.from_elements {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{}]>]} : tensor<5xf32>
// CHECK: %[[P:.*]] = tensor.pad %[[E]] low[0] high[3]
// CHECK: mesh.reshard %[[P]] <@m, [{"x"}]> : tensor<8xf32>
func.func @constants(%x: tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %a: f32) -> (tensor<5xf32>, tensor<5xf32>) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %e = tensor.from_elements %a, %a, %a, %a, %a : tensor<5xf32>
  %0 = arith.addf %x, %c : tensor<5xf32>
  %1 = arith.addf %x, %e : tensor<5xf32>
  return %0, %1 : tensor<5xf32>, tensor<5xf32>
}

// What such a pad puts there is made zero where it is summed up.

// POISON-LABEL: func.func @sum_of_scalars(
// POISON: %[[E:.*]] = tensor.from_elements
// POISON: %[[P:.*]] = tensor.pad %[[E]] low[0] high[3]
// POISON: %[[Z:.*]] = linalg.generic {{.*}} ins(%[[P]] : tensor<8xf32>)
// POISON: arith.select
// POISON: %[[R:.*]] = mesh.reshard %[[Z]] <@m, [{"x"}]> : tensor<8xf32>
// POISON: linalg.dot {{.*}} ins(%[[R]], %{{.*}} : tensor<8xf32>, tensor<8xf32>)
func.func @sum_of_scalars(%x: tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %a: f32, %b: tensor<f32>) -> tensor<f32> {
  %e = tensor.from_elements %a, %a, %a, %a, %a : tensor<5xf32>
  %0 = linalg.dot ins(%e, %x : tensor<5xf32>, tensor<5xf32>) outs(%b : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// Only the leading one of dims that are merged is padded; what becomes of them
// grows with it.

// CHECK-LABEL: func.func @reshapes(
// CHECK: tensor.collapse_shape %{{.*}} : tensor<8x4xf32> into tensor<32xf32>
// CHECK: tensor.expand_shape {{.*}} output_shape [16, 2] {{.*}} : tensor<32xf32> into tensor<16x2xf32>
func.func @reshapes(%x: tensor<5x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<10x2xf32> {
  %y = tensor.collapse_shape %x [[0, 1]] : tensor<5x4xf32> into tensor<20xf32>
  %z = tensor.expand_shape %y [[0, 1]] output_shape [10, 2] : tensor<20xf32> into tensor<10x2xf32>
  return %z : tensor<10x2xf32>
}

// A dim of size 1 that is dropped, or added, has one element.

// CHECK-LABEL: func.func @dropped(
// CHECK: %[[TRIMMED:.*]] = tensor.extract_slice {{.*}} to tensor<1xf32>
// CHECK: tensor.collapse_shape %[[TRIMMED]] [] {{.*}} : tensor<1xf32> into tensor<f32>
// CHECK: tensor.expand_shape {{.*}} : tensor<f32> into tensor<1xf32>
func.func @dropped(%x: tensor<1xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<1xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.collapse_shape %x [] : tensor<1xf32> into tensor<f32>
  %z = tensor.expand_shape %y [] output_shape [1] : tensor<f32> into tensor<1xf32>
  return %z : tensor<1xf32>
}

// A minor one is put together before.

// CHECK-LABEL: func.func @minor(
// CHECK-SAME: tensor<3x8xf32>
// CHECK: %[[WHOLE:.*]] = mesh.reshard %{{.*}} <@m, [{}, {}]> : tensor<3x8xf32>
// CHECK: %[[TRIMMED:.*]] = tensor.extract_slice %[[WHOLE]][0, 0] [3, 5] [1, 1]
// CHECK: tensor.collapse_shape %[[TRIMMED]] {{.*}} : tensor<3x5xf32> into tensor<15xf32>
func.func @minor(%x: tensor<3x5xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>}) -> tensor<15xf32> {
  %y = tensor.collapse_shape %x [[0, 1]] : tensor<3x5xf32> into tensor<15xf32>
  return %y : tensor<15xf32>
}

// Of what two results take, the index of the largest element has no combiner:
// it is taken without padding.

// CHECK-LABEL: func.func @argmax(
// CHECK: %[[WHOLE:.*]] = mesh.reshard
// CHECK: %[[TRIMMED:.*]] = tensor.extract_slice %[[WHOLE]][0] [10] [1]
// CHECK: linalg.generic {{.*}} ins(%[[TRIMMED]] : tensor<10xf32>)
func.func @argmax(%x: tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<i32> {
  %low = arith.constant dense<-1.0> : tensor<f32>
  %none = arith.constant dense<-1> : tensor<i32>
  %y:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<10xf32>) outs(%low, %none : tensor<f32>, tensor<i32>) {
  ^bb0(%in: f32, %max: f32, %at: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %greater = arith.cmpf ogt, %in, %max : f32
    %a = arith.select %greater, %in, %max : f32
    %b = arith.select %greater, %n, %at : i32
    linalg.yield %a, %b : f32, i32
  } -> (tensor<f32>, tensor<i32>)
  return %y#1 : tensor<i32>
}

// A call's tensors are its callee's. Whoever calls a public function passes
// zeros in the padding.

// CHECK-LABEL: func.func @caller(
// CHECK: %[[E:.*]] = math.exp
// CHECK: %[[CLEAR:.*]] = linalg.generic {{.*}} ins(%[[E]] : tensor<12xf32>)
// CHECK: %[[Y:.*]] = call @public(%[[CLEAR]]) {{.*}} : (tensor<12xf32>) -> tensor<12xf32>
// CHECK: call @private(%[[Y]]) {{.*}} : (tensor<12xf32>) -> tensor<12xf32>
func.func @caller(%x: tensor<10xf32>) -> tensor<10xf32> {
  %e = math.exp %x : tensor<10xf32>
  %y = call @public(%e) : (tensor<10xf32>) -> tensor<10xf32>
  %z = call @private(%y) : (tensor<10xf32>) -> tensor<10xf32>
  return %z : tensor<10xf32>
}
func.func @public(%x: tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<10xf32> {
  return %x : tensor<10xf32>
}
// CHECK-LABEL: func.func private @private(
// CHECK-SAME: tensor<12xf32>
func.func private @private(%x: tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<10xf32> {
  return %x : tensor<10xf32>
}

// What a loop hands on is of one type: its start is not zero in its padding.

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[X:[^:]*]]: tensor<12xf32>
// CHECK: scf.for {{.*}} iter_args(%[[I:.*]] = %[[X]]) -> (tensor<12xf32>)
// CHECK: %[[Y:.*]] = math.exp %[[I]] {{.*}} : tensor<12xf32>
// CHECK: scf.yield %[[Y]] : tensor<12xf32>
func.func @loop(%x: tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %n: index) -> tensor<10xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%a = %x) -> tensor<10xf32> {
    %y = math.exp %a : tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  }
  return %r : tensor<10xf32>
}

// Indices in padding lead to the first element, and sizes are those of the
// whole.

// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[X:[^:]*]]: tensor<12x2xf32>
// CHECK: %[[I:.*]] = arith.addi
// CHECK: %[[CLEAR:.*]] = linalg.generic {{.*}} ins(%[[I]] : tensor<6x1xindex>)
// CHECK: tensor.gather %[[X]][%[[CLEAR]]]
// CHECK: %[[TEN:.*]] = arith.constant 10 : index
// CHECK: return %{{.*}}, %[[TEN]]
func.func @gather(%x: tensor<10x2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
                  %i: tensor<5x1xindex> {mesh.sharding = #mesh.sharding<@m, [{"y"}, {}]>}) -> (tensor<5x2xf32>, index) {
  %zero = arith.constant 0 : index
  %j = arith.addi %i, %i : tensor<5x1xindex>
  %y = tensor.gather %x[%j] gather_dims([0]) : (tensor<10x2xf32>, tensor<5x1xindex>) -> tensor<5x2xf32>
  %n = tensor.dim %x, %zero : tensor<10x2xf32>
  return %y, %n : tensor<5x2xf32>, index
}

// Where an op is not split along a dim that does not divide, both of its sides
// keep what splits them otherwise.

// CHECK-LABEL: func.func @tiles(
// CHECK: %[[TRIMMED:.*]] = tensor.extract_slice {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{}, {}]>]} : tensor<8x2xf32> to tensor<5x2xf32>
// CHECK: %[[ALIGNED:.*]] = mesh.reshard %[[TRIMMED]] <@m, [{"one"}, {}]> : tensor<5x2xf32>
// CHECK: linalg.pack %[[ALIGNED]] {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"one"}, {}, {}]>]} : tensor<5x2xf32> -> tensor<1x2x5xf32>
func.func @tiles(%x: tensor<5x2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<1x2x5xf32> {mesh.sharding = #mesh.sharding<@m, [{"one"}, {}, {}]>}) {
  %to = tensor.empty() : tensor<1x2x5xf32>
  %packed = linalg.pack %x inner_dims_pos = [0] inner_tiles = [5] into %to : tensor<5x2xf32> -> tensor<1x2x5xf32>
  return %packed : tensor<1x2x5xf32>
}

// An axis of one device may split what comes behind a dim that is padded.

// CHECK-LABEL: func.func @one_device(
// CHECK: tensor.expand_shape %{{.*}} output_shape [4, 1] {{.*}} : tensor<4xf32> into tensor<4x1xf32>
func.func @one_device(%x: tensor<1xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})
    -> (tensor<1x1xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"one"}]>}) {
  %y = math.exp %x : tensor<1xf32>
  %0 = tensor.expand_shape %y [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
