// Sizes and numbers that passes are given are at least 0.
//
// RUN: not mesh-opt %s --mesh-overlap=min-bytes=-1 2>&1 | FileCheck %s --check-prefix=MIN
// MIN: error: mesh-overlap: 'min-bytes' must be at least 0, got -1
// RUN: not mesh-opt %s --mesh-overlap=ahead-bytes=-5 2>&1 | FileCheck %s --check-prefix=AHEAD
// AHEAD: error: mesh-overlap: 'ahead-bytes' must be at least 0, got -5
// RUN: not mesh-opt %s --mesh-overlap=chunks=-3 2>&1 | FileCheck %s --check-prefix=CHUNKS
// CHUNKS: error: mesh-overlap: 'chunks' must be at least 0, got -3
// RUN: not mesh-opt %s --mesh-overlap=unroll-limit=-4 2>&1 | FileCheck %s --check-prefix=UNROLL
// UNROLL: error: mesh-overlap: 'unroll-limit' must be at least 0, got -4
// RUN: not mesh-opt %s --mesh-decompose-collectives=unroll-limit=-4 2>&1 | FileCheck %s --check-prefix=DECOMPOSE
// DECOMPOSE: error: mesh-decompose-collectives: 'unroll-limit' must be at least 0, got -4
// RUN: not mesh-opt %s --mesh-schedule-async=max-bytes=-7 2>&1 | FileCheck %s --check-prefix=MAX
// MAX: error: mesh-schedule-async: 'max-bytes' must be at least 0, got -7
// RUN: not mesh-opt %s --mesh-schedule-async=min-bytes=-1 2>&1 | FileCheck %s --check-prefix=LEAST
// LEAST: error: mesh-schedule-async: 'min-bytes' must be at least 0, got -1
// RUN: not mesh-opt %s --mesh-rings="overlap=none max-bytes-in-flight=-5" 2>&1 | FileCheck %s --check-prefix=FLIGHT
// FLIGHT: mesh-rings: 'max-bytes-in-flight' must be at least 0, got -5
// RUN: not mesh-opt %s --mesh-plan-remat="memory-limit=1 rings={min-bytes=-1}" 2>&1 | FileCheck %s --check-prefix=REMAT
// REMAT: error: mesh-plan-remat: 'min-bytes' must be at least 0, got -1
// RUN: not mesh-opt %s --mesh-optimize-collectives=combine-bytes=-3 2>&1 | FileCheck %s --check-prefix=COMBINE
// COMBINE: error: mesh-optimize-collectives: 'combine-bytes' must be at least 0, got -3
// RUN: not mesh-opt %s --mesh-verify-programs=credits=-3 2>&1 | FileCheck %s --check-prefix=CREDITS
// CREDITS: error: mesh-verify-programs: 'credits' must be at least 0, got -3
// RUN: not mesh-opt %s --mesh-predict-time=credits=-2 2>&1 | FileCheck %s --check-prefix=PREDICT
// PREDICT: error: mesh-predict-time: 'credits' must be at least 0, got -2
// RUN: not mesh-opt %s --mesh-partition=max-reshard-bytes=-3 2>&1 | FileCheck %s --check-prefix=RESHARD
// RESHARD: error: mesh-partition: 'max-reshard-bytes' must be at least 0, got -3
// RUN: not mesh-opt %s --mesh-assign-fsdp="axis=x min-size=-1" 2>&1 | FileCheck %s --check-prefix=SIZE
// SIZE: error: mesh-assign-fsdp: 'min-size' must be at least 0, got -1
// RUN: mesh-opt %s --mesh-overlap="min-bytes=0 ahead-bytes=0 unroll-limit=0" --mesh-schedule-async="max-bytes=0 min-bytes=0"
// RUN: mesh-opt %s --mesh-rings=max-bytes-in-flight=0
