// Whatever goes wrong in a run, it ends in time: with one report and a status
// that is not 0, or with the numbers that it has without the fault.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir %t
// RUN: mesh-run %s --out %t/right
//
// A device throws. Each one's last events are in the report, and as JSON.
// RUN: not mesh-run %s --inject=throw:device=2,op=3 --report=%t/throw.json --out %t/none 2>&1 | FileCheck %s --check-prefix=THROW
// RUN: %python -m json.tool %t/throw.json | FileCheck %s --check-prefix=JSON
// RUN: not ls %t/none/y.npy
// THROW: mesh-run: error: @main: device 2: the runtime failed: a fault was injected at op 3
// THROW-NEXT: device 0: {{waiting for devices? .* in|running, last call}} mesh.
// THROW: device 2: failed in mesh.{{.*}} at {{.*}}faults.mlir:[[#]]
// THROW: last events of device 2:
// THROW-NEXT: ms {{(run|start)}} mesh.{{.*}} at {{.*}}faults.mlir:[[#]]
// THROW: last events of device
// JSON: "entries": [
// JSON: "devices": 4,
// JSON: "failure": {
// JSON-NEXT: "cause": "the runtime failed: a fault was injected at op 3",
// JSON-NEXT: "device": 2,
// JSON-NEXT: "devices": [
// JSON-NEXT: {
// JSON-NEXT: "events": [
// JSON-NEXT: {
// JSON-NEXT: "bytes": {{[0-9]+}},
// JSON-NEXT: "kind": "{{start|run}}",
// JSON-NEXT: "location": "{{.*}}faults.mlir:{{[0-9:]+}}",
// JSON-NEXT: "op": "mesh.{{.*}}",
// JSON: "state": "failed"
// JSON: "name": "main",
// JSON-NEXT: "ok": false
//
// A device never goes on: its peers notice at the deadline, and one deadline
// later the process ends, though a thread of it does not.
// RUN: not mesh-run %s --inject=stall:device=1,op=2 --deadline=0.3 --report=%t/stall.json 2>&1 | FileCheck %s --check-prefix=STALL
// RUN: %python -m json.tool %t/stall.json | FileCheck %s --check-prefix=STUCK
// STALL: mesh-run: error: @main: device {{[0-3]}}: mesh.{{.*}} at {{.*}}: the deadline of 300 ms expired, waiting for device
// STALL: device 1: does not end, last call mesh.
// STALL: last events of device 1:
// STUCK: "state": "stuck"
//
// Where all of them stall nobody waits, so one of them says so, ten deadlines
// later.
// RUN: not mesh-run %s --inject=stall:op=1 --deadline=0.1 2>&1 | FileCheck %s --check-prefix=ALL-STALL
// ALL-STALL: mesh-run: error: @main: device {{[0-3]}}: {{.*}}a stall was injected at op 1, and no other device waits for it
// ALL-STALL: device {{[0-3]}}: does not end
//
// A device that is slow, or sends late, changes nothing; beyond the deadline it
// is reported.
// RUN: mesh-run %s --inject=delay:device=1,time=20ms --inject=delay:device=3,op=1,time=100ms --out %t/slow
// RUN: cmp %t/slow/y.npy %t/right/y.npy
// RUN: cmp %t/slow/z.npy %t/right/z.npy
// RUN: not mesh-run %s --inject=delay:device=3,op=1,time=2s --deadline=0.3 2>&1 | FileCheck %s --check-prefix=LATE
// LATE: the deadline of 300 ms expired, waiting for device
//
// Messages that get lost, and that come twice.
// RUN: not mesh-run %s --entry=messages --inject=lose:device=0,op=1 --deadline=0.3 2>&1 | FileCheck %s --check-prefix=LOSE
// LOSE: the deadline of 300 ms expired, waiting for device
// LOSE: waiting for device {{[0-3]}} in mesh.{{send|recv}} at {{.*}}faults.mlir
// RUN: mesh-run %s --entry=messages --out %t/once
// RUN: mesh-run %s --entry=messages --inject=duplicate --out %t/twice
// RUN: cmp %t/once/y.npy %t/twice/y.npy
//
// RUN: not mesh-run %s --inject=memory:device=2,bytes=100 2>&1 | FileCheck %s --check-prefix=MEMORY
// MEMORY: mesh-run: error: @main: device 2: cannot allocate [[#]] bytes
//
// The same bits in each run, however long each device takes for each step.
// RUN: mesh-run %s --inject=jitter:time=500us,seed=3 --repeat=5 --same-bits --out %t/jitter
// RUN: cmp %t/jitter/y.npy %t/right/y.npy
// RUN: cmp %t/jitter/z.npy %t/right/z.npy
//
// What was to go wrong, and did not, is named.
// RUN: mesh-run %s --inject=throw:device=1,op=999 --inject=jitter:op=77,time=1ms,seed=3 --inject=lose:device=0,op=0 --inject=memory:device=2,bytes=100000 --inject=duplicate --inject=delay:time=1ms 2>&1 | FileCheck %s --check-prefix=IDLE
// IDLE: mesh-run: warning: fault 'throw:device=1,op=999' has not happened: device 1 runs 4 communication ops
// IDLE-NEXT: mesh-run: warning: fault 'jitter:op=77,time=1000000ns,seed=3' has not happened: no device runs more than 4 communication ops
// IDLE-NEXT: mesh-run: warning: fault 'lose:device=0,op=0' has not happened: device 0 sends no message there
// IDLE-NEXT: mesh-run: warning: fault 'memory:device=2,bytes=100000' has not happened: device 2 needs at most [[#]] bytes
// IDLE-NEXT: mesh-run: warning: fault 'duplicate' has not happened: no device sends a message there
// IDLE-NOT: warning
//
// RUN: not mesh-run %s --inject=burn 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: mesh-run: error: fault 'burn': expected throw, kill, stall, delay, jitter, lose, duplicate or memory, got 'burn'
// RUN: not mesh-run %s --inject=throw:time=1s 2>&1 | FileCheck %s --check-prefix=KEY
// KEY: fault 'throw:time=1s': there is no 'time' of throw
// RUN: not mesh-run %s --inject=delay:op=1 2>&1 | FileCheck %s --check-prefix=NEEDED
// NEEDED: fault 'delay:op=1': expected time=VALUE
// RUN: not mesh-run %s --inject=delay:time=fast 2>&1 | FileCheck %s --check-prefix=TIME
// TIME: fault 'delay:time=fast': time must be a time such as 20ms, of at most 1e6 s, got 'fast'
// RUN: not mesh-run %s --inject=throw:op=-1 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: fault 'throw:op=-1': op must be a number of at least 0, got '-1'
// RUN: not mesh-run %s --inject=kill:device=1 2>&1 | FileCheck %s --check-prefix=KILL
// KILL: cannot start 4 devices: a device can be killed only where it is a process of its own
// RUN: not mesh-run %s --inject=throw:device=4 2>&1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: cannot start 4 devices: there is no device 4 for a fault; there are 4

mesh.mesh @m = <["model"=4]>

func.func @main(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                %w: tensor<16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>})
    -> (tensor<8x32xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
        tensor<f32> {mesh.name = "z"}) {
  %y = mesh.tp_dense gather %x, %w on @m "model" overlap <ring>
      : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %z = linalg.reduce ins(%y : tensor<8x32xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
    (%a: f32, %b: f32) {
      %c = arith.addf %a, %b : f32
      linalg.yield %c : f32
    }
  return %y, %z : tensor<8x32xf32>, tensor<f32>
}

// Each device to the next one, and once more, so that a lost message has a
// follower.
func.func @messages(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>})
    -> (tensor<4xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) attributes {mesh.spmd = @m} {
  %d = mesh.axis_index @m ["model"]
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %up = arith.addi %d, %c1 : index
  %next = arith.remui %up, %c4 : index
  %down = arith.addi %d, %c3 : index
  %previous = arith.remui %down, %c4 : index
  %first = mesh.async {
    %received = mesh.recv from %previous tag 7 on @m : tensor<4xf32>
    mesh.yield %received : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  mesh.send %x to %next tag 7 on @m : tensor<4xf32>
  %y = mesh.wait %first : !mesh.future<tensor<4xf32>>
  %second = mesh.async {
    %received = mesh.recv from %previous tag 7 on @m : tensor<4xf32>
    mesh.yield %received : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  mesh.send %y to %next tag 7 on @m : tensor<4xf32>
  %z = mesh.wait %second : !mesh.future<tensor<4xf32>>
  return %z : tensor<4xf32>
}
