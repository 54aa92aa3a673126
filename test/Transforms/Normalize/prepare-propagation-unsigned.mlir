// RUN: mesh-opt %s --mesh-prepare-propagation | FileCheck %s

// The order of unsigned numbers is that of signed ones whose highest bit is the
// other way round.

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xi32>, %[[INIT:.*]]: tensor<4xi32>)
// CHECK: %[[HIGHEST:.*]] = arith.constant dense<-2147483648> : tensor<4xi32>
// CHECK: %[[FROM:.*]] = arith.xori %[[INIT]], %[[HIGHEST]]
// CHECK: %[[SIGNED:.*]] = linalg.reduce ins(%[[X]] : {{.*}}) outs(%[[FROM]] :
// CHECK: (%[[IN:.*]]: i32, %[[ACC:.*]]: i32)
// CHECK: %[[FLIPPED:.*]] = arith.xori %[[IN]], %{{.*}} : i32
// CHECK: arith.maxsi %[[FLIPPED]], %[[ACC]] : i32
// CHECK: %[[R:.*]] = arith.xori %[[SIGNED]], %{{.*}} : tensor<4xi32>
// CHECK: return %[[R]]
func.func @reduce(%x: tensor<8x4xi32>, %init: tensor<4xi32>) -> tensor<4xi32> {
  %r = linalg.reduce ins(%x : tensor<8x4xi32>) outs(%init : tensor<4xi32>) dimensions = [0]
    (%in: i32, %acc: i32) {
      %larger = arith.maxui %in, %acc : i32
      linalg.yield %larger : i32
    }
  return %r : tensor<4xi32>
}

// Of several results those that are unsigned, and of what is reduced all that
// the body makes of it.

// CHECK-LABEL: func.func @several(
// CHECK: %[[BOTH:.*]]:2 = linalg.generic
// CHECK: ^bb0(%[[IN:.*]]: index, %[[LEAST:.*]]: index, %[[SUM:.*]]: index):
// CHECK: %[[DOUBLE:.*]] = arith.addi %[[IN]], %[[IN]]
// CHECK: %[[BIT:.*]] = arith.constant -9223372036854775808 : index
// CHECK: %[[FLIPPED:.*]] = arith.xori %[[DOUBLE]], %[[BIT]]
// CHECK: arith.minsi %[[LEAST]], %[[FLIPPED]]
// CHECK: arith.addi %[[SUM]], %[[IN]]
// CHECK: arith.xori %[[BOTH]]#0
// CHECK-NOT: arith.xori
// CHECK: return
func.func @several(%x: tensor<8xindex>, %least: tensor<index>, %sum: tensor<index>) -> (tensor<index>, tensor<index>) {
  %r:2 = linalg.generic {
      indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]
    } ins(%x : tensor<8xindex>) outs(%least, %sum : tensor<index>, tensor<index>) {
  ^bb0(%in: index, %a: index, %b: index):
    %double = arith.addi %in, %in : index
    %smaller = arith.minui %a, %double : index
    %next = arith.addi %b, %in : index
    linalg.yield %smaller, %next : index, index
  } -> (tensor<index>, tensor<index>)
  return %r#0, %r#1 : tensor<index>, tensor<index>
}

// What is signed, or reduces nothing, stays.

// CHECK-LABEL: func.func @others(
// CHECK-NOT: arith.xori
// CHECK: return
func.func @others(%x: tensor<8xi32>, %init: tensor<i32>) -> (tensor<i32>, tensor<8xi32>) {
  %r = linalg.reduce { arith.maxsi } ins(%x : tensor<8xi32>) outs(%init : tensor<i32>) dimensions = [0]
  %e = linalg.map { arith.maxui } ins(%x, %x : tensor<8xi32>, tensor<8xi32>) outs(%x : tensor<8xi32>)
  return %r, %e : tensor<i32>, tensor<8xi32>
}

// A choice does not hide how a step combines.

// CHECK-LABEL: func.func @chosen(
// CHECK: linalg.reduce
// CHECK: %[[NOTHING:.*]] = arith.constant 0 : i32
// CHECK: %[[CHOSEN:.*]] = arith.select %{{.*}}, %{{.*}}, %[[NOTHING]] : i32
// CHECK: %[[SIGNED:.*]] = arith.xori %[[CHOSEN]], %c-2147483648_i32
// CHECK: arith.maxsi %[[SIGNED]], %{{.*}} : i32
// CHECK-NOT: arith.maxui
func.func @chosen(%x: tensor<8x4xi32>, %init: tensor<4xi32>, %bound: i32) -> tensor<4xi32> {
  %r = linalg.reduce ins(%x : tensor<8x4xi32>) outs(%init : tensor<4xi32>) dimensions = [0]
    (%in: i32, %acc: i32) {
      %isIn = arith.cmpi ugt, %in, %bound : i32
      %larger = arith.maxui %in, %acc : i32
      %next = arith.select %isIn, %larger, %acc : i32
      linalg.yield %next : i32
    }
  return %r : tensor<4xi32>
}
