//===- ConcatsToInserts.cpp - Write concatenations part by part -----------===//

#include "SliceReads.h"
#include "mesh/Bufferization/PrepareBufferization.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mesh;

/// The most tensors that are inserted into one. The analysis of a chain of
/// insertions takes time with a high power of its length.
static constexpr size_t kMaxInserts = 16;

namespace {
/// A read of an inserted value, by a slice if there is one.
struct PartRead {
  OpOperand *use;
  tensor::ExtractSliceOp slice;
};
} // namespace

/// Appends the reads of the value of `use`, or of a slice of it, after
/// `insert`, which inserts it. Returns false if there is one that needs the
/// value as it is.
static bool findReadsAfter(tensor::InsertSliceOp insert, OpOperand &use,
                           tensor::ExtractSliceOp slice,
                           SmallVectorImpl<PartRead> &reads) {
  Operation *user = use.getOwner();
  auto next = llvm::dyn_cast<tensor::ExtractSliceOp>(user);
  if (next && !slice && next->getBlock() == insert->getBlock())
    return llvm::all_of(next->getUses(), [&](OpOperand &other) {
      return findReadsAfter(insert, other, next, reads);
    });
  Operation *reader = insert->getBlock()->findAncestorOpInBlock(*user);
  if (reader && !insert->isBeforeInBlock(reader))
    return true;
  reads.push_back({&use, slice});
  return reader == user && canReadSlice(use);
}

/// Lets what reads the value that `insert` inserts after it read that in the
/// tensor, as the last of `inserts` before has left it. Else the value would
/// have memory of its own beside it.
static void readInserted(tensor::InsertSliceOp insert,
                         ArrayRef<tensor::InsertSliceOp> inserts,
                         RewriterBase &rewriter) {
  SmallVector<PartRead> reads;
  auto isChangeable = [&](OpOperand &use) {
    return findReadsAfter(insert, use, {}, reads);
  };
  if (!isMainPart(insert.getSource(), insert) ||
      !isMadeBeside(insert.getSource()) ||
      !llvm::all_of(insert.getSource().getUses(), isChangeable))
    return;
  makeInEmpty(rewriter, insert.getSource());
  for (auto [use, slice] : reads) {
    Operation *reader = use->getOwner();
    tensor::InsertSliceOp last = *std::prev(llvm::partition_point(
        inserts, [&](auto it) { return it->isBeforeInBlock(reader); }));
    rewriter.setInsertionPoint(reader);
    Value value = tensor::ExtractSliceOp::create(
        rewriter, insert.getLoc(), last, insert.getMixedOffsets(),
        insert.getMixedSizes(), insert.getMixedStrides());
    if (slice) {
      mlir::IRMapping mapping;
      mapping.map(slice.getSource(), value);
      value = rewriter.clone(*slice, mapping)->getResult(0);
    }
    rewriter.modifyOpInPlace(reader, [use = use, value] { use->set(value); });
  }
}

namespace {
/// An operand of a concatenation and its offset.
struct Part {
  Value value;
  int64_t begin;
  /// The op in the block of the concatenation that defines it, if there is one.
  Operation *definition;
};

/// Where operands of a concatenation are put: into memory of their own, or to
/// where they are in the result of `pad`.
struct Place {
  RankedTensorType type;
  tensor::PadOp pad;
  bool isGroup = false;
};

/// Inserts each operand as soon as it is there. The result's memory is then
/// known where operands are computed, so that these may be written into it. The
/// operand that makes up most of it is read there, too.
/// Many operands are joined in groups first, which costs a copy. What is padded
/// is inserted into the padded tensor.
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
    tensor::PadOp pad = findPadding(concat);
    Place place{pad ? pad.getResultType() : concat.getResultType(), pad};
    SmallVector<tensor::InsertSliceOp> inserts;
    Value joined = join(values, place, concat, rewriter, inserts);
    if (pad) {
      rewriter.replaceAllUsesWith(pad, joined);
      joined = createSourceIn(rewriter, pad, joined);
    }
    rewriter.replaceOp(concat, joined);
    for (tensor::InsertSliceOp insert : inserts)
      readInserted(insert, inserts, rewriter);
    return success();
  }

private:
  /// Returns the op that pads the result of `concat` by a constant, if what
  /// else reads that can read it in the padded tensor, and null otherwise.
  static tensor::PadOp findPadding(tensor::ConcatOp concat) {
    tensor::PadOp padding;
    if (llvm::none_of(concat.getInputs(), [&](Value value) {
          return isMainPart(value, concat) && isMadeBeside(value);
        }))
      return {};
    for (OpOperand &use : concat->getUses()) {
      auto pad = llvm::dyn_cast<tensor::PadOp>(use.getOwner());
      Value number = pad ? pad.getConstantPaddingValue() : Value();
      if (!padding && number && isPlaceKnown(pad) && isMainPart(concat, pad) &&
          llvm::isa_and_present<arith::ConstantOp>(number.getDefiningOp()))
        padding = pad;
      else if (!canReadSlice(use))
        return {};
    }
    return padding;
  }

  static SmallVector<Value> joinGroups(ArrayRef<Value> values,
                                       tensor::ConcatOp concat,
                                       PatternRewriter &rewriter) {
    SmallVector<Value> groups;
    for (; !values.empty();
         values = values.drop_front(std::min(values.size(), kMaxInserts)))
      groups.push_back(
          joinGroup(values.take_front(kMaxInserts), concat, rewriter));
    return groups;
  }

  /// Returns what `values` are, side by side, in memory of its own.
  static Value joinGroup(ArrayRef<Value> values, tensor::ConcatOp concat,
                         PatternRewriter &rewriter) {
    RankedTensorType type = tensor::ConcatOp::inferResultType(
        concat.getDim(), llvm::to_vector(TypeRange(ValueRange(values))));
    SmallVector<tensor::InsertSliceOp> inserts;
    return join(values, {type, {}, /*isGroup=*/true}, concat, rewriter,
                inserts);
  }

  /// Puts `values`, side by side, to `place`. Appends the insertions.
  static Value join(ArrayRef<Value> values, Place place,
                    tensor::ConcatOp concat, PatternRewriter &rewriter,
                    SmallVectorImpl<tensor::InsertSliceOp> &inserts) {
    SmallVector<Part> parts = getParts(values, concat);
    const Part *first = llvm::find_if(
        parts, [](const Part &part) { return part.definition != nullptr; });
    rewriter.setInsertionPoint(first == parts.end() ? concat.getOperation()
                                                    : first->definition);
    Value result = makePlace(place, concat.getLoc(), rewriter);
    Operation *previous = nullptr;
    for (const Part &part : parts) {
      if (part.definition && part.definition != previous)
        rewriter.setInsertionPointAfter(part.definition);
      previous = part.definition;
      inserts.push_back(insert(part, result, place, concat, rewriter));
      result = inserts.back();
    }
    return result;
  }

  static Value makePlace(Place place, Location loc, PatternRewriter &rewriter) {
    if (place.isGroup)
      return bufferization::AllocTensorOp::create(rewriter, loc, place.type,
                                                  ValueRange());
    if (place.pad)
      return createPadding(rewriter, place.pad,
                           place.pad.getConstantPaddingValue());
    return tensor::EmptyOp::create(rewriter, loc, place.type.getShape(),
                                   place.type.getElementType());
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

  static tensor::InsertSliceOp insert(const Part &part, Value into, Place place,
                                      tensor::ConcatOp concat,
                                      PatternRewriter &rewriter) {
    SmallVector<int64_t> begins(place.type.getRank());
    if (place.pad)
      llvm::copy(place.pad.getStaticLow(), begins.begin());
    begins[concat.getDim()] += part.begin;
    SmallVector<OpFoldResult> offsets =
        getAsIndexOpFoldResult(rewriter.getContext(), begins);
    SmallVector<OpFoldResult> strides(begins.size(), rewriter.getIndexAttr(1));
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
