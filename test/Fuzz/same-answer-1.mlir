// Random programs compute the same with and without their mesh.
//
// REQUIRES: mesh-fuzz
// RUN: mesh-fuzz --seed=10000 --count=50%0 | FileCheck %s
// CHECK: {{[1-9][0-9]*}} programs
