// Pipelines that are made of repeated layers compute what the layers do, and so do
// their gradients and steps of training. Some random layers mix rows, do nothing,
// or are of another number than that of the devices where the first computes what
// all need.
//
// REQUIRES: mesh-fuzz
// DEFINE: %{fuzz} = mesh-fuzz --pipelines --allow="cannot be cut into micro-batches|repeats nothing|must be divisible by the|expected a layer at least|can be checked only if all devices"
// RUN: %{fuzz} --seed=1 --count=15 --uneven | FileCheck %s
// RUN: %{fuzz} --seed=101 --count=6 --differentiate | FileCheck %s
// RUN: %{fuzz} --seed=9025 --count=1 --empty | FileCheck %s
// CHECK: {{[1-9][0-9]*}} same, 0 different, {{.*}} 0 invalid, 0 crashed
//
// The pass that makes the pipeline is part of the program's text.
// RUN: mesh-fuzz --pipelines --print --seed=1 --count=1 | FileCheck %s --check-prefix=PASS
// PASS: // mesh-outline-repeats{min-ops=1 pipeline-axis={{[xyz]}} microbatches={{[0-9]+}}{{.*}}}

// A failure is that of the pipeline, and is shown as layers with this pass. Here
// the failure is a refusal.
// RUN: not mesh-fuzz --pipelines --seed=1 --count=15 --uneven --reduce --emit=%t
// RUN: cat %t/seed-*.mlir | FileCheck %s --check-prefix=REDUCED
// REDUCED: // Seed {{.*}} refused
// REDUCED: // mesh-outline-repeats{min-ops=1 pipeline-axis=
// REDUCED: func.func @main
