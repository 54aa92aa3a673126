// An op that is not known may name symbols in another way. So functions in whose
// module there is one keep their results, and allocate their memory.
//
// RUN: mesh-opt %s --mesh-finalize-results --mesh-plan-memory --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func private @write(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[MEMORY:.*]]: memref<4xf32>)
func.func private @write(%x: memref<4xf32>) -> memref<4xf32> {
  // CHECK: memref.alloc() {{.*}} : memref<{{[0-9]+}}xi8>
  // CHECK: memref.copy %[[X]], %[[MEMORY]]
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %x, %0 : memref<4xf32> to memref<4xf32>
  memref.copy %0, %x : memref<4xf32> to memref<4xf32>
  return %x : memref<4xf32>
}

func.func @main(%x: memref<4xf32>) -> memref<4xf32> {
  "unknown.table"() ({
    "unknown.end"() : () -> ()
  }) : () -> ()
  %0 = call @write(%x) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
