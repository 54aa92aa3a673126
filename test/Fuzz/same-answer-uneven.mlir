// Random programs whose dims mostly do not divide into their
// shards, and some of which have no elements, compute the same with and without
// their mesh; half of them also with NaN in all padding.
//
// REQUIRES: mesh-fuzz
// RUN: mesh-fuzz --uneven --empty --seed=50000 --count=50%0 | FileCheck %s
// CHECK: {{[1-9][0-9]*}} programs
