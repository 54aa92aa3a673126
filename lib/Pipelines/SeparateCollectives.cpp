//===- SeparateCollectives.cpp - Collectives of their own -----------------===//
//
// One collective for several tensors takes less latency. It reads a copy of
// each, side by side, and all copies are in memory until the last result has
// been read.
//
//===----------------------------------------------------------------------===//

#include "SeparateCollectives.h"

#include "mesh/Analysis/TripCounts.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// The dim along which tensors are side by side.
static constexpr int64_t kColumns = 1;

static int64_t getNumColumns(Value value) {
  return llvm::cast<RankedTensorType>(value.getType()).getDimSize(kColumns);
}

/// Returns the columns of the result of `collective` that `user` reads, with
/// all rows; nothing if it reads something else.
static std::optional<std::pair<int64_t, int64_t>>
getReadColumns(Operation *user, Operation *collective) {
  auto slice = llvm::dyn_cast<tensor::ExtractSliceOp>(user);
  if (!slice || slice.getType().getRank() != 2)
    return std::nullopt;
  int64_t numRows =
      llvm::cast<RankedTensorType>(collective->getResult(0).getType())
          .getDimSize(0);
  ArrayRef<int64_t> offsets = slice.getStaticOffsets();
  ArrayRef<int64_t> sizes = slice.getStaticSizes();
  ArrayRef<int64_t> strides = slice.getStaticStrides();
  bool isStatic = !ShapedType::isDynamicShape(offsets) &&
                  !ShapedType::isDynamicShape(sizes);
  if (!isStatic || offsets[0] != 0 || sizes[0] != numRows ||
      llvm::any_of(strides, [](int64_t stride) { return stride != 1; }))
    return std::nullopt;
  return std::pair(offsets[kColumns], offsets[kColumns] + sizes[kColumns]);
}

/// Returns the tensors side by side that `op` reads, if each column of its
/// result is made of that column alone.
static tensor::ConcatOp getParts(CollectiveOpInterface op) {
  auto concat = op.getInput().getDefiningOp<tensor::ConcatOp>();
  bool isRanked = concat && op->getNumResults() == 1 &&
                  concat.getResultType().getRank() == 2 &&
                  concat.getResultType().hasStaticShape() &&
                  concat.getDim() == kColumns && concat->hasOneUse();
  if (!isRanked || getNumColumns(op->getResult(0)) != getNumColumns(concat))
    return {};
  for (StringRef name : {"dim", "split_dim", "concat_dim"})
    if (auto dim = op->getAttrOfType<IntegerAttr>(name);
        dim && dim.getInt() == kColumns)
      return {};
  return concat;
}

namespace {
/// A tensor among those that a collective is for, and who reads its result.
struct Part {
  Value value;
  int64_t begin;
  SmallVector<tensor::ExtractSliceOp, 1> readers;

  int64_t getEnd() const { return begin + getNumColumns(value); }
};
} // namespace

/// Returns the parts of `concat`, which `collective` reads; nothing if a reader
/// needs the result of several.
static SmallVector<Part> findParts(Operation *collective,
                                   tensor::ConcatOp concat) {
  SmallVector<Part> parts;
  int64_t begin = 0;
  for (Value value : concat.getInputs()) {
    parts.push_back({value, begin, {}});
    begin = parts.back().getEnd();
  }
  for (Operation *user : collective->getUsers()) {
    auto columns = getReadColumns(user, collective);
    auto *part = llvm::find_if(parts, [&](const Part &it) {
      return columns && it.begin <= columns->first &&
             columns->second <= it.getEnd();
    });
    if (part == parts.end())
      return {};
    part->readers.push_back(llvm::cast<tensor::ExtractSliceOp>(user));
  }
  return parts;
}

/// Returns the ops that reshape a tensor to `value`, the last one first, if a
/// collective like `old` takes tensors of any shape.
static SmallVector<Operation *> getReshapes(Operation *old, Value value) {
  SmallVector<Operation *> reshapes;
  if (!llvm::isa<AllReduceOp, BroadcastOp, PermuteOp>(old))
    return reshapes;
  Operation *op = value.getDefiningOp();
  while (llvm::isa_and_present<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(
      op)) {
    reshapes.push_back(op);
    op = op->getOperand(0).getDefiningOp();
  }
  return reshapes;
}

/// Replaces reshapes of `value` to the shape of what it is a reshape of.
static void foldReshapes(RewriterBase &rewriter, Value value) {
  for (Operation *user : llvm::to_vector(value.getUsers())) {
    if (!llvm::isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(user))
      continue;
    SmallVector<OpFoldResult> folded;
    if (failed(user->fold(folded)) || folded.size() != 1)
      continue;
    auto same = llvm::dyn_cast<Value>(folded.front());
    if (!same)
      continue;
    rewriter.replaceOp(user, same);
    foldReshapes(rewriter, same);
  }
}

/// Lets the readers of `part` read `value`, which is all of it.
static void replaceReaders(RewriterBase &rewriter, const Part &part,
                           Value value) {
  for (tensor::ExtractSliceOp slice : part.readers) {
    if (slice.getType() == value.getType()) {
      rewriter.replaceOp(slice, value);
      continue;
    }
    SmallVector<OpFoldResult> offsets = slice.getMixedOffsets();
    offsets[kColumns] =
        rewriter.getIndexAttr(slice.getStaticOffsets()[kColumns] - part.begin);
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(slice);
    rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(
        slice, value, offsets, slice.getMixedSizes(), slice.getMixedStrides());
  }
  foldReshapes(rewriter, value);
}

/// Erases those of `ops` that only others of them use.
static void eraseUnused(RewriterBase &rewriter, SmallVector<Operation *> ops) {
  size_t before = 0;
  do {
    before = ops.size();
    llvm::erase_if(ops, [&](Operation *op) {
      if (!op->use_empty())
        return false;
      rewriter.eraseOp(op);
      return true;
    });
  } while (ops.size() < before);
}

/// Emits a collective like `old` for `part` alone, in the shape that it had.
static Operation *emitAlone(RewriterBase &rewriter, Operation *old,
                            const Part &part) {
  SmallVector<Operation *> reshapes = getReshapes(old, part.value);
  auto type = llvm::cast<RankedTensorType>(old->getResult(0).getType());
  type = type.clone({type.getDimSize(0), getNumColumns(part.value)});
  Value input = part.value;
  if (!reshapes.empty()) {
    input = reshapes.back()->getOperand(0);
    type = llvm::cast<RankedTensorType>(input.getType());
  }
  Operation *alone = rewriter.clone(*old);
  rewriter.modifyOpInPlace(alone, [&] {
    alone->setOperand(0, input);
    alone->getResult(0).setType(type);
  });
  SmallVector<Operation *> back;
  Value result = alone->getResult(0);
  for (Operation *reshape : llvm::reverse(reshapes)) {
    Operation *copy = rewriter.clone(*reshape);
    rewriter.modifyOpInPlace(copy, [&] { copy->setOperand(0, result); });
    result = copy->getResult(0);
    back.push_back(copy);
  }
  replaceReaders(rewriter, part, result);
  eraseUnused(rewriter, back);
  return alone;
}

std::optional<double>
mesh::separateCollectives(mlir::RewriterBase &rewriter, Operation *root,
                          function_ref<double(Operation *)> getSeconds) {
  SmallVector<CollectiveOpInterface> collectives;
  root->walk([&](CollectiveOpInterface op) {
    if (!llvm::isa<AsyncOp>(op->getParentOp()) && getParts(op))
      collectives.push_back(op);
  });
  std::optional<double> added;
  for (CollectiveOpInterface op : collectives) {
    tensor::ConcatOp concat = getParts(op);
    SmallVector<Part> parts = findParts(op, concat);
    if (parts.empty())
      continue;
    double runs = *getTripCount(op->getBlock(), /*unknown=*/1);
    double seconds = -getSeconds(op);
    rewriter.setInsertionPoint(op);
    Operation *alone = nullptr;
    for (const Part &part : parts) {
      alone = emitAlone(rewriter, op, part);
      seconds += getSeconds(alone);
    }
    rewriter.eraseOp(op);
    rewriter.eraseOp(concat);
    llvm::SetVector<Operation *> reshapes;
    for (const Part &part : parts)
      reshapes.insert_range(getReshapes(alone, part.value));
    eraseUnused(rewriter, reshapes.takeVector());
    added = added.value_or(0) + runs * seconds;
  }
  return added;
}
