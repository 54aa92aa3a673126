//===- HiddenReads.h - Hide reads from the analysis -------------*- C++ -*-===//

#ifndef MESH_LIB_BUFFERIZATION_HIDDENREADS_H
#define MESH_LIB_BUFFERIZATION_HIDDENREADS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mesh {

/// Hides reads of values that many ops of a function read, while upstream
/// analyzes it. For each operand upstream compares all reads of its buffer with
/// all writes, so that the time is quadratic in the reads of one value.
///
/// The decisions are the same without the hidden reads:
/// - An operand that is only read, and whose memory is no result's, always
///   bufferizes in place. To read it adds neither a write nor an alias.
/// - A write that conflicts with such a read, in the function's only block,
///   also conflicts with each later read of the same value: it comes before
///   neither of them, and the value's definitions are the same. So the reads by
///   the last op stand for all.
///
/// An op for insertion into a subset may allow a conflicting write, so its
/// operands are not hidden.
class HiddenReads {
public:
  /// Hides reads in `function`. Operands that `state` does not know of take
  /// their places.
  HiddenReads(func::FuncOp function,
              bufferization::OneShotAnalysisState &state);

  /// Puts all reads back, in their order among the uses, and notes them as in
  /// place.
  void restore();

private:
  /// Notes the reads of `value` that are to be hidden.
  void noteReads(Value value);

  bufferization::OneShotAnalysisState &state;
  /// Values with all their uses, hidden or not.
  SmallVector<std::pair<Value, SmallVector<OpOperand *>>> values;
  SmallVector<OpOperand *> hidden;
  /// Has a result for each hidden read.
  Operation *placeholder = nullptr;
};

} // namespace mesh

#endif // MESH_LIB_BUFFERIZATION_HIDDENREADS_H
