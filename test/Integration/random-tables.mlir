// Pipelines that follow tables made at random, which deal out stages and order
// actions as they like, compute what their stages compute one after the other.
// Inputs/random_tables.py writes them.
//
// REQUIRES: mesh-run
// DEFINE: %{check} = mesh-run - --all-entries --check --opt-level=0
// RUN: %python %S/Inputs/random_tables.py 1 8 3 | %{check} --pipeline=mesh-spmd,mesh-programs | FileCheck %s
// RUN: %python %S/Inputs/random_tables.py 2 8 2 | %{check} --pipeline="mesh-lower-pipeline{bubbles=nans},mesh-spmd,mesh-rings{overlap=ring},mesh-programs" | FileCheck %s
// RUN: %python %S/Inputs/random_tables.py 3 8 4 | %{check} | FileCheck %s

// CHECK-COUNT-8: @program{{[0-9]+}} on
