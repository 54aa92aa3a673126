//===- InsertionChains.h - Cut chains of insertions -------------*- C++ -*-===//

#ifndef MESH_LIB_BUFFERIZATION_INSERTIONCHAINS_H
#define MESH_LIB_BUFFERIZATION_INSERTIONCHAINS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mesh {

/// Cuts chains of insertions into a new tensor while upstream analyzes a
/// function. For each insertion upstream compares all insertions of the chain
/// with each other, and follows the chain for each pair, so that the time is
/// more than the cube of the length.
///
/// A chain is cut at a value if all reads of its values before, or of a part of
/// them, come before the op that computes it. Writes after the cut then
/// conflict with no read before it, so the decisions are the same with a tensor
/// of its own on either side.
///
/// These tensors are in sets of aliases, so they are erased with the state.
class InsertionChains : public bufferization::OneShotAnalysisState::Extension {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(InsertionChains)

  explicit InsertionChains(bufferization::OneShotAnalysisState &state)
      : Extension(state), state(state) {}
  ~InsertionChains() override;

  /// Cuts the chains of `function`.
  void cut(func::FuncOp function);

  /// Joins all chains again, and notes what is the same memory.
  void join();

private:
  /// A value of a chain, what stands for it, and its uses in their order.
  struct Cut {
    Value value, tensor;
    SmallVector<OpOperand *> uses;
  };

  /// The part of a chain that has been walked over.
  struct Chain {
    /// The tensor that the chain begins with, for copies of it.
    Value begin;
    /// The last op that may read the memory of one of its values but the last,
    /// other than through the next insertion.
    Operation *lastRead = nullptr;
  };

  /// Returns a copy of the new tensor that a chain begins with.
  Value cloneBegin(Value value);

  /// Lets a copy of `begin` stand for `value`.
  void cut(Value value, Value begin);

  bufferization::OneShotAnalysisState &state;
  SmallVector<Cut> cuts;
  SmallVector<Operation *> created;
};

} // namespace mesh

#endif // MESH_LIB_BUFFERIZATION_INSERTIONCHAINS_H
