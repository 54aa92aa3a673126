//===- MeshRtEpilogues.h - contractions and what follows --------*- C++ -*-===//
//
// The ops of MeshRtEpilogues.td, a part of the mesh_rt dialect.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_MESHRTEPILOGUES_H
#define MESH_IR_MESHRTEPILOGUES_H

#include "mesh/IR/MeshRt.h"

#include "mesh/IR/RtActivation.h.inc"

#define GET_OP_CLASSES
#include "mesh/IR/MeshRtEpilogues.h.inc"

namespace mesh {

/// Whether a contraction into `out` elements can have an epilogue.
bool hasRtEpilogue(mlir::Type out);

/// Whether an epilogue can have a bias along `dim` of the result of a
/// contraction of these loops, whose result has the shape `out`: along all its
/// rows or all its columns.
bool canHaveBias(llvm::ArrayRef<int64_t> loops, llvm::ArrayRef<int64_t> out,
                 int64_t dim);

} // namespace mesh

#endif // MESH_IR_MESHRTEPILOGUES_H
