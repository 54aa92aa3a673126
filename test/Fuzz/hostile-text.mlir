// Programs in which words and lines are changed are refused with an error, or
// go through random passes as others do.
//
// REQUIRES: mesh-fuzz
// RUN: mesh-fuzz --mutate=%S/Inputs --count=2000%0 | FileCheck %s
// CHECK: inputs, {{.*}} refused, {{[1-9][0-9]*}} valid
//
// RUN: not mesh-fuzz --mutate=%S/no-such-folder 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: error: {{.*}}no-such-folder: {{[Nn]}}o such file or directory
