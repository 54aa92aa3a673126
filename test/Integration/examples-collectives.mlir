// The examples communicate as their comments say, and no more.
//
// DEFINE: %{examples} = %S/../../examples
//
// RUN: mesh-opt --mesh-spmd %{examples}/megatron_attention.mlir | FileCheck %s --check-prefix=BLOCK
// RUN: mesh-opt --mesh-spmd %{examples}/sequence_parallel.mlir | FileCheck %s --check-prefix=BLOCK
// BLOCK-NOT: mesh.{{all|permute|reduce}}
// BLOCK: mesh.all_gather {{.*}} ["model"]
// BLOCK-NOT: mesh.{{all|permute|reduce}}
// BLOCK: mesh.reduce_scatter sum {{.*}} ["model"]
// BLOCK-NOT: mesh.{{all|permute|reduce}}
//
// The gradient of 16 x 8 elements, and the loss with it.
// RUN: mesh-opt --mesh-spmd %{examples}/data_parallel.mlir | FileCheck %s --check-prefix=DATA
// DATA: func.func @main
// DATA-NOT: mesh.{{all|permute|reduce}}
// DATA: mesh.all_reduce sum {{.*}} ["data"] : tensor<1x129xf32>
// DATA-NOT: mesh.{{all|permute|reduce}}
//
// Both weights at once: they are short. Their gradients are derived, and the loss.
// RUN: mesh-opt --mesh-spmd %{examples}/fsdp.mlir | FileCheck %s --check-prefix=FSDP
// FSDP: func.func @main
// FSDP-NOT: mesh.{{all|permute|reduce}}
// FSDP: mesh.all_gather {{.*}} ["data"]
// FSDP-NOT: mesh.{{all|permute|reduce}}
// FSDP: mesh.reduce_scatter sum {{.*}} ["data"]
// FSDP-NOT: mesh.{{all|permute|reduce}}
// FSDP: mesh.all_reduce sum {{.*}} ["data"] : tensor<f32>
// FSDP-NOT: mesh.{{all|permute|reduce}}
//
// RUN: mesh-opt --mesh-spmd %{examples}/summa.mlir | FileCheck %s --check-prefix=SUMMA
// SUMMA-NOT: mesh.{{all|permute|reduce}}
// SUMMA: mesh.all_gather {{.*}} ["column"] dim 1
// SUMMA-NOT: mesh.{{all|permute|reduce}}
// SUMMA: mesh.all_gather {{.*}} ["row"] dim 0
// SUMMA-NOT: mesh.{{all|permute|reduce}}
//
// RUN: mesh-opt --mesh-spmd %{examples}/mixture_of_experts.mlir | FileCheck %s --check-prefix=EXPERT
// EXPERT-NOT: mesh.{{all|permute|reduce}}
// EXPERT: mesh.all_to_all {{.*}} ["expert"] split 0 concat 1
// EXPERT-NOT: mesh.{{all|permute|reduce}}
// EXPERT: mesh.all_to_all {{.*}} ["expert"] split 1 concat 0
// EXPERT-NOT: mesh.{{all|permute|reduce}}
//
// Three numbers for each token are combined, two of them at once, besides the
// embedding.
// RUN: mesh-opt --mesh-spmd %{examples}/split_vocabulary.mlir | FileCheck %s --check-prefix=WORDS
// WORDS-NOT: mesh.{{all_|permute|reduce}}
// WORDS: func.func @main
// WORDS: mesh.all_reduce sum {{.*}} ["model"] : tensor<12x16xf32>
// WORDS: mesh.all_reduce max {{.*}} ["model"] : tensor<12xf32>
// WORDS: mesh.all_reduce sum {{.*}} ["model"] : tensor<1x24xf32>
// WORDS-NOT: mesh.{{all_|permute|reduce}}
//
// RUN: mesh-opt --mesh-spmd %{examples}/reshard_chain.mlir | FileCheck %s --check-prefix=CHAIN
// CHAIN-NOT: mesh.{{all_g|all_r|permute|reduce}}
// CHAIN-COUNT-4: mesh.all_to_all
// CHAIN-NOT: mesh.{{all_|permute|reduce}}
//
// RUN: mesh-opt --mesh-spmd %{examples}/recurrent_cell.mlir | FileCheck %s --check-prefix=CELL
// CELL-NOT: mesh.{{all_|permute|reduce}}
// CELL: scf.for
// CELL-NOT: mesh.{{all_|permute|reduce}}
