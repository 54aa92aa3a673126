//===- ElementMakers.cpp - elements of tensors, one or many ---------------===//

#include "mesh-fuzz/Makers/OpMakers.h"

#include "mesh/IR/IndexedOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

static bool hasElements(const Item &item) {
  return item.getType().getNumElements() > 0;
}

static bool hasDimsAndElements(const Item &item) {
  return item.getRank() > 0 && hasElements(item);
}

//===----------------------------------------------------------------------===//
// One element
//===----------------------------------------------------------------------===//

/// An element of a tensor, everywhere in another one.
static bool makeSplatOfElement(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasElements);
  if (!item)
    return false;
  Value element = program.makeElement(*item);
  auto type =
      RankedTensorType::get(program.pickShape(), item->getElementType());
  program.add(tensor::SplatOp::create(program.getBuilder(), type, element),
              item->range);
  return true;
}

/// A small tensor of elements of another one.
static bool makeFromElements(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasElements);
  if (!item)
    return false;
  SmallVector<Value> elements;
  for (int64_t i = std::min<int64_t>(program.pickSize(), 8); i > 0; --i)
    elements.push_back(program.makeElement(*item));
  auto type = RankedTensorType::get(static_cast<int64_t>(elements.size()),
                                    item->getElementType());
  program.add(
      tensor::FromElementsOp::create(program.getBuilder(), type, elements),
      item->range);
  return true;
}

/// An element of a tensor, elsewhere in it.
static bool makeInsert(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasElements);
  if (!item)
    return false;
  Value element = program.makeElement(*item);
  SmallVector<Value> position;
  for (int64_t size : item->getShape())
    position.push_back(program.makeIndex(size));
  program.add(tensor::InsertOp::create(program.getBuilder(), element,
                                       item->value, position),
              item->range);
  return true;
}

//===----------------------------------------------------------------------===//
// Shapes and places
//===----------------------------------------------------------------------===//

/// The size of a dim and the number of dims, as numbers of a tensor.
static bool makeShapeNumbers(ProgramBuilder &program) {
  std::optional<Item> item =
      program.pick([](const Item &item) { return item.getRank() > 0; });
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t dim = program.getRandom().below(item->getRank());
  Value size = tensor::DimOp::create(builder, item->value, dim);
  Value rank = tensor::RankOp::create(builder, item->value);
  Value sum = arith::AddIOp::create(builder, size, rank);
  auto type =
      RankedTensorType::get(program.pickShape(), builder.getIndexType());
  program.add(
      tensor::SplatOp::create(builder, type, sum),
      {static_cast<double>(item->getShape()[dim] + item->getRank()), 1, 0});
  return true;
}

static bool makeGenerate(ProgramBuilder &program) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  auto type =
      RankedTensorType::get(program.pickShape(), builder.getIndexType());
  double magnitude = 1;
  for (int64_t size : type.getShape())
    magnitude = 3 * magnitude + static_cast<double>(size);
  program.add(tensor::GenerateOp::create(
                  builder, type, ValueRange(),
                  [](OpBuilder &nested, Location loc, ValueRange indices) {
                    Value place =
                        arith::ConstantIndexOp::create(nested, loc, 1);
                    Value three =
                        arith::ConstantIndexOp::create(nested, loc, 3);
                    for (Value index : indices)
                      place = arith::AddIOp::create(
                          nested, loc, index,
                          arith::MulIOp::create(nested, loc, place, three));
                    tensor::YieldOp::create(nested, loc, place);
                  }),
              {magnitude, 1, 0});
  return true;
}

//===----------------------------------------------------------------------===//
// Lookups
//===----------------------------------------------------------------------===//

/// Coordinates along dims of sizes `sizes`, which are data: of shape `batch`
/// and then the number of dims.
static Value makeCoordinates(ProgramBuilder &program, ArrayRef<int64_t> batch,
                             ArrayRef<int64_t> sizes) {
  ImplicitLocOpBuilder &builder = program.getBuilder();
  static constexpr unsigned widths[] = {0, 32, 64};
  unsigned width = program.getRandom().pick(ArrayRef(widths));
  Type element =
      width == 0 ? Type(builder.getIndexType()) : builder.getIntegerType(width);
  SmallVector<int64_t> shape(batch);
  shape.push_back(static_cast<int64_t>(sizes.size()));
  auto type = RankedTensorType::get(shape, element);
  SmallVector<Attribute> limits;
  for (int64_t size : sizes)
    limits.push_back(builder.getIntegerAttr(element, size));
  Value limit = arith::ConstantOp::create(
      builder,
      DenseElementsAttr::get(type.clone(ArrayRef(shape).take_back()), limits));
  auto allBatch = llvm::to_vector(llvm::seq<int64_t>(0, batch.size()));
  Value bounds = linalg::BroadcastOp::create(builder, limit,
                                             program.makeEmpty(type), allBatch)
                     ->getResult(0);
  return arith::RemUIOp::create(builder, program.obtain(type).value, bounds);
}

static SmallVector<int64_t> pickDims(Random &random, int64_t rank) {
  auto dims = llvm::to_vector(llvm::seq(rank));
  random.shuffle(dims);
  dims.truncate(random.between(1, std::min<int64_t>(rank, 2)));
  llvm::sort(dims);
  return dims;
}

/// Returns the shape that is gathered at a coordinate: `dims` are 1, or not
/// there.
static SmallVector<int64_t> getRest(ArrayRef<int64_t> shape,
                                    ArrayRef<int64_t> dims, bool keepsDims) {
  SmallVector<int64_t> rest;
  for (auto [dim, size] : llvm::enumerate(shape)) {
    bool isGone = llvm::is_contained(dims, static_cast<int64_t>(dim));
    if (!isGone)
      rest.push_back(size);
    else if (keepsDims)
      rest.push_back(1);
  }
  return rest;
}

static bool makeGather(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasDimsAndElements);
  if (!item)
    return false;
  Random &random = program.getRandom();
  SmallVector<int64_t> dims = pickDims(random, item->getRank()), sizes;
  for (int64_t dim : dims)
    sizes.push_back(item->getShape()[dim]);
  SmallVector<int64_t> batch = program.pickShape(random.between(1, 2));
  SmallVector<int64_t> shape(batch);
  llvm::append_range(shape,
                     getRest(item->getShape(), dims, random.chance(0.3)));
  if (shape.size() > 5 || !program.isSmall(shape))
    return false;
  Value coordinates = makeCoordinates(program, batch, sizes);
  program.add(tensor::GatherOp::create(program.getBuilder(),
                                       item->getType().clone(shape),
                                       item->value, coordinates, dims),
              item->range);
  return true;
}

/// Elements whose places along some dims are data, read in the body of an op.
static bool makeTaken(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasDimsAndElements);
  if (!item)
    return false;
  Random &random = program.getRandom();
  ImplicitLocOpBuilder &builder = program.getBuilder();
  SmallVector<int64_t> dims = pickDims(random, item->getRank()), sizes;
  for (int64_t dim : dims)
    sizes.push_back(item->getShape()[dim]);
  SmallVector<int64_t> shape =
      getRest(item->getShape(), dims, /*keepsDims=*/false);
  shape.push_back(random.between(1, 3));
  if (shape.size() > 4 || !program.isSmall(shape))
    return false;
  Value coordinates = makeCoordinates(program, shape, sizes);
  auto rank = static_cast<int64_t>(shape.size());
  RankedTensorType type = item->getType().clone(shape);
  auto takeElement = [&](OpBuilder &nested, Location loc, ValueRange) {
    SmallVector<Value> loops, place(item->getRank());
    for (int64_t loop = 0; loop < rank; ++loop)
      loops.push_back(linalg::IndexOp::create(nested, loc, loop));
    for (auto [number, dim] : llvm::enumerate(dims)) {
      SmallVector<Value> at(loops);
      at.push_back(arith::ConstantIndexOp::create(
          nested, loc, static_cast<int64_t>(number)));
      Value index = tensor::ExtractOp::create(nested, loc, coordinates, at);
      if (!index.getType().isIndex())
        index = arith::IndexCastOp::create(nested, loc, nested.getIndexType(),
                                           index);
      place[dim] = index;
    }
    int64_t next = 0;
    for (Value &index : place)
      if (!index)
        index = loops[next++];
    Value element = tensor::ExtractOp::create(nested, loc, item->value, place);
    linalg::YieldOp::create(nested, loc, element);
  };
  SmallVector<utils::IteratorType> kinds(rank, utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      builder, type, ValueRange(), program.makeEmpty(type),
      builder.getMultiDimIdentityMap(rank), kinds, takeElement);
  program.add(generic.getResult(0), item->range);
  return true;
}

/// To places that are all different, along one dim.
static bool makeScatter(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasDimsAndElements);
  if (!item)
    return false;
  Random &random = program.getRandom();
  ImplicitLocOpBuilder &builder = program.getBuilder();
  int64_t dim = random.below(item->getRank());
  auto places = llvm::to_vector(llvm::seq(item->getShape()[dim]));
  random.shuffle(places);
  places.truncate(random.between(1, places.size()));
  SmallVector<Attribute> coordinates;
  Type integer =
      random.chance(0.5) ? Type(builder.getIndexType()) : builder.getI32Type();
  for (int64_t place : places)
    coordinates.push_back(builder.getIntegerAttr(integer, place));
  auto count = static_cast<int64_t>(places.size());
  Value indices = arith::ConstantOp::create(
      builder, DenseElementsAttr::get(
                   RankedTensorType::get({count, 1}, integer), coordinates));
  SmallVector<int64_t> shape{count};
  llvm::append_range(shape, getRest(item->getShape(), dim, random.chance(0.3)));
  Item source = program.obtain(item->getType().clone(shape));
  program.add(tensor::ScatterOp::create(builder, item->getType(), source.value,
                                        item->value, indices,
                                        ArrayRef<int64_t>{dim},
                                        /*unique=*/true),
              RangeArithmetic::unite(item->range, source.range));
  return true;
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

namespace {
/// Lists of coordinates into a tensor, some of which are out of bounds.
struct Lists {
  SmallVector<int64_t> dims, batchDims, slices;
  Value indices;
};
} // namespace

static std::optional<Lists> makeLists(ProgramBuilder &program,
                                      const Item &item) {
  Random &random = program.getRandom();
  Lists lists;
  auto dims = llvm::to_vector(llvm::seq(item.getRank()));
  random.shuffle(dims);
  int64_t count = random.between(1, std::min<int64_t>(item.getRank(), 2));
  lists.dims.assign(dims.begin(), dims.begin() + count);
  if (count < item.getRank() && random.chance(0.3))
    lists.batchDims.push_back(dims[count]);
  SmallVector<int64_t> batch, sizes;
  for (int64_t dim : lists.batchDims)
    batch.push_back(item.getShape()[dim]);
  llvm::append_range(batch, program.pickShape(random.between(1, 2)));
  for (int64_t dim : lists.dims)
    sizes.push_back(item.getShape()[dim] + random.between(0, 1));
  SmallVector<int64_t> shape(batch);
  shape.push_back(count);
  lists.slices =
      getSlicesShape(item.getShape(), shape, lists.dims, lists.batchDims);
  if (lists.slices.size() > 5 || !program.isSmall(lists.slices))
    return std::nullopt;
  lists.indices = makeCoordinates(program, batch, sizes);
  return lists;
}

static bool makeGatherSlices(ProgramBuilder &program) {
  std::optional<Item> item = program.pick(hasDimsAndElements);
  if (!item)
    return false;
  std::optional<Lists> lists = makeLists(program, *item);
  if (!lists)
    return false;
  program.add(GatherSlicesOp::create(program.getBuilder(), item->value,
                                     lists->indices, lists->dims,
                                     lists->batchDims),
              RangeArithmetic::unite(item->range, NumericRange::constant(0)));
  return true;
}

/// Adds up, takes the largest, or overwrites.
static bool makeScatterSlices(ProgramBuilder &program) {
  std::optional<Item> item = program.pick([](const Item &item) {
    return hasDimsAndElements(item) && item.isNumber();
  });
  if (!item)
    return false;
  std::optional<Lists> lists = makeLists(program, *item);
  if (!lists)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  Type element = item->getElementType();
  Item update = program.obtain(item->getType().clone(lists->slices));
  int64_t kind = program.getRandom().below(3);
  NumericRange range = RangeArithmetic::unite(item->range, update.range);
  RangeArithmetic arithmetic(element);
  if (kind == 0)
    range = arithmetic.add(
        item->range,
        arithmetic.sum(update.range, update.getType().getNumElements()));
  if (!ProgramBuilder::accepts(item->getType(), range))
    return false;
  auto scatter = ScatterSlicesOp::create(
      builder, ValueRange(item->value), lists->indices,
      ValueRange(update.value), lists->dims, lists->batchDims);
  OpBuilder inner(scatter);
  Block *body = inner.createBlock(&scatter.getCombiner());
  Location loc = scatter.getLoc();
  Value old = body->addArgument(element, loc);
  Value combined = body->addArgument(element, loc);
  if (kind < 2)
    combined = combine(inner, loc, kind == 0 ? Combiner::Sum : Combiner::Max,
                       old, combined);
  ScalarYieldOp::create(inner, loc, combined);
  program.add(scatter.getResult(0), range);
  return true;
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

ArrayRef<OpMaker> mesh::getElementMakers() {
  static constexpr OpMaker makers[] = {
      {"splat", 2, makeSplatOfElement},
      {"from_elements", 2, makeFromElements},
      {"insert", 2, makeInsert},
      {"shape numbers", 1, makeShapeNumbers},
      {"generate", 2, makeGenerate},
      {"gather", 4, makeGather},
      {"scatter", 3, makeScatter},
      {"gather_slices", 3, makeGatherSlices},
      {"scatter_slices", 3, makeScatterSlices},
      {"taken", 4, makeTaken},
  };
  return makers;
}
