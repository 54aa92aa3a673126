// The same as scheduled-training.mlir, of schedules that deal the stages out in
// chunks; V schedules do so with the first one up and the second one down.
//
// REQUIRES: mesh-run
// DEFINE: %{program} = %S/scheduled-training.mlir
// DEFINE: %{schedule} =
// DEFINE: %{axes} = "pipe"=4
// DEFINE: %{file} = sed 's/schedule "gpipe"/schedule %{schedule}/; s/"pipe"=4/%{axes}/' %{program}
// DEFINE: %{run} = %{file} | mesh-run - --check --opt-level=0 --pipeline=mesh-spmd,mesh-programs | FileCheck %{program}
//
// REDEFINE: %{schedule} = "interleaved-1f1b"
// RUN: %{run}
// REDEFINE: %{schedule} = "looped-bfs"
// RUN: %{run}
// REDEFINE: %{schedule} = "interleaved-zb"
// RUN: %{run}
// REDEFINE: %{schedule} = "dualpipe-v"
// RUN: %{run}
// REDEFINE: %{schedule} = "zb-v"
// RUN: %{run}
//
// One program for all devices has the same steps, and what others yield in them
// changes nothing.
// RUN: %{file} | mesh-run - --check --opt-level=0 --pipeline="mesh-lower-pipeline{bubbles=nans},mesh-spmd" | FileCheck %{program}
// RUN: %{file} | mesh-run - --check --opt-level=0 --pipeline="mesh-lower-pipeline{bubbles=nans},mesh-spmd,mesh-programs" | FileCheck %{program}
// RUN: %{file} | mesh-run - --check --opt-level=0 --pipeline=mesh-spmd | FileCheck %{program}
//
// Any number of chunks.
// REDEFINE: %{schedule} = "interleaved-1f1b" chunks 4
// REDEFINE: %{axes} = "pipe"=2
// RUN: %{run}
//
// Whether messages wait for their receivers or not, as threads and as processes.
// REDEFINE: %{axes} = "pipe"=4
// REDEFINE: %{schedule} = "dualpipe-v"
// RUN: rm -rf %t && mkdir -p %t/one %t/credits %t/mpi
// RUN: %{file} > %t/dual.mlir
// RUN: mesh-run %t/dual.mlir --opt-level=0 --out %t/one
// RUN: mesh-run %t/dual.mlir --opt-level=0 --pipeline=mesh-spmd,mesh-programs --credits=3 --out %t/credits
// RUN: diff -r %t/one %t/credits
// RUN: %if mpich %{ %mpirun-mpich -n 4 mesh-run %t/dual.mlir --opt-level=0 --pipeline=mesh-spmd,mesh-programs --transport=mpi --out %t/mpi %}
// RUN: %if mpich %{ diff -r %t/one %t/mpi %}
