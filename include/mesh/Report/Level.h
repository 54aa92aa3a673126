//===- Level.h - a program at one level -------------------------*- C++ -*-===//
//
//   {"name": "spmd", "text": "func.func @main(…", "counted": 5, "traced": 5,
//    "ops": [[line, name, place, [origin, …]], …]}
//
// Lines count from 0. Names and places are numbers of strings. Of the ops that
// are no constants ("counted"), "traced" ones lead back to a global op.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_REPORT_LEVEL_H
#define MESH_REPORT_LEVEL_H

#include "mesh/Report/StringTable.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// The text of a module, and the lines of its ops.
class Level {
public:
  Level(StringRef name, ModuleOp module, StringTable &strings);

  /// Returns the number of `op` in the order of the program, or -1.
  int64_t getNumber(Operation *op) const {
    auto found = numbers.find(op);
    return found == numbers.end() ? -1 : found->second;
  }

  /// Returns the level as JSON, once.
  llvm::json::Object takeJson() { return std::move(json); }

private:
  llvm::DenseMap<Operation *, int64_t> numbers;
  llvm::json::Object json;
};

} // namespace mesh

#endif // MESH_REPORT_LEVEL_H
