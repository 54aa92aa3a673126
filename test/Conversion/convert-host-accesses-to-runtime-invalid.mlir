// RUN: mesh-opt %s --allow-unregistered-dialect --convert-host-accesses-to-runtime --split-input-file --verify-diagnostics

func.func @atomic(%a: memref<4xi32>, %x: i32, %i: index) {
  // expected-error @+1 {{'memref.atomic_rmw' op would access memory of the device on the host}}
  %0 = memref.atomic_rmw addi %x, %a[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @structured(%a: memref<4xf32>, %x: f32) {
  // expected-error @+1 {{'linalg.fill' op would access memory of the device on the host}}
  linalg.fill ins(%x : f32) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @unknown(%a: memref<4xf32>) {
  // expected-error @+1 {{'unknown.op' op would access memory of the device on the host}}
  "unknown.op"(%a) : (memref<4xf32>) -> ()
  return
}
