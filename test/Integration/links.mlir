// Emulated links: data arrives when the wire would have delivered it, and the
// results stay what they are.
//
// REQUIRES: mesh-run, mesh-calibrate
// RUN: mesh-run %s --check --link=model:latency=1ms,bandwidth=1MB/s --report=%t.json | FileCheck %s
// RUN: mesh-run %s --check --overlap=none --link=*:latency=1ms,bandwidth=1MB/s,half-duplex | FileCheck %s
// RUN: mesh-run %s --check --overlap=bidirectional --link=model:bandwidth=1MB/s | FileCheck %s
// RUN: mesh-run %s --check --link=model:topology=switch,latency=1ms,bandwidth=1MB/s | FileCheck %s
// RUN: mesh-run %s --check --overlap=none --link=model:topology=switch,latency=1ms,bandwidth=1MB/s,half-duplex | FileCheck %s
// CHECK: {{ok$}}

// The description of a machine takes them over.
// RUN: mesh-calibrate -o %t.json --link=model:latency=1ms,bandwidth=1MB/s
// RUN: FileCheck %s --input-file=%t.json --check-prefix=MACHINE
// MACHINE: "model":
// MACHINE-NEXT: "bandwidth": 1000000,
// MACHINE-NEXT: "duplex": true
// MACHINE-NEXT: "latency": 0.001,
// MACHINE-NEXT: "offloaded": true,
// MACHINE-NEXT: "topology": "ring"
// RUN: mesh-calibrate -o %t.json --link=*:topology=switch,bandwidth=1MB/s
// RUN: FileCheck %s --input-file=%t.json --check-prefix=SWITCH
// SWITCH: "*":
// SWITCH: "topology": "switch"
// RUN: mesh-run %s --machine=%t.json --link=model:latency=1ms,bandwidth=1MB/s --check | FileCheck %s

// RUN: not mesh-run %s --link=pipe:bandwidth=1MB/s 2>&1 | FileCheck %s --check-prefix=AXIS
// AXIS: @main: the mesh has no axis 'pipe', which a link names
// RUN: not mesh-run %s --link=model 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: link 'model': expected axis:[topology=ring|switch,]latency=TIME,bandwidth=RATE[,half-duplex]

mesh.mesh @m = <["model"=4]>

func.func @main(
    %x: tensor<32x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w: tensor<64x128xf32>) -> tensor<32x128xf32> {
  %y = mesh.tp_dense gather %x, %w on @m "model"
      : (tensor<32x64xf32>, tensor<64x128xf32>) -> tensor<32x128xf32>
  return %y : tensor<32x128xf32>
}
