// RUN: mesh-opt %s --mesh-predict-time=machine=%S/../Transforms/Inputs/machine-forms.json --remarks-filter=mesh-predict-time --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s
// RUN: not mesh-opt %s --mesh-predict-time 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mesh-opt %s --mesh-predict-time=machine=%t.none 2>&1 | FileCheck %s --check-prefix=MISSING

// NONE: mesh-predict-time: expected a description of the machine, as in machine=m.json
// MISSING: mesh-predict-time: {{.*}}.none: No such file

mesh.mesh @m = <["ring"=8, "switch"=8, "near"=4, "other"=2,
                   "copied"=4, "port"=4]>

// 2 x 500 x 100 x 1000 operations at 1e11 a second, and 1 us to start them;
// three times 200 KB at 1 GB/s.

// CHECK: @compute takes 1601.0 us: 1001.0 us of contractions, 600.0 us of other computation, 0.0 us of waiting
func.func @compute(%x: tensor<500x1000xf32>, %w: tensor<1000x100xf32>, %y: tensor<500x100xf32>) -> tensor<500x100xf32> attributes {mesh.spmd = @m} {
  %0 = linalg.matmul ins(%x, %w : tensor<500x1000xf32>, tensor<1000x100xf32>) outs(%y : tensor<500x100xf32>) -> tensor<500x100xf32>
  %1 = arith.addf %0, %y : tensor<500x100xf32>
  return %1 : tensor<500x100xf32>
}

// Native collectives are rings in one direction: of 4 devices three messages
// of 1000 bytes, twice three for a sum.

// CHECK: @gather takes 6.0 us: 0.0 us of contractions, 0.0 us of other computation, 6.0 us of waiting
func.func @gather(%x: tensor<250xf32>) -> tensor<1000xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %x on @m ["near"] dim 0 : tensor<250xf32> -> tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
// CHECK: @reduce takes 12.0 us
func.func @reduce(%x: tensor<1000xf32>) -> tensor<1000xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %x on @m ["near"] : tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
// CHECK: @scatter takes 6.0 us
func.func @scatter(%x: tensor<1000xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.reduce_scatter sum %x on @m ["near"] dim 0 : tensor<1000xf32> -> tensor<250xf32>
  return %0 : tensor<250xf32>
}
// CHECK: @exchange takes 6.0 us
func.func @exchange(%x: tensor<1000xf32>) -> tensor<1000xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_to_all %x on @m ["near"] split 0 concat 0 : tensor<1000xf32> -> tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
// CHECK: @broadcast takes 4.0 us
func.func @broadcast(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.broadcast %x on @m ["near"] root 1 : tensor<250xf32>
  return %0 : tensor<250xf32>
}
// CHECK: @slice takes 0.0 us
func.func @slice(%x: tensor<1000xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_slice %x on @m ["near"] dim 0 : tensor<1000xf32> -> tensor<250xf32>
  return %0 : tensor<250xf32>
}

// At a switch they are done as is best: by recursive doubling and halving, in
// log2 8 messages one after the other, by Bruck's exchange of 12 blocks of 500
// bytes, and along a tree. A port of half duplex has one wire to send and
// receive with.

// CHECK: @gather_at_switch takes 307.0 us
func.func @gather_at_switch(%x: tensor<250xf32>) -> tensor<2000xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %x on @m ["switch"] dim 0 : tensor<250xf32> -> tensor<2000xf32>
  return %0 : tensor<2000xf32>
}
// CHECK: @reduce_at_switch takes 303.0 us
func.func @reduce_at_switch(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %x on @m ["switch"] : tensor<250xf32>
  return %0 : tensor<250xf32>
}
// CHECK: @scatter_at_switch takes 303.5 us
func.func @scatter_at_switch(%x: tensor<1000xf32>) -> tensor<125xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.reduce_scatter sum %x on @m ["switch"] dim 0 : tensor<1000xf32> -> tensor<125xf32>
  return %0 : tensor<125xf32>
}
// CHECK: @exchange_at_switch takes 306.0 us
func.func @exchange_at_switch(%x: tensor<1000xf32>) -> tensor<1000xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_to_all %x on @m ["switch"] split 0 concat 0 : tensor<1000xf32> -> tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
// CHECK: @broadcast_at_switch takes 303.0 us
func.func @broadcast_at_switch(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.broadcast %x on @m ["switch"] root 1 : tensor<250xf32>
  return %0 : tensor<250xf32>
}
// CHECK: @gather_at_port takes 206.0 us
func.func @gather_at_port(%x: tensor<250xf32>) -> tensor<1000xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %x on @m ["port"] dim 0 : tensor<250xf32> -> tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
// CHECK: @next_at_port takes 102.0 us
func.func @next_at_port(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["port"] shift 1 : tensor<250xf32>
  return %0 : tensor<250xf32>
}
// CHECK: @one_way_at_port takes 101.0 us
func.func @one_way_at_port(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["port"] pairs [0 -> 1, 2 -> 3] : tensor<250xf32>
  return %0 : tensor<250xf32>
}
// CHECK: @chain_at_port takes 102.0 us
func.func @chain_at_port(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["port"] pairs [0 -> 1, 1 -> 2] : tensor<250xf32>
  return %0 : tensor<250xf32>
}

// What goes to two neighbours at once shares the wire out, but not the latency.

// CHECK: @both_at_switch takes 102.0 us
func.func @both_at_switch(%x: tensor<250xf32>) -> (tensor<250xf32>, tensor<250xf32>) attributes {mesh.spmd = @m} {
  %up = mesh.async {
    %0 = mesh.permute %x on @m ["switch"] shift 1 : tensor<250xf32>
    mesh.yield %0 : tensor<250xf32>
  } : !mesh.future<tensor<250xf32>>
  %down = mesh.async {
    %0 = mesh.permute %x on @m ["switch"] shift 7 : tensor<250xf32>
    mesh.yield %0 : tensor<250xf32>
  } : !mesh.future<tensor<250xf32>>
  %1 = mesh.wait %up : !mesh.future<tensor<250xf32>>
  %2 = mesh.wait %down : !mesh.future<tensor<250xf32>>
  return %1, %2 : tensor<250xf32>, tensor<250xf32>
}

// A message takes the shorter way: one hop, two hops on wires that are shared
// by two, or as far if a switch joins them all. From the end of a part of an
// axis it is some way back to its beginning.

// CHECK: @next takes 101.0 us
func.func @next(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring"] shift 7 : tensor<250xf32>
  return %0 : tensor<250xf32>
}
// CHECK: @hops takes 202.0 us
func.func @hops(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring"] shift 2 : tensor<250xf32>
  return %0 : tensor<250xf32>
}
// CHECK: @switched takes 101.0 us
func.func @switched(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["switch"] shift 2 : tensor<250xf32>
  return %0 : tensor<250xf32>
}
// CHECK: @part takes 303.0 us
func.func @part(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring":(2)4] shift 1 : tensor<250xf32>
  return %0 : tensor<250xf32>
}
// CHECK: @pairs takes 301.0 us
func.func @pairs(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring"] pairs [0 -> 1, 2 -> 5] : tensor<250xf32>
  return %0 : tensor<250xf32>
}
// CHECK: @swap takes 4.0 us
func.func @swap(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["near":(1)2, "near":(2)2] to ["near":(2)2, "near":(1)2] : tensor<250xf32>
  return %0 : tensor<250xf32>
}
// Along two axes: those at the end of a row also go to the next row.
// CHECK: @rows takes 102.0 us
func.func @rows(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["ring", "near"] shift 1 : tensor<250xf32>
  return %0 : tensor<250xf32>
}

// What is in flight arrives while something is computed, 201 us here; messages in
// the same direction go one after the other, those in the other direction at
// the same time.

// CHECK: @overlap takes 301.0 us: 201.0 us of contractions, 0.0 us of other computation, 100.0 us of waiting
func.func @overlap(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) -> (tensor<25x3000xf32>, tensor<25x3000xf32>, tensor<25x1000xf32>) attributes {mesh.spmd = @m} {
  %up = mesh.async {
    %0 = mesh.permute %x on @m ["near"] shift 1 : tensor<25x3000xf32>
    mesh.yield %0 : tensor<25x3000xf32>
  } : !mesh.future<tensor<25x3000xf32>>
  %down = mesh.async {
    %0 = mesh.permute %x on @m ["near"] shift 3 : tensor<25x3000xf32>
    mesh.yield %0 : tensor<25x3000xf32>
  } : !mesh.future<tensor<25x3000xf32>>
  %1 = linalg.matmul ins(%z, %w : tensor<25x400xf32>, tensor<400x1000xf32>) outs(%y : tensor<25x1000xf32>) -> tensor<25x1000xf32>
  %2 = mesh.wait %up : !mesh.future<tensor<25x3000xf32>>
  %3 = mesh.wait %down : !mesh.future<tensor<25x3000xf32>>
  return %2, %3, %1 : tensor<25x3000xf32>, tensor<25x3000xf32>, tensor<25x1000xf32>
}
// CHECK: @queue takes 601.0 us
func.func @queue(%x: tensor<75000xf32>) -> (tensor<75000xf32>, tensor<75000xf32>) attributes {mesh.spmd = @m} {
  %first = mesh.async {
    %0 = mesh.permute %x on @m ["near"] shift 1 : tensor<75000xf32>
    mesh.yield %0 : tensor<75000xf32>
  } : !mesh.future<tensor<75000xf32>>
  %second = mesh.async {
    %0 = mesh.permute %x on @m ["near"] shift 1 : tensor<75000xf32>
    mesh.yield %0 : tensor<75000xf32>
  } : !mesh.future<tensor<75000xf32>>
  %1 = mesh.wait %second : !mesh.future<tensor<75000xf32>>
  %2 = mesh.wait %first : !mesh.future<tensor<75000xf32>>
  return %1, %2 : tensor<75000xf32>, tensor<75000xf32>
}

// Where the cores copy what is sent nothing is computed meanwhile.

// CHECK: @copied takes 502.0 us: 201.0 us of contractions, 0.0 us of other computation, 301.0 us of waiting
func.func @copied(%x: tensor<25x3000xf32>, %w: tensor<400x1000xf32>, %y: tensor<25x1000xf32>, %z: tensor<25x400xf32>) -> (tensor<25x3000xf32>, tensor<25x1000xf32>) attributes {mesh.spmd = @m} {
  %up = mesh.async {
    %0 = mesh.permute %x on @m ["copied"] shift 1 : tensor<25x3000xf32>
    mesh.yield %0 : tensor<25x3000xf32>
  } : !mesh.future<tensor<25x3000xf32>>
  %1 = linalg.matmul ins(%z, %w : tensor<25x400xf32>, tensor<400x1000xf32>) outs(%y : tensor<25x1000xf32>) -> tensor<25x1000xf32>
  %2 = mesh.wait %up : !mesh.future<tensor<25x3000xf32>>
  return %2, %1 : tensor<25x3000xf32>, tensor<25x1000xf32>
}

// Loops count as often as they run, calls as what they call, and of branches
// the one that takes the most.

// CHECK: @loop takes 1800000.0 us
func.func @loop(%x: tensor<250xf32>, %flag: i1) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c300 = arith.constant 300 : index
  %c1000 = arith.constant 1000 : index
  %y = scf.for %i = %c0 to %c300 step %c1 iter_args(%a = %x) -> (tensor<250xf32>) {
    %z = scf.for %j = %c0 to %c1000 step %c1 iter_args(%b = %a) -> (tensor<250xf32>) {
      %0 = scf.if %flag -> (tensor<250xf32>) {
        %1 = func.call @gathers(%b) : (tensor<250xf32>) -> tensor<250xf32>
        scf.yield %1 : tensor<250xf32>
      } else {
        scf.yield %b : tensor<250xf32>
      }
      scf.yield %0 : tensor<250xf32>
    }
    scf.yield %z : tensor<250xf32>
  }
  return %y : tensor<250xf32>
}
// CHECK: @gathers takes 6.0 us
func.func private @gathers(%x: tensor<250xf32>) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %x on @m ["near"] dim 0 : tensor<250xf32> -> tensor<1000xf32>
  %1 = tensor.extract_slice %0[0] [250] [1] : tensor<1000xf32> to tensor<250xf32>
  return %1 : tensor<250xf32>
}

// What is not known is said.

// CHECK: what @no_link takes is not known: the machine description has no link for axis "other"
func.func @no_link(%x: tensor<250xf32>) -> tensor<500xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %x on @m ["other"] dim 0 : tensor<250xf32> -> tensor<500xf32>
  return %0 : tensor<500xf32>
}
// CHECK: what @no_rate takes is not known: the machine description has no flops for f64
func.func @no_rate(%x: tensor<4x4xf64>) -> tensor<4x4xf64> attributes {mesh.spmd = @m} {
  %0 = linalg.matmul ins(%x, %x : tensor<4x4xf64>, tensor<4x4xf64>) outs(%x : tensor<4x4xf64>) -> tensor<4x4xf64>
  return %0 : tensor<4x4xf64>
}
// CHECK: what @no_number takes is not known: the loop at {{.*}}has a trip count that is not known
func.func @no_number(%x: tensor<250xf32>, %n: index) -> tensor<250xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<250xf32>) {
    %0 = mesh.permute %a on @m ["near"] shift 1 : tensor<250xf32>
    scf.yield %0 : tensor<250xf32>
  }
  return %y : tensor<250xf32>
}
// CHECK: what @single takes is not known: 'mesh.send' at {{.*}}is between single devices
func.func @single(%x: tensor<250xf32>, %to: index) attributes {mesh.spmd = @m} {
  mesh.send %x to %to tag 0 on @m : tensor<250xf32>
  return
}
// CHECK: what @unknown takes is not known: 'func.call' at {{.*}}calls what is not known
func.func private @elsewhere(tensor<250xf32>)
func.func @unknown(%x: tensor<250xf32>) attributes {mesh.spmd = @m} {
  func.call @elsewhere(%x) : (tensor<250xf32>) -> ()
  return
}
// CHECK: what @blocks takes is not known: there are branches between blocks
func.func @blocks(%flag: i1) attributes {mesh.spmd = @m} {
  cf.cond_br %flag, ^bb1, ^bb1
^bb1:
  return
}
