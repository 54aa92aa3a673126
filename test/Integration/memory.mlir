// What a device needs is known before the run: of all examples, with rings and
// without, each device takes as much memory as was predicted, in one piece.
//
// REQUIRES: mesh-run
// DEFINE: %{examples} = %S/../../examples
// DEFINE: %{run} = mesh-run --opt-level=0
// RUN: rm -rf %t && mkdir %t
// RUN: %{run} %{examples}/data_parallel.mlir --report=%t/1.json
// RUN: %{run} %{examples}/fsdp.mlir --report=%t/2.json
// RUN: %{run} %{examples}/fsdp.mlir --report=%t/3.json --overlap=ring
// RUN: %{run} %{examples}/megatron_attention.mlir --report=%t/4.json --overlap=split
// RUN: %{run} %{examples}/megatron_mlp.mlir --report=%t/5.json --overlap=bidirectional
// RUN: %{run} %{examples}/mixture_of_experts.mlir --report=%t/6.json
// RUN: %{run} %{examples}/pipeline_stages.mlir --report=%t/7.json
// RUN: %{run} %{examples}/pipeline_stages.mlir --report=%t/8.json --pipeline=mesh-spmd,mesh-programs
// RUN: %{run} %{examples}/pipeline_transformer.mlir --report=%t/9.json
// RUN: %{run} %{examples}/recurrent_cell.mlir --report=%t/10.json
// RUN: %{run} %{examples}/reshard_chain.mlir --report=%t/11.json
// RUN: %{run} %{examples}/sequence_parallel.mlir --report=%t/12.json
// RUN: %{run} %{examples}/spatial_convolution.mlir --report=%t/13.json
// RUN: %{run} %{examples}/split_vocabulary.mlir --report=%t/14.json
// RUN: %{run} %{examples}/summa.mlir --report=%t/15.json --overlap=ring
// RUN: %{run} %{examples}/mlp_spmd.mlir --report=%t/16.json --overlap=split
// RUN: %{run} %{examples}/pipeline_training.mlir --report=%t/18.json
// RUN: %{run} %{examples}/pipeline_training.mlir --report=%t/19.json --pipeline=mesh-spmd,mesh-programs
//
// On other meshes, with padding, with rings as loops, of random programs, and
// more than once.
// RUN: sed 's/"model"=2/"model"=3/' %s | %{run} - --report=%t/20.json --overlap=split
// RUN: sed 's/"model"=2/"model"=8/' %s | %{run} - --report=%t/21.json --pipeline="mesh-spmd,mesh-rings{overlap=ring unroll-limit=2}"
// RUN: sed 's/"model"=2/"data"=2, "model"=4/' %s | %{run} - --report=%t/22.json --overlap=bidirectional
// RUN: %python %S/Inputs/uneven_programs.py 3 20 | %{run} - --all-entries --report=%t/24.json
// RUN: %{run} %s --report=%t/23.json --overlap=ring --repeat=3 | FileCheck %s
// RUN: %python %S/Inputs/check_memory.py %t/*.json
//
// CHECK: memory at most 768 B on one device, 768 B predicted: 384 B arguments, 256 B results, 128 B intermediate values; and {{.*}} for kernels
//
// What is more than allowed does not run.
// RUN: not mesh-run %s --overlap=ring --memory-limit=0.5KiB 2>&1 | FileCheck %s --check-prefix=LIMIT
// LIMIT-NOT: time
// LIMIT: mesh-run: error: {{.*}}: @main needs 768 B on a device, more than the limit of 512 B: 384 B for arguments, 256 B for results, 128 B for intermediate values, where the search ended early; no recomputation needs less than 640 B
// RUN: not mesh-run %s --overlap=ring --memory-limit=767 2>&1 | FileCheck %s --check-prefix=MORE
// MORE: more than the limit of 767 B:
// RUN: mesh-run %s --overlap=ring --memory-limit=768B
// RUN: echo '{"memory": 700}' > %t.machine.json
// RUN: mesh-run %s --overlap=ring --machine=%t.machine.json 2>&1 | FileCheck %s --check-prefix=WARN
// WARN: warning: @main needs 768 B on device 0, more than the machine's memory of 700 B: 384 B for arguments
// Sizes that read the same are told exactly.
// RUN: sed 's/8x16xf32/8x32xf32/g' %s | not mesh-run - --overlap=ring --memory-limit=1279 2>&1 | FileCheck %s --check-prefix=EXACT
// EXACT: @main needs 1280 B on a device, more than the limit of 1279 B: 640 B for arguments
// Programs of single devices are checked, too.
// RUN: not mesh-run %s --pipeline=mesh-spmd,mesh-programs --memory-limit=512 2>&1 | FileCheck %s --check-prefix=PROGRAMS
// PROGRAMS: @main needs {{.*}}, more than the limit of 512 B: 384 B for arguments, 256 B for results
// RUN: not mesh-run %s --memory-limit=much 2>&1 | FileCheck %s --check-prefix=SIZE
// SIZE: mesh-run: error: the memory limit must be a size such as 512MiB or 2GB, got 'much'
// RUN: not mesh-run %s --memory-limit=0 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: mesh-run: error: the memory limit must be a size such as 512MiB or 2GB, got '0'
// RUN: not mesh-run %s --memory-limit=-1GB 2>&1 | FileCheck %s --check-prefix=BELOW
// BELOW: got '-1GB'
// RUN: not mesh-run %s --memory-limit= 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: got ''
// RUN: not mesh-run %s --memory-limit=1e30GB 2>&1 | FileCheck %s --check-prefix=HUGE
// HUGE: got '1e30GB'

mesh.mesh @m = <["model"=2]>

#columns = #mesh.sharding<@m, [{}, {"model"}]>

func.func @main(%x: tensor<8x8xf32> {mesh.sharding = #columns}, %w: tensor<8x16xf32> {mesh.sharding = #columns})
    -> (tensor<8x16xf32> {mesh.sharding = #columns}) {
  %y = mesh.tp_dense gather %x, %w on @m "model"
      : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}
