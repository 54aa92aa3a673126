//===- CacheKeys.h - All that machine code depends on -----------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_CACHEKEYS_H
#define MESH_LIB_EXECUTION_CACHEKEYS_H

#include "CompiledProgram.h"

namespace mesh {

/// Returns the key of a program and its code before it is lowered: the module
/// with its locations, the options, the files that lowering reads, the builds
/// of Mesh, its runtime, MLIR and LLVM, and the processor. An error says which
/// file cannot be read.
llvm::Expected<std::string> getProgramKey(ModuleOp module,
                                          const LowerOptions &lower,
                                          const CodeRequest &code);

/// Returns the key of the code of a module that is lowered.
llvm::Expected<std::string> getLoweredKey(ModuleOp module,
                                          const CodeRequest &code);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_CACHEKEYS_H
