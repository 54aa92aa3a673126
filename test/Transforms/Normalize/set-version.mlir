// Text says a version when it is asked to, and is read with it.
//
// RUN: mesh-opt %s --mesh-set-version -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mesh-opt %t.mlir | FileCheck %s
// RUN: mesh-opt %S/../../IR/Inputs/version-0.mlirbc --mesh-set-version | FileCheck %s --check-prefix=READ

// READ: module attributes {mesh.version = 1 : i64} {
// CHECK: module attributes {mesh.version = 1 : i64} {
module attributes {mesh.version = 0 : i64} {
  // An older one within is not left behind; none is added.
  // CHECK: module @old attributes {mesh.version = 1 : i64} {
  module @old attributes {mesh.version = 0 : i64} {
  }
  // CHECK: module @none {
  module @none {
  }
}
