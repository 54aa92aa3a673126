// There is no table of what cannot be counted.
//
// REQUIRES: mesh-params
// RUN: split-file %s %t
// RUN: not mesh-params %t/count.mlir 2>&1 | FileCheck %s
// RUN: not mesh-params %t/bytes.mlir 2>&1 | FileCheck %s
// RUN: not mesh-params %t/total.mlir 2>&1 | FileCheck %s
// RUN: mesh-params %t/none.mlir | FileCheck %s --check-prefix=NONE
// CHECK: mesh-params: error: parameter 'w': there are no numbers for so many elements and bytes
// NONE: total 0 0

//--- count.mlir
mesh.param @w : tensor<4294967296x4294967296xi8> init zeros

//--- bytes.mlir
mesh.param @w : tensor<9223372036854775807xf32> init zeros

//--- total.mlir
mesh.param @v : tensor<9223372036854775807xi8> init zeros
mesh.param @w : tensor<1xi8> init zeros

//--- none.mlir
mesh.param @w : tensor<4294967296x4294967296x0xi8> init zeros
