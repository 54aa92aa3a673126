//===- OverlapObstacles.h - obstacles to overlap ----------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_OVERLAP_OVERLAPOBSTACLES_H
#define MESH_TRANSFORMS_OVERLAP_OVERLAPOBSTACLES_H

#include "mesh/Transforms/Overlap/OverlapSites.h"

namespace mesh {

/// Returns the reason for which a site, of a group of several devices, has no
/// contraction.
std::string explainAlone(const OverlapSite &site);

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAP_OVERLAPOBSTACLES_H
