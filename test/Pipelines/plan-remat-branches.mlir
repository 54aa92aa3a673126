// Branches that run where others do compute again what those yield for them.
//
// REQUIRES: mesh-run
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=21000 --remarks-filter=mesh-plan-remat --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
//
// So a stage of a pipeline saves its inputs, and computes the rest again.
//
// RUN: mesh-run %S/Inputs/pipeline_gradient.mlir --entry=g --memory-limit=46084 --check | FileCheck %s --check-prefix=MEMORY
// MEMORY: ok
// MEMORY: memory at most 45.0 KiB on one device, 45.0 KiB predicted

// REMARK: @stages needs 20480 B instead of 24576 B
// CHECK-LABEL: func.func @stages
// CHECK-SAME: %[[I:.*]]: index, %[[X:.*]]: tensor<32x32xf32>)
// CHECK: %[[FORWARD:.*]] = scf.index_switch %[[I]] -> tensor<32x32xf32>{{ *$}}
// CHECK: scf.index_switch %[[I]] -> tensor<32x32xf32>{{ *$}}
// CHECK-NEXT: case 0 {
// CHECK: %[[P:.*]] = linalg.matmul ins(%[[X]], %[[X]]
// CHECK: %[[H:.*]] = math.tanh %[[P]]
// CHECK: linalg.matmul ins(%{{.*}}, %[[H]]
// CHECK: case 2 {
// CHECK: %[[H:.*]] = math.sin %[[X]]
// CHECK: arith.mulf %{{.*}}, %[[H]]
// CHECK: default {
func.func @stages(%i: index, %x: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<32x32xf32>
  %forward:2 = scf.index_switch %i -> tensor<32x32xf32>, tensor<32x32xf32>
  case 0 {
    %p = linalg.matmul ins(%x, %x : tensor<32x32xf32>, tensor<32x32xf32>) outs(%zero : tensor<32x32xf32>) -> tensor<32x32xf32>
    %h = math.tanh %p : tensor<32x32xf32>
    %q = linalg.matmul ins(%h, %x : tensor<32x32xf32>, tensor<32x32xf32>) outs(%zero : tensor<32x32xf32>) -> tensor<32x32xf32>
    scf.yield %q, %h : tensor<32x32xf32>, tensor<32x32xf32>
  }
  default {
    %h = math.sin %x : tensor<32x32xf32>
    %q = math.cos %h : tensor<32x32xf32>
    scf.yield %q, %h : tensor<32x32xf32>, tensor<32x32xf32>
  }
  %a = linalg.matmul ins(%forward#0, %forward#0 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%zero : tensor<32x32xf32>) -> tensor<32x32xf32>
  %b = linalg.matmul ins(%a, %forward#0 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%zero : tensor<32x32xf32>) -> tensor<32x32xf32>
  %c = arith.addf %a, %b : tensor<32x32xf32>
  // The default of the first op is case 2 here.
  %backward = scf.index_switch %i -> tensor<32x32xf32>
  case 0 {
    %m = linalg.matmul ins(%c, %forward#1 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%zero : tensor<32x32xf32>) -> tensor<32x32xf32>
    scf.yield %m : tensor<32x32xf32>
  }
  case 2 {
    %m = arith.mulf %c, %forward#1 : tensor<32x32xf32>
    scf.yield %m : tensor<32x32xf32>
  }
  default {
    scf.yield %zero : tensor<32x32xf32>
  }
  return %backward : tensor<32x32xf32>
}

// A switch over another number does not know which branch ran: the first one
// runs again.

// REMARK: @others needs 20480 B instead of 24576 B
// CHECK-LABEL: func.func @others
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index,
// CHECK-COUNT-2: scf.index_switch %[[I]] -> tensor<32x32xf32>, tensor<32x32xf32>
func.func @others(%i: index, %j: index, %x: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<32x32xf32>
  %forward:2 = scf.index_switch %i -> tensor<32x32xf32>, tensor<32x32xf32>
  case 0 {
    %h = math.sin %x : tensor<32x32xf32>
    %q = math.cos %h : tensor<32x32xf32>
    scf.yield %q, %h : tensor<32x32xf32>, tensor<32x32xf32>
  }
  default {
    %h = math.tanh %x : tensor<32x32xf32>
    %q = math.cos %h : tensor<32x32xf32>
    scf.yield %q, %h : tensor<32x32xf32>, tensor<32x32xf32>
  }
  %a = linalg.matmul ins(%forward#0, %forward#0 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%zero : tensor<32x32xf32>) -> tensor<32x32xf32>
  %b = linalg.matmul ins(%a, %forward#0 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%zero : tensor<32x32xf32>) -> tensor<32x32xf32>
  %c = arith.addf %a, %b : tensor<32x32xf32>
  %backward = scf.index_switch %j -> tensor<32x32xf32>
  case 0 {
    %m = linalg.matmul ins(%c, %forward#1 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%zero : tensor<32x32xf32>) -> tensor<32x32xf32>
    scf.yield %m : tensor<32x32xf32>
  }
  default {
    scf.yield %zero : tensor<32x32xf32>
  }
  return %backward : tensor<32x32xf32>
}
