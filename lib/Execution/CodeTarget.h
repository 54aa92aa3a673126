//===- CodeTarget.h - The CPU and the form of machine code ------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_CODETARGET_H
#define MESH_LIB_EXECUTION_CODETARGET_H

#include "mesh/Support/LLVM.h"

#include "llvm/Support/Error.h"

#include <memory>
#include <string>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace mesh {

struct CodeTarget {
  /// The optimization level of LLVM, 0 to 3.
  unsigned optLevel;
  std::string cpu;
  /// In LLVM's syntax.
  std::string features;
  /// True if the code is loaded into this process. Else it is
  /// position-independent, for object files.
  bool isLoaded;
};

/// Returns the target whose CPU has the name `cpu`, as for llc; "native" is the
/// CPU of this machine. An error says that there is no such CPU.
llvm::Expected<CodeTarget> getCodeTarget(StringRef cpu, unsigned optLevel,
                                         bool isLoaded);

/// Returns a target machine of LLVM, which one thread may use at a time.
std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const CodeTarget &target);

/// Translates `module`, in the LLVM dialect, for `machine`.
llvm::Expected<std::unique_ptr<llvm::Module>>
translate(ModuleOp module, const llvm::TargetMachine &machine,
          llvm::LLVMContext &context);

/// Writes the machine code of `module`, which is optimized, to `os` as an
/// object file.
llvm::Error emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                       llvm::raw_pwrite_stream &os);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_CODETARGET_H
