// Each example computes on several meshes what it computes without one.
//
// REQUIRES: mesh-run
// DEFINE: %{examples} = %S/../../examples
// DEFINE: %{check} = mesh-run --check --opt-level=0
//
// RUN: %{check} %{examples}/megatron_attention.mlir
// RUN: sed 's/"data"=2, "model"=4/"data"=4, "model"=2/' %{examples}/megatron_attention.mlir | %{check} -
// RUN: sed 's/"data"=2, "model"=4/"data"=1, "model"=8/' %{examples}/megatron_attention.mlir | %{check} - --overlap=ring
//
// RUN: %{check} %{examples}/data_parallel.mlir
// RUN: sed 's/"data"=4/"data"=3/' %{examples}/data_parallel.mlir | %{check} -
// RUN: sed 's/"data"=4/"data"=16/' %{examples}/data_parallel.mlir | %{check} -
//
// RUN: %{check} %{examples}/fsdp.mlir
// RUN: sed 's/"data"=4/"data"=3/' %{examples}/fsdp.mlir | %{check} - --overlap=ring
// RUN: sed 's/"data"=4/"data"=8/' %{examples}/fsdp.mlir | %{check} - --overlap=bidirectional
//
// RUN: %{check} %{examples}/summa.mlir
// RUN: sed 's/"row"=3, "column"=2/"row"=2, "column"=4/' %{examples}/summa.mlir | %{check} - --overlap=ring
// RUN: sed 's/"row"=3, "column"=2/"row"=4, "column"=3/' %{examples}/summa.mlir | %{check} - --overlap=split
//
// RUN: %{check} %{examples}/sequence_parallel.mlir
// RUN: sed 's/"data"=2, "model"=4/"data"=1, "model"=6/' %{examples}/sequence_parallel.mlir | %{check} - --overlap=ring
// RUN: sed 's/"data"=2, "model"=4/"data"=2, "model"=12/' %{examples}/sequence_parallel.mlir | %{check} -
//
// RUN: %{check} %{examples}/split_vocabulary.mlir
// RUN: sed 's/"data"=2, "model"=4/"data"=4, "model"=3/' %{examples}/split_vocabulary.mlir | %{check} -
// RUN: sed 's/"data"=2, "model"=4/"data"=1, "model"=16/' %{examples}/split_vocabulary.mlir | %{check} -
//
// RUN: %{check} %{examples}/mixture_of_experts.mlir
// RUN: sed 's/"expert"=4/"expert"=2/' %{examples}/mixture_of_experts.mlir | %{check} -
// RUN: sed 's/"expert"=4/"expert"=8/' %{examples}/mixture_of_experts.mlir | %{check} - --overlap=ring
//
// RUN: %{check} %{examples}/spatial_convolution.mlir
// RUN: sed 's/"rows"=4/"rows"=3/' %{examples}/spatial_convolution.mlir | %{check} -
// RUN: sed 's/"rows"=4/"rows"=8/' %{examples}/spatial_convolution.mlir | %{check} -
//
// RUN: %{check} %{examples}/reshard_chain.mlir
// RUN: sed 's/"x"=2, "y"=3/"x"=4, "y"=3/' %{examples}/reshard_chain.mlir | %{check} -
// RUN: sed 's/"x"=2, "y"=3/"x"=6, "y"=2/' %{examples}/reshard_chain.mlir | %{check} -
//
// RUN: %{check} %{examples}/recurrent_cell.mlir
// RUN: sed 's/"data"=2, "model"=4/"data"=4, "model"=2/' %{examples}/recurrent_cell.mlir | %{check} -
// RUN: sed 's/"data"=2, "model"=4/"data"=1, "model"=8/' %{examples}/recurrent_cell.mlir | %{check} -
//
// RUN: %{check} %{examples}/pipeline_transformer.mlir
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=1, "pipe"=4, "model"=2/' %{examples}/pipeline_transformer.mlir | %{check} - --overlap=ring
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=2, "pipe"=1, "model"=4/' %{examples}/pipeline_transformer.mlir | %{check} -
//
// DEFINE: %{programs} = --pipeline="mesh-spmd,mesh-rings{overlap=ring},mesh-programs"
// RUN: %{check} %{examples}/pipeline_transformer.mlir %{programs}
// RUN: sed 's/microbatches 4/microbatches 4 schedule "zb-h1"/' %{examples}/pipeline_transformer.mlir | %{check} - %{programs}
// RUN: sed 's/microbatches 4/microbatches 4 schedule "interleaved-1f1b"/' %{examples}/pipeline_transformer.mlir | %{check} - --overlap=ring
//
// RUN: %{check} %{examples}/pipeline_training.mlir --overlap=ring
// RUN: %{check} %{examples}/pipeline_training.mlir %{programs}
// RUN: sed 's/"zb-h1"/"dualpipe-v"/' %{examples}/pipeline_training.mlir | %{check} - %{programs}
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=1, "pipe"=4, "model"=4/; s/"zb-h1"/"1f1b"/' %{examples}/pipeline_training.mlir | %{check} - %{programs}
//
// RUN: %{check} %{examples}/pipeline_stages.mlir
// RUN: sed 's/"data"=2, "pipe"=4, "model"=2/"pipe"=2, "data"=4, "model"=1/' %{examples}/pipeline_stages.mlir | %{check} - --overlap=bidirectional
