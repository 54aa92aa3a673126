// The same bits in every run, however long each device takes for each step: for
// each collective, as one call and as rings, for each mode of overlap, among
// threads and among processes. benchmarks/results/campaigns.md has the figures of 100
// runs each.
//
// REQUIRES: mesh-run
// RUN: %python %S/Inputs/determinism.py --runs=3 %t %s %S/Inputs/determinism_layer.mlir | FileCheck %s
// RUN: %if mpich %{ %python %S/Inputs/determinism.py --runs=2 --mpirun="%mpirun-mpich" %t %s %S/Inputs/determinism_layer.mlir | FileCheck %s %}
// RUN: %if openmpi %{ %python %S/Inputs/determinism.py --runs=2 --mpirun="%mpirun-openmpi" %t %s %S/Inputs/determinism_layer.mlir | FileCheck %s %}
// CHECK: {{(31|62)}} cases, {{.*}} all of the same bits

mesh.mesh @m = <["model"=4]>

#rows = #mesh.sharding<@m, [{"model"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"model"}]>

func.func @all_gather(%x: tensor<16x24xf32> {mesh.sharding = #rows})
    -> (tensor<64x24xf32> {mesh.name = "y"}) attributes {mesh.spmd = @m} {
  %y = mesh.all_gather %x on @m ["model"] dim 0 : tensor<16x24xf32> -> tensor<64x24xf32>
  return %y : tensor<64x24xf32>
}

func.func @all_reduce(%x: tensor<16x24xf32> {mesh.sharding = #rows})
    -> (tensor<16x24xf32> {mesh.name = "y"}) attributes {mesh.spmd = @m} {
  %y = mesh.all_reduce sum %x on @m ["model"] : tensor<16x24xf32>
  return %y : tensor<16x24xf32>
}

// Reduced in parts, one by each device.
func.func @all_reduce_large(%x: tensor<256x192xf32> {mesh.sharding = #rows})
    -> (tensor<256x192xf32> {mesh.name = "y"}) attributes {mesh.spmd = @m} {
  %y = mesh.all_reduce sum %x on @m ["model"] : tensor<256x192xf32>
  return %y : tensor<256x192xf32>
}

func.func @all_reduce_bf16(%x: tensor<256x24xbf16> {mesh.sharding = #rows})
    -> (tensor<256x24xbf16> {mesh.name = "y"}) attributes {mesh.spmd = @m} {
  %y = mesh.all_reduce sum %x on @m ["model"] : tensor<256x24xbf16>
  return %y : tensor<256x24xbf16>
}

func.func @reduce_scatter(%x: tensor<16x24xf32> {mesh.sharding = #rows})
    -> (tensor<4x24xf32> {mesh.name = "y", mesh.sharding = #rows}) attributes {mesh.spmd = @m} {
  %y = mesh.reduce_scatter sum %x on @m ["model"] dim 0 : tensor<16x24xf32> -> tensor<4x24xf32>
  return %y : tensor<4x24xf32>
}

func.func @all_to_all(%x: tensor<16x24xf32> {mesh.sharding = #rows})
    -> (tensor<64x6xf32> {mesh.name = "y", mesh.sharding = #columns}) attributes {mesh.spmd = @m} {
  %y = mesh.all_to_all %x on @m ["model"] split 1 concat 0 : tensor<16x24xf32> -> tensor<64x6xf32>
  return %y : tensor<64x6xf32>
}

func.func @permute(%x: tensor<16x24xf32> {mesh.sharding = #rows})
    -> (tensor<16x24xf32> {mesh.name = "y", mesh.sharding = #rows}) attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["model"] shift 1 : tensor<16x24xf32>
  return %y : tensor<16x24xf32>
}

func.func @send_recv(%x: tensor<16x24xf32> {mesh.sharding = #rows})
    -> (tensor<16x24xf32> {mesh.name = "y", mesh.sharding = #rows}) attributes {mesh.spmd = @m} {
  %d = mesh.axis_index @m ["model"]
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %up = arith.addi %d, %c1 : index
  %next = arith.remui %up, %c4 : index
  %down = arith.addi %d, %c3 : index
  %previous = arith.remui %down, %c4 : index
  %future = mesh.async {
    %received = mesh.recv from %previous tag 7 on @m : tensor<16x24xf32>
    mesh.yield %received : tensor<16x24xf32>
  } : !mesh.future<tensor<16x24xf32>>
  mesh.send %x to %next tag 7 on @m : tensor<16x24xf32>
  %y = mesh.wait %future : !mesh.future<tensor<16x24xf32>>
  return %y : tensor<16x24xf32>
}

func.func @broadcast(%x: tensor<16x24xf32> {mesh.sharding = #rows})
    -> (tensor<16x24xf32> {mesh.name = "y"}) attributes {mesh.spmd = @m} {
  %y = mesh.broadcast %x on @m ["model"] root 2 : tensor<16x24xf32>
  return %y : tensor<16x24xf32>
}
