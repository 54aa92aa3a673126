//===- GivenStart.h - a strategy that is given to a search ------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_GIVENSTART_H
#define MESH_LIB_SEARCH_GIVENSTART_H

#include "SearchProgram.h"

namespace mesh {

/// Returns the predicted costs of the start of `request` with all of its
/// annotations. Nothing if it is not `program` on the same mesh with other
/// annotations, if options say more, or if it cannot be partitioned.
std::optional<StrategyCost> evaluateGivenStart(ModuleOp program,
                                               const SearchRequest &request,
                                               const MachineModel &machine);

} // namespace mesh

#endif // MESH_LIB_SEARCH_GIVENSTART_H
