// Pipelines in loops and branches that data decide about, as programs of their
// own for each stage: all devices go the same way, and do in each iteration
// what the schedule says.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check --pipeline=mesh-spmd,mesh-programs
// RUN: mesh-run %s --all-entries --check --pipeline="mesh-spmd,mesh-rings{overlap=ring},mesh-programs"

mesh.mesh @m = <["p"=2, "q"=2]>

// Training with as many steps as someone wants.

func.func @train(%x: tensor<32xf32>, %w0: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"p"}, {}]>},
                 %dy: tensor<32xf32>, %steps: tensor<i8>)
    -> (tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"p"}, {}]>}, tensor<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = call @number(%steps) : (tensor<i8>) -> index
  %y0 = arith.constant dense<0.0> : tensor<32xf32>
  %rate = arith.constant dense<0.01> : tensor<4x4xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%w = %w0, %unused = %y0) -> (tensor<4x4xf32>, tensor<32xf32>) {
    %y, %dx, %dw = mesh.pipeline(%x) on @m "p" stages 4 microbatches 8
        schedule "1f1b" params(%w) gradients(%dy) {
    ^stage(%h: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
      %next = arith.mulf %h, %k : tensor<4xf32>
      mesh.stage_yield %next : tensor<4xf32> saving %h : tensor<4xf32>
    } backward {
    ^stage(%h: tensor<4xf32>, %dnext: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
      %dh = arith.mulf %dnext, %k : tensor<4xf32>
      %dk = arith.mulf %dnext, %h : tensor<4xf32>
      mesh.stage_yield %dh, %dk : tensor<4xf32>, tensor<4xf32>
    } : (tensor<32xf32>, tensor<4x4xf32>, tensor<32xf32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<4x4xf32>)
    %step = arith.mulf %dw, %rate : tensor<4x4xf32>
    %next = arith.subf %w, %step : tensor<4x4xf32>
    scf.yield %next, %y : tensor<4x4xf32>, tensor<32xf32>
  }
  return %r#0, %r#1 : tensor<4x4xf32>, tensor<32xf32>
}

// One to four.
func.func private @number(%steps: tensor<i8>) -> index {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %some = tensor.extract %steps[] : tensor<i8>
  %index = arith.index_cast %some : i8 to index
  %rest = arith.andi %index, %c3 : index
  %n = arith.addi %rest, %c1 : index
  return %n : index
}

// Until what comes out is small, and either way through the stages, uneven.

func.func @converge(%x: tensor<6x5xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"q"}]>}, %which: tensor<i1>) -> tensor<6x5xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %bound = arith.constant 0.01 : f32
  %half = arith.constant dense<0.5> : tensor<6x5xf32>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %taken = tensor.extract %which[] : tensor<i1>
  %r:2 = scf.while (%n = %c0, %a = %x) : (i32, tensor<6x5xf32>) -> (i32, tensor<6x5xf32>) {
    %square = arith.mulf %a, %a : tensor<6x5xf32>
    %sum = linalg.reduce {arith.addf} ins(%square : tensor<6x5xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
    %norm = tensor.extract %sum[] : tensor<f32>
    %large = arith.cmpf ogt, %norm, %bound : f32
    %few = arith.cmpi slt, %n, %c4 : i32
    %go = arith.andi %large, %few : i1
    scf.condition(%go) %n, %a : i32, tensor<6x5xf32>
  } do {
  ^bb0(%n: i32, %a: tensor<6x5xf32>):
    %b = scf.if %taken -> tensor<6x5xf32> {
      %y = mesh.pipeline(%a) on @m "p" stages 2 microbatches 3 {
      ^stage(%h: tensor<2x5xf32>, %stage: index, %microbatch: index):
        %next = math.tanh %h : tensor<2x5xf32>
        mesh.stage_yield %next : tensor<2x5xf32>
      } : (tensor<6x5xf32>) -> tensor<6x5xf32>
      scf.yield %y : tensor<6x5xf32>
    } else {
      %y = arith.mulf %a, %half : tensor<6x5xf32>
      scf.yield %y : tensor<6x5xf32>
    }
    %m = arith.addi %n, %c1 : i32
    scf.yield %m, %b : i32, tensor<6x5xf32>
  }
  return %r#1 : tensor<6x5xf32>
}

// Tables say which way a device goes.

func.func @table(%x: tensor<7x5x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"p"}, {"q"}, {}]>}) -> tensor<7x5x4xf32> {
  %part = tensor.extract_slice %x[0, 0, 0] [2, 5, 1] [1, 1, 1] : tensor<7x5x4xf32> to tensor<2x5xf32>
  %update = tensor.expand_shape %part [[0], [1, 2, 3]] output_shape [2, 1, 5, 1] : tensor<2x5xf32> into tensor<2x1x5x1xf32>
  %places = arith.constant dense<[[6, 1], [0, 3]]> : tensor<2x2xi64>
  %y = tensor.scatter %update into %x[%places] scatter_dims([0, 2]) unique
      : (tensor<2x1x5x1xf32>, tensor<7x5x4xf32>, tensor<2x2xi64>) -> tensor<7x5x4xf32>
  return %y : tensor<7x5x4xf32>
}
