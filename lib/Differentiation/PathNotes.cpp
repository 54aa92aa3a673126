//===- PathNotes.cpp - Ways from an error to the result -------------------===//

#include "PathNotes.h"

using namespace mesh;

/// The ops of the block of `op` that read active results of it.
static SmallVector<Operation *> getReaders(Operation *op,
                                           const ActiveValues &active) {
  SmallVector<Operation *> readers;
  for (Value result : op->getResults())
    if (active.contains(result))
      for (Operation *user : result.getUsers())
        if (Operation *reader = op->getBlock()->findAncestorOpInBlock(*user))
          readers.push_back(reader);
  return readers;
}

/// Returns the ops on the shortest way from `op` to the end of its block,
/// without these. Empty if there is no way.
static SmallVector<Operation *> findPath(Operation *op,
                                         const ActiveValues &active) {
  llvm::DenseMap<Operation *, Operation *> before = {{op, nullptr}};
  SmallVector<Operation *> queue = {op};
  for (size_t next = 0; next < queue.size(); ++next) {
    Operation *current = queue[next];
    for (Operation *reader : getReaders(current, active)) {
      if (reader->hasTrait<mlir::OpTrait::IsTerminator>()) {
        SmallVector<Operation *> path;
        for (; current != op; current = before[current])
          path.push_back(current);
        return llvm::to_vector(llvm::reverse(path));
      }
      if (before.try_emplace(reader, current).second)
        queue.push_back(reader);
    }
  }
  return {};
}

static void notePath(mlir::Diagnostic &diag, Operation *op,
                     const ActiveValues &active) {
  SmallVector<Operation *> path;
  // The first op is where the error is.
  if (diag.getLocation() != op->getLoc())
    path.push_back(op);
  llvm::append_range(path, findPath(op, active));
  // A long way is told by its ends.
  constexpr size_t most = 16;
  size_t numLeftOut = path.size() > most ? path.size() - most : 0;
  for (auto [index, step] : llvm::enumerate(path)) {
    size_t afterFirst = index - most / 2;
    if (index < most / 2 || afterFirst >= numLeftOut)
      diag.attachNote(step->getLoc())
          << "what is differentiated depends on it by '" << step->getName()
          << "'";
    else if (afterFirst == 0)
      diag.attachNote(step->getLoc())
          << "then by " << numLeftOut << " other ops, from '" << step->getName()
          << "' on";
  }
}

PathNotes::PathNotes(MLIRContext *context, const ActiveValues &active)
    : active(active), handler(context, [this](mlir::Diagnostic &diag) {
        if (op && diag.getSeverity() == mlir::DiagnosticSeverity::Error)
          notePath(diag, op, this->active);
        // Others report it.
        return failure();
      }) {}
