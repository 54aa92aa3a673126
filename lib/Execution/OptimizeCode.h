//===- OptimizeCode.h - LLVM's passes for programs of devices ---*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_OPTIMIZECODE_H
#define MESH_LIB_EXECUTION_OPTIMIZECODE_H

#include "llvm/Support/Error.h"

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace mesh {

/// Marks the functions of `module` that compute nothing themselves, only call
/// the runtime and other functions: they are left as they are, and their code
/// is made fast. LLVM's optimizations take more than linear time for blocks of
/// thousands of calls, and have nothing to gain there. Loops of the others are
/// unrolled as LimitUnrolling.h says.
void limitOptimizations(llvm::Module &module);

/// Optimizes a module for `machine` by LLVM's pipeline of `optLevel`.
llvm::Error optimizeCode(llvm::Module &module, unsigned optLevel,
                         llvm::TargetMachine &machine);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_OPTIMIZECODE_H
