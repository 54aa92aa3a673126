// Random programs go through random passes, from any level to any other, and
// come out valid or are refused with an error.
//
// REQUIRES: mesh-fuzz
// RUN: mesh-fuzz --passes --count=300%0 | FileCheck %s
// RUN: mesh-fuzz --passes --uneven --empty --seed=100000 --count=200%0 | FileCheck %s
// CHECK: inputs, {{[1-9][0-9]*}} refused, {{[1-9][0-9]*}} valid
//
// All passes that are documented are tried.
// RUN: cat %S/../../docs/reference/passes/*.md | sed -n 's/^### `-\(.*\)`$/\1/p' | sort > %t.documented
// RUN: mesh-fuzz --list-passes | sed 's/^[a-z.]*(\(.*\))$/\1/; s/{.*}$//' | grep -v -e mesh-spmd -e mesh-rings -e mesh-programs -e mesh-to-llvm -e '^canonicalize$' -e '^cse$' | sort -u > %t.tried
// RUN: diff %t.documented %t.tried
