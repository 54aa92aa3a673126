//===- BlockFlow.h - computations on blocks ---------------------*- C++ -*-===//
//
// Between a collective and a contraction may stand ops of which a block, a part
// along one dim, takes no more than blocks of their operands: elementwise ops,
// biases, casts, transposes, padding of other dims, reshapes that keep the dim,
// or split it or merge it with others such that it is the outermost part. A ring
// computes them along with the contraction, each block when it is at hand.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_OVERLAP_BLOCKFLOW_H
#define MESH_TRANSFORMS_OVERLAP_BLOCKFLOW_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/MapVector.h"

namespace mesh {

/// The most ops between a collective and a contraction, or that make an operand
/// of one, that are worth a search.
constexpr size_t kMaxFlowOps = 32;

/// Values that are computed block by block, all in one MLIR block, and the dim
/// along which each is cut.
///
/// Along their dims all values consist of the same number of *units*, as many
/// as possible: of features and the heads made of them a unit is one head, and
/// as many features as a head has. Blocks are of whole units.
///
/// Invariants: a block of a value takes of each operand of its op that has to
/// do with it the block of the same units along the operand's dim. The blocks
/// that the flow was made for are of whole units.
class BlockFlow {
public:
  /// A value and the dim along which it comes in blocks.
  struct Source {
    Value value;
    int64_t dim;
  };

  /// Follows the values made of `sources`, values of one MLIR block that come
  /// in `numBlocks` equal blocks, up to contractions, which are not followed.
  static BlockFlow from(ArrayRef<Source> sources, int64_t numBlocks);

  /// Follows the values that `target` is made of, so that its `numBlocks` equal
  /// blocks along `dim` can be computed, back to the results of the
  /// contractions for which `cuts` holds. Values with other uses are not
  /// followed: they are there as a whole.
  static BlockFlow to(Value target, int64_t dim, int64_t numBlocks,
                      function_ref<bool(Operation *)> cuts);
  /// The same, back to the contractions of which these are operands.
  static BlockFlow to(Value target, int64_t dim, int64_t numBlocks,
                      ArrayRef<OpOperand *> operands);

  /// The part that leads from the sources to the given values, which are the
  /// flow's. It may have more units.
  BlockFlow leadingTo(ArrayRef<Value> ends) const;

  /// The dim along which `value` is cut, or nothing.
  std::optional<int64_t> getDim(Value value) const;

  /// The values, from definitions to uses.
  auto getValues() const { return llvm::make_first_range(dims); }

  /// Returns the number of units of each value; 0 if there are no elements.
  int64_t getNumUnits() const { return numUnits; }

  /// The elements of a unit along the dim of `value`, one of the flow's.
  int64_t getUnit(Value value) const;

  /// Emits where unit number `offset` begins along the dim of `value`.
  OpFoldResult emitOffset(OpBuilder &builder, Location loc, Value value,
                          OpFoldResult offset) const;

  /// Emits `size` units at unit number `offset` of `value`, one of the flow's.
  /// `blocks` has the parts of values that are at hand, and gets those that are
  /// made. Of values that are not the flow's slices are taken.
  Value emitBlock(OpBuilder &builder, Value value, OpFoldResult offset,
                  int64_t size, DenseMap<Value, Value> &blocks) const;

  /// Emits `value`, one of the flow's, as if it were of `size` units, no fewer
  /// than there are: what the flow is made of gets zeros behind its elements.
  /// What there is of the result's first units is as it was. `made` gets the
  /// values that are made, of those of the flow.
  Value emitLonger(OpBuilder &builder, Value value, int64_t size,
                   DenseMap<Value, Value> &made) const;

  /// Erases the ops of values that nobody uses, and then those that only they
  /// used.
  void eraseUnused(RewriterBase &rewriter) const;

private:
  /// Makes `size` units along `dim` of a value that is not the flow's.
  using EmitPart = function_ref<Value(Location loc, Value value, int64_t dim)>;

  void add(Value value, int64_t dim);
  int64_t getUnit(Value value, int64_t dim) const;
  Value emitPart(OpBuilder &builder, Value value, int64_t size,
                 EmitPart emitOther, DenseMap<Value, Value> &parts) const;

  llvm::MapVector<Value, int64_t> dims;
  /// The first ones of the values.
  size_t numSources = 0;
  /// Along the dim of each value, and of each operand of which a slice is
  /// taken. 0 if there are no elements.
  int64_t numUnits = 0;
};

/// For each operand of the op that `result` is of, the dim along which its
/// block is needed for a block of the result along `dim`: the same share of
/// that dim. Nothing for an operand that is needed as a whole. Fails if blocks
/// of the result are not made of blocks of the operands.
FailureOr<SmallVector<std::optional<int64_t>>> getOperandDims(OpResult result,
                                                              int64_t dim);

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAP_BLOCKFLOW_H
