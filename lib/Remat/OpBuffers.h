//===- OpBuffers.h - ops that make buffers ----------------------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_OPBUFFERS_H
#define MESH_LIB_REMAT_OPBUFFERS_H

#include "mesh/Analysis/GeneratedOps.h"
#include "mesh/Support/LLVM.h"

namespace mesh {

/// Returns true if elementwise ops can be fused with `op`, which reads them.
bool canTakeOthers(Operation *op);

/// Returns true if `op` copies a slice: its rows have gaps between them, and
/// are read as one dim.
bool isCopyOfSlice(Operation *op);

/// Returns true if `op` is a reshape through which ops are fused: a barrier
/// keeps them apart.
bool isFusedThrough(Operation *op);

/// Returns the op that reads the one result of `op`, or a reshape of that; null
/// if there are several.
Operation *getOnlyReader(Operation *op);

/// Returns true if `op` makes no buffer: a view, numbers, or what other ops
/// write over.
bool isWithoutBuffer(Operation *op, GeneratedOps &generated);

} // namespace mesh

#endif // MESH_LIB_REMAT_OPBUFFERS_H
