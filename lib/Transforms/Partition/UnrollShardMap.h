//===- UnrollShardMap.h - A region for all devices --------------*- C++ -*-===//

#ifndef MESH_LIB_TRANSFORMS_PARTITION_UNROLLSHARDMAP_H
#define MESH_LIB_TRANSFORMS_PARTITION_UNROLLSHARDMAP_H

#include "mesh/IR/Mesh.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Replaces `op` by what its region computes on whole tensors: what each device
/// along the manual axes does, one after the other, op by op, and for
/// collectives what these make of it. Fails, with an error, at what cannot be
/// followed so: messages, loops that communicate and whose bounds are not
/// constants, other control flow that communicates, too many devices.
LogicalResult unrollShardMap(RewriterBase &rewriter, ShardMapOp op);

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_PARTITION_UNROLLSHARDMAP_H
