// Hostile input is refused with an error, or what comes of it is valid.
//
// REQUIRES: mesh-fuzz
//
// Random programs through random passes.
// RUN: mesh-fuzz --passes --count=1000 | FileCheck %s --check-prefix=PASSES
// PASSES: 1000 inputs, {{[1-9][0-9]*}} refused, {{[1-9][0-9]*}} valid
//
// Files in which words and lines are changed.
// RUN: mesh-fuzz --mutate=%S/Inputs --count=10000 | FileCheck %s --check-prefix=TEXT
// TEXT: 10000 inputs, {{.*}} refused, {{[1-9][0-9]*}} valid
//
// Files and options of which some bytes are changed.
// RUN: mesh-fuzz --readers --count=10000 | FileCheck %s --check-prefix=READERS
// READERS: 10000 inputs, {{[1-9][0-9]*}} refused, {{[1-9][0-9]*}} valid
//
// What libFuzzer kept: each file reaches something that smaller ones do not.
// RUN: mesh-fuzz --read=%S/../../tools/mesh-fuzzers/corpus | FileCheck %s --check-prefix=FILES
// FILES: {{[1-9][0-9]*}} inputs, {{[1-9][0-9]*}} refused, {{[1-9][0-9]*}} valid
//
// RUN: not mesh-fuzz --read=%S 2>&1 | FileCheck %s --check-prefix=READER
// READER: error: {{.*}}: no reader is called '{{.*}}' as its folder is
//
// All passes that are documented are tried.
// RUN: cat %S/../../docs/*passes.md | sed -n 's/^### `-\(.*\)`$/\1/p' | sort > %t.documented
// RUN: mesh-fuzz --list-passes | sed 's/^gpu.module(\(.*\))$/\1/' | grep -v -e mesh-spmd -e mesh-rings -e mesh-programs -e mesh-to-llvm -e '^canonicalize$' -e '^cse$' | sort > %t.tried
// RUN: diff %t.documented %t.tried
//
// RUN: not mesh-fuzz --mutate=%S/no-such-folder 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: error: {{.*}}no-such-folder: {{[Nn]}}o such file or directory
