// Devices that run programs of their own compute what one program for all
// devices computes, and what the program without a mesh does.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --entry=pipeline --reference=%s:stages | FileCheck %s
// RUN: mesh-run %s --entry=pipeline --reference=%s:stages --pipeline=mesh-programs | FileCheck %s
// RUN: mesh-run %s --entry=pipeline --reference=%s:stages --pipeline="mesh-programs{axes=pipe,model}" | FileCheck %s
// RUN: mesh-run %s --entry=pipeline --reference=%s:stages --pipeline="mesh-rings{overlap=ring collectives=all},mesh-programs" | FileCheck %s
// RUN: mesh-run %s --entry=pipeline --reference=%s:stages --pipeline="mesh-rings{overlap=ring collectives=all},mesh-programs{axes=model,pipe,data}" | FileCheck %s
// RUN: mesh-run %s --entry=everywhere --reference=%s:stages --pipeline=mesh-programs | FileCheck %s
// RUN: mesh-run %s --entry=written --reference=%s:doubled | FileCheck %s
// CHECK: y {{.*}} ok
//
// RUN: mesh-run %s --entry=around --reference=%s:rotated --pipeline="mesh-programs{axes=pipe}" | FileCheck %s
// RUN: mesh-run %s --entry=unsigned --reference=%s:rotated --pipeline="mesh-programs{axes=pipe}" | FileCheck %s
//
// Devices that are processes call each its own.
// RUN: %if mpich %{ %mpirun-mpich -n 4 mesh-run %s --transport=mpi --entry=written --reference=%s:doubled | FileCheck %s %}
// RUN: %if openmpi %{ %mpirun-openmpi -n 4 mesh-run %s --transport=mpi --entry=written --reference=%s:doubled | FileCheck %s %}
// RUN: %if mpich %{ %mpirun-mpich -n 5 mesh-run %s --transport=mpi --entry=around --reference=%s:rotated --pipeline="mesh-programs{axes=pipe}" | FileCheck %s %}
//
// Programs are what is run, and have no reference of their own.
// RUN: not mesh-run %s --entry=written --check 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: @written is in local view and so has no reference of its own

mesh.mesh @m = <["data"=2, "pipe"=3, "model"=2]>

func.func @stages(%x: tensor<6x4x4xf32>, %w: tensor<3x4x4xf32>) -> tensor<6x4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant dense<0.0> : tensor<24x4xf32>
  %flat = tensor.collapse_shape %x [[0, 1], [2]] : tensor<6x4x4xf32> into tensor<24x4xf32>
  %r = scf.for %s = %c0 to %c3 step %c1 iter_args(%h = %flat) -> tensor<24x4xf32> {
    %k = tensor.extract_slice %w[%s, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<3x4x4xf32> to tensor<4x4xf32>
    %p = linalg.matmul ins(%h, %k : tensor<24x4xf32>, tensor<4x4xf32>) outs(%zero : tensor<24x4xf32>) -> tensor<24x4xf32>
    %y = math.tanh %p : tensor<24x4xf32>
    scf.yield %y : tensor<24x4xf32>
  }
  %y = tensor.expand_shape %r [[0, 1], [2]] output_shape [6, 4, 4] : tensor<24x4xf32> into tensor<6x4x4xf32>
  return %y : tensor<6x4x4xf32>
}

// A layer whose kernel is split along its inputs.
func.func private @stage(%h: tensor<2x4xf32>, %k: tensor<2x4xf32>) -> tensor<2x4xf32> attributes {mesh.spmd = @m} {
  %zero = arith.constant dense<0.0> : tensor<2x4xf32>
  %part = mesh.all_slice %h on @m ["model"] dim 1 : tensor<2x4xf32> -> tensor<2x2xf32>
  %p = linalg.matmul ins(%part, %k : tensor<2x2xf32>, tensor<2x4xf32>) outs(%zero : tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = mesh.all_reduce sum %p on @m ["model"] : tensor<2x4xf32>
  %y = math.tanh %sum : tensor<2x4xf32>
  return %y : tensor<2x4xf32>
}

// Six micro-batches through three stages.
func.func @pipeline(
    %x: tensor<6x2x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {}]>},
    %w: tensor<1x2x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"model"}, {}]>})
    -> (tensor<6x2x4xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {}], partial=sum{"pipe"}>})
    attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %state0 = arith.constant dense<0.0> : tensor<2x4xf32>
  %out0 = arith.constant dense<0.0> : tensor<6x2x4xf32>
  %stage = mesh.axis_index @m ["pipe"]
  %k = tensor.extract_slice %w[0, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<1x2x4xf32> to tensor<2x4xf32>
  %first = arith.cmpi eq, %stage, %c0 : index
  %last = arith.cmpi eq, %stage, %c2 : index
  %r:2 = scf.for %t = %c0 to %c8 step %c1 iter_args(%state = %state0, %out = %out0) -> (tensor<2x4xf32>, tensor<6x2x4xf32>) {
    %mb = arith.subi %t, %stage : index
    %begun = arith.cmpi sge, %mb, %c0 : index
    %going = arith.cmpi slt, %mb, %c6 : index
    %active = arith.andi %begun, %going : i1
    %next:2 = scf.if %active -> (tensor<2x4xf32>, tensor<6x2x4xf32>) {
      %in = tensor.extract_slice %x[%mb, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<6x2x4xf32> to tensor<2x4xf32>
      %h = arith.select %first, %in, %state : tensor<2x4xf32>
      %y = func.call @stage(%h, %k) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %o = scf.if %last -> tensor<6x2x4xf32> {
        %new = tensor.insert_slice %y into %out[%mb, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<2x4xf32> into tensor<6x2x4xf32>
        scf.yield %new : tensor<6x2x4xf32>
      } else {
        scf.yield %out : tensor<6x2x4xf32>
      }
      scf.yield %y, %o : tensor<2x4xf32>, tensor<6x2x4xf32>
    } else {
      scf.yield %state, %out : tensor<2x4xf32>, tensor<6x2x4xf32>
    }
    %sent = mesh.permute %next#0 on @m ["pipe"] pairs [0 -> 1, 1 -> 2] : tensor<2x4xf32>
    scf.yield %sent, %next#1 : tensor<2x4xf32>, tensor<6x2x4xf32>
  }
  return %r#1 : tensor<6x2x4xf32>
}

// As the SPMD form of a pipeline is often written: all stages compute in all
// steps, around a ring, and the result is made whole.
func.func @everywhere(
    %x: tensor<6x2x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {}]>},
    %w: tensor<1x2x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"model"}, {}]>})
    -> (tensor<6x2x4xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {}]>})
    attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %state0 = arith.constant dense<0.0> : tensor<2x4xf32>
  %out0 = arith.constant dense<0.0> : tensor<6x2x4xf32>
  %stage = mesh.axis_index @m ["pipe"]
  %k = tensor.extract_slice %w[0, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<1x2x4xf32> to tensor<2x4xf32>
  %first = arith.cmpi eq, %stage, %c0 : index
  %last = arith.cmpi eq, %stage, %c2 : index
  %r:2 = scf.for %t = %c0 to %c8 step %c1 iter_args(%state = %state0, %out = %out0) -> (tensor<2x4xf32>, tensor<6x2x4xf32>) {
    %feed = arith.minui %t, %c5 : index
    %in = tensor.extract_slice %x[%feed, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<6x2x4xf32> to tensor<2x4xf32>
    %h = arith.select %first, %in, %state : tensor<2x4xf32>
    %y = func.call @stage(%h, %k) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %mb = arith.subi %t, %c2 : index
    %begun = arith.cmpi sge, %mb, %c0 : index
    %full = arith.andi %begun, %last : i1
    %o = scf.if %full -> tensor<6x2x4xf32> {
      %new = tensor.insert_slice %y into %out[%mb, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<2x4xf32> into tensor<6x2x4xf32>
      scf.yield %new : tensor<6x2x4xf32>
    } else {
      scf.yield %out : tensor<6x2x4xf32>
    }
    %future = mesh.async {
      %sent = mesh.permute %y on @m ["pipe"] shift 1 : tensor<2x4xf32>
      mesh.yield %sent : tensor<2x4xf32>
    } : !mesh.future<tensor<2x4xf32>>
    %sent = mesh.wait %future : !mesh.future<tensor<2x4xf32>>
    scf.yield %sent, %o : tensor<2x4xf32>, tensor<6x2x4xf32>
  }
  %y = mesh.all_reduce sum %r#1 on @m ["pipe"] : tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

mesh.mesh @five = <["pipe"=5]>

func.func @rotated(%x: tensor<10xf32>) -> tensor<10xf32> {
  %tail = tensor.extract_slice %x[8] [2] [1] : tensor<10xf32> to tensor<2xf32>
  %head = tensor.extract_slice %x[0] [8] [1] : tensor<10xf32> to tensor<8xf32>
  %y = tensor.concat dim(0) %tail, %head : (tensor<2xf32>, tensor<8xf32>) -> tensor<10xf32>
  return %y : tensor<10xf32>
}

// All devices do the same: one program, whose peers depend on the device.
func.func @around(%x: tensor<2xf32> {mesh.sharding = #mesh.sharding<@five, [{"pipe"}]>})
    -> (tensor<2xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@five, [{"pipe"}]>}) attributes {mesh.spmd = @five} {
  %y = mesh.permute %x on @five ["pipe"] shift 1 : tensor<2xf32>
  return %y : tensor<2xf32>
}

// Six times around by a loop that counts without sign, from 120 to 170.
func.func @unsigned(%x: tensor<2xf32> {mesh.sharding = #mesh.sharding<@five, [{"pipe"}]>})
    -> (tensor<2xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@five, [{"pipe"}]>}) attributes {mesh.spmd = @five} {
  %begin = arith.constant 120 : i8
  %end = arith.constant 180 : i8
  %step = arith.constant 10 : i8
  %y = scf.for unsigned %i = %begin to %end step %step iter_args(%z = %x) -> tensor<2xf32> : i8 {
    %next = mesh.permute %z on @five ["pipe"] shift 1 : tensor<2xf32>
    scf.yield %next : tensor<2xf32>
  }
  return %y : tensor<2xf32>
}

mesh.mesh @pair = <["pipe"=2, "data"=2]>

func.func @doubled(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.addf %x, %x : tensor<4xf32>
  return %y : tensor<4xf32>
}

// Programs can also be written by hand, with sends under way.
mesh.programs @written on @pair ["pipe"] = {@sender at [0], @receiver at [1]}

#halves = #mesh.sharding<@pair, [{"data"}]>
#sum = #mesh.sharding<@pair, [{"data"}], partial=sum{"pipe"}>

func.func private @sender(%x: tensor<2xf32> {mesh.sharding = #halves}) -> (tensor<2xf32> {mesh.name = "y", mesh.sharding = #sum})
    attributes {mesh.program, mesh.spmd = @pair} {
  %c1 = arith.constant 1 : index
  %future = mesh.async {
    mesh.send %x to %c1 tag 3 on @pair ["pipe"] : tensor<2xf32>
    mesh.yield %x : tensor<2xf32>
  } : !mesh.future<tensor<2xf32>>
  %kept = mesh.wait %future : !mesh.future<tensor<2xf32>>
  return %kept : tensor<2xf32>
}

func.func private @receiver(%x: tensor<2xf32> {mesh.sharding = #halves}) -> (tensor<2xf32> {mesh.name = "y", mesh.sharding = #sum})
    attributes {mesh.program, mesh.spmd = @pair} {
  %c0 = arith.constant 0 : index
  %y = mesh.recv from %c0 tag 3 on @pair ["pipe"] : tensor<2xf32>
  return %y : tensor<2xf32>
}
