// What a stage saves is freed when it has gone backward: the memory that devices
// hold at most is that of as many micro-batches as are live in the schedule's
// table, in all the chunks of a device, 1 MiB each. In schedules that compute the
// gradients of weights apart they are live until then.
//
// REQUIRES: mesh-run
// DEFINE: %{schedule} =
// DEFINE: %{stages} = 4
// DEFINE: %{program} = sed 's/"looped-bfs"/"%{schedule}"/; s/stages 8/stages %{stages}/; s/8x1x/%{stages}x1x/g' %s
// DEFINE: %{run} = %{program} | mesh-run - --opt-level=0 --pipeline=mesh-spmd,mesh-programs --report=%t.json
//
// REDEFINE: %{schedule} = gpipe
// RUN: %{run}
// RUN: FileCheck %s --check-prefix=GPIPE < %t.json
// Live: 8 8 8 8
// GPIPE: "peak_bytes":{{ *83[89][0-9]{4},}}
// GPIPE: "peak_bytes":{{ *83[89][0-9]{4},}}
// GPIPE: "peak_bytes":{{ *83[89][0-9]{4},}}
// GPIPE: "peak_bytes":{{ *83[89][0-9]{4},}}
//
// REDEFINE: %{schedule} = 1f1b
// RUN: %{run}
// RUN: FileCheck %s --check-prefix=1F1B < %t.json
// Live: 4 3 2 1
// 1F1B: "peak_bytes":{{ *419[4-7][0-9]{3},}}
// 1F1B: "peak_bytes":{{ *314[5-9][0-9]{3},}}
// 1F1B: "peak_bytes":{{ *209[7-9][0-9]{3},}}
// 1F1B: "peak_bytes":{{ *10(4[89]|5[01])[0-9]{3},}}
//
// REDEFINE: %{schedule} = eager-1f1b
// RUN: %{run}
// RUN: FileCheck %s --check-prefix=EAGER-1F1B < %t.json
// Live: 7 5 3 1
// EAGER-1F1B: "peak_bytes":{{ *734[0-3][0-9]{3},}}
// EAGER-1F1B: "peak_bytes":{{ *524[2-6][0-9]{3},}}
// EAGER-1F1B: "peak_bytes":{{ *314[5-9][0-9]{3},}}
// EAGER-1F1B: "peak_bytes":{{ *10(4[89]|5[01])[0-9]{3},}}
//
// REDEFINE: %{schedule} = zb-h1
// RUN: %{run}
// RUN: FileCheck %s --check-prefix=ZB-H1 < %t.json
// Live: 4 4 4 4
// ZB-H1: "peak_bytes":{{ *419[4-7][0-9]{3},}}
// ZB-H1: "peak_bytes":{{ *419[4-7][0-9]{3},}}
// ZB-H1: "peak_bytes":{{ *419[4-7][0-9]{3},}}
// ZB-H1: "peak_bytes":{{ *419[4-7][0-9]{3},}}
//
// REDEFINE: %{schedule} = zb-h2
// RUN: %{run}
// RUN: FileCheck %s --check-prefix=ZB-H2 < %t.json
// Live: 7 7 7 7
// ZB-H2: "peak_bytes":{{ *734[0-3][0-9]{3},}}
// ZB-H2: "peak_bytes":{{ *734[0-3][0-9]{3},}}
// ZB-H2: "peak_bytes":{{ *734[0-3][0-9]{3},}}
// ZB-H2: "peak_bytes":{{ *734[0-3][0-9]{3},}}
//
// REDEFINE: %{schedule} = interleaved-1f1b
// REDEFINE: %{stages} = 8
// RUN: %{run}
// RUN: FileCheck %s --check-prefix=INTERLEAVED-1F1B < %t.json
// Live: 11 9 7 5
// INTERLEAVED-1F1B: "peak_bytes":{{ *1153[4-7][0-9]{3},}}
// INTERLEAVED-1F1B: "peak_bytes":{{ *94(3[7-9]|40)[0-9]{3},}}
// INTERLEAVED-1F1B: "peak_bytes":{{ *734[0-3][0-9]{3},}}
// INTERLEAVED-1F1B: "peak_bytes":{{ *524[2-6][0-9]{3},}}
//
// REDEFINE: %{schedule} = looped-bfs
// RUN: %{run}
// RUN: FileCheck %s --check-prefix=LOOPED-BFS < %t.json
// Live: 16 16 16 16
// LOOPED-BFS: "peak_bytes":{{ *167(7[7-9]|80)[0-9]{3},}}
// LOOPED-BFS: "peak_bytes":{{ *167(7[7-9]|80)[0-9]{3},}}
// LOOPED-BFS: "peak_bytes":{{ *167(7[7-9]|80)[0-9]{3},}}
// LOOPED-BFS: "peak_bytes":{{ *167(7[7-9]|80)[0-9]{3},}}
//
// REDEFINE: %{schedule} = interleaved-zb
// RUN: %{run}
// RUN: FileCheck %s --check-prefix=INTERLEAVED-ZB < %t.json
// Live: 8 8 8 8
// INTERLEAVED-ZB: "peak_bytes":{{ *83[89][0-9]{4},}}
// INTERLEAVED-ZB: "peak_bytes":{{ *83[89][0-9]{4},}}
// INTERLEAVED-ZB: "peak_bytes":{{ *83[89][0-9]{4},}}
// INTERLEAVED-ZB: "peak_bytes":{{ *83[89][0-9]{4},}}
//
// REDEFINE: %{schedule} = zb-v
// RUN: %{run}
// RUN: FileCheck %s --check-prefix=ZB-V < %t.json
// Live: 8 8 8 8
// ZB-V: "peak_bytes":{{ *83[89][0-9]{4},}}
// ZB-V: "peak_bytes":{{ *83[89][0-9]{4},}}
// ZB-V: "peak_bytes":{{ *83[89][0-9]{4},}}
// ZB-V: "peak_bytes":{{ *83[89][0-9]{4},}}
//
// REDEFINE: %{schedule} = dualpipe-v
// RUN: %{run}
// RUN: FileCheck %s --check-prefix=DUALPIPE-V < %t.json
// Live: 9 9 9 9
// DUALPIPE-V: "peak_bytes":{{ *94(3[7-9]|40)[0-9]{3},}}
// DUALPIPE-V: "peak_bytes":{{ *94(3[7-9]|40)[0-9]{3},}}
// DUALPIPE-V: "peak_bytes":{{ *94(3[7-9]|40)[0-9]{3},}}
// DUALPIPE-V: "peak_bytes":{{ *94(3[7-9]|40)[0-9]{3},}}

mesh.mesh @m = <["pipe"=4]>

#scalar = affine_map<(i) -> ()>
#all = affine_map<(i) -> (i)>

// A micro-batch is a number, of which each stage saves 1 MiB.
func.func @main(%x: tensor<8xf64>,
    %w: tensor<8x1xf64> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}]>}, %dy: tensor<8xf64>)
    -> (tensor<8xf64>, tensor<8xf64>, tensor<8x1xf64>) {
  %y, %dx, %dw = mesh.pipeline(%x) on @m "pipe" stages 8 microbatches 8 schedule "looped-bfs" params(%w) gradients(%dy) {
  ^stage(%h: tensor<1xf64>, %k: tensor<1xf64>, %stage: index, %microbatch: index):
    %next = arith.mulf %h, %k : tensor<1xf64>
    %one = tensor.collapse_shape %h [] : tensor<1xf64> into tensor<f64>
    %e = tensor.empty() : tensor<131072xf64>
    %large = linalg.generic {indexing_maps = [#scalar, #all], iterator_types = ["parallel"]}
        ins(%one : tensor<f64>) outs(%e : tensor<131072xf64>) {
    ^bb0(%in: f64, %out: f64):
      %t = math.tanh %in : f64
      linalg.yield %t : f64
    } -> tensor<131072xf64>
    mesh.stage_yield %next : tensor<1xf64> saving %large : tensor<131072xf64>
  } backward {
  ^stage(%large: tensor<131072xf64>, %dnext: tensor<1xf64>, %k: tensor<1xf64>, %stage: index, %microbatch: index):
    %dh = arith.mulf %dnext, %k : tensor<1xf64>
    mesh.stage_yield %dh : tensor<1xf64> saving %large, %dnext : tensor<131072xf64>, tensor<1xf64>
  } weights {
  ^stage(%large: tensor<131072xf64>, %dnext: tensor<1xf64>, %k: tensor<1xf64>, %stage: index, %microbatch: index):
    %zero = arith.constant dense<0.0> : tensor<f64>
    %sum = linalg.reduce ins(%large : tensor<131072xf64>) outs(%zero : tensor<f64>) dimensions = [0]
        (%in: f64, %sofar: f64) {
          %n = arith.addf %in, %sofar : f64
          linalg.yield %n : f64
        }
    %one = tensor.expand_shape %sum [] output_shape [1] : tensor<f64> into tensor<1xf64>
    %dk = arith.mulf %one, %dnext : tensor<1xf64>
    mesh.stage_yield %dk : tensor<1xf64>
  } : (tensor<8xf64>, tensor<8x1xf64>, tensor<8xf64>) -> (tensor<8xf64>, tensor<8xf64>, tensor<8x1xf64>)
  return %y, %dx, %dw : tensor<8xf64>, tensor<8xf64>, tensor<8x1xf64>
}
