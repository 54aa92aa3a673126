//===- ConcatsToInserts.cpp - Write concatenations part by part -----------===//

#include "mesh/Bufferization/PrepareBufferization.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

/// The most tensors that are inserted into one. The analysis of a chain of
/// insertions takes time with a high power of its length.
static constexpr size_t kMaxInserts = 16;

namespace {
/// An operand of a concatenation and its offset.
struct Part {
  Value value;
  int64_t begin;
  /// The op in the block of the concatenation that defines it, if there is one.
  Operation *definition;
};

/// Inserts each operand as soon as it is there. The result's memory is then
/// known where operands are computed, so that these may be written into it.
/// Many operands are joined in groups first, which costs a copy.
struct ConcatToInserts : public OpRewritePattern<tensor::ConcatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ConcatOp concat,
                                PatternRewriter &rewriter) const override {
    auto isStatic = [](Value value) {
      return llvm::cast<RankedTensorType>(value.getType()).hasStaticShape();
    };
    if (!isStatic(concat.getResult()) ||
        !llvm::all_of(concat.getInputs(), isStatic))
      return rewriter.notifyMatchFailure(concat, "is not of static shape");
    SmallVector<Value> values =
        llvm::filter_to_vector(concat.getInputs(), [](Value value) {
          auto type = llvm::cast<RankedTensorType>(value.getType());
          return type.getNumElements() != 0;
        });
    while (values.size() > kMaxInserts)
      values = joinGroups(values, concat, rewriter);
    rewriter.replaceOp(concat,
                       join(values, /*isGroup=*/false, concat, rewriter));
    return success();
  }

private:
  static SmallVector<Value> joinGroups(ArrayRef<Value> values,
                                       tensor::ConcatOp concat,
                                       PatternRewriter &rewriter) {
    SmallVector<Value> groups;
    for (; !values.empty();
         values = values.drop_front(std::min(values.size(), kMaxInserts)))
      groups.push_back(join(values.take_front(kMaxInserts), /*isGroup=*/true,
                            concat, rewriter));
    return groups;
  }

  /// Returns what `values` are, side by side. A group has memory of its own.
  static Value join(ArrayRef<Value> values, bool isGroup,
                    tensor::ConcatOp concat, PatternRewriter &rewriter) {
    SmallVector<Part> parts = getParts(values, concat);
    RankedTensorType type = concat.getResultType();
    if (isGroup)
      type = tensor::ConcatOp::inferResultType(
          concat.getDim(), llvm::to_vector(TypeRange(ValueRange(values))));
    const Part *first = llvm::find_if(
        parts, [](const Part &part) { return part.definition != nullptr; });
    rewriter.setInsertionPoint(first == parts.end() ? concat.getOperation()
                                                    : first->definition);
    Value result = makeEmpty(type, isGroup, concat.getLoc(), rewriter);
    Operation *previous = nullptr;
    for (const Part &part : parts) {
      if (part.definition && part.definition != previous)
        rewriter.setInsertionPointAfter(part.definition);
      previous = part.definition;
      result = insert(part, result, concat, rewriter);
    }
    return result;
  }

  static Value makeEmpty(RankedTensorType type, bool isGroup, Location loc,
                         PatternRewriter &rewriter) {
    if (isGroup)
      return bufferization::AllocTensorOp::create(rewriter, loc, type,
                                                  ValueRange());
    return tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                   type.getElementType());
  }

  /// Returns `values` in the order in which they are computed.
  static SmallVector<Part> getParts(ArrayRef<Value> values,
                                    tensor::ConcatOp concat) {
    SmallVector<Part> parts;
    int64_t begin = 0;
    for (Value value : values) {
      Operation *definition = value.getDefiningOp();
      if (definition && definition->getBlock() != concat->getBlock())
        definition = nullptr;
      parts.push_back({value, begin, definition});
      begin += llvm::cast<RankedTensorType>(value.getType())
                   .getDimSize(concat.getDim());
    }
    llvm::stable_sort(parts, [](const Part &a, const Part &b) {
      if (!a.definition || !b.definition)
        return !a.definition && b.definition;
      return a.definition->isBeforeInBlock(b.definition);
    });
    return parts;
  }

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
