// RUN: mesh-opt %s --mesh-spmd --split-input-file | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// Indices are those of the whole tensor. The device that holds the element adds
// it to the zeros of the others; nobody sees the tensor.

// CHECK-LABEL: func.func @extract(
// CHECK-SAME: %[[X:.*]]: tensor<4x4xf32> {{.*}}, %[[I:.*]]: index, %[[J:.*]]: index)
// CHECK-DAG: %[[MINUS_ZERO:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-DAG: %[[SIZE:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[D:.*]] = mesh.axis_index @m ["data"]
// CHECK: %[[BEGIN:.*]] = arith.muli %[[D]], %[[SIZE]]
// CHECK: mesh.axis_index @m ["model"]
// CHECK: %[[ROW:.*]] = arith.subi %[[I]], %[[BEGIN]]
// CHECK: %[[HAS_ROW:.*]] = arith.cmpi ult, %[[ROW]], %[[SIZE]]
// CHECK: %[[SAFE_ROW:.*]] = arith.select %[[HAS_ROW]], %[[ROW]], %[[C0]]
// CHECK: %[[IS_HERE:.*]] = arith.andi %[[HAS_ROW]]
// CHECK: %[[E:.*]] = tensor.extract %[[X]][%[[SAFE_ROW]], %{{.*}}] : tensor<4x4xf32>
// CHECK: %[[MINE:.*]] = arith.select %[[IS_HERE]], %[[E]], %[[MINUS_ZERO]]
// CHECK: %[[SCALAR:.*]] = tensor.from_elements %[[MINE]] : tensor<f32>
// CHECK: mesh.all_reduce sum %[[SCALAR]] on @m ["data", "model"] : tensor<f32>
func.func @extract(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}, %i: index, %j: index) -> tensor<8xf32> {
  %e = tensor.extract %x[%i, %j] : tensor<8x16xf32>
  %y = tensor.splat %e : tensor<8xf32>
  return %y : tensor<8xf32>
}

// A device that does not hold the element writes one of its own back.

// CHECK-LABEL: func.func @insert(
// CHECK-SAME: %[[E:.*]]: f32, %[[X:.*]]: tensor<4xf32> {{.*}}, %[[I:.*]]: index)
// CHECK: %[[IS_HERE:.*]] = arith.cmpi ult
// CHECK: %[[SAFE:.*]] = arith.select %[[IS_HERE]]
// CHECK: %[[OLD:.*]] = tensor.extract %[[X]][%[[SAFE]]]
// CHECK: %[[NEW:.*]] = arith.select %[[IS_HERE]], %[[E]], %[[OLD]]
// CHECK: tensor.insert %[[NEW]] into %[[X]][%[[SAFE]]] : tensor<4xf32>
func.func @insert(%e: f32, %x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}, %i: index) -> tensor<8xf32> {
  %y = tensor.insert %e into %x[%i] : tensor<8xf32>
  return %y : tensor<8xf32>
}

// A tensor that is made of its indices counts from where the block begins.

// CHECK-LABEL: func.func @generate(
// CHECK-DAG: %[[SIZE:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[D:.*]] = mesh.axis_index @m ["model"]
// CHECK: %[[BEGIN:.*]] = arith.muli %[[D]], %[[SIZE]]
// CHECK: tensor.generate {
// CHECK-NEXT: ^bb0(%[[I:.*]]: index, %[[J:.*]]: index):
// CHECK-NEXT: %[[GLOBAL:.*]] = arith.addi %[[J]], %[[BEGIN]]
// CHECK-NEXT: arith.muli %[[I]], %[[GLOBAL]]
// CHECK: } : tensor<3x4xindex>
func.func @generate() -> (tensor<3x16xindex> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) {
  %y = tensor.generate {
  ^bb0(%i: index, %j: index):
    %product = arith.muli %i, %j : index
    tensor.yield %product : index
  } : tensor<3x16xindex>
  return %y : tensor<3x16xindex>
}

// Sizes are those of the whole tensor, and do not need its elements.

// CHECK-LABEL: func.func @shape(
// CHECK-DAG: %[[SUM:.*]] = arith.constant 18 : index
// CHECK-NOT: mesh.
// CHECK: return %[[SUM]]
func.func @shape(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) -> index {
  %c1 = arith.constant 1 : index
  %size = tensor.dim %x, %c1 : tensor<8x16xf32>
  %rank = tensor.rank %x : tensor<8x16xf32>
  %sum = arith.addi %size, %rank : index
  return %sum : index
}

// CHECK-LABEL: func.func @any_dim(
// CHECK-SAME: %{{.*}}: tensor<4x4xf32> {{.*}}, %[[I:.*]]: index)
// CHECK: %[[SIZES:.*]] = arith.constant dense<[8, 16]> : tensor<2xindex>
// CHECK: tensor.extract %[[SIZES]][%[[I]]]
func.func @any_dim(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}, %i: index) -> index {
  %size = tensor.dim %x, %i : tensor<8x16xf32>
  return %size : index
}

// CHECK-LABEL: func.func @from_elements(
// CHECK-NEXT: %[[WHOLE:.*]] = tensor.from_elements %{{.*}}, %{{.*}} : tensor<2xf32>
// CHECK-NEXT: mesh.all_slice %[[WHOLE]] on @m ["data"] dim 0
func.func @from_elements(%a: f32, %b: f32) -> (tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  %x = tensor.from_elements %a, %b : tensor<2xf32>
  return %x : tensor<2xf32>
}

// CHECK-LABEL: func.func @splat(
// CHECK: tensor.splat %{{.*}} : tensor<4xf32>
func.func @splat(%a: f32) -> (tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) {
  %x = tensor.splat %a : tensor<16xf32>
  return %x : tensor<16xf32>
}

// Complex numbers cannot be summed up, so that elements are read from the whole.

// CHECK-LABEL: func.func @complex(
// CHECK: %[[WHOLE:.*]] = mesh.all_gather
// CHECK: tensor.extract %[[WHOLE]][%{{.*}}] : tensor<8xcomplex<f32>>
func.func @complex(%x: tensor<8xcomplex<f32>> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}, %i: index) -> complex<f32> {
  %e = tensor.extract %x[%i] : tensor<8xcomplex<f32>>
  return %e : complex<f32>
}
