//===- ObjectFile.h - machine code in files ---------------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_OBJECTFILE_H
#define MESH_LIB_EXECUTION_OBJECTFILE_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace mesh {

struct ObjectOptions {
  /// How much LLVM optimises, 0 to 3.
  unsigned optLevel;
  /// The CPU whose instructions may be used, as for llc; "native" for that of
  /// this machine.
  std::string cpu;
  /// Whether all reads and writes are reported to the sanitizer of threads,
  /// which is then to be linked.
  bool sanitizeThreads;
};

/// A function of the module, and the symbol that it gets in the object file.
struct ExportedFunction {
  std::string function;
  std::string symbol;
};

/// Compiles `module`, in the LLVM dialect, to position-independent code, and
/// writes it to `os` as an object file that defines `exported` and nothing
/// else.
llvm::Error writeObject(ModuleOp module, ArrayRef<ExportedFunction> exported,
                        const ObjectOptions &options,
                        llvm::raw_pwrite_stream &os);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_OBJECTFILE_H
