// RUN: mesh-opt %s --mesh-finalize-results --split-input-file --verify-diagnostics

// expected-error@below {{expected results whose layout is the identity or dynamic, got 'memref<4xf32, strided<[2]>>'}}
func.func @strided(%x: memref<4xf32, strided<[2]>>) -> memref<4xf32, strided<[2]>> {
  return %x : memref<4xf32, strided<[2]>>
}

// -----

func.func @dynamic(%x: memref<?xf32>) -> memref<?xf32> {
  return %x : memref<?xf32>
}

func.func @caller(%x: memref<?xf32>) {
  // expected-error@below {{expected results of static shape, got 'memref<?xf32>'}}
  %0 = call @dynamic(%x) : (memref<?xf32>) -> memref<?xf32>
  return
}
