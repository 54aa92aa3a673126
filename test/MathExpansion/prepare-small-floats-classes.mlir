// RUN: mesh-opt %s --mesh-prepare-small-floats | FileCheck %s

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

// CHECK-LABEL: func.func @nan(
// CHECK-SAME: %[[X:.*]]: bf16)
// CHECK: %[[IS:.*]] = arith.cmpf uno, %[[X]], %[[X]] : bf16
// CHECK: return %[[IS]]
func.func @nan(%x: bf16) -> i1 {
  %0 = math.isnan %x : bf16
  return %0 : i1
}

// CHECK-LABEL: func.func @finite(
// CHECK-SAME: %[[X:.*]]: f64)
// CHECK-DAG: %[[LARGEST:.*]] = arith.constant 1.7976931348623157E+308 : f64
// CHECK-DAG: %[[MAGNITUDE:.*]] = math.absf %[[X]]
// CHECK: %[[IS:.*]] = arith.cmpf ole, %[[MAGNITUDE]], %[[LARGEST]] : f64
// CHECK: return %[[IS]]
func.func @finite(%x: f64) -> i1 {
  %0 = math.isfinite %x : f64
  return %0 : i1
}

// Which numbers are normal depends on the type.
// CHECK-LABEL: func.func @normal(
// CHECK-SAME: %[[X:.*]]: f16)
// CHECK-DAG: %[[LARGEST:.*]] = arith.constant 6.550400e+04 : f16
// CHECK-DAG: %[[SMALLEST:.*]] = arith.constant 6.103520e-05 : f16
// CHECK-DAG: %[[MAGNITUDE:.*]] = math.absf %[[X]]
// CHECK-DAG: %[[FINITE:.*]] = arith.cmpf ole, %[[MAGNITUDE]], %[[LARGEST]]
// CHECK-DAG: %[[LARGE:.*]] = arith.cmpf oge, %[[MAGNITUDE]], %[[SMALLEST]]
// CHECK: %[[IS:.*]] = arith.andi %[[FINITE]], %[[LARGE]]
// CHECK: return %[[IS]]
func.func @normal(%x: f16) -> i1 {
  %0 = math.isnormal %x : f16
  return %0 : i1
}

// Not all types have infinity, or one number for it.

// CHECK-LABEL: func.func @finite_types(
// CHECK-DAG: %[[FALSE:.*]] = arith.constant false
// CHECK-DAG: %[[INFINITY:.*]] = arith.constant 0x7C : f8E5M2
// CHECK: %[[IS:.*]] = arith.cmpf oeq, %{{.*}}, %[[INFINITY]] : f8E5M2
// CHECK: return %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[IS]]
func.func @finite_types(%a: f8E4M3FN, %b: f8E4M3FNUZ, %c: f8E5M2FNUZ, %d: f8E4M3B11FNUZ, %e: f4E2M1FN, %f: f8E5M2)
    -> (i1, i1, i1, i1, i1, i1) {
  %0 = math.isinf %a : f8E4M3FN
  %1 = math.isinf %b : f8E4M3FNUZ
  %2 = math.isinf %c : f8E5M2FNUZ
  %3 = math.isinf %d : f8E4M3B11FNUZ
  %4 = math.isinf %e : f4E2M1FN
  %5 = math.isinf %f : f8E5M2
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @normal_types(
// CHECK-DAG: arith.constant 4.480000e+02 : f8E4M3FN
// CHECK-DAG: arith.constant 1.562500e-02 : f8E4M3FN
// CHECK-DAG: arith.constant 5.734400e+04 : f8E5M2{{$}}
// CHECK-DAG: arith.constant 5.734400e+04 : f8E5M2FNUZ
// CHECK-DAG: arith.constant 2.400000e+02 : f8E4M3FNUZ
// CHECK-DAG: arith.constant 3.000000e+01 : f8E4M3B11FNUZ
// CHECK-DAG: arith.constant 6.000000e+00 : f4E2M1FN
// CHECK-DAG: arith.constant 2.800000e+01 : f6E3M2FN
func.func @normal_types(%a: f8E4M3FN, %b: f8E5M2, %c: f8E5M2FNUZ, %d: f8E4M3FNUZ, %e: f8E4M3B11FNUZ, %f: f4E2M1FN, %g: f6E3M2FN)
    -> (i1, i1, i1, i1, i1, i1, i1) {
  %0 = math.isnormal %a : f8E4M3FN
  %1 = math.isnormal %b : f8E5M2
  %2 = math.isnormal %c : f8E5M2FNUZ
  %3 = math.isnormal %d : f8E4M3FNUZ
  %4 = math.isnormal %e : f8E4M3B11FNUZ
  %5 = math.isnormal %f : f4E2M1FN
  %6 = math.isnormal %g : f6E3M2FN
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @sign(
// CHECK-SAME: %[[X:.*]]: bf16, %[[Y:.*]]: bf16)
// CHECK-DAG: %[[REST:.*]] = arith.constant 32767 : i32
// CHECK-DAG: %[[HALF:.*]] = arith.constant 32768 : i32
// CHECK-DAG: %[[BIT:.*]] = arith.constant 65536 : i32
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i32
// CHECK: %[[X16:.*]] = arith.bitcast %[[X]] : bf16 to i16
// CHECK: %[[X32:.*]] = arith.extui %[[X16]] : i16 to i32
// CHECK: %[[MAGNITUDE:.*]] = arith.andi %[[X32]], %[[REST]]
// CHECK: %[[Y16:.*]] = arith.bitcast %[[Y]] : bf16 to i16
// CHECK: %[[Y32:.*]] = arith.extui %[[Y16]] : i16 to i32
// CHECK: %[[CARRIED:.*]] = arith.addi %[[Y32]], %[[HALF]]
// CHECK: %[[CARRY:.*]] = arith.andi %[[CARRIED]], %[[BIT]]
// CHECK: %[[SIGN:.*]] = arith.shrui %[[CARRY]], %[[ONE]]
// CHECK: %[[BITS:.*]] = arith.ori %[[MAGNITUDE]], %[[SIGN]]
// CHECK: %[[NARROW:.*]] = arith.trunci %[[BITS]] : i32 to i16
// CHECK: %[[RESULT:.*]] = arith.bitcast %[[NARROW]] : i16 to bf16
// CHECK: return %[[RESULT]]
func.func @sign(%x: bf16, %y: bf16) -> bf16 {
  %0 = math.copysign %x, %y : bf16
  return %0 : bf16
}

// Others have an instruction for it.
// CHECK-LABEL: func.func @sign_of_f32(
// CHECK: math.copysign
func.func @sign_of_f32(%x: f32, %y: f32) -> f32 {
  %0 = math.copysign %x, %y : f32
  return %0 : f32
}
