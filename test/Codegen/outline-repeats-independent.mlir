// Calls that do not build on one another stay: a group would have the results of
// all.
//
// RUN: mesh-opt %s --mesh-outline-repeats="min-ops=1000" | FileCheck %s

func.func private @layer(%number: index, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-NOT: _repeated
// CHECK-LABEL: func.func @main(
// CHECK-COUNT-64: call @layer(
// CHECK-NOT: call
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %y0 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y1 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y2 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y3 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y4 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y5 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y6 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y7 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y8 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y9 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y10 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y11 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y12 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y13 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y14 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y15 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y16 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y17 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y18 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y19 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y20 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y21 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y22 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y23 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y24 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y25 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y26 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y27 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y28 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y29 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y30 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y31 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y32 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y33 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y34 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y35 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y36 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y37 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y38 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y39 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y40 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y41 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y42 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y43 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y44 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y45 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y46 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y47 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y48 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y49 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y50 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y51 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y52 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y53 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y54 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y55 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y56 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y57 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y58 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y59 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y60 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y61 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y62 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  %y63 = call @layer(%c0, %x) : (index, tensor<4xf32>) -> tensor<4xf32>
  return %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7,
    %y8, %y9, %y10, %y11, %y12, %y13, %y14, %y15,
    %y16, %y17, %y18, %y19, %y20, %y21, %y22, %y23,
    %y24, %y25, %y26, %y27, %y28, %y29, %y30, %y31,
    %y32, %y33, %y34, %y35, %y36, %y37, %y38, %y39,
    %y40, %y41, %y42, %y43, %y44, %y45, %y46, %y47,
    %y48, %y49, %y50, %y51, %y52, %y53, %y54, %y55,
    %y56, %y57, %y58, %y59, %y60, %y61, %y62, %y63 :
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
