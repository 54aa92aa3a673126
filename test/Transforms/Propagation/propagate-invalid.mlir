// RUN: mesh-opt %s --mesh-propagate --split-input-file --verify-diagnostics

mesh.mesh @m = <["data"=2]>

func.func @no_rule(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'bufferization.alloc_tensor' op is not supported by the partitioner yet: it has no sharding rule, and may have side effects, so that it cannot be replicated; attach ShardingRuleOpInterface to it, or move it into mesh.shard_map}}
  %y = bufferization.alloc_tensor() copy(%x) : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @local(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'mesh.all_reduce' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %y = mesh.all_reduce sum %x on @m ["data"] : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @layer(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>) -> tensor<8x6xf32> {
  // expected-error @below {{'mesh.tp_dense' op is lowered before shardings are propagated: run mesh-lower-pipeline and mesh-lower-model first, or mesh-spmd, which does}}
  %y = mesh.tp_dense gather %x, %w on @m "data" : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  return %y : tensor<8x6xf32>
}

mesh.mesh @m = <["data"=2]>

// -----

// Annotations of upstream's are not passed over.

// expected-error @below {{'shard.grid' op and what is on it are for upstream's passes; run convert-shard-to-mesh first, which makes a mesh and shardings of them}}
shard.grid @g(shape = 2)
func.func @upstream(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %y = shard.shard %x to %s : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @dynamic(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  // expected-error @below {{'tensor.empty' op has a tensor of dynamic shape, 'tensor<?xf32>'; the partitioner needs static shapes}}
  %y = tensor.empty(%n) : tensor<?xf32>
  return %x : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

// expected-error @below {{'func.func' op has a tensor of dynamic shape, 'tensor<?xf32>'; the partitioner needs static shapes}}
func.func private @dynamic_argument(tensor<?xf32>)

// -----

mesh.mesh @m = <["data"=2]>

// expected-error @below {{'func.func' op has several blocks; the partitioner does not support control flow between blocks yet}}
func.func @blocks(%x: tensor<8xf32>) -> tensor<8xf32> {
  cf.br ^next
^next:
  return %x : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @recursive(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'func.call' op is recursive, which the partitioner does not support}}
  %y = call @recursive(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func private @local(tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m}
func.func @calls_local(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'func.call' op in a global program calls 'local', which is in local view}}
  %y = call @local(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @a = <["data"=2]>
mesh.mesh @b = <["data"=2]>

// expected-error @below {{'func.func' op names no mesh, and the module has 2 of them; put a sharding on an argument}}
func.func @ambiguous(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----

mesh.mesh @a = <["data"=2]>
mesh.mesh @b = <["data"=2]>

// expected-error @below {{'func.func' op has shardings on meshes @a and @b; a function must be on one mesh}}
func.func private @two_meshes(tensor<8xf32> {mesh.sharding = #mesh.sharding<@a, [{}]>}, tensor<8xf32> {mesh.sharding = #mesh.sharding<@b, [{}]>})

// -----

mesh.mesh @a = <["data"=2]>
mesh.mesh @b = <["data"=2]>

func.func @other_mesh(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@a, [{}]>}) -> tensor<8xf32> {
  // expected-error @below {{'mesh.shard' op is on mesh @b, but the function it is in is on @a}}
  %y = mesh.shard %x <@b, [{}]> : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

// expected-error @below {{'func.func' op has a tensor of dynamic shape, 'tensor<*xf32>'; the partitioner needs static shapes}}
func.func private @unranked(tensor<*xf32>)

// -----

mesh.mesh @m = <["data"=2]>

func.func @local_view(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'mesh.permute' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %y = mesh.permute %x on @m ["data"] shift 1 : tensor<8xf32>
  return %y : tensor<8xf32>
}
