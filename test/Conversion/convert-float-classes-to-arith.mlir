// RUN: mesh-opt %s --convert-float-classes-to-arith | FileCheck %s

// CHECK-LABEL: func.func @infinite(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-DAG: %[[INFINITY:.*]] = arith.constant 0x7F800000 : f32
// CHECK-DAG: %[[MAGNITUDE:.*]] = math.absf %[[X]]
// CHECK: %[[IS:.*]] = arith.cmpf oeq, %[[MAGNITUDE]], %[[INFINITY]] : f32
// CHECK: return %[[IS]]
func.func @infinite(%x: f32) -> i1 {
  %0 = math.isinf %x : f32
  return %0 : i1
}

// Which numbers are normal depends on the type.
// CHECK-LABEL: func.func @normal(
// CHECK-SAME: %[[X:.*]]: f16)
// CHECK-DAG: %[[INFINITY:.*]] = arith.constant 0x7C00 : f16
// CHECK-DAG: %[[SMALLEST:.*]] = arith.constant 6.103520e-05 : f16
// CHECK-DAG: %[[MAGNITUDE:.*]] = math.absf %[[X]]
// CHECK-DAG: %[[FINITE:.*]] = arith.cmpf olt, %[[MAGNITUDE]], %[[INFINITY]]
// CHECK-DAG: %[[LARGE:.*]] = arith.cmpf oge, %[[MAGNITUDE]], %[[SMALLEST]]
// CHECK: %[[IS:.*]] = arith.andi %[[FINITE]], %[[LARGE]]
// CHECK: return %[[IS]]
func.func @normal(%x: f16) -> i1 {
  %0 = math.isnormal %x : f16
  return %0 : i1
}
