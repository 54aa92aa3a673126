// Passes, their options and flags that have another name today are errors that
// say which.
//
// RUN: not mesh-opt %s --mesh-rings=mode=ring 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not mesh-opt %s --pass-pipeline='builtin.module(cse, mesh-overlap{min-bytes=1 mode=ring})' 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not mesh-run %s --pipeline='mesh-overlap{mode=ring}' 2>&1 | FileCheck %s --check-prefix=TOOL
// RUN: not mesh-run --calibrate=%t.json 2>&1 | FileCheck %s --check-prefix=CALIBRATE
// RUN: not mesh-run --simulate %s --machine=%t.json 2>&1 | FileCheck %s --check-prefix=SIMULATE
//
// OPTION: mesh-opt: error: 'mesh-rings=mode' went away: use 'overlap' of 'mesh-rings'
// TEXT: mesh-opt: error: 'mesh-overlap=mode' went away: use 'overlap' of 'mesh-overlap'
// TOOL: mesh-run: error: 'mesh-overlap=mode' went away: use 'overlap' of 'mesh-overlap'
// CALIBRATE: mesh-run: error: 'calibrate' went away: use 'mesh-calibrate'
// SIMULATE: mesh-run: error: 'simulate' went away: use 'mesh-simulate'
