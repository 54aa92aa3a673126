//===- PartitionableOpInterface.h - ops in local view -----------*- C++ -*-===//

#ifndef MESH_INTERFACES_PARTITIONABLEOPINTERFACE_H
#define MESH_INTERFACES_PARTITIONABLEOPINTERFACE_H

#include "mesh/IR/RingAttrs.h"
#include "mesh/Interfaces/ShardingRule.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OpDefinition.h"

namespace mesh {

/// The context of an op that is to be rewritten for one device.
class LocalView {
public:
  LocalView(FlatSymbolRefAttr meshName, MeshAttr mesh)
      : meshName(meshName), mesh(mesh) {}
  virtual ~LocalView() = default;

  FlatSymbolRefAttr getMeshName() const { return meshName; }
  MeshAttr getMesh() const { return mesh; }

  /// From values of the global program to those of the local one.
  IRMapping &getMapping() { return mapping; }
  Value lookup(Value global) const { return mapping.lookup(global); }

  /// The type of the part of `global` that a device holds. Splits that do not
  /// divide are found before any op is asked.
  Type getLocalType(Value global) const;

  /// The axes that split the factors of the op at hand.
  virtual const FactorAxes &getFactorAxes() const = 0;

  /// Leads `local` from one sharding to the other, by collectives, which travel
  /// in `form` if there is one.
  virtual Value reshard(OpBuilder &builder, Location loc, Value local,
                        ShardingAttr from, ShardingAttr to,
                        const std::optional<RingForm> &form = {}) = 0;

private:
  FlatSymbolRefAttr meshName;
  MeshAttr mesh;
  IRMapping mapping;
};

/// Clones `op` with the local values and types. If a reduced factor is split,
/// the result is this device's partial sum.
Operation *cloneLocally(Operation *op, OpBuilder &builder, LocalView &view);

/// Maps `global` to this device's part of `whole`, which all devices have.
void mapToPart(Value global, Value whole, OpBuilder &builder, LocalView &view);

} // namespace mesh

#include "mesh/Interfaces/PartitionableOpInterface.h.inc"

#endif // MESH_INTERFACES_PARTITIONABLEOPINTERFACE_H
