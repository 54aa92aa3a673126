// RUN: mesh-opt %s --mesh-prepare-bufferization | FileCheck %s

// CHECK: func.func @entry(%{{.*}}: tensor<4xf32> {bufferization.writable = false}, %{{.*}}: index) -> tensor<4xf32> {
func.func @entry(%x: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// CHECK: func.func private @inner(%{{.*}}: tensor<4xf32>) -> tensor<4xf32> {
func.func private @inner(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// The runtime calls the programs of devices, whatever their visibility.
// CHECK: func.func private @program(%{{.*}}: tensor<4xf32> {bufferization.writable = false})
mesh.mesh @m = <["x"=2]>
func.func private @program(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}
