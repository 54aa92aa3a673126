//===- DrawMakers.cpp - keys and random numbers ---------------------------===//
//
// Drawn numbers depend on a key and their place alone, so each is the same
// whatever the sharding.
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/Makers/OpMakers.h"
#include "mesh/IR/RandomOps.h"

#include <cmath>

using namespace mesh;

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// Any two words are a key.
static NumericRange getKeyRange(const Item &key) {
  return key.getArithmetic().round({HUGE_VAL, 1, 0});
}

/// A key, or several.
static Item pickKey(ProgramBuilder &program, int64_t maxRank = 3) {
  std::optional<Item> key = program.pick([&](const Item &item) {
    return item.getElementType().isInteger(32) && item.getRank() > 0 &&
           item.getRank() <= maxRank && item.getShape().back() == 2;
  });
  Type word = program.getBuilder().getI32Type();
  return key ? *key : program.makeLeaf(RankedTensorType::get({2}, word));
}

/// The key of a constant, of a counter, or of an element.
static bool makeKey(ProgramBuilder &program) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  std::optional<Item> item = program.pick([](const Item &item) {
    Type type = item.getElementType();
    return (type.isIndex() || type.isInteger(32) || type.isInteger(64)) &&
           item.getType().getNumElements() > 0;
  });
  Value seed = item && program.getRandom().chance(0.5)
                   ? program.makeElement(*item)
                   : program.makeIndex(1000);
  auto type = RankedTensorType::get({2}, builder.getI32Type());
  Item key{RngKeyOp::create(builder, type, seed), {}};
  program.add(key.value, getKeyRange(key));
  return true;
}

static bool makeFold(ProgramBuilder &program) {
  Item key = pickKey(program);
  Value number = program.makeIndex(100);
  program.add(
      RngFoldOp::create(program.getBuilder(), key.getType(), key.value, number),
      getKeyRange(key));
  return true;
}

static bool makeSplit(ProgramBuilder &program) {
  Item key = pickKey(program, /*maxRank=*/2);
  SmallVector<int64_t> shape(key.getShape());
  shape.insert(shape.end() - 1, program.pickSize());
  Value from;
  if (program.getRandom().chance(0.3))
    from = program.makeIndex(100);
  program.add(RngSplitOp::create(program.getBuilder(),
                                 key.getType().clone(shape), key.value, from),
              getKeyRange(key));
  return true;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

namespace {
/// The part of an array that is drawn: all of it, if there are no offsets.
struct DrawnPart {
  SmallVector<Value> offsets;
  DenseI64ArrayAttr shape;
};
} // namespace

static DrawnPart pickPart(ProgramBuilder &program, ArrayRef<int64_t> shape) {
  DrawnPart part;
  Random &random = program.getRandom();
  if (!random.chance(0.2))
    return part;
  SmallVector<int64_t> whole;
  for (int64_t size : shape) {
    int64_t rest = random.below(4);
    whole.push_back(size + rest);
    part.offsets.push_back(program.makeIndex(rest + 1));
  }
  part.shape = program.getBuilder().getDenseI64ArrayAttr(whole);
  return part;
}

/// One of `types` of the element types that programs have.
static Type pickType(ProgramBuilder &program, ArrayRef<Type> types) {
  Type type = program.pickElementType();
  return llvm::is_contained(types, type) ? type
                                         : program.getRandom().pick(types);
}

static Type pickFloatType(ProgramBuilder &program) {
  Builder &builder = program.getBuilder();
  return pickType(program, {builder.getF32Type(), builder.getF64Type(),
                            builder.getBF16Type(), builder.getF16Type()});
}

namespace {
/// The common part of all draws: keys, and an array for each of them.
struct Draw {
  Item key;
  RankedTensorType type;
  DrawnPart part;
};
} // namespace

static std::optional<Draw> pickDraw(ProgramBuilder &program, Type element) {
  Item key = pickKey(program);
  SmallVector<int64_t> shape(key.getShape().drop_back());
  SmallVector<int64_t> array =
      program.pickShape(program.getRandom().between(0, 5 - shape.size()));
  llvm::append_range(shape, array);
  if (!program.isSmall(shape))
    return std::nullopt;
  return Draw{key, RankedTensorType::get(shape, element),
              pickPart(program, array)};
}

static bool makeBits(ProgramBuilder &program) {
  Builder &builder = program.getBuilder();
  std::optional<Draw> draw = pickDraw(
      program, pickType(program, {builder.getI8Type(), builder.getI32Type(),
                                  builder.getI64Type()}));
  if (!draw)
    return false;
  Item bits{RandomBitsOp::create(program.getBuilder(), draw->type,
                                 draw->key.value, draw->part.offsets,
                                 draw->part.shape),
            {}};
  program.add(bits.value, bits.getArithmetic().round({HUGE_VAL, 1, 0}));
  return true;
}

/// From -1 to 1: scaled without rounding.
static bool makeUniform(ProgramBuilder &program) {
  std::optional<Draw> draw = pickDraw(program, pickFloatType(program));
  if (!draw)
    return false;
  Builder &builder = program.getBuilder();
  program.add(RandomUniformOp::create(
                  program.getBuilder(), draw->type, draw->key.value,
                  builder.getF64FloatAttr(-1), builder.getF64FloatAttr(1),
                  draw->part.offsets, draw->part.shape),
              {1, 0, 0});
  return true;
}

/// Adds a function of uniform numbers, which is rounded.
static bool addRounded(ProgramBuilder &program, Value value, double magnitude) {
  Item item{value, {}};
  return program.addIfAccepted(
      value, item.getArithmetic().apply({1, 0, 0}, 0, magnitude));
}

static bool makeNormal(ProgramBuilder &program) {
  std::optional<Draw> draw = pickDraw(program, pickFloatType(program));
  if (!draw)
    return false;
  Value normal =
      RandomNormalOp::create(program.getBuilder(), draw->type, draw->key.value,
                             draw->part.offsets, draw->part.shape);
  // None is further from 0, in f64 either.
  return addRounded(program, normal, 10);
}

static bool makeTruncatedNormal(ProgramBuilder &program) {
  std::optional<Draw> draw = pickDraw(program, pickFloatType(program));
  if (!draw)
    return false;
  Builder &builder = program.getBuilder();
  Value normal = RandomTruncatedNormalOp::create(
      program.getBuilder(), draw->type, draw->key.value,
      builder.getF64FloatAttr(-2), builder.getF64FloatAttr(2),
      draw->part.offsets, draw->part.shape);
  return addRounded(program, normal, 2);
}

static bool makeBernoulli(ProgramBuilder &program) {
  std::optional<Draw> draw =
      pickDraw(program, program.getBuilder().getI1Type());
  if (!draw)
    return false;
  static constexpr double probabilities[] = {0, 0.3, 0.9, 1};
  double probability = program.getRandom().pick(ArrayRef(probabilities));
  program.add(RandomBernoulliOp::create(
                  program.getBuilder(), draw->type, draw->key.value,
                  program.getBuilder().getF64FloatAttr(probability),
                  draw->part.offsets, draw->part.shape),
              {1, 1, 0});
  return true;
}

/// The elements that stay are multiplied by a power of two.
static bool makeDropout(ProgramBuilder &program) {
  std::optional<Item> item = program.pickFloat();
  if (!item)
    return false;
  static constexpr double rates[] = {0, 0.5, 0.75, 1};
  Random &random = program.getRandom();
  double rate = random.pick(ArrayRef(rates));
  double factor = rate < 1 ? 1 / (1 - rate) : 0;
  Item key = pickKey(program, /*maxRank=*/1);
  DrawnPart part = pickPart(program, item->getShape());
  SmallVector<int64_t> shared;
  if (random.chance(0.3))
    for (int64_t dim = 0; dim < item->getRank(); ++dim)
      if (random.chance(0.5))
        shared.push_back(dim);
  ImplicitLocOpBuilder &builder = program.getBuilder();
  return program.addIfAccepted(
      DropoutOp::create(builder, item->getType(), item->value, key.value,
                        builder.getF64FloatAttr(rate), part.offsets, part.shape,
                        shared.empty() ? DenseI64ArrayAttr()
                                       : builder.getDenseI64ArrayAttr(shared)),
      item->getArithmetic().multiply(item->range,
                                     NumericRange::constant(factor)));
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getDrawMakers() {
  static constexpr OpMaker makers[] = {
      {"key", 2, makeKey},
      {"key of key", 1, makeFold},
      {"keys", 2, makeSplit},
      {"random bits", 2, makeBits},
      {"uniform", 2, makeUniform},
      {"normal", 1, makeNormal},
      {"truncated normal", 1, makeTruncatedNormal},
      {"bernoulli", 2, makeBernoulli},
      {"dropout", 3, makeDropout},
  };
  return makers;
}
