// The report counts the contractions that ops of the model become.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e11}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --machine=%t.json --devices=8 --budget=600 | FileCheck %s
//
// Two products of 2 * 64 * 128 * 256 operations, on eight devices.
// CHECK: mesh step in local view memory contractions at least
// CHECK-COUNT-4: KiB 1.0 us{{$}}

mesh.mesh @m = <["data"=2, "model"=4]>

func.func @main(%x: tensor<64x128xf32>, %w: tensor<128x256xf32>, %b: tensor<256xf32>, %v: tensor<256x128xf32>, %c: tensor<128xf32>) -> tensor<64x128xf32> {
  %h = mesh.tp_dense gather %x, %w bias %b on @m "model"
      : (tensor<64x128xf32>, tensor<128x256xf32>, tensor<256xf32>) -> tensor<64x256xf32>
  %y = mesh.tp_dense scatter %h, %v bias %c on @m "model"
      : (tensor<64x256xf32>, tensor<256x128xf32>, tensor<128xf32>) -> tensor<64x128xf32>
  return %y : tensor<64x128xf32>
}
