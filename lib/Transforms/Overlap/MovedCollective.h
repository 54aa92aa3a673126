//===- MovedCollective.h - a collective at another place --------*- C++ -*-===//

#ifndef MESH_LIB_TRANSFORMS_OVERLAP_MOVEDCOLLECTIVE_H
#define MESH_LIB_TRANSFORMS_OVERLAP_MOVEDCOLLECTIVE_H

#include "mesh/IR/Mesh.h"

namespace mesh {

/// Emits `collective` as one of `sent`. Returns its result.
Value emitCollective(OpBuilder &builder, CollectiveOpInterface collective,
                     Value sent);

/// Starts it. Returns the future.
Value startCollective(OpBuilder &builder, CollectiveOpInterface collective,
                      Value sent);

/// Waits for what `startCollective` started.
Value waitForCollective(OpBuilder &builder, CollectiveOpInterface collective,
                        Value future);

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_OVERLAP_MOVEDCOLLECTIVE_H
