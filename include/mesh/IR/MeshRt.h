//===- MeshRt.h - the mesh_rt dialect ---------------------------*- C++ -*-===//
//
// The calls of the runtime as ops; see MeshRt.td.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_MESHRT_H
#define MESH_IR_MESHRT_H

#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include "mesh/IR/MeshRtDialect.h.inc"
#include "mesh/IR/MeshRtEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "mesh/IR/MeshRtAttrs.h.inc"

#define GET_OP_CLASSES
#include "mesh/IR/MeshRtOps.h.inc"

namespace mesh {

/// The runtime's number of an element type (`mesh_rt_type` of abi.h), or
/// nothing if the runtime does not know it.
std::optional<int32_t> getRtType(mlir::Type element);

/// The type of the numbers that the runtime moves for elements of type
/// `element`: the parts of a complex number, which lie side by side.
mlir::Type getRtNumber(mlir::Type element);

/// Returns true if the runtime has a contraction of `in` elements into `out`.
bool hasRtContraction(mlir::Type in, mlir::Type out);

/// Returns whether a contraction into `out` elements can have an epilogue.
bool hasRtEpilogue(mlir::Type out);

/// Returns whether an epilogue can have a bias along `dim` of the result of a
/// contraction of these loops, whose result has the shape `out`: along all its
/// rows or all its columns.
bool canHaveBias(llvm::ArrayRef<int64_t> loops, llvm::ArrayRef<int64_t> out,
                 int64_t dim);

} // namespace mesh

#endif // MESH_IR_MESHRT_H
