// What goes wrong in a job ends all its processes, as among threads
// (faults.mlir), and leaves none behind.
//
// REQUIRES: mesh-run, mpi
// RUN: %python %S/Inputs/faults_mpi.py %t %s %if mpich %{ --mpirun="%mpirun-mpich" %} %if openmpi %{ --mpirun="%mpirun-openmpi" %}

mesh.mesh @m = <["model"=2]>

func.func @main(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                %w: tensor<16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>})
    -> (tensor<8x32xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
        tensor<f32> {mesh.name = "z"}) {
  %y = mesh.tp_dense gather %x, %w on @m "model" overlap <ring>
      : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %z = linalg.reduce ins(%y : tensor<8x32xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
    (%a: f32, %b: f32) {
      %c = arith.addf %a, %b : f32
      linalg.yield %c : f32
    }
  return %y, %z : tensor<8x32xf32>, tensor<f32>
}
