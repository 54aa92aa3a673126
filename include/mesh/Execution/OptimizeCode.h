//===- OptimizeCode.h - LLVM's passes for programs of devices ---*- C++ -*-===//

#ifndef MESH_EXECUTION_OPTIMIZECODE_H
#define MESH_EXECUTION_OPTIMIZECODE_H

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace mesh {

/// Marks the functions of `module` that compute nothing themselves, only call
/// the runtime and other functions: their code is made fast, and LLVM's SLP
/// vectorizer, which takes more than linear time for blocks of thousands of
/// calls and has nothing to gain there, leaves them alone. Loops of the others
/// are unrolled as LimitUnrolling.h says.
void limitOptimizations(llvm::Module &module);

/// Optimizes a module for `machine` by LLVM's pipeline of `optLevel`.
void optimizeCode(llvm::Module &module, unsigned optLevel,
                  llvm::TargetMachine &machine);

} // namespace mesh

#endif // MESH_EXECUTION_OPTIMIZECODE_H
