//===- Program.h - a module as code for this machine ------------*- C++ -*-===//
//
// Lowers a module (Lower.h) and turns it into machine code for the host, once
// for all devices.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_PROGRAM_H
#define MESH_EXECUTION_PROGRAM_H

#include "mesh/Execution/Lower.h"
#include "mesh/Support/CacheFolder.h"

#include <memory>

namespace mesh {

class LoadedCode;

struct CompileOptions : LowerOptions {
  /// The optimization level of LLVM, 0 to 3.
  unsigned optLevel = 3;
  /// The cache of compiled programs, if there is a folder. With `pipeline` or
  /// `afterStage` passes run in any case, and the cache has the code alone.
  CacheOptions cache = {};
};

class Program {
public:
  /// Lowers `module`, in place unless the cache has the program, and compiles
  /// it on the threads of its context. What is wrong with the
  /// program goes to the context's diagnostics; the error says which step
  /// and pass failed, and the first of these.
  static llvm::Expected<std::unique_ptr<Program>>
  compile(ModuleOp module, const CompileOptions &options);
  ~Program();

  /// A function of the entry's arguments' and results' addresses: of the
  /// pointer to the descriptor for a tensor, of the value for a scalar. It is
  /// called on a device's thread.
  using Function = void (*)(void **addresses);
  struct Entry {
    Signature signature;
    /// In the order of the signature's.
    std::vector<Function> functions;

    Function getFunction(int64_t device) const {
      return functions[signature.getFunction(device)];
    }
  };
  /// In the order of CompileOptions::entries.
  ArrayRef<Entry> getEntries() const { return entries; }

  /// Returns whether the code is from the cache.
  bool isCached() const { return cached; }

private:
  Program();

  std::unique_ptr<LoadedCode> code;
  bool cached = false;
  std::vector<Entry> entries;
};

/// Adds what compiling needs to `registry`: the translation to LLVM IR.
void registerExecution(DialectRegistry &registry);

} // namespace mesh

#endif // MESH_EXECUTION_PROGRAM_H
