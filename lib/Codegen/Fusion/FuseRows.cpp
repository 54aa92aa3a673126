//===- FuseRows.cpp - Fuse row-wise reductions and elementwise ops --------===//

#include "RowGroup.h"
#include "mesh/Codegen/Fusion/FormKernels.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/ReductionKind.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

namespace {
/// Writes the op that a group becomes.
class RowEmitter {
public:
  RowEmitter(RewriterBase &rewriter, const RowGroup &group)
      : rewriter(rewriter), group(group) {}

  /// Replaces the members of the group; returns them, users before their
  /// producers.
  SmallVector<Operation *> emit();

private:
  int64_t getPosition(int64_t loop) const;
  AffineMap getMap(AffineMap map, const RowLoops &loops) const;
  Value emitOut(OpResult result);
  linalg::GenericOp emitOp(ArrayRef<linalg::GenericOp> ops);
  static TypedAttr getStart(OpOperand &operand);
  Value emitArgument(OpOperand &operand);
  Value emitCombination(const ReductionStep &step, IRMapping mapping);
  void emitMember(linalg::GenericOp op);

  RewriterBase &rewriter;
  const RowGroup &group;
  /// The operands of the new op, and their maps.
  using Read = std::pair<Value, AffineMap>;
  SetVector<Read> reads;
  /// The results of members in the body.
  llvm::DenseMap<Value, Value> values;
};
} // namespace

int64_t RowEmitter::getPosition(int64_t loop) const {
  return llvm::find(group.getOrder(), loop) - group.getOrder().begin();
}

/// Maps the loops of the new op to what `map` gives for those of a member.
AffineMap RowEmitter::getMap(AffineMap map, const RowLoops &loops) const {
  SmallVector<AffineExpr> dims = llvm::map_to_vector(loops, [&](int64_t loop) {
    return mlir::getAffineDimExpr(getPosition(loop), map.getContext());
  });
  return map.replaceDimsAndSymbols(dims, {}, group.getOrder().size(), 0);
}

/// Returns where the new op writes what `result` was: what the member would
/// write to, unless it begins with what is there, or a member makes that.
Value RowEmitter::emitOut(OpResult result) {
  auto op = llvm::cast<linalg::GenericOp>(result.getOwner());
  Value init = op.getDpsInitOperand(result.getResultNumber())->get();
  if (op.getNumReductionLoops() == 0 && !group.contains(init.getDefiningOp()))
    return init;
  auto type = llvm::cast<RankedTensorType>(result.getType());
  return tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(),
                                 type.getElementType());
}

/// Emits the op of all loops that reads and writes what members do, with an
/// empty body.
linalg::GenericOp RowEmitter::emitOp(ArrayRef<linalg::GenericOp> ops) {
  linalg::GenericOp anchor = group.getAnchor();
  rewriter.setInsertionPoint(anchor);
  SmallVector<Value> inputs, outs;
  SmallVector<AffineMap> maps, outMaps;
  for (linalg::GenericOp op : ops) {
    const RowLoops &loops = group.getLoops(op);
    for (OpOperand &operand : op->getOpOperands())
      if (group.isOutside(operand) && !getStart(operand))
        reads.insert({operand.get(),
                      getMap(op.getMatchingIndexingMap(&operand), loops)});
    for (OpResult result : op->getResults()) {
      if (!group.isRead(result))
        continue;
      outs.push_back(emitOut(result));
      outMaps.push_back(getMap(op.getIndexingMapMatchingResult(result), loops));
    }
  }
  for (auto &[value, map] : reads) {
    inputs.push_back(value);
    maps.push_back(map);
  }
  llvm::append_range(maps, outMaps);
  SmallVector<mlir::utils::IteratorType> kinds(
      group.getOrder().size(), mlir::utils::IteratorType::parallel);
  auto fused = linalg::GenericOp::create(
      rewriter, anchor.getLoc(), TypeRange(outs), inputs, outs, maps, kinds);
  SmallVector<Type> types;
  SmallVector<Location> locs;
  for (Value operand : fused->getOperands()) {
    types.push_back(getElementTypeOrSelf(operand));
    locs.push_back(operand.getLoc());
  }
  rewriter.createBlock(&fused.getRegion(), {}, types, locs);
  return fused;
}

/// Returns what a reduction that begins with a constant begins with.
TypedAttr RowEmitter::getStart(OpOperand &operand) {
  auto op = llvm::cast<linalg::GenericOp>(operand.getOwner());
  return op.isDpsInit(&operand) ? getSplatElement(operand.get()) : TypedAttr();
}

/// Returns what an argument of a member's body is in the new one.
Value RowEmitter::emitArgument(OpOperand &operand) {
  if (Value made = values.lookup(operand.get()))
    return made;
  auto op = llvm::cast<linalg::GenericOp>(operand.getOwner());
  if (TypedAttr start = getStart(operand))
    return arith::ConstantOp::create(rewriter, op.getLoc(), start);
  Read read{operand.get(),
            getMap(op.getMatchingIndexingMap(&operand), group.getLoops(op))};
  return rewriter.getInsertionBlock()->getArgument(llvm::find(reads, read) -
                                                   reads.begin());
}

/// Emits what a reduction comes to: all of a row, and what it begins with.
Value RowEmitter::emitCombination(const ReductionStep &step,
                                  IRMapping mapping) {
  Operation *combiner = step.combiner;
  unsigned number = combiner->getOperand(0) == step.soFar ? 1 : 0;
  Value value = combiner->getOperand(number);
  Value row = RtCombineRowOp::create(
      rewriter, combiner->getLoc(), mapping.lookupOrDefault(value).getType(),
      *matchReductionKind(combiner), mapping.lookupOrDefault(value),
      group.getNumColumns());
  mapping.map(value, row);
  return rewriter.clone(*combiner, mapping)->getResult(0);
}

void RowEmitter::emitMember(linalg::GenericOp op) {
  IRMapping mapping;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    if (!argument.use_empty())
      mapping.map(argument, emitArgument(operand));
  }
  std::optional<SmallVector<ReductionStep>> steps = matchRowSteps(op);
  for (Operation &inner : op.getBody()->without_terminator()) {
    const ReductionStep *step =
        steps ? llvm::find_if(*steps,
                              [&](const ReductionStep &step) {
                                return step.combiner == &inner;
                              })
              : nullptr;
    if (auto index = llvm::dyn_cast<linalg::IndexOp>(inner))
      mapping.map(index.getResult(),
                  linalg::IndexOp::create(
                      rewriter, index.getLoc(),
                      getPosition(group.getLoops(op)[index.getDim()])));
    else if (steps && step != steps->end())
      mapping.map(inner.getResult(0), emitCombination(*step, mapping));
    else
      rewriter.clone(inner, mapping);
  }
  Operation *yield = op.getBody()->getTerminator();
  for (auto [result, value] :
       llvm::zip_equal(op->getResults(), yield->getOperands()))
    values[result] = mapping.lookupOrDefault(value);
}

SmallVector<Operation *> RowEmitter::emit() {
  SmallVector<linalg::GenericOp> ops = group.getMembers();
  linalg::GenericOp fused = emitOp(ops);
  rewriter.setInsertionPointToEnd(fused.getBody());
  for (linalg::GenericOp op : ops)
    emitMember(op);
  SmallVector<Value> yields;
  for (linalg::GenericOp op : ops)
    for (OpResult result : op->getResults())
      if (group.isRead(result)) {
        Value whole = fused->getResult(yields.size());
        yields.push_back(values[result]);
        rewriter.replaceUsesWithIf(result, whole, [&](OpOperand &use) {
          return !group.contains(use.getOwner());
        });
      }
  linalg::YieldOp::create(rewriter, fused.getLoc(), yields);
  return llvm::to_vector_of<Operation *>(llvm::reverse(ops));
}

void mesh::fuseRows(RewriterBase &rewriter, Operation *root) {
  SmallVector<linalg::GenericOp> anchors;
  root->walk([&](linalg::GenericOp op) { anchors.push_back(op); });
  llvm::DenseSet<Operation *> gone;
  for (linalg::GenericOp anchor : llvm::reverse(anchors)) {
    if (gone.contains(anchor) || anchor->use_empty())
      continue;
    RowGroup group(anchor);
    if (!group.form())
      continue;
    for (Operation *op : RowEmitter(rewriter, group).emit()) {
      gone.insert(op);
      rewriter.eraseOp(op);
    }
  }
}
