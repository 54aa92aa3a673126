//===- LocalIndices.cpp - global indices on one device --------------------===//

#include "mesh/Interfaces/LocalIndices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

static Value createIndex(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

DimBlock mesh::createBlock(OpBuilder &builder, Location loc,
                           const LocalView &view, ArrayRef<AxisRefAttr> axes,
                           int64_t size) {
  if (axes.empty())
    return {Value(), size};
  int64_t blockSize = size / view.getMesh().getSize(axes);
  Value position = AxisIndexOp::create(
      builder, loc, builder.getIndexType(), view.getMeshName(),
      AxesAttr::get(builder.getContext(), axes));
  Value begin = arith::MulIOp::create(builder, loc, position,
                                      createIndex(builder, loc, blockSize));
  return {begin, blockSize};
}

SmallVector<DimBlock> mesh::createBlocks(OpBuilder &builder, Location loc,
                                         const LocalView &view, Value global) {
  auto type = llvm::cast<RankedTensorType>(global.getType());
  ShardingAttr sharding = mesh::getSharding(global);
  SmallVector<DimBlock> blocks;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    blocks.push_back(
        createBlock(builder, loc, view, sharding.getAxes(dim), size));
  return blocks;
}

LocalIndex mesh::createLocalIndex(OpBuilder &builder, Location loc,
                                  Value global, const DimBlock &block) {
  if (block.isWhole())
    return {global, Value()};
  Value index = arith::SubIOp::create(builder, loc, global, block.begin);
  // Indices before the block are large as unsigned numbers.
  Value isHere =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, index,
                            createIndex(builder, loc, block.size));
  Value safe = arith::SelectOp::create(builder, loc, isHere, index,
                                       createIndex(builder, loc, 0));
  return {safe, isHere};
}

LocalIndices mesh::createLocalIndices(OpBuilder &builder, Location loc,
                                      ValueRange globals,
                                      ArrayRef<DimBlock> blocks) {
  LocalIndices result;
  for (auto [global, block] : llvm::zip_equal(globals, blocks)) {
    LocalIndex local = createLocalIndex(builder, loc, global, block);
    result.indices.push_back(local.index);
    if (!local.isHere)
      continue;
    result.isHere =
        result.isHere
            ? arith::AndIOp::create(builder, loc, result.isHere, local.isHere)
                  .getResult()
            : local.isHere;
  }
  return result;
}
