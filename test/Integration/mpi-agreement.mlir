// The processes of a job run one program on the same arguments: where one of them
// was asked for something else all end, and say what.
//
// REQUIRES: mesh-run, mpi
// RUN: %if mpich %{ not %mpirun-mpich -n 3 mesh-run %s --transport=mpi --entry=sum : -n 1 mesh-run %s --transport=mpi --entry=largest 2>&1 | FileCheck %s --check-prefix=ENTRY %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 3 mesh-run %s --transport=mpi --entry=sum : -n 1 mesh-run %s --transport=mpi --entry=largest 2>&1 | FileCheck %s --check-prefix=ENTRY %}
// ENTRY: mesh-run: error: process 3: the entries: 'largest', but 'sum' in process 0
// ENTRY-NOT: mesh-run: error
//
// RUN: sed "s/all_reduce sum/all_reduce max/" %s > %t.mlir
// RUN: %if mpich %{ not %mpirun-mpich -n 3 mesh-run %s --transport=mpi --entry=sum : -n 1 mesh-run %t.mlir --transport=mpi --entry=sum 2>&1 | FileCheck %s --check-prefix=PROGRAM %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 3 mesh-run %s --transport=mpi --entry=sum : -n 1 mesh-run %t.mlir --transport=mpi --entry=sum 2>&1 | FileCheck %s --check-prefix=PROGRAM %}
// PROGRAM: mesh-run: error: process 3: the program is not that of process 0
//
// It may lie elsewhere.
// RUN: cp %s %t.mlir
// RUN: %if mpich %{ %mpirun-mpich -n 3 mesh-run %s --transport=mpi --entry=sum : -n 1 mesh-run %t.mlir --transport=mpi --entry=sum | FileCheck %s --check-prefix=SAME %}
// SAME: @sum on 4 devices
//
// RUN: %if mpich %{ not %mpirun-mpich -n 3 mesh-run %s --transport=mpi --entry=sum --seed=1 : -n 1 mesh-run %s --transport=mpi --entry=sum --seed=2 2>&1 | FileCheck %s --check-prefix=ARGUMENTS %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 3 mesh-run %s --transport=mpi --entry=sum --arg x=ones : -n 1 mesh-run %s --transport=mpi --entry=sum --arg x=zeros 2>&1 | FileCheck %s --check-prefix=ARGUMENTS %}
// ARGUMENTS: mesh-run: error: process 3: @sum: argument 'x' is not that of process 0
//
// RUN: %if mpich %{ not %mpirun-mpich -n 3 mesh-run %s --transport=mpi --entry=sum --repeat=3 : -n 1 mesh-run %s --transport=mpi --entry=sum --repeat=4 2>&1 | FileCheck %s --check-prefix=REPEAT %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 3 mesh-run %s --transport=mpi --entry=sum --repeat=3 : -n 1 mesh-run %s --transport=mpi --entry=sum --repeat=4 2>&1 | FileCheck %s --check-prefix=REPEAT %}
// REPEAT: mesh-run: error: process 3: the number of runs: '4', but '3' in process 0
// RUN: %if mpich %{ not %mpirun-mpich -n 3 mesh-run %s --transport=mpi --entry=sum : -n 1 mesh-run %s --transport=mpi --entry=sum --inject=throw:device=1 2>&1 | FileCheck %s --check-prefix=FAULTS %}
// FAULTS: mesh-run: error: process 3: the injected faults: 'throw:device=1', but '' in process 0
//
// One that does not understand its options joins the others to say so.
// RUN: %if mpich %{ not %mpirun-mpich -n 3 mesh-run %s --transport=mpi --entry=sum : -n 1 mesh-run %s --transport=mpi --entry=sum --bogus 2>&1 | FileCheck %s --check-prefix=OPTION %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 3 mesh-run %s --transport=mpi --entry=sum : -n 1 mesh-run %s --transport=mpi --entry=sum --bogus 2>&1 | FileCheck %s --check-prefix=OPTION %}
// OPTION-DAG: Unknown command line argument '--bogus'
// OPTION-DAG: mesh-run: error: process 3: not all of the command line is understood
// RUN: %if mpich %{ not %mpirun-mpich -n 3 mesh-run %s --transport=mpi --entry=sum : -n 1 mesh-run %s --transport=mpi --entry=sum --params=%t.none.npz 2>&1 | FileCheck %s --check-prefix=PARAMS %}
// PARAMS: mesh-run: error: process 3: {{.*}}none.npz: No such file or directory

mesh.mesh @m = <["x"=4]>

func.func @sum(%x: tensor<4xf32> {mesh.name = "x"}) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @largest(%x: tensor<4xf32> {mesh.name = "x"}) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce max %x on @m ["x"] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
