//===- AccumulatedSums.h - contractions that add to others ------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_ACCUMULATEDSUMS_H
#define MESH_LIB_REMAT_ACCUMULATEDSUMS_H

#include "mesh/Remat/BlockUnits.h"

namespace mesh {

/// Returns the long sums of contractions that the unit of `root` computes. Of each
/// it has the contractions, which nothing else reads, in the order of the
/// block: once elementwise ops are fused, each one adds to the result of the
/// one before.
SmallVector<SmallVector<Operation *>>
findAccumulatedSums(const BlockUnits &units, Operation *root);

} // namespace mesh

#endif // MESH_LIB_REMAT_ACCUMULATEDSUMS_H
