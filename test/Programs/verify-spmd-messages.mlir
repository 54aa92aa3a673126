// RUN: mesh-opt %s --mesh-verify-spmd --split-input-file --verify-diagnostics

// Messages in a function that all devices run are matched by following each of
// them. Those that go around are: each device is ready to receive before it
// sends.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @around(%a: tensor<4xf32> {mesh.sharding = #x})
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %d = mesh.axis_index @m ["x"]
  %other = arith.subi %c1, %d : index
  %f = mesh.async {
    %r = mesh.recv from %other tag 3 on @m ["x"] : tensor<4xf32>
    mesh.yield %r : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  func.call @send(%a, %other) : (tensor<4xf32>, index) -> ()
  %0 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return %0 : tensor<4xf32>
}

// What is called has the other end in its caller.

func.func private @send(%a: tensor<4xf32>, %to: index) attributes {mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %d = mesh.axis_index @m ["x"]
  %other = arith.subi %c1, %d : index
  mesh.send %a to %other tag 3 on @m ["x"] : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

// expected-note @+1 {{they run this program, which does not receive}}
func.func @never_received(%a: tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = mesh.axis_index @m ["x"]
  %first = arith.cmpi eq, %d, %c0 : index
  scf.if %first {
    // expected-error @+1 {{'mesh.send' op by devices at "x" 0 is never received by devices at "x" 1, with tag 3}}
    mesh.send %a to %c1 tag 3 on @m ["x"] : tensor<4xf32>
  }
  return
}

// -----

// A send ends when it is received: with no buffers between, all wait.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @all_send_first(%a: tensor<4xf32> {mesh.sharding = #x})
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %d = mesh.axis_index @m ["x"]
  %other = arith.subi %c1, %d : index
  // expected-error @+3 {{'mesh.send' op by devices at "x" 0 never ends: devices wait for one another}}
  // expected-note @+2 {{devices at "x" 0 wait here for devices at "x" 1}}
  // expected-note @+1 {{devices at "x" 1 wait here for devices at "x" 0}}
  mesh.send %a to %other tag 3 on @m ["x"] : tensor<4xf32>
  %0 = mesh.recv from %other tag 3 on @m ["x"] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Who sends to whom by what data say is not known.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @by_data(%a: tensor<4xf32> {mesh.sharding = #x}, %peer: index) attributes {mesh.spmd = @m} {
  // expected-error @+1 {{'mesh.send' op has a peer that depends on data: this cannot be checked}}
  mesh.send %a to %peer tag 3 on @m ["x"] : tensor<4xf32>
  return
}

// -----

// What nobody could follow to its end is not followed forever.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @too_often(%a: tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000 : index
  %d = mesh.axis_index @m ["x"]
  %never = arith.cmpi sgt, %d, %c1 : index
  scf.for %i = %c0 to %n step %c1 {
    // expected-error @+1 {{'scf.for' op is come to too often for programs to be followed}}
    scf.for %j = %c0 to %n step %c1 {
      scf.if %never {
        mesh.send %a to %d tag 3 on @m ["x"] : tensor<4xf32>
      }
    }
  }
  return
}
