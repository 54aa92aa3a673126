// Programs that fit together.
//
// RUN: mesh-opt %s --mesh-verify-programs --split-input-file | FileCheck %s
// CHECK-COUNT-6: mesh.programs

// A receive that is under way lets the other's send go on.

mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %f = mesh.async {
    %0 = mesh.recv from %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  %y = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %y = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// So does a send that is under way.

mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@all at [0 to 1]}
func.func private @all(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %i = mesh.axis_index @m ["pipe"]
  %other = arith.subi %c1, %i : index
  %f = mesh.async {
    mesh.send %x to %other tag 0 on @m ["pipe"] : tensor<4xf32>
    mesh.yield %x : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %0 = mesh.recv from %other tag 0 on @m ["pipe"] : tensor<4xf32>
  %y = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return
}

// -----

// As many messages, from loops of other shapes. Tags keep them apart.

mesh.mesh @m = <["pipe"=2, "data"=1000]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %i to %c3 step %c1 {
      mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
    }
    mesh.send %x to %c1 tag 1 on @m ["pipe"] : tensor<4xf32>
  }
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %fourth = arith.cmpi eq, %i, %c3 : index
    %seventh = arith.cmpi eq, %i, %c6 : index
    %other = arith.ori %fourth, %seventh : i1
    scf.if %other {
      %0 = mesh.recv from %c0 tag 1 on @m ["pipe"] : tensor<4xf32>
    } else {
      %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
    }
  }
  return
}

// -----

// Groups meet in different orders, and nobody waits in a circle.

mesh.mesh @m = <["x"=2, "y"=2]>
mesh.programs @main on @m ["x", "y"] = {@a at [0, 3], @b at [1, 2]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %f = mesh.async {
    %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %1 = mesh.all_reduce max %x on @m ["y"] : tensor<4xf32>
  %2 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %1 = mesh.all_reduce max %x on @m ["y"] : tensor<4xf32>
  %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  return
}

// -----

// What devices that run the same do among themselves may depend on data.

mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>, %go: i1) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  scf.if %go {
    %0 = mesh.all_reduce sum %x on @m ["data"] : tensor<4xf32>
  }
  call @hand_over(%x) : (tensor<4xf32>) -> ()
  return
}
func.func private @hand_over(%x: tensor<4xf32>) attributes {mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>, %go: i1) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Peers in the whole mesh, along more axes than programs differ along.

mesh.mesh @m = <["x"=2, "y"=2]>
mesh.programs @main on @m ["x"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c2 = arith.constant 2 : index
  %i = mesh.axis_index @m ["x", "y"]
  %below = arith.addi %i, %c2 : index
  mesh.send %x to %below tag 0 on @m : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %y = mesh.axis_index @m ["y"]
  %0 = mesh.recv from %y tag 0 on @m : tensor<4xf32>
  return
}
