// RUN: mesh-opt %s --mesh-erase --split-input-file --verify-diagnostics

mesh.mesh @m = <["model"=4]>

func.func @messages(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'mesh.shard_map' op has no meaning on whole tensors: its region sends messages}}
  %y = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<8xf32>):
    %c0 = arith.constant 0 : index
    // expected-note @below {{here}}
    mesh.send %part to %c0 tag 1 on @m : tensor<8xf32>
    mesh.yield %part : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["model"=4]>

func.func @bounds(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'mesh.shard_map' op has no meaning on whole tensors: its region has a loop that communicates, and whose bounds are not constants}}
  %y = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<8xf32>):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %i = mesh.axis_index @m ["model"]
    // expected-note @below {{here}}
    %z = scf.for %k = %c0 to %i step %c1 iter_args(%v = %part) -> tensor<8xf32> {
      %s = mesh.all_reduce sum %v on @m ["model"] : tensor<8xf32>
      scf.yield %s : tensor<8xf32>
    }
    mesh.yield %z : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["model"=4]>

func.func @branch(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'mesh.shard_map' op has no meaning on whole tensors: its region has control flow that communicates}}
  %y = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<8xf32>):
    %true = arith.constant true
    // expected-note @below {{here}}
    %z = scf.if %true -> tensor<8xf32> {
      %s = mesh.all_reduce sum %part on @m ["model"] : tensor<8xf32>
      scf.yield %s : tensor<8xf32>
    } else {
      scf.yield %part : tensor<8xf32>
    }
    mesh.yield %z : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["a"=2, "b"=2]>

func.func @of_two_regions(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = mesh.shard_map on @m manual ["a"] (%x) in [<@m, [{"a"}]>] out [<@m, [{"a"}]>] {
  ^bb0(%part: tensor<4xf32>):
    // expected-error @below {{'mesh.shard_map' op has no meaning on whole tensors: its region communicates over axes of the region around it as well}}
    %z = mesh.shard_map on @m manual ["b"] (%part) in [<@m, [{"b"}]>] out [<@m, [{"b"}]>] {
    ^bb0(%block: tensor<2xf32>):
      // expected-note @below {{here}}
      %sum = mesh.all_reduce sum %block on @m ["a", "b"] : tensor<2xf32>
      mesh.yield %sum : tensor<2xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    mesh.yield %z : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["model"=512]>

func.func @many(%x: tensor<512xf32>) -> tensor<512xf32> {
  // expected-error @below {{'mesh.shard_map' op is not followed for more than 256 devices along its manual axes, got 512}}
  %y = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{"model"}]>] out [<@m, [{"model"}]>] {
  ^bb0(%part: tensor<1xf32>):
    mesh.yield %part : tensor<1xf32>
  } : (tensor<512xf32>) -> tensor<512xf32>
  return %y : tensor<512xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>

func.func @own_part(%x: tensor<8xf32>) -> tensor<4xf32> {
  // expected-error @below {{'mesh.own_part' op has no meaning on whole tensors: it is in local view along an axis}}
  %y = mesh.own_part %x on @m "pipe" : tensor<8xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>

func.func @join_parts(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error @below {{'mesh.join_parts' op has no meaning on whole tensors: it is in local view along an axis}}
  %y = mesh.join_parts %x on @m "pipe" : tensor<4xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}
