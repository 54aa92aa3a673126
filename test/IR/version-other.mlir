// Text of a newer version has what the parser does not know, an op or a
// spelling: the tools say of which version it is.
//
// REQUIRES: mesh-run, mesh-shard-view, mesh-fuzz
// RUN: not mesh-opt %s 2>&1 | FileCheck %s
// CHECK: error: custom op 'mesh.teleport' is unknown
// CHECK: note: {{.*}}version-other.mlir is rejected; it is of version 9 of the mesh dialect, newer than 1
// RUN: not mesh-run %s 2>&1 | FileCheck %s --check-prefix=TOOLS
// RUN: not mesh-shard-view %s 2>&1 | FileCheck %s --check-prefix=TOOLS
// RUN: not mesh-params %s 2>&1 | FileCheck %s --check-prefix=TOOLS
// RUN: not mesh-fuzz %s 2>&1 | FileCheck %s --check-prefix=TOOLS
// TOOLS: error: {{.*}}version-other.mlir: cannot be parsed; it is of version 9 of the mesh dialect, newer than 1
//
// So they do of standard input.
// RUN: not mesh-opt < %s 2>&1 | FileCheck %s --check-prefix=INPUT
// RUN: not mesh-params - < %s 2>&1 | FileCheck %s --check-prefix=INPUT
// INPUT: -{{:?}} {{is rejected|cannot be parsed}}; it is of version 9 of the mesh dialect, newer than 1
//
// Of generic form, the attribute comes last.
// RUN: echo '"builtin.module"() ({ "mesh.teleport"() : () -> () }) {mesh.version = 12 : i64} : () -> ()' > %t.generic.mlir
// RUN: not mesh-opt %t.generic.mlir 2>&1 | FileCheck %s --check-prefix=GENERIC
// GENERIC: it is of version 12 of the mesh dialect, newer than 1
//
// Text of an older version, which has what there is no more.
// RUN: echo 'module attributes {mesh.version = 0 : i64} { mesh.teleport }' > %t.older.mlir
// RUN: not mesh-opt %t.older.mlir 2>&1 | FileCheck %s --check-prefix=OLDER
// RUN: not mesh-run %t.older.mlir 2>&1 | FileCheck %s --check-prefix=OLDER
// OLDER: it is of version 0 of the mesh dialect, older than 1: CHANGELOG.md says what to change
//
// What is wrong with text of this version has nothing to do with that.
// RUN: echo 'module attributes {mesh.version = 1 : i64} { mesh.teleport }' > %t.this.mlir
// RUN: not mesh-opt %t.this.mlir 2>&1 | FileCheck %s --check-prefix=THIS
// THIS: error: custom op 'mesh.teleport' is unknown
// THIS-NOT: of version

module attributes {mesh.version = 9 : i64} {
  mesh.teleport
}
