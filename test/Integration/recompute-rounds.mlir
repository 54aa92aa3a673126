// Slices that a loop computes again are values with choices of their own: the
// search goes on from the program of the fewest bytes. The results have the same
// bits. Without further rounds, the step needs 14.2 KiB.
//
// REQUIRES: mesh-run
// DEFINE: %{run} = mesh-run --opt-level=0 --seed=7 %S/../../examples/jax/recurrent_scan.mlir
// RUN: rm -rf %t && mkdir -p %t/all %t/less
// RUN: %{run} --out=%t/all | FileCheck %s --check-prefix=ALL
// RUN: %{run} --out=%t/less --memory-limit=14100 | FileCheck %s --check-prefix=LESS
// RUN: diff -r %t/all %t/less
// ALL: memory at most 16.3 KiB on one device, 16.3 KiB predicted
// LESS: memory at most [[LESS:13.[5-7]]] KiB on one device, [[LESS]] KiB predicted
