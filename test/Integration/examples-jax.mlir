// The programs that examples/jax/transformer.py and models.py make compute on 8
// devices what they compute on one. Adam starts from second moments of one: it
// divides by their roots.
//
// REQUIRES: mesh-run
// DEFINE: %{examples} = %S/../../examples/jax
// DEFINE: %{check} = mesh-run --check --opt-level=0
//
// RUN: %{check} %{examples}/transformer_2_unrolled_loss.mlir
// RUN: %{check} %{examples}/transformer_2_scanned_loss.mlir
// RUN: %{check} %{examples}/transformer_2_scanned_step.mlir --arg=count=1 \
// RUN:   --arg=second.embedding=ones --arg=second.head=ones --arg=second.norm=ones \
// RUN:   --arg=second.layers.norm1=ones --arg=second.layers.norm2=ones \
// RUN:   --arg=second.layers.query=ones --arg=second.layers.key=ones \
// RUN:   --arg=second.layers.value=ones --arg=second.layers.out=ones \
// RUN:   --arg=second.layers.gate=ones --arg=second.layers.up=ones \
// RUN:   --arg=second.layers.down=ones
//
// RUN: %{check} %{examples}/adafactor.mlir
// RUN: %{check} %{examples}/adamw.mlir
// RUN: %{check} %{examples}/contrastive_loss.mlir
// RUN: %{check} %{examples}/convolutional_net.mlir
// RUN: %{check} %{examples}/experts_by_sorting.mlir
// RUN: %{check} %{examples}/graph_net.mlir
// RUN: %{check} %{examples}/greedy_decoding.mlir
// RUN: %{check} %{examples}/lion.mlir
// RUN: %{check} %{examples}/ranking.mlir
// RUN: %{check} %{examples}/recurrent_scan.mlir
// RUN: %{check} %{examples}/rotary_attention.mlir
// RUN: %{check} %{examples}/sampling.mlir
// RUN: %{check} %{examples}/state_space.mlir
// RUN: %{check} %{examples}/vocabulary_loss.mlir
