// RUN: mesh-opt %s --mesh-verify-spmd="strict" --verify-diagnostics | FileCheck %s

// What devices decide differently says nothing of what they come to in any case.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

// CHECK-LABEL: func.func @before_and_after(
func.func @before_and_after(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %d = mesh.axis_index @m ["x"]
  %first = arith.cmpi eq, %d, %c0 : index
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<2xf32>
  cf.br ^decide
^decide:
  cf.cond_br %first, ^end(%a : tensor<2xf32>), ^end(%0 : tensor<2xf32>)
^end(%b: tensor<2xf32>):
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<2xf32>
  return %1 : tensor<2xf32>
}

// A loop that all devices go through as often, in which they part and meet.

// CHECK-LABEL: func.func @in_a_loop(
func.func @in_a_loop(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d = mesh.axis_index @m ["x"]
  %first = arith.cmpi eq, %d, %c0 : index
  cf.br ^body(%c0, %a : index, tensor<2xf32>)
^body(%i: index, %u: tensor<2xf32>):
  cf.cond_br %first, ^own, ^meet(%u : tensor<2xf32>)
^own:
  %0 = arith.addf %u, %a : tensor<2xf32>
  cf.br ^meet(%0 : tensor<2xf32>)
^meet(%v: tensor<2xf32>):
  %1 = mesh.all_reduce sum %v on @m ["x"] : tensor<2xf32>
  %n = arith.addi %i, %c1 : index
  %go = arith.cmpi ult, %n, %c4 : index
  cf.cond_br %go, ^body(%n, %1 : index, tensor<2xf32>), ^end
^end:
  return %1 : tensor<2xf32>
}

// A number of iterations that varies is over when all have come out.

// CHECK-LABEL: func.func @after_a_loop(
func.func @after_a_loop(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = mesh.axis_index @m ["x"]
  cf.br ^body(%c0, %a : index, tensor<2xf32>)
^body(%i: index, %u: tensor<2xf32>):
  %0 = arith.addf %u, %a : tensor<2xf32>
  %n = arith.addi %i, %c1 : index
  %go = arith.cmpi ule, %n, %d : index
  cf.cond_br %go, ^body(%n, %0 : index, tensor<2xf32>), ^end
^end:
  %1 = mesh.all_reduce sum %0 on @m ["x"] : tensor<2xf32>
  return %1 : tensor<2xf32>
}

// What a loop hands on as it is stays the same, however often it runs.

// CHECK-LABEL: func.func @handed_on(
func.func @handed_on(%a: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = mesh.axis_index @m ["x"]
  cf.br ^body(%c0, %a : index, tensor<2xf32>)
^body(%i: index, %u: tensor<2xf32>):
  %n = arith.addi %i, %c1 : index
  %go = arith.cmpi ule, %n, %d : index
  cf.cond_br %go, ^body(%n, %u : index, tensor<2xf32>), ^end
^end:
  return %u : tensor<2xf32>
}

// At whichever of two ends of a region devices come out, they meet behind it.

// CHECK-LABEL: func.func @before_the_ends(
func.func @before_the_ends(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %d = mesh.axis_index @m ["x"]
  %first = arith.cmpi eq, %d, %c0 : index
  %r = scf.execute_region -> tensor<2xf32> {
    %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<2xf32>
    cf.cond_br %first, ^here, ^there
  ^here:
    scf.yield %a : tensor<2xf32>
  ^there:
    scf.yield %0 : tensor<2xf32>
  }
  %1 = mesh.all_reduce sum %r on @m ["x"] : tensor<2xf32>
  return %1 : tensor<2xf32>
}
