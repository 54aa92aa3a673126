// On a terminal, a line shows the progress, and is gone before the report.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-7, "bandwidth": 1e10}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: %python -c 'import pty, sys; pty.spawn(sys.argv[1:])' mesh-search %s --machine=%t.json > %t.terminal
// RUN: FileCheck %s --input-file=%t.terminal
// CHECK: 1 evaluated  best step {{[0-9.]+ [mu]s}}  {{[0-9]+}} s
// CHECK: {{\[K}}no pipeline: @main repeats nothing that could be stages
// RUN: %python -c 'import pty, sys; pty.spawn(sys.argv[1:])' mesh-search %s --machine=%t.json --memory-limit=64KiB > %t.little
// RUN: FileCheck %s --check-prefix=LITTLE --input-file=%t.little
// LITTLE: 1 evaluated  best step does not fit yet  {{[0-9]+}} s
// RUN: sed 's/^{/{"memory": 65536, /' %t.json > %t.memory.json
// RUN: %python -c 'import pty, sys; pty.spawn(sys.argv[1:])' mesh-search %s --machine=%t.memory.json > %t.full
// RUN: FileCheck %s --check-prefix=LITTLE --input-file=%t.full
//
// A file has none, nor has a program on standard output.
// RUN: %python -c 'import pty, sys; pty.spawn(sys.argv[1:])' mesh-search %s --machine=%t.json -o - > %t.both
// RUN: FileCheck %s --check-prefix=BOTH --input-file=%t.both
// BOTH-NOT: evaluated {{.*}}best step
// BOTH: @main on 2 devices
// BOTH: mesh.mesh @m
// RUN: mesh-search %s --machine=%t.json 2>&1 | FileCheck %s --check-prefix=FILE
// FILE-NOT: evaluated {{.*}}best step

mesh.mesh @m = <["x"=2]>
func.func @main(%x: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %y = math.tanh %x : tensor<256x256xf32>
  return %y : tensor<256x256xf32>
}
