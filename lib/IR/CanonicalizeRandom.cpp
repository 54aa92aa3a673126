//===- CanonicalizeRandom.cpp - keys and numbers that are known -----------===//

#include "mesh/IR/RandomOps.h"

#include "mesh/Support/Threefry.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;

/// The keys in `value`, if they are known.
static std::optional<SmallVector<Words>> getKnownKeys(Value value) {
  DenseIntElementsAttr elements;
  if (!mlir::matchPattern(value, mlir::m_Constant(&elements)))
    return std::nullopt;
  SmallVector<Words> keys;
  auto words = llvm::to_vector(elements.getValues<uint32_t>());
  for (size_t i = 0; i + 1 < words.size(); i += 2)
    keys.push_back({words[i], words[i + 1]});
  return keys;
}

static void replaceByKeys(PatternRewriter &rewriter, Operation *op,
                          ArrayRef<Words> keys) {
  SmallVector<uint32_t> words;
  for (const Words &key : keys)
    words.append(key.begin(), key.end());
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(
      op, DenseIntElementsAttr::get(
              llvm::cast<ShapedType>(op->getResult(0).getType()),
              ArrayRef<uint32_t>(words)));
}

static std::optional<llvm::APInt> getKnownInteger(Value value) {
  llvm::APInt integer;
  if (mlir::matchPattern(value, mlir::m_ConstantInt(&integer)))
    return integer;
  return std::nullopt;
}

LogicalResult RngKeyOp::canonicalize(RngKeyOp op, PatternRewriter &rewriter) {
  std::optional<llvm::APInt> seed = getKnownInteger(op.getSeed());
  if (!seed)
    return rewriter.notifyMatchFailure(op, "the seed is not known");
  replaceByKeys(rewriter, op, splitWords(seed->getZExtValue()));
  return success();
}

LogicalResult RngFoldOp::canonicalize(RngFoldOp op, PatternRewriter &rewriter) {
  std::optional<SmallVector<Words>> keys = getKnownKeys(op.getKey());
  std::optional<llvm::APInt> data = getKnownInteger(op.getData());
  if (!keys || !data)
    return rewriter.notifyMatchFailure(op, "key or number are not known");
  for (Words &key : *keys)
    key = foldKey(key, static_cast<uint32_t>(data->getZExtValue()));
  replaceByKeys(rewriter, op, *keys);
  return success();
}

/// The most keys that are written out as a constant.
static constexpr int64_t maxConstantKeys = 64;

LogicalResult RngSplitOp::canonicalize(RngSplitOp op,
                                       PatternRewriter &rewriter) {
  std::optional<SmallVector<Words>> keys = getKnownKeys(op.getKey());
  if (!keys || op.getType().getNumElements() > 2 * maxConstantKeys)
    return rewriter.notifyMatchFailure(op, "the keys are not known, or many");
  uint32_t from = 0;
  if (op.getFrom()) {
    std::optional<llvm::APInt> known = getKnownInteger(op.getFrom());
    if (!known)
      return rewriter.notifyMatchFailure(op, "the first number is not known");
    from = static_cast<uint32_t>(known->getZExtValue());
  }
  int64_t count = op.getType().getShape().end()[-2];
  SmallVector<Words> results;
  for (const Words &key : *keys)
    for (int64_t i = 0; i < count; ++i)
      results.push_back(foldKey(key, from + static_cast<uint32_t>(i)));
  replaceByKeys(rewriter, op, results);
  return success();
}

LogicalResult RandomBernoulliOp::canonicalize(RandomBernoulliOp op,
                                              PatternRewriter &rewriter) {
  double probability = op.getProbability().convertToDouble();
  if (probability != 0 && probability != 1)
    return rewriter.notifyMatchFailure(op, "either can come up");
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(
      op, DenseElementsAttr::get(op.getType(), probability == 1));
  return success();
}

LogicalResult DropoutOp::canonicalize(DropoutOp op, PatternRewriter &rewriter) {
  if (op.getRate().convertToDouble() != 1)
    return rewriter.notifyMatchFailure(op, "some elements stay");
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(
      op, llvm::cast<mlir::TypedAttr>(rewriter.getZeroAttr(op.getType())));
  return success();
}
