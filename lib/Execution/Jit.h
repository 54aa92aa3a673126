//===- Jit.h - machine code from the LLVM dialect ---------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_JIT_H
#define MESH_LIB_EXECUTION_JIT_H

#include "mesh/Support/LLVM.h"

#include "llvm/Support/Error.h"

#include <memory>

namespace mlir {
class ExecutionEngine;
} // namespace mlir

namespace mesh {

/// Compiles `module`, in the LLVM dialect, for the host's CPU at a level of
/// optimisation from 0 to 3. Its calls of the runtime are resolved by
/// mesh-rt/symbols.h, others by the symbols of this process.
llvm::Expected<std::unique_ptr<mlir::ExecutionEngine>>
createJit(ModuleOp module, unsigned optLevel);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_JIT_H
