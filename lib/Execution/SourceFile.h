//===- SourceFile.h - a parsed file and its functions -----------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_SOURCEFILE_H
#define MESH_LIB_EXECUTION_SOURCEFILE_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/SourceMgr.h"

#include <memory>
#include <string>

namespace mesh {

/// A module, and its text for diagnostics: while this lives, they show the
/// lines they are about.
class SourceFile {
public:
  /// Parses file `path`, "-" for standard input. Diagnostics go to `os`.
  static llvm::Expected<std::unique_ptr<SourceFile>>
  open(StringRef path, MLIRContext &context, raw_ostream &os);

  ModuleOp getModule() { return *module; }

private:
  SourceFile(MLIRContext &context, raw_ostream &os);

  std::shared_ptr<llvm::SourceMgr> sources;
  mlir::SourceMgrDiagnosticHandler handler;
  mlir::OwningOpRef<ModuleOp> module;
};

/// The name of the function to run: `wanted` if it is a public function with a
/// body; if `wanted` is empty, "main" or the only one. Else an error lists
/// those that there are.
llvm::Expected<std::string> selectEntry(ModuleOp module, StringRef wanted);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_SOURCEFILE_H
