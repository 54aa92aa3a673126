//===- SliceReads.h - Read a value where it is a part -----------*- C++ -*-===//

#ifndef MESH_LIB_BUFFERIZATION_SLICEREADS_H
#define MESH_LIB_BUFFERIZATION_SLICEREADS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Returns true if it is known where the operand of `pad` is in the result.
bool isPlaceKnown(tensor::PadOp pad);

/// Creates the part of `whole`, of the type of `pad`, where its operand is.
Value createSourceIn(OpBuilder &builder, tensor::PadOp pad, Value whole);

/// Creates a tensor of the type of `pad`, full of `number`. That may be a
/// constant in the body of `pad`.
Value createPadding(OpBuilder &builder, tensor::PadOp pad, Value number);

/// Returns true if `value` would have memory of its own beside `whole`, in
/// which it is a part: an op of the block of `whole` makes it, it is no view,
/// and two of it take more bytes than `whole`.
bool isMainPart(Value value, Value whole);

/// Returns true if no op after `op`, in its block, reads `value` or a view of
/// it. What `op` starts may do so.
bool isReadNoMore(Value value, Operation *op);

/// Returns true if an elementwise op makes `value` in memory of its own,
/// since it can write over no operand: `value` may then be a part of another
/// tensor. The operands of other ops may be in use no more when `value` is put
/// there: both together would take more than what is saved.
bool isMadeBeside(Value value);

/// Gives the op that makes `value` in memory of its own an empty tensor to
/// write to. That may become a part of another one.
void makeInEmpty(RewriterBase &rewriter, Value value);

/// Returns true if the op that `use` is of may read a slice of another tensor
/// in place of the value: it reads this alone, and is done with it then. What
/// starts to communicate is not, before the wait. Elementwise ops and
/// all-reduces could compute in its place, unless it is a slice already.
bool canReadSlice(OpOperand &use);

} // namespace mesh

#endif // MESH_LIB_BUFFERIZATION_SLICEREADS_H
