// RUN: mesh-opt %s --mesh-check-bounds --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @load(
// CHECK-SAME: %[[A:.*]]: memref<8x4xf32>, %[[I:.*]]: index
func.func @load(%a: memref<8x4xf32>, %i: index) -> f32 {
  // CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
  // CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
  // CHECK: %[[LOW:.*]] = arith.cmpi sge, %[[I]], %[[C0]] : index
  // CHECK: %[[HIGH:.*]] = arith.cmpi slt, %[[I]], %[[C8]] : index
  // CHECK: %[[BOTH:.*]] = arith.andi %[[LOW]], %[[HIGH]] : i1
  // CHECK: cf.assert %[[BOTH]], "out-of-bounds access"
  // CHECK: memref.load %[[A]][%[[I]], %[[C3]]]
  %c3 = arith.constant 3 : index
  %0 = memref.load %a[%i, %c3] : memref<8x4xf32>
  return %0 : f32
}

// In the body of another op, too.

// CHECK-LABEL: func.func @in_a_body(
// CHECK: linalg.generic
// CHECK: cf.assert %{{.*}}, "out-of-bounds access"
// CHECK: memref.load
#id = affine_map<(d0) -> (d0)>
func.func @in_a_body(%a: memref<8xf32>, %i: memref<5xi64>, %out: memref<5xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%i : memref<5xi64>) outs(%out : memref<5xf32>) {
  ^bb0(%j: i64, %o: f32):
    %k = arith.index_cast %j : i64 to index
    %0 = memref.load %a[%k] : memref<8xf32>
    linalg.yield %0 : f32
  }
  return
}

// CHECK-LABEL: func.func @view(
// CHECK: cf.assert
// CHECK: cf.assert
func.func @view(%a: memref<8xf32>, %i: index) -> memref<3xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %a[%i] [3] [1] : memref<8xf32> to memref<3xf32, strided<[1], offset: ?>>
  return %0 : memref<3xf32, strided<[1], offset: ?>>
}

// What is constant and in range is not checked while the program runs.

// CHECK-LABEL: func.func @constant(
// CHECK-NOT: cf.assert
// CHECK: return
func.func @constant(%a: memref<8xf32>, %x: f32) -> memref<3xf32, strided<[1], offset: 5>> {
  %c7 = arith.constant 7 : index
  memref.store %x, %a[%c7] : memref<8xf32>
  %0 = memref.subview %a[5] [3] [1] : memref<8xf32> to memref<3xf32, strided<[1], offset: 5>>
  return %0 : memref<3xf32, strided<[1], offset: 5>>
}

// Tensors in global view: their indices are those of the whole.

mesh.mesh @m = <["model"=4]>

// CHECK-LABEL: func.func @whole(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32> {{.*}}, %[[I:.*]]: index
// CHECK: %[[HIGH:.*]] = arith.cmpi slt, %[[I]], %c8
// CHECK: cf.assert %{{.*}}, "out-of-bounds access"
// CHECK: tensor.extract %[[X]][%[[I]]]
func.func @whole(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}, %i: index) -> f32 {
  %0 = tensor.extract %x[%i] : tensor<8xf32>
  return %0 : f32
}

// All indices at once, as unsigned numbers: none is negative.

// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %{{.*}}: tensor<8x300xf32>, %[[I:.*]]: tensor<5x2xi8>
// CHECK-DAG: %[[LIMITS:.*]] = arith.constant dense<[8, -128]> : tensor<2xi8>
// CHECK-DAG: %[[YES:.*]] = arith.constant dense<true> : tensor<i1>
// CHECK: %[[ALL:.*]] = linalg.generic {{.*}} iterator_types = ["reduction", "reduction"]} ins(%[[I]], %[[LIMITS]] : tensor<5x2xi8>, tensor<2xi8>) outs(%[[YES]] : tensor<i1>)
// CHECK: arith.cmpi ult
// CHECK: arith.andi
// CHECK: %[[HOLDS:.*]] = tensor.extract %[[ALL]][]
// CHECK: cf.assert %[[HOLDS]], "an index is out of bounds"
// CHECK: tensor.gather
func.func @gather(%x: tensor<8x300xf32>, %i: tensor<5x2xi8>) -> tensor<5xf32> {
  %0 = tensor.gather %x[%i] gather_dims([0, 1]) : (tensor<8x300xf32>, tensor<5x2xi8>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK-LABEL: func.func @scatter(
// CHECK: cf.assert %{{.*}}, "an index is out of bounds"
// CHECK: tensor.scatter
func.func @scatter(%x: tensor<5x300xf32>, %to: tensor<8x300xf32>, %i: tensor<5x1xindex>) -> tensor<8x300xf32> {
  %0 = tensor.scatter %x into %to[%i] scatter_dims([0]) unique : (tensor<5x300xf32>, tensor<8x300xf32>, tensor<5x1xindex>) -> tensor<8x300xf32>
  return %0 : tensor<8x300xf32>
}
