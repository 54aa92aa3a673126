//===- NamedMakers.cpp - contractions, convolutions, pooling --------------===//
//
// The indexing maps of linalg's named reductions say which shapes go together.
// So one maker serves them all: it chooses an input, takes the sizes of loops
// from it, and finds operands for the others.
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include <array>
#include <cmath>

using namespace mesh;
using linalg::LinalgOp;
using utils::IteratorType;

namespace {
/// Creates an op with its attributes.
using Create = LinalgOp (*)(ImplicitLocOpBuilder &, ValueRange inputs,
                            Value init, ArrayRef<NamedAttribute>);

/// The function of the elements that an op reads.
enum class Terms {
  Products,
  /// Products of integers less their zero points.
  QuantizedProducts,
  Sum,
  Extremum,
  UnsignedExtremum
};

struct Family {
  Terms terms;
  ArrayRef<Create> ops;
};
} // namespace

template <typename Op>
static LinalgOp create(ImplicitLocOpBuilder &builder, ValueRange inputs,
                       Value init, ArrayRef<NamedAttribute> attributes) {
  return Op::create(builder, TypeRange(init.getType()), inputs,
                    ValueRange(init), attributes);
}

template <typename... Ops>
static constexpr std::array<Create, sizeof...(Ops)> makeOps{create<Ops>...};

static ArrayRef<Create> getContractions() {
  using namespace mlir::linalg;
  static constexpr auto ops =
      makeOps<MatmulOp, MatmulOp, MatvecOp, VecmatOp, DotOp, BatchMatmulOp,
              BatchMatvecOp, BatchVecmatOp, BatchReduceMatmulOp, Mmt4DOp,
              BatchMmt4DOp>;
  return ops;
}

static ArrayRef<Create> getConvolutions() {
  using namespace mlir::linalg;
  static constexpr auto ops =
      makeOps<Conv1DOp, Conv1DNcwFcwOp, Conv1DNwcWcfOp, Conv2DOp,
              Conv2DNchwFchwOp, Conv2DNgchwFgchwOp, Conv2DNgchwGfchwOp,
              Conv2DNhwcFhwcOp, Conv2DNhwcHwcfOp, Conv2DNhwgcGfhwcOp, Conv3DOp,
              Conv3DNcdhwFcdhwOp, Conv3DNdhwcDhwcfOp, DepthwiseConv1DNcwCwOp,
              DepthwiseConv1DNwcWcOp, DepthwiseConv1DNwcWcmOp,
              DepthwiseConv2DNchwChwOp, DepthwiseConv2DNhwcHwcOp,
              DepthwiseConv2DNhwcHwcmOp, DepthwiseConv3DNcdhwCdhwOp,
              DepthwiseConv3DNdhwcDhwcOp, DepthwiseConv3DNdhwcDhwcmOp>;
  return ops;
}

static ArrayRef<Create> getQuantized() {
  using namespace mlir::linalg;
  static constexpr auto ops =
      makeOps<QuantizedMatmulOp, QuantizedBatchMatmulOp, Conv2DNchwFchwQOp,
              Conv2DNgchwGfchwQOp, Conv2DNhwcFhwcQOp, Conv2DNhwcHwcfQOp,
              Conv2DNhwgcGfhwcQOp, Conv3DNdhwcDhwcfQOp,
              DepthwiseConv2DNhwcHwcQOp, DepthwiseConv2DNhwcHwcmQOp>;
  return ops;
}

static ArrayRef<Create> getSums() {
  using namespace mlir::linalg;
  static constexpr auto ops =
      makeOps<PoolingNchwSumOp, PoolingNcwSumOp, PoolingNdhwcSumOp,
              PoolingNhwcSumOp, PoolingNwcSumOp>;
  return ops;
}

static ArrayRef<Create> getExtrema() {
  using namespace mlir::linalg;
  static constexpr auto ops =
      makeOps<PoolingNchwMaxOp, PoolingNcwMaxOp, PoolingNdhwcMaxOp,
              PoolingNdhwcMinOp, PoolingNhwcMaxOp, PoolingNhwcMinOp,
              PoolingNwcMaxOp, PoolingNwcMinOp>;
  return ops;
}

static ArrayRef<Create> getUnsignedExtrema() {
  using namespace mlir::linalg;
  static constexpr auto ops =
      makeOps<PoolingNhwcMaxUnsignedOp, PoolingNhwcMinUnsignedOp,
              PoolingNwcMaxUnsignedOp, PoolingNwcMinUnsignedOp>;
  return ops;
}

//===----------------------------------------------------------------------===//
// One op
//===----------------------------------------------------------------------===//

namespace {
class NamedOp {
public:
  NamedOp(ProgramBuilder &program, const Family &family)
      : program(program), random(program.getRandom()),
        builder(program.getBuilder()), family(family),
        create(random.pick(family.ops)) {}

  bool make();

private:
  bool isQuantized() const { return family.terms == Terms::QuantizedProducts; }
  bool pickType();
  SmallVector<Type> getInputTypes() const;
  void readMaps();
  bool pickImage();
  void pickLoops(AffineExpr expr, int64_t size);
  void pickLoop(AffineExpr expr, int64_t size);
  RankedTensorType getOperandType(int64_t operand, Type element) const;
  std::optional<NumericRange> getRange(ArrayRef<Item> inputs, const Item &init);

  ProgramBuilder &program;
  Random &random;
  ImplicitLocOpBuilder &builder;
  const Family &family;
  Create create;
  Type element, resultElement;
  SmallVector<NamedAttribute> attributes;
  SmallVector<AffineMap> maps;
  SmallVector<IteratorType> iterators;
  /// The trip count of each loop, -1 if that is not known.
  SmallVector<int64_t> loops;
  std::optional<Item> image;
};
} // namespace

bool NamedOp::pickType() {
  switch (family.terms) {
  case Terms::QuantizedProducts:
    element = builder.getI8Type();
    resultElement = builder.getI32Type();
    return true;
  case Terms::UnsignedExtremum:
    element = random.chance(0.5) ? builder.getI8Type() : builder.getI32Type();
    resultElement = element;
    return true;
  default:
    break;
  }
  element = program.pickElementType();
  if (llvm::isa<ComplexType, IndexType>(element) || element.isInteger(1))
    return false;
  resultElement = element;
  // Small numbers are mostly summed up in 32 bits.
  if (family.terms == Terms::Products && element.getIntOrFloatBitWidth() < 32 &&
      random.chance(0.6))
    resultElement = llvm::isa<FloatType>(element) ? Type(builder.getF32Type())
                                                  : builder.getI32Type();
  return true;
}

SmallVector<Type> NamedOp::getInputTypes() const {
  SmallVector<Type> types{element, element};
  if (isQuantized())
    types.append(2, builder.getI32Type());
  return types;
}

/// Asks an op with operands of no shape, which the maps do not depend on.
void NamedOp::readMaps() {
  OpBuilder::InsertionGuard guard(builder);
  Block scratch;
  builder.setInsertionPointToEnd(&scratch);
  auto addOperand = [&](Type type) -> Value {
    return scratch.addArgument(RankedTensorType::get({}, type),
                               builder.getLoc());
  };
  SmallVector<Value> inputs = llvm::map_to_vector(getInputTypes(), addOperand);
  Value init = addOperand(resultElement);
  LinalgOp probe = create(builder, inputs, init, {});
  if (probe->getInherentAttr("strides")) {
    AffineMap imageMap = probe.getIndexingMapsArray().front();
    SmallVector<int64_t> strides, dilations;
    for (AffineExpr expr : imageMap.getResults()) {
      if (llvm::isa<AffineDimExpr>(expr))
        continue;
      strides.push_back(random.chance(0.4) ? random.between(2, 3) : 1);
      dilations.push_back(random.chance(0.25) ? 2 : 1);
    }
    attributes = {
        builder.getNamedAttr("strides", builder.getI64TensorAttr(strides)),
        builder.getNamedAttr("dilations", builder.getI64TensorAttr(dilations))};
    probe = create(builder, inputs, init, attributes);
  }
  maps = probe.getIndexingMapsArray();
  iterators = probe.getIteratorTypesArray();
  loops.assign(probe.getNumLoops(), -1);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

bool NamedOp::pickImage() {
  auto rank = static_cast<int64_t>(maps.front().getNumResults());
  image = program.pick([&](const Item &item) {
    return item.getElementType() == element && item.getRank() == rank &&
           !llvm::is_contained(item.getShape(), 0);
  });
  if (image && random.chance(0.8))
    return true;
  SmallVector<int64_t> shape;
  for (AffineExpr expr : maps.front().getResults()) {
    int64_t size = program.pickSize();
    // Dims in space are not all window.
    if (!llvm::isa<AffineDimExpr>(expr))
      size *= 2;
    shape.push_back(size);
    if (!program.isSmall(shape))
      shape.back() = 1;
  }
  if (llvm::is_contained(shape, 0))
    return false;
  image = program.obtain(RankedTensorType::get(shape, element));
  return true;
}

/// The multiple of a loop: 2 in 2 * d0.
static int64_t getFactor(AffineExpr expr) {
  auto product = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
  return product ? llvm::cast<AffineConstantExpr>(product.getRHS()).getValue()
                 : 1;
}

void NamedOp::pickLoop(AffineExpr expr, int64_t size) {
  expr.walk([&](AffineExpr part) {
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(part))
      loops[dim.getPosition()] = size;
  });
}

/// A dim of the image goes along one loop, or along two: where a window is, and
/// where in the window.
void NamedOp::pickLoops(AffineExpr expr, int64_t size) {
  auto sum = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
  if (!sum || sum.getKind() != mlir::AffineExprKind::Add)
    return pickLoop(expr, size);
  int64_t stride = getFactor(sum.getLHS()), dilation = getFactor(sum.getRHS());
  int64_t window =
      random.between(1, std::min<int64_t>(3, (size - 1) / dilation + 1));
  pickLoop(sum.getRHS(), window);
  pickLoop(sum.getLHS(), (size - dilation * (window - 1) - 1) / stride + 1);
}

/// The smallest that has all that the loops reach.
RankedTensorType NamedOp::getOperandType(int64_t operand, Type element) const {
  SmallVector<int64_t> last =
      llvm::map_to_vector(loops, [](int64_t size) { return size - 1; });
  SmallVector<int64_t> shape = maps[operand].compose(last);
  for (int64_t &size : shape)
    ++size;
  return RankedTensorType::get(shape, element);
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

std::optional<NumericRange> NamedOp::getRange(ArrayRef<Item> inputs,
                                              const Item &init) {
  int64_t numTerms = 1, iterations = 1;
  for (auto [size, iterator] : llvm::zip_equal(loops, iterators)) {
    iterations *= size;
    if (iterator == IteratorType::reduction)
      numTerms *= size;
  }
  if (iterations > 32768)
    return std::nullopt;
  RangeArithmetic arithmetic(resultElement);
  NumericRange term = inputs.front().range;
  switch (family.terms) {
  case Terms::QuantizedProducts:
    return arithmetic.round({HUGE_VAL, 1, 0});
  case Terms::Extremum:
  case Terms::UnsignedExtremum:
    return RangeArithmetic::unite(term, init.range);
  case Terms::Products:
    term = arithmetic.multiply(term, inputs[1].range);
    break;
  case Terms::Sum:
    break;
  }
  return arithmetic.add(arithmetic.sum(term, numTerms), init.range);
}

bool NamedOp::make() {
  if (!pickType())
    return false;
  readMaps();
  if (!pickImage())
    return false;
  for (auto [expr, size] :
       llvm::zip_equal(maps.front().getResults(), image->getShape()))
    pickLoops(expr, size);
  for (int64_t &size : loops)
    if (size < 0)
      size = std::max<int64_t>(program.pickSize(), 1);

  RankedTensorType kernelType = getOperandType(1, element);
  RankedTensorType type =
      getOperandType(static_cast<int64_t>(maps.size()) - 1, resultElement);
  if (!program.isSmall(kernelType.getShape()) ||
      !program.isSmall(type.getShape()))
    return false;
  bool readsKernel = family.terms == Terms::Products || isQuantized();
  // Pooling wants to know the shape of its windows and nothing else.
  Item kernel = readsKernel
                    ? program.obtain(kernelType)
                    : Item{program.makeEmpty(kernelType), NumericRange()};
  bool startsAnywhere = !readsKernel && family.terms != Terms::Sum;
  Item init = startsAnywhere || random.chance(0.3)
                  ? program.obtain(type)
                  : Item{program.makeSplat(type, 0), NumericRange::constant(0)};
  std::optional<NumericRange> range = getRange({*image, kernel}, init);
  if (!range || !ProgramBuilder::accepts(type, *range))
    return false;
  SmallVector<Value> inputs{image->value, kernel.value};
  if (isQuantized())
    for (int i = 0; i < 2; ++i)
      inputs.push_back(program.makeScalar(
          builder.getI32Type(), static_cast<double>(random.between(-3, 3))));
  program.add(create(builder, inputs, init.value, attributes)->getResult(0),
              *range);
  return true;
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

template <Terms terms, ArrayRef<Create> (*getOps)()>
static bool makeNamed(ProgramBuilder &program) {
  return NamedOp(program, {terms, getOps()}).make();
}

ArrayRef<OpMaker> mesh::getNamedMakers() {
  static constexpr OpMaker makers[] = {
      {"contraction", 16, makeNamed<Terms::Products, getContractions>},
      {"convolution", 8, makeNamed<Terms::Products, getConvolutions>},
      {"quantized", 3, makeNamed<Terms::QuantizedProducts, getQuantized>},
      {"sum pooling", 2, makeNamed<Terms::Sum, getSums>},
      {"pooling", 2, makeNamed<Terms::Extremum, getExtrema>},
      {"unsigned pooling", 1,
       makeNamed<Terms::UnsignedExtremum, getUnsignedExtrema>},
  };
  return makers;
}
