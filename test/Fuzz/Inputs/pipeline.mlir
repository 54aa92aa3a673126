mesh.mesh @m = <["pipe"=2, "model"=2]>

func.func @uniform(%x: tensor<8x4xf32>, %w: tensor<4x4xf32>, %mask: tensor<8xf32>) -> tensor<8x4xf32> {
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 params(%w) split(%mask) {
  ^bb0(%h: tensor<4x4xf32>, %k: tensor<4xf32>, %part: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4x4xf32>
  } : (tensor<8x4xf32>, tensor<4x4xf32>, tensor<8xf32>) -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

func.func @scheduled(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 contiguous schedule "interleaved-1f1b" chunks 2 {
  ^bb0(%h: tensor<4x4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

func.func @backward(%x: tensor<8xf32>, %w: tensor<2x4xf32>, %d: tensor<8xf32>) {
  %y:3 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "gpipe" params(%w) gradients(%d) {
  ^bb0(%h: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32> saving %h : tensor<4xf32>
  } backward {
  ^bb0(%h: tensor<4xf32>, %dh: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh : tensor<4xf32> saving %h : tensor<4xf32>
  } weights {
  ^bb0(%h: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>, tensor<2x4xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>)
  %i = arith.constant dense<0> : tensor<8xi32>
  %z = mesh.pipeline(%i) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" gradients(%d) {
  ^bb0(%h: tensor<4xi32>, %stage: index, %microbatch: index):
    %f = arith.sitofp %h : tensor<4xi32> to tensor<4xf32>
    mesh.stage_yield %f : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } backward {
  ^bb0(%dh: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield
  }, {
  ^bb0(%dh: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh : tensor<4xf32>
  } : (tensor<8xi32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

func.func @own(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xi32>) {
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 contiguous {
  ^bb0(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    %i = arith.constant dense<1> : tensor<1xi32>
    mesh.stage_yield %i, %h : tensor<1xi32>, tensor<2xf32>
  }, {
  ^bb0(%i: tensor<1xi32>, %h: tensor<2xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h, %i : tensor<2xf32>, tensor<1xi32>
  } {mesh.shardings = [#mesh.sharding<@m, [{}]>, #mesh.sharding<@m, [{}]>]} : (tensor<8xf32>) -> (tensor<8xf32>, tensor<4xi32>)
  return %y#0, %y#1 : tensor<8xf32>, tensor<4xi32>
}

func.func @parts(%w: tensor<4x4xf32>) -> tensor<2x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %own = mesh.own_part %w on @m "pipe" : tensor<4x4xf32> -> tensor<2x4xf32>
  %last = scf.for %i = %c0 to %c1 step %c1 iter_args(%part = %own) -> tensor<2x4xf32> {
    %next = mesh.permute %part on @m ["pipe"] shift 1 : tensor<2x4xf32>
    scf.yield %next : tensor<2x4xf32>
  } {mesh.manual = #mesh.axes<["pipe"]>}
  %all = mesh.join_parts %own on @m "pipe" : tensor<2x4xf32> -> tensor<4x4xf32>
  %sum = mesh.sum_parts %last on @m "pipe" : tensor<2x4xf32>
  return %sum : tensor<2x4xf32>
}
