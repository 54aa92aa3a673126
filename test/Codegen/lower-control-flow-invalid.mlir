// RUN: mesh-opt %s --mesh-lower-control-flow --verify-diagnostics

mesh.mesh @m = <["x"=2]>
func.func @region(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{"x"}]>] out [<@m, [{"x"}]>] {
  ^bb0(%part: tensor<2xf32>):
    %go = arith.constant true
    // expected-error @below {{'scf.if' op cannot be lowered to branches in the region of 'mesh.shard_map'}}
    %z = scf.if %go -> tensor<2xf32> {
      scf.yield %part : tensor<2xf32>
    } else {
      %t = math.tanh %part : tensor<2xf32>
      scf.yield %t : tensor<2xf32>
    }
    mesh.yield %z : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
