//===- ConcatsToInserts.cpp - Write concatenations part by part -----------===//

#include "mesh/Bufferization/PrepareBufferization.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

namespace {
/// An operand of a concatenation and its offset.
struct Part {
  Value value;
  int64_t begin;
  /// The op in the block of the concatenation that defines it, if there is one.
  Operation *definition;
};
} // namespace

/// Returns the operands that have elements, in the order in which they are
/// computed.
static SmallVector<Part> getParts(tensor::ConcatOp concat) {
  SmallVector<Part> parts;
  int64_t begin = 0;
  for (Value input : concat.getInputs()) {
    Operation *definition = input.getDefiningOp();
    if (definition && definition->getBlock() != concat->getBlock())
      definition = nullptr;
    auto type = llvm::cast<RankedTensorType>(input.getType());
    if (type.getNumElements() != 0)
      parts.push_back({input, begin, definition});
    begin += type.getDimSize(concat.getDim());
  }
  llvm::stable_sort(parts, [](const Part &a, const Part &b) {
    if (!a.definition || !b.definition)
      return !a.definition && b.definition;
    return a.definition->isBeforeInBlock(b.definition);
  });
  return parts;
}

namespace {
/// Inserts each operand as soon as it is there. The result's memory is then
/// known where operands are computed, so that these may be written into it.
struct ConcatToInserts : public OpRewritePattern<tensor::ConcatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ConcatOp concat,
                                PatternRewriter &rewriter) const override {
    RankedTensorType type = concat.getResultType();
    auto isStatic = [](Value value) {
      return llvm::cast<RankedTensorType>(value.getType()).hasStaticShape();
    };
    if (!type.hasStaticShape() || !llvm::all_of(concat.getInputs(), isStatic))
      return rewriter.notifyMatchFailure(concat, "is not of static shape");
    SmallVector<Part> parts = getParts(concat);
    const Part *first = llvm::find_if(
        parts, [](const Part &part) { return part.definition != nullptr; });
    rewriter.setInsertionPoint(first == parts.end() ? concat.getOperation()
                                                    : first->definition);
    Value result = tensor::EmptyOp::create(
        rewriter, concat.getLoc(), type.getShape(), type.getElementType());
    Operation *previous = nullptr;
    for (const Part &part : parts) {
      if (part.definition && part.definition != previous)
        rewriter.setInsertionPointAfter(part.definition);
      previous = part.definition;
      result = insert(part, result, concat, rewriter);
    }
    rewriter.replaceOp(concat, result);
    return success();
  }

private:
  static Value insert(const Part &part, Value into, tensor::ConcatOp concat,
                      PatternRewriter &rewriter) {
    int64_t rank = concat.getResultType().getRank();
    SmallVector<OpFoldResult> offsets(rank, rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(rank, rewriter.getIndexAttr(1));
    offsets[concat.getDim()] = rewriter.getIndexAttr(part.begin);
    auto type = llvm::cast<RankedTensorType>(part.value.getType());
    return tensor::InsertSliceOp::create(
        rewriter, concat.getLoc(), part.value, into, offsets,
        getAsIndexOpFoldResult(rewriter.getContext(), type.getShape()),
        strides);
  }
};
} // namespace

void mesh::populateConcatsToInsertsPatterns(RewritePatternSet &patterns) {
  patterns.add<ConcatToInserts>(patterns.getContext());
}
