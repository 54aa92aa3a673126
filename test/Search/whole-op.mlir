// An op without a sharding rule is rejected by a search, which says what to do:
// in a mesh.shard_map with replicated operands it stays whole, and the search
// splits the rest.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: split-file %s %t
// RUN: not mesh-search %t/bare.mlir --machine=%t.json 2>&1 | FileCheck %s --check-prefix=BARE
// BARE: bare.mlir:5:8: error: 'bufferization.alloc_tensor' op is not supported by the partitioner yet: it has no sharding rule; attach ShardingRuleOpInterface to it, or move it into mesh.shard_map
// RUN: mesh-search %t/whole.mlir --machine=%t.json --budget=600 -o %t/found.mlir | FileCheck %s
// CHECK: @whole on 4 devices
// CHECK: annotations, and the evaluated step
// CHECK-NEXT: {{"x"}}
// RUN: mesh-opt %t/found.mlir --mesh-spmd | FileCheck %s --check-prefix=LOCAL
// LOCAL-LABEL: func.func @whole
// LOCAL: linalg.matmul ins({{.*}} : tensor<128x64xf32>, tensor<64x256xf32>)
// LOCAL: mesh.all_reduce
// LOCAL: bufferization.alloc_tensor() copy({{.*}}) : tensor<128x256xf32>
// RUN: mesh-run %t/found.mlir --check | FileCheck %s --check-prefix=AGREES
// AGREES: ok

//--- bare.mlir
mesh.mesh @m = <["x"=4]>
func.func @bare(%x: tensor<128x256xf32>, %w: tensor<256x256xf32>) -> tensor<128x256xf32> {
  %zeros = arith.constant dense<0.0> : tensor<128x256xf32>
  %h = linalg.matmul ins(%x, %w : tensor<128x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<128x256xf32>) -> tensor<128x256xf32>
  %g = bufferization.alloc_tensor() copy(%h) : tensor<128x256xf32>
  return %g : tensor<128x256xf32>
}

//--- whole.mlir
mesh.mesh @m = <["x"=4]>
func.func @whole(%x: tensor<128x256xf32>, %w: tensor<256x256xf32>) -> tensor<128x256xf32> {
  %zeros = arith.constant dense<0.0> : tensor<128x256xf32>
  %h = linalg.matmul ins(%x, %w : tensor<128x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<128x256xf32>) -> tensor<128x256xf32>
  %g = mesh.shard_map on @m manual ["x"] (%h) in [<@m, [{}, {}]>] out [<@m, [{}, {}]>] {
  ^bb0(%a: tensor<128x256xf32>):
    %c = bufferization.alloc_tensor() copy(%a) : tensor<128x256xf32>
    mesh.yield %c : tensor<128x256xf32>
  } : (tensor<128x256xf32>) -> tensor<128x256xf32>
  return %g : tensor<128x256xf32>
}
