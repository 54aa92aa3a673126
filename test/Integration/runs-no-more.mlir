// RUN: mesh-run %s --check --arg=n=zeros --arg=zero=zeros --arg=ones=ones | FileCheck %s
// RUN: mesh-run %s --check --check-bounds --arg=n=zeros --arg=zero=zeros --arg=ones=ones | FileCheck %s
// RUN: mesh-run %s --check --opt-level=0 --arg=n=zeros --arg=zero=zeros --arg=ones=ones --pipeline=mesh-spmd,mesh-rings | FileCheck %s
// CHECK: 8xi32 {{.*}} ok
// CHECK-COUNT-5: 7xi32 {{.*}} ok
//
// Devices do nothing that the program would not, and that could fail: not what
// is in loops without iterations, nor in padding behind a condition.

mesh.mesh @m = <["x"=2]>
func.func @main(%x: tensor<8xi32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"x"}]>},
                %n: tensor<i64> {mesh.name = "n"},
                %zero: tensor<i32> {mesh.name = "zero"},
                %ones: tensor<7xi32> {mesh.name = "ones", mesh.sharding = #mesh.sharding<@m, [{"x"}]>})
    -> (tensor<8xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %e = tensor.extract %n[] : tensor<i64>
  %count = arith.index_cast %e : i64 to index
  %d = tensor.extract %zero[] : tensor<i32>
  // Remainders, reads and loops, none of which leaves the loop.
  %last = arith.subi %count, %c1 : index
  %y = scf.for %i = %c0 to %count step %c1 iter_args(%a = %x) -> tensor<8xi32> {
    %rem = arith.remsi %seven, %d : i32
    %read = tensor.extract %x[%last] : tensor<8xi32>
    %sum = arith.addi %rem, %read : i32
    %all = tensor.splat %sum : tensor<8xi32>
    %next = arith.addi %a, %all : tensor<8xi32>
    scf.yield %next : tensor<8xi32>
  }
  // A remainder behind a condition, in padding.
  %five = arith.constant 5 : i32
  %out = tensor.empty() : tensor<7xi32>
  %z = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%ones : tensor<7xi32>) outs(%out : tensor<7xi32>) {
  ^bb0(%in: i32, %o: i32):
    %isLarge = arith.cmpi sgt, %in, %five : i32
    %v = scf.if %isLarge -> i32 {
      scf.yield %in : i32
    } else {
      %r = arith.remsi %seven, %in : i32
      scf.yield %r : i32
    }
    linalg.yield %v : i32
  } -> tensor<7xi32>
  // A loop that would be long in padding.
  %one = arith.constant 1 : i64
  %none = arith.constant 0 : i64
  %many = arith.constant 1000000000000 : i64
  %w = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%ones : tensor<7xi32>) outs(%out : tensor<7xi32>) {
  ^bb0(%in: i32, %o: i32):
    %wide = arith.extsi %in : i32 to i64
    %rest = arith.subi %one, %wide : i64
    %end = arith.muli %rest, %many : i64
    %v = scf.for %i = %none to %end step %one iter_args(%s = %in) -> i32 : i64 {
      %t = arith.muli %s, %seven : i32
      scf.yield %t : i32
    }
    linalg.yield %v : i32
  } -> tensor<7xi32>
  // A remainder by what is zero behind the last element.
  %g = tensor.generate {
  ^bb0(%i: index):
    %c7 = arith.constant 7 : index
    %isFirst = arith.cmpi eq, %i, %c0 : index
    %v = scf.if %isFirst -> index {
      scf.yield %i : index
    } else {
      %left = arith.subi %c7, %i : index
      %r = arith.remui %c7, %left : index
      scf.yield %r : index
    }
    %k = arith.index_cast %v : index to i32
    tensor.yield %k : i32
  } : tensor<7xi32>
  %split = mesh.shard %g <@m, [{"x"}]> : tensor<7xi32>
  // A loop whose step is zero there.
  %one32 = arith.constant 1 : i32
  %h = tensor.generate {
  ^bb0(%i: index):
    %c7 = arith.constant 7 : index
    %step = arith.subi %c7, %i : index
    %v = scf.for %j = %c0 to %c7 step %step iter_args(%s = %seven) -> i32 {
      %t = arith.addi %s, %one32 : i32
      scf.yield %t : i32
    }
    tensor.yield %v : i32
  } : tensor<7xi32>
  %steps = mesh.shard %h <@m, [{"x"}]> : tensor<7xi32>
  // LLVM's remainder by what is zero in padding.
  %l = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%ones : tensor<7xi32>) outs(%out : tensor<7xi32>) {
  ^bb0(%in: i32, %o: i32):
    %r = llvm.urem %seven, %in : i32
    linalg.yield %r : i32
  } -> tensor<7xi32>
  return %y, %z, %w, %split, %steps, %l : tensor<8xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>
}
