//===- SeparateUpdates.h - Updates that are read before the end -*- C++ -*-===//

#ifndef MESH_LIB_BUFFERIZATION_SEPARATEUPDATES_H
#define MESH_LIB_BUFFERIZATION_SEPARATEUPDATES_H

#include "mesh/IR/Donations.h"
#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/MapVector.h"

namespace mesh {

/// The results of an op that are written over arguments.
struct Update {
  /// The ops before it that set parts of an argument, the first one first.
  SmallVector<Operation *> before;
  /// By `outs` operand, or null if the op sets parts.
  SmallVector<std::pair<OpOperand *, Donation>> written;
};
using Updates = llvm::MapVector<Operation *, Update>;

/// Returns the values that an update reads, in regions, too.
SmallVector<Value> getUpdateReads(Operation *op, const Update &update);

/// Returns the ops of the function's block that read results of `op`, there or
/// in a region.
SmallVector<Operation *> getReaders(Operation *op);

/// Drops updates whose results are read by what is none. Elementwise ones stay
/// if that saves memory: a copy of the op computes what is read.
void separateReadUpdates(RewriterBase &rewriter, Updates &updates);

} // namespace mesh

#endif // MESH_LIB_BUFFERIZATION_SEPARATEUPDATES_H
