//===- ConstantOffsets.cpp - Offsets of slices that constants make --------===//
//
// The partitioning of a slice of a split dim depends on its offset. Frontends
// compute offsets from constants in tensors of rank 0, which no folder
// evaluates.
//
//===----------------------------------------------------------------------===//

#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

/// The most ops that compute an offset.
static constexpr int kMostOps = 256;

namespace {
/// Computes scalars that are made of constants.
class Evaluator {
public:
  /// Null if `scalar` depends on anything else.
  Attribute evaluate(Value scalar);

private:
  Attribute evaluateElement(Value tensor);
  Attribute evaluateBody(linalg::GenericOp op);
  Attribute fold(Operation *op, unsigned result);

  DenseMap<Value, Attribute> known;
  int numOps = 0;
};
} // namespace

Attribute Evaluator::fold(Operation *op, unsigned result) {
  if (!isPure(op) || op->getNumRegions() != 0)
    return {};
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(evaluate(operand));
    if (!operands.back())
      return {};
  }
  SmallVector<OpFoldResult> results;
  if (failed(op->fold(operands, results)) || results.empty())
    return {};
  if (auto value = llvm::dyn_cast<Value>(results[result]))
    return evaluate(value);
  return llvm::cast<Attribute>(results[result]);
}

/// Returns the value that an op without loops yields.
Attribute Evaluator::evaluateBody(linalg::GenericOp op) {
  if (op.getNumLoops() != 0 || op->getNumResults() != 1 ||
      !op.hasPureTensorSemantics())
    return {};
  for (OpOperand &operand : op->getOpOperands())
    if (op.payloadUsesValueFromOperand(&operand))
      known[op.getMatchingBlockArgument(&operand)] =
          evaluateElement(operand.get());
  return evaluate(op.getBody()->getTerminator()->getOperand(0));
}

/// The element of a tensor without dims.
Attribute Evaluator::evaluateElement(Value tensor) {
  DenseElementsAttr elements;
  if (mlir::matchPattern(tensor, m_Constant(&elements)))
    return elements.isSplat() ? elements.getSplatValue<Attribute>()
                              : Attribute();
  if (auto generic = tensor.getDefiningOp<linalg::GenericOp>())
    return evaluateBody(generic);
  if (auto fill = tensor.getDefiningOp<linalg::FillOp>())
    return fill->getNumResults() == 1 ? evaluate(fill.getInputs()[0])
                                      : Attribute();
  if (auto made = tensor.getDefiningOp<tensor::FromElementsOp>())
    return evaluate(made.getElements()[0]);
  return {};
}

Attribute Evaluator::evaluate(Value scalar) {
  if (auto it = known.find(scalar); it != known.end())
    return it->second;
  Attribute value;
  if (mlir::matchPattern(scalar, m_Constant(&value)))
    return value;
  auto result = llvm::dyn_cast<OpResult>(scalar);
  if (!result || ++numOps > kMostOps)
    return {};
  auto extract = llvm::dyn_cast<tensor::ExtractOp>(result.getOwner());
  if (extract && extract.getTensor().getType().getRank() == 0)
    value = evaluateElement(extract.getTensor());
  else
    value = fold(result.getOwner(), result.getResultNumber());
  known[scalar] = value;
  return value;
}

/// `offsets`, with constants where they are made of such. Nothing if there are
/// none.
static std::optional<SmallVector<OpFoldResult>>
findConstants(ArrayRef<OpFoldResult> offsets) {
  SmallVector<OpFoldResult> constants(offsets);
  bool changed = false;
  for (OpFoldResult &offset : constants) {
    auto value = llvm::dyn_cast<Value>(offset);
    auto number =
        value ? llvm::dyn_cast_or_null<IntegerAttr>(Evaluator().evaluate(value))
              : IntegerAttr();
    // A negative one is an error where the program runs.
    if (!number || number.getInt() < 0)
      continue;
    offset = number;
    changed = true;
  }
  return changed ? std::optional(constants) : std::nullopt;
}

/// Returns true if slices at `offsets` are within a tensor of `shape`, as far
/// as is known.
static bool isWithin(ArrayRef<OpFoldResult> offsets,
                     ArrayRef<OpFoldResult> sizes,
                     ArrayRef<OpFoldResult> strides, ArrayRef<int64_t> shape) {
  for (auto [offset, size, stride, extent] :
       llvm::zip_equal(offsets, sizes, strides, shape)) {
    auto begin = getConstantIntValue(offset), count = getConstantIntValue(size),
         step = getConstantIntValue(stride);
    if (!begin || !count || !step || *count == 0)
      continue;
    int64_t last = *begin + (*count - 1) * *step;
    if (*begin >= extent || last < 0 || last >= extent)
      return false;
  }
  return true;
}

namespace {
struct ExtractAtConstants : public OpRewritePattern<tensor::ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp op,
                                PatternRewriter &rewriter) const override {
    auto offsets = findConstants(op.getMixedOffsets());
    if (!offsets ||
        !isWithin(*offsets, op.getMixedSizes(), op.getMixedStrides(),
                  op.getSourceType().getShape()))
      return rewriter.notifyMatchFailure(op, "is where data says");
    rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(
        op, op.getType(), op.getSource(), *offsets, op.getMixedSizes(),
        op.getMixedStrides());
    return success();
  }
};

struct InsertAtConstants : public OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op,
                                PatternRewriter &rewriter) const override {
    auto offsets = findConstants(op.getMixedOffsets());
    if (!offsets || !isWithin(*offsets, op.getMixedSizes(),
                              op.getMixedStrides(), op.getType().getShape()))
      return rewriter.notifyMatchFailure(op, "is where data says");
    rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(
        op, op.getSource(), op.getDest(), *offsets, op.getMixedSizes(),
        op.getMixedStrides());
    return success();
  }
};
} // namespace

void mesh::populateConstantOffsetsPatterns(RewritePatternSet &patterns) {
  patterns.add<ExtractAtConstants, InsertAtConstants>(patterns.getContext());
}
