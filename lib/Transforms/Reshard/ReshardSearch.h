//===- ReshardSearch.h - the cheapest chain of collectives ------*- C++ -*-===//

#ifndef MESH_LIB_TRANSFORMS_RESHARD_RESHARDSEARCH_H
#define MESH_LIB_TRANSFORMS_RESHARD_RESHARDSEARCH_H

#include "mesh/Transforms/Reshard/ReshardCost.h"

namespace mesh {

/// The cheapest plan found that takes less than `limit` seconds and never more
/// than `maxBytes` of memory, if there is one.
///
/// A permute renames devices, so one is enough in a plan: what comes before it
/// and after it can be done in the other's names. The search therefore goes
/// from both ends, without permutes, and joins two layouts that are the same
/// or that one permute leads from one to the other: those with as many shards
/// in each dim. The number of layouts looked at is bounded.
std::optional<ReshardPlan> searchReshard(const ReshardProblem &problem,
                                         const ReshardCost &cost, double limit,
                                         double maxBytes);

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_RESHARD_RESHARDSEARCH_H
