mesh.mesh @m = <["pipe"=2]>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %stage = mesh.axis_index @m ["pipe"]
  %first = arith.cmpi eq, %stage, %c0 : index
  %received = mesh.permute %x on @m ["pipe"] shift 1 : tensor<4xf32>
  %y = arith.select %first, %x, %received : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["data"=1000, "pipe"=8]>
func.func @line(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["pipe"]
      pairs [0 -> 1, 1 -> 2, 2 -> 3, 3 -> 4, 4 -> 5, 5 -> 6, 6 -> 7] : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @flying(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {mesh.spmd = @m} {
  %future = mesh.async {
    %p = mesh.permute %x on @m ["x"] pairs [0 -> 1, 1 -> 0] : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %y = math.exp %x : tensor<4xf32>
  %z = mesh.wait %future : !mesh.future<tensor<4xf32>>
  return %y, %z : tensor<4xf32>, tensor<4xf32>
}

// -----

mesh.mesh @m = <["data"=4, "pipe"=2]>
func.func @where(%x: tensor<8xf32>) -> (tensor<4xf32>, index) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %both = mesh.axis_index @m ["data", "pipe"]
  %stage = mesh.axis_index @m ["pipe"]
  %half = mesh.all_slice %x on @m ["pipe"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  %y = scf.index_switch %stage -> tensor<4xf32>
  case 0 {
    %e = math.exp %half : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  default {
    %t = math.tanh %half : tensor<4xf32>
    scf.yield %t : tensor<4xf32>
  }
  return %y, %both : tensor<4xf32>, index
}

// -----

mesh.mesh @m = <["data"=2, "pipe"=2]>
func.func @meet(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %stage = mesh.axis_index @m ["pipe"]
  %first = arith.cmpi eq, %stage, %c0 : index
  %within = mesh.all_reduce sum %x on @m ["data"] : tensor<4xf32>
  %across = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  %unused = mesh.all_reduce max %x on @m ["pipe"] : tensor<4xf32>
  %y = arith.select %first, %across, %within : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @often(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %p = mesh.permute %a on @m ["pipe"] pairs [0 -> 1] : tensor<4xf32>
    scf.yield %p : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @same(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
  %z = call @called(%y) : (tensor<4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}
func.func @called(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["x"] pairs [0 -> 1] : tensor<4xf32>
  return %y : tensor<4xf32>
}
