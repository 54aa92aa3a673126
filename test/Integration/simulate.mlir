// A program can be simulated on a mesh of any size: what a step takes on a
// machine that is described, the memory, and the timeline.
//
// REQUIRES: mesh-simulate
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e9}}, "flops": {"f32": 1e9, "f64": 64}}' > %t.json
// RUN: mesh-simulate %s --overlap=none --machine=%t.json --trace=%t.trace --report=%t.report | FileCheck %s
// RUN: FileCheck %s --check-prefix=TRACE --input-file=%t.trace
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
//
// Three messages of 100 x 20 numbers; 2 x 100 x 80 x 100 operations.
// CHECK: @main on 262144 devices, simulated
// CHECK-NEXT: program time contractions other waiting memory
// CHECK-NEXT: @main all devices 1.63 ms 1.60 ms 0.0 us 27.0 us {{[0-9.]+}} KiB
// CHECK-NEXT: step 1.63 ms
// CHECK-NEXT: trace {{.*}}.trace
//
// TRACE: "ph": "M", "pid": 0, "tid": 0, "name": "process_name", "args": {"name": "all devices"}
// TRACE: "name": "mesh.all_gather", "cat": "communication", "ts": 0.000, "dur": 27.000, "args": {"location": "{{.*}}simulate.mlir:[[# @LINE + 63]]:12", "bytes": 8000}
// TRACE: "cat": "compute", "ts": 27.000, "dur": 1600.000
//
// REPORT: "argument_bytes": 40000
// REPORT: "contracting_s": 0.0016
// REPORT: "predicted_bytes": {{[0-9]+}}
// REPORT: "result_bytes": 40000
// REPORT: "step_s": 0.001627
//
// Programs of single devices each have a row, of those that take longest.
// RUN: mesh-simulate %s --entry=stages --pipeline=mesh-spmd,mesh-programs --machine=%t.json --trace=%t.trace | FileCheck %s --check-prefix=STAGES
// RUN: FileCheck %s --check-prefix=ROWS --input-file=%t.trace
// STAGES: @stages on 262144 devices, simulated
// STAGES: @stages.0 devices at "model" 0 3.00 s 3.00 s 0.0 us
// STAGES: @stages.3 devices at "model" 3 6.00 s 3.00 s 0.0 us 3.00 s
// STAGES: step 6.00 s
// ROWS: "args": {"name": "devices at \"model\" 0"}
// ROWS: "args": {"name": "devices at \"model\" 3"}
// ROWS: "name": "mesh.send", "cat": "flight"
//
// Of a loop, iterations that are like the one before are one event.
// RUN: mesh-simulate %s --entry=layers --overlap=none --machine=%t.json --trace=%t.trace
// RUN: FileCheck %s --check-prefix=LOOP --input-file=%t.trace
// LOOP: "name": "mesh.all_gather", "cat": "communication", {{.*}}"bytes": 32}
// LOOP: "name": "98 iterations of scf.for: mesh.all_gather, linalg.matmul", "cat": "communication", {{.*}}"bytes": 3136}
//
// A limit holds here as well.
// RUN: not mesh-simulate %s --overlap=none --machine=%t.json --memory-limit=1KiB 2>&1 | FileCheck %s --check-prefix=LIMIT
// LIMIT: error: {{.*}}@main needs {{.*}} on a device, more than the limit of 1.0 KiB
//
// The machine's own memory is no limit.
// RUN: sed 's/"links"/"memory": 2048, "links"/' %t.json > %t.small.json
// RUN: mesh-simulate %s --overlap=none --machine=%t.small.json 2>&1 | FileCheck %s --check-prefix=MORE
// MORE: warning: @main needs {{.*}} on device 0, more than the machine's memory of 2.0 KiB: 39.1 KiB for arguments
// MORE: step 1.63 ms
// RUN: mesh-simulate %s --overlap=none --machine=%t.small.json --memory-limit=1MiB 2>&1 | FileCheck %s --check-prefix=ENOUGH
// ENOUGH-NOT: warning
// ENOUGH: step 1.63 ms
//
// A convolution takes its operations, a sum over windows its bytes.
// RUN: sed 's/"links"/"memory_bandwidth": 1e6, "links"/' %t.json > %t.passes.json
// RUN: mesh-simulate %s --entry=convolution --machine=%t.passes.json | FileCheck %s --check-prefix=CONVOLUTION
// CONVOLUTION: @convolution all devices 42.06 ms 589.8 us 41.47 ms 0.0 us
//
// "model" is within a unit of four devices, whose link is ten times as fast.
// RUN: echo '{"levels": [{"devices": 4, "latency": 1e-6, "bandwidth": 1e10, "topology": "switch"}, {"latency": 1e-6, "bandwidth": 1e9}], "flops": {"f32": 1e9}}' > %t.levels.json
// RUN: mesh-simulate %s --overlap=none --machine=%t.levels.json | FileCheck %s --check-prefix=LEVELS
// LEVELS: @main all devices 1.60 ms 1.60 ms 0.0 us {{[45]}}.{{[0-9]}} us
//
// What cannot be, and what is not known.
// RUN: not mesh-simulate %s 2>&1 | FileCheck %s --check-prefix=MACHINE
// MACHINE: error: a simulation needs the description of a machine, as in --machine=m.json
// RUN: not mesh-simulate %s --machine=%t.json --trace=%t.none/trace 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: {{.*}}.none/trace: the folder for the timeline: No such file or directory
// RUN: not mesh-simulate %s --entry=sums --machine=%t.json 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: @sums: its time cannot be predicted: the loop at {{.*}}simulate.mlir:{{[0-9]+:[0-9]+}} has a trip count that is not known

mesh.mesh @m = <["data"=65536, "model"=4]>

func.func @main(
    %x: tensor<6553600x80xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
    %w: tensor<80x100xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<6553600x100xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %whole = mesh.shard %x <@m, [{"data"}, {}]> : tensor<6553600x80xf32>
  %zeros = arith.constant dense<0.0> : tensor<6553600x100xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<6553600x80xf32>, tensor<80x100xf32>)
      outs(%zeros : tensor<6553600x100xf32>) -> tensor<6553600x100xf32>
  return %y : tensor<6553600x100xf32>
}

// Three micro-batches through four stages: six steps of 64 operations.
func.func @stages(%x: tensor<6x4xf64>, %w: tensor<4x4x4xf64> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}, {}]>})
    -> (tensor<6x4xf64> {mesh.sharding = #mesh.sharding<@m, [{}, {}], partial=sum{"model"}>}) {
  %zeros = arith.constant dense<0.0> : tensor<2x4xf64>
  %y = mesh.pipeline(%x) on @m "model" stages 4 microbatches 3 params(%w) {
  ^stage(%h: tensor<2x4xf64>, %k: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %p = linalg.matmul ins(%h, %k : tensor<2x4xf64>, tensor<4x4xf64>)
        outs(%zeros : tensor<2x4xf64>) -> tensor<2x4xf64>
    mesh.stage_yield %p : tensor<2x4xf64>
  } : (tensor<6x4xf64>, tensor<4x4x4xf64>) -> tensor<6x4xf64>
  return %y : tensor<6x4xf64>
}

func.func @sums(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}, %n: index)
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<8xf32>) {
    %0 = arith.addf %a, %x : tensor<8xf32>
    scf.yield %0 : tensor<8xf32>
  }
  return %y : tensor<8xf32>
}

func.func @layers(%x: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                  %w: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>})
    -> (tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %zeros = arith.constant dense<0.0> : tensor<8x4xf32>
  %y = scf.for %i = %c0 to %c100 step %c1 iter_args(%a = %x) -> (tensor<8x4xf32>) {
    %whole = mesh.shard %a <@m, [{}, {}]> : tensor<8x4xf32>
    %0 = linalg.matmul ins(%whole, %w : tensor<8x4xf32>, tensor<4x4xf32>)
        outs(%zeros : tensor<8x4xf32>) -> tensor<8x4xf32>
    scf.yield %0 : tensor<8x4xf32>
  }
  return %y : tensor<8x4xf32>
}

func.func @convolution(%x: tensor<4x10x10x8xf32>, %w: tensor<3x3x8x16xf32>) -> tensor<4x7x7x16xf32> {
  %zeros = arith.constant dense<0.0> : tensor<4x8x8x16xf32>
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<4x10x10x8xf32>, tensor<3x3x8x16xf32>) outs(%zeros : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %sums = arith.constant dense<0.0> : tensor<4x7x7x16xf32>
  %z = linalg.pooling_nhwc_sum ins(%y, %window : tensor<4x8x8x16xf32>, tensor<2x2xf32>) outs(%sums : tensor<4x7x7x16xf32>) -> tensor<4x7x7x16xf32>
  return %z : tensor<4x7x7x16xf32>
}
