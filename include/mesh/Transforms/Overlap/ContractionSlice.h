//===- ContractionSlice.h - contractions block by block ---------*- C++ -*-===//
//
// A contraction is cut along one of its loops, by taking slices of the operands
// that have the loop: partial products if it is contracted, else parts of the
// result.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_OVERLAP_CONTRACTIONSLICE_H
#define MESH_TRANSFORMS_OVERLAP_CONTRACTIONSLICE_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mesh {

/// A part of a contraction: only the iterations offset … offset + size − 1 of
/// one loop.
struct ContractionSlice {
  linalg::LinalgOp op;
  unsigned loop;
  OpFoldResult offset;
  int64_t size;
};

/// The loop of `op` that runs along `dim` of `operand`.
unsigned getLoop(linalg::LinalgOp op, OpOperand &operand, int64_t dim);

/// The dim of `operand` along which `loop` runs, or nothing.
std::optional<int64_t> getDim(linalg::LinalgOp op, OpOperand &operand,
                              unsigned loop);

/// Takes elements offset … offset + size − 1 along `dim` of `source`.
Value extractBlock(OpBuilder &builder, Location loc, Value source, int64_t dim,
                   OpFoldResult offset, int64_t size);

/// Puts `block` at `offset` along `dim` of `target`.
Value insertBlock(OpBuilder &builder, Location loc, Value block, Value target,
                  int64_t dim, OpFoldResult offset);

/// `value` with zeros behind its elements along `dim`, `size` in all.
Value extendDim(OpBuilder &builder, Location loc, Value value, int64_t dim,
                int64_t size);

/// Emits the part `slice` of a contraction, with `init` in the place of what
/// the part needs of its `outs`, and with `blocks` in the place of what it
/// needs of the operands `given`. Returns its result.
Value emitContractionSlice(OpBuilder &builder, const ContractionSlice &slice,
                           Value init, ArrayRef<OpOperand *> given,
                           ArrayRef<Value> blocks);

/// Returns the part of its contraction's `outs` that `slice` needs. If that is
/// a filled tensor, a smaller one is filled.
Value extractInit(OpBuilder &builder, const ContractionSlice &slice);

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAP_CONTRACTIONSLICE_H
