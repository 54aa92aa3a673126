// All ways to run a program agree with each other, not only with the reference:
// without rings, with rings of each mode and direction, with all collectives as
// rings, loops of them, in chunks, by levels and in Bruck's way, and with the
// indices checked.
//
// REQUIRES: mesh-fuzz
// RUN: mesh-fuzz --all-strategies --seed=60000 --count=2%0 | FileCheck %s
// CHECK: programs, {{.*}} same, 0 different, 0 refused, 0 invalid, 0 crashed
//
// RUN: mesh-fuzz --all-strategies --uneven --seed=61000 --count=6 | FileCheck %s --check-prefix=UNEVEN
// UNEVEN: 6 programs, 114 same
//
// The examples, the largest with three micro-batches in place of eight.
// DEFINE: %{examples} = %S/../../examples
// RUN: sed 's/tensor<32x/tensor<12x/g; s/microbatches 8/microbatches 3/' \
// RUN:   %{examples}/pipeline_training.mlir | mesh-opt --mesh-differentiate -o %t.training.mlir
// RUN: mesh-opt --mesh-differentiate %{examples}/fsdp.mlir -o %t.fsdp.mlir
// RUN: mesh-opt --mesh-differentiate %{examples}/data_parallel.mlir -o %t.data.mlir
// RUN: mesh-fuzz %t.data.mlir %t.fsdp.mlir \
// RUN:   %{examples}/megatron_attention.mlir %{examples}/megatron_mlp.mlir \
// RUN:   %{examples}/mixture_of_experts.mlir %{examples}/pipeline_stages.mlir \
// RUN:   %t.training.mlir %{examples}/pipeline_transformer.mlir \
// RUN:   %{examples}/recurrent_cell.mlir %{examples}/reshard_chain.mlir \
// RUN:   %{examples}/sequence_parallel.mlir %{examples}/spatial_convolution.mlir \
// RUN:   %{examples}/split_vocabulary.mlir %{examples}/summa.mlir | FileCheck %s --check-prefix=EXAMPLES
// EXAMPLES-COUNT-14: 19 strategies agree
//
// So do derivatives, with finite differences besides.
// RUN: mesh-fuzz --differentiate %{examples}/recurrent_cell.mlir | FileCheck %s --check-prefix=DERIVATIVES
// DERIVATIVES: recurrent_cell.mlir: 19 strategies agree
// RUN: not mesh-fuzz --differentiate %{examples}/pipeline_training.mlir 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: error: {{.*}}pipeline_training.mlir: {{.*}}@main
// RUN: not mesh-fuzz --uneven %{examples}/recurrent_cell.mlir 2>&1 | FileCheck %s --check-prefix=RANDOM
// RANDOM: error: --uneven, {{.*}} are for random programs, not for files
//
// What is no program, or has no reference of its own, is an error.
// RUN: not mesh-fuzz %{examples}/mlp_spmd.mlir 2>&1 | FileCheck %s --check-prefix=LOCAL
// LOCAL: mlp_spmd.mlir, no rings: invalid: @main is in local view
// LOCAL: error: 1 of 1 programs failed
// RUN: not mesh-fuzz %S/no-such-file.mlir 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: {{.*}}no-such-file.mlir: No such file or directory
