// What is wrong with a request is said in a line, and nothing runs.
//
// REQUIRES: mesh-run
// RUN: not mesh-run %t.missing.mlir 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: mesh-run: error: {{.*}}missing.mlir: No such file or directory
//
// What may have no end is not read.
// RUN: ln -sf /dev/zero %t.zero.npz && ln -sf /dev/zero %t.zero.npy
// RUN: not mesh-run /dev/zero 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not mesh-run %s --entry=add --machine=/dev/zero 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not mesh-run %s --entry=add --params=%t.zero.npz 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not mesh-run %s --entry=add --arg x=%t.zero.npy 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not mesh-opt /dev/zero 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not mesh-opt %s -o %t.none/x.mlir 2>&1 | FileCheck %s --check-prefix=OUTPUT
// OUTPUT: mesh-opt: error: {{.*}}.none/x.mlir: No such file or directory
// RUN: not mesh-schedule --validate=/dev/zero 2>&1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: error: {{.*}}zero{{.*}}: expected a file or a pipe, got a device
// RUN: cat %s | mesh-run - --entry=add --arg x=1
//
// RUN: echo "func.func" > %t.syntax.mlir
// RUN: not mesh-run %t.syntax.mlir 2>&1 | FileCheck %s --check-prefix=SYNTAX
// SYNTAX: syntax.mlir:2:1: error: {{.*}}expected valid
// SYNTAX: mesh-run: error: {{.*}}syntax.mlir: cannot be parsed
//
// RUN: not mesh-run %s 2>&1 | FileCheck %s --check-prefix=WHICH
// WHICH: errors.mlir: which function is to run? The public ones are @add, @local, @dynamic, @blocks, @recursive
// RUN: not mesh-run %s --entry=sub 2>&1 | FileCheck %s --check-prefix=ENTRY
// ENTRY: errors.mlir: there is no public function @sub; those that there are: @add, @local, @dynamic, @blocks, @recursive
// RUN: not mesh-run %s --entry=add --all-entries 2>&1 | FileCheck %s --check-prefix=ALL
// ALL: one entry and all of them cannot be asked for at once
// RUN: not mesh-run %s --all-entries --out=%t.npy 2>&1 | FileCheck %s --check-prefix=ALLOUT
// ALLOUT: results and timelines are written for one entry, not for all
//
// RUN: not mesh-run %s --entry=add --arg z=1 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: @add: there is no argument 'z'; the arguments are x, 1
// RUN: not mesh-run %s --entry=add --arg x=iotas 2>&1 | FileCheck %s --check-prefix=SPEC
// SPEC: @add: argument 'x': expected a file that ends in .npy, rand[:SEED[:SCALE]], iota, zeros, ones or a number, got 'iotas'
// RUN: not mesh-run %s --entry=add --out z=%t.npy 2>&1 | FileCheck %s --check-prefix=OUT
// OUT: there is no result 'z'; the results are 0
// RUN: not mesh-run %s --entry=add --out %t.npy 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: expected a result and a file, NAME=FILE.npy, a file that ends in .safetensors or .npz, or a folder, got '{{.*}}.npy'
// RUN: not mesh-run %s --entry=add --direction=left 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: for the --direction option: must be one of up, down, got 'left'
// RUN: not mesh-run %s --entry=add --transport=pigeons 2>&1 | FileCheck %s --check-prefix=TRANSPORT
// TRANSPORT: for the --transport option: must be one of threads, mpi, cuda, got 'pigeons'
// RUN: not mesh-run %s --entry=add --print-after=spmd,ring 2>&1 | FileCheck %s --check-prefix=AFTER
// AFTER: for the --print-after option: must be one of spmd, rings, llvm, got 'ring'
// RUN: not mesh-run %s --entry=add --repeat=0 2>&1 | FileCheck %s --check-prefix=REPEAT
// REPEAT: the number of runs must be at least 1, got 0
// RUN: not mesh-run %s --entry=add --steps=0 2>&1 | FileCheck %s --check-prefix=STEPS
// STEPS: the number of steps must be at least 1, got 0
// RUN: not mesh-run %s --entry=add --deadline=0 2>&1 | FileCheck %s --check-prefix=DEADLINE
// DEADLINE: the deadline must be more than 0 and at most 1e6 seconds, got 0
// RUN: not mesh-run %s --entry=add --tolerance=-1 --check 2>&1 | FileCheck %s --check-prefix=TOLERANCE
// TOLERANCE: the tolerance must be at least 0, got -1
// RUN: not mesh-run %s --entry=add --tolerance= --check 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: for the --tolerance option: expected a number, got ''
// RUN: not mesh-run %s --entry=add --transport=cuda --gpus=-3 2>&1 | FileCheck %s --check-prefix=GPUS
// GPUS: the number of GPUs must be at least 0, got -3
// RUN: not mesh-run %s --entry=add --arg x=1e400 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: @add: argument 'x': '1e400' is not a number of type f32
// RUN: not mesh-run %s --entry=add --inject=throw:device=1,device=2 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: fault 'throw:device=1,device=2': device is given twice
// RUN: not mesh-run %s --entry=add --opt-level=4 2>&1 | FileCheck %s --check-prefix=LEVEL
// LEVEL: the level of optimisation must be 0 to 3, got 4
// RUN: not mesh-run %s --entry=add --pipeline=mesh-overlaps 2>&1 | FileCheck %s --check-prefix=PIPELINE
// PIPELINE: the pipeline 'mesh-overlaps' cannot be parsed: {{.*}}'mesh-overlaps' does not refer to a registered pass or pass pipeline
//
// RUN: not mesh-run %s --entry=dynamic 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// DYNAMIC: @dynamic: argument 0 of type tensor<?xf32> is not a tensor of static shape
// RUN: not mesh-run %s --entry=blocks 2>&1 | FileCheck %s --check-prefix=BLOCKS
// BLOCKS: errors.mlir:{{[0-9]+}}:1: error: {{.*}} has several blocks
// BLOCKS: mesh-run: error: {{.*}}errors.mlir: partitioning failed in mesh-{{.*}}: {{.*}} has several blocks
//
// RUN: echo "[]" > %t.machine.json
// RUN: not mesh-run %s --entry=add --machine=%t.machine.json 2>&1 | FileCheck %s --check-prefix=MACHINE
// MACHINE: mesh-run: error: {{.*}}errors.mlir: {{.*}}.machine.json: expected an object when parsing machine
//
// RUN: not mesh-run %s --entry=local --threads=-1 2>&1 | FileCheck %s --check-prefix=THREADS
// THREADS: @local: cannot start 4 devices: devices need at least 1 thread, got -1
// RUN: not mesh-run %s --entry=local --threads=3 --flops=1GFLOP/s 2>&1 | FileCheck %s --check-prefix=OWN-THREADS
// OWN-THREADS: @local: cannot start 4 devices: GPUs, emulated links and rates, and faults need a thread for each of the 4 devices, got 3
//
// A local view has no reference of its own.
// RUN: not mesh-run %s --entry=local --check 2>&1 | FileCheck %s --check-prefix=LOCAL
// LOCAL: @local is in local view and so has no reference of its own; name the program that it comes from by --reference=FILE[:FUNCTION]
// RUN: not mesh-run %s --entry=local --reference=%s:add 2>&1 | FileCheck %s --check-prefix=ARGUMENTS
// ARGUMENTS: the reference @add takes 2 arguments, the program 1
//
// What is wrong with a program is said of it, not of its reference.
// RUN: not mesh-run %s --entry=recursive --check 2>&1 | FileCheck %s --check-prefix=RECURSIVE
// RECURSIVE: errors.mlir:{{[0-9]+}}:8: error: {{.*}}is recursive, which the partitioner does not support
// RECURSIVE: mesh-run: error: {{.*}}errors.mlir: partitioning failed
// RUN: not mesh-run %S/Inputs/shard_map.mlir --check 2>&1 | FileCheck %s --check-prefix=MANUAL
// MANUAL: shard_map.mlir:{{[0-9]+}}:8: error: {{.*}}has no meaning on whole tensors
// MANUAL: mesh-run: error: {{.*}}shard_map.mlir: the program on one device, in double precision, cannot be made; name one to compare with by --reference=FILE[:FUNCTION]

mesh.mesh @m = <["model"=4]>

func.func @add(%x: tensor<4xf32> {mesh.name = "x"}, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @local(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %x on @m ["model"] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

#rows = #mesh.sharding<@m, [{"model"}]>
func.func @blocks(%x: tensor<8xf32> {mesh.sharding = #rows}) -> (tensor<8xf32> {mesh.sharding = #rows}) {
  cf.br ^end
^end:
  return %x : tensor<8xf32>
}

func.func @recursive(%x: tensor<8xf32> {mesh.sharding = #rows}) -> tensor<8xf32> {
  %y = call @again(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

func.func private @again(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = call @again(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
