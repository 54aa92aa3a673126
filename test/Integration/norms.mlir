// get_sharded_global_norm, get_sharded_norm_logits, get_param_norms and
// get_grad_norms are those of the gathered arrays, whatever splits them: of
// bf16, of scalars, of what is split along some axes and copied along others.
// What is reproducible is the same to the bit on any mesh.
//
// REQUIRES: mesh-run
// RUN: sed 's/SIZES/"data"=2, "model"=4/' %s > %t.8.mlir
// RUN: mesh-run %t.8.mlir --entry=plain --check | FileCheck %s -DN=8
// RUN: mesh-run %t.8.mlir --entry=reproducible --check --out=%t.8.npz | FileCheck %s -DN=8
// RUN: sed 's/SIZES/"data"=3, "model"=2/' %s > %t.6.mlir
// RUN: mesh-run %t.6.mlir --entry=plain --check | FileCheck %s -DN=6
// RUN: mesh-run %t.6.mlir --entry=reproducible --check --out=%t.6.npz | FileCheck %s -DN=6
// RUN: sed 's/SIZES/"data"=1, "model"=1/' %s > %t.1.mlir
// RUN: mesh-run %t.1.mlir --entry=reproducible --check --out=%t.1.npz | FileCheck %s -DN=1
// RUN: cmp %t.8.npz %t.6.npz
// RUN: cmp %t.8.npz %t.1.npz
//
// What is no number, or infinite, or nothing, is so in the norm.
// RUN: mesh-run %t.6.mlir --entry=reproducible --arg 0=zeros --arg 1=inf --arg 3=nan | FileCheck %s --check-prefix=SPECIAL
// SPECIAL: w = 0{{$}}
// SPECIAL: b = inf
// SPECIAL: all = nan
// RUN: mesh-run %t.6.mlir --entry=plain --arg 1=nan --check | FileCheck %s --check-prefix=BOTH
// BOTH: b {{.*}} ok, 1 NaN in both
//
// Nor do squares of bf16 leave the range of the sum.
// RUN: mesh-run %t.6.mlir --entry=plain --arg 1=1e30 | FileCheck %s --check-prefix=LARGE
// LARGE: b = 6.9{{[0-9]+}}e+30
// RUN: mesh-run %t.6.mlir --entry=plain --arg 1=1e-30 | FileCheck %s --check-prefix=SMALL
// SMALL: b = 6.9{{[0-9]+}}e-30
//
// CHECK: on [[N]] device
// CHECK: w = {{[0-9]+}}

mesh.mesh @m = <[SIZES]>

func.func @plain(
    %w: tensor<24x48xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {"data"}]>},
    %b: tensor<48xbf16> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>},
    %c: tensor<2x6x24xf64> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {}]>},
    %s: tensor<f32>)
    -> (tensor<f32> {mesh.name = "w"}, tensor<f32> {mesh.name = "b"},
        tensor<f64> {mesh.name = "all"}, tensor<f32> {mesh.name = "squared"}) {
  %0 = mesh.norm %w : tensor<24x48xf32> -> tensor<f32>
  %1 = mesh.norm %b : tensor<48xbf16> -> tensor<f32>
  %2 = mesh.norm %w, %b, %c, %s : tensor<24x48xf32>, tensor<48xbf16>, tensor<2x6x24xf64>, tensor<f32> -> tensor<f64>
  %3 = mesh.norm squared %s, %b : tensor<f32>, tensor<48xbf16> -> tensor<f32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f64>, tensor<f32>
}

func.func @reproducible(
    %w: tensor<24x48xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
    %b: tensor<48xbf16> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
    %c: tensor<2x6x24xf64> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"model", "data"}]>},
    %s: tensor<f32>)
    -> (tensor<f32> {mesh.name = "w"}, tensor<f32> {mesh.name = "b"},
        tensor<f64> {mesh.name = "c"}, tensor<f64> {mesh.name = "all"}) {
  %0 = mesh.norm reproducible %w : tensor<24x48xf32> -> tensor<f32>
  %1 = mesh.norm reproducible %b : tensor<48xbf16> -> tensor<f32>
  %2 = mesh.norm reproducible %c : tensor<2x6x24xf64> -> tensor<f64>
  %3 = mesh.norm reproducible %w, %b, %c, %s : tensor<24x48xf32>, tensor<48xbf16>, tensor<2x6x24xf64>, tensor<f32> -> tensor<f64>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>
}
