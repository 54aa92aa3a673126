// Two hundred random programs as those of device classes: they are found to fit
// together (mesh-programs checks that), and compute what they compute unsplit.
// Along some axes devices differ, along others they do the same. Pipelines have
// no schedule, or one of three.
//
// REQUIRES: mesh-run
// DEFINE: %{check} = mesh-run - --all-entries --check --opt-level=0
// DEFINE: %{uneven} = %python %S/Inputs/uneven_programs.py
// RUN: %{uneven} 6 35 | %{check} --pipeline="mesh-spmd,mesh-programs{axes=a}" | FileCheck %s
// RUN: %{uneven} 19 35 | %{check} --pipeline="mesh-spmd,mesh-programs{axes=a,b}" | FileCheck %s
// RUN: %{uneven} 24 35 | %{check} --pipeline="mesh-spmd,mesh-rings{overlap=ring collectives=all},mesh-programs{axes=b}" | FileCheck %s
// RUN: %{uneven} 20 35 | %{check} --pipeline="mesh-spmd{poison=true},mesh-programs{axes=b}" | FileCheck %s
//
// DEFINE: %{pipelines} = %python %S/Inputs/random_pipelines.py
// DEFINE: %{schedule} =
// DEFINE: %{scheduled} = sed -E 's/(microbatches [0-9]+( contiguous)?)/\1 schedule %{schedule}/'
// RUN: %{pipelines} 5 15 3 | %{check} --pipeline="mesh-spmd,mesh-programs" | FileCheck %s --check-prefix=PIPELINES
// REDEFINE: %{schedule} = "1f1b"
// RUN: %{pipelines} 6 15 4 | %{scheduled} | %{check} --pipeline="mesh-spmd,mesh-programs" | FileCheck %s --check-prefix=PIPELINES
// REDEFINE: %{schedule} = "eager-1f1b"
// RUN: %{pipelines} 7 15 4 3 | %{scheduled} | %{check} --pipeline="mesh-spmd,mesh-rings{overlap=ring},mesh-programs" | FileCheck %s --check-prefix=PIPELINES
// REDEFINE: %{schedule} = "interleaved-1f1b" chunks 1
// RUN: %{pipelines} 8 15 2 | %{scheduled} | %{check} --pipeline="mesh-spmd,mesh-programs{axes=data,pipe}" | FileCheck %s --check-prefix=PIPELINES

// CHECK-COUNT-35: @program{{[0-9]+}} on
// PIPELINES-COUNT-15: @program{{[0-9]+}} on
