// The tour of examples/parameters.mlir, with smaller layers: parameters that are
// drawn on 2x2x2 devices are the same, to the bit, on 1x1x8 and on one; so are
// those that are written on the one and read on the other, and their norms.
//
// REQUIRES: mesh-run, mesh-params
// DEFINE: %{small} = sed 's/8192/256/; s/512/32/g; s/1536/96/; s/2048/128/g'
// RUN: rm -rf %t && mkdir %t
// RUN: %{small} %S/../../examples/parameters.mlir > %t/222.mlir
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=1, "pipe"=1, "model"=8/' %t/222.mlir > %t/118.mlir
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=1, "pipe"=1, "model"=1/' %t/222.mlir > %t/111.mlir
//
// RUN: mesh-params %S/../../examples/parameters.mlir --weight-decay-exclude='norm|bias' | FileCheck %s --check-prefix=TABLE
// TABLE: layers.qkv {{ *}}[4, 512, 1536]   3,145,728  f32      1,572,864  lecun_normal {{.*}} yes
// TABLE: layers.up_bias {{.*}} no
// TABLE: total {{ *}}16,790,016 {{ *}}10,504,192
//
// RUN: mesh-run --opt-level=0 %t/222.mlir --entry=init_params --arg key=iota --check --out %t/222.safetensors --out %t/222.npz
// RUN: mesh-run --opt-level=0 %t/118.mlir --entry=init_params --arg key=iota --out %t/118.safetensors
// RUN: cmp %t/222.safetensors %t/118.safetensors
//
// RUN: mesh-run --opt-level=0 %t/222.mlir --entry=param_norms --params %t/222.safetensors --check --out %t/a.npz | FileCheck %s
// RUN: mesh-run --opt-level=0 %t/118.mlir --entry=param_norms --params %t/222.npz --check --out %t/b.npz | FileCheck %s
// RUN: mesh-run --opt-level=0 %t/111.mlir --entry=param_norms --params %t/222.npz --out %t/c.npz | FileCheck %s
// RUN: cmp %t/a.npz %t/b.npz
// RUN: cmp %t/a.npz %t/c.npz
//
// CHECK: layers.norm1 = 11.3137083
// CHECK: layers.up_bias = 0
// CHECK: global_norm = {{[0-9]+}}
//
// What is in a file must be what the program takes.
// RUN: sed 's/x32xf32> init normal/x16xf32> init normal/' %t/222.mlir > %t/other.mlir
// RUN: not mesh-run --opt-level=0 %t/other.mlir --entry=param_norms --params %t/222.npz 2>&1 | FileCheck %s --check-prefix=SHAPE
// SHAPE: mesh-run: error: @param_norms: argument 'embedding': expected 256x16xf32, got 256x32xf32
// RUN: not mesh-run --opt-level=0 %t/222.mlir --entry=param_norms --params %t/none.npz 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: mesh-run: error: {{.*}}none.npz: No such file or directory
// RUN: not mesh-run --opt-level=0 %t/222.mlir --entry=param_norms --params %t/222.npz --params %t/222.safetensors 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: mesh-run: error: {{.*}}222.safetensors: there is a tensor '{{.*}}' in another file, too
