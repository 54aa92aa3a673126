// Nothing is made for devices that cannot start.
//
// REQUIRES: mesh-run
// RUN: not mesh-run %s 2>&1 | FileCheck %s

mesh.mesh @m = <["x"=1000000000]>

// CHECK: mesh-run: error: @main: cannot start 1000000000 devices: the stack of each takes two of the {{[0-9]+}} mappings that a process may have (sysctl vm.max_map_count)
func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> attributes {mesh.spmd = @m} {
  return %x : tensor<1xf32>
}
