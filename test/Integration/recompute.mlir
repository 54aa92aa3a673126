// A training step of a transformer that has to recompute to fit has the same
// bits, and takes the memory that was predicted.
//
// REQUIRES: mesh-run
// DEFINE: %{program} = %S/../../examples/jax/transformer_2_unrolled_step.mlir
// DEFINE: %{run} = mesh-run --opt-level=0 --seed=7 %{program}
// RUN: rm -rf %t && mkdir -p %t/all %t/less
// RUN: %{run} --out=%t/all | FileCheck %s --check-prefix=ALL
// RUN: %{run} --out=%t/less --memory-limit=2MiB | FileCheck %s --check-prefix=LESS
// RUN: diff -r %t/all %t/less
//
// So has one with 40% of the memory, where some values are computed more often.
// RUN: rm -rf %t/least && mkdir -p %t/least
// RUN: %{run} --out=%t/least --memory-limit=940060 | FileCheck %s --check-prefix=LEAST
// RUN: diff -r %t/all %t/least
// LEAST: memory at most {{9[01][0-9].*}} KiB on one device, {{9[01][0-9].*}} KiB predicted: 208.8 KiB arguments, 207.8 KiB results
// ALL: memory at most 2.1 MiB on one device, 2.1 MiB predicted: 208.8 KiB arguments, 207.8 KiB results, 1.7 MiB intermediate values
// LESS: memory at most {{1.9|2.0}} MiB on one device, {{1.9|2.0}} MiB predicted: 208.8 KiB arguments, 207.8 KiB results, {{1.5|1.6}} MiB intermediate values
//
// In a pipeline of passes, as in the tools.
// RUN: mesh-opt %{program} --mesh-execution="memory-limit=2097152" --remarks-filter=mesh-plan-remat --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: remark: {{.*}}@main needs {{20[0-9]+}} B instead of {{23[0-9]+}} B
