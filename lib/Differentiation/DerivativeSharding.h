//===- DerivativeSharding.h - Shardings of derivatives ----------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_DERIVATIVESHARDING_H
#define MESH_DIFFERENTIATION_DERIVATIVESHARDING_H

#include "mesh/IR/Mesh.h"

namespace mesh {

/// The sharding of a derivative of a value with `sharding`: it is split in the
/// same way, but is no sum that devices have parts of.
inline ShardingAttr getDerivativeSharding(ShardingAttr sharding) {
  return ShardingAttr::get(sharding.getMesh(), sharding.getDims());
}

} // namespace mesh

#endif // MESH_DIFFERENTIATION_DERIVATIVESHARDING_H
