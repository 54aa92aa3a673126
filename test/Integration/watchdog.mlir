// Programs whose devices do not agree on what to communicate end with a report
// of devices, ops and places, in the source's lines, and do not hang. Most of
// them would not even be run: the compiler sees it.
//
// RUN: not mesh-run %s --entry=absent 2>&1 | FileCheck %s --check-prefix=SEEN
// SEEN: error: 'mesh.all_gather' op runs under control flow that varies along "model"
//
// REQUIRES: mesh-run
// RUN: not mesh-run --verify=false %s --entry=absent --deadline=1 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not mesh-run --verify=false %s --entry=different --deadline=1 2>&1 | FileCheck %s --check-prefix=DIFFERENT
// RUN: not mesh-run --verify=false %s --entry=crossed --deadline=1 2>&1 | FileCheck %s --check-prefix=CROSSED
// RUN: not mesh-run --verify=false %s --entry=varying 2>&1 | FileCheck %s --check-prefix=VARYING

mesh.mesh @m = <["model"=4]>

// Device 0 never comes to the gather.
// ABSENT: mesh-run: error: @absent: device [[D:[123]]]: mesh.all_gather at {{.*}}watchdog.mlir:[[#@LINE+11]]:{{.*}}: device 0 has finished its program and never reaches this op
// ABSENT: device 0: finished
// ABSENT: device [[D]]: failed in mesh.all_gather at {{.*}}watchdog.mlir
func.func @absent(%x: tensor<4xf32>) -> tensor<16xf32> attributes {mesh.spmd = @m} {
  %d = mesh.axis_index @m ["model"]
  %c0 = arith.constant 0 : index
  %first = arith.cmpi eq, %d, %c0 : index
  %0 = scf.if %first -> tensor<16xf32> {
    %zero = arith.constant dense<0.0> : tensor<16xf32>
    scf.yield %zero : tensor<16xf32>
  } else {
    %whole = mesh.all_gather %x on @m ["model"] dim 0 : tensor<4xf32> -> tensor<16xf32>
    scf.yield %whole : tensor<16xf32>
  }
  return %0 : tensor<16xf32>
}

// Device 0 reduces while the others gather.
// DIFFERENT: mesh-run: error: @different: device {{[0-3]}}: the members of a group run different ops
// DIFFERENT-SAME: (their kinds differ)
func.func @different(%x: tensor<4xf32>) -> tensor<16xf32> attributes {mesh.spmd = @m} {
  %d = mesh.axis_index @m ["model"]
  %c0 = arith.constant 0 : index
  %first = arith.cmpi eq, %d, %c0 : index
  %0 = scf.if %first -> tensor<16xf32> {
    %zero = arith.constant dense<0.0> : tensor<16xf32>
    %sum = mesh.all_reduce sum %zero on @m ["model"] : tensor<16xf32>
    scf.yield %sum : tensor<16xf32>
  } else {
    %whole = mesh.all_gather %x on @m ["model"] dim 0 : tensor<4xf32> -> tensor<16xf32>
    scf.yield %whole : tensor<16xf32>
  }
  return %0 : tensor<16xf32>
}

// Every device receives before it sends.
// CROSSED: mesh-run: error: @crossed: device {{[0-3]}}: mesh.recv at {{.*}}: the deadline of 1.00 s expired, waiting for device
// CROSSED: waiting for device {{[0-3]}} in mesh.recv at {{.*}}watchdog.mlir:[[#@LINE+7]]
func.func @crossed(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %d = mesh.axis_index @m ["model"]
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d1 = arith.addi %d, %c1 : index
  %next = arith.remui %d1, %c4 : index
  %0 = mesh.recv from %next tag 0 on @m : tensor<4xf32>
  mesh.send %x to %next tag 0 on @m : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// What is said to be the same on all devices is not.
// VARYING: mesh-run: error: @varying: result '0': devices 0 and 1 should hold the same i64, but differ at [] of their parts: 0 and 1
func.func @varying() -> tensor<i64> attributes {mesh.spmd = @m} {
  %d = mesh.axis_index @m ["model"]
  %i = arith.index_cast %d : index to i64
  %0 = tensor.from_elements %i : tensor<i64>
  return %0 : tensor<i64>
}
