// Devices as processes that mpirun starts: the results are those of threads,
// bit for bit, and the first process prints, compares and writes.
//
// REQUIRES: mesh-run, mpi
// RUN: mesh-run %s --entry=mlp --overlap=ring --out=%t.threads/
// RUN: %if mpich %{ %mpirun-mpich -n 4 mesh-run %s --transport=mpi --entry=mlp --overlap=ring --check --out=%t.mpich/ --trace=%t.mpich.json | FileCheck %s %}
// RUN: %if mpich %{ diff -r %t.threads %t.mpich %}
// RUN: %if mpich %{ FileCheck %s --check-prefix=TRACE < %t.mpich.json %}
// RUN: %if openmpi %{ %mpirun-openmpi -n 4 mesh-run %s --transport=mpi --entry=mlp --overlap=ring --check --out=%t.openmpi/ --trace=%t.openmpi.json | FileCheck %s %}
// RUN: %if openmpi %{ diff -r %t.threads %t.openmpi %}
// RUN: %if openmpi %{ FileCheck %s --check-prefix=TRACE < %t.openmpi.json %}
//
// Dims that do not divide have their padding in the processes alone.
// RUN: mesh-run %s --entry=uneven --out=%t.uneven.threads/
// RUN: %if mpich %{ %mpirun-mpich -n 4 mesh-run %s --transport=mpi --entry=uneven --check --out=%t.uneven.mpich/ | FileCheck %s --check-prefix=UNEVEN %}
// RUN: %if mpich %{ diff -r %t.uneven.threads %t.uneven.mpich %}
// RUN: %if openmpi %{ %mpirun-openmpi -n 4 mesh-run %s --transport=mpi --entry=uneven --check --out=%t.uneven.openmpi/ | FileCheck %s --check-prefix=UNEVEN %}
// RUN: %if openmpi %{ diff -r %t.uneven.threads %t.uneven.openmpi %}
//
// Several entries make a machine each. The report is of all devices.
// RUN: mesh-run %s --all-entries --report=%t.threads.json
// RUN: %if mpich %{ %mpirun-mpich -n 4 mesh-run %s --transport=mpi --all-entries --repeat=2 --report=%t.json %}
// RUN: %if openmpi %{ %mpirun-openmpi -n 4 mesh-run %s --transport=mpi --all-entries --repeat=2 --report=%t.json %}
// RUN: FileCheck %s --check-prefix=REPORT < %t.json

mesh.mesh @m = <["data"=2, "model"=2]>

// CHECK: @mlp on 4 devices
// CHECK-NEXT: result  type
// CHECK-NEXT: y 8x16xf32{{.*}} ok
// CHECK: sent 1.0 KiB, at most 256 B by one device
// CHECK-NOT: @mlp
// TRACE-DAG: "pid": 0, {{.*}}"name": "mesh.permute", "cat": "flight"
// TRACE-DAG: "pid": 3, {{.*}}"name": "mesh.permute", "cat": "flight"
#rows = #mesh.sharding<@m, [{"data"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"model"}]>
#inner = #mesh.sharding<@m, [{"model"}, {}]>
#both = #mesh.sharding<@m, [{"data"}, {"model"}]>
func.func @mlp(%x: tensor<8x16xf32> {mesh.name = "x", mesh.sharding = #both},
               %w1: tensor<16x32xf32> {mesh.sharding = #columns},
               %w2: tensor<32x16xf32> {mesh.sharding = #inner})
    -> (tensor<8x16xf32> {mesh.name = "y", mesh.sharding = #both}) {
  %init1 = tensor.empty() : tensor<8x32xf32>
  %zero = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%zero : f32) outs(%init1 : tensor<8x32xf32>) -> tensor<8x32xf32>
  %h = linalg.matmul ins(%x, %w1 : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
  %init2 = tensor.empty() : tensor<8x16xf32>
  %1 = linalg.fill ins(%zero : f32) outs(%init2 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %y = linalg.matmul ins(%h, %w2 : tensor<8x32xf32>, tensor<32x16xf32>) outs(%1 : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// UNEVEN: y 7x5xf32{{.*}} ok
func.func @uneven(%x: tensor<7x9xf32> {mesh.name = "x", mesh.sharding = #both}, %w: tensor<9x5xf32> {mesh.sharding = #inner})
    -> (tensor<7x5xf32> {mesh.name = "y", mesh.sharding = #both}) {
  %zero = arith.constant dense<0.0> : tensor<7x5xf32>
  %y = linalg.matmul ins(%x, %w : tensor<7x9xf32>, tensor<9x5xf32>) outs(%zero : tensor<7x5xf32>) -> tensor<7x5xf32>
  return %y : tensor<7x5xf32>
}

// REPORT-COUNT-4: "bytes_sent"
// REPORT: "devices": 4
func.func @shift(%x: tensor<8xbf16>) -> tensor<8xbf16> attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %x on @m ["data", "model"] : tensor<8xbf16>
  return %0 : tensor<8xbf16>
}
