// RUN: mesh-opt %s --mesh-lower-model -split-input-file -verify-diagnostics

mesh.mesh @m = <["a"=4]>
func.func private @external(tensor<2xf32>) -> tensor<2xf32>
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = mesh.shard_map on @m manual ["a"] (%x) in [<@m, [{"a"}]>] out [<@m, [{"a"}]>] {
  ^bb0(%part: tensor<2xf32>):
    // expected-error @below {{'func.call' op in a region of mesh.shard_map must call a function with a body of one block}}
    %y = func.call @external(%part) : (tensor<2xf32>) -> tensor<2xf32>
    mesh.yield %y : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["a"=4]>
func.func private @again(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{'func.call' op in a region of mesh.shard_map is recursive}}
  %y = func.call @again(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = mesh.shard_map on @m manual ["a"] (%x) in [<@m, [{"a"}]>] out [<@m, [{"a"}]>] {
  ^bb0(%part: tensor<2xf32>):
    %y = func.call @again(%part) : (tensor<2xf32>) -> tensor<2xf32>
    mesh.yield %y : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["a"=4]>
func.func private @whole(%x: tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = mesh.shard_map on @m manual ["a"] (%x) in [<@m, [{"a"}]>] out [<@m, [{"a"}]>] {
  ^bb0(%part: tensor<2xf32>):
    // expected-error @below {{'func.call' op in a region of mesh.shard_map calls a function that is written for whole tensors}}
    %y = func.call @whole(%part) : (tensor<2xf32>) -> tensor<2xf32>
    mesh.yield %y : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["a"=4, "b"=2]>
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = mesh.shard_map on @m manual ["a"] (%x) in [<@m, [{"a"}]>] out [<@m, [{"a"}]>] {
  ^bb0(%part: tensor<2xf32>):
    // expected-error @below {{'mesh.all_reduce' op is over axis "b", which is not manual}}
    %y = mesh.all_reduce sum %part on @m ["b"] : tensor<2xf32>
    mesh.yield %y : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["a"=4, "b"=2, "c"=2]>
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = mesh.shard_map on @m manual ["a"] (%x) in [<@m, [{"a"}]>] out [<@m, [{"a"}]>] {
  ^bb0(%part: tensor<2xf32>):
    %s = mesh.shard_map on @m manual ["b"] (%part) in [<@m, [{"b"}]>] out [<@m, [{"b"}]>] {
    ^bb0(%block: tensor<1xf32>):
      %i = mesh.axis_index @m ["b", "a"]
      // expected-error @below {{'mesh.all_reduce' op is over axis "c", which is not manual}}
      %y = mesh.all_reduce sum %block on @m ["b", "c"] : tensor<1xf32>
      mesh.yield %y : tensor<1xf32>
    } : (tensor<2xf32>) -> tensor<2xf32>
    mesh.yield %s : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["a"=4, "b"=2]>
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-note @below {{region here}}
  %r = mesh.shard_map on @m manual ["a"] (%x) in [<@m, [{"a"}]>] out [<@m, [{"a"}]>] {
  ^bb0(%part: tensor<2xf32>):
    // expected-error @below {{'mesh.shard_map' op is in a region that is not split along its axes}}
    %s = mesh.shard_map on @m manual ["b"] (%part) in [<@m, [{"b"}]>] out [<@m, [{"b"}]>] {
    ^bb0(%block: tensor<1xf32>):
      %f = mesh.async {
        %p = mesh.permute %block on @m ["b"] shift 1 : tensor<1xf32>
        mesh.yield %p : tensor<1xf32>
      } : !mesh.future<tensor<1xf32>>
      %p = mesh.wait %f : !mesh.future<tensor<1xf32>>
      mesh.yield %p : tensor<1xf32>
    } : (tensor<2xf32>) -> tensor<2xf32>
    mesh.yield %s : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
