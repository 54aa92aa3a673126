//===- Jit.h - Machine code that this process runs --------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_JIT_H
#define MESH_LIB_EXECUTION_JIT_H

#include "CodeTarget.h"

#include "mlir/IR/BuiltinOps.h"

#include <vector>

namespace llvm::orc {
class LLJIT;
} // namespace llvm::orc

namespace mesh {

/// Compiles `module`, in the LLVM dialect, for `target` on the threads of its
/// context. Returns object files, which LoadedCode takes; they make `functions`
/// known to it.
llvm::Expected<std::vector<std::string>>
generateLoadedCode(ModuleOp module, ArrayRef<std::string> functions,
                   const CodeTarget &target);

/// Machine code in the memory of this process.
class LoadedCode {
public:
  /// Loads object files of generateLoadedCode. Their calls of the runtime are
  /// resolved by mesh-rt/symbols.h, others by the symbols of this process.
  static llvm::Expected<std::unique_ptr<LoadedCode>>
  load(ArrayRef<std::string> objects);
  ~LoadedCode();

  /// A function of the addresses of its arguments.
  using Function = void (*)(void **);
  llvm::Expected<Function> lookup(StringRef function);

private:
  explicit LoadedCode(std::unique_ptr<llvm::orc::LLJIT> jit);

  std::unique_ptr<llvm::orc::LLJIT> jit;
};

} // namespace mesh

#endif // MESH_LIB_EXECUTION_JIT_H
