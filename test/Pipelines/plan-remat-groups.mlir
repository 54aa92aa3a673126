// A forward loop saves what it carries at the beginning of each group of
// iterations alone, where nothing else fits. The backward loop runs each group
// again.
//
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=21000 --canonicalize --cse --remarks-filter=mesh-plan-remat --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
// REMARK: @whole needs 19456 B instead of 37888 B, {{.*}}; loops in groups of 4 iterations
// REMARK: @rest needs 18432 B instead of 44032 B, {{.*}}; loops in groups of 3 iterations
//
// Of the stacks of a group, those of the exponentials may be left out.
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=19000 --canonicalize --cse | FileCheck %s --check-prefix=LEFT
// LEFT-LABEL: func.func @whole(
// LEFT: mesh.optimization_barrier
// LEFT: scf.for {{.*}} -> (tensor<16x16xf32>, tensor<4x16x16xf32>) {
// LEFT-LABEL: func.func @rest(
//
// A plan without groups that takes less time comes first.
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=30000 --remarks-filter=mesh-plan-remat --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=WITHOUT
// WITHOUT: @whole needs {{[0-9]+}} B instead of 37888 B
// WITHOUT-NOT: in groups

// CHECK-LABEL: func.func @whole(
// CHECK-SAME:    %[[X:.*]]: tensor<16x16xf32>, %[[W:.*]]: tensor<16x16xf32>)
// CHECK-DAG:     %[[C3:.*]] = arith.constant 3 : index
// CHECK-DAG:     %[[C4:.*]] = arith.constant 4 : index
// CHECK:         %[[FORWARD:.*]]:3 = scf.for %[[G:.*]] = %{{.*}} to %[[C4]] step %{{.*}} iter_args(%[[AT:.*]] = %[[X]], %[[SUM:.*]] = %[[X]], %[[STATES:.*]] = %{{.*}}) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<4x16x16xf32>)
// CHECK:           tensor.insert_slice %[[AT]] into %[[STATES]][%[[G]], 0, 0]
// CHECK:           scf.for %{{.*}} = %{{.*}} to %[[C4]] step %{{.*}} iter_args(%{{.*}} = %[[AT]], %{{.*}} = %[[SUM]]) -> (tensor<16x16xf32>, tensor<16x16xf32>)
// CHECK-NOT:         tensor.insert_slice
// CHECK:         scf.for %[[H:.*]] = %{{.*}} to %[[C4]] step %{{.*}} iter_args(%{{.*}} = %[[FORWARD]]#0)
// CHECK:           %[[GROUP:.*]] = arith.subi %[[C3]], %[[H]]
// CHECK:           %[[STATE:.*]] = tensor.extract_slice %[[FORWARD]]#2[%[[GROUP]], 0, 0]
// CHECK-DAG:       %[[BEGIN:.*]] = mesh.optimization_barrier %[[STATE]]
// CHECK-DAG:       %[[AGAIN:.*]] = mesh.optimization_barrier %[[W]]
// The sum does not run again.
// CHECK:           %[[STACK:.*]]:3 = scf.for %{{.*}} = %{{.*}} to %[[C4]] step %{{.*}} iter_args(%{{.*}} = %[[BEGIN]], %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) -> (tensor<16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>)
// CHECK-NOT:         arith.addf
// CHECK:             linalg.matmul ins(%{{.*}}, %[[AGAIN]] :
// CHECK-NOT:         arith.addf
// CHECK:           scf.for %[[L:.*]] = %{{.*}} to %[[C4]]
// CHECK:             %[[LOCAL:.*]] = arith.subi %[[C3]], %[[L]]
// CHECK:             tensor.extract_slice %[[STACK]]#1[%[[LOCAL]], 0, 0]
// CHECK:         return
func.func @whole(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.constant 15 : index
  %count = arith.constant 16 : index
  %begin = arith.constant 0 : index
  %end = arith.constant 16 : index
  %step = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %stack = tensor.empty() : tensor<16x16x16xf32>
  %forward:4 = scf.for %v = %begin to %end step %step iter_args(%at = %x, %sum = %x, %s0 = %stack, %s1 = %stack)
      -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16x16xf32>, tensor<16x16x16xf32>) {
    %d = arith.subi %v, %begin : index
    %i = arith.divui %d, %step : index
    %t0 = tensor.insert_slice %at into %s0[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<16x16xf32> into tensor<16x16x16xf32>
    %h = math.exp %at : tensor<16x16xf32>
    %t1 = tensor.insert_slice %h into %s1[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<16x16xf32> into tensor<16x16x16xf32>
    %next = linalg.matmul ins(%h, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %more = arith.addf %sum, %next : tensor<16x16xf32>
    scf.yield %next, %more, %t0, %t1 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16x16xf32>, tensor<16x16x16xf32>
  }
  %backward = scf.for %j = %c0 to %count step %c1 iter_args(%dy = %forward#0) -> (tensor<16x16xf32>) {
    %i = arith.subi %last, %j : index
    %at = tensor.extract_slice %forward#2[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<16x16x16xf32> to tensor<16x16xf32>
    %h = tensor.extract_slice %forward#3[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<16x16x16xf32> to tensor<16x16xf32>
    %dh = linalg.matmul ins(%dy, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %dx = arith.mulf %dh, %h : tensor<16x16xf32>
    %dd = arith.addf %dx, %at : tensor<16x16xf32>
    scf.yield %dd : tensor<16x16xf32>
  }
  return %backward, %forward#1 : tensor<16x16xf32>, tensor<16x16xf32>
}

// The backward part begins with the iterations that are in no whole group.
// CHECK-LABEL: func.func @rest(
// CHECK:         %[[FORWARD:.*]]:3 = scf.for {{.*}} -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<5x16x16xf32>)
// CHECK:           scf.for
// CHECK:         %[[LAST:.*]]:{{[0-9]}} = scf.for {{.*}}%[[FORWARD]]#0, {{.*}}%[[FORWARD]]#1, {{.*}} -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<4x16x16xf32>{{.*}})
// CHECK:         scf.for {{.*}} = %[[LAST]]#0)
// CHECK:           tensor.extract_slice %[[LAST]]#2
// CHECK:         scf.for
// CHECK:           tensor.extract_slice %[[FORWARD]]#2
// CHECK:           scf.for {{.*}} -> (tensor<16x16xf32>, tensor<3x16x16xf32>{{.*}})
// CHECK:           scf.for
// CHECK:         return {{.*}}, %[[LAST]]#1
func.func @rest(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.constant 18 : index
  %count = arith.constant 19 : index
  %begin = arith.constant 3 : index
  %end = arith.constant 98 : index
  %step = arith.constant 5 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %stack = tensor.empty() : tensor<19x16x16xf32>
  %forward:4 = scf.for %v = %begin to %end step %step iter_args(%at = %x, %sum = %x, %s0 = %stack, %s1 = %stack)
      -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<19x16x16xf32>, tensor<19x16x16xf32>) {
    %d = arith.subi %v, %begin : index
    %i = arith.divui %d, %step : index
    %t0 = tensor.insert_slice %at into %s0[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<16x16xf32> into tensor<19x16x16xf32>
    %h = math.exp %at : tensor<16x16xf32>
    %t1 = tensor.insert_slice %h into %s1[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<16x16xf32> into tensor<19x16x16xf32>
    %next = linalg.matmul ins(%h, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %more = arith.addf %sum, %next : tensor<16x16xf32>
    scf.yield %next, %more, %t0, %t1 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<19x16x16xf32>, tensor<19x16x16xf32>
  }
  %backward = scf.for %j = %c0 to %count step %c1 iter_args(%dy = %forward#0) -> (tensor<16x16xf32>) {
    %i = arith.subi %last, %j : index
    %at = tensor.extract_slice %forward#2[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<19x16x16xf32> to tensor<16x16xf32>
    %h = tensor.extract_slice %forward#3[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<19x16x16xf32> to tensor<16x16xf32>
    %dh = linalg.matmul ins(%dy, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %dx = arith.mulf %dh, %h : tensor<16x16xf32>
    %dd = arith.addf %dx, %at : tensor<16x16xf32>
    scf.yield %dd : tensor<16x16xf32>
  }
  return %backward, %forward#1 : tensor<16x16xf32>, tensor<16x16xf32>
}
