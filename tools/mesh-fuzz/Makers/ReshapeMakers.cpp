//===- ReshapeMakers.cpp - tensors in other shapes ------------------------===//

#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

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

/// Any shape of as many elements. What it is stands in a tensor.
static bool makeReshape(ProgramBuilder &program) {
  std::optional<Item> item = program.pickAny();
  if (!item)
    return false;
  Random &random = program.getRandom();
  ImplicitLocOpBuilder &builder = program.getBuilder();
  SmallVector<int64_t> shape(item->getShape());
  if (shape.empty())
    shape.push_back(1);
  for (int64_t i = random.between(1, 3); i > 0; --i) {
    int64_t dim = random.below(shape.size());
    if (shape.size() > 1 && random.chance(0.5)) {
      dim = std::max<int64_t>(dim, 1);
      shape[dim - 1] *= shape[dim];
      shape.erase(shape.begin() + dim);
    } else if (shape.size() < 5) {
      auto [major, minor] = factorize(shape[dim], random);
      shape[dim] = minor;
      shape.insert(shape.begin() + dim, major);
    }
  }
  SmallVector<Attribute> sizes;
  Type integer =
      random.chance(0.5) ? Type(builder.getIndexType()) : builder.getI32Type();
  for (int64_t size : shape)
    sizes.push_back(builder.getIntegerAttr(integer, size));
  auto shapeType =
      RankedTensorType::get(static_cast<int64_t>(sizes.size()), integer);
  Value shapeValue = arith::ConstantOp::create(
      builder, DenseElementsAttr::get(shapeType, sizes));
  program.add(tensor::ReshapeOp::create(builder, item->getType().clone(shape),
                                        item->value, shapeValue),
              item->range);
  return true;
}

ArrayRef<OpMaker> mesh::getReshapeMakers() {
  static constexpr OpMaker makers[] = {
      {"expand_shape", 5, makeExpandShape},
      {"collapse_shape", 5, makeCollapseShape},
      {"reshape", 3, makeReshape},
  };
  return makers;
}
