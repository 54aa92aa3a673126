//===- SavePolicy.h - what reverse mode saves -------------------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_SAVEPOLICY_H
#define MESH_DIFFERENTIATION_SAVEPOLICY_H

#include "mesh/IR/DerivativeOps.h"

namespace mesh {

/// What reverse mode saves of the forward program. It computes the rest again.
class SavePolicy {
public:
  /// Saves everything.
  SavePolicy() = default;
  /// Reads an attribute `saving`, if there is one.
  explicit SavePolicy(Attribute saving);

  /// The policy of `function` itself, if it has one (`mesh.checkpoint`).
  static std::optional<SavePolicy> getOwn(Operation *function);

  bool savesEverything() const { return kind == SaveKind::Everything; }
  bool savesNothing() const {
    return kind == SaveKind::Nothing && names.empty();
  }
  /// Returns true if the results of `op` are computed again.
  bool recomputes(Operation *op) const;

  bool operator<(const SavePolicy &other) const {
    return std::tie(kind, names) < std::tie(other.kind, other.names);
  }

private:
  SaveKind kind = SaveKind::Everything;
  SmallVector<StringRef, 1> names;
};

} // namespace mesh

#endif // MESH_DIFFERENTIATION_SAVEPOLICY_H
