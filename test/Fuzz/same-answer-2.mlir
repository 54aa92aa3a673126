// Five hundred random programs compute the same with and without their mesh.
//
// REQUIRES: mesh-fuzz
// RUN: mesh-fuzz --seed=20000 --count=500 | FileCheck %s
// CHECK: 500 programs
