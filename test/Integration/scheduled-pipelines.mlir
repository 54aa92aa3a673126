// Pipelines compute by every schedule, as one program for all devices and as
// programs of single devices, what one device computes, micro-batch after
// micro-batch: bit for bit.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir -p %t/one %t/gpipe %t/1f1b %t/eager %t/interleaved %t/groups %t/bfs %t/h1 %t/h2 %t/izb %t/v %t/dual %t/mpi
// RUN: sed 's/"pipe"=4/"pipe"=1/; s/ schedule "gpipe"//' %s > %t/one.mlir
// RUN: mesh-run %t/one.mlir --opt-level=0 --out %t/one
//
// DEFINE: %{schedule} =
// DEFINE: %{out} =
// DEFINE: %{pipeline} = mesh-spmd,mesh-programs
// DEFINE: %{run} = sed 's/schedule "gpipe"/schedule %{schedule}/' %s > %t/%{out}.mlir && mesh-run %t/%{out}.mlir --opt-level=0 --out %t/%{out} --pipeline=%{pipeline} && diff -r %t/one %t/%{out}
//
// REDEFINE: %{schedule} = "gpipe"
// REDEFINE: %{out} = gpipe
// RUN: %{run}
// REDEFINE: %{schedule} = "1f1b"
// REDEFINE: %{out} = 1f1b
// RUN: %{run}
// REDEFINE: %{schedule} = "eager-1f1b"
// REDEFINE: %{out} = eager
// RUN: %{run}
// REDEFINE: %{schedule} = "interleaved-1f1b"
// REDEFINE: %{out} = interleaved
// RUN: %{run}
// REDEFINE: %{schedule} = "interleaved-1f1b" chunks 1
// REDEFINE: %{out} = groups
// RUN: %{run}
// REDEFINE: %{schedule} = "looped-bfs"
// REDEFINE: %{out} = bfs
// RUN: %{run}
// REDEFINE: %{schedule} = "zb-h1"
// REDEFINE: %{out} = h1
// RUN: %{run}
// REDEFINE: %{schedule} = "zb-h2"
// REDEFINE: %{out} = h2
// RUN: %{run}
// REDEFINE: %{schedule} = "interleaved-zb"
// REDEFINE: %{out} = izb
// RUN: %{run}
// REDEFINE: %{schedule} = "zb-v"
// REDEFINE: %{out} = v
// RUN: %{run}
// REDEFINE: %{schedule} = "dualpipe-v"
// REDEFINE: %{out} = dual
// RUN: %{run}
// REDEFINE: %{pipeline} = mesh-spmd
// RUN: %{run}
//
// As processes, one of which has to wait for the other's receive.
// RUN: %if mpich %{ %mpirun-mpich -n 4 mesh-run %t/v.mlir --transport=mpi --opt-level=0 --out %t/mpi --pipeline=mesh-spmd,mesh-programs %}
// RUN: %if mpich %{ diff -r %t/one %t/mpi %}
//
// With tensor-parallel stages, batches and parameters that are split along
// other axes, bodies of their own, branches in stages.
// DEFINE: %{pipelines} = %S/pipelines.mlir
// RUN: sed -E 's/(microbatches [0-9]+( contiguous)?)/\1 schedule "1f1b"/' %{pipelines} | mesh-run - --check --all-entries --opt-level=0 --pipeline=mesh-spmd,mesh-programs | FileCheck %{pipelines}
// RUN: sed -E 's/(microbatches [0-9]+( contiguous)?)/\1 schedule "interleaved-1f1b"/' %{pipelines} | mesh-run - --check --all-entries --opt-level=0 --pipeline="mesh-spmd,mesh-rings{overlap=ring},mesh-programs" | FileCheck %{pipelines}
// RUN: sed -E 's/(microbatches [0-9]+( contiguous)?)/\1 schedule "zb-v"/' %{pipelines} | mesh-run - --check --all-entries --opt-level=0 --pipeline=mesh-spmd | FileCheck %{pipelines}

mesh.mesh @m = <["pipe"=4]>

func.func @deep(
    %x: tensor<24x4xf64>,
    %w: tensor<8x4x4xf64> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {}]>})
    -> (tensor<24x4xf64> {mesh.name = "deep", mesh.sharding = #mesh.sharding<@m, [{}, {}], partial=sum{"pipe"}>}) {
  %zeros = arith.constant dense<0.0> : tensor<3x4xf64>
  %y = mesh.pipeline(%x) on @m "pipe" stages 8 microbatches 8 schedule "gpipe" params(%w) {
  ^stage(%h: tensor<3x4xf64>, %k: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %p = linalg.matmul ins(%h, %k : tensor<3x4xf64>, tensor<4x4xf64>)
        outs(%zeros : tensor<3x4xf64>) -> tensor<3x4xf64>
    %t = math.tanh %p : tensor<3x4xf64>
    mesh.stage_yield %t : tensor<3x4xf64>
  } : (tensor<24x4xf64>, tensor<8x4x4xf64>) -> tensor<24x4xf64>
  return %y : tensor<24x4xf64>
}
