// A pipeline computes the same bits whatever is computed where there is no
// micro-batch, and, if nothing else is split, on however many devices.
//
// REQUIRES: mesh-run
// DEFINE: %{example} = %S/../../examples/pipeline_transformer.mlir
// DEFINE: %{run} = mesh-run --opt-level=0
//
// RUN: rm -rf %t && mkdir -p %t/zeros %t/nans %t/skip %t/one %t/two %t/four %t/programs %t/credits %t/mpi
// RUN: %{run} %{example} --out %t/zeros --pipeline="mesh-lower-pipeline{bubbles=zeros},mesh-spmd,mesh-rings"
// RUN: %{run} %{example} --out %t/nans --pipeline="mesh-lower-pipeline{bubbles=nans},mesh-spmd,mesh-rings"
// RUN: %{run} %{example} --out %t/skip --pipeline="mesh-lower-pipeline{bubbles=skip},mesh-spmd,mesh-rings"
// RUN: cmp %t/zeros/y.npy %t/nans/y.npy
// RUN: cmp %t/zeros/y.npy %t/skip/y.npy
// RUN: cmp %t/zeros/loss.npy %t/nans/loss.npy
// RUN: cmp %t/zeros/loss.npy %t/skip/loss.npy
//
// So do programs of single devices, whether messages wait for their receivers
// or not, as threads and as processes.
// DEFINE: %{programs} = --pipeline=mesh-spmd,mesh-rings,mesh-programs
// RUN: %{run} %{example} --out %t/programs %{programs}
// RUN: %{run} %{example} --out %t/credits %{programs} --credits=2
// RUN: diff -r %t/zeros %t/programs
// RUN: diff -r %t/zeros %t/credits
// RUN: %if mpich %{ %mpirun-mpich -n 8 %{run} %{example} --out %t/mpi %{programs} --transport=mpi %}
// RUN: %if mpich %{ diff -r %t/zeros %t/mpi %}
//
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=1, "pipe"=1, "model"=1/' %{example} | %{run} - --out %t/one
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=1, "pipe"=2, "model"=1/' %{example} | %{run} - --out %t/two
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=1, "pipe"=4, "model"=1/' %{example} | %{run} - --out %t/four
// RUN: cmp %t/one/y.npy %t/two/y.npy
// RUN: cmp %t/one/y.npy %t/four/y.npy
