// Stages of a pipeline save what a policy says. Their backward part computes the
// rest again: a device needs less memory, and results have the same bits.
//
// REQUIRES: mesh-run
// DEFINE: %{schedule} = "1f1b"
// DEFINE: %{stages} = --pipeline=mesh-spmd,mesh-programs
// DEFINE: %{run} = sed 's/ schedule "1f1b"/ schedule %{schedule}/' %s | mesh-run - --opt-level=0 --seed=3 %{stages}
//
// RUN: rm -rf %t && mkdir -p %t/all %t/some %t/none %t/own
// RUN: %{run} --entry=everything --out=%t/all | FileCheck %s --check-prefix=ALL
// RUN: %{run} --entry=contractions --out=%t/some | FileCheck %s --check-prefix=SOME
// RUN: %{run} --entry=nothing --out=%t/none | FileCheck %s --check-prefix=NONE
// RUN: sed 's/} : (tensor<512x16xf32>/} {mesh.checkpoint} : (tensor<512x16xf32>/' %s | mesh-run - --opt-level=0 --seed=3 %{stages} --entry=everything --out=%t/own | FileCheck %s --check-prefix=OWN
// RUN: diff -r %t/all %t/some
// RUN: diff -r %t/all %t/none
// RUN: diff -r %t/all %t/own
// ALL: memory at most {{.*}} results, {{23[0-9]}}.0 KiB intermediate values
// SOME: memory at most {{.*}} results, {{13[0-9]}}.0 KiB intermediate values
// NONE: memory at most {{.*}} results, {{10[0-9]}}.0 KiB intermediate values
// OWN: memory at most {{.*}} results, {{10[0-9]}}.0 KiB intermediate values
//
// The weights part of a schedule of its own has the same bits, too.
// REDEFINE: %{schedule} = "zb-h1"
// RUN: rm -rf %t/zb && mkdir -p %t/zb
// RUN: %{run} --entry=nothing --check --out=%t/zb
// RUN: diff -r %t/all %t/zb
//
// And one program for all devices.
// REDEFINE: %{stages} = --pipeline=mesh-spmd
// RUN: rm -rf %t/spmd && mkdir -p %t/spmd
// RUN: %{run} --entry=nothing --out=%t/spmd
// RUN: diff -r %t/all %t/spmd

mesh.mesh @m = <["pipe"=4]>

func.func @loss(
    %x: tensor<512x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{}, {}]>},
    %a: tensor<4x16x64xf32> {mesh.name = "a", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {}]>},
    %b: tensor<4x64x16xf32> {mesh.name = "b", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {}]>},
    %targets: tensor<512x16xf32> {mesh.name = "targets"}) -> (tensor<f32> {mesh.name = "loss"}) {
  %no_hidden = arith.constant dense<0.0> : tensor<64x64xf32>
  %no_features = arith.constant dense<0.0> : tensor<64x16xf32>
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 8 schedule "1f1b" params(%a, %b) {
  ^block(%h: tensor<64x16xf32>, %ak: tensor<16x64xf32>, %bk: tensor<64x16xf32>, %stage: index, %microbatch: index):
    %u = linalg.matmul ins(%h, %ak : tensor<64x16xf32>, tensor<16x64xf32>)
        outs(%no_hidden : tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %u : tensor<64x64xf32>
    %s = math.sin %t : tensor<64x64xf32>
    %g = arith.mulf %s, %t : tensor<64x64xf32>
    %v = linalg.matmul ins(%g, %bk : tensor<64x64xf32>, tensor<64x16xf32>)
        outs(%no_features : tensor<64x16xf32>) -> tensor<64x16xf32>
    %w = math.tanh %v : tensor<64x16xf32>
    %q = math.sin %w : tensor<64x16xf32>
    %next = arith.addf %h, %q : tensor<64x16xf32>
    mesh.stage_yield %next : tensor<64x16xf32>
  } : (tensor<512x16xf32>, tensor<4x16x64xf32>, tensor<4x64x16xf32>) -> tensor<512x16xf32>
  %d = arith.mulf %y, %targets : tensor<512x16xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%d : tensor<512x16xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}
mesh.derivative @everything = gradient of @loss wrt ["a", "b"] with value
mesh.derivative @contractions = gradient of @loss wrt ["a", "b"] with value {saving = "contractions"}
mesh.derivative @nothing = gradient of @loss wrt ["a", "b"] with value {saving = "nothing"}
