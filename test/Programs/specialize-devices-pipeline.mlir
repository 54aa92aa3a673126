// A pipeline of four stages on four thousand devices becomes four programs:
// each has a loop over its own micro-batches, and none over its idle steps.
//
// RUN: mesh-opt %s --mesh-programs | FileCheck %s

mesh.mesh @m = <["data"=1000, "pipe"=4]>

// CHECK: mesh.programs @pipeline on @m ["pipe"] = {@pipeline.0 at [0], @pipeline.1 at [1], @pipeline.2 at [2], @pipeline.3 at [3]}

// The first stage takes micro-batches, and sends on. The result is the last
// one's: the others add zero.

// CHECK-LABEL: func private @pipeline.0
// CHECK-SAME: (%[[X:[^:]*]]: tensor<6x2x4xf32>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C6:.*]] = arith.constant 6 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<6x2x4xf32>
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[C6]] step %[[C1]] {
// CHECK-NEXT: tensor.extract_slice %[[X]][%[[I]], 0, 0]
// CHECK-NEXT: tensor.collapse_shape
// CHECK-NEXT: linalg.matmul
// CHECK-NEXT: %[[Y:.*]] = math.tanh
// CHECK-NEXT: mesh.send %[[Y]] to %[[C1]] tag 0 on @m ["pipe"]
// CHECK-NEXT: }
// CHECK-NEXT: return %[[ZERO]]

// A stage in the middle receives its next micro-batch while it sends on. The
// last one has no next.

// CHECK-LABEL: func private @pipeline.1
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[C6:.*]] = arith.constant 6 : index
// CHECK: %[[H0:.*]] = mesh.recv from %[[C0]] tag 0 on @m ["pipe"]
// CHECK-NEXT: %[[H5:.*]] = scf.for %{{.*}} = %[[C1]] to %[[C6]] step %[[C1]] iter_args(%[[H:.*]] = %[[H0]])
// CHECK-NEXT: linalg.matmul ins(%[[H]],
// CHECK-NEXT: %[[Y:.*]] = math.tanh
// CHECK-NEXT: %[[FUTURE:.*]] = mesh.async {
// CHECK-NEXT: mesh.recv from %[[C0]] tag 0 on @m ["pipe"]
// CHECK: mesh.send %[[Y]] to %[[C2]] tag 0 on @m ["pipe"]
// CHECK-NEXT: %[[NEXT:.*]] = mesh.wait %[[FUTURE]]
// CHECK-NEXT: scf.yield %[[NEXT]]
// CHECK-NEXT: }
// CHECK-NEXT: linalg.matmul ins(%[[H5]],
// CHECK-NEXT: %[[Y5:.*]] = math.tanh
// CHECK-NEXT: mesh.send %[[Y5]] to %[[C2]] tag 0 on @m ["pipe"]
// CHECK-NEXT: return

// CHECK-LABEL: func private @pipeline.2

// The last stage writes the result, and sends nothing.

// CHECK-LABEL: func private @pipeline.3
// CHECK-NOT: mesh.send
// CHECK: mesh.recv
// CHECK: scf.for
// CHECK: tensor.insert_slice
// CHECK: mesh.recv
// CHECK: }
// CHECK: %[[OUT:.*]] = tensor.insert_slice %{{.*}}[5, 0, 0]
// CHECK-NEXT: return %[[OUT]]
func.func @pipeline(%x: tensor<6x2x4xf32>, %w: tensor<1x4x4xf32>) -> tensor<6x2x4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %c9 = arith.constant 9 : index
  %state0 = arith.constant dense<0.0> : tensor<2x4xf32>
  %out0 = arith.constant dense<0.0> : tensor<6x2x4xf32>
  %stage = mesh.axis_index @m ["pipe"]
  %k = tensor.extract_slice %w[0, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<1x4x4xf32> to tensor<4x4xf32>
  %first = arith.cmpi eq, %stage, %c0 : index
  %last = arith.cmpi eq, %stage, %c3 : index
  %r:2 = scf.for %t = %c0 to %c9 step %c1 iter_args(%state = %state0, %out = %out0) -> (tensor<2x4xf32>, tensor<6x2x4xf32>) {
    %mb = arith.subi %t, %stage : index
    %begun = arith.cmpi sge, %mb, %c0 : index
    %going = arith.cmpi slt, %mb, %c6 : index
    %active = arith.andi %begun, %going : i1
    %next:2 = scf.if %active -> (tensor<2x4xf32>, tensor<6x2x4xf32>) {
      %in = tensor.extract_slice %x[%mb, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<6x2x4xf32> to tensor<2x4xf32>
      %h = arith.select %first, %in, %state : tensor<2x4xf32>
      %p = linalg.matmul ins(%h, %k : tensor<2x4xf32>, tensor<4x4xf32>) outs(%state0 : tensor<2x4xf32>) -> tensor<2x4xf32>
      %y = math.tanh %p : tensor<2x4xf32>
      %o = scf.if %last -> tensor<6x2x4xf32> {
        %new = tensor.insert_slice %y into %out[%mb, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<2x4xf32> into tensor<6x2x4xf32>
        scf.yield %new : tensor<6x2x4xf32>
      } else {
        scf.yield %out : tensor<6x2x4xf32>
      }
      scf.yield %y, %o : tensor<2x4xf32>, tensor<6x2x4xf32>
    } else {
      scf.yield %state, %out : tensor<2x4xf32>, tensor<6x2x4xf32>
    }
    %sent = mesh.permute %next#0 on @m ["pipe"] pairs [0 -> 1, 1 -> 2, 2 -> 3] : tensor<2x4xf32>
    scf.yield %sent, %next#1 : tensor<2x4xf32>, tensor<6x2x4xf32>
  }
  return %r#1 : tensor<6x2x4xf32>
}
