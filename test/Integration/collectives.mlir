// Every collective on devices, as one call and as a ring, against what it means
// for the whole tensors.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --entry=all_gather --reference=%s:whole | FileCheck %s
// RUN: mesh-run %s --entry=all_reduce --reference=%s:sum_of_rows | FileCheck %s
// RUN: mesh-run %s --entry=reduce_scatter --reference=%s:sum_of_rows | FileCheck %s
// RUN: mesh-run %s --entry=reduce_later --reference=%s:sum_of_rows | FileCheck %s
// RUN: mesh-run %s --entry=all_to_all --reference=%s:whole | FileCheck %s
// RUN: mesh-run %s --entry=all_slice --reference=%s:whole | FileCheck %s
// RUN: mesh-run %s --entry=permute --reference=%s:next_row | FileCheck %s
// RUN: mesh-run %s --entry=permute_to --reference=%s:turned_rows | FileCheck %s
// RUN: mesh-run %s --entry=send_recv --reference=%s:next_row | FileCheck %s
// RUN: mesh-run %s --entry=broadcast --reference=%s:row_2 | FileCheck %s
//
// RUN: mesh-run %s --entry=all_gather --reference=%s:whole --pipeline="mesh-rings{overlap=ring collectives=all}" | FileCheck %s
// RUN: mesh-run %s --entry=all_reduce --reference=%s:sum_of_rows --pipeline="mesh-rings{overlap=bidirectional collectives=all}" | FileCheck %s
// RUN: mesh-run %s --entry=reduce_scatter --reference=%s:sum_of_rows --pipeline="mesh-rings{overlap=split collectives=all}" | FileCheck %s
// RUN: mesh-run %s --entry=all_to_all --reference=%s:whole --pipeline="mesh-rings{overlap=ring collectives=all}" | FileCheck %s
// RUN: mesh-run %s --entry=broadcast --reference=%s:row_2 --pipeline="mesh-rings{overlap=ring collectives=all}" | FileCheck %s

// CHECK: on 4 devices
// CHECK: y {{.*}} ok

mesh.mesh @m = <["model"=4]>

#rows = #mesh.sharding<@m, [{"model"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"model"}]>
#whole = #mesh.sharding<@m, [{}, {}]>
#partial = #mesh.sharding<@m, [{}, {}], partial=sum{"model"}>

//===----------------------------------------------------------------------===//
// What they mean
//===----------------------------------------------------------------------===//

func.func @whole(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

func.func @sum_of_rows(%x: tensor<4x8xf32>) -> tensor<1x8xf32> {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<4x8xf32>)
      outs(%zero : tensor<8xf32>) dimensions = [0]
  %y = tensor.expand_shape %sum [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
  return %y : tensor<1x8xf32>
}

// Row i + 1 of the result is row i of x.
func.func @next_row(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %last = tensor.extract_slice %x[3, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
  %others = tensor.extract_slice %x[0, 0] [3, 8] [1, 1] : tensor<4x8xf32> to tensor<3x8xf32>
  %0 = tensor.insert_slice %last into %x[0, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
  %1 = tensor.insert_slice %others into %0[1, 0] [3, 8] [1, 1] : tensor<3x8xf32> into tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// Rows 1 and 2 change places.
func.func @turned_rows(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %row1 = tensor.extract_slice %x[1, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
  %row2 = tensor.extract_slice %x[2, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
  %0 = tensor.insert_slice %row2 into %x[1, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
  %1 = tensor.insert_slice %row1 into %0[2, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

func.func @row_2(%x: tensor<4x8xf32>) -> tensor<1x8xf32> {
  %0 = tensor.extract_slice %x[2, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}

//===----------------------------------------------------------------------===//
// What each device does
//===----------------------------------------------------------------------===//

func.func @all_gather(%x: tensor<1x8xf32> {mesh.sharding = #rows})
    -> (tensor<4x8xf32> {mesh.name = "y"}) attributes {mesh.spmd = @m} {
  %y = mesh.all_gather %x on @m ["model"] dim 0 : tensor<1x8xf32> -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

func.func @all_reduce(%x: tensor<1x8xf32> {mesh.sharding = #rows})
    -> (tensor<1x8xf32> {mesh.name = "y"}) attributes {mesh.spmd = @m} {
  %y = mesh.all_reduce sum %x on @m ["model"] : tensor<1x8xf32>
  return %y : tensor<1x8xf32>
}

func.func @reduce_scatter(%x: tensor<1x8xf32> {mesh.sharding = #rows})
    -> (tensor<1x2xf32> {mesh.name = "y", mesh.sharding = #columns}) attributes {mesh.spmd = @m} {
  %y = mesh.reduce_scatter sum %x on @m ["model"] dim 1 : tensor<1x8xf32> -> tensor<1x2xf32>
  return %y : tensor<1x2xf32>
}

// The result is unreduced: who reads it adds the parts up.
func.func @reduce_later(%x: tensor<1x8xf32> {mesh.sharding = #rows})
    -> (tensor<1x8xf32> {mesh.name = "y", mesh.sharding = #partial}) attributes {mesh.spmd = @m} {
  return %x : tensor<1x8xf32>
}

func.func @all_to_all(%x: tensor<1x8xf32> {mesh.sharding = #rows})
    -> (tensor<4x2xf32> {mesh.name = "y", mesh.sharding = #columns}) attributes {mesh.spmd = @m} {
  %y = mesh.all_to_all %x on @m ["model"] split 1 concat 0 : tensor<1x8xf32> -> tensor<4x2xf32>
  return %y : tensor<4x2xf32>
}

// split_array_over_mesh.
func.func @all_slice(%x: tensor<4x8xf32>)
    -> (tensor<4x2xf32> {mesh.name = "y", mesh.sharding = #columns}) attributes {mesh.spmd = @m} {
  %y = mesh.all_slice %x on @m ["model"] dim 1 : tensor<4x8xf32> -> tensor<4x2xf32>
  return %y : tensor<4x2xf32>
}

func.func @permute(%x: tensor<1x8xf32> {mesh.sharding = #rows})
    -> (tensor<1x8xf32> {mesh.name = "y", mesh.sharding = #rows}) attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["model"] shift 1 : tensor<1x8xf32>
  return %y : tensor<1x8xf32>
}

func.func @permute_to(%x: tensor<1x8xf32> {mesh.sharding = #rows})
    -> (tensor<1x8xf32> {mesh.name = "y", mesh.sharding = #rows}) attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["model"] to ["model":(2)2, "model":(1)2] : tensor<1x8xf32>
  return %y : tensor<1x8xf32>
}

func.func @send_recv(%x: tensor<1x8xf32> {mesh.sharding = #rows})
    -> (tensor<1x8xf32> {mesh.name = "y", mesh.sharding = #rows}) attributes {mesh.spmd = @m} {
  %d = mesh.axis_index @m ["model"]
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %up = arith.addi %d, %c1 : index
  %next = arith.remui %up, %c4 : index
  %down = arith.addi %d, %c3 : index
  %previous = arith.remui %down, %c4 : index
  // A send ends when it is received: who only then receives would wait forever.
  %future = mesh.async {
    %received = mesh.recv from %previous tag 7 on @m : tensor<1x8xf32>
    mesh.yield %received : tensor<1x8xf32>
  } : !mesh.future<tensor<1x8xf32>>
  mesh.send %x to %next tag 7 on @m : tensor<1x8xf32>
  %y = mesh.wait %future : !mesh.future<tensor<1x8xf32>>
  return %y : tensor<1x8xf32>
}

func.func @broadcast(%x: tensor<1x8xf32> {mesh.sharding = #rows})
    -> (tensor<1x8xf32> {mesh.name = "y"}) attributes {mesh.spmd = @m} {
  %y = mesh.broadcast %x on @m ["model"] root 2 : tensor<1x8xf32>
  return %y : tensor<1x8xf32>
}
