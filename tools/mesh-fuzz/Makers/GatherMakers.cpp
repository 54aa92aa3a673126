//===- GatherMakers.cpp - products of gathered tensors --------------------===//
//
// Tensors of which each device has a block are gathered and multiplied: pairs
// of tensors that are cut along the same loop, or a tensor with itself.
// Products may share operands.
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/Makers/OpMakers.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mesh;

namespace {
/// An operand of a product: which of the loops go along its dims.
struct Operand {
  Item item;
  SmallVector<unsigned> loops;
};

/// Makes products over the loops i, j, which are those of one operand each, and
/// k and l, those of both. Tensors are split along k before they are gathered.
class GatheredProducts {
public:
  GatheredProducts(ProgramBuilder &program, AxisRefAttr axis, Type element)
      : program(program), random(program.getRandom()), axis(axis),
        element(element) {
    int64_t n = program.getMesh().getSize(axis);
    sizes = {random.between(1, 3), random.between(1, 3),
             n * random.between(1, 3), random.between(1, 2)};
  }

  bool make();

private:
  static constexpr unsigned kI = 0, kJ = 1, kK = 2, kL = 3;

  RankedTensorType getType(ArrayRef<unsigned> loops) const {
    return RankedTensorType::get(
        llvm::map_to_vector(loops, [&](unsigned loop) { return sizes[loop]; }),
        element);
  }
  std::optional<Operand> gather(unsigned freeLoop);
  bool multiply(const Operand &left, const Operand &right);
  bool addTwice(Item &item);

  ProgramBuilder &program;
  Random &random;
  AxisRefAttr axis;
  Type element;
  SmallVector<int64_t> sizes;
};
} // namespace

/// item + item
bool GatheredProducts::addTwice(Item &item) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  item.range = item.getArithmetic().add(item.range, item.range);
  item.value =
      combine(builder, builder.getLoc(), Combiner::Sum, item.value, item.value);
  return program.addIfAccepted(item.value, item.range);
}

std::optional<Operand> GatheredProducts::gather(unsigned freeLoop) {
  SmallVector<unsigned> loops{freeLoop, kK, kL};
  random.shuffle(loops);
  RankedTensorType type = getType(loops);
  if (!program.isSmall(type.getShape()))
    return std::nullopt;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  ShardingAttr whole =
      ShardingAttr::getReplicated(program.getMeshName(), type.getRank());
  SmallVector<DimShardingAttr> dims(whole.getDims());
  dims[llvm::find(loops, kK) - loops.begin()] =
      DimShardingAttr::get(builder.getContext(), axis);
  Item item = program.obtain(type);
  item.value = ReshardOp::create(
      builder, item.value, ShardingAttr::get(program.getMeshName(), dims));
  if (!addTwice(item))
    return std::nullopt;
  item.value = ReshardOp::create(builder, item.value, whole);
  program.add(item.value, item.range);
  if (random.chance(0.4) && !addTwice(item))
    return std::nullopt;
  return Operand{item, loops};
}

bool GatheredProducts::multiply(const Operand &left, const Operand &right) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  SmallVector<unsigned> result{kI, kJ};
  // One of the loops is summed up at least.
  if (random.chance(0.4))
    result.push_back(random.chance(0.5) ? kK : kL);
  random.shuffle(result);
  int64_t numTerms = sizes[kK] * sizes[kL];
  for (unsigned loop : {kK, kL})
    if (llvm::is_contained(result, loop))
      numTerms /= sizes[loop];
  RankedTensorType type = getType(result);
  RangeArithmetic arithmetic(element);
  NumericRange range = arithmetic.sum(
      arithmetic.multiply(left.item.range, right.item.range), numTerms);
  if (!program.isSmall(type.getShape()) ||
      !ProgramBuilder::accepts(type, range))
    return false;
  auto getMap = [&](ArrayRef<unsigned> loops) {
    return AffineMap::getMultiDimMapWithTargets(sizes.size(), loops,
                                                builder.getContext());
  };
  // In a product of a tensor with itself the second operand's free loop is j.
  SmallVector<unsigned> rightLoops(right.loops);
  llvm::replace(rightLoops, kI, kJ);
  auto product = linalg::ContractOp::create(
      builder, TypeRange(type), ValueRange{left.item.value, right.item.value},
      program.makeSplat(type, 0),
      builder.getAffineMapArrayAttr(
          {getMap(left.loops), getMap(rightLoops), getMap(result)}));
  program.add(product.getResult(0), range);
  return true;
}

bool GatheredProducts::make() {
  bool isSquare = random.chance(0.3);
  if (isSquare)
    sizes[kJ] = sizes[kI];
  std::optional<Operand> left = gather(kI);
  if (!left)
    return false;
  if (isSquare && !multiply(*left, *left))
    return false;
  for (int64_t number = random.between(isSquare ? 0 : 1, 2); number > 0;
       --number) {
    std::optional<Operand> right = gather(kJ);
    if (!right || !multiply(*left, *right))
      return false;
  }
  return true;
}

static bool makeGatheredProducts(ProgramBuilder &program) {
  SmallVector<MeshAxisAttr> axes = program.getAxes();
  Type element = program.pickElementType();
  if (axes.empty() || !llvm::isa<FloatType, IntegerType>(element))
    return false;
  auto axis = AxisRefAttr::get(program.getBuilder().getContext(),
                               program.getRandom().pick(axes).getName());
  return GatheredProducts(program, axis, element).make();
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getGatherMakers() {
  static constexpr OpMaker makers[] = {
      {"gathered_products", 6, makeGatheredProducts},
  };
  return makers;
}
