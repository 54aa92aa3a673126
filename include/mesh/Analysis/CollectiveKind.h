//===- CollectiveKind.h - kinds of collectives ------------------*- C++ -*-===//

#ifndef MESH_ANALYSIS_COLLECTIVEKIND_H
#define MESH_ANALYSIS_COLLECTIVEKIND_H

#include "mesh/IR/Mesh.h"

#include "mesh-rt/abi.h"

namespace mesh {

/// The kind of a collective that communicates: the set of our own ops is
/// closed.
mesh_rt_kind getCollectiveKind(CollectiveOpInterface op);

} // namespace mesh

#endif // MESH_ANALYSIS_COLLECTIVEKIND_H
