// One training at a time writes a checkpoint, and removes what killed ones left.
//
// REQUIRES: mesh-run, mesh-train
// RUN: rm -rf %t && mkdir %t
// DEFINE: %{train} = mesh-train %s --entry=step --checkpoint=%t/a.safetensors
// RUN: %python %S/Inputs/run_twice.py %{train} --steps=100000000 --log-every=1 | FileCheck %s --check-prefix=SECOND
// RUN: mkdir %t/a.safetensors.tmp0123abc && touch %t/a.safetensors.tmp1123abc %t/a.safetensors.tmp-own
//
// The lock of a process that was killed is free.
// RUN: %{train} --steps=2 --resume | FileCheck %s
// RUN: ls %t | FileCheck %s --check-prefix=FILES
//
// Nothing that is damaged on the disk is gone on from.
// RUN: %python -c "import sys; f = open(sys.argv[1], 'r+b'); f.seek(-17, 2); f.write(b'!')" %t/a.safetensors
// RUN: not %{train} --steps=3 --resume 2>&1 | FileCheck %s --check-prefix=DAMAGED
//
// SECOND: mesh-train: error: {{.*}}a.safetensors: another training writes it
// SECOND-NEXT: status 1
// CHECK: a.safetensors has the state after step 2
// FILES: {{^}}a.safetensors{{$}}
// FILES-NEXT: a.safetensors.tmp-own
// FILES-NEXT: a.safetensors.tmp0123abc
// FILES-NOT: {{.}}
// DAMAGED: a.safetensors: tensor '{{.*}}': its checksum is not that of what was written

func.func @init_step() -> (tensor<16xf32> {mesh.name = "v"}) {
  %v = arith.constant dense<1.0> : tensor<16xf32>
  return %v : tensor<16xf32>
}
func.func @step(%v: tensor<16xf32> {mesh.name = "v"})
    -> (tensor<f32> {mesh.name = "loss"}, tensor<16xf32> {mesh.name = "v"}) {
  %half = arith.constant dense<0.5> : tensor<16xf32>
  %next = arith.mulf %v, %half : tensor<16xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%next : tensor<16xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %loss, %next : tensor<f32>, tensor<16xf32>
}
