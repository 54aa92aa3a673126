// An op without a sharding rule is replicated, and the search says what that
// takes. If it may have side effects it is rejected, and the error says what to
// do: in a mesh.shard_map with replicated operands it is replicated, too.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: split-file %s %t
// RUN: not mesh-search %t/bare.mlir --machine=%t.json 2>&1 | FileCheck %s --check-prefix=BARE
// BARE: bare.mlir:5:8: error: 'bufferization.alloc_tensor' op is not supported by the partitioner yet: it has no sharding rule, and may have side effects, so that it cannot be replicated; attach ShardingRuleOpInterface to it, or move it into mesh.shard_map
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
//
// Memory cannot be planned for what a later pass lowers: it is as evaluated.
// RUN: mesh-search %t/pure.mlir --machine=%t.json --budget=600 -o %t/pure-found.mlir | FileCheck %s --check-prefix=PURE
// PURE: @pure on 4 devices
// PURE: memory is as evaluated, since none can be planned: {{.*}}pure.mlir:5:8: op was not bufferized
// PURE-NEXT: strategy
// PURE-NEXT: 1 {{.*}} +0.0%{{ *$}}
// PURE: {{"x"}}
// PURE: pure.mlir:5:8: 'tosa.reverse' has no sharding rule and is replicated: gathering its operands takes about 25.7 us of a step in local view
// RUN: mesh-opt %t/pure.mlir --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" -o %t/reference.mlir
// RUN: mesh-run %t/pure-found.mlir "--pipeline=mesh-spmd,func.func(tosa-to-linalg)" --check --reference=%t/reference.mlir 2> %t/remarks | FileCheck %s --check-prefix=AGREES
// RUN: FileCheck %s --check-prefix=WHOLE --input-file=%t/remarks
// WHOLE: remark: 'tosa.reverse' has no sharding rule and is replicated
//
// The pass says the same at the op. What can be bufferized has planned memory.
// RUN: mesh-opt %t/two.mlir "--mesh-search=machine=%t.json budget=600" -o /dev/null 2>&1 | FileCheck %s --check-prefix=PASS
// PASS: two.mlir:5:8: remark: 'tosa.reverse' has no sharding rule and is replicated: gathering the operands of it and of 1 op like it takes about 51.3 us of a step in local view
// RUN: mesh-search %t/vectors.mlir --machine=%t.json --budget=600 | FileCheck %s --check-prefix=PLANNED
// PLANNED-NOT: memory is as evaluated
// PLANNED: vectors.mlir:8:8: 'vector.transfer_read' has no sharding rule and is replicated: gathering its operands takes about {{[0-9.]+}} us of a step in local view
// PLANNED-NEXT: vectors.mlir:10:8: 'vector.transfer_write' has no sharding rule and is replicated: its operands need not be gathered
//
// What does not fit is not recomputed where memory cannot be planned.
// RUN: not mesh-search %t/pure.mlir --machine=%t.json --budget=600 --memory-limit=1KiB 2>&1 | FileCheck %s --check-prefix=LIMIT
// LIMIT: no strategy was found that fits into 1.0 KiB

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

//--- pure.mlir
mesh.mesh @m = <["x"=4]>
func.func @pure(%x: tensor<128x256xf32>, %w: tensor<256x256xf32>) -> tensor<128x256xf32> {
  %zeros = arith.constant dense<0.0> : tensor<128x256xf32>
  %h = linalg.matmul ins(%x, %w : tensor<128x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<128x256xf32>) -> tensor<128x256xf32>
  %g = tosa.reverse %h {axis = 1 : i32} : (tensor<128x256xf32>) -> tensor<128x256xf32>
  return %g : tensor<128x256xf32>
}

//--- two.mlir
mesh.mesh @m = <["x"=4]>
func.func @two(%x: tensor<128x256xf32>, %y: tensor<128x256xf32>, %w: tensor<256x256xf32>, %v: tensor<256x256xf32>) -> (tensor<128x256xf32>, tensor<128x256xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<128x256xf32>
  %h = linalg.matmul ins(%x, %w : tensor<128x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<128x256xf32>) -> tensor<128x256xf32>
  %g = tosa.reverse %h {axis = 1 : i32} : (tensor<128x256xf32>) -> tensor<128x256xf32>
  %h2 = linalg.matmul ins(%y, %v : tensor<128x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<128x256xf32>) -> tensor<128x256xf32>
  %g2 = tosa.reverse %h2 {axis = 1 : i32} : (tensor<128x256xf32>) -> tensor<128x256xf32>
  return %g, %g2 : tensor<128x256xf32>, tensor<128x256xf32>
}

//--- vectors.mlir
mesh.mesh @m = <["x"=4]>
func.func @vectors(%x: tensor<128x256xf32>, %w: tensor<256x256xf32>) -> tensor<128x256xf32> {
  %zeros = arith.constant dense<0.0> : tensor<128x256xf32>
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %h = linalg.matmul ins(%x, %w : tensor<128x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<128x256xf32>) -> tensor<128x256xf32>
  // Its row is no tensor.
  %r = vector.transfer_read %h[%c0, %c0], %zero : tensor<128x256xf32>, vector<256xf32>
  %e = tensor.empty() : tensor<128x256xf32>
  %g = vector.transfer_write %r, %e[%c0, %c0] : vector<256xf32>, tensor<128x256xf32>
  return %g : tensor<128x256xf32>
}
