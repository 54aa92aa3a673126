//===- TensorLayout.cpp - layouts of tensors ------------------------------===//

#include "mesh/Analysis/TensorLayout.h"

#include "mesh/IR/TensorBytes.h"

using namespace mesh;

TensorLayout::TensorLayout(ShardingAttr sharding)
    : partial(sharding.getPartial()), combiner(sharding.getCombiner()) {
  for (DimShardingAttr dim : sharding.getDims())
    dims.emplace_back(dim.getAxes());
}

ShardingAttr TensorLayout::getSharding(FlatSymbolRefAttr meshName) const {
  MLIRContext *context = meshName.getContext();
  SmallVector<DimShardingAttr> dimShardings;
  for (const AxisList &axes : dims)
    dimShardings.push_back(DimShardingAttr::get(context, axes));
  return ShardingAttr::get(context, meshName, dimShardings, {}, combiner,
                           partial);
}

bool TensorLayout::isLayoutOf(ShardingAttr sharding) const {
  return sharding && combiner == sharding.getCombiner() &&
         ArrayRef(partial) == sharding.getPartial() &&
         llvm::equal(dims, sharding.getDims(),
                     [](const AxisList &axes, DimShardingAttr dim) {
                       return ArrayRef(axes) == dim.getAxes();
                     });
}

void TensorLayout::addPartial(MeshAttr mesh, AxisRefAttr axis, Combiner with) {
  combiner = with;
  appendAxis(mesh, partial, axis);
}

LogicalResult
mesh::verifyDivides(RankedTensorType type, ShardingAttr sharding, MeshAttr mesh,
                    function_ref<InFlightDiagnostic()> emitError) {
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    int64_t shards = sharding.getNumShards(dim, mesh);
    if (size % shards != 0)
      return emitError() << "dim " << dim << " of size " << size
                         << " does not divide into " << shards << " shards, as "
                         << sharding << " says; run mesh-pad-uneven first";
  }
  return success();
}
