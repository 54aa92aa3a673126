//===- PaddableOpInterface.h - ops on padded tensors ------------*- C++ -*-===//
//
// A tensor that does not divide into its shards is padded at the end of its
// dims. What is in the padding is not defined, and may be NaN.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_INTERFACES_PADDABLEOPINTERFACE_H
#define MESH_INTERFACES_PADDABLEOPINTERFACE_H

#include "mesh/Interfaces/ShardingRule.h"

#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/BitVector.h"

namespace mesh {

/// The context of an op whose tensors have been padded.
class PaddedView {
public:
  virtual ~PaddedView() = default;

  /// The op's sharding rule, as it was without padding.
  virtual const ShardingRule &getRule() const = 0;

  /// The factors that run over padding.
  virtual const llvm::BitVector &getPaddedFactors() const = 0;

  virtual MeshAttr getMesh() const = 0;

  /// The shape of `value` without padding.
  virtual ArrayRef<int64_t> getUnpaddedShape(Value value) const = 0;

  /// The element that the pass puts into padding that it makes: one of `type`,
  /// as an array of two for a complex one.
  virtual Attribute getPaddingElement(Type type) const = 0;

  /// `value`, a tensor, with `element` in all of its padding.
  virtual Value fillPadding(OpBuilder &builder, Value value,
                            Attribute element) = 0;

  /// Makes the padding of `operand` zero, where it is not known to be. Where
  /// the operand comes from a reshard, what is resharded is changed, so that
  /// the collectives stay beside the op.
  virtual void clearPadding(OpBuilder &builder, OpOperand &operand) = 0;

  /// Pads `dim` of `operand`, a window, where it has less than `size` elements.
  virtual void extendWindow(OpBuilder &builder, OpOperand &operand,
                            unsigned dim, int64_t size) = 0;
};

/// The factors of `rule` that pass through and are dims of their own.
llvm::BitVector getPassedFactors(const ShardingRule &rule);

} // namespace mesh

#include "mesh/Interfaces/PaddableOpInterface.h.inc"

#endif // MESH_INTERFACES_PADDABLEOPINTERFACE_H
