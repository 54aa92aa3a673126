// By default, threads without emulated links run collectives as they are: the
// cores that compute also copy the messages, so rings would hide nothing.
// Emulated links, a described machine, and requests bring rings.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --print-after=rings | FileCheck %s --check-prefix=NONE
// RUN: mesh-run %s --print-after=rings --link=model:latency=20us,bandwidth=1GB/s | FileCheck %s --check-prefix=RINGS
// RUN: mesh-run %s --print-after=rings --overlap=ring | FileCheck %s --check-prefix=RINGS
// RUN: echo '{"links": {"model": {"latency": 1e-6, "bandwidth": 1e8}}, "flops": {"f32": 1e9}}' > %t.json
// RUN: mesh-run %s --print-after=rings --machine=%t.json | FileCheck %s --check-prefix=RINGS
//
// NONE-LABEL: // After rings
// NONE-NOT: mesh.permute
// NONE: mesh.all_gather
// NONE-SAME: overlap<none>
// RINGS-LABEL: // After rings
// RINGS-NOT: mesh.all_gather
// RINGS: mesh.permute

mesh.mesh @m = <["model"=4]>

func.func @main(
    %x: tensor<64x256xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w: tensor<256x256xf32>) -> tensor<64x256xf32> {
  %y = mesh.tp_dense gather %x, %w on @m "model"
      : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
  return %y : tensor<64x256xf32>
}
