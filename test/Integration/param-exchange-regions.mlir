// Stacks, gathers and scatters of parameters in a region that is manual along one
// axis of two: what they compute is what Mesh makes of the region on whole
// tensors, and what these give without any mesh.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --entry=main --check | FileCheck %s
// RUN: mesh-run %s --entry=main --reference=%s:plain | FileCheck %s
// RUN: sed -e 's/"data"=2/"data"=1/' %s > %t.mlir && mesh-run %t.mlir --entry=main --check | FileCheck %s
// CHECK-COUNT-2: ok

mesh.mesh @m = <["data"=2, "model"=3]>

func.func @main(%w: tensor<6x5xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>})
    -> (tensor<3x2x5xf32>, tensor<6x5xf32>) {
  %0:2 = mesh.shard_map on @m manual ["model"] (%w) in [<@m, [{"model"}, {}]>]
      out [<@m, [{"model"}, {}, {}]>, <@m, [{"model"}, {}]>] {
  ^bb0(%part: tensor<2x5xf32>):
    %own = mesh.stack %part on @m ["model"] dim 0 : tensor<2x5xf32> -> tensor<1x2x5xf32>
    %back = mesh.unstack %own on @m ["model"] dim 0 : tensor<1x2x5xf32> -> tensor<2x5xf32>
    %stack = mesh.stack %back on @m ["model"] dim 0 mask_except 1 : tensor<2x5xf32> -> tensor<1x2x5xf32>
    %whole = mesh.gather_param %part on @m ["model"] dim 0 : tensor<2x5xf32> -> tensor<6x5xf32>
    %index = mesh.axis_index @m ["model"]
    %integer = arith.index_cast %index : index to i32
    %float = arith.sitofp %integer : i32 to f32
    %factors = tensor.splat %float : tensor<6x5xf32>
    %gradient = arith.mulf %factors, %whole : tensor<6x5xf32>
    %mean = mesh.scatter_grad %gradient on @m ["model"] dim 0 : tensor<6x5xf32> -> tensor<2x5xf32>
    mesh.yield %stack, %mean : tensor<1x2x5xf32>, tensor<2x5xf32>
  } : (tensor<6x5xf32>) -> (tensor<3x2x5xf32>, tensor<6x5xf32>)
  return %0#0, %0#1 : tensor<3x2x5xf32>, tensor<6x5xf32>
}

// The mean of 0 w, 1 w and 2 w is w.
func.func @plain(%w: tensor<6x5xf32>) -> (tensor<3x2x5xf32>, tensor<6x5xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<3x2x5xf32>
  %one = tensor.extract_slice %w[2, 0] [2, 5] [1, 1] : tensor<6x5xf32> to tensor<2x5xf32>
  %stack = tensor.insert_slice %one into %zeros[1, 0, 0] [1, 2, 5] [1, 1, 1] : tensor<2x5xf32> into tensor<3x2x5xf32>
  return %stack, %w : tensor<3x2x5xf32>, tensor<6x5xf32>
}
