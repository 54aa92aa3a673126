//===- ReduceLocally.cpp - Reduce blocks before they are gathered ---------===//
//
// A dim of n blocks is two dims: the block's number, which is split, and the
// element in the block. The first reduction leaves a dim of n partial results,
// one for each device, and the second one reduces those. Only they are
// gathered.
//
//===----------------------------------------------------------------------===//

#include "ReduceLocally.h"

#include "mesh/IR/AssociativeAttr.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;
using linalg::GenericOp;

namespace {
/// A loop of a reduction, and the axes that split the inputs along it.
struct SplitLoop {
  unsigned loop;
  int64_t size;
  AxisList axes;
};

class LocalReduction {
public:
  LocalReduction(RewriterBase &rewriter, const GlobalFunction &function,
                 GenericOp op, SplitLoop split)
      : rewriter(rewriter), meshName(function.meshName), mesh(function.mesh),
        op(op), loc(op.getLoc()), split(std::move(split)),
        numBlocks(mesh.getSize(this->split.axes)),
        blockSize(llvm::divideCeil(this->split.size, numBlocks)) {}

  /// Returns the reduction of the blocks, which replaces `op` together with the
  /// one of their results.
  GenericOp rewrite();

private:
  DimShardingAttr getDim(ArrayRef<AxisRefAttr> axes) {
    return DimShardingAttr::get(op.getContext(), axes);
  }
  /// Writes down that `dims` are those of `value`, and returns it.
  Value shard(Value value, ArrayRef<DimShardingAttr> dims) {
    mesh::setSharding(value, ShardingAttr::get(meshName, dims));
    return value;
  }
  SmallVector<DimShardingAttr> getInputDims(Value input, AffineMap map);
  Value cutIntoBlocks(Value input, AffineMap map, TypedAttr identity);
  GenericOp reduceBlocks();

  RewriterBase &rewriter;
  FlatSymbolRefAttr meshName;
  MeshAttr mesh;
  GenericOp op;
  Location loc;
  SplitLoop split;
  int64_t numBlocks, blockSize;
};
} // namespace

//===----------------------------------------------------------------------===//
// Reductions to rewrite
//===----------------------------------------------------------------------===//

/// Returns true if the body combines inputs and results of the same number.
static bool isAssociative(GenericOp op) {
  if (!op->hasAttr(kAssociativeAttrName) || !op.hasPureTensorSemantics() ||
      op.hasIndexSemantics() || op.getNumDpsInputs() != op.getNumDpsInits())
    return false;
  auto maps = op.getIndexingMapsArray();
  size_t count = op.getNumDpsInputs();
  for (size_t i = 0; i < count; ++i) {
    Value input = op.getDpsInputs()[i], init = op.getDpsInits()[i];
    if (mlir::getElementTypeOrSelf(input) != mlir::getElementTypeOrSelf(init) ||
        !getSplatElement(init) || !maps[i].isPermutation() ||
        !maps[count + i].isProjectedPermutation() ||
        maps[count + i] != maps[count])
      return false;
  }
  return llvm::all_of(op->getResults(), [](Value result) {
    ShardingAttr sharding = mesh::getSharding(result);
    return sharding && sharding.getPartial().empty();
  });
}

/// The dim of a tensor that goes along `loop`.
static unsigned getDimAlong(AffineMap map, unsigned loop) {
  return *map.getResultPosition(mlir::getAffineDimExpr(loop, map.getContext()));
}

/// A loop along which some input is split and no result is, if each block has
/// several elements to reduce.
static std::optional<SplitLoop> findSplitLoop(GenericOp op, MeshAttr mesh) {
  auto rule =
      llvm::cast<ShardingRuleOpInterface>(op.getOperation()).getShardingRule();
  if (failed(rule))
    return std::nullopt;
  AxisList used;
  for (DimShardingAttr dim : mesh::getSharding(op.getResult(0)).getDims())
    llvm::append_range(used, dim.getAxes());
  auto maps = op.getIndexingMapsArray();
  for (auto [loop, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (type != utils::IteratorType::reduction ||
        rule->factors[loop].kind != FactorKind::NeedReplication)
      continue;
    for (auto [input, map] : llvm::zip(op.getDpsInputs(), maps)) {
      ShardingAttr sharding = mesh::getSharding(input);
      if (!sharding)
        continue;
      AxisList axes(sharding.getAxes(getDimAlong(map, loop)));
      int64_t size = rule->factors[loop].size;
      bool isUsed = llvm::any_of(axes, [&](AxisRefAttr axis) {
        return overlapsAny(mesh, axis, used);
      });
      if (!isUsed && mesh.getSize(axes) > 1 && size > mesh.getSize(axes))
        return SplitLoop{static_cast<unsigned>(loop), size, axes};
    }
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// In two steps
//===----------------------------------------------------------------------===//

/// The shardings of an input's dims: like those of the result, by blocks, and
/// as the input is split along other loops that reduce.
SmallVector<DimShardingAttr> LocalReduction::getInputDims(Value input,
                                                          AffineMap map) {
  ShardingAttr own = mesh::getSharding(input);
  ShardingAttr result = mesh::getSharding(op.getResult(0));
  AffineMap resultMap = op.getIndexingMapsArray().back();
  AxisList used(split.axes);
  for (DimShardingAttr dim : result.getDims())
    llvm::append_range(used, dim.getAxes());
  SmallVector<DimShardingAttr> dims;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    unsigned loop = llvm::cast<AffineDimExpr>(expr).getPosition();
    ArrayRef<AxisRefAttr> axes;
    if (loop == split.loop)
      axes = split.axes;
    else if (auto place = resultMap.getResultPosition(expr))
      axes = result.getAxes(*place);
    else if (own && llvm::none_of(own.getAxes(dim), [&](AxisRefAttr axis) {
               return overlapsAny(mesh, axis, used);
             }))
      axes = own.getAxes(dim);
    dims.push_back(getDim(axes));
  }
  return dims;
}

/// Pads `input` with `identity` if blocks are not equal, and makes a dim of the
/// numbers of blocks.
Value LocalReduction::cutIntoBlocks(Value input, AffineMap map,
                                    TypedAttr identity) {
  RankedTensorType type = getTensorType(input);
  SmallVector<DimShardingAttr> dims = getInputDims(input, map);
  unsigned along = getDimAlong(map, split.loop);
  SmallVector<int64_t> shape(type.getShape());
  shape[along] = numBlocks * blockSize;
  if (shape[along] != split.size) {
    SmallVector<OpFoldResult> low(shape.size(), rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> high = low;
    high[along] = rewriter.getIndexAttr(shape[along] - split.size);
    Value element = arith::ConstantOp::create(rewriter, loc, identity);
    input = shard(tensor::PadOp::create(rewriter, loc, type.clone(shape), input,
                                        low, high, element),
                  dims);
  }
  SmallVector<mlir::ReassociationIndices> groups;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    int64_t first = dim + (dim > along);
    groups.push_back({first});
    if (dim == along)
      groups.back().push_back(first + 1);
  }
  shape[along] = numBlocks;
  shape.insert(shape.begin() + along + 1, blockSize);
  dims.insert(dims.begin() + along + 1, getDim({}));
  return shard(tensor::ExpandShapeOp::create(rewriter, loc, type.clone(shape),
                                             input, groups),
               dims);
}

/// Results have one more dim, the last one, of the numbers of blocks.
GenericOp LocalReduction::reduceBlocks() {
  MLIRContext *context = op.getContext();
  auto maps = op.getIndexingMapsArray();
  auto iterators = op.getIteratorTypesArray();
  unsigned numLoops = iterators.size();
  iterators.push_back(utils::IteratorType::parallel);
  AffineExpr block = mlir::getAffineDimExpr(numLoops, context);
  SmallVector<Value> inputs, inits;
  SmallVector<Type> types;
  for (auto [input, init, map] :
       llvm::zip(op.getDpsInputs(), op.getDpsInits(), maps)) {
    TypedAttr identity = getSplatElement(init);
    inputs.push_back(cutIntoBlocks(input, map, identity));
    SmallVector<int64_t> shape(getTensorType(init).getShape());
    shape.push_back(numBlocks);
    types.push_back(getTensorType(init).clone(shape));
    inits.push_back(arith::ConstantOp::create(
        rewriter, loc,
        mlir::SplatElementsAttr::get(llvm::cast<mlir::ShapedType>(types.back()),
                                     Attribute(identity))));
  }
  SmallVector<DimShardingAttr> dims(
      mesh::getSharding(op.getResult(0)).getDims());
  dims.push_back(getDim(split.axes));
  for (auto [index, map] : llvm::enumerate(maps)) {
    SmallVector<AffineExpr> exprs(map.getResults());
    bool isInput = index < inputs.size();
    exprs.insert(isInput ? exprs.begin() + getDimAlong(map, split.loop)
                         : exprs.end(),
                 block);
    map = AffineMap::get(numLoops + 1, /*symbolCount=*/0, exprs, context);
  }
  auto blocks =
      GenericOp::create(rewriter, loc, types, inputs, inits, maps, iterators);
  rewriter.cloneRegionBefore(op.getRegion(), blocks.getRegion(),
                             blocks.getRegion().end());
  blocks->setAttr(kAssociativeAttrName, rewriter.getUnitAttr());
  for (Value init : inits)
    shard(init, dims);
  for (Value result : blocks->getResults())
    shard(result, dims);
  return blocks;
}

GenericOp LocalReduction::rewrite() {
  rewriter.setInsertionPoint(op);
  GenericOp blocks = reduceBlocks();
  unsigned rank = getTensorType(op.getResult(0)).getRank();
  auto all = AffineMap::getMultiDimIdentityMap(rank + 1, op.getContext());
  size_t count = op->getNumResults();
  SmallVector<AffineMap> maps(count, all);
  maps.append(count, all.dropResult(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  iterators.push_back(utils::IteratorType::reduction);
  auto combined = GenericOp::create(rewriter, loc, op->getResultTypes(),
                                    blocks->getResults(), op.getDpsInits(),
                                    maps, iterators);
  rewriter.inlineRegionBefore(op.getRegion(), combined.getRegion(),
                              combined.getRegion().end());
  for (auto [from, to] :
       llvm::zip_equal(op->getResults(), combined->getResults()))
    mesh::setSharding(to, mesh::getSharding(from));
  rewriter.replaceOp(op, combined);
  return blocks;
}

bool mesh::reduceLocally(RewriterBase &rewriter,
                         const GlobalFunction &function) {
  SmallVector<GenericOp> reductions;
  function.op->walk([&](GenericOp op) {
    if (isAssociative(op))
      reductions.push_back(op);
  });
  bool changed = false;
  for (GenericOp op : reductions)
    while (auto split = findSplitLoop(op, function.mesh)) {
      op = LocalReduction(rewriter, function, op, std::move(*split)).rewrite();
      changed = true;
    }
  return changed;
}
