//===- RowMakers.cpp - rows of layers, each from its own ------------------===//

#include "mesh-fuzz/Makers/OpMakers.h"
#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mesh;

/// Returns a number with the rows of the layer, and `minRank` dims at least.
static std::optional<Item> pickRows(ProgramBuilder &program, int64_t minRank) {
  return program.pick([&](const Item &item) {
    return item.isNumber() && item.getRank() >= minRank &&
           item.getShape().front() == program.getNumRows();
  });
}

/// All rows alike.
static bool makeSpread(ProgramBuilder &program) {
  int64_t numRows = program.getNumRows();
  std::optional<Item> item = program.pick([&](const Item &item) {
    return item.isNumber() && item.getRank() < 4 &&
           item.getType().getNumElements() * numRows <=
               program.getOptions().maxElements;
  });
  if (!item)
    return false;
  SmallVector<int64_t> shape{numRows};
  llvm::append_range(shape, item->getShape());
  auto broadcast = linalg::BroadcastOp::create(
      program.getBuilder(), item->value,
      program.makeEmpty(item->getType().clone(shape)), SmallVector<int64_t>{0});
  program.add(broadcast->getResult(0), item->range);
  return true;
}

/// Adds the sums of products of `a` and `b` along loops that `result` lacks.
static bool makeProduct(ProgramBuilder &program, const Item &a, const Item &b,
                        ArrayRef<AffineMap> maps, ArrayRef<int64_t> shape,
                        int64_t numTerms) {
  RankedTensorType type = a.getType().clone(shape);
  RangeArithmetic arithmetic = a.getArithmetic();
  NumericRange range =
      arithmetic.sum(arithmetic.multiply(a.range, b.range), numTerms);
  if (a.isIndex() || !program.isSmall(shape) ||
      !ProgramBuilder::accepts(type, range))
    return false;
  auto contract = linalg::ContractOp::create(
      program.getBuilder(), TypeRange(type), ValueRange{a.value, b.value},
      program.makeSplat(type, 0),
      program.getBuilder().getAffineMapArrayAttr(maps));
  program.add(contract.getResult(0), range);
  return true;
}

/// The last dim times a matrix.
static bool makeDense(ProgramBuilder &program) {
  std::optional<Item> item = pickRows(program, 2);
  if (!item)
    return false;
  int64_t rank = item->getRank(), depth = item->getShape().back();
  int64_t width = program.getRandom().chance(0.6) ? depth : program.pickSize();
  Item matrix = program.obtain(
      RankedTensorType::get({depth, width}, item->getElementType()));
  // The loops are those of the item, and the width.
  Builder &builder = program.getBuilder();
  auto getMap = [&](ArrayRef<int64_t> loops) {
    SmallVector<AffineExpr> dims = llvm::map_to_vector(
        loops, [&](int64_t loop) { return builder.getAffineDimExpr(loop); });
    return AffineMap::get(rank + 1, 0, dims, builder.getContext());
  };
  SmallVector<int64_t> read = llvm::to_vector(llvm::seq(rank)), made = read;
  made.back() = rank;
  SmallVector<int64_t> shape(item->getShape());
  shape.back() = width;
  return makeProduct(program, *item, matrix,
                     {getMap(read), getMap({rank - 1, rank}), getMap(made)},
                     shape, depth);
}

/// The products of all pairs of positions in a row, as of attention.
static bool makeScores(ProgramBuilder &program) {
  std::optional<Item> item = pickRows(program, 3);
  if (!item || item->getRank() != 3)
    return false;
  MLIRContext *context = program.getBuilder().getContext();
  AffineExpr row, from, to, depth;
  mlir::bindDims(context, row, from, to, depth);
  auto getMap = [&](ArrayRef<AffineExpr> dims) {
    return AffineMap::get(4, 0, dims, context);
  };
  ArrayRef<int64_t> shape = item->getShape();
  return makeProduct(program, *item, *item,
                     {getMap({row, from, depth}), getMap({row, to, depth}),
                      getMap({row, from, to})},
                     {shape[0], shape[1], shape[1]}, shape[2]);
}

/// The sum or the maximum of the last dim, for each element of it.
static bool makeTotal(ProgramBuilder &program) {
  std::optional<Item> item = pickRows(program, 2);
  if (!item)
    return false;
  ImplicitLocOpBuilder &builder = program.getBuilder();
  RankedTensorType type = item->getType();
  int64_t last = type.getRank() - 1;
  RankedTensorType totals = type.clone(type.getShape().drop_back());
  bool isSum = program.getRandom().chance(0.6);
  NumericRange range = item->range;
  if (isSum)
    range = item->getArithmetic().sum(range, type.getDimSize(last));
  if (!ProgramBuilder::accepts(totals, range))
    return false;
  // The maximum of the elements and 0.
  auto reduce = linalg::ReduceOp::create(
      builder, item->value, program.makeSplat(totals, 0), last,
      [&](OpBuilder &nested, Location loc, ValueRange x) {
        linalg::YieldOp::create(nested, loc,
                                combine(nested, loc,
                                        isSum ? Combiner::Sum : Combiner::Max,
                                        x[0], x[1]));
      });
  auto broadcast = linalg::BroadcastOp::create(builder, reduce.getResult(0),
                                               program.makeEmpty(type), last);
  program.add(broadcast->getResult(0), range);
  return true;
}

ArrayRef<OpMaker> mesh::getRowMakers() {
  static constexpr OpMaker makers[] = {
      {"spread", 6, makeSpread},
      {"dense", 8, makeDense},
      {"scores", 3, makeScores},
      {"total", 3, makeTotal},
  };
  return makers;
}
