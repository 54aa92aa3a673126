// What reverse mode saves is chosen; the rest is computed again.
//
// RUN: mesh-opt --mesh-differentiate --canonicalize --cse %s -o %t
// RUN: FileCheck %s --input-file=%t --check-prefix=EVERYTHING
// RUN: FileCheck %s --input-file=%t --check-prefix=CONTRACTIONS
// RUN: FileCheck %s --input-file=%t --check-prefix=NOTHING
// RUN: FileCheck %s --input-file=%t --check-prefix=NAMED
// RUN: FileCheck %s --input-file=%t --check-prefix=BOTH
// RUN: FileCheck %s --input-file=%t --check-prefix=FOURTH
// RUN: FileCheck %s --input-file=%t --check-prefix=CALLEE
// RUN: FileCheck %s --input-file=%t --check-prefix=CHAIN
// RUN: FileCheck %s --input-file=%t --check-prefix=INNER
// RUN: FileCheck %s --input-file=%t --check-prefix=LOCAL
// RUN: mesh-run %s --entry=every_fourth_inner --check
// RUN: mesh-run %s --entry=every_fourth_local --check
// RUN: mesh-run %s --entry=everything --check | FileCheck %s --check-prefix=ALL
// RUN: mesh-run %s --entry=contractions --check | FileCheck %s --check-prefix=SOME
// RUN: mesh-run %s --entry=nothing --check | FileCheck %s --check-prefix=LEAST
// RUN: mesh-run %s --entry=named --check | FileCheck %s --check-prefix=SOME
// RUN: mesh-run %s --entry=both --check
// RUN: mesh-run %s --entry=every_fourth --check | FileCheck %s --check-prefix=BYFOUR
// RUN: mesh-run %s --entry=callee_gradient --check
// RUN: mesh-run %s --entry=by_number_gradient --check
// ALL: memory at most {{.*}} results, 32.0 KiB intermediate values
// SOME: memory at most {{.*}} results, 22.0 KiB intermediate values
// LEAST: memory at most {{.*}} results, 12.0 KiB intermediate values
// BYFOUR: memory at most {{.*}} results, 18.5 KiB intermediate values
//
// REQUIRES: mesh-run

func.func private @step(%x: tensor<32x8xf32>, %w: tensor<8x8xf32>) -> tensor<32x8xf32> attributes {mesh.checkpoint = "contractions"} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<32x8xf32>) -> tensor<32x8xf32>
  %h = linalg.matmul ins(%x, %w : tensor<32x8xf32>, tensor<8x8xf32>) outs(%z : tensor<32x8xf32>) -> tensor<32x8xf32>
  %t = math.tanh %h : tensor<32x8xf32>
  %s = math.sin %t : tensor<32x8xf32>
  return %s : tensor<32x8xf32>
}

// Ten layers in a loop.
func.func @loss(%x: tensor<32x8xf32>, %w: tensor<10x8x8xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<32x8xf32>) -> tensor<32x8xf32>
  %y = scf.for %i = %c0 to %c10 step %c1 iter_args(%at = %x) -> (tensor<32x8xf32>) {
    %layer = tensor.extract_slice %w[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<10x8x8xf32> to tensor<8x8xf32>
    %h = linalg.matmul ins(%at, %layer : tensor<32x8xf32>, tensor<8x8xf32>) outs(%z : tensor<32x8xf32>) -> tensor<32x8xf32>
    %t = math.tanh %h {mesh.checkpoint_name = "tanh"} : tensor<32x8xf32>
    %s = math.sin %t {mesh.checkpoint_name = "sin"} : tensor<32x8xf32>
    %product = arith.mulf %s, %t : tensor<32x8xf32>
    %next = arith.addf %at, %product : tensor<32x8xf32>
    scf.yield %next : tensor<32x8xf32>
  }
  %square = arith.mulf %y, %y : tensor<32x8xf32>
  %exp = math.sin %square : tensor<32x8xf32>
  %init = tensor.empty() : tensor<f32>
  %fill = linalg.fill ins(%zero : f32) outs(%init : tensor<f32>) -> tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%exp : tensor<32x8xf32>) outs(%fill : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}

// EVERYTHING-LABEL: func.func @everything(
// EVERYTHING:         scf.for {{.*}} -> (tensor<32x8xf32>, tensor<10x32x8xf32>, tensor<10x32x8xf32>, tensor<10x32x8xf32>) {
// EVERYTHING-NOT:     mesh.optimization_barrier
// EVERYTHING:         return
mesh.derivative @everything = gradient of @loss wrt [0, 1]

// Of an iteration the product is saved, and the iteration argument.
// CONTRACTIONS-NOT:   mesh.checkpoint_name
// CONTRACTIONS-LABEL: func.func @contractions(
// CONTRACTIONS:         %[[FORWARD:.*]]:3 = scf.for {{.*}} -> (tensor<32x8xf32>, tensor<10x32x8xf32>, tensor<10x32x8xf32>) {
// CONTRACTIONS:           %[[H:.*]] = linalg.matmul
// CONTRACTIONS:           tensor.insert_slice %[[H]]
// CONTRACTIONS:         %[[Y:.*]] = mesh.optimization_barrier %[[FORWARD]]#0
// CONTRACTIONS:         %[[SQUARE:.*]] = arith.mulf %[[Y]], %[[Y]]
// CONTRACTIONS:         math.cos %[[SQUARE]]
// CONTRACTIONS:         scf.for
// CONTRACTIONS:           %[[SAVED:.*]] = tensor.extract_slice %[[FORWARD]]#1
// CONTRACTIONS:           %[[BEHIND:.*]] = mesh.optimization_barrier %[[SAVED]]
// CONTRACTIONS:           math.tanh %[[BEHIND]]
// CONTRACTIONS-NOT:       linalg.matmul
// CONTRACTIONS:         return
mesh.derivative @contractions = gradient of @loss wrt [0, 1] {saving = "contractions"}

// NOTHING-LABEL: func.func @nothing(
// NOTHING:         %[[FORWARD:.*]]:2 = scf.for {{.*}} -> (tensor<32x8xf32>, tensor<10x32x8xf32>) {
// NOTHING:         scf.for
// NOTHING:           %[[SAVED:.*]] = tensor.extract_slice %[[FORWARD]]#1
// NOTHING:           %[[AT:.*]] = mesh.optimization_barrier %[[SAVED]]
// NOTHING:           %[[H:.*]] = linalg.matmul ins(%[[AT]]
// NOTHING:           math.tanh %[[H]]
mesh.derivative @nothing = gradient of @loss wrt [0, 1] {saving = "nothing"}

// NAMED-LABEL: func.func @named(
// NAMED:         %[[FORWARD:.*]]:3 = scf.for {{.*}} -> (tensor<32x8xf32>, tensor<10x32x8xf32>, tensor<10x32x8xf32>) {
// NAMED:           %[[T:.*]] = math.tanh
// NAMED:           tensor.insert_slice %[[T]]
// NAMED:         scf.for
// NAMED-NOT:       math.tanh
// NAMED:           math.sin
// NAMED:         return
mesh.derivative @named = gradient of @loss wrt [0, 1] {saving = ["tanh"]}

// BOTH-LABEL: func.func @both(
// BOTH:         scf.for {{.*}} -> (tensor<32x8xf32>, tensor<10x32x8xf32>, tensor<10x32x8xf32>, tensor<10x32x8xf32>) {
// BOTH-DAG:       %[[H:.*]] = linalg.matmul
// BOTH-DAG:       %[[S:.*]] = math.sin
// BOTH-DAG:       tensor.insert_slice %[[H]]
// BOTH-DAG:       tensor.insert_slice %[[S]]
// BOTH:         scf.for
// BOTH-NOT:       math.sin
// BOTH:           math.tanh
// BOTH-NOT:       math.sin
// BOTH:         return
mesh.derivative @both = gradient of @loss wrt [0, 1] {saving = ["contractions", "sin"]}

// Two calls for four iterations each save what they take. Of the last two
// iterations everything is saved.
// FOURTH-LABEL: func.func @every_fourth(
// FOURTH:         %[[GROUPS:.*]]:2 = scf.for {{.*}} -> (tensor<32x8xf32>, tensor<2x32x8xf32>) {
// FOURTH:           func.call @every_fourth_iterations(
// FOURTH:         scf.for {{.*}} -> (tensor<32x8xf32>, tensor<2x32x8xf32>, tensor<2x32x8xf32>, tensor<2x32x8xf32>) {
// FOURTH:         scf.for
// FOURTH:         scf.for
// FOURTH:           %[[SAVED:.*]] = tensor.extract_slice %[[GROUPS]]#1
// FOURTH:           %[[AT:.*]] = mesh.optimization_barrier %[[SAVED]]
// FOURTH:           %[[AGAIN:.*]]:3 = func.call @every_fourth_iterations_forward({{.*}}, %[[AT]]
// FOURTH:           call @every_fourth_iterations_backward({{.*}}%[[AGAIN]]#0
// FOURTH:       func.func private @every_fourth_iterations(
// FOURTH:         scf.for
mesh.derivative @every_fourth = gradient of @loss wrt [0, 1] {save_every = 4}

func.func @calls(%x: tensor<32x8xf32>, %w: tensor<8x8xf32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %a = func.call @step(%x, %w) : (tensor<32x8xf32>, tensor<8x8xf32>) -> tensor<32x8xf32>
  %b = func.call @step(%a, %w) : (tensor<32x8xf32>, tensor<8x8xf32>) -> tensor<32x8xf32>
  %init = tensor.empty() : tensor<f32>
  %fill = linalg.fill ins(%zero : f32) outs(%init : tensor<f32>) -> tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%b : tensor<32x8xf32>) outs(%fill : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}

// A function may say itself what is saved of it.
// CALLEE-LABEL: func.func private @step_forward(
// CALLEE:         %[[H:.*]] = linalg.matmul
// CALLEE:         return %{{.*}}, %[[H]] :
// CALLEE-LABEL: func.func private @step_backward(
// CALLEE:         %[[H:.*]] = mesh.optimization_barrier %arg0
// CALLEE:         math.tanh %[[H]]
// CALLEE-LABEL: func.func @callee_gradient(
// CALLEE:         %[[A:.*]]:2 = call @step_forward(
// CALLEE:         %[[B:.*]]:2 = call @step_forward(%[[A]]#0
// CALLEE:         call @step_backward(%[[B]]#1
mesh.derivative @callee_gradient = gradient of @calls wrt [0, 1]

// Sums are not computed again where the loop would save one value either way.
// CHAIN-LABEL: func.func @sums_gradient(
// CHAIN:         scf.for {{.*}} -> (tensor<8xf32>, tensor<4x8xf32>) {
// CHAIN:           %[[FIRST:.*]] = arith.addf
// CHAIN:           %[[SECOND:.*]] = arith.addf %[[FIRST]]
// CHAIN:           tensor.insert_slice %[[SECOND]]
// CHAIN:         scf.for
// CHAIN-NEXT:      arith.subi
// CHAIN-NEXT:      %[[SAVED:.*]] = tensor.extract_slice
// CHAIN-NEXT:      math.cos %[[SAVED]]
func.func @sums(%x: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %x) -> (tensor<8xf32>) {
    %a = arith.addf %at, %b : tensor<8xf32>
    %h = arith.addf %a, %b : tensor<8xf32>
    %s = math.sin %h : tensor<8xf32>
    scf.yield %s : tensor<8xf32>
  }
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<8xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}
mesh.derivative @sums_gradient = gradient of @sums wrt [0]

// They are where the adjoint of another op reads what they are computed of.
// CHAIN-LABEL: func.func @read_gradient(
// CHAIN:         scf.for {{.*}} -> (tensor<8xf32>, tensor<4x8xf32>) {
// CHAIN:         scf.for
// CHAIN:           %[[SAVED:.*]] = tensor.extract_slice
// CHAIN:           %[[FIRST:.*]] = arith.addf %[[SAVED]]
// CHAIN:           %[[SECOND:.*]] = arith.addf %[[FIRST]]
// CHAIN:           math.cos %[[SECOND]]
func.func @read(%x: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %x) -> (tensor<8xf32>) {
    %square = arith.mulf %at, %at : tensor<8xf32>
    %a = arith.addf %at, %b : tensor<8xf32>
    %h = arith.addf %a, %b : tensor<8xf32>
    %s = math.sin %h : tensor<8xf32>
    %next = arith.addf %s, %square : tensor<8xf32>
    scf.yield %next : tensor<8xf32>
  }
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<8xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}
mesh.derivative @read_gradient = gradient of @read wrt [0]

mesh.mesh @m = <["x"=2]>

func.func private @inner(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %y = scf.for %i = %c0 to %c8 step %c1 iter_args(%at = %x) -> (tensor<8xf32>) {
    %s = math.sin %at : tensor<8xf32>
    scf.yield %s : tensor<8xf32>
  }
  return %y : tensor<8xf32>
}
func.func @outer(%x: tensor<8xf32>) -> tensor<f32> {
  %y = func.call @inner(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<8xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}

// Loops of functions that are called save every fourth iteration, too.
// INNER-LABEL: func.func private @inner_forward(
// INNER:         scf.for {{.*}} -> (tensor<8xf32>, tensor<2x8xf32>) {
// INNER:           func.call @inner_forward_iterations(
// INNER-LABEL: func.func private @inner_backward(
// INNER:         call @inner_forward_iterations_forward(
// INNER:         call @inner_forward_iterations_backward(
mesh.derivative @every_fourth_inner = gradient of @outer wrt [0] {save_every = 4}

func.func @local(%x: tensor<16xf32>, %w: tensor<8xf32>) -> tensor<f32> {
  %0 = mesh.shard_map on @m manual ["x"] (%x, %w) in [<@m, [{"x"}]>, <@m, [{}]>] out [<@m, []>] {
  ^bb0(%part: tensor<8xf32>, %all: tensor<8xf32>):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %y = scf.for %i = %c0 to %c8 step %c1 iter_args(%at = %part) -> (tensor<8xf32>) {
      %s = math.sin %at : tensor<8xf32>
      %p = arith.mulf %s, %all : tensor<8xf32>
      scf.yield %p : tensor<8xf32>
    }
    %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%at = %y) -> (tensor<8xf32>) {
      %s = math.sin %at : tensor<8xf32>
      %t = mesh.all_reduce sum %s on @m ["x"] : tensor<8xf32>
      scf.yield %t : tensor<8xf32>
    }
    %zero = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce { arith.addf } ins(%z : tensor<8xf32>) outs(%zero : tensor<f32>) dimensions = [0]
    %total = mesh.all_reduce sum %sum on @m ["x"] : tensor<f32>
    mesh.yield %total : tensor<f32>
  } : (tensor<16xf32>, tensor<8xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// In local view a loop that communicates saves all iterations.
// LOCAL-LABEL: func.func @every_fourth_local(
// LOCAL:         mesh.shard_map
// LOCAL:           scf.for {{.*}} -> (tensor<8xf32>, tensor<2x8xf32>) {
// LOCAL:             func.call @every_fourth_local_iterations(
// LOCAL:           scf.for {{.*}} -> (tensor<8xf32>, tensor<8x8xf32>) {
// LOCAL:             mesh.all_reduce
// LOCAL:         mesh.shard_map
// LOCAL:             func.call @every_fourth_local_iterations_backward(
mesh.derivative @every_fourth_local = gradient of @local wrt [0, 1] {save_every = 4}

// What a function with a derivative of its own computes is computed again as
// well: an iteration saves the iteration argument alone.
func.func private @gate(%x: tensor<32x8xf32>) -> tensor<32x8xf32> attributes {mesh.custom_vjp = [@gate_forward, @gate_backward]} {
  %t = math.tanh %x : tensor<32x8xf32>
  return %t : tensor<32x8xf32>
}
func.func private @gate_forward(%x: tensor<32x8xf32>) -> (tensor<32x8xf32>, tensor<32x8xf32>) {
  %t = math.tanh %x : tensor<32x8xf32>
  %square = arith.mulf %t, %t : tensor<32x8xf32>
  return %t, %square : tensor<32x8xf32>, tensor<32x8xf32>
}
func.func private @gate_backward(%square: tensor<32x8xf32>, %d: tensor<32x8xf32>) -> tensor<32x8xf32> {
  %one = arith.constant dense<1.0> : tensor<32x8xf32>
  %slope = arith.subf %one, %square : tensor<32x8xf32>
  %r = arith.mulf %slope, %d : tensor<32x8xf32>
  return %r : tensor<32x8xf32>
}
func.func @gated(%x: tensor<32x8xf32>, %w: tensor<8x8xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %zeros = arith.constant dense<0.0> : tensor<32x8xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %y = scf.for %i = %c0 to %c10 step %c1 iter_args(%a = %x) -> tensor<32x8xf32> {
    %h = linalg.matmul ins(%a, %w : tensor<32x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<32x8xf32>) -> tensor<32x8xf32>
    %g = func.call @gate(%h) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %b = arith.mulf %h, %g : tensor<32x8xf32>
    scf.yield %b : tensor<32x8xf32>
  }
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<32x8xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}
// NOTHING-LABEL: func.func @gated_gradient(
// NOTHING:         %[[FORWARD:.*]]:2 = scf.for {{.*}} -> (tensor<32x8xf32>, tensor<10x32x8xf32>) {
// NOTHING:         scf.for
// NOTHING:           %[[SAVED:.*]] = tensor.extract_slice %[[FORWARD]]#1
// NOTHING:           %[[AT:.*]] = mesh.optimization_barrier %[[SAVED]]
// NOTHING:           %[[H:.*]] = linalg.matmul ins(%[[AT]]
// NOTHING:           %[[T:.*]] = math.tanh %[[H]]
// NOTHING:           arith.mulf %[[T]], %[[T]]
mesh.derivative @gated_gradient = gradient of @gated wrt [0, 1] {saving = "nothing"}

// A function saves nothing that repeats a number, however many ops make it:
// not the quotient that it divides by, and no mask of it.
// EVERYTHING-LABEL: func.func private @by_number_backward(
// EVERYTHING-SAME: %arg0: tensor<32x8xf32>) -> tensor<32x8xf32>
func.func private @by_number(%x: tensor<32x8xf32>) -> tensor<32x8xf32> {
  %n = arith.constant dense<3.0> : tensor<f32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %e = tensor.empty() : tensor<32x8xf32>
  %mask = tensor.empty() : tensor<32x8xi1>
  %a = linalg.broadcast ins(%n : tensor<f32>) outs(%e : tensor<32x8xf32>) dimensions = [0, 1]
  %b = linalg.broadcast ins(%zero : tensor<f32>) outs(%e : tensor<32x8xf32>) dimensions = [0, 1]
  %r = linalg.map { arith.divf } ins(%b, %a : tensor<32x8xf32>, tensor<32x8xf32>) outs(%e : tensor<32x8xf32>)
  %d = linalg.map { arith.addf } ins(%a, %r : tensor<32x8xf32>, tensor<32x8xf32>) outs(%e : tensor<32x8xf32>)
  %m = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<32x8xf32>, tensor<32x8xf32>) outs(%mask : tensor<32x8xi1>) {
  ^bb0(%in: f32, %other: f32, %out: i1):
    %c = arith.cmpf oge, %in, %other : f32
    linalg.yield %c : i1
  } -> tensor<32x8xi1>
  %q = linalg.map { arith.divf } ins(%x, %d : tensor<32x8xf32>, tensor<32x8xf32>) outs(%e : tensor<32x8xf32>)
  %s = linalg.map { arith.select } ins(%m, %q, %x : tensor<32x8xi1>, tensor<32x8xf32>, tensor<32x8xf32>) outs(%e : tensor<32x8xf32>)
  return %s : tensor<32x8xf32>
}

func.func private @sum_by_number(%x: tensor<32x8xf32>) -> tensor<f32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %y = call @by_number(%x) : (tensor<32x8xf32>) -> tensor<32x8xf32>
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<32x8xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}
mesh.derivative @by_number_gradient = gradient of @sum_by_number wrt [0]

// A generic that reads its init, or captures a value, makes no number of
// constants: the function saves the exponentials.
// EVERYTHING-LABEL: func.func private @in_place_backward(
// EVERYTHING-NOT:     math.exp
// EVERYTHING:         return
func.func private @in_place(%x: tensor<32x8xf32>, %by: tensor<f32>) -> tensor<32x8xf32> {
  %e = tensor.empty() : tensor<32x8xf32>
  %h = math.tanh %x : tensor<32x8xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%h : tensor<32x8xf32>) {
  ^bb0(%out: f32):
    %0 = math.exp %out : f32
    linalg.yield %0 : f32
  } -> tensor<32x8xf32>
  %v = tensor.extract %by[] : tensor<f32>
  %b = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<32x8xf32>) {
  ^bb0(%out: f32):
    %0 = math.exp %v : f32
    linalg.yield %0 : f32
  } -> tensor<32x8xf32>
  %s = arith.mulf %a, %b : tensor<32x8xf32>
  %y = math.sin %s : tensor<32x8xf32>
  return %y : tensor<32x8xf32>
}

func.func private @sum_in_place(%x: tensor<32x8xf32>, %by: tensor<f32>) -> tensor<f32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %y = call @in_place(%x, %by) : (tensor<32x8xf32>, tensor<f32>) -> tensor<32x8xf32>
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<32x8xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}
mesh.derivative @in_place_gradient = gradient of @sum_in_place wrt [0]
