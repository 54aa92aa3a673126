// Shape and names of the mesh are chosen.
//
// REQUIRES: mesh-search
// RUN: echo '{"levels": [{"devices": 4, "latency": 1e-6, "bandwidth": 1e11}, {"latency": 1e-5, "bandwidth": 1e9}], "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --entry=mlp --machine=%t.json --devices=8 --budget=600 -o %t.mlir > %t.report
// RUN: FileCheck %s --input-file=%t.report
// RUN: FileCheck %s --check-prefix=PROGRAM --input-file=%t.mlir
//
// Four shapes: levels tell 2 times 4 from 4 times 2.
// CHECK: 4 programs and meshes: {{[0-9]+}} searches, {{[0-9]+}} compared
// CHECK-NEXT: mesh step in local view memory contractions at least
// CHECK-NEXT: [[MESH:[xyz=,0-9]+]] {{[0-9.]+}} {{[mu]}}s {{[0-9.]+}} {{[mu]}}s {{[0-9.]+}} KiB {{[0-9.]+}} {{[mu]}}s
// CHECK: @mlp on 8 devices
// PROGRAM: mesh.mesh @mesh = <["{{data|model}}"={{[248]}}
// PROGRAM: func.func @mlp({{.*}}mesh.sharding = #mesh.sharding<@mesh, [{"
//
// The program is right, and takes what the report says.
// RUN: mesh-simulate %t.mlir --entry=mlp --machine=%t.json > %t.step
// RUN: cat %t.report %t.step | FileCheck %s --check-prefix=STEP
// STEP: 1 [[TIME:[0-9.]+ [mu]s]]
// STEP: @mlp on 8 devices, simulated
// STEP: step [[TIME]]
// RUN: mesh-run %t.mlir --entry=mlp --check | FileCheck %s --check-prefix=AGREES
// AGREES: 256x128xf32 {{.*}} ok
//
// The same search finds the same.
// RUN: mesh-search %s --entry=mlp --machine=%t.json --devices=8 --budget=600 -o %t.again.mlir
// RUN: cmp %t.mlir %t.again.mlir
//
// With less memory, parameters are split as well.
// RUN: mesh-search %s --entry=mlp --machine=%t.json --devices=8 --budget=600 --memory-limit=450KiB -o %t.less.mlir | FileCheck %s --check-prefix=LESS
// LESS: 1 {{[0-9.]+}} us {{([1-3][0-9][0-9]|4[0-4][0-9])[.][0-9]}} KiB
// RUN: mesh-run %t.less.mlir --entry=mlp --check | FileCheck %s --check-prefix=AGREES
//
// A mesh keeps its axes, and annotations by these.
// RUN: sed 's/^\/\/ ANNOTATED: //; s/%x: tensor<256x128xf32>/& {mesh.sharding = #mesh.sharding<@m, [{"a", ?}, {?}]>}/' %s > %t.named.mlir
// RUN: mesh-search %t.named.mlir --entry=mlp --machine=%t.json --devices=8 --budget=600 -o %t.kept.mlir | FileCheck %s --check-prefix=KEPT
// KEPT: a={{[1248]}},b={{[1248]}}
// RUN: FileCheck %s --check-prefix=STAYS --input-file=%t.kept.mlir
// STAYS: mesh.mesh @m = <["a"={{[1248]}}, "b"={{[1248]}}]>
// STAYS: func.func @mlp(%{{.*}}: tensor<256x128xf32> {mesh.sharding = #mesh.sharding<@m, [{"a", ?}, {?}]>})
// ANNOTATED: mesh.mesh @m = <["a"=2, "b"=2]>
//
// What cannot be split over as many devices is replicated.
// RUN: mesh-search %s --entry=small --machine=%t.json --devices=7 --budget=600 | FileCheck %s --check-prefix=SMALL
// SMALL: @small on 7 devices
//
// A mesh that does not fit the program is left out: "a" has a part of size 2.
// The new mesh takes a name that no other symbol has.
// RUN: sed 's/^\/\/ ANNOTATED: //; s/"a"=2/"a"=4/; s/%x: tensor<256x128xf32>/& {mesh.sharding = #mesh.sharding<@m, [{"a":(1)2}, {?}]>}/' %s > %t.part.mlir
// RUN: mesh-search %t.part.mlir --entry=mlp --machine=%t.json --devices=8 --budget=600 | FileCheck %s --check-prefix=PART
// PART: 4 programs and meshes: {{.*}}, 2 compared
// RUN: not mesh-search %t.part.mlir --entry=mlp --machine=%t.json --devices=3 --budget=600 2>&1 | FileCheck %s --check-prefix=MISFIT
// MISFIT: @mlp: no strategy can be evaluated: the program does not fit the mesh
// RUN: sed 's/@w1/@mesh/' %s > %t.symbol.mlir
// RUN: mesh-search %t.symbol.mlir --entry=small --machine=%t.json --devices=7 -o %t.free.mlir
// RUN: FileCheck %s --check-prefix=FREE --input-file=%t.free.mlir
// FREE: mesh.mesh @mesh_0 = <[{{.*}}=7]>

mesh.param @w1 : tensor<128x512xf32> init lecun_normal
mesh.param @w2 : tensor<512x128xf32> init lecun_normal

func.func @mlp(%x: tensor<256x128xf32>) -> tensor<256x128xf32> {
  %a = mesh.param_get @w1 : tensor<128x512xf32>
  %b = mesh.param_get @w2 : tensor<512x128xf32>
  %zeros = arith.constant dense<0.0> : tensor<256x512xf32>
  %h = linalg.matmul ins(%x, %a : tensor<256x128xf32>, tensor<128x512xf32>)
      outs(%zeros : tensor<256x512xf32>) -> tensor<256x512xf32>
  %relu = arith.maximumf %h, %zeros : tensor<256x512xf32>
  %out = arith.constant dense<0.0> : tensor<256x128xf32>
  %y = linalg.matmul ins(%relu, %b : tensor<256x512xf32>, tensor<512x128xf32>)
      outs(%out : tensor<256x128xf32>) -> tensor<256x128xf32>
  return %y : tensor<256x128xf32>
}

func.func @small(%x: tensor<3x2xf32>, %y: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %r = arith.mulf %x, %y : tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
