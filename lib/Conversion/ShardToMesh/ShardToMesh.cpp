//===- ShardToMesh.cpp - Import upstream's shard dialect ------------------===//
//
// Grids and shardings; ShardCollectives.cpp has what stands in local view. The
// grids stay until the end, so that all ops can be looked up by their names.
//
//===----------------------------------------------------------------------===//

#include "ShardGrid.h"

#include "mesh/Conversion/Passes.h"
#include "mesh/IR/FunctionShardings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTSHARDTOMESHPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// The kind that a function has turned out to be.
struct FunctionKind {
  std::optional<Location> global, local;
};

/// Goes through a module in order.
class ShardImporter {
public:
  explicit ShardImporter(RewriterBase &rewriter) : rewriter(rewriter) {}

  LogicalResult run(ModuleOp module);

private:
  LogicalResult addGrid(shard::GridOp op);
  LogicalResult visit(Operation *op);
  LogicalResult visitGlobal(shard::ShardOp op);
  LogicalResult visitGlobal(shard::GetShardingOp op);
  LogicalResult visitGlobal(shard::ShardShapeOp op);
  LogicalResult visitLocal(Operation *op);
  LogicalResult noteKind(Operation *op, bool isLocal);
  FailureOr<ShardingAttr> readSharding(shard::ShardingOp op,
                                       RankedTensorType type);
  LogicalResult checkOffsets(shard::ShardingOp op, ShardingAttr sharding,
                             MeshAttr mesh, RankedTensorType type);
  /// Returns the known sharding of a value so far.
  ShardingAttr getSharding(Value value) const {
    ShardingAttr sharding = arguments.lookup(value);
    return sharding ? sharding : mesh::getSharding(value);
  }
  LogicalResult eraseShardings();
  void writeArguments();
  void replaceGrids();

  const GridMesh &getGrid(Operation *op, FlatSymbolRefAttr name) {
    return meshes[symbols.lookupNearestSymbolFrom(op, name)];
  }

  RewriterBase &rewriter;
  SymbolTableCollection symbols;
  llvm::MapVector<Operation *, GridMesh> meshes;
  SmallVector<shard::ShardingOp> shardings;
  /// The shardings of arguments, which are written at the end.
  llvm::MapVector<Value, ShardingAttr> arguments;
  DenseMap<Operation *, FunctionKind> kinds;
};
} // namespace

//===----------------------------------------------------------------------===//
// Grids
//===----------------------------------------------------------------------===//

LogicalResult ShardImporter::addGrid(shard::GridOp op) {
  MLIRContext *context = op.getContext();
  SmallVector<MeshAxisAttr> axes;
  for (auto [index, size] : llvm::enumerate(op.getShape())) {
    if (ShapedType::isDynamic(size))
      return op.emitOpError(
          "has an axis of unknown size; a mesh needs the size "
          "of each");
    axes.push_back(
        MeshAxisAttr::get(context, ("axis" + Twine(index)).str(), size));
  }
  MeshAttr mesh =
      MeshAttr::getChecked([&] { return op.emitOpError(); }, context,
                           ArrayRef<MeshAxisAttr>(axes), ArrayRef<int64_t>());
  if (!mesh)
    return failure();
  meshes[op] = {FlatSymbolRefAttr::get(op.getSymNameAttr()), mesh};
  return success();
}

void ShardImporter::replaceGrids() {
  for (auto &[op, grid] : meshes) {
    rewriter.setInsertionPoint(op);
    MeshOp::create(rewriter, op->getLoc(), grid.name.getAttr(), grid.mesh);
    rewriter.eraseOp(op);
  }
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

/// Checks that what a sharding says of the sizes of shards is what they are
/// anyhow: all the same.
LogicalResult ShardImporter::checkOffsets(shard::ShardingOp op,
                                          ShardingAttr sharding, MeshAttr mesh,
                                          RankedTensorType type) {
  ArrayRef<int64_t> offsets = op.getStaticShardedDimsOffsets();
  if (offsets.empty())
    return success();
  SmallVector<int64_t> expected;
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (sharding.getAxes(dim).empty())
      continue;
    int64_t shards = sharding.getNumShards(dim, mesh);
    for (int64_t shard = 0; shard <= shards; ++shard)
      expected.push_back(shard * size / shards);
    if (size % shards != 0)
      expected.clear();
  }
  if (offsets == ArrayRef(expected))
    return success();
  return op.emitOpError("has sharded_dims_offsets that do not cut ")
         << type << " into equal shards, which is not supported";
}

FailureOr<ShardingAttr> ShardImporter::readSharding(shard::ShardingOp op,
                                                    RankedTensorType type) {
  if (llvm::any_of(op.getStaticHaloSizes(), [](int64_t size) {
        return size != 0; // unknown ones are negative
      }))
    return op.emitOpError("has halo_sizes, which is not supported: shards do "
                          "not overlap, and ops that look at their "
                          "neighbours' elements exchange them by themselves");
  const GridMesh &grid = getGrid(op, op.getGridAttr());
  MLIRContext *context = op.getContext();
  SmallVector<DimShardingAttr> dims;
  for (shard::GridAxesAttr axes : op.getSplitAxes()) {
    int64_t numAxes = grid.mesh.getAxes().size();
    for (int16_t axis : axes.asArrayRef())
      if (axis < 0 || axis >= numAxes)
        return op.emitOpError("splits over axis ")
               << axis << " of a grid of " << numAxes;
    dims.push_back(DimShardingAttr::get(
        context, grid.getAxes(axes.asArrayRef()).getAxes()));
  }
  // Dims that are not mentioned are not split. Surplus empty lists are dropped.
  size_t rank = type.getRank();
  while (dims.size() > rank && dims.back().getAxes().empty())
    dims.pop_back();
  if (dims.size() > rank)
    return op.emitOpError("splits ")
           << dims.size() << " dims, but a tensor it is for has rank " << rank;
  dims.resize(rank, DimShardingAttr::get(context, ArrayRef<AxisRefAttr>()));
  auto sharding = ShardingAttr::get(grid.name, dims);
  if (failed(checkOffsets(op, sharding, grid.mesh, type)))
    return failure();
  return sharding;
}

static FailureOr<shard::ShardingOp> getShardingOp(Operation *op,
                                                  Value sharding) {
  if (auto definition = sharding.getDefiningOp<shard::ShardingOp>())
    return definition;
  return op->emitOpError("must have a sharding that a shard.sharding op of the "
                         "same function defines");
}

LogicalResult ShardImporter::visitGlobal(shard::ShardOp op) {
  auto type = llvm::cast<RankedTensorType>(op.getType());
  FailureOr<shard::ShardingOp> definition = getShardingOp(op, op.getSharding());
  if (failed(definition))
    return failure();
  FailureOr<ShardingAttr> sharding = readSharding(*definition, type);
  if (failed(sharding))
    return failure();
  Value value = op.getSrc();
  auto argument = llvm::dyn_cast<BlockArgument>(value);
  bool isOfFunction =
      argument && argument.getOwner()->isEntryBlock() &&
      llvm::isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
  if (isOfFunction && !op.getAnnotateForUsers() && !getSharding(value))
    arguments[value] = *sharding;
  if (getSharding(value) != *sharding) {
    rewriter.setInsertionPoint(op);
    value = ShardOp::create(rewriter, op.getLoc(), value, *sharding);
  }
  rewriter.replaceOp(op, value);
  return success();
}

/// A tensor's sharding as a value: that of the `shard.shard` which makes it.
LogicalResult ShardImporter::visitGlobal(shard::GetShardingOp op) {
  ShardingAttr sharding = getSharding(op.getSource());
  if (!sharding)
    return op.emitOpError("asks for the sharding of a tensor on which none is "
                          "written by shard.shard");
  const GridMesh &grid = getGrid(op, sharding.getMesh());
  SmallVector<shard::GridAxesAttr> splitAxes;
  for (DimShardingAttr dim : sharding.getDims()) {
    SmallVector<int16_t> axes;
    for (AxisRefAttr axis : dim.getAxes())
      axes.push_back(llvm::find_if(grid.mesh.getAxes(),
                                   [&](MeshAxisAttr known) {
                                     return known.getName() == axis.getName();
                                   }) -
                     grid.mesh.getAxes().begin());
    splitAxes.push_back(shard::GridAxesAttr::get(op.getContext(), axes));
  }
  rewriter.setInsertionPoint(op);
  auto definition = shard::ShardingOp::create(rewriter, op.getLoc(),
                                              sharding.getMesh(), splitAxes);
  shardings.push_back(definition);
  rewriter.replaceOp(op, definition.getResult());
  return success();
}

/// All shards of a static shape are equal.
LogicalResult ShardImporter::visitGlobal(shard::ShardShapeOp op) {
  FailureOr<shard::ShardingOp> definition = getShardingOp(op, op.getSharding());
  if (failed(definition))
    return failure();
  if (!op.getDimsDynamic().empty())
    return op.emitOpError("has dims that are not constants, which is not "
                          "supported");
  auto type = RankedTensorType::get(op.getDims(), rewriter.getI1Type());
  FailureOr<ShardingAttr> sharding = readSharding(*definition, type);
  if (failed(sharding))
    return failure();
  MeshAttr mesh = getGrid(op, sharding->getMesh()).mesh;
  RankedTensorType local = sharding->getLocalType(type, mesh);
  if (!local)
    return op.emitOpError("has dims that do not divide into equal shards, "
                          "which is not supported");
  rewriter.setInsertionPoint(op);
  SmallVector<Value> sizes;
  for (int64_t size : local.getShape())
    sizes.push_back(
        arith::ConstantIndexOp::create(rewriter, op.getLoc(), size));
  rewriter.replaceOp(op, sizes);
  return success();
}

LogicalResult ShardImporter::eraseShardings() {
  for (shard::ShardingOp op : shardings) {
    if (!op->use_empty())
      return op.emitOpError("is used by an op other than those of the shard "
                            "dialect, which is not supported");
    rewriter.eraseOp(op);
  }
  return success();
}

void ShardImporter::writeArguments() {
  llvm::MapVector<FunctionOpInterface, SmallVector<ShardingAttr>> shardings;
  for (auto [value, sharding] : arguments) {
    auto argument = llvm::cast<BlockArgument>(value);
    auto function =
        llvm::cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
    SmallVector<ShardingAttr> &list = shardings[function];
    list.resize(function.getNumArguments());
    list[argument.getArgNumber()] = sharding;
  }
  for (auto &entry : shardings) {
    FunctionOpInterface function = entry.first;
    SmallVector<ShardingAttr> results(function.getNumResults());
    rewriter.modifyOpInPlace(function, [&] {
      setSignatureShardings(function, entry.second, results);
    });
  }
}

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

/// A function is on whole tensors or in local view.
LogicalResult ShardImporter::noteKind(Operation *op, bool isLocal) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  if (!function)
    return op->emitOpError("must be in a function");
  FunctionKind &kind = kinds[function];
  std::optional<Location> &first = isLocal ? kind.local : kind.global;
  if (!first)
    first = op->getLoc();
  if (!kind.global || !kind.local)
    return success();
  InFlightDiagnostic diag =
      function->emitOpError("both annotates whole tensors and works in local "
                            "view, which is not supported");
  diag.attachNote(*kind.global) << "whole tensor annotated here";
  diag.attachNote(*kind.local) << "local view here";
  return diag;
}

LogicalResult ShardImporter::visitLocal(Operation *op) {
  const GridMesh &grid =
      getGrid(op, op->getAttrOfType<FlatSymbolRefAttr>("grid"));
  auto function = op->getParentOfType<FunctionOpInterface>();
  auto spmd =
      function->getAttrOfType<FlatSymbolRefAttr>(MeshDialect::kSpmdAttrName);
  if (spmd && spmd != grid.name)
    return op->emitOpError("is on grid ")
           << grid.name << ", but the function it is in is on " << spmd;
  rewriter.modifyOpInPlace(function, [&] {
    function->setAttr(MeshDialect::kSpmdAttrName, grid.name);
  });
  rewriter.setInsertionPoint(op);
  FailureOr<SmallVector<Value>> results =
      convertLocalShardOp(op, grid, rewriter);
  if (failed(results))
    return failure();
  rewriter.replaceOp(op, *results);
  return success();
}

LogicalResult ShardImporter::visit(Operation *op) {
  if (auto sharding = llvm::dyn_cast<shard::ShardingOp>(op)) {
    shardings.push_back(sharding);
    return success();
  }
  bool isLocal = isLocalShardOp(op);
  if ((isLocal || llvm::isa<shard::ShardOp>(op)) &&
      failed(noteKind(op, isLocal)))
    return failure();
  if (isLocal)
    return visitLocal(op);
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case<shard::ShardOp, shard::GetShardingOp, shard::ShardShapeOp>(
          [&](auto known) { return visitGlobal(known); })
      .Default([](Operation *other) {
        return other->emitOpError("has no counterpart in the mesh dialect");
      });
}

LogicalResult ShardImporter::run(ModuleOp module) {
  SmallVector<Operation *> ops;
  WalkResult result = module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto grid = llvm::dyn_cast<shard::GridOp>(op))
      return WalkResult(addGrid(grid));
    if (llvm::isa_and_nonnull<shard::ShardDialect>(op->getDialect()))
      ops.push_back(op);
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  for (Operation *op : ops)
    if (failed(visit(op)))
      return failure();
  if (failed(eraseShardings()))
    return failure();
  writeArguments();
  replaceGrids();
  return success();
}

namespace {
struct ConvertShardToMeshPass
    : public mesh::impl::ConvertShardToMeshPassBase<ConvertShardToMeshPass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    if (failed(ShardImporter(rewriter).run(getOperation())))
      signalPassFailure();
  }
};
} // namespace
