// On CPUs, subnormal f32 are zero, in loops as in products and collectives: on
// one device, among devices that share threads or have one each, and among
// processes. f16 keeps its own, which f32 holds as normal numbers.
//
// REQUIRES: mesh-run
// DEFINE: %{arguments} = --arg=x=1e-40 --arg=y=1e30 --arg=h=1e-6 --repeat=2
// RUN: mesh-run %s --entry=one %{arguments} | FileCheck %s
// RUN: mesh-run %s --entry=many %{arguments} | FileCheck %s
// RUN: mesh-run %s --entry=many %{arguments} --threads=1 | FileCheck %s
// RUN: mesh-run %s --entry=many %{arguments} --threads=4 | FileCheck %s
// RUN: %if mpich %{ %mpirun-mpich -n 4 mesh-run %s --transport=mpi --entry=many %{arguments} | FileCheck %s %}
// RUN: %if openmpi %{ %mpirun-openmpi -n 4 mesh-run %s --transport=mpi --entry=many %{arguments} | FileCheck %s %}
// CHECK: product = 0{{$}}
// CHECK: sum = 0{{$}}
// CHECK: half = 1.01327896e-06
//
// So they are in the program on one device that --check compares with when
// there is a difference to f64.
// RUN: not mesh-run %s --entry=many %{arguments} --check 2>&1 | FileCheck %s --check-prefix=LOST
// LOST: product f32 1 (1 on one device) {{.*}} WRONG
// LOST: sum f32 1 (1 on one device) {{.*}} WRONG
// LOST: half f16 0 {{.*}} ok

mesh.mesh @m = <["x"=4]>
#rows = #mesh.sharding<@m, [{"x"}]>

func.func @one(%x: tensor<64xf32> {mesh.name = "x"}, %y: tensor<64xf32> {mesh.name = "y"},
               %h: tensor<64xf16> {mesh.name = "h"})
    -> (tensor<f32> {mesh.name = "product"}, tensor<f32> {mesh.name = "sum"}, tensor<f16> {mesh.name = "half"}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %least = arith.constant dense<0.0> : tensor<f16>
  %scale = arith.constant dense<1.0e30> : tensor<f32>
  %product = linalg.dot ins(%x, %y : tensor<64xf32>, tensor<64xf32>) outs(%zero : tensor<f32>) -> tensor<f32>
  %total = linalg.reduce { arith.addf } ins(%x : tensor<64xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %sum = arith.mulf %total, %scale : tensor<f32>
  %half = linalg.reduce { arith.maximumf } ins(%h : tensor<64xf16>) outs(%least : tensor<f16>) dimensions = [0]
  return %product, %sum, %half : tensor<f32>, tensor<f32>, tensor<f16>
}

func.func @many(%x: tensor<64xf32> {mesh.name = "x", mesh.sharding = #rows}, %y: tensor<64xf32> {mesh.name = "y"},
                %h: tensor<64xf16> {mesh.name = "h", mesh.sharding = #rows})
    -> (tensor<f32> {mesh.name = "product"}, tensor<f32> {mesh.name = "sum"}, tensor<f16> {mesh.name = "half"}) {
  %product, %sum, %half = call @one(%x, %y, %h)
      : (tensor<64xf32>, tensor<64xf32>, tensor<64xf16>) -> (tensor<f32>, tensor<f32>, tensor<f16>)
  return %product, %sum, %half : tensor<f32>, tensor<f32>, tensor<f16>
}
