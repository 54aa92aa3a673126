// A training step whose layers are a loop recomputes in the backward loop what
// the forward loop does not save, with the same bits.
//
// REQUIRES: mesh-run
// DEFINE: %{program} = %S/../../examples/jax/transformer_2_scanned_step.mlir
// DEFINE: %{run} = mesh-run --opt-level=0 --seed=7 %{program}
// RUN: rm -rf %t && mkdir -p %t/all %t/less
// RUN: %{run} --out=%t/all | FileCheck %s --check-prefix=ALL
// RUN: %{run} --out=%t/less --memory-limit=1900000 | FileCheck %s --check-prefix=LESS
// RUN: diff -r %t/all %t/less
// ALL: memory at most 1.9 MiB on one device, 1.9 MiB predicted: 208.8 KiB arguments, 207.8 KiB results, 1.5 MiB intermediate values
// LESS: memory at most {{1.[678]}} MiB on one device, {{1.[678]}} MiB predicted: 208.8 KiB arguments, 207.8 KiB results, {{1.[234]}} MiB intermediate values
