// A loop hands on numbers that calls make of tensors: they are no buffers.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check --opt-level=0

mesh.mesh @m = <["a"=2]>

func.func private @step(%x: tensor<6xf32>, %n: index) -> (tensor<6xf32>, index) {
  %c1 = arith.constant 1 : index
  %half = arith.constant dense<0.5> : tensor<6xf32>
  %y = arith.mulf %x, %half : tensor<6xf32>
  %next = arith.addi %n, %c1 : index
  return %y, %next : tensor<6xf32>, index
}

func.func private @is_large(%x: tensor<6xf32>) -> i1 {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %bound = arith.constant 0.01 : f32
  %square = arith.mulf %x, %x : tensor<6xf32>
  %sum = linalg.reduce {arith.addf} ins(%square : tensor<6xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %norm = tensor.extract %sum[] : tensor<f32>
  %go = arith.cmpf ogt, %norm, %bound : f32
  return %go : i1
}

func.func @count(%x: tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}]>}) -> (tensor<6xf32>, tensor<index>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x, %k = %c0) -> (tensor<6xf32>, index) {
    %z = math.tanh %a : tensor<6xf32>
    %q:2 = func.call @step(%z, %k) : (tensor<6xf32>, index) -> (tensor<6xf32>, index)
    scf.yield %q#0, %q#1 : tensor<6xf32>, index
  }
  %n = tensor.from_elements %r#1 : tensor<index>
  return %r#0, %n : tensor<6xf32>, tensor<index>
}

func.func @converge(%x: tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}]>}) -> tensor<6xf32> {
  %half = arith.constant dense<0.5> : tensor<6xf32>
  %r = scf.while (%a = %x) : (tensor<6xf32>) -> tensor<6xf32> {
    %go = func.call @is_large(%a) : (tensor<6xf32>) -> i1
    scf.condition(%go) %a : tensor<6xf32>
  } do {
  ^bb0(%a: tensor<6xf32>):
    %b = arith.mulf %a, %half : tensor<6xf32>
    scf.yield %b : tensor<6xf32>
  }
  return %r : tensor<6xf32>
}
