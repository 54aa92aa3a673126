//===- Sharding.cpp - meshes and shardings: sizes, shapes, checks ---------===//

#include "mesh/IR/Mesh.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

int64_t MeshAttr::getNumDevices() const {
  int64_t count = 1;
  for (MeshAxisAttr axis : getAxes())
    count *= axis.getSize();
  return count;
}

MeshAxisAttr MeshAttr::getAxis(StringRef name) const {
  for (MeshAxisAttr axis : getAxes())
    if (axis.getName() == name)
      return axis;
  return {};
}

int64_t MeshAttr::getSize(AxisRefAttr axis) const {
  return axis.isSubAxis() ? axis.getSubSize()
                          : getAxis(axis.getName()).getSize();
}

int64_t MeshAttr::getSize(ArrayRef<AxisRefAttr> axes) const {
  int64_t size = 1;
  for (AxisRefAttr axis : axes)
    size *= getSize(axis);
  return size;
}

int64_t MeshAttr::getStride(AxisRefAttr ref) const {
  int64_t stride = 1;
  for (MeshAxisAttr axis : llvm::reverse(getAxes())) {
    if (axis.getName() == ref.getName())
      return ref.isSubAxis() ? stride * axis.getSize() /
                                   (ref.getPreSize() * ref.getSubSize())
                             : stride;
    stride *= axis.getSize();
  }
  llvm_unreachable("axis is not of this mesh");
}

bool MeshAttr::overlap(AxisRefAttr a, AxisRefAttr b) const {
  if (a.getName() != b.getName())
    return false;
  // An axis of size 1 has no digits, but is still used only once.
  if (a == b)
    return true;
  int64_t aBegin = getStride(a), aEnd = aBegin * getSize(a);
  int64_t bBegin = getStride(b), bEnd = bBegin * getSize(b);
  return !((aEnd <= bBegin && bBegin % aEnd == 0) ||
           (bEnd <= aBegin && aBegin % bEnd == 0));
}

LogicalResult
MeshAttr::verifyAxes(ArrayRef<AxisRefAttr> axes,
                     function_ref<InFlightDiagnostic()> emitError) const {
  for (AxisRefAttr ref : axes) {
    MeshAxisAttr axis = getAxis(ref.getName());
    if (!axis) {
      InFlightDiagnostic diag = emitError() << "mesh has no axis " << ref.str()
                                            << "; its axes are ";
      llvm::interleaveComma(getAxes(), diag, [&](MeshAxisAttr known) {
        diag << "\"" << known.getName() << "\"";
      });
      return diag;
    }
    // Division, so that no product overflows.
    if (ref.isSubAxis() &&
        (axis.getSize() % ref.getPreSize() != 0 ||
         axis.getSize() / ref.getPreSize() % ref.getSubSize() != 0))
      return emitError() << "sub-axis " << ref.str()
                         << " does not divide axis of size " << axis.getSize();
    if (ref.isSubAxis() && ref.getSubSize() == axis.getSize())
      return emitError() << "sub-axis " << ref.str()
                         << " is the whole axis and must be written as \""
                         << ref.getName() << "\"";
  }
  for (auto [i, ref] : llvm::enumerate(axes))
    for (AxisRefAttr other : axes.take_front(i))
      if (overlap(ref, other))
        return emitError() << "axis " << ref.str() << " overlaps "
                           << other.str() << ", which is already in use";
  return success();
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

ShardingAttr ShardingAttr::getReplicated(FlatSymbolRefAttr mesh, int64_t rank,
                                         bool isOpen) {
  auto dim = DimShardingAttr::get(mesh.getContext(), {}, isOpen, -1);
  return get(mesh, SmallVector<DimShardingAttr>(rank, dim));
}

bool ShardingAttr::isReplicated() const {
  return getPartial().empty() &&
         llvm::all_of(getDims(), [](DimShardingAttr dim) {
           return dim.getAxes().empty();
         });
}

ShardingAttr ShardingAttr::getLayout() const {
  bool isLayout = llvm::all_of(getDims(), [](DimShardingAttr dim) {
    return !dim.getIsOpen() && dim.getPriority() < 0;
  });
  if (isLayout && getReplicated().empty())
    return *this;
  SmallVector<DimShardingAttr> dims;
  for (DimShardingAttr dim : getDims())
    dims.push_back(DimShardingAttr::get(getContext(), dim.getAxes()));
  return get(getContext(), getMesh(), dims, {}, getCombiner(), getPartial());
}

int64_t ShardingAttr::getNumShards(int64_t dim, MeshAttr mesh) const {
  return mesh.getSize(getAxes(dim));
}

RankedTensorType ShardingAttr::getLocalType(RankedTensorType global,
                                            MeshAttr mesh,
                                            bool allowPadding) const {
  SmallVector<int64_t> shape(global.getShape());
  for (auto [dim, size] : llvm::enumerate(shape)) {
    int64_t shards = getNumShards(dim, mesh);
    if (shards == 1)
      continue;
    if (ShapedType::isDynamic(size) || (size % shards != 0 && !allowPadding))
      return {};
    size = llvm::divideCeil(size, shards);
  }
  return global.clone(shape);
}

RankedTensorType ShardingAttr::getGlobalType(RankedTensorType local,
                                             MeshAttr mesh) const {
  SmallVector<int64_t> shape(local.getShape());
  for (auto [dim, size] : llvm::enumerate(shape)) {
    int64_t shards = getNumShards(dim, mesh);
    if (shards != 1 &&
        (ShapedType::isDynamic(size) || llvm::MulOverflow(size, shards, size)))
      return {};
  }
  return local.clone(shape);
}

LogicalResult ShardingAttr::verifyAgainst(
    MeshAttr mesh, Type type,
    function_ref<InFlightDiagnostic()> emitError) const {
  auto tensorType = llvm::dyn_cast<ShapedType>(type);
  int64_t rank = tensorType && tensorType.hasRank() ? tensorType.getRank() : 0;
  if (tensorType && !tensorType.hasRank())
    return emitError() << "sharding needs a ranked tensor, got " << type;
  if (rank != getRank())
    return emitError() << "sharding of rank " << getRank()
                       << " does not fit a value of rank " << rank;
  SmallVector<AxisRefAttr> axes;
  for (DimShardingAttr dim : getDims())
    llvm::append_range(axes, dim.getAxes());
  llvm::append_range(axes, getReplicated());
  llvm::append_range(axes, getPartial());
  if (failed(mesh.verifyAxes(axes, emitError)))
    return failure();
  if (getCombiner() && !canCombine(*getCombiner(), type))
    return emitError() << "elements of " << type << " cannot be combined by '"
                       << stringifyCombiner(*getCombiner()) << "'";
  return success();
}

//===----------------------------------------------------------------------===//
// Shardings of values
//===----------------------------------------------------------------------===//

MeshAttr mesh::lookupMesh(Operation *op, FlatSymbolRefAttr symbol) {
  auto meshOp = SymbolTable::lookupNearestSymbolFrom<MeshOp>(op, symbol);
  return meshOp ? meshOp.getMesh() : MeshAttr();
}

static ShardingAttr getArgumentSharding(BlockArgument argument) {
  Operation *parent = argument.getOwner()->getParentOp();
  unsigned number = argument.getArgNumber();
  if (!parent || !argument.getOwner()->isEntryBlock())
    return {};
  if (auto function = llvm::dyn_cast<FunctionOpInterface>(parent))
    return function.getArgAttrOfType<ShardingAttr>(
        number, MeshDialect::kShardingAttrName);
  auto regions =
      parent->getAttrOfType<ArrayAttr>(MeshDialect::kRegionShardingsAttrName);
  if (!regions)
    return {};
  Attribute shardings = regions[argument.getParentRegion()->getRegionNumber()];
  return llvm::cast<ShardingAttr>(llvm::cast<ArrayAttr>(shardings)[number]);
}

ShardingAttr mesh::getSharding(Value value) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value))
    return getArgumentSharding(argument);
  Operation *op = value.getDefiningOp();
  if (auto shard = llvm::dyn_cast<ShardOp>(op))
    return shard.getSharding();
  if (auto reshard = llvm::dyn_cast<ReshardOp>(op))
    return reshard.getSharding();
  if (auto shardings =
          op->getAttrOfType<ArrayAttr>(MeshDialect::kShardingsAttrName))
    return llvm::cast<ShardingAttr>(
        shardings[llvm::cast<OpResult>(value).getResultNumber()]);
  return {};
}

void mesh::setSharding(Value value, ShardingAttr sharding) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value)) {
    auto function =
        llvm::cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
    function.setArgAttr(argument.getArgNumber(), MeshDialect::kShardingAttrName,
                        sharding);
    return;
  }
  Operation *op = value.getDefiningOp();
  if (auto shard = llvm::dyn_cast<ShardOp>(op))
    return shard.setShardingAttr(sharding);
  if (auto reshard = llvm::dyn_cast<ReshardOp>(op))
    return reshard.setShardingAttr(sharding);
  // Results that come later are replicated for now.
  SmallVector<Attribute> shardings;
  auto existing = op->getAttrOfType<ArrayAttr>(MeshDialect::kShardingsAttrName);
  for (OpResult result : op->getResults()) {
    auto type = llvm::dyn_cast<RankedTensorType>(result.getType());
    shardings.push_back(
        result == value ? sharding
        : existing      ? existing[result.getResultNumber()]
                        : ShardingAttr::getReplicated(sharding.getMesh(),
                                                 type ? type.getRank() : 0));
  }
  op->setAttr(MeshDialect::kShardingsAttrName,
              ArrayAttr::get(op->getContext(), shardings));
}
