// Programs in which there are too many ways to go are not followed to their
// end.
//
// RUN: %python %S/Inputs/call_tree.py 21 > %t.mlir
// RUN: mesh-opt %t.mlir --mesh-predict-time=machine=%S/../Transforms/Inputs/machine-forms.json --remarks-filter=mesh-predict-time --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s

// CHECK: @f19 takes 25165.8 us
// CHECK: what @f20 takes is not known: 'func.func' at {{.*}}is come to too often to be followed
// CHECK: what @f21 takes is not known
