// A measured description of this machine decides how collectives overlap: not
// at all, since the cores that compute copy what is sent.
//
// REQUIRES: mesh-run, mesh-calibrate
// RUN: mesh-calibrate -o %t.json --devices=4 | FileCheck %s --check-prefix=FIGURES
// RUN: FileCheck %s --input-file=%t.json --check-prefix=MACHINE
// RUN: mesh-calibrate 2> %t.figures | FileCheck %s --check-prefix=MACHINE
// RUN: FileCheck %s --input-file=%t.figures --check-prefix=FIGURES
// RUN: mesh-run %s --machine=%t.json --check | FileCheck %s
// RUN: mesh-opt %s --mesh-spmd --mesh-overlap=machine=%t.json | FileCheck %s --check-prefix=DECISION

// FIGURES: link * latency {{.*}}s  bandwidth {{.*}} GB/s
// FIGURES-NEXT: contractions of bf16 {{.*}} GFLOP/s
// FIGURES: memory {{.*}} GB/s

// MACHINE-DAG: "contraction_grain":
// MACHINE-DAG: "contraction_overhead":
// MACHINE-DAG: "bf16":
// MACHINE-DAG: "f16":
// MACHINE-DAG: "f32":
// MACHINE-DAG: "f64":
// MACHINE-DAG: "latency":
// MACHINE-DAG: "topology": "switch"
// MACHINE-DAG: "offloaded": false
// MACHINE-DAG: "memory_bandwidth":

// CHECK: {{ok$}}

// DECISION: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<none>}

// RUN: not mesh-calibrate -o %t.json --devices=1 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: links are between at least 2 devices, got 1
// RUN: not mesh-calibrate -o %t.json %s 2>&1 | FileCheck %s --check-prefix=PROGRAM
// PROGRAM: Unknown command line argument
// RUN: not mesh-calibrate -o %t.none/m.json 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: m.json: No such file or directory
// RUN: not mesh-run 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: there is no program: give a file

mesh.mesh @m = <["model"=4]>

func.func @main(
    %x: tensor<32x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w: tensor<64x128xf32>) -> tensor<32x128xf32> {
  %y = mesh.tp_dense gather %x, %w on @m "model"
      : (tensor<32x64xf32>, tensor<64x128xf32>) -> tensor<32x128xf32>
  return %y : tensor<32x128xf32>
}
