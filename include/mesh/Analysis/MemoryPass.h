//===- MemoryPass.h - tensors that an op passes over ------------*- C++ -*-===//

#ifndef MESH_ANALYSIS_MEMORYPASS_H
#define MESH_ANALYSIS_MEMORYPASS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallBitVector.h"

#include <optional>

namespace mesh {

/// The way of an op through memory, if it takes about as long as memory does.
struct MemoryPass {
  /// The operands that are read as a whole.
  llvm::SmallBitVector reads;
  /// True if its results are written as a whole.
  bool writes = true;
};

/// Returns what `op` reads and writes if it is elementwise or structured, or is
/// lowered as such ops or loops; else nothing. Views, and copies of parts,
/// which bufferization makes in place where it can, are no passes.
std::optional<MemoryPass> getMemoryPass(Operation *op);

} // namespace mesh

#endif // MESH_ANALYSIS_MEMORYPASS_H
