//===- OptimizeParts.h - Optimize code on several threads -------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_OPTIMIZEPARTS_H
#define MESH_LIB_EXECUTION_OPTIMIZEPARTS_H

#include "CodeTarget.h"

namespace mesh {

/// Splits `module` (SplitCode.h), optimizes the parts for `target`, and calls
/// `finish` for each, whose results it returns in the order of the parts. That
/// happens on the threads of `threads`; the results do not depend on them.
llvm::Expected<std::vector<std::string>> optimizeParts(
    std::unique_ptr<llvm::Module> module, const CodeTarget &target,
    MLIRContext *threads,
    function_ref<llvm::Expected<std::string>(llvm::Module &part,
                                             llvm::TargetMachine &machine)>
        finish);

/// Returns a module as bitcode.
std::string writeBitcode(const llvm::Module &module);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_OPTIMIZEPARTS_H
