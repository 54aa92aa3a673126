// Forward-only pipelines train by every schedule that mesh-schedule knows, on meshes
// that split batches and layers too, and compute what one device does, bit for bit.
// Inputs/forward_matrix.py writes them.
//
// REQUIRES: mesh-run, mesh-schedule
// RUN: rm -rf %t && mkdir %t
// RUN: %python %S/Inputs/forward_matrix.py mesh-schedule %t
// DEFINE: %{run} = mesh-run %t/program.mlir --all-entries --check --opt-level=0 --arg x=%t/x.npy --arg w=%t/w.npy --arg t=%t/t.npy
// RUN: %{run} --pipeline=mesh-spmd,mesh-programs | FileCheck %s
//
// Four meshes, ten schedules, a loss and two gradients.
// CHECK-COUNT-120: {{(f64|x .*f64|w .*f64) +0 .* ok$}}
// CHECK-NOT: ok
