// Programs of devices broken in all ways there are, and functions in whose
// control flow devices may part: none that can hang, or go wrong, is accepted.
// What is right is refused only if it goes by data, or if devices do the same in
// different branches.
//
// REQUIRES: mesh-fuzz
// RUN: mesh-fuzz --mutants --count=5000%0 | FileCheck %s
// CHECK: programs {{.*}} wrongly accepted
// CHECK-NEXT: not broken {{0 [0-9]+ 0 0$}}
// CHECK-NEXT: dropped {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: duplicated {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: swapped {{[1-9][0-9]* [0-9]+ [0-9]+ 0$}}
// CHECK-NEXT: retyped {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: wrong peer {{[1-9][0-9]* [0-9]+ [0-9]+ 0$}}
// CHECK-NEXT: wrong tag {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: wrong group {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: wrong collective {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: crossed receives {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: reversed message {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: less credit {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: collective order {{[1-9][0-9]* [0-9]+ [0-9]+ 0$}}
// CHECK-NEXT: under a condition {{[1-9][0-9]* [0-9]+ [0-9]+ 0$}}
// CHECK-NEXT: wrong decision {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: outside of control flow {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: decided by each group {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: one stage on two devices {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: programs swapped {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: wait moved {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: wait dropped {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: started and forgotten {{[1-9][0-9]* [0-9]+ 0 0$}}
// CHECK-NEXT: all that are broken {{[1-9][0-9]* [0-9]+ [0-9]+ 0$}}
// CHECK-NEXT: one for all devices {{[1-9][0-9]* [1-9][0-9]* [0-9]+ 0$}}
// CHECK-NEXT: one of several blocks {{[1-9][0-9]* [1-9][0-9]* [0-9]+ 0$}}
//
// RUN: not mesh-fuzz --mutants --count=0 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: how many programs are to be broken? Give a --count
