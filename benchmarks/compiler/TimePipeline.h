//===- TimePipeline.h - a pipeline's time, and that of its checks ---------===//

#ifndef MESH_BENCHMARKS_COMPILER_TIMEPIPELINE_H
#define MESH_BENCHMARKS_COMPILER_TIMEPIPELINE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <benchmark/benchmark.h>

using BuildPipeline = llvm::function_ref<void(mlir::OpPassManager &pm)>;

/// All dialects, and what making GPUs' code needs.
mlir::DialectRegistry makeRegistry();

/// Times a pipeline on copies of `sources`, one after the other, and counts the
/// part of the time that its checks take (--mesh-verify-spmd and
/// --mesh-verify-programs): `verify_share` of all, `worst_share` of the one
/// where it is largest. Returns the ops of what came of them; none after a
/// failure, which `state` has then.
int64_t timePipeline(benchmark::State &state,
                     llvm::MutableArrayRef<mlir::ModuleOp> sources,
                     BuildPipeline buildPipeline);

/// Registers a benchmark for each pass, analysis and kind of program
/// (PassTime.cpp).
void registerPassBenchmarks();

#endif // MESH_BENCHMARKS_COMPILER_TIMEPIPELINE_H
