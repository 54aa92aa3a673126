//===- FunctionPart.h - a device's part of a function -----------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_FUNCTIONPART_H
#define MESH_LIB_SEARCH_FUNCTIONPART_H

#include "mesh/IR/Mesh.h"
#include "mesh/Search/FirstProblem.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/MapVector.h"

namespace mesh {

/// The shardings of arguments and results into parts; null: not known. Partial
/// values are summands, one of each part.
struct PartSignature {
  SmallVector<ShardingAttr> arguments, results;
};

/// A function that computes one part, in a module with the functions that it
/// calls.
struct FunctionPart {
  mlir::OwningOpRef<ModuleOp> module;
  /// By name: how functions are split, its own included.
  llvm::MapVector<StringAttr, PartSignature> signatures;
};

/// Makes parts of functions by the partitioner, as if devices had the parts.
class PartMaker {
public:
  PartMaker(ModuleOp module, int64_t parts, FirstProblem &problem)
      : module(module), parts(parts), problem(problem) {}

  /// Returns a sharding that splits the first dimension of `type` into parts if
  /// `isSplit`, else none.
  ShardingAttr getSharding(Type type, bool isSplit) const;
  /// Returns the sharding of a value whose sum over the parts is the whole.
  ShardingAttr getPartial(Type type) const;
  /// Returns true if values with this sharding differ between the parts.
  static bool isSplit(Attribute sharding);

  /// Makes the part of `function`, which is split by `signature`. What says how
  /// it is differentiated stays: functions that have derivatives of their own
  /// in reverse mode, or save less, are not inlined. Fails if a part depends on
  /// its number or on others.
  FailureOr<FunctionPart> make(func::FuncOp function,
                               const PartSignature &signature);

private:
  LogicalResult fail(func::FuncOp function, const llvm::Twine &text);
  LogicalResult inlineCalls(ModuleOp part, func::FuncOp function);
  /// Lets an argument be the sum of a tensor's slices, of which each part has
  /// one, since no argument in local view is a partial sum.
  void addSummands(BlockArgument argument);
  /// Lets what is left of the slices be the argument.
  LogicalResult removeSummands(func::FuncOp function,
                               const PartSignature &signature);
  void annotate(func::FuncOp function, const PartSignature &signature);
  LogicalResult propagate(ModuleOp part);
  LogicalResult partition(ModuleOp part, func::FuncOp function);

  ModuleOp module;
  int64_t parts;
  FirstProblem &problem;
};

} // namespace mesh

#endif // MESH_LIB_SEARCH_FUNCTIONPART_H
