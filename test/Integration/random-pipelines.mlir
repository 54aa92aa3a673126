// Random pipelines, with stages of one body and of several, random numbers of
// micro-batches and of stages on a device, and tensors that are split at random,
// compute what their stages compute one after the other. What is computed where
// there is no micro-batch changes nothing. Inputs/random_pipelines.py writes the
// programs.
//
// REQUIRES: mesh-run
// DEFINE: %{check} = mesh-run --all-entries --check --opt-level=0
// RUN: %python %S/Inputs/random_pipelines.py 1 12 2 > %t.1.mlir
// RUN: %{check} %t.1.mlir | FileCheck %s
// RUN: %python %S/Inputs/random_pipelines.py 2 12 3 > %t.2.mlir
// RUN: %{check} %t.2.mlir --pipeline="mesh-lower-pipeline{bubbles=nans},mesh-spmd,mesh-rings{overlap=ring}" | FileCheck %s
// RUN: %python %S/Inputs/random_pipelines.py 3 12 4 > %t.3.mlir
// RUN: %{check} %t.3.mlir --pipeline="mesh-lower-pipeline{bubbles=skip},mesh-spmd,mesh-rings" | FileCheck %s
// RUN: %python %S/Inputs/random_pipelines.py 4 12 2 3 > %t.4.mlir
// RUN: %{check} %t.4.mlir --pipeline="mesh-lower-pipeline,mesh-spmd{poison=true},mesh-rings{overlap=ring}" | FileCheck %s

// CHECK-COUNT-12: @program{{[0-9]+}} on {{[0-9]+}} devices
