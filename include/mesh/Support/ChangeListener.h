//===- ChangeListener.h - Notice changes of the IR --------------*- C++ -*-===//

#ifndef MESH_SUPPORT_CHANGELISTENER_H
#define MESH_SUPPORT_CHANGELISTENER_H

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Notes whether rewriters that it listens to changed anything. A pass that
/// changed nothing says so with `markAllAnalysesPreserved`, and the pass
/// manager does not verify the program again.
class ChangeListener : public mlir::RewriterBase::Listener {
public:
  bool hasChanged() const { return changed; }

  void notifyOperationInserted(mlir::Operation *,
                               mlir::OpBuilder::InsertPoint) override {
    changed = true;
  }
  void notifyBlockInserted(mlir::Block *, mlir::Region *,
                           mlir::Region::iterator) override {
    changed = true;
  }
  void notifyOperationModified(mlir::Operation *) override { changed = true; }
  void notifyOperationErased(mlir::Operation *) override { changed = true; }
  void notifyBlockErased(mlir::Block *) override { changed = true; }

private:
  bool changed = false;
};

} // namespace mesh

#endif // MESH_SUPPORT_CHANGELISTENER_H
