// The tool: the same seed gives the same programs, and what cannot be is said.
//
// REQUIRES: mesh-fuzz
// RUN: mesh-fuzz --print --seed=7 --count=2 > %t.two
// RUN: mesh-fuzz --print --seed=7 --count=1 > %t.one
// RUN: mesh-fuzz --print --seed=8 --count=1 >> %t.one
// RUN: diff %t.one %t.two
// RUN: FileCheck %s --check-prefix=PROGRAM < %t.two
// PROGRAM: // Seed 7
// PROGRAM: mesh.mesh @m
// PROGRAM: func.func @main
//
// RUN: not mesh-fuzz --count=0 2>&1 | FileCheck %s --check-prefix=ENDLESS
// ENDLESS: error: there is no end: give a --count or a number of --seconds
//
// RUN: not mesh-fuzz --max-ops=0 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: error: a program has an op and a device at least, got 0 and 24
//
// RUN: not mesh-fuzz --allow='(' 2>&1 | FileCheck %s --check-prefix=REGEX
// REGEX: error: '(' is no regular expression
//
// Time that is over ends it.
// RUN: mesh-fuzz --count=0 --seconds=0.001 --max-ops=1 | FileCheck %s --check-prefix=TIME
// TIME: 50 programs
