//===- CollectiveKind.cpp - kinds of collectives --------------------------===//

#include "mesh/Analysis/CollectiveKind.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

mesh_rt_kind mesh::getCollectiveKind(CollectiveOpInterface op) {
  return llvm::TypeSwitch<Operation *, mesh_rt_kind>(op)
      .Case([](AllGatherOp) { return MESH_RT_ALL_GATHER; })
      .Case([](AllReduceOp) { return MESH_RT_ALL_REDUCE; })
      .Case([](ReduceScatterOp) { return MESH_RT_REDUCE_SCATTER; })
      .Case([](AllToAllOp) { return MESH_RT_ALL_TO_ALL; })
      .Case([](PermuteOp) { return MESH_RT_PERMUTE; })
      .Case([](BroadcastOp) { return MESH_RT_BROADCAST; });
}
