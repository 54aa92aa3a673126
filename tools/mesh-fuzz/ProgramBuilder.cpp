//===- ProgramBuilder.cpp - builds a random program op by op --------------===//

#include "mesh-fuzz/ProgramBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <complex>

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

  // Sizes that axes divide are the rule, or the exception.
  int64_t largest = options.uneven ? 7 : 3;
  double divides = options.uneven ? 0.15 : 0.6;
  for (int64_t i = 0; i < 3; ++i) {
    int64_t size = random.between(1, largest);
    for (MeshAxisAttr axis : mesh.getAxes())
      if (size * axis.getSize() <= 24 && random.chance(divides))
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
                             builder.getI32Type(), builder.getI64Type(),
                             builder.getIndexType()};
  Type main = random.pick(floats);
  elementTypes = {main, main, main, random.pick(floats), random.pick(integers)};
  if (random.chance(0.5))
    elementTypes.push_back(random.pick(integers));
  if (random.chance(0.1))
    elementTypes.push_back(ComplexType::get(random.chance(0.5)
                                                ? Type(builder.getF32Type())
                                                : builder.getF64Type()));
}

ShardingAttr ProgramBuilder::makeSharding(RankedTensorType type,
                                          ShardingChoice choice) {
  choice.without = hiddenAxis;
  return makeRandomSharding(meshName, mesh, type, random, options, choice);
}

SmallVector<MeshAxisAttr> ProgramBuilder::getAxes() const {
  SmallVector<MeshAxisAttr> axes(mesh.getAxes());
  llvm::erase_if(
      axes, [&](MeshAxisAttr axis) { return axis.getName() == hiddenAxis; });
  return axes;
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
  int64_t first = random.below(fit.size()), second = random.below(fit.size());
  return items[fit[std::max(first, second)]];
}

std::optional<Item> ProgramBuilder::pickAny() {
  return pick([](const Item &) { return true; });
}

std::optional<Item> ProgramBuilder::pickNumber() {
  return pick([](const Item &item) { return item.isNumber(); });
}

std::optional<Item> ProgramBuilder::pickFloat() {
  return pick([](const Item &item) { return item.isFloat(); });
}

std::optional<Item> ProgramBuilder::pickInteger() {
  return pick(
      [](const Item &item) { return item.isInteger() || item.isIndex(); });
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

/// Builds it from two tensors of real numbers, as there are no complex
/// arguments.
Item ProgramBuilder::makeComplex(RankedTensorType type) {
  auto complex = llvm::cast<ComplexType>(type.getElementType());
  RankedTensorType partType = type.clone(complex.getElementType());
  Item re = obtain(partType), im = obtain(partType);
  AffineMap identity = builder.getMultiDimIdentityMap(type.getRank());
  auto generic = linalg::GenericOp::create(
      builder, type, ValueRange{re.value, im.value}, makeEmpty(type),
      {identity, identity, identity},
      SmallVector<utils::IteratorType>(type.getRank(),
                                       utils::IteratorType::parallel),
      [&](OpBuilder &nested, Location loc, ValueRange parts) {
        linalg::YieldOp::create(
            nested, loc,
            complex::CreateOp::create(nested, loc, complex, parts[0], parts[1])
                .getResult());
      });
  return {generic.getResult(0), RangeArithmetic::unite(re.range, im.range)};
}

/// An argument of floats is mostly rounded to small whole numbers, so that
/// what follows can be compared exactly. The derivative of rounding is 0, which
/// would hide those of what follows.
Item ProgramBuilder::makeArgument(RankedTensorType type) {
  if (llvm::isa<ComplexType>(type.getElementType()))
    return makeComplex(type);
  Block &entry = function.getBody().front();
  if (builder.getInsertionBlock() != &entry)
    return makeConstant(type);
  Value argument = entry.addArgument(type, builder.getLoc());
  bool isFloat = llvm::isa<FloatType>(type.getElementType());
  NumericRange range = isFloat ? NumericRange{1, 0, 0} : NumericRange{8, 1, 0};
  argumentRanges.push_back(range);
  if (!isFloat || random.chance(options.differentiate ? 0.9 : 0.3))
    return {argument, range};
  Value scaled = arith::MulFOp::create(builder, argument, makeSplat(type, 4));
  return {math::RoundEvenOp::create(builder, scaled), {4, 1, 0}};
}

/// A number as an attribute. An i1 is 0 or 1.
static TypedAttr getNumber(Builder &builder, Type type, double value) {
  if (llvm::isa<FloatType>(type))
    return builder.getFloatAttr(type, value);
  auto integer = static_cast<int64_t>(value);
  return builder.getIntegerAttr(type,
                                type.isInteger(1) ? integer & 1 : integer);
}

/// One number for all elements, or one for each.
static DenseElementsAttr getElements(Builder &builder, RankedTensorType type,
                                     ArrayRef<std::complex<double>> numbers) {
  Type element = type.getElementType();
  auto complex = llvm::dyn_cast<ComplexType>(element);
  if (!complex) {
    auto elements = llvm::map_to_vector(
        numbers, [&](std::complex<double> number) -> Attribute {
          return getNumber(builder, element, number.real());
        });
    return DenseElementsAttr::get(type, elements);
  }
  auto getPart = [&](double part) {
    return builder.getFloatAttr(complex.getElementType(), part).getValue();
  };
  auto elements =
      llvm::map_to_vector(numbers, [&](std::complex<double> number) {
        return std::complex<llvm::APFloat>(getPart(number.real()),
                                           getPart(number.imag()));
      });
  return DenseElementsAttr::get(type, elements);
}

Value ProgramBuilder::makeSplat(RankedTensorType type, double element) {
  return arith::ConstantOp::create(
      builder, getElements(builder, type, std::complex<double>(element)));
}

Value ProgramBuilder::makeScalar(Type type, double value) {
  if (auto complex = llvm::dyn_cast<ComplexType>(type)) {
    Attribute part = getNumber(builder, complex.getElementType(), value);
    return complex::ConstantOp::create(builder, complex,
                                       builder.getArrayAttr({part, part}));
  }
  return arith::ConstantOp::create(builder, getNumber(builder, type, value));
}

Item ProgramBuilder::makeConstant(RankedTensorType type) {
  NumericRange range{3, 1, 0};
  auto pickNumber = [&] { return static_cast<double>(random.between(-3, 3)); };
  SmallVector<std::complex<double>> numbers;
  int64_t count = random.chance(0.4) ? 1 : type.getNumElements();
  for (int64_t i = 0; i < count; ++i) {
    double re = pickNumber();
    numbers.emplace_back(re, pickNumber());
  }
  return {
      arith::ConstantOp::create(builder, getElements(builder, type, numbers)),
      range};
}

Value ProgramBuilder::makeEmpty(RankedTensorType type) {
  return tensor::EmptyOp::create(builder, type.getShape(),
                                 type.getElementType());
}

/// An element of a tensor of integers, in range.
static Value makeDataIndex(ProgramBuilder &program, const Item &item,
                           int64_t size) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  SmallVector<Value> position;
  for (int64_t dimSize : item.getShape())
    position.push_back(arith::ConstantIndexOp::create(
        builder, program.getRandom().below(dimSize)));
  Value element = tensor::ExtractOp::create(builder, item.value, position);
  if (!item.isIndex())
    element =
        arith::IndexCastUIOp::create(builder, builder.getIndexType(), element);
  return arith::RemUIOp::create(builder, element,
                                arith::ConstantIndexOp::create(builder, size));
}

Value ProgramBuilder::makeIndex(int64_t size) {
  if (random.chance(0.4))
    for (const Counter &counter : llvm::reverse(counters))
      if (counter.bound <= size)
        return counter.value;
  if (random.chance(0.2)) {
    std::optional<Item> item = pick([](const Item &item) {
      return (item.isInteger() || item.isIndex()) &&
             item.getType().getNumElements() > 0;
    });
    if (item)
      return makeDataIndex(*this, *item, size);
  }
  return arith::ConstantIndexOp::create(builder, random.below(size));
}

Value ProgramBuilder::makeElement(const Item &item) {
  SmallVector<Value> position;
  for (int64_t size : item.getShape())
    position.push_back(makeIndex(size));
  return tensor::ExtractOp::create(builder, item.value, position);
}

void ProgramBuilder::add(Value value, NumericRange range) {
  items.push_back({value, range});
}

bool ProgramBuilder::addIfAccepted(Value value, NumericRange range) {
  if (!accepts(llvm::cast<RankedTensorType>(value.getType()), range))
    return false;
  add(value, range);
  return true;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void ProgramBuilder::beginFunction(StringRef name, bool isPrivate) {
  builder.setInsertionPointToEnd(module->getBody());
  function =
      func::FuncOp::create(builder, name, builder.getFunctionType({}, {}));
  if (isPrivate)
    function.setPrivate();
  builder.setInsertionPointToEnd(function.addEntryBlock());
  items.clear();
  argumentRanges.clear();
  // There is to be something that the program is differentiated by.
  if (options.differentiate && !isPrivate)
    items.push_back(
        makeArgument(RankedTensorType::get(pickShape(), elementTypes.front())));
}

Item ProgramBuilder::addArgument(RankedTensorType type, NumericRange range) {
  Value argument =
      function.getBody().front().addArgument(type, builder.getLoc());
  argumentRanges.push_back(range);
  items.push_back({argument, range});
  return items.back();
}

/// Results may be arguments, and be the same value twice.
Callee ProgramBuilder::endFunction(int64_t numResults) {
  std::vector<Item> results;
  SmallVector<Value> values;
  for (int64_t i = 0; i < numResults; ++i) {
    // An unused value is the purpose of the function.
    std::optional<Item> result = pick([&](const Item &item) {
      return item.isNumber() && item.value.use_empty() &&
             !llvm::is_contained(values, item.value);
    });
    if (!result || random.chance(0.15))
      result = pickNumber();
    // A derivative needs a result that has one.
    if (options.differentiate && i == 0 && !(result && result->isFloat()))
      if (std::optional<Item> last = pickFloat())
        result = last;
    // Complex numbers stay inside.
    if (!result)
      result =
          makeLeaf(RankedTensorType::get(pickShape(), builder.getF32Type()));
    results.push_back(*result);
    values.push_back(result->value);
  }
  return endFunction(std::move(results));
}

Callee ProgramBuilder::endFunction(std::vector<Item> results) {
  SmallVector<Value> values =
      llvm::map_to_vector(results, [](const Item &item) { return item.value; });
  SmallVector<Type> types(ValueRange(values).getTypes());
  func::ReturnOp::create(builder, values);
  Block &entry = function.getBody().front();
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
  return {function, argumentRanges, std::move(results)};
}
