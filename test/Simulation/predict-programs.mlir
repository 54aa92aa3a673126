// RUN: mesh-opt %s --mesh-predict-time=machine=%S/../Transforms/Inputs/machine-forms.json --remarks-filter=mesh-predict-time --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s
// RUN: mesh-opt %s --mesh-predict-time="machine=%S/../Transforms/Inputs/machine-forms.json credits=1" --remarks-filter=mesh-predict-time --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=CREDIT

mesh.mesh @m = <["near"=4, "copied"=4, "other"=2,
                   "switch"=4]>

// A product of 201 us, then 300 KB at 1 GB/s and a latency of 1 us; who receives
// it waits for all of that, and multiplies as well.

// CHECK: @hands takes 703.0 us (devices at "near" 1): 201.0 us of contractions, 0.0 us of other computation, 502.0 us of waiting, 201.0 us of it idle
mesh.programs @hands on @m ["near"] = {@hands.0 at [0], @hands.1 at [1], @idle at [2 to 3]}
func.func private @hands.0(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %0 = linalg.matmul ins(%z, %w : tensor<25x400xf32>, tensor<400x1000xf32>) outs(%y : tensor<25x1000xf32>) -> tensor<25x1000xf32>
  mesh.send %x to %c1 tag 0 on @m ["near"] : tensor<25x3000xf32>
  return
}
func.func private @hands.1(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %0 = mesh.recv from %c0 tag 0 on @m ["near"] : tensor<25x3000xf32>
  %1 = linalg.matmul ins(%z, %w : tensor<25x400xf32>, tensor<400x1000xf32>) outs(%y : tensor<25x1000xf32>) -> tensor<25x1000xf32>
  return
}
func.func private @idle(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// What is started travels under a product, once the other end is there: 301 us
// from 0 on, under 201 us, and the sender is done when it has arrived.

// CHECK: @under takes 301.0 us (devices at "near" 0): 0.0 us of contractions, 0.0 us of other computation, 301.0 us of waiting
mesh.programs @under on @m ["near"] = {@under.0 at [0], @under.1 at [1], @idle.1 at [2 to 3]}
func.func private @under.0(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  mesh.send %x to %c1 tag 0 on @m ["near"] : tensor<25x3000xf32>
  return
}
func.func private @under.1(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %coming = mesh.async {
    %0 = mesh.recv from %c0 tag 0 on @m ["near"] : tensor<25x3000xf32>
    mesh.yield %0 : tensor<25x3000xf32>
  } : !mesh.future<tensor<25x3000xf32>>
  %1 = linalg.matmul ins(%z, %w : tensor<25x400xf32>, tensor<400x1000xf32>) outs(%y : tensor<25x1000xf32>) -> tensor<25x1000xf32>
  %2 = mesh.wait %coming : !mesh.future<tensor<25x3000xf32>>
  return
}
func.func private @idle.1(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// Without a credit the message leaves when its receiver comes, at 201 us; with
// one as soon as it is sent, and its sender goes on.

// CHECK: @late takes 502.0 us (devices at "near" 0): 0.0 us of contractions, 0.0 us of other computation, 502.0 us of waiting
// CREDIT: @late takes 301.0 us (devices at "near" 1): 201.0 us of contractions, 0.0 us of other computation, 100.0 us of waiting
mesh.programs @late on @m ["near"] = {@late.0 at [0], @late.1 at [1], @idle.2 at [2 to 3]}
func.func private @late.0(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  mesh.send %x to %c1 tag 0 on @m ["near"] : tensor<25x3000xf32>
  return
}
func.func private @late.1(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %1 = linalg.matmul ins(%z, %w : tensor<25x400xf32>, tensor<400x1000xf32>) outs(%y : tensor<25x1000xf32>) -> tensor<25x1000xf32>
  %2 = mesh.recv from %c0 tag 0 on @m ["near"] : tensor<25x3000xf32>
  return
}
func.func private @idle.2(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// Two hops, and the second wire is shared with the neighbour's message: one goes
// after the other, 1 us each, and 1 us of latency for each hop.

// CHECK: @shares takes 3.0 us (devices at "near" 0)
mesh.programs @shares on @m ["near"] = {@shares.0 at [0], @shares.1 at [1], @shares.2 at [2], @shares.3 at [3]}
func.func private @shares.0(%x: tensor<250xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c2 = arith.constant 2 : index
  mesh.send %x to %c2 tag 0 on @m ["near"] : tensor<250xf32>
  return
}
func.func private @shares.1(%x: tensor<250xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c2 = arith.constant 2 : index
  mesh.send %x to %c2 tag 1 on @m ["near"] : tensor<250xf32>
  return
}
func.func private @shares.2(%x: tensor<250xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %neighbour = mesh.async {
    %0 = mesh.recv from %c1 tag 1 on @m ["near"] : tensor<250xf32>
    mesh.yield %0 : tensor<250xf32>
  } : !mesh.future<tensor<250xf32>>
  %1 = mesh.recv from %c0 tag 0 on @m ["near"] : tensor<250xf32>
  %2 = mesh.wait %neighbour : !mesh.future<tensor<250xf32>>
  return
}
func.func private @shares.3(%x: tensor<250xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// Members of a group meet when the last of them comes, at 201 us, for three
// messages of 2 us. What devices at one position do on their own axes they do
// without the others. Loops go as often as the position says.

// CHECK: @meets takes 207.0 us (devices at "near" 0): 0.0 us of contractions, 0.0 us of other computation, 207.0 us of waiting
mesh.programs @meets on @m ["near"] = {@meets.0 at [0 to 2], @meets.3 at [3]}
func.func private @meets.0(%x: tensor<250xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %near = mesh.axis_index @m ["near"]
  scf.for %i = %c0 to %near step %c1 {
    %1 = mesh.all_gather %x on @m ["copied"] dim 0 : tensor<250xf32> -> tensor<1000xf32>
    scf.yield
  }
  %0 = mesh.all_gather %x on @m ["near"] dim 0 : tensor<250xf32> -> tensor<1000xf32>
  return
}
func.func private @meets.3(%x: tensor<250xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %1 = linalg.matmul ins(%z, %w : tensor<25x400xf32>, tensor<400x1000xf32>) outs(%y : tensor<25x1000xf32>) -> tensor<25x1000xf32>
  %0 = mesh.all_gather %x on @m ["near"] dim 0 : tensor<250xf32> -> tensor<1000xf32>
  return
}

// Where cores copy messages they do so when they wait for them.

// CHECK: @copies takes 502.0 us (devices at "copied" 1): 201.0 us of contractions, 0.0 us of other computation, 301.0 us of waiting
mesh.programs @copies on @m ["copied"] = {@copies.0 at [0], @copies.1 at [1], @idle.3 at [2 to 3]}
func.func private @copies.0(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  mesh.send %x to %c1 tag 0 on @m ["copied"] : tensor<25x3000xf32>
  return
}
func.func private @copies.1(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %coming = mesh.async {
    %0 = mesh.recv from %c0 tag 0 on @m ["copied"] : tensor<25x3000xf32>
    mesh.yield %0 : tensor<25x3000xf32>
  } : !mesh.future<tensor<25x3000xf32>>
  %1 = linalg.matmul ins(%z, %w : tensor<25x400xf32>, tensor<400x1000xf32>) outs(%y : tensor<25x1000xf32>) -> tensor<25x1000xf32>
  %2 = mesh.wait %coming : !mesh.future<tensor<25x3000xf32>>
  return
}
func.func private @idle.3(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// What is not known is said, and so is what never ends.

// CHECK: what @no_link takes is not known: the machine description has no link for axis "other"
mesh.programs @no_link on @m ["other"] = {@no_link.0 at [0], @no_link.1 at [1]}
func.func private @no_link.0(%x: tensor<250xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  mesh.send %x to %c1 tag 0 on @m ["other"] : tensor<250xf32>
  return
}
func.func private @no_link.1(%x: tensor<250xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %0 = mesh.recv from %c0 tag 0 on @m ["other"] : tensor<250xf32>
  return
}
// CHECK: what @data takes is not known: 'mesh.recv' op has a peer that depends on data
mesh.programs @data on @m ["near"] = {@data.0 at [0 to 3]}
func.func private @data.0(%x: tensor<250xf32>, %from: index) attributes {mesh.program, mesh.spmd = @m} {
  %0 = mesh.recv from %from tag 0 on @m ["near"] : tensor<250xf32>
  return
}
// CHECK: what @steps takes is not known: 'scf.for' op depends on data, and devices at "near" 0 communicate in it: this cannot be followed
mesh.programs @steps on @m ["near"] = {@steps.0 at [0 to 3]}
func.func private @steps.0(%x: tensor<250xf32>, %n: index) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = mesh.recv from %c0 tag 0 on @m ["near"] : tensor<250xf32>
  }
  return
}
// CHECK: what @circle takes is not known: with 0 messages under way from one device to another, devices at "near" 0 never end
// CREDIT: @circle takes 2.0 us
mesh.programs @circle on @m ["near"] = {@circle.0 at [0], @circle.1 at [1], @idle.4 at [2 to 3]}
func.func private @circle.0(%x: tensor<250xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  mesh.send %x to %c1 tag 0 on @m ["near"] : tensor<250xf32>
  %0 = mesh.recv from %c1 tag 1 on @m ["near"] : tensor<250xf32>
  return
}
func.func private @circle.1(%x: tensor<250xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  mesh.send %x to %c0 tag 1 on @m ["near"] : tensor<250xf32>
  %0 = mesh.recv from %c0 tag 0 on @m ["near"] : tensor<250xf32>
  return
}
func.func private @idle.4(%x: tensor<250xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// Through a switch the last device is as near as the next one; but two that
// send to it share its wire: 300 us each, after 100 us. The second one has its
// own to wait for.

// CHECK: @incast takes 700.0 us
mesh.programs @incast on @m ["switch"] = {@incast.sender at [0 to 1], @incast.idle at [2], @incast.receiver at [3]}
func.func private @incast.sender(%x: tensor<25x3000xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c3 = arith.constant 3 : index
  mesh.send %x to %c3 tag 0 on @m ["switch"] : tensor<25x3000xf32>
  return
}
func.func private @incast.receiver(%x: tensor<25x3000xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = mesh.async {
    %0 = mesh.recv from %c0 tag 0 on @m ["switch"] : tensor<25x3000xf32>
    mesh.yield %0 : tensor<25x3000xf32>
  } : !mesh.future<tensor<25x3000xf32>>
  %second = mesh.async {
    %0 = mesh.recv from %c1 tag 0 on @m ["switch"] : tensor<25x3000xf32>
    mesh.yield %0 : tensor<25x3000xf32>
  } : !mesh.future<tensor<25x3000xf32>>
  %1 = mesh.wait %first : !mesh.future<tensor<25x3000xf32>>
  %2 = mesh.wait %second : !mesh.future<tensor<25x3000xf32>>
  return
}
func.func private @incast.idle(%x: tensor<25x3000xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}
