//===- ObjectFile.h - machine code in files ---------------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_OBJECTFILE_H
#define MESH_LIB_EXECUTION_OBJECTFILE_H

#include "CodeTarget.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace mesh {

/// A function of the module, and the symbol that it gets in the object file.
struct ExportedFunction {
  std::string function;
  std::string symbol;
};

/// Compiles `module`, in the LLVM dialect, to an object file that defines
/// `exported` and nothing else. With `sanitizeThreads` all reads and writes are
/// reported to the sanitizer of threads, which is then to be linked.
llvm::Expected<std::string> generateObject(ModuleOp module,
                                           ArrayRef<ExportedFunction> exported,
                                           const CodeTarget &target,
                                           bool sanitizeThreads);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_OBJECTFILE_H
