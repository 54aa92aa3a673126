//===- TensorLayout.h - layouts of tensors ----------------------*- C++ -*-===//

#ifndef MESH_ANALYSIS_TENSORLAYOUT_H
#define MESH_ANALYSIS_TENSORLAYOUT_H

#include "mesh/IR/AxisList.h"
#include "mesh/IR/TensorBytes.h"

namespace mesh {

/// A sharding to compute with: the axes of each dim and the partial axes.
struct TensorLayout {
  SmallVector<AxisList, 4> dims;
  AxisList partial;
  std::optional<Combiner> combiner;

  TensorLayout() = default;
  explicit TensorLayout(int64_t rank) : dims(rank) {}
  explicit TensorLayout(ShardingAttr sharding);

  ShardingAttr getSharding(FlatSymbolRefAttr meshName) const;

  /// Returns true if there is a `sharding` and it lays the tensor out like
  /// this. Quicker than to compare two shardings.
  bool isLayoutOf(ShardingAttr sharding) const;

  /// Adds `axis` to the partial axes.
  void addPartial(MeshAttr mesh, AxisRefAttr axis, Combiner with);
};

/// The tensors of an op.
struct OpLayouts {
  SmallVector<TensorLayout> operands, results;
};

/// Checks that every dim is divisible by the number of its shards.
LogicalResult verifyDivides(RankedTensorType type, ShardingAttr sharding,
                            MeshAttr mesh,
                            function_ref<InFlightDiagnostic()> emitError);

} // namespace mesh

#endif // MESH_ANALYSIS_TENSORLAYOUT_H
