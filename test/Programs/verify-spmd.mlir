// RUN: mesh-opt %s --mesh-verify-spmd --verify-diagnostics | FileCheck %s

// What is right passes, and stays as it is.

mesh.mesh @m = <["x"=2, "y"=4]>
#x = #mesh.sharding<@m, [{"x"}]>
#xy = #mesh.sharding<@m, [{"x", "y"}]>
#sum = #mesh.sharding<@m, [{}], partial=sum{"x"}>
#max = #mesh.sharding<@m, [{}], partial=max{"x"}>
#whole = #mesh.sharding<@m, [{}]>

// Gathers and reductions make values the same; parts of axes add up.

// CHECK-LABEL: func.func @gathers(
// CHECK-COUNT-2: mesh.all_gather
// CHECK: mesh.all_reduce
func.func @gathers(%a: tensor<2xf32> {mesh.sharding = #xy})
    -> (tensor<16xf32> {mesh.sharding = #whole}, tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %a on @m ["y":(2)2] dim 0 : tensor<2xf32> -> tensor<4xf32>
  %1 = mesh.all_gather %0 on @m ["x", "y":(1)2] dim 0 : tensor<4xf32> -> tensor<16xf32>
  %2 = mesh.all_reduce sum %0 on @m ["y":(1)2] : tensor<4xf32>
  return %1, %2 : tensor<16xf32>, tensor<4xf32>
}

// Sums of parts are parts of a sum; so is one that is scaled, or has no start.

// CHECK-LABEL: func.func private @parts(
func.func private @parts(%a: tensor<8xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #sum}, tensor<8xf32> {mesh.sharding = #max}) attributes {mesh.spmd = @m} {
  return %a, %a : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @sums(
func.func @sums(%own: tensor<8xf32> {mesh.sharding = #x}, %b: tensor<8xf32> {mesh.sharding = #x}, %s: tensor<8xf32> {mesh.sharding = #whole})
    -> (tensor<8xf32> {mesh.sharding = #whole}, tensor<8xf32> {mesh.sharding = #sum}, tensor<8xf32> {mesh.sharding = #sum}) attributes {mesh.spmd = @m} {
  %a, %max = call @parts(%own) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %0 = arith.mulf %a, %s : tensor<8xf32>
  %1 = arith.subf %0, %b : tensor<8xf32>
  %2 = mesh.all_reduce sum %1 on @m ["x"] : tensor<8xf32>
  %3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%u = %zero) -> tensor<8xf32> {
    %4 = arith.addf %u, %a : tensor<8xf32>
    scf.yield %4 : tensor<8xf32>
  }
  return %2, %1, %3 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// A maximum takes what is the same on all devices as often as it likes.

// CHECK-LABEL: func.func @maxima(
func.func @maxima(%own: tensor<8xf32> {mesh.sharding = #x}, %s: tensor<8xf32> {mesh.sharding = #whole})
    -> (tensor<8xf32> {mesh.sharding = #max}) attributes {mesh.spmd = @m} {
  %sum, %a = call @parts(%own) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  %0 = arith.maximumf %a, %s : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A device may take its part of a sum by a mask of its own.

// CHECK-LABEL: func.func @masked(
func.func @masked(%own: tensor<8xf32> {mesh.sharding = #x}, %mask: tensor<8xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %a, %max = call @parts(%own) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  %0 = arith.mulf %a, %mask : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Control flow may vary along other axes than the collective's.

// CHECK-LABEL: func.func @other_axes(
func.func @other_axes(%a: tensor<2xf32> {mesh.sharding = #xy})
    -> (tensor<2xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %i = mesh.axis_index @m ["x"]
  %first = arith.cmpi eq, %i, %c0 : index
  %0 = scf.if %first -> tensor<2xf32> {
    %1 = mesh.all_reduce sum %a on @m ["y"] : tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  } else {
    %1 = mesh.all_reduce max %a on @m ["y"] : tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}

// Devices that agreed on a condition go the same way.

// CHECK-LABEL: func.func @agreed(
func.func @agreed(%a: tensor<2xf32> {mesh.sharding = #xy})
    -> (tensor<2xf32> {mesh.sharding = #xy}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %0 = scf.while (%u = %a) : (tensor<2xf32>) -> tensor<2xf32> {
    %1 = mesh.all_reduce max %u on @m ["x", "y"] : tensor<2xf32>
    %first = tensor.extract %1[%c0] : tensor<2xf32>
    %goes_on = arith.cmpf olt, %first, %one : f32
    scf.condition(%goes_on) %u : tensor<2xf32>
  } do {
  ^body(%v: tensor<2xf32>):
    %1 = arith.addf %v, %v : tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}

// Of what was put together from what others sent nothing is said, nor of an
// argument without a sharding. A slice waits for nobody.

// CHECK-LABEL: func.func @ring(
func.func @ring(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<2xf32>
    mesh.yield %p : tensor<2xf32>
  } : !mesh.future<tensor<2xf32>>
  %0 = mesh.wait %f : !mesh.future<tensor<2xf32>>
  %1 = arith.addf %0, %a : tensor<2xf32>
  return %1 : tensor<2xf32>
}

// Devices choose by their index between what they have in common and what they
// were sent of it: the same, as in a broadcast by permutes.

// CHECK-LABEL: func.func @broadcast_by_permutes(
func.func @broadcast_by_permutes(%a: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %i = mesh.axis_index @m ["x"]
  %isReceiver = arith.cmpi ne, %i, %c0 : index
  %p = mesh.permute %a on @m ["x"] shift 1 : tensor<2xf32>
  %0 = arith.select %isReceiver, %p, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// What is put together from copies of it, some of them sent around, is the same
// wherever it is cut: so is a gather in Bruck's way of what is the same already.

// CHECK-LABEL: func.func @copies_turned(
func.func @copies_turned(%a: tensor<2x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<2x12xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) attributes {mesh.spmd = @m} {
  %c4 = arith.constant 4 : index
  %p = mesh.permute %a on @m ["x"] shift 1 : tensor<2x4xf32>
  %0 = tensor.concat dim(1) %a, %p : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
  %f = mesh.async {
    %q = mesh.permute %0 on @m ["x"] shift 1 : tensor<2x8xf32>
    mesh.yield %q : tensor<2x8xf32>
  } : !mesh.future<tensor<2x8xf32>>
  %1 = tensor.extract_slice %0[0, 4] [2, 4] [1, 1] : tensor<2x8xf32> to tensor<2x4xf32>
  %2 = mesh.wait %f : !mesh.future<tensor<2x8xf32>>
  %3 = tensor.concat dim(1) %2, %0, %1 : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x4xf32>) -> tensor<2x20xf32>
  %i = mesh.axis_index @m ["x"]
  %offset = arith.muli %i, %c4 : index
  %4 = tensor.extract_slice %3[0, %offset] [2, 12] [1, 1] : tensor<2x20xf32> to tensor<2x12xf32>
  return %4 : tensor<2x12xf32>
}

// So is what is cut from one number over and over.

// CHECK-LABEL: func.func @splat_anywhere(
func.func @splat_anywhere() -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %ones = arith.constant dense<1.0> : tensor<8xf32>
  %i = mesh.axis_index @m ["y"]
  %0 = tensor.extract_slice %ones[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// A ring that has gathered equals takes one slice after the other of what all
// devices have, beginning with its own: they add up to the same.

// CHECK-LABEL: func.func @slices_in_turn(
func.func @slices_in_turn(%w: tensor<4xf32> {mesh.sharding = #whole}) -> (tensor<2xf32> {mesh.sharding = #whole}, tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i = mesh.axis_index @m ["x"]
  %own = arith.muli %i, %c2 : index
  %0 = tensor.extract_slice %w[%own] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %next = arith.subi %c1, %i : index
  %other = arith.muli %next, %c2 : index
  %1 = tensor.extract_slice %w[%other] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %sum = arith.addf %0, %1 : tensor<2xf32>
  %zero = arith.constant dense<0.0> : tensor<2xf32>
  %looped = scf.for %step = %c0 to %c2 step %c1 iter_args(%partial = %zero) -> tensor<2xf32> {
    %turned = arith.addi %i, %step : index
    %index = arith.remui %turned, %c2 : index
    %offset = arith.muli %index, %c2 : index
    %block = tensor.extract_slice %w[%offset] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %both = arith.addf %partial, %block : tensor<2xf32>
    scf.yield %both : tensor<2xf32>
  }
  return %sum, %looped : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @unknown(
func.func @unknown(%go: i1, %a: tensor<2xf32>) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %i = mesh.axis_index @m ["x"]
  %first = arith.cmpi eq, %i, %c0 : index
  scf.if %go {
    %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<2xf32>
  }
  scf.if %first {
    %1 = mesh.all_slice %a on @m ["x"] dim 0 : tensor<2xf32> -> tensor<1xf32>
  }
  return
}

// What is reduced together with others is still what it was.

// CHECK-LABEL: func.func @together(
func.func @together(%a: tensor<1x2xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x", "y"}]>}, %b: tensor<1x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<1x2xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"y"}]>}, tensor<1x3xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) attributes {mesh.spmd = @m} {
  %0 = tensor.empty() : tensor<1x5xf32>
  %1 = tensor.insert_slice %a into %0[0, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<1x5xf32>
  %2 = tensor.insert_slice %b into %1[0, 2] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<1x5xf32>
  %3 = mesh.all_reduce sum %2 on @m ["x"] : tensor<1x5xf32>
  %4 = tensor.extract_slice %3[0, 0] [1, 2] [1, 1] : tensor<1x5xf32> to tensor<1x2xf32>
  %5 = tensor.extract_slice %3[0, 2] [1, 3] [1, 1] : tensor<1x5xf32> to tensor<1x3xf32>
  return %4, %5 : tensor<1x2xf32>, tensor<1x3xf32>
}

// A ring gathers both at once: then nothing is said of slices. The first one is
// split over "y" no more than what it is made of.

// CHECK-LABEL: func.func @together_in_a_ring(
func.func @together_in_a_ring(%a: tensor<1x2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}, %b: tensor<1x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>})
    -> (tensor<2x2xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}, tensor<2x3xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"y"}]>}) attributes {mesh.spmd = @m} {
  %0 = tensor.empty() : tensor<1x5xf32>
  %1 = tensor.insert_slice %a into %0[0, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<1x5xf32>
  %own = tensor.insert_slice %b into %1[0, 2] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<1x5xf32>
  %f = mesh.async {
    %p = mesh.permute %own on @m ["x"] shift 1 : tensor<1x5xf32>
    mesh.yield %p : tensor<1x5xf32>
  } : !mesh.future<tensor<1x5xf32>>
  %i = mesh.axis_index @m ["x"]
  %c1 = arith.constant 1 : index
  %other = arith.subi %c1, %i : index
  %2 = tensor.empty() : tensor<2x5xf32>
  %3 = tensor.insert_slice %own into %2[%i, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<2x5xf32>
  %received = mesh.wait %f : !mesh.future<tensor<1x5xf32>>
  %4 = tensor.insert_slice %received into %3[%other, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<2x5xf32>
  %5 = tensor.extract_slice %4[0, 0] [2, 2] [1, 1] : tensor<2x5xf32> to tensor<2x2xf32>
  %6 = tensor.extract_slice %4[0, 2] [2, 3] [1, 1] : tensor<2x5xf32> to tensor<2x3xf32>
  return %5, %6 : tensor<2x2xf32>, tensor<2x3xf32>
}

// Axes of one device are none.

mesh.mesh @one = <["x"=1]>

// CHECK-LABEL: func.func @one_device(
func.func @one_device(%a: tensor<2xf32> {mesh.sharding = #mesh.sharding<@one, [{"x"}]>})
    -> (tensor<2xf32> {mesh.sharding = #mesh.sharding<@one, [{}]>}) attributes {mesh.spmd = @one} {
  return %a : tensor<2xf32>
}
