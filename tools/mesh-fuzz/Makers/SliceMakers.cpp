//===- SliceMakers.cpp - parts of tensors ---------------------------------===//

#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

namespace {
/// A part of a tensor.
struct Part {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  SmallVector<int64_t> shape;
};
} // namespace

static Part pickPart(ProgramBuilder &program, ArrayRef<int64_t> shape) {
  Random &random = program.getRandom();
  Builder &builder = program.getBuilder();
  Part part;
  for (int64_t size : shape) {
    int64_t offset = 0, length = size, stride = 1;
    if (size > 0 && random.chance(0.4)) {
      offset = random.below(size);
      stride = random.chance(0.2) ? random.between(1, 3) : 1;
      length = random.between(1, (size - offset + stride - 1) / stride);
    }
    // The beginning of a part may be known only when the program runs.
    if (length > 0 && random.chance(0.15))
      part.offsets.push_back(program.makeIndex(size - (length - 1) * stride));
    else
      part.offsets.push_back(builder.getIndexAttr(offset));
    part.sizes.push_back(builder.getIndexAttr(length));
    part.strides.push_back(builder.getIndexAttr(stride));
    part.shape.push_back(length);
  }
  return part;
}

static bool hasDims(const Item &item) { return item.getRank() > 0; }

/// No slice of a tensor without elements begins within its bounds.
static bool canBeSliced(const Item &item) {
  return hasDims(item) && !llvm::is_contained(item.getShape(), 0);
}

static bool makeExtractSlice(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(canBeSliced);
  if (!item)
    return false;
  Part part = pickPart(program, item->getShape());
  // Dims of size 1 may go.
  SmallVector<int64_t> shape;
  for (int64_t size : part.shape)
    if (size != 1 || program.getRandom().chance(0.7))
      shape.push_back(size);
  program.add(tensor::ExtractSliceOp::create(
                  program.getBuilder(),
                  RankedTensorType::get(shape, item->getElementType()),
                  item->value, part.offsets, part.sizes, part.strides),
              item->range);
  return true;
}

static bool makeInsertSlice(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(canBeSliced);
  if (!item)
    return false;
  Part part = pickPart(program, item->getShape());
  Item source =
      program.obtain(RankedTensorType::get(part.shape, item->getElementType()));
  program.add(tensor::InsertSliceOp::create(program.getBuilder(), source.value,
                                            item->value, part.offsets,
                                            part.sizes, part.strides),
              RangeArithmetic::unite(item->range, source.range));
  return true;
}

static bool makePad(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasDims);
  if (!item)
    return false;
  Random &random = program.getRandom();
  ImplicitLocOpBuilder &builder = program.getBuilder();
  SmallVector<int64_t> shape;
  SmallVector<OpFoldResult> low, high;
  for (int64_t size : item->getShape()) {
    int64_t before = random.chance(0.3) ? random.below(3) : 0;
    int64_t after = random.chance(0.3) ? random.below(3) : 0;
    low.push_back(builder.getIndexAttr(before));
    high.push_back(builder.getIndexAttr(after));
    shape.push_back(size + before + after);
  }
  if (!program.isSmall(shape))
    return false;
  // With a number, or an element.
  Value padding;
  NumericRange range = item->range;
  if (item->getType().getNumElements() > 0 && random.chance(0.3)) {
    padding = program.makeElement(*item);
  } else {
    padding = program.makeScalar(item->getElementType(), -2);
    range = RangeArithmetic::unite(range, NumericRange::constant(2));
  }
  program.add(tensor::PadOp::create(builder, item->getType().clone(shape),
                                    item->value, low, high, padding),
              range);
  return true;
}

static bool makeConcat(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasDims);
  if (!item)
    return false;
  Random &random = program.getRandom();
  int64_t dim = random.below(item->getRank());
  SmallVector<Value> values{item->value};
  SmallVector<int64_t> shape(item->getShape());
  NumericRange range = item->range;
  for (int64_t i = random.between(1, 2); i > 0; --i) {
    SmallVector<int64_t> otherShape(shape);
    otherShape[dim] = program.pickSize();
    Item other = program.obtain(item->getType().clone(otherShape));
    values.push_back(other.value);
    shape[dim] += otherShape[dim];
    range = RangeArithmetic::unite(range, other.range);
  }
  if (!program.isSmall(shape))
    return false;
  random.shuffle(values);
  program.add(tensor::ConcatOp::create(program.getBuilder(), dim, values),
              range);
  return true;
}

/// Elements are moved along a dim, and those at its end to its begin.
static bool makeRoll(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(canBeSliced);
  if (!item)
    return false;
  Random &random = program.getRandom();
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t dim = random.below(item->getRank());
  int64_t size = item->getShape()[dim];
  if (size < 2)
    return false;
  int64_t cut = random.between(1, size - 1);
  auto slice = [&](int64_t begin, int64_t length) -> Value {
    SmallVector<OpFoldResult> offsets(item->getRank(), builder.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(item->getRank(), builder.getIndexAttr(1));
    SmallVector<OpFoldResult> sizes;
    for (int64_t extent : item->getShape())
      sizes.push_back(builder.getIndexAttr(extent));
    offsets[dim] = builder.getIndexAttr(begin);
    sizes[dim] = builder.getIndexAttr(length);
    return tensor::ExtractSliceOp::create(builder, item->value, offsets, sizes,
                                          strides);
  };
  // Some elements may get lost between the parts.
  int64_t lost = random.chance(0.3) ? random.below(size - cut) : 0;
  Value end = slice(cut + lost, size - cut - lost), begin = slice(0, cut);
  program.add(tensor::ConcatOp::create(builder, dim, ValueRange{end, begin}),
              item->range);
  return true;
}

ArrayRef<OpMaker> mesh::getSliceMakers() {
  static constexpr OpMaker makers[] = {
      {"extract_slice", 5, makeExtractSlice},
      {"insert_slice", 4, makeInsertSlice},
      {"pad", 4, makePad},
      {"concat", 3, makeConcat},
      {"roll", 2, makeRoll},
  };
  return makers;
}
