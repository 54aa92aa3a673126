//===- CacheEntry.h - A compiled program in the cache -----------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_CACHEENTRY_H
#define MESH_LIB_EXECUTION_CACHEENTRY_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"

#include <optional>
#include <string>
#include <vector>

namespace mesh {

/// A module that has of a lowered program what readSignatures reads, and object
/// files.
struct CacheEntry {
  OwningOpRef<ModuleOp> description;
  std::vector<std::string> objects;

  std::string getBytes() const;
  /// Returns nothing if `bytes` are no entry.
  static std::optional<CacheEntry> read(StringRef bytes, MLIRContext &context);
};

/// Returns a module with the notes and the declarations of a lowered one.
OwningOpRef<ModuleOp> describeLowered(ModuleOp module);

/// Keeps the warnings and remarks that this thread makes in a context, and
/// shows them all the same.
class NotedDiagnostics {
public:
  explicit NotedDiagnostics(MLIRContext *context);

  /// Keeps no more of them.
  void stop() { handler.reset(); }
  bool hasErrors() const { return isWrong; }

  /// Notes them in `module`.
  void note(ModuleOp module) const;
  /// Shows those that are noted in `module`.
  static void show(ModuleOp module);

private:
  MLIRContext *context;
  SmallVector<Attribute> diagnostics;
  bool isWrong = false;
  std::optional<mlir::ScopedDiagnosticHandler> handler;
};

} // namespace mesh

#endif // MESH_LIB_EXECUTION_CACHEENTRY_H
