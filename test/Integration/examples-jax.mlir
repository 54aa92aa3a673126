// The transformers that examples/jax/transformer.py makes compute on 8 devices
// what they compute on one. Adam starts from second moments of one: it divides
// by their roots.
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
