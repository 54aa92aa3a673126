// RUN: mesh-opt %s --split-input-file --verify-diagnostics
//
// What the ops on whole tensors, and axis rules, refuse.

// expected-error @below {{'mesh.mesh' op attribute 'sym_name' failed to satisfy constraint: string attribute that is not empty}}
"mesh.mesh"() {sym_name = "", mesh = #mesh.mesh<["x"=4]>} : () -> ()

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{'mesh.axis_rules' op has two rules for "batch"}}
mesh.axis_rules @r on @m = {"batch" -> "x", "batch" -> {}}

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{'mesh.axis_rules' op rule for "batch": mesh has no axis "y"; its axes are "x"}}
mesh.axis_rules @r on @m = {"batch" -> "y"}

// -----

// expected-error @below {{'mesh.axis_rules' op there is no mesh @m}}
mesh.axis_rules @r on @m = {"batch" -> "y"}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.shard' op there is no mesh @m}}
  %0 = mesh.shard %x <@m, [{}]> : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.reshard' op sharding of rank 2 does not fit a value of rank 1}}
  %0 = mesh.reshard %x <@m, [{}, {}]> : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<f32>, %k: tensor<8x8xf32>) {
  // expected-error @below {{'mesh.tp_dense' op operand x must have rank 1 at least, got 0}}
  %0 = mesh.tp_dense gather %x, %k on @m "x" : (tensor<f32>, tensor<8x8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<8xf32>, %k: tensor<8xf32>) {
  // expected-error @below {{'mesh.tp_dense' op kernel must have rank 2, got 1}}
  %0 = mesh.tp_dense gather %x, %k on @m "x" : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<8xf32>, %k: tensor<8x8xf32>) {
  // expected-error @below {{'mesh.tp_dense' op bias must have rank 1, got 2}}
  %0 = mesh.tp_dense gather %x, %k bias %k on @m "x" : (tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %k: tensor<8x8xf32>) {
  // expected-error @below {{'mesh.tp_dense' op last dim of x must be the 8 input features of the kernel, got 4}}
  %0 = mesh.tp_dense gather %x, %k on @m "x" : (tensor<4xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<8xf32>, %k: tensor<8x8xf32>, %b: tensor<4xf32>) {
  // expected-error @below {{'mesh.tp_dense' op bias must have the 8 output features of the kernel, got 4}}
  %0 = mesh.tp_dense gather %x, %k bias %b on @m "x" : (tensor<8xf32>, tensor<8x8xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<8xf32>, %k: tensor<8x8xf32>) {
  // expected-error @below {{'mesh.tp_dense' op result must be 'tensor<8xf32>', got 'tensor<4xf32>'}}
  %0 = mesh.tp_dense gather %x, %k on @m "x" : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<8xi32>, %k: tensor<8x8xi32>) {
  // expected-error @below {{'mesh.tp_dense' op elements must be of a floating point type, got 'i32'}}
  %0 = mesh.tp_dense gather %x, %k on @m "x" : (tensor<8xi32>, tensor<8x8xi32>) -> tensor<8xi32>
  return
}

// -----

func.func @f(%x: tensor<8xf32>, %k: tensor<8x8xf16>) {
  // expected-error @below {{'mesh.tp_dense' op elements must all be 'f32' as those of x, got 'tensor<8x8xf16>'}}
  %0 = mesh.tp_dense gather %x, %k on @m "x" : (tensor<8xf32>, tensor<8x8xf16>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<8xf32>, %k: tensor<8x8xf32>) {
  // expected-error @below {{'mesh.tp_dense' op 'skip_communication' has no meaning in mode 'none'}}
  %0 = mesh.tp_dense none %x, %k on @m "x" {skip_communication} : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.shard_map' op must have a sharding for each of its 1 operands, got 0}}
  mesh.shard_map on @m manual ["x"] (%x) in [] out [] {
    mesh.yield
  } : (tensor<8xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.shard_map' op sharding of operand 0: mesh must be @m, got @n}}
  mesh.shard_map on @m manual ["x"] (%x) in [<@n, [{}]>] out [] {
  ^bb0(%p: tensor<8xf32>):
    mesh.yield
  } : (tensor<8xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{sharding of operand 0: an operand of a region in local view cannot be partial; reduce it before}}
  mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{}], partial=sum{"x"}>] out [] {
  ^bb0(%p: tensor<8xf32>):
    mesh.yield
  } : (tensor<8xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{sharding of operand 0: dims must be closed and without priority}}
  mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{?}]>] out [] {
  ^bb0(%p: tensor<8xf32>):
    mesh.yield
  } : (tensor<8xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4, "y"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{sharding of operand 0: axis "y" is not manual}}
  mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{"y"}]>] out [] {
  ^bb0(%p: tensor<4xf32>):
    mesh.yield
  } : (tensor<8xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f() {
  // expected-error @below {{'mesh.shard_map' op manual axes must be whole axes, got "x":(1)2}}
  mesh.shard_map on @m manual ["x":(1)2] () in [] out [] {
    mesh.yield
  } : () -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.shard_map' op region must have an argument for each of the 1 operands, got 0}}
  mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{}]>] out [] {
    mesh.yield
  } : (tensor<8xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f() {
  // expected-error @below {{'mesh.shard_map' op region must end with mesh.yield}}
  mesh.shard_map on @m manual ["x"] () in [] out [] {
    llvm.unreachable
  } : () -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  %0 = mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{}]>] out [<@m, [{}]>] {
  ^bb0(%p: tensor<8xf32>):
    // expected-error @below {{'mesh.yield' op must yield a value for each of the 1 results of the region's op, got 0}}
    mesh.yield
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<6xf32>) {
  // expected-error @below {{'mesh.shard_map' op operand 0: split dims of 'tensor<6xf32>' must be divisible by their number of blocks, since a program in local view works on blocks of one shape; pad it before}}
  mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{"x"}]>] out [] {
  ^bb0(%p: tensor<2xf32>):
    mesh.yield
  } : (tensor<6xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.shard_map' op result 0: local type must be 'tensor<2xf32>', got 'tensor<8xf32>'}}
  %0 = mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{}]>] out [<@m, [{"x"}]>] {
  ^bb0(%p: tensor<8xf32>):
    mesh.yield %p : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
// expected-note @below {{in local view from here}}
func.func @f(%x: tensor<8xf32>) attributes {mesh.spmd = @m} {
  // expected-error @below {{'mesh.shard' op is on whole tensors and cannot stand in local view}}
  %0 = mesh.shard %x <@m, [{"x"}]> : tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4, "y"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-note @below {{in local view from here}}
  mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{}]>] out [] {
  ^bb0(%p: tensor<8xf32>):
    // expected-error @below {{'mesh.shard' op is on whole tensors and cannot stand in local view}}
    %0 = mesh.shard %p <@m, [{"y"}], replicated={"x":(1)2}> : tensor<8xf32>
    mesh.yield
  } : (tensor<8xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4, "y"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-note @below {{in local view from here}}
  mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{}]>] out [] {
  ^bb0(%p: tensor<8xf32>):
    // expected-error @below {{'mesh.reshard' op is on whole tensors and cannot stand in local view}}
    %0 = mesh.reshard %p <@m, [{"y"}]> : tensor<8xf32>
    mesh.yield
  } : (tensor<8xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4, "y"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-note @below {{in local view from here}}
  mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{}]>] out [] {
  ^bb0(%p: tensor<8xf32>):
    // expected-error @below {{'mesh.shard_map' op is on whole tensors and cannot stand in local view}}
    mesh.shard_map on @m manual ["y", "x"] (%p) in [<@m, [{}]>] out [] {
    ^bb0(%q: tensor<8xf32>):
      mesh.yield
    } : (tensor<8xf32>) -> ()
    mesh.yield
  } : (tensor<8xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8x8xf32>) {
  // expected-note @below {{in local view from here}}
  mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{}, {}]>] out [] {
  ^bb0(%p: tensor<8x8xf32>):
    // expected-error @below {{'mesh.tp_dense' op is on whole tensors and cannot stand in local view}}
    %0 = mesh.tp_dense gather %p, %p on @m "x" : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    mesh.yield
  } : (tensor<8x8xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["a"=2]>

func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.enter_local' op an operand in local view cannot be partial; reduce it before}}
  %0 = mesh.enter_local %x <@m, [{}], partial=sum{"a"}> : tensor<8xf32> -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["a"=2]>

func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.enter_local' op local type must be 'tensor<4xf32>', got 'tensor<2xf32>'}}
  %0 = mesh.enter_local %x <@m, [{"a"}]> : tensor<8xf32> -> tensor<2xf32>
  return
}

// -----

mesh.mesh @m = <["a"=2]>

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.leave_local' op dims must be closed and without priority}}
  %0 = mesh.leave_local %x <@m, [{"a", ?}]> : tensor<4xf32> -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.leave_local' op there is no mesh @m}}
  %0 = mesh.leave_local %x <@m, [{}]> : tensor<4xf32> -> tensor<4xf32>
  return
}
