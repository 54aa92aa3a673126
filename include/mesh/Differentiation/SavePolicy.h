//===- SavePolicy.h - policies of saved values ------------------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_SAVEPOLICY_H
#define MESH_DIFFERENTIATION_SAVEPOLICY_H

#include "mesh/IR/DerivativeOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mesh {

/// Chooses the values of the forward program that reverse mode saves. It
/// computes the rest again.
class SavePolicy {
public:
  /// Saves everything.
  SavePolicy() = default;
  /// Reads an attribute `saving`, if there is one.
  explicit SavePolicy(Attribute saving);

  /// The policy of `op` itself, a function or a pipeline, if it has one
  /// (`mesh.checkpoint`).
  static std::optional<SavePolicy> getOwn(Operation *op);

  bool savesEverything() const { return kind == SaveKind::Everything; }
  bool savesNothing() const {
    return kind == SaveKind::Nothing && names.empty();
  }
  /// Returns true if the results of `op`, no call, are computed again.
  bool recomputes(Operation *op) const;
  /// Returns true if the results of calls of `callee` are computed again, as
  /// those of an op are: all that it does is, and none of it takes long.
  bool recomputesCalls(func::FuncOp callee) const;
  /// Returns true if the results of `op` are saved by its name.
  bool isNamed(Operation *op) const;

  bool operator<(const SavePolicy &other) const {
    return std::tie(kind, names) < std::tie(other.kind, other.names);
  }

private:
  SaveKind kind = SaveKind::Everything;
  SmallVector<StringRef, 1> names;
};

} // namespace mesh

#endif // MESH_DIFFERENTIATION_SAVEPOLICY_H
