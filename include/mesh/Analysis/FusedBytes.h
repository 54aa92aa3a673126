//===- FusedBytes.h - memory that fusion keeps in use -----------*- C++ -*-===//

#ifndef MESH_ANALYSIS_FUSEDBYTES_H
#define MESH_ANALYSIS_FUSEDBYTES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Operation.h"

namespace mesh {

/// Returns true if `op` computes each element of its one result, a tensor, by
/// itself.
bool isElementwise(Operation *op);

/// Returns true if the reader behind `use`, an elementwise op of the same
/// block, takes the one element that a broadcast repeats. That takes no time,
/// so all such readers do, and no buffer is needed for them.
bool isRepeatedByReader(OpOperand &use);

/// Returns the contractions that `op` adds up, each element by itself; nothing
/// if it adds something else, or computes something else. Such contractions
/// accumulate into one buffer (mesh-fuse-elementwise).
SmallVector<Operation *> getSummedContractions(Operation *op);

/// Returns the bytes of `value` that are free once `reader` is done: those of a
/// buffer that nothing else reads. Results of contractions do not count, unless
/// they are added to something else. Nor do gathered slices, which become
/// elementwise ops.
double getFreedBytes(Value value, Operation *reader);

/// Returns true if computing `producer`, an elementwise op, where its only
/// reader `reader` is would keep more bytes in use. The `freed` bytes that
/// `producer` frees are then in use until `reader`, instead of its result. That
/// matters if ops between the two make buffers of their own: with a sum over
/// micro-batches, all terms would be in use at its end.
bool keepsMoreBytes(Operation *producer, Operation *reader, double freed);
bool keepsMoreBytes(Operation *producer, Operation *reader);

} // namespace mesh

#endif // MESH_ANALYSIS_FUSEDBYTES_H
