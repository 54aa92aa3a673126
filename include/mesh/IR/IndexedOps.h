//===- IndexedOps.h - slices at indices that are data -----------*- C++ -*-===//
//
// The ops of IndexedOps.td. They are part of the mesh dialect, but not of
// Mesh.h: few need them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_INDEXEDOPS_H
#define MESH_IR_INDEXEDOPS_H

#include "mesh/IR/SortOps.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

#define GET_OP_CLASSES
#include "mesh/IR/IndexedOps.h.inc"

namespace mesh {

/// The shape of slices of a tensor of `shape`: the dims of `indices` but the
/// last one, then the dims that are neither in `dims` nor in `batchDims`.
SmallVector<int64_t> getSlicesShape(ArrayRef<int64_t> shape,
                                    ArrayRef<int64_t> indices,
                                    ArrayRef<int64_t> dims,
                                    ArrayRef<int64_t> batchDims);

/// The dims of a tensor of `rank` dims that slices have as a whole.
SmallVector<int64_t> getWholeDims(int64_t rank, ArrayRef<int64_t> dims,
                                  ArrayRef<int64_t> batchDims);

} // namespace mesh

#endif // MESH_IR_INDEXEDOPS_H
