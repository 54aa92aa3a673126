// Processes that mpirun starts, with a GPU each, which a driver plays; NCCL is
// played, too, between the processes.
//
// REQUIRES: mesh-run, mpi, fake-cuda
// DEFINE: %{examples} = %S/../../examples
// DEFINE: %{run} = mesh-run --transport=cuda --opt-level=0
//
// RUN: %if mpich %{ %on-own-gpus %mpirun-mpich -n 4 %{run} %S/mpi.mlir --entry=mlp --overlap=ring --check --trace=%t.json | FileCheck %s %}
// RUN: %if mpich %{ FileCheck %s --check-prefix=TRACE < %t.json %}
// RUN: %if openmpi %{ %on-own-gpus %mpirun-openmpi -n 4 %{run} %S/mpi.mlir --entry=mlp --overlap=ring --check | FileCheck %s %}
// CHECK: @mlp on 4 devices
// CHECK: y 8x16xf32{{.*}} ok
// CHECK: sent 1.0 KiB, at most 256 B by one device
// TRACE-DAG: "pid": 3, {{.*}}"name": "stream: copies 1"
// TRACE-DAG: "pid": 3, {{.*}}"name": "mesh.permute", "cat": "communication"
//
// RUN: %if mpich %{ %on-own-gpus %mpirun-mpich -n 8 %{run} %{examples}/megatron_mlp.mlir --overlap=bidirectional --check %}
// RUN: %if mpich %{ %on-own-gpus %mpirun-mpich -n 8 %{run} %{examples}/pipeline_transformer.mlir --check %}
// RUN: %if mpich %{ %on-own-gpus %mpirun-mpich -n 6 %{run} %{examples}/summa.mlir --overlap=ring --check %}
// RUN: %if openmpi %{ %on-own-gpus %mpirun-openmpi -n 4 %{run} %{examples}/fsdp.mlir --overlap=ring --check %}
// RUN: %if openmpi %{ %on-own-gpus %mpirun-openmpi -n 4 %{run} %{examples}/mixture_of_experts.mlir --check %}
//
// With sums in the order of the devices, the bits are those of one process.
// RUN: %on-own-gpus %{run} %S/mpi.mlir --entry=mlp --gpus=1 --out=%t.one/
// RUN: %if mpich %{ %on-own-gpus %mpirun-mpich -n 4 %{run} %S/mpi.mlir --entry=mlp --ordered-sums --out=%t.four/ --repeat=2 --same-bits %}
// RUN: %if mpich %{ diff -r %t.one %t.four %}
//
// A process that is alone has all devices.
// RUN: %if mpich %{ %on-own-gpus %mpirun-mpich -n 1 %{run} %S/mpi.mlir --entry=mlp --check %}
//
// What is missing is named, once.
// RUN: %if mpich %{ %on-own-gpus env MESH_NCCL=libthere-is-none.so not %mpirun-mpich -n 4 %{run} %S/mpi.mlir --entry=mlp 2>&1 | FileCheck %s --check-prefix=NO-NCCL %}
// NO-NCCL: mesh-run: error: @mlp: cannot start 4 devices: cannot load NCCL, by which processes on GPUs communicate: libthere-is-none.so
// NO-NCCL-NOT: mesh-run: error
// RUN: %if openmpi %{ %on-own-gpus env MESH_FAKE_GPUS=2 not %mpirun-openmpi -n 4 %{run} %S/mpi.mlir --entry=mlp 2>&1 | FileCheck %s --check-prefix=SHARED %}
// SHARED: mesh-run: error: @mlp: cannot start 4 devices: processes 0 and 2 are both on GPU 0 (Fake GPU), and NCCL wants a GPU for each process
// SHARED-NOT: mesh-run: error
// RUN: %if mpich %{ %on-own-gpus not %mpirun-mpich -n 4 %{run} %S/mpi.mlir --entry=mlp --gpus=2 2>&1 | FileCheck %s --check-prefix=GPUS %}
// GPUS: mesh-run: error: @mlp: cannot start 4 devices: the number of GPUs must be 0, since each process has one, got
//
// Devices that differ end with one report.
// RUN: %if mpich %{ %on-own-gpus not %mpirun-mpich -n 4 %{run} --verify=false %S/mpi-errors.mlir --entry=different 2>&1 | FileCheck %s --check-prefix=DIFFERENT %}
// RUN: %if openmpi %{ %on-own-gpus not %mpirun-openmpi -n 4 %{run} --verify=false %S/mpi-errors.mlir --entry=absent 2>&1 | FileCheck %s --check-prefix=ABSENT %}
// DIFFERENT: mesh-run: error: @different: device {{[0-3]}}: the members of a group run different ops: device 0 runs mesh.all_reduce at {{.*}} on 16xf32, device {{[1-3]}} runs mesh.all_gather at {{.*}} on 4xf32 (their kinds differ)
// DIFFERENT-COUNT-4: device {{[0-3]}}: {{failed|waiting|running}}
// ABSENT: mesh-run: error: @absent: device [[D:[123]]]: mesh.all_gather at {{.*}}mpi-errors.mlir:{{.*}}: device 0 has finished its program and never reaches this op
