// What goes wrong in a job ends all its processes with one report, that of
// threads (watchdog.mlir), and without a hang.
//
// REQUIRES: mesh-run, mpi
// RUN: not mesh-run %s --transport=mpi 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: mesh-run: error: no MPI has started this process; run it by mpirun
//
// A program that lies elsewhere does not find the modules, unless they have been
// installed.
// RUN: rm -rf %t && mkdir -p %t/bin
// RUN: %python -c "import shutil, sys; shutil.copy2(shutil.which('mesh-run'), sys.argv[1])" %t/bin
// RUN: not env PMI_SIZE=1 %t/bin/mesh-run %s --transport=mpi 2>&1 | FileCheck %s --check-prefix=MODULE
// MODULE: mesh-run: error: no libMeshMpi-mpich.so can be loaded, the runtime's module for mpich, whose launcher has started this process:
// MODULE-NEXT: mpi-errors.mlir.tmp/lib{{.*}}/mesh/libMeshMpi-mpich.so: cannot open shared object file
// MODULE-NEXT: {{/.*}}/mesh/libMeshMpi-mpich.so: cannot open shared object file
// MODULE-NEXT: libMeshMpi-mpich.so: cannot open shared object file
// MODULE-NEXT: put it into one of these folders or one of LD_LIBRARY_PATH; a runtime that was built without mpich has none
//
// RUN: %if mpich %{ not %mpirun-mpich -n 4 mesh-run --verify=false %s --transport=mpi --entry=absent 2>&1 | FileCheck %s --check-prefix=ABSENT %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 4 mesh-run --verify=false %s --transport=mpi --entry=absent 2>&1 | FileCheck %s --check-prefix=ABSENT %}
// RUN: %if mpich %{ not %mpirun-mpich -n 4 mesh-run --verify=false %s --transport=mpi --entry=different 2>&1 | FileCheck %s --check-prefix=DIFFERENT %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 4 mesh-run --verify=false %s --transport=mpi --entry=different 2>&1 | FileCheck %s --check-prefix=DIFFERENT %}
// RUN: %if mpich %{ not %mpirun-mpich -n 4 mesh-run --verify=false %s --transport=mpi --entry=crossed --deadline=1 2>&1 | FileCheck %s --check-prefix=CROSSED %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 4 mesh-run --verify=false %s --transport=mpi --entry=crossed --deadline=1 2>&1 | FileCheck %s --check-prefix=CROSSED %}
//
// RUN: %if mpich %{ not %mpirun-mpich -n 2 mesh-run --verify=false %s --transport=mpi --entry=absent 2>&1 | FileCheck %s --check-prefix=SIZE %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 2 mesh-run --verify=false %s --transport=mpi --entry=absent 2>&1 | FileCheck %s --check-prefix=SIZE %}
// SIZE: mesh-run: error: @absent: cannot start 4 devices: there must be one process per device, 4, got 2 processes: start them by mpirun -n 4{{$}}
// SIZE-NOT: mesh-run: error
//
// What one process finds, all end with.
// RUN: %if mpich %{ not %mpirun-mpich -n 1 mesh-run --verify=false %s --transport=mpi --entry=absent : -n 1 mesh-run %s --transport=mpi --entry=nothing 2>&1 | FileCheck %s --check-prefix=ONE %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 1 mesh-run --verify=false %s --transport=mpi --entry=absent : -n 1 mesh-run %s --transport=mpi --entry=nothing 2>&1 | FileCheck %s --check-prefix=ONE %}
// ONE: mesh-run: error: process 1: {{.*}}mpi-errors.mlir: there is no public function @nothing
// ONE-NOT: mesh-run: error
//
// RUN: %if mpich %{ not %mpirun-mpich -n 1 mesh-run - --transport=mpi 2>&1 | FileCheck %s --check-prefix=INPUT %}
// INPUT: the processes of a job do not share their input: give a file
// RUN: %if mpich %{ not %mpirun-mpich -n 4 mesh-run --verify=false %s --transport=mpi --entry=absent --link=*:bandwidth=1GB/s 2>&1 | FileCheck %s --check-prefix=LINK %}
// LINK: cannot start 4 devices: links are emulated between threads, not between processes
// RUN: %if mpich %{ not %mpirun-mpich -n 4 mesh-run --verify=false %s --transport=mpi --entry=absent --credits=1 2>&1 | FileCheck %s --check-prefix=CREDITS %}
// CREDITS: cannot start 4 devices: credits are for sends between threads, not between processes

mesh.mesh @m = <["model"=4]>

// ABSENT: mesh-run: error: @absent: device [[D:[123]]]: mesh.all_gather at {{.*}}mpi-errors.mlir:[[#@LINE+11]]:{{.*}}: device 0 has finished its program and never reaches this op
// ABSENT-NEXT: device 0: finished
// ABSENT: device [[D]]: failed in mesh.all_gather at {{.*}}mpi-errors.mlir
func.func @absent(%x: tensor<4xf32>) -> tensor<16xf32> attributes {mesh.spmd = @m} {
  %d = mesh.axis_index @m ["model"]
  %c0 = arith.constant 0 : index
  %first = arith.cmpi eq, %d, %c0 : index
  %0 = scf.if %first -> tensor<16xf32> {
    %zero = arith.constant dense<0.0> : tensor<16xf32>
    scf.yield %zero : tensor<16xf32>
  } else {
    %whole = mesh.all_gather %x on @m ["model"] dim 0 : tensor<4xf32> -> tensor<16xf32>
    scf.yield %whole : tensor<16xf32>
  }
  return %0 : tensor<16xf32>
}

// DIFFERENT: mesh-run: error: @different: device {{[0-3]}}: the members of a group run different ops: device 0 runs mesh.all_reduce at {{.*}} on 16xf32, device {{[1-3]}} runs mesh.all_gather at {{.*}} on 4xf32 (their kinds differ)
// DIFFERENT-COUNT-4: device {{[0-3]}}: {{failed|waiting|running}}
func.func @different(%x: tensor<4xf32>) -> tensor<16xf32> attributes {mesh.spmd = @m} {
  %d = mesh.axis_index @m ["model"]
  %c0 = arith.constant 0 : index
  %first = arith.cmpi eq, %d, %c0 : index
  %0 = scf.if %first -> tensor<16xf32> {
    %zero = arith.constant dense<0.0> : tensor<16xf32>
    %sum = mesh.all_reduce sum %zero on @m ["model"] : tensor<16xf32>
    scf.yield %sum : tensor<16xf32>
  } else {
    %whole = mesh.all_gather %x on @m ["model"] dim 0 : tensor<4xf32> -> tensor<16xf32>
    scf.yield %whole : tensor<16xf32>
  }
  return %0 : tensor<16xf32>
}

// CROSSED: mesh-run: error: @crossed: device {{[0-3]}}: mesh.recv at {{.*}}: the deadline of 1.00 s expired, waiting for device
func.func @crossed(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %d = mesh.axis_index @m ["model"]
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d1 = arith.addi %d, %c1 : index
  %next = arith.remui %d1, %c4 : index
  %0 = mesh.recv from %next tag 0 on @m : tensor<4xf32>
  mesh.send %x to %next tag 0 on @m : tensor<4xf32>
  return %0 : tensor<4xf32>
}
