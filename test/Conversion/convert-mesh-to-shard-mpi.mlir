// What is exported is read by upstream's own tool, which takes it to MPI as far
// as its pass goes (in 22.1: all-reduces and positions).
//
// REQUIRES: mlir-opt
// RUN: mesh-opt %s --mesh-spmd --convert-mesh-to-shard | mlir-opt | FileCheck %s --check-prefix=SHARD
// RUN: mesh-opt %s --mesh-spmd --convert-mesh-to-shard | mlir-opt --convert-shard-to-mpi --canonicalize | FileCheck %s --check-prefix=MPI

mesh.mesh @m = <["data"=2, "model"=4]>

// SHARD: shard.grid @m(shape = 2x4)
// SHARD-LABEL: func.func @main
// SHARD-SAME: (%{{.*}}: tensor<4x8xf32>, %{{.*}}: tensor<8x16xf32>) -> tensor<4x16xf32>
// SHARD: %[[PART:.*]] = linalg.matmul
// SHARD: shard.all_reduce %[[PART]] on @m grid_axes = [1] : tensor<4x16xf32> -> tensor<4x16xf32>

// MPI-LABEL: func.func @main
// MPI: linalg.matmul
// MPI: %[[COMM:.*]] = mpi.comm_split
// MPI: mpi.allreduce({{.*}}, MPI_SUM, %[[COMM]])
func.func @main(
    %x: tensor<8x32xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
    %w: tensor<32x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
    -> tensor<8x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<8x32xf32>, tensor<32x16xf32>)
      outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
