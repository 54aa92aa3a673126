// What goes wrong among processes with a GPU each ends all of them, as among
// those without (faults-mpi.mlir).
//
// REQUIRES: mesh-run, mpi, fake-cuda
// RUN: %on-own-gpus %python %S/Inputs/faults_mpi.py %t %S/faults-mpi.mlir --transport=cuda %if mpich %{ --mpirun="%mpirun-mpich" %} %if openmpi %{ --mpirun="%mpirun-openmpi" %}
