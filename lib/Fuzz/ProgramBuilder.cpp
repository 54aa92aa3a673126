//===- ProgramBuilder.cpp - builds a random program op by op --------------===//

#include "mesh/Fuzz/ProgramBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mesh;

ProgramBuilder::ProgramBuilder(MLIRContext *context, uint64_t seed,
                               const FuzzOptions &options)
    : random(seed), options(options),
      builder(UnknownLoc::get(context), context),
      module(ModuleOp::create(UnknownLoc::get(context))),
      mesh(makeRandomMesh(context, random, options)),
      meshName(FlatSymbolRefAttr::get(context, "m")) {
  builder.setInsertionPointToEnd(module->getBody());
  MeshOp::create(builder, meshName.getValue(), mesh);

  // Sizes that axes divide are the rule.
  for (int64_t i = 0; i < 3; ++i) {
    int64_t size = random.between(1, 3);
    for (MeshAxisAttr axis : mesh.getAxes())
      if (size * axis.getSize() <= 24 && random.chance(0.6))
        size *= axis.getSize();
    sizes.push_back(size);
  }
  if (random.chance(0.3))
    sizes.push_back(1);
  if (random.chance(0.3))
    sizes.push_back(random.between(2, 7));
  if (options.empty && random.chance(0.1))
    sizes.push_back(0);

  SmallVector<Type> floats{builder.getF32Type(), builder.getF32Type(),
                           builder.getF64Type(), builder.getBF16Type(),
                           builder.getF16Type()};
  SmallVector<Type> integers{builder.getI1Type(), builder.getI8Type(),
                             builder.getI32Type(), builder.getI64Type()};
  Type main = random.pick(floats);
  elementTypes = {main, main, main, random.pick(floats), random.pick(integers)};
}

ShardingAttr ProgramBuilder::makeSharding(RankedTensorType type,
                                          ShardingChoice choice) {
  return makeRandomSharding(meshName, mesh, type, random, options, choice);
}

//===----------------------------------------------------------------------===//
// Shapes and types
//===----------------------------------------------------------------------===//

int64_t ProgramBuilder::pickSize() { return random.pick(sizes); }

bool ProgramBuilder::isSmall(ArrayRef<int64_t> shape) const {
  int64_t count = 1;
  for (int64_t size : shape)
    count *= std::max<int64_t>(size, 1);
  return count <= options.maxElements;
}

SmallVector<int64_t> ProgramBuilder::pickShape(int64_t rank) {
  static constexpr int64_t ranks[] = {0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5};
  if (rank < 0)
    rank = random.pick(ArrayRef(ranks));
  SmallVector<int64_t> shape;
  for (int64_t dim = 0; dim < rank; ++dim) {
    shape.push_back(pickSize());
    if (!isSmall(shape))
      shape.back() = 1;
  }
  random.shuffle(shape);
  return shape;
}

Type ProgramBuilder::pickElementType() { return random.pick(elementTypes); }

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

std::optional<Item> ProgramBuilder::pick(Filter accept) {
  SmallVector<size_t> fit;
  for (size_t i = 0; i < items.size(); ++i)
    if (accept(items[i]))
      fit.push_back(i);
  if (fit.empty())
    return std::nullopt;
  // Chains of ops rather than many short ones.
  int64_t choice = std::max(random.below(fit.size()), random.below(fit.size()));
  return items[fit[choice]];
}

std::optional<Item> ProgramBuilder::pickFloat() {
  return pick([](const Item &item) { return item.isFloat(); });
}

std::optional<Item> ProgramBuilder::pickInteger() {
  return pick([](const Item &item) { return !item.isFloat(); });
}

Item ProgramBuilder::obtain(RankedTensorType type) {
  std::optional<Item> item =
      pick([&](const Item &item) { return item.getType() == type; });
  return item && random.chance(0.85) ? *item : makeLeaf(type);
}

Item ProgramBuilder::makeLeaf(RankedTensorType type) {
  Item leaf = random.chance(0.75) ? makeArgument(type) : makeConstant(type);
  items.push_back(leaf);
  return leaf;
}

/// An argument of floats is mostly rounded to small whole numbers, so that
/// what follows can be compared exactly.
Item ProgramBuilder::makeArgument(RankedTensorType type) {
  Block &entry = function.getFunctionBody().front();
  if (builder.getInsertionBlock() != &entry)
    return makeConstant(type);
  Value argument = entry.addArgument(type, builder.getLoc());
  bool isFloat = llvm::isa<FloatType>(type.getElementType());
  NumericRange range = isFloat ? NumericRange{1, 0, 0} : NumericRange{8, 1, 0};
  argumentRanges.push_back(range);
  if (!isFloat || random.chance(0.3))
    return {argument, range};
  Value scaled = arith::MulFOp::create(builder, argument, makeSplat(type, 4));
  return {math::RoundEvenOp::create(builder, scaled), {4, 1, 0}};
}

/// An i1 is 0 or 1.
static IntegerAttr getInteger(Builder &builder, Type type, int64_t value) {
  return builder.getIntegerAttr(type, type.isInteger(1) ? value & 1 : value);
}

Value ProgramBuilder::makeSplat(RankedTensorType type, double element) {
  TypedAttr value;
  if (llvm::isa<FloatType>(type.getElementType()))
    value = builder.getFloatAttr(type.getElementType(), element);
  else
    value = getInteger(builder, type.getElementType(),
                       static_cast<int64_t>(element));
  return arith::ConstantOp::create(builder,
                                   DenseElementsAttr::get(type, value));
}

Item ProgramBuilder::makeConstant(RankedTensorType type) {
  NumericRange range{3, 1, 0};
  if (random.chance(0.4))
    return {makeSplat(type, random.between(-3, 3)), range};
  SmallVector<Attribute> elements;
  for (int64_t i = 0; i < type.getNumElements(); ++i) {
    int64_t element = random.between(-3, 3);
    if (llvm::isa<FloatType>(type.getElementType()))
      elements.push_back(builder.getFloatAttr(type.getElementType(),
                                              static_cast<double>(element)));
    else
      elements.push_back(getInteger(builder, type.getElementType(), element));
  }
  return {arith::ConstantOp::create(builder,
                                    DenseElementsAttr::get(type, elements)),
          range};
}

void ProgramBuilder::add(Value value, NumericRange range) {
  items.push_back({value, range});
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void ProgramBuilder::beginFunction(StringRef name, bool isPrivate) {
  builder.setInsertionPointToEnd(module->getBody());
  auto op =
      func::FuncOp::create(builder, name, builder.getFunctionType({}, {}));
  if (isPrivate)
    op.setPrivate();
  builder.setInsertionPointToEnd(op.addEntryBlock());
  function = op;
  items.clear();
  argumentRanges.clear();
}

std::vector<Item> ProgramBuilder::endFunction(int64_t numResults) {
  std::vector<Item> results;
  SmallVector<Value> values;
  SmallVector<Type> types;
  for (int64_t i = 0; i < numResults; ++i) {
    // What nothing uses yet is what the function is for.
    std::optional<Item> result = pick([&](const Item &item) {
      return item.value.use_empty() && !llvm::is_contained(values, item.value);
    });
    if (!result || random.chance(0.1))
      result = pick([](const Item &) { return true; });
    results.push_back(*result);
    values.push_back(result->value);
    types.push_back(result->value.getType());
  }
  func::ReturnOp::create(builder, values);
  Block &entry = function.getFunctionBody().front();
  function.setType(builder.getFunctionType(
      llvm::to_vector(entry.getArgumentTypes()), types));

  StringRef name = MeshDialect::kShardingAttrName;
  for (auto [index, type] : llvm::enumerate(function.getArgumentTypes()))
    if (auto tensor = llvm::dyn_cast<RankedTensorType>(type);
        tensor && random.chance(0.7))
      function.setArgAttr(index, name, makeSharding(tensor));
  for (auto [index, type] : llvm::enumerate(types))
    if (random.chance(0.6))
      function.setResultAttr(
          index, name,
          makeSharding(llvm::cast<RankedTensorType>(type),
                       {.mayBeOpen = true, .mayBePartial = true}));
  return results;
}
