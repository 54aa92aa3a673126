//===- TensorMakers.cpp - reshapes, slices and elements -------------------===//

#include "mesh/Fuzz/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

/// Two factors of `size`.
static std::pair<int64_t, int64_t> factorize(int64_t size, Random &random) {
  SmallVector<int64_t> divisors{1};
  for (int64_t divisor = 2; divisor <= size; ++divisor)
    if (size % divisor == 0)
      divisors.push_back(divisor);
  int64_t major = random.pick(divisors);
  return {major, size / major};
}

static bool makeExpandShape(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return item.getRank() > 0 && item.getRank() < 5;
  });
  if (!item)
    return false;
  Random &random = program.getRandom();
  int64_t expanded = random.below(item->getRank());
  SmallVector<int64_t> shape;
  SmallVector<ReassociationIndices> groups;
  for (auto [dim, size] : llvm::enumerate(item->getShape())) {
    ReassociationIndices &group = groups.emplace_back();
    group.push_back(shape.size());
    if (static_cast<int64_t>(dim) != expanded) {
      shape.push_back(size);
      continue;
    }
    auto [major, minor] = factorize(size, random);
    llvm::append_values(shape, major, minor);
    group.push_back(shape.size() - 1);
  }
  program.add(tensor::ExpandShapeOp::create(
                  program.getBuilder(),
                  RankedTensorType::get(shape, item->getElementType()),
                  item->value, groups),
              item->range);
  return true;
}

static bool makeCollapseShape(ProgramBuilder &program) {
  std::optional<Item> item =
      program.pick([](const Item &item) { return item.getRank() > 1; });
  if (!item)
    return false;
  Random &random = program.getRandom();
  SmallVector<ReassociationIndices> groups;
  for (int64_t dim = 0; dim < item->getRank(); ++dim) {
    if (groups.empty() || random.chance(0.5))
      groups.emplace_back();
    groups.back().push_back(dim);
  }
  program.add(tensor::CollapseShapeOp::create(program.getBuilder(), item->value,
                                              groups),
              item->range);
  return true;
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

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
    part.offsets.push_back(builder.getIndexAttr(offset));
    part.sizes.push_back(builder.getIndexAttr(length));
    part.strides.push_back(builder.getIndexAttr(stride));
    part.shape.push_back(length);
  }
  return part;
}

static bool hasDims(const Item &item) { return item.getRank() > 0; }

static bool makeExtractSlice(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasDims);
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
  std::optional<Item> item = program.pick(hasDims);
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
  Type element = item->getElementType();
  TypedAttr zero = builder.getZeroAttr(element);
  Value padding = arith::ConstantOp::create(builder, zero);
  program.add(tensor::PadOp::create(builder,
                                    RankedTensorType::get(shape, element),
                                    item->value, low, high, padding),
              item->range);
  return true;
}

static bool makeConcat(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasDims);
  if (!item)
    return false;
  Random &random = program.getRandom();
  int64_t dim = random.below(item->getRank());
  SmallVector<int64_t> shape(item->getShape());
  shape[dim] = program.pickSize();
  Item other =
      program.obtain(RankedTensorType::get(shape, item->getElementType()));
  SmallVector<Value> values{item->value, other.value};
  random.shuffle(values);
  shape[dim] += item->getShape()[dim];
  if (!program.isSmall(shape))
    return false;
  program.add(tensor::ConcatOp::create(program.getBuilder(), dim, values),
              RangeArithmetic::unite(item->range, other.range));
  return true;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// An element of a tensor, everywhere in another one.
static bool makeSplatOfElement(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(
      [](const Item &item) { return item.getType().getNumElements() > 0; });
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  SmallVector<Value> position;
  for (int64_t size : item->getShape())
    position.push_back(arith::ConstantIndexOp::create(
        builder, program.getRandom().below(size)));
  Value element = tensor::ExtractOp::create(builder, item->value, position);
  auto type =
      RankedTensorType::get(program.pickShape(), item->getElementType());
  program.add(tensor::SplatOp::create(builder, type, element), item->range);
  return true;
}

/// A small tensor of elements of others.
static bool makeFromElements(ProgramBuilder &program) {
  std::optional<Item> item =
      program.pick([](const Item &item) { return item.getRank() == 0; });
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Value element = tensor::ExtractOp::create(builder, item->value);
  SmallVector<Value> elements(program.pickSize(), element);
  auto type = RankedTensorType::get(static_cast<int64_t>(elements.size()),
                                    item->getElementType());
  program.add(tensor::FromElementsOp::create(builder, type, elements),
              item->range);
  return true;
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getTensorMakers() {
  static constexpr OpMaker makers[] = {
      {"expand_shape", 5, makeExpandShape},
      {"collapse_shape", 5, makeCollapseShape},
      {"extract_slice", 5, makeExtractSlice},
      {"insert_slice", 4, makeInsertSlice},
      {"pad", 4, makePad},
      {"concat", 3, makeConcat},
      {"splat", 1, makeSplatOfElement},
      {"from_elements", 1, makeFromElements},
  };
  return makers;
}
