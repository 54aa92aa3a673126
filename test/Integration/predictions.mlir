// With the description of a machine a run says what was predicted for it beside
// what it took.
//
// REQUIRES: mesh-run
// RUN: echo '{"links": {"model": {"latency": 1e-3, "bandwidth": 1e6}}, "flops": {"f32": 1e7}}' > %t.json
// RUN: mesh-run %s --entry=layer --overlap=none --machine=%t.json --link=model:latency=1ms,bandwidth=1MB/s --flops=10MFLOP/s --report=%t.report | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// Three messages of 4,000 bytes, and 2 x 50 x 80 x 100 operations.
// CHECK: time
// CHECK-NEXT: predicted {{ *}}95.00 ms
// CHECK-NEXT: sent
// REPORT: "predicted_s": 0.095

// Through a switch the gather is two messages, of which the second is twice as
// large.
// RUN: echo '{"links": {"model": {"topology": "switch", "latency": 1e-3, "bandwidth": 1e6}}, "flops": {"f32": 1e7}}' > %t.switch.json
// RUN: mesh-run %s --entry=layer --overlap=none --machine=%t.switch.json --link=model:topology=switch,latency=1ms,bandwidth=1MB/s --flops=10MFLOP/s | FileCheck %s --check-prefix=SWITCH
// SWITCH: predicted {{ *}}94.00 ms

// Without one nothing is predicted, and else it is said why.
// RUN: mesh-run %s --entry=layer | FileCheck %s --check-prefix=NOTHING
// NOTHING: time
// NOTHING-NEXT: sent
// RUN: mesh-run %s --entry=sums --arg=n=2 --overlap=none --machine=%t.json | FileCheck %s --check-prefix=WHY
// WHY: predicted {{ *}}nothing: the loop at {{.*}}has a trip count that is not known

mesh.mesh @m = <["model"=4]>

func.func @layer(
    %x: tensor<50x80xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w: tensor<80x100xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<50x100xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) {
  %whole = mesh.shard %x <@m, [{}, {}]> : tensor<50x80xf32>
  %zeros = arith.constant dense<0.0> : tensor<50x100xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<50x80xf32>, tensor<80x100xf32>)
      outs(%zeros : tensor<50x100xf32>) -> tensor<50x100xf32>
  return %y : tensor<50x100xf32>
}

func.func @sums(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>},
                %n: index {mesh.name = "n"})
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<8xf32>) {
    %0 = arith.addf %a, %x : tensor<8xf32>
    scf.yield %0 : tensor<8xf32>
  }
  return %y : tensor<8xf32>
}
