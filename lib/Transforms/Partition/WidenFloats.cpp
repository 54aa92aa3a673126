//===- WidenFloats.cpp - Programs in double precision ---------------------===//

#include "mesh/Transforms/Partition/WidenFloats.h"

#include "mesh/IR/RandomOps.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"

#include <complex>

namespace mesh {
#define GEN_PASS_DEF_WIDENFLOATSPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static bool isNarrow(Type type) {
  if (auto complex = llvm::dyn_cast<ComplexType>(type))
    type = complex.getElementType();
  auto floatType = llvm::dyn_cast<FloatType>(type);
  return floatType && floatType.getWidth() < 64;
}

static llvm::APFloat widen(llvm::APFloat value) {
  // Exact: f64 has every value of the narrower types.
  bool losesInfo = false;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value;
}

/// Elements of a complex type, which `mapValues` does not know.
static DenseElementsAttr widenComplex(DenseElementsAttr elements) {
  using Complex = std::complex<APFloat>;
  SmallVector<Complex> values;
  for (Complex value : elements.getValues<Complex>()) {
    values.emplace_back(widen(value.real()), widen(value.imag()));
    if (elements.isSplat())
      break;
  }
  auto number = Float64Type::get(elements.getContext());
  return DenseElementsAttr::get(
      elements.getType().clone(ComplexType::get(number)), values);
}

static DenseElementsAttr widen(DenseElementsAttr elements) {
  if (llvm::isa<ComplexType>(elements.getElementType()))
    return widenComplex(elements);
  return llvm::cast<DenseFPElementsAttr>(elements).mapValues(
      Float64Type::get(elements.getContext()),
      [](const llvm::APFloat &value) { return widen(value).bitcastToAPInt(); });
}

/// Elements that stand outside the IR come into it.
static Attribute widen(DenseResourceElementsAttr resource) {
  auto *blob = resource.getRawHandle().getBlob();
  bool isSplat = false;
  if (!blob || !DenseElementsAttr::isValidRawBuffer(resource.getType(),
                                                    blob->getData(), isSplat))
    return resource;
  return widen(
      DenseElementsAttr::getFromRawBuffer(resource.getType(), blob->getData()));
}

/// The random numbers in `op`, with the types that they are drawn in: numbers
/// drawn in another type would be others.
static SmallVector<std::pair<Operation *, Type>> findDraws(Operation *op) {
  SmallVector<std::pair<Operation *, Type>> draws;
  op->walk([&](Operation *inner) {
    if (llvm::isa<RandomUniformOp, RandomNormalOp, RandomTruncatedNormalOp>(
            inner))
      draws.emplace_back(inner, inner->getResult(0).getType());
  });
  return draws;
}

/// Draws in `type`, and extends the numbers to the type that `draw` has now.
static void drawIn(RewriterBase &rewriter, Operation *draw, Type type) {
  Value result = draw->getResult(0);
  Type wide = result.getType();
  if (wide == type)
    return;
  rewriter.setInsertionPointAfter(draw);
  rewriter.modifyOpInPlace(draw, [&] { result.setType(type); });
  auto extended = arith::ExtFOp::create(rewriter, draw->getLoc(), wide, result);
  rewriter.replaceAllUsesExcept(result, extended, extended);
}

namespace {
/// A bitcast before its types were widened.
struct Bitcast {
  Operation *op;
  Type from, to;
};
} // namespace

static SmallVector<Bitcast> collectBitcasts(Operation *op) {
  SmallVector<Bitcast> bitcasts;
  op->walk([&](Operation *cast) {
    if (llvm::isa<arith::BitcastOp, tensor::BitcastOp, complex::BitcastOp>(
            cast))
      bitcasts.push_back(
          {cast, cast->getOperand(0).getType(), cast->getResult(0).getType()});
  });
  return bitcasts;
}

/// `value` with floats as wide as in `type`.
static Value convert(OpBuilder &builder, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  if (auto complexType = llvm::dyn_cast<ComplexType>(type)) {
    Type part = complexType.getElementType();
    Value real = complex::ReOp::create(builder, loc, value);
    Value imaginary = complex::ImOp::create(builder, loc, value);
    real = convert(builder, loc, real, part);
    imaginary = convert(builder, loc, imaginary, part);
    return complex::CreateOp::create(builder, loc, type, real, imaginary);
  }
  if (isNarrow(mlir::getElementTypeOrSelf(type)))
    return arith::TruncFOp::create(builder, loc, type, value);
  return arith::ExtFOp::create(builder, loc, type, value);
}

/// The bits of a number are those of its narrower type: it is rounded to that
/// first, or taken for one of that type and converted after.
static void narrowBitcast(RewriterBase &rewriter, const Bitcast &bitcast) {
  rewriter.setInsertionPoint(bitcast.op);
  Location loc = bitcast.op->getLoc();
  Value operand =
      convert(rewriter, loc, bitcast.op->getOperand(0), bitcast.from);
  Operation *narrow = rewriter.clone(*bitcast.op);
  Value result = narrow->getResult(0);
  Type wideType = result.getType();
  rewriter.modifyOpInPlace(narrow, [&] {
    narrow->setOperand(0, operand);
    result.setType(bitcast.to);
  });
  rewriter.replaceOp(bitcast.op, convert(rewriter, loc, result, wideType));
}

void mesh::widenFloats(RewriterBase &rewriter, Operation *op) {
  SmallVector<std::pair<Operation *, Type>> draws = findDraws(op);
  SmallVector<Bitcast> bitcasts = collectBitcasts(op);
  using Result = std::optional<std::pair<Attribute, WalkResult>>;
  mlir::AttrTypeReplacer replacer;
  replacer.addReplacement([](FloatType type) -> std::optional<Type> {
    if (isNarrow(type))
      return Float64Type::get(type.getContext());
    return std::nullopt;
  });
  replacer.addReplacement([](FloatAttr attr) -> Result {
    if (!isNarrow(attr.getType()))
      return std::nullopt;
    return std::pair(FloatAttr::get(Float64Type::get(attr.getContext()),
                                    widen(attr.getValue())),
                     WalkResult::skip());
  });
  replacer.addReplacement([](DenseElementsAttr attr) -> Result {
    if (!isNarrow(attr.getElementType()))
      return std::nullopt;
    return std::pair(widen(attr), WalkResult::skip());
  });
  replacer.addReplacement([](DenseResourceElementsAttr attr) -> Result {
    if (!isNarrow(attr.getElementType()))
      return std::nullopt;
    return std::pair(widen(attr), WalkResult::skip());
  });
  // Its bytes are of its element type, which must not change under them.
  replacer.addReplacement([](DenseArrayAttr attr) -> Result {
    return std::pair(attr, WalkResult::skip());
  });
  replacer.recursivelyReplaceElementsIn(op, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);

  op->walk([&](Operation *cast) {
    if (llvm::isa<arith::ExtFOp, arith::TruncFOp>(cast) &&
        cast->getOperand(0).getType() == cast->getResult(0).getType())
      rewriter.replaceOp(cast, cast->getOperands().take_front());
  });
  for (auto [draw, type] : draws)
    drawIn(rewriter, draw, type);
  for (const Bitcast &bitcast : bitcasts)
    narrowBitcast(rewriter, bitcast);
}

namespace {
struct WidenFloatsPass
    : public mesh::impl::WidenFloatsPassBase<WidenFloatsPass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    widenFloats(rewriter, getOperation());
    // Some dialects have no f64.
    if (failed(mlir::verify(getOperation())))
      signalPassFailure();
  }
};
} // namespace
