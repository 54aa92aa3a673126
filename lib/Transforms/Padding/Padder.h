//===- Padder.h - Padding of the tensors of ops -----------------*- C++ -*-===//

#ifndef MESH_LIB_TRANSFORMS_PADDING_PADDER_H
#define MESH_LIB_TRANSFORMS_PADDING_PADDER_H

#include "mesh/Interfaces/PaddableOpInterface.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"
#include "mesh/Transforms/Padding/PaddedExtents.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Goes through a program in order and gives every tensor its padded type.
/// Invariant: what has been visited is of that type, and so are the operands of
/// the op at hand.
class Padder final : public PaddedView,
                     public RewriterBase::ForwardingListener {
public:
  /// A listener of `outer` sees every change.
  Padder(RewriterBase &outer, const PaddedExtents &extents,
         SymbolTableCollection &symbols, bool poison)
      : ForwardingListener(outer.getListener()), extents(extents),
        symbols(symbols), poison(poison), rewriter(outer.getContext(), this) {}

  LogicalResult padFunction(const GlobalFunction &function);
  /// Once the bodies of all functions are padded.
  void padSignature(const GlobalFunction &function);

  const ShardingRule &getRule() const override { return padding.rule; }
  const llvm::BitVector &getPaddedFactors() const override { return padded; }
  MeshAttr getMesh() const override { return mesh; }
  ArrayRef<int64_t> getUnpaddedShape(Value value) const override;
  Attribute getPaddingElement(Type type) const override;
  Value fillPadding(OpBuilder &builder, Value value,
                    Attribute element) override;
  void clearPadding(OpBuilder &builder, OpOperand &operand) override;
  void extendWindow(OpBuilder &builder, OpOperand &operand, unsigned dim,
                    int64_t size) override;

  using ForwardingListener::notifyOperationReplaced;
  void notifyOperationReplaced(Operation *op, ValueRange values) override;
  void notifyOperationErased(Operation *op) override;

private:
  void setOperand(OpOperand &operand, Value value);
  void retype(Value value, Type type);
  void notePadding(Value value, ArrayRef<int64_t> shape);
  void trimCaptures(Operation *op);
  void padControlFlow(RegionBranchOpInterface op);
  void clearParams(FunctionOpInterface function);
  LogicalResult padOp(Operation *op, PaddingRule rule);
  LogicalResult trimOperand(Operation *op, OpOperand &operand,
                            const DimFactors &dims);
  LogicalResult padResult(Operation *op, OpResult result,
                          const DimFactors &dims);
  ShardingAttr getFixedSharding(Operation *op, Value value,
                                ArrayRef<int64_t> shape, const DimFactors &dims,
                                bool isDemanded, const llvm::Twine &role);
  LogicalResult alignOperands(Operation *op);
  Attribute getFill(Value value) const;
  bool hasPadding(Value value) const;
  bool seesPadding(Operation *op) const;
  bool isCleared(Value value) const;

  const PaddedExtents &extents;
  SymbolTableCollection &symbols;
  /// Fill padding with what shows if someone looks at it.
  bool poison;
  IRRewriter rewriter;
  MeshAttr mesh;
  /// The shapes of values with padding, without it.
  DenseMap<Value, SmallVector<int64_t>> unpadded;
  /// Values all of whose padding is zero, and those made so of others.
  DenseSet<Value> zeros;
  DenseMap<Value, Value> cleared;
  /// The state of the op at hand.
  PaddingRule padding;
  FixedShardings demanded;
  llvm::BitVector padded;
  /// True if it is split along fewer axes than before.
  bool isFixed = false;
};

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_PADDING_PADDER_H
