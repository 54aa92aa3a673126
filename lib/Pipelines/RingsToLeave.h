//===- RingsToLeave.h - collectives that need not be rings ------*- C++ -*-===//

#ifndef MESH_LIB_PIPELINES_RINGSTOLEAVE_H
#define MESH_LIB_PIPELINES_RINGSTOLEAVE_H

#include "mesh/IR/Mesh.h"

#include "llvm/ADT/BitVector.h"

namespace mesh {

/// The collectives of an op, in local view, whose form is for mesh-overlap to
/// decide, in their order.
class RingsToLeave {
public:
  explicit RingsToLeave(Operation *root);

  unsigned getNumber() const { return collectives.size(); }
  /// Writes on those of `left` that they do not overlap.
  void leave(const llvm::BitVector &left);
  void leaveAll() { leave(llvm::BitVector(getNumber(), true)); }

  /// Leaves none of them, then halves, and halves of these, as long as `fits`
  /// is true of those that are left, and few tries are made.
  using Fits = function_ref<bool(const llvm::BitVector &left)>;
  void findFew(Fits fits) const;

private:
  SmallVector<CollectiveOpInterface> collectives;
};

} // namespace mesh

#endif // MESH_LIB_PIPELINES_RINGSTOLEAVE_H
