// RUN: mesh-opt %s --mesh-lower-pipeline --split-input-file | FileCheck %s
// RUN: mesh-opt %s --mesh-lower-pipeline=bubbles=nans --split-input-file | FileCheck %s
//
// Stages that could fail on zeros are not applied where there is no micro-batch;
// others are, if they are not asked to skip that.

mesh.mesh @m = <["p"=2]>
// The number of the micro-batch is one that there is in each step.
// CHECK-LABEL: func @number
// CHECK: scf.for %[[T:[a-z0-9]+]] =
// CHECK: %[[K:.*]] = arith.subi %[[T]], %{{.*}} : index
// CHECK: %[[MOST:.*]] = arith.minsi %[[K]]
// CHECK: %[[SOME:.*]] = arith.maxsi %[[MOST]]
// CHECK-NOT: arith.andi
// CHECK: %[[E:.*]] = tensor.extract %{{.*}}[%[[SOME]]]
// CHECK: %[[S:.*]] = linalg.softmax
// CHECK: mesh.permute %[[S]] on
func.func @number(%x: tensor<12x4xf32>, %t: tensor<3xf32>) -> tensor<12x4xf32> {
  %y = mesh.pipeline(%x) on @m "p" stages 2 microbatches 3 {
  ^bb0(%h: tensor<4x4xf32>, %s: index, %b: index):
    %e = tensor.extract %t[%b] : tensor<3xf32>
    %f = tensor.splat %e : tensor<4x4xf32>
    %r = linalg.softmax dimension(1) ins(%h : tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
    mesh.stage_yield %r : tensor<4x4xf32>
  } : (tensor<12x4xf32>) -> tensor<12x4xf32>
  return %y : tensor<12x4xf32>
}

// -----

mesh.mesh @m = <["p"=2]>
// Loops of a known number of iterations, branches and what they count are safe.
// CHECK-LABEL: func @structured
// CHECK: scf.for
// CHECK-NOT: arith.andi
// CHECK: scf.index_switch
// CHECK: mesh.permute
func.func @structured(%x: tensor<12xi32>) -> tensor<12xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %y = mesh.pipeline(%x) on @m "p" stages 2 microbatches 3 {
  ^bb0(%h: tensor<4xi32>, %s: index, %b: index):
    %r = scf.for %i = %c0 to %c4 step %c2 iter_args(%a = %h) -> tensor<4xi32> {
      %e = tensor.extract %h[%i] : tensor<4xi32>
      %j = arith.addi %i, %s : index
      %n = tensor.insert %e into %a[%j] : tensor<4xi32>
      scf.yield %n : tensor<4xi32>
    }
    %q = scf.index_switch %s -> tensor<4xi32>
    case 0 {
      %seven = arith.constant dense<7> : tensor<4xi32>
      %d = arith.divsi %r, %seven : tensor<4xi32>
      scf.yield %d : tensor<4xi32>
    }
    default {
      scf.yield %r : tensor<4xi32>
    }
    mesh.stage_yield %q : tensor<4xi32>
  } : (tensor<12xi32>) -> tensor<12xi32>
  return %y : tensor<12xi32>
}

// -----

mesh.mesh @m = <["p"=2]>
// CHECK-LABEL: func @division
// CHECK: %[[BUSY:.*]] = arith.andi
// CHECK: scf.if %[[BUSY]]
// CHECK: arith.remui
func.func @division(%x: tensor<12xi32>) -> tensor<12xi32> {
  %y = mesh.pipeline(%x) on @m "p" stages 2 microbatches 3 {
  ^bb0(%h: tensor<4xi32>, %s: index, %b: index):
    %c = arith.constant dense<100> : tensor<4xi32>
    %r = arith.remui %c, %h : tensor<4xi32>
    mesh.stage_yield %r : tensor<4xi32>
  } : (tensor<12xi32>) -> tensor<12xi32>
  return %y : tensor<12xi32>
}

// -----

mesh.mesh @m = <["p"=2]>
// CHECK-LABEL: func @index_from_element
// CHECK: %[[BUSY:.*]] = arith.andi
// CHECK: scf.if %[[BUSY]]
// CHECK: tensor.insert
func.func @index_from_element(%x: tensor<12xi32>) -> tensor<12xi32> {
  %y = mesh.pipeline(%x) on @m "p" stages 2 microbatches 3 {
  ^bb0(%h: tensor<4xi32>, %s: index, %b: index):
    %c1 = arith.constant 1 : index
    %e = tensor.extract %h[%c1] : tensor<4xi32>
    %i = arith.index_cast %e : i32 to index
    %j = arith.subi %i, %c1 : index
    %r = tensor.insert %e into %h[%j] : tensor<4xi32>
    mesh.stage_yield %r : tensor<4xi32>
  } : (tensor<12xi32>) -> tensor<12xi32>
  return %y : tensor<12xi32>
}

// -----

mesh.mesh @m = <["p"=2]>
// CHECK-LABEL: func @gather
// CHECK: %[[BUSY:.*]] = arith.andi
// CHECK: scf.if %[[BUSY]]
// CHECK: tensor.gather
func.func @gather(%x: tensor<12x1xi32>, %t: tensor<5xi32>) -> tensor<12x1xi32> {
  %one = arith.constant dense<1> : tensor<4x1xi32>
  %y = mesh.pipeline(%x) on @m "p" stages 2 microbatches 3 {
  ^bb0(%h: tensor<4x1xi32>, %s: index, %b: index):
    %i = arith.subi %h, %one : tensor<4x1xi32>
    %r = tensor.gather %t[%i] gather_dims([0]) : (tensor<5xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    mesh.stage_yield %r : tensor<4x1xi32>
  } : (tensor<12x1xi32>) -> tensor<12x1xi32>
  return %y : tensor<12x1xi32>
}

// -----

mesh.mesh @m = <["p"=2]>
// In a branch, too.
// CHECK-LABEL: func @while
// CHECK: %[[BUSY:.*]] = arith.andi
// CHECK: scf.if %[[BUSY]]
// CHECK: scf.while
func.func @while(%x: tensor<12xi32>) -> tensor<12xi32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %y = mesh.pipeline(%x) on @m "p" stages 2 microbatches 3 {
  ^bb0(%h: tensor<4xi32>, %s: index, %b: index):
    %isFirst = arith.cmpi eq, %s, %c0 : index
    %r = scf.if %isFirst -> tensor<4xi32> {
      %e = tensor.extract %h[%c0] : tensor<4xi32>
      %l = scf.while (%v = %e) : (i32) -> i32 {
        %q = arith.cmpi eq, %v, %zero : i32
        scf.condition(%q) %v : i32
      } do {
      ^bb0(%v: i32):
        %m = arith.addi %v, %v : i32
        scf.yield %m : i32
      }
      %n = tensor.insert %l into %h[%c0] : tensor<4xi32>
      scf.yield %n : tensor<4xi32>
    } else {
      scf.yield %h : tensor<4xi32>
    }
    mesh.stage_yield %r : tensor<4xi32>
  } : (tensor<12xi32>) -> tensor<12xi32>
  return %y : tensor<12xi32>
}

// -----

mesh.mesh @m = <["p"=2]>
// The number of iterations is an element.
// CHECK-LABEL: func @count
// CHECK: %[[BUSY:.*]] = arith.andi
// CHECK: scf.if %[[BUSY]]
// CHECK: scf.for
func.func @count(%x: tensor<12xi32>) -> tensor<12xi32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %y = mesh.pipeline(%x) on @m "p" stages 2 microbatches 3 {
  ^bb0(%h: tensor<4xi32>, %s: index, %b: index):
    %e = tensor.extract %h[%c0] : tensor<4xi32>
    %n = arith.subi %e, %one : i32
    %r = scf.for unsigned %i = %zero to %n step %one iter_args(%a = %h) -> (tensor<4xi32>) : i32 {
      %d = arith.addi %a, %h : tensor<4xi32>
      scf.yield %d : tensor<4xi32>
    }
    mesh.stage_yield %r : tensor<4xi32>
  } : (tensor<12xi32>) -> tensor<12xi32>
  return %y : tensor<12xi32>
}

// -----

mesh.mesh @m = <["p"=2]>
// An element decides whether it is read.
// CHECK-LABEL: func @guarded(
// CHECK: %[[BUSY:.*]] = arith.andi
// CHECK: scf.if %[[BUSY]]
// CHECK: tensor.extract
func.func @guarded(%x: tensor<12xi32>, %t: tensor<5xi32>) -> tensor<12xi32> {
  %c0 = arith.constant 0 : index
  %far = arith.constant 1000000 : index
  %zero = arith.constant 0 : i32
  %y = mesh.pipeline(%x) on @m "p" stages 2 microbatches 3 {
  ^bb0(%h: tensor<4xi32>, %s: index, %b: index):
    %e = tensor.extract %h[%c0] : tensor<4xi32>
    %isZero = arith.cmpi eq, %e, %zero : i32
    %v = scf.if %isZero -> i32 {
      %i = arith.addi %s, %far : index
      %k = tensor.extract %t[%i] : tensor<5xi32>
      scf.yield %k : i32
    } else {
      scf.yield %e : i32
    }
    %r = tensor.insert %v into %h[%c0] : tensor<4xi32>
    mesh.stage_yield %r : tensor<4xi32>
  } : (tensor<12xi32>) -> tensor<12xi32>
  return %y : tensor<12xi32>
}

// -----

mesh.mesh @m = <["p"=2]>
// CHECK-LABEL: func @symbol(
// CHECK: %[[BUSY:.*]] = arith.andi
// CHECK: scf.if %[[BUSY]]
// CHECK: affine.apply
func.func @symbol(%x: tensor<12xi32>) -> tensor<12xi32> {
  %c0 = arith.constant 0 : index
  %y = mesh.pipeline(%x) on @m "p" stages 2 microbatches 3 {
  ^bb0(%h: tensor<4xi32>, %s: index, %b: index):
    %e = tensor.extract %h[%c0] : tensor<4xi32>
    %i = arith.index_cast %e : i32 to index
    %j = affine.apply affine_map<()[s0] -> (5 mod s0)>()[%i]
    %v = arith.index_cast %j : index to i32
    %r = tensor.insert %v into %h[%c0] : tensor<4xi32>
    mesh.stage_yield %r : tensor<4xi32>
  } : (tensor<12xi32>) -> tensor<12xi32>
  return %y : tensor<12xi32>
}

// -----

mesh.mesh @m = <["p"=2]>
// What a loop starts from may be an element.
// CHECK-LABEL: func @carried(
// CHECK: scf.for
// CHECK-NOT: arith.andi
// CHECK: mesh.permute
func.func @carried(%x: tensor<12xi32>) -> tensor<12xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %y = mesh.pipeline(%x) on @m "p" stages 2 microbatches 3 {
  ^bb0(%h: tensor<4xi32>, %s: index, %b: index):
    %e = tensor.extract %h[%c0] : tensor<4xi32>
    %v = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %e) -> i32 {
      %n = arith.muli %a, %a : i32
      scf.yield %n : i32
    }
    %r = tensor.insert %v into %h[%c0] : tensor<4xi32>
    mesh.stage_yield %r : tensor<4xi32>
  } : (tensor<12xi32>) -> tensor<12xi32>
  return %y : tensor<12xi32>
}
