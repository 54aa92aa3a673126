// What a case of a switch yields may be written to as its result, but not while
// it is still to be read.
//
// REQUIRES: mesh-run
// RUN: mesh-run --check %s --entry=main --arg 0=0
// RUN: mesh-run --check %s --entry=main --arg 0=1
// RUN: mesh-run --check %s --entry=main --arg 0=0 --reference=%s:apart
// RUN: mesh-run --check %s --entry=main --arg 0=1 --reference=%s:apart

mesh.mesh @m = <["z"=2]>

func.func @main(%flag: i1, %x: tensor<8xf64> {mesh.sharding = #mesh.sharding<@m, [{"z"}]>},
                %y: tensor<8xf64>) -> (tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) {
  %i = arith.index_castui %flag : i1 to index
  %0 = scf.index_switch %i -> tensor<8xf64>
  case 0 {
    scf.yield %x : tensor<8xf64>
  }
  default {
    scf.yield %y : tensor<8xf64>
  }
  %1 = arith.addf %0, %y : tensor<8xf64>
  return %x, %y, %1 : tensor<8xf64>, tensor<8xf64>, tensor<8xf64>
}

// The same without a switch.
func.func @apart(%flag: i1, %x: tensor<8xf64>, %y: tensor<8xf64>)
    -> (tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) {
  %one = arith.uitofp %flag : i1 to f64
  %unit = arith.constant 1.0 : f64
  %other = arith.subf %unit, %one : f64
  %a = tensor.splat %one : tensor<8xf64>
  %b = tensor.splat %other : tensor<8xf64>
  %0 = arith.mulf %x, %b : tensor<8xf64>
  %1 = arith.mulf %y, %a : tensor<8xf64>
  %2 = arith.addf %0, %1 : tensor<8xf64>
  %3 = arith.addf %2, %y : tensor<8xf64>
  return %x, %y, %3 : tensor<8xf64>, tensor<8xf64>, tensor<8xf64>
}
