// The report and the timeline, for scripts.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --check --repeat=4 --report=%t.json --trace=%t.trace.json | FileCheck %s
// RUN: %python -m json.tool %t.json | FileCheck %s --check-prefix=JSON
// RUN: %python -m json.tool %t.trace.json | FileCheck %s --check-prefix=TRACE

// What failed before the program ran is there, too.
// RUN: not mesh-run %s --entry=no --report=%t.json 2>&1 | FileCheck %s --check-prefix=ENTRY
// RUN: FileCheck %s --check-prefix=ENTRY --input-file=%t.json
// ENTRY: report.mlir: there is no public function @no; those that there are: @main
// RUN: not mesh-run %s --memory-limit=1B --report=%t.json 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: FileCheck %s --check-prefix=MEMORY --input-file=%t.json
// MEMORY: @main needs {{.*}} on a device, more than the limit of 1 B
// RUN: not mesh-run %s --pipeline=no --report=%t.json
// RUN: FileCheck %s --check-prefix=FAILED --input-file=%t.json
// RUN: not mesh-run %s --arg 0=%t.none.npy --report=%t.json
// RUN: FileCheck %s --check-prefix=FAILED --input-file=%t.json
// FAILED: "entries": []
// FAILED-NEXT: "error": "{{[^"]+}}
// RUN: not mesh-run %s --check --tolerance=0 --report=%t.json
// RUN: FileCheck %s --check-prefix=WRONG --input-file=%t.json
// WRONG: "entries": [
// WRONG: "name": "main"
// WRONG: "ok": false
// WRONG: "error": "1 of 1 entry differs from the reference"

// CHECK: time {{.*}}, the median of 4; the least
// CHECK-NEXT: sent 256 B, at most 128 B by one device
// CHECK-NEXT: memory at most {{.*}} on one device, {{.*}} predicted: 512 B arguments, 384 B results, {{.*}} intermediate values; and {{.*}} for kernels
// CHECK-NEXT: trace {{.*}}.trace.json

// JSON-NOT: "error": "
// JSON: "compile": {
// JSON-DAG: "cached": false
// JSON-DAG: "processor_s": {{[0-9.]+}}
// JSON-DAG: "total_s": {{[0-9.]+}}
// JSON: }
// JSON: "entries"
// JSON-DAG: "devices": 2
// JSON-DAG: "name": "main"
// JSON-DAG: "bytes_sent": 128
// JSON-DAG: "contractions"
// JSON-DAG: "peak_bytes"
// JSON-DAG: "waits"
// JSON-DAG: "error": {{[0-9.e-]+}}
// JSON-DAG: "tolerance": {{1.*e-05}}
// JSON-DAG: "type": "8x24xf32"
// JSON-DAG: "median_s"
// JSON-DAG: "min_s"

// TRACE: mesh.all_gather
// TRACE: contract

mesh.mesh @m = <["model"=2]>

#columns = #mesh.sharding<@m, [{}, {"model"}]>

func.func @main(%x: tensor<8x8xf32> {mesh.sharding = #columns}, %w: tensor<8x24xf32> {mesh.sharding = #columns})
    -> (tensor<8x24xf32> {mesh.sharding = #columns}) {
  %y = mesh.tp_dense gather %x, %w on @m "model" overlap <none>
      : (tensor<8x8xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
  return %y : tensor<8x24xf32>
}
