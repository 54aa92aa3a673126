// mesh-compile with a cache: the second time it writes the same files.
//
// REQUIRES: mesh-compile
// RUN: rm -rf %t && mkdir %t
// RUN: mesh-compile %s -o %t/plain.o
// RUN: mkdir %t/1 %t/2 && cp %t/plain.o %t/plain.h %t/1
// RUN: mesh-compile %s -o %t/plain.o --cache=%t/cache
// RUN: ls -i %t/cache | grep llvmcache-mesh > %t/1.ls
// RUN: cmp %t/plain.o %t/1/plain.o
// RUN: cmp %t/plain.h %t/1/plain.h
// RUN: rm %t/plain.o %t/plain.h
// RUN: mesh-compile %s -o %t/2/plain.o --cache=%t/cache
// RUN: ls -i %t/cache | grep llvmcache-mesh > %t/2.ls
// RUN: count 1 < %t/2.ls
// RUN: diff %t/1.ls %t/2.ls
// RUN: cmp %t/2/plain.o %t/1/plain.o
// RUN: cmp %t/2/plain.h %t/1/plain.h

// The functions' names, the processor and the sanitizer make other code.
// RUN: mesh-compile %s -o %t/other.o --cache=%t/cache
// RUN: llvm-nm %t/other.o | FileCheck %s
// RUN: mesh-compile %s -o %t/plain.o --cache=%t/cache --mcpu=native
// RUN: mesh-compile %s -o %t/plain.o --cache=%t/cache --sanitize-threads
// RUN: mesh-compile %s -o %t/plain.o --cache=%t/cache --opt-level=0
// RUN: ls %t/cache | grep llvmcache-mesh | count 5
// CHECK: T mesh_program_other

// RUN: chmod 0775 %t/cache
// RUN: not mesh-compile %s -o %t/plain.o --cache=%t/cache 2>&1 | FileCheck %s --check-prefix=FOREIGN
// FOREIGN: error: {{.*}}: the cache {{.*}} must be a folder that only its user may write to

mesh.mesh @m = <["x"=2]>
func.func @main(%x: tensor<4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<4x8xf32> {
  %y = math.tanh %x : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
