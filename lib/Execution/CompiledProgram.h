//===- CompiledProgram.h - Signatures and code of a program -----*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_COMPILEDPROGRAM_H
#define MESH_LIB_EXECUTION_COMPILEDPROGRAM_H

#include "CodeTarget.h"
#include "mesh/Execution/Lower.h"
#include "mesh/Support/CacheFolder.h"

namespace mesh {

struct CompiledProgram {
  std::vector<Signature> signatures;
  std::vector<std::string> objects;
  /// True if the cache had the code.
  bool isCached = false;
};

/// Code that is made of a lowered module: all that it depends on beside the
/// module, and how it is made.
struct CodeRequest {
  CodeTarget target;
  /// Other parts of the key, with their names.
  std::vector<std::pair<std::string, std::string>> others;
  function_ref<llvm::Expected<std::vector<std::string>>(ModuleOp,
                                                        ArrayRef<Signature>)>
      generate;
};

/// Lowers `module` (lowerEntries) and makes code of it, or takes both from the
/// cache, and then shows the diagnostics that lowering had. Passes run in any
/// case if `lower` has others to run first or stages to look at: then the cache
/// has only the code of what they leave.
llvm::Expected<CompiledProgram> compileProgram(ModuleOp module,
                                               const LowerOptions &lower,
                                               const CacheOptions &cache,
                                               const CodeRequest &code);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_COMPILEDPROGRAM_H
