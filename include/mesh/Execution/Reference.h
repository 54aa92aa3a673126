//===- Reference.h - the reference of a program -----------------*- C++ -*-===//
//
// The reference of an annotated program is the program without its shardings,
// on one device, in double precision: --mesh-reference lowers it
// (mesh/Pipelines/ ExecutionPipeline.h).
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_REFERENCE_H
#define MESH_EXECUTION_REFERENCE_H

#include "mesh/Execution/Program.h"
#include "mesh/Execution/RunStopper.h"

namespace mesh {

struct ReferenceOptions {
  unsigned optLevel = 3;
  /// In double precision; else in the program's own types.
  bool isWidened = true;
  /// Contractions by the runtime's kernels, as programs have them; else by
  /// loops, which find out what is wrongly taken for a contraction.
  bool kernels = true;
  /// As in CompileOptions.
  CacheOptions cache = {};
};

/// Compiles the reference for the functions `entries` of `module`, in place.
/// Functions in local view have none: an error says so.
llvm::Expected<std::unique_ptr<Program>>
compileReference(ModuleOp module, ArrayRef<std::string> entries,
                 const ReferenceOptions &options = {});

/// Runs an entry of a reference on whole arguments of the program's own types.
/// An error says where the two functions' arguments differ. For `catchSignals`
/// and `stopper` see ExecuteOptions.
llvm::Expected<std::vector<HostTensor>>
executeReference(const Program::Entry &reference,
                 ArrayRef<HostTensor> arguments, bool catchSignals = false,
                 RunStopper *stopper = nullptr);

} // namespace mesh

#endif // MESH_EXECUTION_REFERENCE_H
