// Bufferization knows what the results of an if may be, of a switch it does not.

// RUN: mesh-opt %s --split-input-file --mesh-prepare-bufferization | FileCheck %s

// CHECK-LABEL: func @cases
// CHECK-SAME: %[[I:[a-z0-9]+]]: index, %[[A:[a-z0-9]+]]: tensor<8xf32> {{[^,]*}}, %[[B:[a-z0-9]+]]: tensor<8xf32>
// CHECK: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[IS3:.*]] = arith.cmpi eq, %[[I]], %[[C3]]
// CHECK: %[[R:.*]]:2 = scf.if %[[IS3]] -> (tensor<8xf32>, f32) {
// CHECK:   %[[SUM:.*]] = arith.addf %[[A]], %[[B]]
// CHECK:   scf.yield %[[SUM]], %{{.*}}
// CHECK: } else {
// CHECK:   %[[C5:.*]] = arith.constant 5 : index
// CHECK:   %[[IS5:.*]] = arith.cmpi eq, %[[I]], %[[C5]]
// CHECK:   %[[ELSE:.*]]:2 = scf.if %[[IS5]]
// CHECK:     scf.yield %[[A]], %{{.*}}
// CHECK:   } else {
// CHECK:     scf.yield %[[B]], %{{.*}}
// CHECK:   }
// CHECK:   %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[ELSE]]#0)
// CHECK:   scf.yield %[[COPY]], %[[ELSE]]#1
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @cases(%i: index, %a: tensor<8xf32>, %b: tensor<8xf32>, %x: f32)
    -> (tensor<8xf32>, f32) {
  %0:2 = scf.index_switch %i -> tensor<8xf32>, f32
  case 3 {
    %sum = arith.addf %a, %b : tensor<8xf32>
    scf.yield %sum, %x : tensor<8xf32>, f32
  }
  case 5 {
    scf.yield %a, %x : tensor<8xf32>, f32
  }
  default {
    scf.yield %b, %x : tensor<8xf32>, f32
  }
  return %0#0, %0#1 : tensor<8xf32>, f32
}

// -----

// One without cases is its default.

// CHECK-LABEL: func @default
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<8xf32>
// CHECK-NEXT: return %[[A]]
func.func @default(%a: tensor<8xf32>, %i: index) -> tensor<8xf32> {
  %0 = scf.index_switch %i -> tensor<8xf32>
  default {
    scf.yield %a : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// -----

// What gives no tensors stays.

// CHECK-LABEL: func @scalars
// CHECK: scf.index_switch
func.func @scalars(%i: index, %a: f32, %b: f32) -> f32 {
  %0 = scf.index_switch %i -> f32
  case 0 {
    scf.yield %a : f32
  }
  default {
    scf.yield %b : f32
  }
  return %0 : f32
}
