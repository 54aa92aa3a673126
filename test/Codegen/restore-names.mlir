// RUN: mesh-opt %s --mesh-restore-names | FileCheck %s
//
// Functions that are called from outside are called as in the program.

// CHECK: llvm.func @main() {
llvm.func @mesh_fn_main() attributes {mesh_rt.name = "main"} {
  // CHECK: llvm.call @mesh_fn_own()
  // CHECK: llvm.call @"a b"()
  llvm.call @mesh_fn_own() : () -> ()
  llvm.call @mesh_fn_a_b() : () -> ()
  llvm.return
}
// CHECK: llvm.func @mesh_fn_own()
llvm.func @mesh_fn_own() attributes {sym_visibility = "private"} {
  llvm.return
}
// CHECK: llvm.func @"a b"() {
llvm.func @mesh_fn_a_b() attributes {mesh_rt.name = "a b"} {
  llvm.return
}
// CHECK: llvm.func @mesh_fn_same() {
llvm.func @mesh_fn_same() attributes {mesh_rt.name = "mesh_fn_same"} {
  llvm.return
}
