//===- SearchProgram.h - search for strategies of one program ---*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_SEARCHPROGRAM_H
#define MESH_LIB_SEARCH_SEARCHPROGRAM_H

#include "mesh/Search/SearchFile.h"

namespace mesh {

/// Returns the memory of a device, as the request or else the machine has it.
std::optional<int64_t> getMemoryLimit(const SearchRequest &request,
                                      const MachineModel &machine);

/// Searches from `start`, or from the program as it is, annotates `module`, and
/// reports to `os`.
llvm::Expected<SearchResult> searchProgram(ModuleOp module,
                                           const SearchRequest &request,
                                           std::optional<Choices> start,
                                           const MachineModel &machine,
                                           raw_ostream &os);

} // namespace mesh

#endif // MESH_LIB_SEARCH_SEARCHPROGRAM_H
