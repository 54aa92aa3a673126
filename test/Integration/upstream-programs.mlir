// Programs in upstream's shard dialect, unchanged. `mlir-opt` of LLVM 22.1
// cannot partition those on whole tensors: it has no rule for math and for
// reshapes, and gives wrong types where the axes of two dims are swapped or a
// dim does not divide.
//
// REQUIRES: mesh-run
// RUN: mesh-opt %s --convert-shard-to-mesh -o %t.mlir
// RUN: mesh-run %t.mlir --entry=swapped_axes --check | FileCheck %s
// RUN: mesh-run %t.mlir --entry=uneven --check | FileCheck %s
// RUN: mesh-run %t.mlir --entry=math --check | FileCheck %s
// RUN: mesh-run %t.mlir --entry=reshape --check | FileCheck %s
//
// Those in local view compute what is written behind them for whole tensors.
// RUN: mesh-run %t.mlir --entry=halo --reference=%t.mlir:shifted_by_one | FileCheck %s
// RUN: mesh-run %t.mlir --entry=messages --reference=%t.mlir:last_quarter | FileCheck %s
// RUN: mesh-run %t.mlir --entry=average --reference=%t.mlir:mean | FileCheck %s
// RUN: mesh-run %t.mlir --entry=scatter --reference=%t.mlir:last_quarter | FileCheck %s
// RUN: mesh-run %t.mlir --entry=shift --reference=%t.mlir:rotated | FileCheck %s

// CHECK: on 8 devices
// CHECK: ok

shard.grid @g(shape = 2x4)

// Ten rows on four devices.
func.func @uneven(%x: tensor<10x8xf32>) -> tensor<10x8xf32> {
  %s = shard.sharding @g split_axes = [[1], [0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<10x8xf32>
  %1 = arith.addf %0, %0 : tensor<10x8xf32>
  %2 = shard.shard %1 to %t annotate_for_users : tensor<10x8xf32>
  return %2 : tensor<10x8xf32>
}

// Rows become columns.
func.func @swapped_axes(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[1], [0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<16x8xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<16x8xf32>
  return %1 : tensor<16x8xf32>
}

// A layer with a GELU, of which only the input and the kernel are annotated.
func.func @math(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>) -> tensor<8x32xf32> {
  %rows = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %columns = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
  %x0 = shard.shard %x to %rows : tensor<8x16xf32>
  %w0 = shard.shard %w to %columns : tensor<16x32xf32>
  %zero = arith.constant dense<0.0> : tensor<8x32xf32>
  %0 = linalg.matmul ins(%x0, %w0 : tensor<8x16xf32>, tensor<16x32xf32>)
      outs(%zero : tensor<8x32xf32>) -> tensor<8x32xf32>
  %1 = math.erf %0 : tensor<8x32xf32>
  %one = arith.constant dense<1.0> : tensor<8x32xf32>
  %2 = arith.addf %1, %one : tensor<8x32xf32>
  %3 = arith.mulf %0, %2 : tensor<8x32xf32>
  return %3 : tensor<8x32xf32>
}

// Heads become a dim of their own.
func.func @reshape(%x: tensor<8x32xf32>) -> tensor<4x8x8xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x32xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [8, 4, 8]
      : tensor<8x32xf32> into tensor<8x4x8xf32>
  %e = tensor.empty() : tensor<4x8x8xf32>
  %2 = linalg.transpose ins(%1 : tensor<8x4x8xf32>) outs(%e : tensor<4x8x8xf32>)
      permutation = [1, 0, 2]
  return %2 : tensor<4x8x8xf32>
}

//===----------------------------------------------------------------------===//
// Local view
//===----------------------------------------------------------------------===//

// Each element takes the value of its neighbour above and to the left, which
// the exchange brings over edges and corners of the blocks.
func.func @halo(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = shard.all_slice %x on @g grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  %1 = shard.all_slice %0 on @g grid_axes = [1] slice_axis = 1 : tensor<2x8xf32> -> tensor<2x2xf32>
  %zero = arith.constant dense<0.0> : tensor<4x5xf32>
  %2 = tensor.insert_slice %1 into %zero[1, 2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x5xf32>
  %3 = shard.update_halo %2 on @g split_axes = [[0], [1]] halo_sizes = [1, 1, 2, 1] : tensor<4x5xf32>
  %4 = tensor.extract_slice %3[0, 1] [2, 2] [1, 1] : tensor<4x5xf32> to tensor<2x2xf32>
  %5 = shard.all_gather %4 on @g grid_axes = [1] gather_axis = 1 : tensor<2x2xf32> -> tensor<2x8xf32>
  %6 = shard.all_gather %5 on @g grid_axes = [0] gather_axis = 0 : tensor<2x8xf32> -> tensor<4x8xf32>
  return %6 : tensor<4x8xf32>
}

func.func @shifted_by_one(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %0 = tensor.extract_slice %x[0, 0] [3, 7] [1, 1] : tensor<4x8xf32> to tensor<3x7xf32>
  %1 = tensor.insert_slice %0 into %zero[1, 1] [3, 7] [1, 1] : tensor<3x7xf32> into tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// The last device of each row sends its block to the one before it.
func.func @messages(%x: tensor<8xf32>) -> tensor<2xf32> {
  %0 = shard.all_slice %x on @g grid_axes = [1] slice_axis = 0 : tensor<8xf32> -> tensor<2xf32>
  %me = shard.process_multi_index on @g axes = [1] : index
  %shape:2 = shard.grid_shape @g : index, index
  %one = arith.constant 1 : index
  %last = arith.subi %shape#1, %one : index
  %before = arith.subi %last, %one : index
  %is_last = arith.cmpi eq, %me, %last : index
  %is_before = arith.cmpi eq, %me, %before : index
  scf.if %is_last {
    %sent = shard.send %0 on @g grid_axes = [1] destination = [%before] : (tensor<2xf32>, index) -> tensor<2xf32>
  }
  %1 = scf.if %is_before -> tensor<2xf32> {
    %received = shard.recv %0 on @g grid_axes = [1] source = [3] : (tensor<2xf32>) -> tensor<2xf32>
    scf.yield %received : tensor<2xf32>
  } else {
    scf.yield %0 : tensor<2xf32>
  }
  %2 = shard.broadcast %1 on @g grid_axes = [1] root = [2] : (tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

func.func @scatter(%x: tensor<8xf32>) -> tensor<2xf32> {
  %0 = shard.scatter %x on @g grid_axes = [1] scatter_axis = 0 root = [1] : (tensor<8xf32>) -> tensor<2xf32>
  %1 = shard.broadcast %0 on @g grid_axes = [1] root = [3] : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

func.func @last_quarter(%x: tensor<8xf32>) -> tensor<2xf32> {
  %0 = tensor.extract_slice %x[6] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @average(%x: tensor<8xf32>) -> tensor<1xf32> {
  %0 = shard.all_slice %x on @g grid_axes = [1, 0] slice_axis = 0 : tensor<8xf32> -> tensor<1xf32>
  %1 = shard.all_reduce %0 on @g grid_axes = [0, 1] reduction = average : tensor<1xf32> -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

func.func @mean(%x: tensor<8xf32>) -> tensor<1xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %1 = tensor.expand_shape %0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %eighth = arith.constant dense<0.125> : tensor<1xf32>
  %2 = arith.mulf %1, %eighth : tensor<1xf32>
  return %2 : tensor<1xf32>
}

func.func @shift(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = shard.all_slice %x on @g grid_axes = [1] slice_axis = 0 : tensor<8xf32> -> tensor<2xf32>
  %1 = shard.shift %0 on @g grid_axes = [1] shift_axis = 1 offset = 1 rotate : tensor<2xf32> -> tensor<2xf32>
  %2 = shard.all_gather %1 on @g grid_axes = [1] gather_axis = 0 : tensor<2xf32> -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

func.func @rotated(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.extract_slice %x[0] [6] [1] : tensor<8xf32> to tensor<6xf32>
  %1 = tensor.extract_slice %x[6] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %2 = tensor.concat dim(0) %1, %0 : (tensor<2xf32>, tensor<6xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}
