//===- SourceFile.h - a parsed file and its text ----------------*- C++ -*-===//

#ifndef MESH_IR_SOURCEFILE_H
#define MESH_IR_SOURCEFILE_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

#include <memory>

namespace mesh {

/// A module, and its text for diagnostics: while this lives, they show the
/// lines they are about.
class SourceFile {
public:
  /// Parses file `path`, "-" for standard input. Diagnostics go to `os`. The
  /// error of what cannot be parsed says if it is of a newer version of the
  /// dialect.
  static llvm::Expected<std::unique_ptr<SourceFile>>
  open(StringRef path, MLIRContext &context, raw_ostream &os);
  /// The same of a text that errors call `name`.
  static llvm::Expected<std::unique_ptr<SourceFile>>
  parse(std::unique_ptr<llvm::MemoryBuffer> text, StringRef name,
        MLIRContext &context, raw_ostream &os);

  ModuleOp getModule() { return *module; }

private:
  SourceFile(MLIRContext &context, raw_ostream &os);

  std::shared_ptr<llvm::SourceMgr> sources;
  mlir::SourceMgrDiagnosticHandler handler;
  mlir::OwningOpRef<ModuleOp> module;
};

} // namespace mesh

#endif // MESH_IR_SOURCEFILE_H
