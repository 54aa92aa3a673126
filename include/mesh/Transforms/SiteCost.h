//===- SiteCost.h - the work at an overlap site -----------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_SITECOST_H
#define MESH_TRANSFORMS_SITECOST_H

#include "mesh/Analysis/OverlapCost.h"
#include "mesh/Transforms/OverlapSites.h"

namespace mesh {

/// The bytes that one step of a ring sends.
int64_t getBlockBytes(OverlapSite &site);

/// What the site's collective and contractions take on a machine. Of a group
/// along several axes the slowest link counts. Fails, and says why, if the
/// model lacks a link or a rate, or if the collective is none that gathers or
/// scatters.
llvm::Expected<OverlapWork> getWork(OverlapSite &site,
                                    const MachineModel &machine);

} // namespace mesh

#endif // MESH_TRANSFORMS_SITECOST_H
