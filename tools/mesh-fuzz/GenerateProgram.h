//===- GenerateProgram.h - a random program ---------------------*- C++ -*-===//

#ifndef MESH_TOOLS_MESH_FUZZ_GENERATEPROGRAM_H
#define MESH_TOOLS_MESH_FUZZ_GENERATEPROGRAM_H

#include "mesh-fuzz/FuzzOptions.h"
#include "mesh-fuzz/NumericRange.h"
#include "mesh/Transforms/PipelineParallel/MakePipeline.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <optional>
#include <vector>

namespace mesh {

struct RandomProgram {
  /// One mesh, a public function @main, and private ones that it calls, with
  /// shardings on some of their values. Runs with any arguments.
  OwningOpRef<ModuleOp> module;
  /// The ranges of @main's results, for arguments of magnitude 1 at most, or 8
  /// if they are integers.
  std::vector<NumericRange> results;
  /// The pipeline that becomes of the layers that it repeats, if it is to.
  std::optional<PipelineSpec> pipeline;
};

/// The name of the function that @main trains, if it is a `mesh.train_step`.
inline constexpr llvm::StringLiteral kLossName = "loss";

/// The program number `seed`. The same number gives the same program as long as
/// the options and the op makers are the same.
RandomProgram generateProgram(MLIRContext *context, uint64_t seed,
                              const FuzzOptions &options);

/// The same of programs that repeat layers and are to become pipelines; if they
/// are differentiated, some are steps of training.
RandomProgram generateRepeats(MLIRContext *context, uint64_t seed,
                              const FuzzOptions &options);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_GENERATEPROGRAM_H
