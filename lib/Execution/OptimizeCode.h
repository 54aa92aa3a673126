//===- OptimizeCode.h - LLVM's passes for programs of devices ---*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_OPTIMIZECODE_H
#define MESH_LIB_EXECUTION_OPTIMIZECODE_H

#include "llvm/Support/Error.h"

#include <functional>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace mesh {

/// Returns what optimizes a module for `machine`: LLVM's pipeline of
/// `optLevel`. Functions that compute nothing themselves, only call the runtime
/// and other functions, are left as they are, and their code is made fast:
/// LLVM's optimizations take more than linear time for blocks of thousands of
/// calls, and have nothing to gain there.
std::function<llvm::Error(llvm::Module *)>
makeCodeOptimizer(unsigned optLevel, llvm::TargetMachine *machine);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_OPTIMIZECODE_H
