// Random programs go through random passes, from any level to any other, and
// come out valid or are refused with an error.
//
// REQUIRES: mesh-fuzz
// RUN: mesh-fuzz --passes --count=300%0 | FileCheck %s
// RUN: mesh-fuzz --passes --uneven --empty --seed=100000 --count=200%0 | FileCheck %s
// CHECK: inputs, {{[1-9][0-9]*}} refused, {{[1-9][0-9]*}} valid
//
// All passes that are documented are tried, wherever they are registered, but
// for the search, which takes seconds.
// RUN: cat %S/../../docs/reference/passes/*.md | sed -n 's/^### `-\(.*\)`$/\1/p' | grep -vx mesh-search | sort > %t.documented
// RUN: mesh-fuzz --list-passes | sed 's/^[a-z.]*(\(.*\))$/\1/' | sort -u > %t.tried
// RUN: comm -23 %t.documented %t.tried | count 0
// RUN: comm -13 %t.documented %t.tried | FileCheck %s --check-prefix=OTHERS
// OTHERS: canonicalize
// OTHERS-NEXT: cse
// OTHERS-NEXT: mesh-execution
// OTHERS-NEXT: mesh-programs
// OTHERS-NEXT: mesh-reference
// OTHERS-NEXT: mesh-rings
// OTHERS-NEXT: mesh-spmd
// OTHERS-NEXT: mesh-to-gpu
// OTHERS-NEXT: mesh-to-llvm
// OTHERS-NOT: {{.}}
