//===- MeshToShard.cpp - Export SPMD programs to upstream's dialect -------===//
//
// A grid has no names and no parts of axes: each axis of a mesh becomes as many
// axes of the grid as the program cuts it into.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/EraseMeshAttributes.h"

#include "mesh/Conversion/Passes.h"
#include "mesh/Conversion/ShardReduction.h"
#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTMESHTOSHARDPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// A mesh as a grid.
struct Grid {
  MeshAttr mesh;
  /// For each axis of the mesh the pre-sizes at which a part of it begins or
  /// ends.
  SmallVector<SmallVector<int64_t>> cuts;
  SmallVector<int64_t> shape;
  /// For each axis of the mesh its first axis of the grid.
  SmallVector<int16_t> firstAxes;

  explicit Grid(MeshAttr mesh);
  unsigned getPosition(AxisRefAttr axis) const;
  std::pair<int64_t, int64_t> getRange(AxisRefAttr axis) const;
  void addCuts(AxisRefAttr axis);
  bool finish();
  SmallVector<int16_t> getAxes(ArrayRef<AxisRefAttr> axes) const;
};

using Results = FailureOr<SmallVector<Value>>;

/// Exports one op.
class Exporter {
public:
  Exporter(OpBuilder &builder, Location loc, const Grid &grid,
           FlatSymbolRefAttr name)
      : grid(grid), name(name), builder(builder), loc(loc) {}

  Results convert(AllGatherOp op);
  Results convert(AllReduceOp op);
  Results convert(ReduceScatterOp op);
  Results convert(AllToAllOp op);
  Results convert(AllSliceOp op);
  Results convert(PermuteOp op);
  Results convert(BroadcastOp op);
  Results convert(SendOp op);
  Results convert(RecvOp op);
  Results convert(AxisIndexOp op);
  Results convert(AxisSizeOp op);

private:
  shard::GridAxesAttr getAxes(ArrayRef<AxisRefAttr> axes) {
    return shard::GridAxesAttr::get(builder.getContext(), grid.getAxes(axes));
  }
  shard::ReductionKindAttr getReduction(Combiner combiner);
  Value makeIndex(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  /// A position over `axes`, index by index.
  SmallVector<Value> makeMultiIndex(Value position, ArrayRef<int16_t> axes);
  /// The grid's axes over which a message's peer is named.
  SmallVector<int16_t> getPeerAxes(std::optional<AxesAttr> axes) {
    if (axes)
      return grid.getAxes(*axes);
    return llvm::to_vector(llvm::seq<int16_t>(grid.shape.size()));
  }

  const Grid &grid;
  FlatSymbolRefAttr name;
  OpBuilder &builder;
  Location loc;
};

/// Exports a module.
class ModuleExporter {
public:
  explicit ModuleExporter(RewriterBase &rewriter) : rewriter(rewriter) {}

  LogicalResult run(ModuleOp module);

private:
  LogicalResult collect(ModuleOp module);
  LogicalResult visit(Operation *op);

  RewriterBase &rewriter;
  SymbolTableCollection symbols;
  llvm::MapVector<MeshOp, Grid> grids;
  SmallVector<AsyncOp> asyncs;
  SmallVector<Operation *> ops;
};
} // namespace

//===----------------------------------------------------------------------===//
// Grids
//===----------------------------------------------------------------------===//

Grid::Grid(MeshAttr mesh) : mesh(mesh) {
  for (MeshAxisAttr axis : mesh.getAxes())
    cuts.push_back({1, axis.getSize()});
}

unsigned Grid::getPosition(AxisRefAttr axis) const {
  return llvm::find_if(mesh.getAxes(),
                       [&](MeshAxisAttr known) {
                         return known.getName() == axis.getName();
                       }) -
         mesh.getAxes().begin();
}

std::pair<int64_t, int64_t> Grid::getRange(AxisRefAttr axis) const {
  int64_t begin = axis.isSubAxis() ? axis.getPreSize() : 1;
  return {begin, begin * mesh.getSize(axis)};
}

void Grid::addCuts(AxisRefAttr axis) {
  auto [begin, end] = getRange(axis);
  llvm::append_values(cuts[getPosition(axis)], begin, end);
}

/// Computes the shape. Fails if the parts of an axis do not nest.
bool Grid::finish() {
  for (SmallVector<int64_t> &points : cuts) {
    llvm::sort(points);
    points.erase(llvm::unique(points), points.end());
    firstAxes.push_back(static_cast<int16_t>(shape.size()));
    for (auto [begin, end] : llvm::zip(points, llvm::drop_begin(points))) {
      if (end % begin != 0)
        return false;
      shape.push_back(end / begin);
    }
    if (points.size() == 1)
      shape.push_back(1);
  }
  if (shape.empty())
    shape.push_back(1);
  return true;
}

SmallVector<int16_t> Grid::getAxes(ArrayRef<AxisRefAttr> axes) const {
  SmallVector<int16_t> gridAxes;
  for (AxisRefAttr axis : axes) {
    unsigned position = getPosition(axis);
    ArrayRef<int64_t> points = cuts[position];
    auto [begin, end] = getRange(axis);
    int16_t first = firstAxes[position];
    if (begin == end) // an axis of size 1
      gridAxes.push_back(first);
    for (auto [index, point] : llvm::enumerate(points))
      if (begin <= point && point < end)
        gridAxes.push_back(static_cast<int16_t>(first + index));
  }
  return gridAxes;
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

shard::ReductionKindAttr Exporter::getReduction(Combiner combiner) {
  for (auto [own, reduction] : kShardReductions)
    if (own == combiner)
      return shard::ReductionKindAttr::get(builder.getContext(), reduction);
  llvm_unreachable("unknown combiner");
}

Results Exporter::convert(AllGatherOp op) {
  return SmallVector<Value>{shard::AllGatherOp::create(
      builder, loc, op.getType(), name, getAxes(op.getAxes()), op.getInput(),
      builder.getIndexAttr(op.getDim()))};
}

Results Exporter::convert(AllReduceOp op) {
  return SmallVector<Value>{shard::AllReduceOp::create(
      builder, loc, op.getType(), name, getAxes(op.getAxes()), op.getInput(),
      getReduction(op.getCombiner()))};
}

Results Exporter::convert(ReduceScatterOp op) {
  return SmallVector<Value>{shard::ReduceScatterOp::create(
      builder, loc, op.getType(), name, getAxes(op.getAxes()), op.getInput(),
      getReduction(op.getCombiner()), builder.getIndexAttr(op.getDim()))};
}

Results Exporter::convert(AllToAllOp op) {
  return SmallVector<Value>{shard::AllToAllOp::create(
      builder, loc, op.getType(), name, getAxes(op.getAxes()), op.getInput(),
      builder.getIndexAttr(op.getSplitDim()),
      builder.getIndexAttr(op.getConcatDim()))};
}

Results Exporter::convert(AllSliceOp op) {
  return SmallVector<Value>{shard::AllSliceOp::create(
      builder, loc, op.getType(), name, getAxes(op.getAxes()), op.getInput(),
      builder.getIndexAttr(op.getDim()))};
}

Results Exporter::convert(PermuteOp op) {
  SmallVector<int16_t> axes = grid.getAxes(op.getAxes());
  if (!op.getShift() || axes.size() != 1)
    return op.emitOpError("is not a shift along one axis of the grid, and the "
                          "shard dialect has no other permutations");
  return SmallVector<Value>{shard::ShiftOp::create(
      builder, loc, op.getType(), name, getAxes(op.getAxes()), op.getInput(),
      builder.getIndexAttr(axes.front()),
      builder.getI64IntegerAttr(*op.getShift()), builder.getUnitAttr())};
}

Results Exporter::convert(BroadcastOp op) {
  SmallVector<int16_t> axes = grid.getAxes(op.getAxes());
  SmallVector<int64_t> root(axes.size());
  auto rest = static_cast<int64_t>(op.getRoot());
  for (auto [axis, index] : llvm::reverse(llvm::zip_equal(axes, root))) {
    index = rest % grid.shape[axis];
    rest /= grid.shape[axis];
  }
  return SmallVector<Value>{shard::BroadcastOp::create(
      builder, loc, op.getType(), name, getAxes(op.getAxes()), op.getInput(),
      builder.getDenseI64ArrayAttr(root), ValueRange())};
}

//===----------------------------------------------------------------------===//
// Positions and messages
//===----------------------------------------------------------------------===//

Results Exporter::convert(AxisIndexOp op) {
  SmallVector<int16_t> axes = grid.getAxes(op.getAxes());
  if (axes.empty())
    return SmallVector<Value>{makeIndex(0)};
  auto index = shard::ProcessMultiIndexOp::create(
      builder, loc, SmallVector<Type>(axes.size(), builder.getIndexType()),
      name, getAxes(op.getAxes()));
  Value position = index.getResult().front();
  for (auto [axis, next] :
       llvm::drop_begin(llvm::zip_equal(axes, index.getResult()))) {
    position = arith::MulIOp::create(builder, loc, position,
                                     makeIndex(grid.shape[axis]));
    position = arith::AddIOp::create(builder, loc, position, next);
  }
  return SmallVector<Value>{position};
}

Results Exporter::convert(AxisSizeOp op) {
  return SmallVector<Value>{makeIndex(grid.mesh.getSize(op.getAxes()))};
}

/// The position of a device along each axis of the grid.
SmallVector<Value> Exporter::makeMultiIndex(Value position,
                                            ArrayRef<int16_t> axes) {
  SmallVector<Value> index;
  for (int16_t axis : llvm::reverse(axes)) {
    Value n = makeIndex(grid.shape[axis]);
    index.push_back(arith::RemUIOp::create(builder, loc, position, n));
    position = arith::DivUIOp::create(builder, loc, position, n);
  }
  return llvm::to_vector(llvm::reverse(index));
}

template <typename Op>
static LogicalResult checkTag(Op op) {
  if (op.getTag() == 0)
    return success();
  return op.emitOpError("has tag ")
         << op.getTag() << ", and messages of the shard dialect have none";
}

Results Exporter::convert(SendOp op) {
  if (failed(checkTag(op)))
    return failure();
  SmallVector<int16_t> axes = getPeerAxes(op.getAxes());
  shard::SendOp::create(builder, loc, op.getInput().getType(), name,
                        shard::GridAxesAttr::get(builder.getContext(), axes),
                        op.getInput(),
                        builder.getDenseI64ArrayAttr(SmallVector<int64_t>(
                            axes.size(), ShapedType::kDynamic)),
                        makeMultiIndex(op.getPeer(), axes));
  return SmallVector<Value>();
}

Results Exporter::convert(RecvOp op) {
  if (failed(checkTag(op)))
    return failure();
  SmallVector<int16_t> axes = getPeerAxes(op.getAxes());
  SmallVector<Value> source = makeMultiIndex(op.getPeer(), axes);
  auto type = llvm::cast<RankedTensorType>(op.getType());
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  return SmallVector<Value>{shard::RecvOp::create(
      builder, loc, type, name,
      shard::GridAxesAttr::get(builder.getContext(), axes), empty,
      builder.getDenseI64ArrayAttr(
          SmallVector<int64_t>(axes.size(), ShapedType::kDynamic)),
      source)};
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// Takes an op out of flight: its waits become its result.
static LogicalResult makeSynchronous(AsyncOp op, RewriterBase &rewriter) {
  for (Operation *user : op->getUsers())
    if (!llvm::isa<WaitOp>(user)) {
      InFlightDiagnostic diag = op.emitOpError(
          "must be waited for directly: futures that loops, branches or calls "
          "carry cannot be exported");
      diag.attachNote(user->getLoc()) << "carried here";
      return diag;
    }
  Operation *inner = op.getCommunication();
  Value brought = op.getBody().front().back().getOperand(0);
  rewriter.moveOpBefore(inner, op);
  for (Operation *wait : llvm::make_early_inc_range(op->getUsers()))
    rewriter.replaceOp(wait, brought);
  rewriter.eraseOp(op);
  return success();
}

/// Finds the ops to be exported and the parts of axes that they name.
LogicalResult ModuleExporter::collect(ModuleOp module) {
  WalkResult result = module.walk([&](Operation *op) -> WalkResult {
    if (auto mesh = llvm::dyn_cast<MeshOp>(op)) {
      if (!mesh.getMesh().getDeviceIds().empty())
        return mesh.emitOpError("has device_ids, which a grid cannot have");
      grids.insert({mesh, Grid(mesh.getMesh())});
    }
    if (auto async = llvm::dyn_cast<AsyncOp>(op))
      asyncs.push_back(async);
    else if (llvm::isa<CollectiveOpInterface, SendOp, RecvOp, AxisIndexOp,
                       AxisSizeOp>(op))
      ops.push_back(op);
    else if (llvm::isa<ShardOp, ReshardOp, TPDenseOp, ShardMapOp>(op))
      return op->emitOpError("works on whole tensors: run --mesh-spmd before");
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  for (Operation *op : ops)
    if (auto axes = op->getAttrOfType<AxesAttr>("axes")) {
      auto name = op->getAttrOfType<FlatSymbolRefAttr>("mesh");
      auto mesh = symbols.lookupNearestSymbolFrom<MeshOp>(op, name);
      for (AxisRefAttr axis : axes)
        grids.find(mesh)->second.addCuts(axis);
    }
  for (auto &[mesh, grid] : grids)
    if (!grid.finish())
      return mesh.emitOpError("has an axis of which parts are used that do not "
                              "nest, which a grid cannot say");
  return success();
}

LogicalResult ModuleExporter::visit(Operation *op) {
  auto name = op->getAttrOfType<FlatSymbolRefAttr>("mesh");
  auto mesh = symbols.lookupNearestSymbolFrom<MeshOp>(op, name);
  rewriter.setInsertionPoint(op);
  Exporter exporter(rewriter, op->getLoc(), grids.find(mesh)->second, name);
  Results results =
      llvm::TypeSwitch<Operation *, Results>(op)
          .Case<AllGatherOp, AllReduceOp, ReduceScatterOp, AllToAllOp,
                AllSliceOp, PermuteOp, BroadcastOp, SendOp, RecvOp, AxisIndexOp,
                AxisSizeOp>(
              [&](auto known) { return exporter.convert(known); });
  if (failed(results))
    return failure();
  rewriter.replaceOp(op, *results);
  return success();
}

/// Ops that still name a mesh have no form in the other dialect.
static LogicalResult checkLeftOver(ModuleOp module) {
  WalkResult result = module.walk([](Operation *op) -> WalkResult {
    if (llvm::isa_and_present<MeshDialect>(op->getDialect()) &&
        llvm::isa<mlir::SymbolUserOpInterface>(op) && !llvm::isa<MeshOp>(op))
      return op->emitOpError("has no counterpart in the shard dialect");
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

LogicalResult ModuleExporter::run(ModuleOp module) {
  if (failed(collect(module)))
    return failure();
  for (AsyncOp op : asyncs)
    if (failed(makeSynchronous(op, rewriter)))
      return failure();
  for (Operation *op : ops)
    if (failed(visit(op)))
      return failure();
  eraseMeshAttributes(module);
  for (auto rules : llvm::make_early_inc_range(module.getOps<AxisRulesOp>()))
    rewriter.eraseOp(rules);
  if (failed(checkLeftOver(module)))
    return failure();
  for (auto &[mesh, grid] : grids) {
    rewriter.setInsertionPoint(mesh);
    shard::GridOp::create(rewriter, mesh.getLoc(), mesh.getSymNameAttr(),
                          rewriter.getDenseI64ArrayAttr(grid.shape));
    rewriter.eraseOp(mesh);
  }
  return success();
}

namespace {
struct ConvertMeshToShardPass
    : public mesh::impl::ConvertMeshToShardPassBase<ConvertMeshToShardPass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    if (failed(ModuleExporter(rewriter).run(getOperation())))
      signalPassFailure();
  }
};
} // namespace
