mesh.mesh @m = <["pipe"=3]>

func.func private @both(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %a = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %b = math.tanh %x : tensor<4xf32>
  mesh.send %b to %c2 tag 1 on @m ["pipe"] : tensor<4xf32>
  %c = arith.mulf %a, %x : tensor<4xf32>
  mesh.send %c to %c2 tag 2 on @m ["pipe"] : tensor<4xf32>
  return
}

func.func private @others(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %coming = mesh.async {
    %r = mesh.recv from %c0 tag 1 on @m ["pipe"] : tensor<4xf32>
    mesh.yield %r : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  mesh.send %x to %c2 tag 2 on @m ["pipe"] : tensor<4xf32>
  %a = mesh.wait %coming : !mesh.future<tensor<4xf32>>
  %b = math.tanh %x : tensor<4xf32>
  %c = math.sin %a : tensor<4xf32>
  %d = arith.addf %b, %c : tensor<4xf32>
  return %d : tensor<4xf32>
}

func.func private @two(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %a = mesh.async {
    %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
    mesh.yield %r : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %b = mesh.async {
    %r = mesh.recv from %c0 tag 1 on @m ["pipe"] : tensor<4xf32>
    mesh.yield %r : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %c = mesh.wait %a : !mesh.future<tensor<4xf32>>
  %d = mesh.wait %b : !mesh.future<tensor<4xf32>>
  %t = math.tanh %x : tensor<4xf32>
  %sum = arith.addf %c, %d : tensor<4xf32>
  return %sum, %t : tensor<4xf32>, tensor<4xf32>
}

func.func private @nothing(%x: tensor<4xf32>, %n: index) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = mesh.recv from %c0 tag 1 on @m ["pipe"] : tensor<4xf32>
    mesh.send %a to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}

func.func @all(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %a = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %b = math.tanh %x : tensor<4xf32>
  %c = arith.addf %a, %b : tensor<4xf32>
  return %c : tensor<4xf32>
}
