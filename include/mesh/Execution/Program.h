//===- Program.h - a module as code for this machine ------------*- C++ -*-===//
//
// Compiles a module of any level above LLVM: runs the pipelines that lead from
// what it is down to the LLVM dialect, and turns that into machine code for
// the host, once for all devices.
//
//   annotated (levels 0, 1) -> local view (2) -> rings (3) -> LLVM (5)
//
// Programs without a mesh run on one device.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_PROGRAM_H
#define MESH_EXECUTION_PROGRAM_H

#include "mesh/Execution/Signature.h"
#include "mesh/Transforms/OverlapOptions.h"

#include <functional>
#include <memory>

namespace mlir {
class ExecutionEngine;
} // namespace mlir

namespace mesh {

/// The stages of lowering after which the module may be looked at.
enum class Stage { Spmd, Rings, LLVM };

/// "spmd", "rings", "llvm".
StringRef getStageName(Stage stage);

struct CompileOptions {
  /// The public functions that will be called; the others are only compiled as
  /// far as these call them.
  SmallVector<std::string> entries;
  /// Passes to run first, in the syntax of --pass-pipeline.
  std::string pipeline;
  /// How collectives overlap with contractions, where the program does not
  /// say, and which way the blocks travel.
  OverlapRequest overlap = OverlapRequest::Auto;
  Direction direction = Direction::Up;
  /// The description of the machine to decide for, or empty.
  std::string machine;
  /// How much LLVM optimises, 0 to 3.
  unsigned optLevel = 3;
  /// Called after each stage, if set.
  std::function<void(Stage, ModuleOp)> afterStage;
};

class Program {
public:
  /// Lowers `module`, in place, and compiles it. What is wrong with the
  /// program goes to the context's diagnostics; the error says which step
  /// failed.
  static llvm::Expected<std::unique_ptr<Program>>
  compile(ModuleOp module, const CompileOptions &options);
  ~Program();

  /// A function of the entry's arguments' and results' addresses: of the
  /// pointer to the descriptor for a tensor, of the value for a scalar. It is
  /// called on a device's thread.
  using Function = void (*)(void **addresses);
  struct Entry {
    Signature signature;
    Function function;
  };
  /// In the order of CompileOptions::entries.
  ArrayRef<Entry> getEntries() const { return entries; }

private:
  Program();

  std::unique_ptr<mlir::ExecutionEngine> engine;
  std::vector<Entry> entries;
};

/// Whether `function` speaks of a mesh as a whole: a program that is still to
/// be partitioned.
bool isAnnotated(FunctionOpInterface function);

/// Adds what compiling needs to `registry`: the translation to LLVM IR.
void registerExecution(DialectRegistry &registry);

} // namespace mesh

#endif // MESH_EXECUTION_PROGRAM_H
