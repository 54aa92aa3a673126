mesh.mesh @m = <["data"=2, "model"=4]>
mesh.mesh @twisted = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
mesh.mesh @single = <[]>

mesh.axis_rules @r on @m = {"batch" -> "data", "embed" -> {}, "heads" -> {"model":(1)2, "data"}}

func.func @layouts(%x: tensor<8x8xf32>, %s: tensor<f32>, %d: tensor<?x8xf32>) {
  %0 = mesh.shard %x <@m, [{"data"}, {?}]> : tensor<8x8xf32>
  %1 = mesh.shard %s <@m, []> : tensor<f32>
  %2 = mesh.shard %d <@m, [{"data"}, {}]> : tensor<?x8xf32>
  %3 = mesh.reshard %0 <@m, [{}, {"data"}]> {mesh.overlap = #mesh.overlap<ring, down>} : tensor<8x8xf32>
  return
}

func.func @tp_dense(%x: tensor<6x8xf32>, %k: tensor<8x16xf32>, %b: tensor<16xf32>, %t: tensor<16x8xf32>) {
  %0 = mesh.tp_dense gather %x, %k bias %b on @m "model" overlap <bidirectional> : (tensor<6x8xf32>, tensor<8x16xf32>, tensor<16xf32>) -> tensor<6x16xf32>
  %1 = mesh.tp_dense scatter %x, %t on @m "model" {skip_communication, transpose_kernel} : (tensor<6x8xf32>, tensor<16x8xf32>) -> tensor<6x16xf32>
  %2 = mesh.tp_dense none %x, %k on @m ["model":(2)2] : (tensor<6x8xf32>, tensor<8x16xf32>) -> tensor<6x16xf32>
  return
}

func.func @shard_map(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{}, {"model"}]>] out [<@m, [{}, {}], partial=sum{"model"}>] {
  ^bb0(%part: tensor<8x16xf32>):
    %all = mesh.all_gather %part on @m ["model"] dim 1 : tensor<8x16xf32> -> tensor<8x64xf32>
    mesh.yield %all : tensor<8x64xf32>
  } : (tensor<8x64xf32>) -> tensor<8x64xf32>
  mesh.shard_map on @m manual [] () in [] out [] {
    mesh.yield
  } : () -> ()
  return %0 : tensor<8x64xf32>
}

func.func @where_am_i() attributes {mesh.spmd = @m} {
  %0 = mesh.axis_index @m ["model", "data"]
  %1 = mesh.axis_size @m ["model":(1)2]
  return
}

func.func @collectives(%x: tensor<8x4xf32>, %i: tensor<8xi32>, %c: tensor<4xcomplex<f32>>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %x on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %1 = mesh.all_reduce sum %x on @m ["data", "model"] : tensor<8x4xf32>
  %2 = mesh.all_reduce and %i on @m [] : tensor<8xi32>
  %3 = mesh.reduce_scatter max %x on @m ["model":(2)2] dim 0 : tensor<8x4xf32> -> tensor<4x4xf32>
  %4 = mesh.all_to_all %x on @m ["model"] split 0 concat 1 : tensor<8x4xf32> -> tensor<2x16xf32>
  %5 = mesh.all_to_all %x on @m ["model"] split 0 concat 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  %6 = mesh.all_slice %x on @m ["data"] dim 0 : tensor<8x4xf32> -> tensor<4x4xf32>
  %7 = mesh.permute %x on @m ["model"] shift -9223372036854775807 : tensor<8x4xf32>
  %8 = mesh.permute %c on @m ["model"] pairs [0 -> 1, 3 -> 0] : tensor<4xcomplex<f32>>
  %swapped = mesh.permute %x on @m ["data", "model"] to ["model":(1)2, "data", "model":(2)2] : tensor<8x4xf32>
  %9 = mesh.permute %x on @m ["model"] pairs [] : tensor<8x4xf32>
  %10 = mesh.broadcast %x on @m ["model"] root 3 : tensor<8x4xf32>
  return
}

func.func @messages(%x: tensor<4xf32>, %peer: index) attributes {mesh.program} {
  mesh.send %x to %peer tag 7 on @m : tensor<4xf32>
  %0 = mesh.recv from %peer tag 7 on @m : tensor<4xf32>
  %f = mesh.async {
    %1 = mesh.recv from %peer tag 8 on @m : tensor<4xf32>
    mesh.yield %1 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %2 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return
}
