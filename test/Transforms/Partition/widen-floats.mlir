// RUN: mesh-opt %s --mesh-widen-floats --split-input-file --verify-diagnostics | FileCheck %s

// Conversions between types that are the same now go away.
// CHECK-LABEL: func @conversions
// CHECK-SAME: (%[[X:.*]]: tensor<4xf64>) -> tensor<4xf64>
func.func @conversions(%x: tensor<4xbf16>) -> tensor<4xf32> {
  %0 = arith.extf %x : tensor<4xbf16> to tensor<4xf32>
  // CHECK-NEXT: %[[HALF:.*]] = arith.constant dense<5.000000e-01> : tensor<4xf64>
  %half = arith.constant dense<0.5> : tensor<4xf32>
  // CHECK-NEXT: %[[Y:.*]] = arith.mulf %[[X]], %[[HALF]] : tensor<4xf64>
  %1 = arith.mulf %0, %half : tensor<4xf32>
  // CHECK-NEXT: return %[[Y]] : tensor<4xf64>
  return %1 : tensor<4xf32>
}

// Constants stay the numbers that they are: the f32 next to 0.1 is not 0.1.
// CHECK-LABEL: func @constants
func.func @constants() -> (f32, tensor<2xf32>, tensor<2xbf16>, f64) {
  // CHECK-DAG: arith.constant 0.10000000149011612 : f64
  %0 = arith.constant 0.1 : f32
  // CHECK-DAG: arith.constant dense<[0.10000000149011612, 1.000000e+00]> : tensor<2xf64>
  %1 = arith.constant dense<[0.1, 1.0]> : tensor<2xf32>
  // CHECK-DAG: arith.constant dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf64>
  %2 = arith.constant dense_resource<pair> : tensor<2xbf16>
  // CHECK-DAG: arith.constant 1.000000e-01 : f64
  %3 = arith.constant 0.1 : f64
  return %0, %1, %2, %3 : f32, tensor<2xf32>, tensor<2xbf16>, f64
}

// Regions compute in f64 too; integers and indices are left alone.
// CHECK-LABEL: func @regions
// CHECK-SAME: (%{{.*}}: tensor<8x4xf64>, %{{.*}}: tensor<8xi32>, %{{.*}}: index) -> tensor<8xf64>
func.func @regions(%x: tensor<8x4xf16>, %n: tensor<8xi32>, %i: index) -> tensor<8xf32> {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  // CHECK: linalg.generic
  // CHECK-SAME: ins(%{{.*}}, %{{.*}} : tensor<8x4xf64>, tensor<8xi32>)
  // CHECK: ^bb0(%[[A:.*]]: f64, %[[N:.*]]: i32, %[[SUM:.*]]: f64):
  // CHECK-NEXT: %[[B:.*]] = arith.sitofp %[[N]] : i32 to f64
  // CHECK-NEXT: %[[P:.*]] = arith.mulf %[[A]], %[[B]] : f64
  // CHECK-NEXT: arith.addf %[[SUM]], %[[P]] : f64
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                       affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x, %n : tensor<8x4xf16>, tensor<8xi32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%a: f16, %b: i32, %sum: f32):
    %1 = arith.extf %a : f16 to f32
    %2 = arith.sitofp %b : i32 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %sum, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Complex numbers have wider parts.
// CHECK-LABEL: func @complex_constants
func.func @complex_constants() -> (tensor<2xcomplex<f32>>, tensor<4xcomplex<bf16>>) {
  // CHECK: arith.constant dense<[(1.0{{.*}},-2.0{{.*}}), (5.0{{.*}}e-01,0.0{{.*}})]> : tensor<2xcomplex<f64>>
  %0 = arith.constant dense<[(1.0, -2.0), (0.5, 0.0)]> : tensor<2xcomplex<f32>>
  // CHECK: arith.constant dense<(1.5{{.*}},0.0{{.*}})> : tensor<4xcomplex<f64>>
  %1 = arith.constant dense<(1.5, 0.0)> : tensor<4xcomplex<bf16>>
  return %0, %1 : tensor<2xcomplex<f32>>, tensor<4xcomplex<bf16>>
}

// A matmul of bf16 with f32 sums is one of f64.
// CHECK-LABEL: func @matmul
func.func @matmul(%a: tensor<4x8xbf16>, %b: tensor<8x2xbf16>, %c: tensor<4x2xf32>) -> tensor<4x2xf32> {
  // CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x8xf64>, tensor<8x2xf64>) outs(%{{.*}} : tensor<4x2xf64>) -> tensor<4x2xf64>
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xbf16>, tensor<8x2xbf16>)
      outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// Random numbers stay what they are: drawn in f64 they would be others. What
// dropout works on has nothing to do with what it draws.

// CHECK-LABEL: func.func @random
// CHECK-SAME: (%[[KEY:.*]]: tensor<2xi32>) -> tensor<4xf64>
// CHECK: %[[NUMBERS:.*]] = mesh.random_normal %[[KEY]] : tensor<2xi32> -> tensor<4xbf16>
// CHECK: %[[WIDE:.*]] = arith.extf %[[NUMBERS]] : tensor<4xbf16> to tensor<4xf64>
// CHECK: mesh.dropout %[[WIDE]], %[[KEY]] rate 5.000000e-01 : tensor<2xi32>, tensor<4xf64>
func.func @random(%key: tensor<2xi32>) -> tensor<4xf32> {
  %0 = mesh.random_normal %key : tensor<2xi32> -> tensor<4xbf16>
  %1 = arith.extf %0 : tensor<4xbf16> to tensor<4xf32>
  %2 = mesh.dropout %1, %key rate 0.5 : tensor<2xi32>, tensor<4xf32>
  return %2 : tensor<4xf32>
}

{-#
  dialect_resources: {
    builtin: {
      pair: "0x02000000803f00c0"
    }
  }
#-}

// -----

// Bits are those of the narrow type.
// CHECK-LABEL: func @bits
// CHECK-SAME: (%[[X:.*]]: f64) -> (i32, f64)
func.func @bits(%x: f32) -> (i32, f32) {
  // CHECK-NEXT: %[[NARROW:.*]] = arith.truncf %[[X]] : f64 to f32
  // CHECK-NEXT: %[[BITS:.*]] = arith.bitcast %[[NARROW]] : f32 to i32
  %0 = arith.bitcast %x : f32 to i32
  // CHECK-NEXT: %[[BACK:.*]] = arith.bitcast %[[BITS]] : i32 to f32
  // CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[BACK]] : f32 to f64
  %1 = arith.bitcast %0 : i32 to f32
  // CHECK-NEXT: return %[[BITS]], %[[WIDE]]
  return %0, %1 : i32, f32
}

// CHECK-LABEL: func @complex_bits
// CHECK-SAME: (%[[X:.*]]: complex<f64>) -> (i64, complex<f64>)
func.func @complex_bits(%x: complex<f32>) -> (i64, complex<f32>) {
  // CHECK-NEXT: %[[RE:.*]] = complex.re %[[X]]
  // CHECK-NEXT: %[[IM:.*]] = complex.im %[[X]]
  // CHECK-NEXT: %[[REAL:.*]] = arith.truncf %[[RE]] : f64 to f32
  // CHECK-NEXT: %[[IMAGINARY:.*]] = arith.truncf %[[IM]] : f64 to f32
  // CHECK-NEXT: %[[NARROW:.*]] = complex.create %[[REAL]], %[[IMAGINARY]] : complex<f32>
  // CHECK-NEXT: %[[BITS:.*]] = complex.bitcast %[[NARROW]] : complex<f32> to i64
  %0 = complex.bitcast %x : complex<f32> to i64
  // CHECK-NEXT: %[[BACK:.*]] = complex.bitcast %[[BITS]] : i64 to complex<f32>
  // CHECK-COUNT-2: arith.extf {{.*}} : f32 to f64
  // CHECK-NEXT: %[[WIDE:.*]] = complex.create {{.*}} : complex<f64>
  %1 = complex.bitcast %0 : i64 to complex<f32>
  // CHECK-NEXT: return %[[BITS]], %[[WIDE]]
  return %0, %1 : i64, complex<f32>
}
