// Passes, their options and flags that have another name today are errors that
// say which.
//
// RUN: not mesh-opt %s --mesh-rings=mode=ring 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not mesh-opt %s --pass-pipeline='builtin.module(cse, mesh-overlap{min-bytes=1 mode=ring})' 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not mesh-run %s --pipeline='mesh-overlap{mode=ring}' 2>&1 | FileCheck %s --check-prefix=TOOL
// RUN: not mesh-run --calibrate=%t.json 2>&1 | FileCheck %s --check-prefix=CALIBRATE
// RUN: not mesh-run --simulate %s --machine=%t.json 2>&1 | FileCheck %s --check-prefix=SIMULATE
// RUN: not mesh-opt %s --mesh-schedule-pipeline=poison=true 2>&1 | FileCheck %s --check-prefix=PART
// RUN: not mesh-opt %s --convert-contractions-to-linalg 2>&1 | FileCheck %s --check-prefix=PASS
// RUN: not mesh-opt %s --mesh-check-loops 2>&1 | FileCheck %s --check-prefix=MERGED
// RUN: not mesh-opt %s --pass-pipeline='builtin.module(gpu.module(mesh-check-lowered{target=gpu}))' 2>&1 | FileCheck %s --check-prefix=NEEDLESS
//
// OPTION: mesh-opt: error: 'mesh-rings=mode' went away: use 'overlap' of 'mesh-rings'
// TEXT: mesh-opt: error: 'mesh-overlap=mode' went away: use 'overlap' of 'mesh-overlap'
// MERGED: mesh-opt: error: 'mesh-check-loops' went away: use 'mesh-normalize-loops'
// NEEDLESS: mesh-opt: error: 'mesh-check-lowered=target' went away: 'mesh-check-lowered' needs it no more
// TOOL: mesh-run: error: 'mesh-overlap=mode' went away: use 'overlap' of 'mesh-overlap'
// CALIBRATE: mesh-run: error: 'calibrate' went away: use 'mesh-calibrate'
// SIMULATE: mesh-run: error: 'simulate' went away: use 'mesh-simulate'
// PART: mesh-opt: error: 'mesh-schedule-pipeline' went away: use 'mesh-lower-pipeline'
// PASS: mesh-opt: error: 'convert-contractions-to-linalg' went away: use 'convert-linalg-to-gpu'
