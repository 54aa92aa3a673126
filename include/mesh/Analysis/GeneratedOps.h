//===- GeneratedOps.h - ops whose elements are made of numbers --*- C++ -*-===//

#ifndef MESH_ANALYSIS_GENERATEDOPS_H
#define MESH_ANALYSIS_GENERATEDOPS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PointerIntPair.h"

namespace mesh {

/// The ops whose one result has elements that are made of constants alone, or
/// of those and their indices. Each op is asked once: many ways may
/// lead to it.
class GeneratedOps {
public:
  /// False for null.
  bool contains(Operation *op, bool withIndices);

private:
  bool isGenerated(Operation *op, bool withIndices);

  using Question = llvm::PointerIntPair<Operation *, 1, bool>;
  DenseMap<Question, bool> known;
};

/// Returns true if all elements of the one result of `op` are made of constants
/// alone, and not of their indices. False for null.
bool isMadeOfConstants(Operation *op);

} // namespace mesh

#endif // MESH_ANALYSIS_GENERATEDOPS_H
