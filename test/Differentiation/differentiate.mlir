// RUN: mesh-opt --mesh-differentiate --canonicalize --cse %s | FileCheck %s
// RUN: mesh-opt --mesh-spmd %s | FileCheck %s --check-prefix=SPMD
// RUN: mesh-run %s --entry=loss_gradient --check
// RUN: mesh-run %s --entry=hessian_product --check
// RUN: mesh-run %s --entry=decay_vjp --check

mesh.mesh @m = <["data"=4]>

// The operands of a contraction have contractions for cotangents, and results
// the names and shardings of arguments.
func.func @loss(%w: tensor<6x8xf32> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>},
                %x: tensor<4x6xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %zeros = arith.constant dense<0.0> : tensor<4x8xf32>
  %whole = mesh.shard %w <@m, [{}, {}]> : tensor<6x8xf32>
  %h = linalg.matmul ins(%x, %whole : tensor<4x6xf32>, tensor<6x8xf32>)
      outs(%zeros : tensor<4x8xf32>) -> tensor<4x8xf32>
  %t = math.tanh %h : tensor<4x8xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%t : tensor<4x8xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}

// CHECK-LABEL: func.func @loss_gradient(
// CHECK-SAME:    %[[W:.*]]: tensor<6x8xf32> {mesh.name = "w", {{.*}}}, %[[X:.*]]: tensor<4x6xf32>
// CHECK-SAME:    -> (tensor<f32> {mesh.name = "loss"}, tensor<6x8xf32> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>})
// CHECK:         %[[TANH:.*]] = math.tanh
// CHECK:         %[[LOSS:.*]] = linalg.reduce
// CHECK:         %[[SQUARE:.*]] = arith.mulf %[[TANH]], %[[TANH]]
// CHECK:         %[[SLOPE:.*]] = arith.subf %{{.*}}, %[[SQUARE]]
// CHECK:         %[[PRODUCT:.*]] = arith.mulf %{{.*}}, %[[SLOPE]]
// CHECK:         %[[GRADIENT:.*]] = linalg.generic {{.*}}iterator_types = ["reduction", "parallel", "parallel"]} ins(%[[X]], %[[PRODUCT]]
// CHECK:           arith.mulf
// CHECK-NEXT:      arith.addf
// CHECK-NEXT:      linalg.yield
// CHECK:         %[[SHARD:.*]] = mesh.shard %[[GRADIENT]]
// CHECK:         return %[[LOSS]], %[[SHARD]]
// CHECK-NOT:     mesh.derivative
mesh.derivative @loss_gradient = gradient of @loss wrt ["w"] with value
mesh.derivative @hessian_product = jvp of @loss_gradient wrt [0]

// A loop saves what its backward loop reads, and puts in place the cotangent of
// what it reads by slices, each once.
func.func @decay(%x: tensor<4xf32>, %rates: tensor<3x4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x) -> (tensor<4xf32>) {
    %rate = tensor.extract_slice %rates[%i, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
    %next = arith.mulf %h, %rate : tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @decay_vjp(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4xf32>, %[[RATES:[^:]*]]: tensor<3x4xf32>, %[[SEED:[^:]*]]: tensor<4xf32>
// CHECK:         %[[STACK:.*]] = tensor.empty() : tensor<3x4xf32>
// CHECK:         scf.for %[[I:[^ ]*]] = {{.*}} iter_args(%[[H:[^ ]*]] = %[[X]], %[[SAVED:[^ ]*]] = %[[STACK]])
// CHECK:           tensor.extract_slice %[[RATES]]
// CHECK:           tensor.insert_slice %[[H]] into %[[SAVED]][%[[I]], 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
// CHECK:         %[[BACKWARD:.*]]:2 = scf.for %[[J:[^ ]*]] = {{.*}} iter_args(%{{[^ ]*}} = %[[SEED]], %[[SUM:[^ ]*]] = %{{.*}})
// CHECK:           %[[ITERATION:.*]] = arith.subi %{{.*}}, %[[J]]
// CHECK:           tensor.extract_slice %[[RATES]][%[[ITERATION]], 0] [1, 4] [1, 1]
// CHECK-NOT:       arith.addf
// CHECK:           tensor.insert_slice %{{.*}} into %[[SUM]][%[[ITERATION]], 0] [1, 4] [1, 1]
// CHECK:         return %[[BACKWARD]]#0, %[[BACKWARD]]#1
mesh.derivative @decay_vjp = vjp of @decay wrt [0, 1]

// Where two iterations may read the same slice, its cotangent is added up.
func.func @last(%x: tensor<4xf32>, %rates: tensor<3x4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x) -> (tensor<4xf32>) {
    %j = arith.minsi %i, %c1 : index
    %rate = tensor.extract_slice %rates[%j, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
    %next = arith.mulf %h, %rate : tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @last_vjp(
// CHECK:         scf.for
// CHECK:         scf.for {{.*}} iter_args(%{{[^ ]*}} = %{{.*}}, %[[SUM:[^ ]*]] = %{{.*}})
// CHECK:           %[[SLICE:.*]] = tensor.extract_slice %[[SUM]]
// CHECK:           %[[ADDED:.*]] = arith.addf %[[SLICE]], %{{.*}}
// CHECK:           tensor.insert_slice %[[ADDED]] into %[[SUM]]
mesh.derivative @last_vjp = vjp of @last wrt [0, 1]

// Each iteration writes a slice of its own, so the backward loop carries nothing.
// The sine's operand is saved, and nothing else.
func.func @written(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zeros = arith.constant dense<0.0> : tensor<3x4xf32>
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%rows = %zeros) -> (tensor<3x4xf32>) {
    %low = arith.maxsi %i, %c0 : index
    %j = arith.minsi %low, %c2 : index
    %row = tensor.extract_slice %x[%j, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
    %exp = math.exp %row : tensor<4xf32>
    %sin = math.sin %exp : tensor<4xf32>
    %sum = arith.addf %sin, %sin : tensor<4xf32>
    %next = tensor.insert_slice %sum into %rows[%j, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
    scf.yield %next : tensor<3x4xf32>
  }
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @written_vjp(
// CHECK-SAME:    %{{[^:]*}}: tensor<3x4xf32>, %[[SEED:[^:]*]]: tensor<3x4xf32>
// CHECK:         scf.for {{.*}} -> (tensor<3x4xf32>, tensor<3x4xf32>)
// CHECK:         scf.for {{.*}} -> (tensor<3x4xf32>)
// CHECK:           tensor.extract_slice %[[SEED]]
mesh.derivative @written_vjp = vjp of @written wrt [0]

// What the loss does not depend on, and what is behind a stop, has zeros.
func.func @stopped(%x: tensor<4xf32>, %y: tensor<4xf32>, %unused: tensor<2xf32>) -> tensor<4xf32> {
  %0 = mesh.stop_gradient %x : tensor<4xf32>
  %1 = arith.mulf %0, %y : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @stopped_vjp(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4xf32>, %{{[^:]*}}: tensor<4xf32>, %{{[^:]*}}: tensor<2xf32>, %[[SEED:[^:]*]]: tensor<4xf32>
// CHECK-DAG:     %[[ZEROS:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-DAG:     %[[UNUSED:.*]] = arith.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK-DAG:     %[[Y:.*]] = arith.mulf %[[SEED]], %[[X]]
// CHECK:         return %[[ZEROS]], %[[Y]], %[[UNUSED]]
mesh.derivative @stopped_vjp = vjp of @stopped wrt [0, 1, 2]

// Gradients of split weights are reduced where they are.
// SPMD-LABEL: func.func @loss_gradient(
// SPMD:         mesh.reduce_scatter
// SPMD:         return

// The adjoint of a body reads the result of the forward program, and does not
// compute it again.
func.func @decline(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %empty = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%x, %y : tensor<8xf32>, tensor<8xf32>) outs(%empty : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %1 = arith.divf %a, %b : f32
    %2 = math.exp %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @decline_vjp(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<8xf32>, %[[Y:[^:]*]]: tensor<8xf32>, %[[SEED:[^:]*]]: tensor<8xf32>
// CHECK:         %[[RESULT:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[Y]] :
// CHECK:           math.exp
// CHECK:         linalg.generic {{.*}} ins(%[[Y]], %[[SEED]], %[[RESULT]] :
// CHECK-NOT:       math.exp
// CHECK:         return
mesh.derivative @decline_vjp = vjp of @decline wrt [0]

// A reduction by another body is a loop, whose backward pass is a loop.
func.func @squares(%x: tensor<3x5xf32>) -> tensor<3xf32> {
  %zero = arith.constant dense<0.0> : tensor<3xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]} ins(%x : tensor<3x5xf32>) outs(%zero : tensor<3xf32>) {
  ^bb0(%a: f32, %out: f32):
    %1 = arith.mulf %out, %out : f32
    %2 = arith.addf %a, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func.func @squares_vjp(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<3x5xf32>, %[[SEED:[^:]*]]: tensor<3xf32>
// CHECK:         scf.for %[[J:[^ ]*]] = %c0{{.*}} to %c5
// CHECK:           tensor.extract_slice %[[X]][0, %[[J]]] [3, 1] [1, 1]
// CHECK:           linalg.generic {{.*}}iterator_types = ["parallel"]
// CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %[[SEED]]
mesh.derivative @squares_vjp = vjp of @squares wrt [0]

// A single slice that replaces others needs no search for the last one.
func.func @set_row(%x: tensor<4x3xf32>, %row: tensor<3xf32>, %i: tensor<1xi32>) -> tensor<4x3xf32> {
  %0 = mesh.scatter_slices %row into %x at %i dims [0] by {
  ^bb0(%old: f32, %new: f32):
    mesh.scalar_yield %new : f32
  } : tensor<3xf32> into tensor<4x3xf32> at tensor<1xi32>
  return %0 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @set_row_vjp(
// CHECK-SAME:    %{{[^:]*}}: tensor<4x3xf32>, %{{[^:]*}}: tensor<3xf32>, %[[I:[^:]*]]: tensor<1xi32>, %[[SEED:[^:]*]]: tensor<4x3xf32>
// CHECK-DAG:     mesh.gather_slices %[[SEED]][%[[I]]]
// CHECK-DAG:     mesh.scatter_slices %{{.*}} into %[[SEED]] at %[[I]]
// CHECK:         return
mesh.derivative @set_row_vjp = vjp of @set_row wrt [0, 1]

// A loop saves the sum, which is read twice, and the product is computed again.
func.func @chain(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x) -> tensor<4xf32> {
    %1 = arith.addf %h, %w : tensor<4xf32>
    %2 = arith.mulf %1, %1 : tensor<4xf32>
    %3 = math.sin %2 : tensor<4xf32>
    scf.yield %3 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @chain_vjp(
// CHECK:         scf.for {{.*}} -> (tensor<4xf32>, tensor<3x4xf32>) {
// CHECK:         scf.for
// CHECK:           %[[SUM:.*]] = tensor.extract_slice
// CHECK-NEXT:      %[[PRODUCT:.*]] = arith.mulf %[[SUM]], %[[SUM]]
// CHECK-NEXT:      math.cos %[[PRODUCT]]
mesh.derivative @chain_vjp = vjp of @chain wrt [0]

// The bits of floats as integers have the derivative zero, as in JAX: there is
// no cotangent of the sine.
// CHECK-LABEL: func.func @bits_gradient(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>)
// CHECK-NOT:     math.cos
// CHECK:         %[[SIN:.*]] = math.sin %[[X]]
// CHECK-NOT:     math.cos
// CHECK:         return
func.func @bits(%x: tensor<4xf32>) -> tensor<f32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sin = math.sin %x : tensor<4xf32>
  %bits = arith.bitcast %sin : tensor<4xf32> to tensor<4xi32>
  %one = arith.constant dense<1> : tensor<4xi32>
  %next = arith.addi %bits, %one : tensor<4xi32>
  %floats = tensor.bitcast %next : tensor<4xi32> to tensor<4xf32>
  %product = arith.mulf %floats, %x : tensor<4xf32>
  %sum = linalg.reduce { arith.addf } ins(%product : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}
mesh.derivative @bits_gradient = gradient of @bits wrt [0]

// So have bits as floats of another type.
// CHECK-LABEL: func.func @halves_vjp(
// CHECK-SAME:    %{{.*}}: tensor<4xf16>, %{{.*}}: tensor<4xbf16>)
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf16>
// CHECK-NEXT:    return %[[ZERO]]
func.func @halves(%x: tensor<4xf16>) -> tensor<4xbf16> {
  %0 = tensor.bitcast %x : tensor<4xf16> to tensor<4xbf16>
  return %0 : tensor<4xbf16>
}
mesh.derivative @halves_vjp = vjp of @halves wrt [0]
