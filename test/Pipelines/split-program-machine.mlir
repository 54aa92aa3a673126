// Collectives are chosen for the machine: slow links of "x" send the smaller
// tensor. Programs that are simulated or run are split the same way.
//
// RUN: echo '{"levels": [{"devices": 2, "latency": 1e-6, "bandwidth": 1e11}, {"latency": 1e-5, "bandwidth": 1e9}], "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-opt %s --mesh-split-program | FileCheck %s --check-prefix=ANY
// RUN: mesh-opt %s --mesh-split-program=machine=%t.json | FileCheck %s
// RUN: mesh-opt %s --mesh-execution="machine=%t.json overlap=none entries=main" --mlir-print-ir-after=mesh-split-program -o /dev/null 2>&1 | FileCheck %s

mesh.mesh @m = <["x"=2, "y"=2]>
// ANY: mesh.all_gather {{.*}}["y"] dim 0
// ANY: mesh.all_gather {{.*}}["x"] dim 1
// CHECK: mesh.all_gather {{.*}}["x"] dim 1
// CHECK: mesh.all_gather {{.*}}["y"] dim 0
func.func @main(%x: tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{"y"}, {"x"}]>}) -> tensor<64x64xf32> {
  %whole = mesh.shard %x <@m, [{}, {}]> : tensor<64x64xf32>
  return %whole : tensor<64x64xf32>
}
