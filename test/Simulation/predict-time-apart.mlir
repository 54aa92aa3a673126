// RUN: mesh-opt %s --mesh-predict-time=machine=%S/../Transforms/Inputs/machine-forms.json --remarks-filter=mesh-predict-time --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s

// Devices that a permute leaves out go on.

mesh.mesh @m = <["ring"=8, "switch"=8]>

// Each device takes part in one message of 1 us and 100 us of latency.
// CHECK: @apart takes 101.0 us
func.func @apart(%x: tensor<250xf32>) -> (tensor<250xf32>, tensor<250xf32>, tensor<250xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring"] pairs [0 -> 1] : tensor<250xf32>
  %1 = mesh.permute %x on @m ["ring"] pairs [2 -> 3] : tensor<250xf32>
  %2 = mesh.permute %x on @m ["ring"] pairs [5 -> 4] : tensor<250xf32>
  return %0, %1, %2 : tensor<250xf32>, tensor<250xf32>, tensor<250xf32>
}

// Device 1 sends once it has received.
// CHECK: @chain takes 202.0 us (devices at "ring" 1){{.*}} 202.0 us of waiting
func.func @chain(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring"] pairs [0 -> 1] : tensor<250xf32>
  %1 = mesh.permute %0 on @m ["ring"] pairs [1 -> 2] : tensor<250xf32>
  return %1 : tensor<250xf32>
}

// Along another axis all send at once, each when it is there; along the same
// one, once the last is there.
// CHECK: @others takes 202.0 us
func.func @others(%x: tensor<250xf32>) -> (tensor<250xf32>, tensor<250xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring"] pairs [0 -> 1] : tensor<250xf32>
  %1 = mesh.permute %x on @m ["ring"] pairs [2 -> 3] : tensor<250xf32>
  %2 = mesh.permute %0 on @m ["switch"] shift 1 : tensor<250xf32>
  return %1, %2 : tensor<250xf32>, tensor<250xf32>
}
// CHECK: @together takes 202.0 us
func.func @together(%x: tensor<250xf32>) -> (tensor<250xf32>, tensor<250xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring"] pairs [0 -> 1] : tensor<250xf32>
  %1 = mesh.permute %x on @m ["ring"] pairs [2 -> 3] : tensor<250xf32>
  %2 = mesh.permute %0 on @m ["ring"] shift 1 : tensor<250xf32>
  return %1, %2 : tensor<250xf32>, tensor<250xf32>
}

// A message is under way while the device takes part in another one.
// CHECK: @async takes 102.0 us
func.func @async(%x: tensor<250xf32>) -> (tensor<250xf32>, tensor<250xf32>) attributes {mesh.spmd = @m} {
  %f = mesh.async {
    %0 = mesh.permute %x on @m ["ring"] pairs [0 -> 1] : tensor<250xf32>
    mesh.yield %0 : tensor<250xf32>
  } : !mesh.future<tensor<250xf32>>
  %1 = mesh.permute %x on @m ["ring"] pairs [0 -> 1] : tensor<250xf32>
  %2 = mesh.wait %f : !mesh.future<tensor<250xf32>>
  return %1, %2 : tensor<250xf32>, tensor<250xf32>
}

// Each device waits in each of the 1000 iterations, also in what is called.
// CHECK: @loop takes 101000.0 us
func.func @loop(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  %r = scf.for %i = %c0 to %c1000 step %c1 iter_args(%v = %x) -> tensor<250xf32> {
    %0 = func.call @two(%v) : (tensor<250xf32>) -> tensor<250xf32>
    scf.yield %0 : tensor<250xf32>
  }
  return %r : tensor<250xf32>
}
func.func private @two(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring"] pairs [0 -> 1] : tensor<250xf32>
  %1 = mesh.permute %0 on @m ["ring"] pairs [2 -> 3] : tensor<250xf32>
  return %1 : tensor<250xf32>
}

// Messages of 2 hops share wires with one another: every second one goes at
// once, and then the others.
// CHECK: @rounds takes 202.0 us
func.func @rounds(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring"] pairs [0 -> 2, 1 -> 3, 2 -> 4, 3 -> 5, 4 -> 6, 5 -> 7] : tensor<250xf32>
  return %0 : tensor<250xf32>
}

// Positions along both axes would be too many. Those along the first have
// clocks; along the other one a permute counts for all.
mesh.mesh @large = <["ring"=128, "switch"=128]>

// CHECK: @first takes 101.0 us
func.func @first(%x: tensor<250xf32>) -> (tensor<250xf32>, tensor<250xf32>) attributes {mesh.spmd = @large} {
  %0 = mesh.permute %x on @large ["ring"] pairs [0 -> 1] : tensor<250xf32>
  %1 = mesh.permute %x on @large ["ring"] pairs [2 -> 3] : tensor<250xf32>
  return %0, %1 : tensor<250xf32>, tensor<250xf32>
}
// CHECK: @both takes 303.0 us
func.func @both(%x: tensor<250xf32>) -> (tensor<250xf32>, tensor<250xf32>, tensor<250xf32>, tensor<250xf32>) attributes {mesh.spmd = @large} {
  %0 = mesh.permute %x on @large ["ring"] pairs [0 -> 1] : tensor<250xf32>
  %1 = mesh.permute %x on @large ["ring"] pairs [2 -> 3] : tensor<250xf32>
  %2 = mesh.permute %x on @large ["switch"] pairs [0 -> 1] : tensor<250xf32>
  %3 = mesh.permute %x on @large ["switch"] pairs [2 -> 3] : tensor<250xf32>
  return %0, %1, %2, %3 : tensor<250xf32>, tensor<250xf32>, tensor<250xf32>, tensor<250xf32>
}

// Of branches the slowest counts, in which devices take part that are not the
// last ones.
// CHECK: @branch takes 202.0 us
func.func @branch(%x: tensor<250xf32>, %go: i1) -> (tensor<250xf32>, tensor<250xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring"] pairs [0 -> 1] : tensor<250xf32>
  %1 = scf.if %go -> tensor<250xf32> {
    %sent = mesh.permute %x on @m ["ring"] pairs [2 -> 3] : tensor<250xf32>
    scf.yield %sent : tensor<250xf32>
  } else {
    scf.yield %x : tensor<250xf32>
  }
  %2 = mesh.permute %1 on @m ["ring"] pairs [2 -> 3] : tensor<250xf32>
  return %0, %2 : tensor<250xf32>, tensor<250xf32>
}
