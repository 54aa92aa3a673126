// The output may be the file that is read, and stays as it is after an error.

// RUN: %python -c "for i in range(1000): print('func.func @f%%d() { return }' %% i)" > %t.mlir
// RUN: mesh-opt %t.mlir -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: not mesh-opt %s -o %t.mlir 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: FileCheck %s < %t.mlir

// CHECK: module {
// CHECK: func.func @f999()

// ERROR: error: custom op 'nothing'
nothing
