//===- RandomToLinalg.cpp - Turn keys and random numbers into loops -------===//

#include "mesh/Conversion/Passes.h"
#include "mesh/Conversion/Patterns.h"
#include "mesh/Conversion/RandomToLinalg/RandomNumbers.h"
#include "mesh/IR/RandomOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTRANDOMTOLINALGPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// A word of each of `keys`, as a tensor without their last dim.
static Value extractWords(ImplicitLocOpBuilder &b, Value keys, int64_t word) {
  auto type = llvm::cast<RankedTensorType>(keys.getType());
  auto words =
      RankedTensorType::get(type.getShape().drop_back(), type.getElementType());
  // No slice begins within the bounds of a dim of size 0.
  if (words.getNumElements() == 0)
    return tensor::EmptyOp::create(b, words.getShape(), words.getElementType());
  int64_t last = type.getRank() - 1;
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), b.getIndexAttr(1));
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(b.getContext(), type.getShape());
  offsets[last] = b.getIndexAttr(word);
  sizes[last] = b.getIndexAttr(1);
  return tensor::ExtractSliceOp::create(b, words, keys, offsets, sizes,
                                        strides);
}

namespace {
/// The keys that loops draw by: one from outside of them, or one for each place
/// along their first dims.
class LoopKeys {
public:
  LoopKeys(ImplicitLocOpBuilder &b, TypedValue<RankedTensorType> keys)
      : numDims(keys.getType().getRank() - 1) {
    if (numDims > 0) {
      inputs = {extractWords(b, keys, 0), extractWords(b, keys, 1)};
      return;
    }
    for (int64_t word : {0, 1}) {
      Value index = arith::ConstantIndexOp::create(b, word);
      key[word] = tensor::ExtractOp::create(b, keys, index);
    }
  }

  /// Returns the operands of the loops, and their maps, in a nest of
  /// `numLoops`.
  ArrayRef<Value> getInputs() const { return inputs; }
  void appendMaps(ImplicitLocOpBuilder &b, int64_t numLoops,
                  SmallVectorImpl<AffineMap> &maps) const {
    maps.append(inputs.size(),
                AffineMap::getMultiDimIdentityMap(numLoops, b.getContext())
                    .getMajorSubMap(numDims));
  }
  /// The key in the loops' body, which has the inputs as its first arguments.
  WordValues get(ValueRange arguments) const {
    return numDims > 0 ? WordValues{arguments[0], arguments[1]} : key;
  }

private:
  int64_t numDims;
  SmallVector<Value> inputs;
  WordValues key;
};
} // namespace

using BodyBuilder =
    function_ref<Value(ImplicitLocOpBuilder &b, WordValues key, Value input)>;

/// Loops over all elements of `type`, each of which `buildBody` makes of its
/// key and, if there is one, of the element of `input`.
static Value createLoops(ImplicitLocOpBuilder &b, RankedTensorType type,
                         TypedValue<RankedTensorType> keys, Value input,
                         BodyBuilder buildBody) {
  LoopKeys loopKeys(b, keys);
  int64_t rank = type.getRank();
  SmallVector<AffineMap> maps;
  SmallVector<Value> inputs(loopKeys.getInputs());
  loopKeys.appendMaps(b, rank, maps);
  if (input)
    inputs.push_back(input);
  Value empty =
      tensor::EmptyOp::create(b, type.getShape(), type.getElementType());
  maps.append(input ? 2 : 1,
              AffineMap::getMultiDimIdentityMap(rank, b.getContext()));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             b, type, inputs, empty, maps, iterators,
             [&](OpBuilder &nested, Location loc, ValueRange arguments) {
               ImplicitLocOpBuilder body(loc, nested);
               Value element = input ? arguments[inputs.size() - 1] : Value();
               linalg::YieldOp::create(
                   body, buildBody(body, loopKeys.get(arguments), element));
             })
      .getResult(0);
}

/// `value` as an i32, without its upper bits.
static Value toWord(ImplicitLocOpBuilder &b, Value value) {
  Type type = b.getI32Type();
  if (value.getType() == type)
    return value;
  if (value.getType().isIndex())
    return arith::IndexCastOp::create(b, type, value);
  return arith::TruncIOp::create(b, type, value);
}

static Value createWord(ImplicitLocOpBuilder &b, int64_t value) {
  return arith::ConstantIntOp::create(b, b.getI32Type(), value);
}

static Value lower(ImplicitLocOpBuilder &b, RngKeyOp op) {
  Value high = createWord(b, 0), seed = op.getSeed();
  if (seed.getType().isIndex())
    seed = arith::IndexCastOp::create(b, b.getI64Type(), seed);
  if (seed.getType().isInteger(64)) {
    Value shift = arith::ConstantIntOp::create(b, b.getI64Type(), 32);
    high = toWord(b, arith::ShRUIOp::create(b, seed, shift));
  }
  return tensor::FromElementsOp::create(b, op.getType(),
                                        ValueRange{high, toWord(b, seed)});
}

/// Folds each of `keys` with `data`; for each place along the loops of `type`
/// but the last, which is that of the words.
static Value createFolded(ImplicitLocOpBuilder &b, RankedTensorType type,
                          TypedValue<RankedTensorType> keys,
                          function_ref<Value(ImplicitLocOpBuilder &b)> data) {
  return createLoops(
      b, type, keys, Value(),
      [&](ImplicitLocOpBuilder &b, WordValues key, Value) -> Value {
        WordValues words = emitThreefry(b, key, {createWord(b, 0), data(b)});
        Value word = linalg::IndexOp::create(b, type.getRank() - 1);
        Value isFirst =
            arith::CmpIOp::create(b, arith::CmpIPredicate::eq, word,
                                  arith::ConstantIndexOp::create(b, 0));
        return arith::SelectOp::create(b, isFirst, words[0], words[1]);
      });
}

static Value lower(ImplicitLocOpBuilder &b, RngFoldOp op) {
  Value data = toWord(b, op.getData());
  return createFolded(b, op.getType(), op.getKey(),
                      [&](ImplicitLocOpBuilder &) { return data; });
}

static Value lower(ImplicitLocOpBuilder &b, RngSplitOp op) {
  Value from = op.getFrom() ? toWord(b, op.getFrom()) : Value();
  return createFolded(
      b, op.getType(), op.getKey(), [&](ImplicitLocOpBuilder &b) -> Value {
        Value place =
            toWord(b, linalg::IndexOp::create(b, op.getType().getRank() - 2));
        return from ? arith::AddIOp::create(b, from, place) : place;
      });
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

namespace {
/// Counts the elements of an array, row-major, in 32 bits if that is enough.
class Counter {
public:
  Counter(ImplicitLocOpBuilder &b, DrawOpInterface op)
      : firstLoop(op.getNumKeyDims()), shape(op.getCountedShape()) {
    int64_t count = 1;
    strides.resize(shape.size());
    for (size_t dim = shape.size(); dim-- > 0;) {
      strides[dim] = count;
      isWide |= llvm::MulOverflow(count, shape[dim], count);
    }
    isWide |= count > (int64_t(1) << 32);
    type = b.getIntegerType(isWide ? 64 : 32);
    begin = arith::ConstantIntOp::create(b, type, 0);
    for (auto [dim, offset] : llvm::enumerate(op.getOffsets()))
      begin = advance(b, begin, dim, offset);
  }

  /// The count of the element that the loops around are at, in two words.
  WordValues emit(ImplicitLocOpBuilder &b) const {
    Value count = begin;
    for (size_t dim = 0; dim < shape.size(); ++dim)
      if (shape[dim] != 1)
        count =
            advance(b, count, dim, linalg::IndexOp::create(b, firstLoop + dim));
    if (!isWide)
      return {createWord(b, 0), count};
    Value shift = arith::ConstantIntOp::create(b, type, 32);
    return {toWord(b, arith::ShRUIOp::create(b, count, shift)),
            toWord(b, count)};
  }

private:
  /// `count` plus `places` along `dim`. All elements count the same along a dim
  /// of size 1.
  Value advance(ImplicitLocOpBuilder &b, Value count, size_t dim,
                Value places) const {
    if (shape[dim] == 1)
      return count;
    Value factor = arith::ConstantIntOp::create(b, type, strides[dim]);
    Value step = arith::IndexCastOp::create(b, type, places);
    return arith::AddIOp::create(b, count,
                                 arith::MulIOp::create(b, step, factor));
  }

  int64_t firstLoop;
  SmallVector<int64_t> shape, strides;
  bool isWide = false;
  Type type;
  Value begin;
};
} // namespace

/// True with a probability of `probability`.
static Value emitChance(ImplicitLocOpBuilder &b, WordValues words,
                        double probability) {
  FloatType type = b.getF32Type();
  Value number = emitUniform(b, type, emitBits(b, words, 32), 0, 1);
  Value limit = arith::ConstantOp::create(
      b, b.getF32FloatAttr(static_cast<float>(probability)));
  return arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, number, limit);
}

/// Returns the rest of the element `input`.
static Value emitDropout(ImplicitLocOpBuilder &b, DropoutOp op,
                         WordValues words, Value input) {
  double probability = 1 - op.getRate().convertToDouble();
  Type type = input.getType();
  Value scaled = arith::DivFOp::create(
      b, input,
      arith::ConstantOp::create(b, b.getFloatAttr(type, probability)));
  Value zero = arith::ConstantOp::create(b, b.getFloatAttr(type, 0));
  return arith::SelectOp::create(b, emitChance(b, words, probability), scaled,
                                 zero);
}

/// The element that `op` makes of random words and, if it has an input, of the
/// element `input` of that.
static Value emitElement(ImplicitLocOpBuilder &b, DrawOpInterface op,
                         WordValues words, Value input) {
  Type type = op.getResult().getType().getElementType();
  auto draw = [&](FloatType type) {
    return emitBits(b, words, getNumRandomBits(type));
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](RandomBitsOp) {
        return emitBits(b, words, type.getIntOrFloatBitWidth());
      })
      .Case([&](RandomUniformOp op) {
        auto number = llvm::cast<FloatType>(type);
        return emitUniform(b, number, draw(number),
                           op.getLow().convertToDouble(),
                           op.getHigh().convertToDouble());
      })
      .Case([&](RandomNormalOp) {
        auto number = llvm::cast<FloatType>(type);
        return emitNormal(b, number, draw(number));
      })
      .Case([&](RandomTruncatedNormalOp op) {
        auto number = llvm::cast<FloatType>(type);
        return emitTruncatedNormal(b, number, draw(number),
                                   op.getLow().convertToDouble(),
                                   op.getHigh().convertToDouble());
      })
      .Case([&](RandomBernoulliOp op) {
        return emitChance(b, words, op.getProbability().convertToDouble());
      })
      .Case([&](DropoutOp op) { return emitDropout(b, op, words, input); });
}

static Value lower(ImplicitLocOpBuilder &b, DrawOpInterface op) {
  Counter counter(b, op);
  auto dropout = llvm::dyn_cast<DropoutOp>(*op);
  return createLoops(b, op.getResult().getType(), op.getKey(),
                     dropout ? dropout.getInput() : Value(),
                     [&](ImplicitLocOpBuilder &b, WordValues key, Value input) {
                       return emitElement(
                           b, op, emitThreefry(b, key, counter.emit(b)), input);
                     });
}

namespace {
template <typename Op>
struct ConvertKeys : public OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    rewriter.replaceOp(op, lower(b, op));
    return success();
  }
};

struct ConvertDraw : public OpInterfaceRewritePattern<DrawOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(DrawOpInterface op,
                                PatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    rewriter.replaceOp(op, lower(b, op));
    return success();
  }
};
} // namespace

void mesh::populateRandomToLinalgPatterns(RewritePatternSet &patterns) {
  patterns.add<ConvertDraw, ConvertKeys<RngFoldOp>, ConvertKeys<RngKeyOp>,
               ConvertKeys<RngSplitOp>>(patterns.getContext());
}

namespace {
struct ConvertRandomToLinalgPass
    : public mesh::impl::ConvertRandomToLinalgPassBase<
          ConvertRandomToLinalgPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateRandomToLinalgPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
