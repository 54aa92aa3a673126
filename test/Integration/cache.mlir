// Compiled programs are kept in a folder, and taken from it again.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir %t

// The second run has the same results, check, warning and timeline, and leaves
// the entries of the first: the program's and its reference's.
// RUN: mesh-run %s --check --cache=%t/a/b --trace=%t/1.trace >%t/1.out 2>%t/1.err
// RUN: ls -i %t/a/b | grep llvmcache-mesh >%t/1.ls
// RUN: mesh-run %s --check --cache=%t/a/b --trace=%t/2.trace >%t/2.out 2>%t/2.err
// RUN: ls -i %t/a/b | grep llvmcache-mesh >%t/2.ls
// RUN: FileCheck %s --check-prefix=RESULT --input-file=%t/1.out
// RUN: FileCheck %s --check-prefix=RESULT --input-file=%t/2.out
// RUN: FileCheck %s --check-prefix=WARNING --input-file=%t/1.err
// RUN: diff %t/1.err %t/2.err
// RUN: count 2 < %t/1.ls
// RUN: diff %t/1.ls %t/2.ls
// RUN: %python %S/Inputs/list_events.py %t/1.trace > %t/1.events
// RUN: %python %S/Inputs/list_events.py %t/2.trace > %t/2.events
// RUN: grep 'cache.mlir' %t/1.events
// RUN: diff %t/1.events %t/2.events

// RESULT: @main on 24 devices
// RESULT: y {{.*}} ok
// WARNING: cache.mlir:[[#@LINE+56]]:{{.*}}: warning: padding makes 'tensor<24x4xf32>' of 'tensor<8x4xf32>'
// WARNING-NEXT: {{^func.func @main}}

// Other options are other entries, and so is the code of a program whose
// stages are looked at, which are shown each time. Passes that change nothing
// leave the same code.
// RUN: mesh-run %s --cache=%t/a/b --opt-level=1 2>&1 | FileCheck %s --check-prefix=RAN
// RUN: ls %t/a/b | grep llvmcache-mesh | count 3
// RUN: mesh-run %s --cache=%t/a/b --print-after=spmd 2>&1 | FileCheck %s --check-prefix=SPMD
// RUN: ls %t/a/b | grep llvmcache-mesh | count 4
// RUN: mesh-run %s --cache=%t/a/b --print-after=spmd 2>&1 | FileCheck %s --check-prefix=SPMD
// RUN: ls %t/a/b | grep llvmcache-mesh | count 4
// RUN: mesh-run %s --cache=%t/a/b --pipeline=canonicalize 2>&1 | FileCheck %s --check-prefix=RAN
// RUN: mesh-run %s --cache=%t/a/b --pipeline=canonicalize 2>&1 | FileCheck %s --check-prefix=RAN
// RUN: ls %t/a/b | grep llvmcache-mesh | count 4

// RAN: @main on 24 devices
// SPMD: warning: padding makes
// SPMD: After spmd:
// SPMD: @main on 24 devices

// Damaged entries are made again.
// RUN: %python %S/Inputs/damage_files.py %t/a/b
// RUN: mesh-run %s --check --cache=%t/a/b 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: ls -i %t/a/b | grep llvmcache-mesh >%t/3.ls
// RUN: not diff %t/2.ls %t/3.ls
// RUN: mesh-run %s --check --cache=%t/a/b 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: ls -i %t/a/b | grep llvmcache-mesh | diff %t/3.ls -

// Several processes may use a folder at once.
// RUN: bash -c 'for i in 1 2 3 4; do mesh-run %s --check --cache=%t/c & done; wait' 2>&1 | grep -c ' ok$' | FileCheck %s --check-prefix=FOUR
// RUN: ls %t/c | grep llvmcache-mesh | count 2
// FOUR: 4

// The folder is bounded in size; what it cannot have is compiled all the same.
// RUN: mesh-run %s --check --cache=%t/d --cache-size=1 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: not ls %t/d/llvmcache-mesh* 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: bash -c 'ulimit -f 1; mesh-run %s --cache=%t/e' 2>&1 | FileCheck %s --check-prefix=FULL
// NONE: No such file
// FULL: warning: the program is not cached: the cache {{.*}}/e: File too large
// FULL: @main on 24 devices

// Folders that others may write to are rejected.
// RUN: mkdir %t/f && chmod 0777 %t/f
// RUN: not mesh-run %s --cache=%t/f 2>&1 | FileCheck %s --check-prefix=FOREIGN
// RUN: not mesh-run %s --cache=%s 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: not mesh-run %s --cache=/proc/none 2>&1 | FileCheck %s --check-prefix=PROC
// RUN: not mesh-run %s --cache=%t/g --cache-size=much 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not mesh-run %s --cache-size=1GiB 2>&1 | FileCheck %s --check-prefix=NEEDS
// FOREIGN: error: {{.*}}: the cache {{.*}}/f must be a folder that only its user may write to, since code is loaded from it, but its mode lets other users write to it
// FILE: error: {{.*}}: the cache {{.*}}cache.mlir: Not a directory
// PROC: error: {{.*}}: the cache /proc/none: {{.*}}
// SIZE: error: the size of the cache must be one such as 512MiB or 2GB, got 'much'
// NEEDS: error: --cache-size needs --cache

mesh.mesh @m = <["x"=8, "y"=3]>
func.func @main(%x: tensor<8x4xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<8x4xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"y"}, {}]>}) {
  %y = mesh.reshard %x <@m, [{"y"}, {}]> : tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}
