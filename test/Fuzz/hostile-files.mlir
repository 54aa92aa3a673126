// Files and options of which some bytes are changed are refused with an error,
// or read as something that is valid.
//
// REQUIRES: mesh-fuzz
// RUN: mesh-fuzz --readers --count=5000%0 | FileCheck %s --check-prefix=READERS
// READERS: inputs, {{[1-9][0-9]*}} refused, {{[1-9][0-9]*}} valid
//
// What libFuzzer kept: each file reaches something that smaller ones do not.
// RUN: mesh-fuzz --read=%S/../../tools/mesh-fuzz/fuzzers/corpus | FileCheck %s --check-prefix=FILES
// FILES: {{[1-9][0-9]*}} inputs, {{[1-9][0-9]*}} refused, {{[1-9][0-9]*}} valid
//
// RUN: not mesh-fuzz --read=%S 2>&1 | FileCheck %s --check-prefix=READER
// READER: error: {{.*}}: no reader is called '{{.*}}' as its folder is
