// Weights gathered one layer ahead and gradients reduced one layer later are
// what they are when all is done in its order.
//
// REQUIRES: mesh-run
// DEFINE: %{run} = mesh-run %s --opt-level=0 --overlap=none
// RUN: %{run} --entry=layers --reference=%s:layers_plain
// RUN: %{run} --entry=layers --reference=%s:layers_plain --pipeline="func.func(mesh-schedule-async{min-bytes=16})"
// RUN: %{run} --entry=layers --reference=%s:layers_plain --pipeline="func.func(mesh-schedule-async{min-bytes=16})" --link=data:latency=100us,bandwidth=1GB/s
// RUN: %{run} --entry=layers --reference=%s:layers_plain --pipeline="mesh-rings{min-bytes=16 max-bytes-in-flight=4096}"
// RUN: %{run} --entry=unsigned --reference=%s:layers_plain --pipeline="func.func(mesh-schedule-async{min-bytes=16})"

mesh.mesh @m = <["data"=4]>

// Six layers, and for each the sum over the devices of what it gives.
func.func @layers(
    %x: tensor<4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %weights: tensor<6x2x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {}]>})
    -> (tensor<4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
        tensor<6x4x2xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"data"}]>})
    attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zeros = arith.constant dense<0.0> : tensor<4x8xf32>
  %sums = arith.constant dense<0.0> : tensor<6x4x2xf32>
  %r:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%at = %x, %all = %sums) -> (tensor<4x8xf32>, tensor<6x4x2xf32>) {
    %part = tensor.extract_slice %weights[%i, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<6x2x8xf32> to tensor<2x8xf32>
    %w = mesh.all_gather %part on @m ["data"] dim 0 : tensor<2x8xf32> -> tensor<8x8xf32>
    %y = linalg.matmul ins(%at, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<4x8xf32>) -> tensor<4x8xf32>
    %on = math.tanh %y : tensor<4x8xf32>
    %sum = mesh.reduce_scatter sum %on on @m ["data"] dim 1 : tensor<4x8xf32> -> tensor<4x2xf32>
    %stored = tensor.insert_slice %sum into %all[%i, 0, 0] [1, 4, 2] [1, 1, 1] : tensor<4x2xf32> into tensor<6x4x2xf32>
    scf.yield %on, %stored : tensor<4x8xf32>, tensor<6x4x2xf32>
  }
  return %r#0, %r#1 : tensor<4x8xf32>, tensor<6x4x2xf32>
}

// The same in a loop that counts without sign, from 125 to 130.
func.func @unsigned(
    %x: tensor<4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %weights: tensor<6x2x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {}]>})
    -> (tensor<4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
        tensor<6x4x2xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"data"}]>})
    attributes {mesh.spmd = @m} {
  %begin = arith.constant 125 : i8
  %step = arith.constant 1 : i8
  %end = arith.constant 131 : i8
  %zeros = arith.constant dense<0.0> : tensor<4x8xf32>
  %sums = arith.constant dense<0.0> : tensor<6x4x2xf32>
  %r:2 = scf.for unsigned %i = %begin to %end step %step iter_args(%at = %x, %all = %sums) -> (tensor<4x8xf32>, tensor<6x4x2xf32>) : i8 {
    %distance = arith.subi %i, %begin : i8
    %layer = arith.index_castui %distance : i8 to index
    %part = tensor.extract_slice %weights[%layer, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<6x2x8xf32> to tensor<2x8xf32>
    %w = mesh.all_gather %part on @m ["data"] dim 0 : tensor<2x8xf32> -> tensor<8x8xf32>
    %y = linalg.matmul ins(%at, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<4x8xf32>) -> tensor<4x8xf32>
    %on = math.tanh %y : tensor<4x8xf32>
    %sum = mesh.reduce_scatter sum %on on @m ["data"] dim 1 : tensor<4x8xf32> -> tensor<4x2xf32>
    %stored = tensor.insert_slice %sum into %all[%layer, 0, 0] [1, 4, 2] [1, 1, 1] : tensor<4x2xf32> into tensor<6x4x2xf32>
    scf.yield %on, %stored : tensor<4x8xf32>, tensor<6x4x2xf32>
  }
  return %r#0, %r#1 : tensor<4x8xf32>, tensor<6x4x2xf32>
}

func.func @layers_plain(%x: tensor<16x8xf32>, %weights: tensor<6x8x8xf32>) -> (tensor<16x8xf32>, tensor<6x4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zeros = arith.constant dense<0.0> : tensor<16x8xf32>
  %sums = arith.constant dense<0.0> : tensor<6x4x8xf32>
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %r:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%at = %x, %all = %sums) -> (tensor<16x8xf32>, tensor<6x4x8xf32>) {
    %w = tensor.extract_slice %weights[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<6x8x8xf32> to tensor<8x8xf32>
    %y = linalg.matmul ins(%at, %w : tensor<16x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<16x8xf32>) -> tensor<16x8xf32>
    %on = math.tanh %y : tensor<16x8xf32>
    %parts = tensor.expand_shape %on [[0, 1], [2]] output_shape [4, 4, 8] : tensor<16x8xf32> into tensor<4x4x8xf32>
    %sum = linalg.reduce {arith.addf} ins(%parts : tensor<4x4x8xf32>) outs(%zero : tensor<4x8xf32>) dimensions = [0]
    %stored = tensor.insert_slice %sum into %all[%i, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<4x8xf32> into tensor<6x4x8xf32>
    scf.yield %on, %stored : tensor<16x8xf32>, tensor<6x4x8xf32>
  }
  return %r#0, %r#1 : tensor<16x8xf32>, tensor<6x4x8xf32>
}
