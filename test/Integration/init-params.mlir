// create_sharded_param: what is initialised straight into its shards is what the
// whole is, split; those who read parameters get them as arguments.
//
// REQUIRES: mesh-run
// RUN: sed 's/SIZES/"data"=2, "model"=4/' %s > %t.8.mlir
// RUN: mesh-run %t.8.mlir --entry=init_params --check | FileCheck %s --check-prefixes=CHECK,INIT -DN=8
// RUN: mesh-run %t.8.mlir --entry=model --check | FileCheck %s --check-prefixes=CHECK -DN=8
// RUN: sed 's/SIZES/"data"=3, "model"=1/' %s > %t.3.mlir
// RUN: mesh-run %t.3.mlir --entry=init_params --check | FileCheck %s --check-prefixes=CHECK,INIT -DN=3
//
// Their dims need not divide.
// RUN: sed 's/SIZES/"data"=5, "model"=7/' %s > %t.35.mlir
// RUN: mesh-run %t.35.mlir --entry=init_params --check --opt-level=0 | FileCheck %s --check-prefixes=CHECK,INIT -DN=35
// RUN: mesh-run %t.35.mlir --entry=model --check --opt-level=0 | FileCheck %s --check-prefixes=CHECK -DN=35

// CHECK: on [[N]] devices
// INIT: kernel
// INIT: integers

mesh.mesh @m = <[SIZES]>
mesh.axis_rules @r on @m = {"embed" -> {}, "mlp" -> "model"}

mesh.param @kernel : tensor<24x48xf32> init lecun_normal sharding <@m, [{"data"}, {"model"}]>
mesh.param @logical : tensor<24x48xf32> init glorot_uniform logical <@r, ["embed", "mlp"]>
mesh.param @he : tensor<3x3x24x48xf32> init he_normal sharding <@m, [{}, {}, {"data"}, {}]> {adjust = 0.5}
mesh.param @stacked : tensor<12x6xf32> init normal 0.02 sharding <@m, [{"model"}, {"data"}]> {stacked = 1 : i64, split_rngs}
mesh.param @alike : tensor<12x6xf32> init truncated_normal 2.0 sharding <@m, [{"model"}, {}]> {stacked = 1 : i64}
mesh.param @masked : tensor<12x6xf32> init uniform 3.0 sharding <@m, [{"model"}, {}]> {mask_except = 7 : i64, stacked = 1 : i64}
mesh.param @integers : tensor<24xi32> init constant 7.0 sharding <@m, [{"data", "model"}]>

func.func @model(%x: tensor<6x24xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) -> tensor<6x48xf32> {
  %w = mesh.param_get @kernel : tensor<24x48xf32>
  %zero = arith.constant dense<0.0> : tensor<6x48xf32>
  %y = linalg.matmul ins(%x, %w : tensor<6x24xf32>, tensor<24x48xf32>) outs(%zero : tensor<6x48xf32>) -> tensor<6x48xf32>
  return %y : tensor<6x48xf32>
}
