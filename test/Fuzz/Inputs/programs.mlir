mesh.mesh @m = <["pipe"=8, "data"=2]>

mesh.programs @main on @m ["pipe"] = {@first at [0], @inner at [1 to 3, 5 to 6], @last at [7, 4]}

mesh.programs @all on @m [] = {@first at [0]}

func.func private @first(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  mesh.send %x to %c1 tag 7 on @m ["pipe"] : tensor<4xf32>
  return
}

func.func private @inner(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %0 = mesh.recv from %c0 tag 7 on @m ["pipe", "data"] : tensor<4xf32>
  return
}


func.func private @last(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %f = mesh.async {
    mesh.send %x to %c0 tag 0 on @m : tensor<4xf32>
    mesh.yield %x : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %0 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return
}
