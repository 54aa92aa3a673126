//===- SearchProgram.h - search for shardings in Python ---------*- C++ -*-===//

#ifndef MESH_PYTHON_SEARCHPROGRAM_H
#define MESH_PYTHON_SEARCHPROGRAM_H

#include "mesh/Search/SearchFile.h"

#include <nanobind/nanobind.h>

namespace mesh::python {

/// The best strategy of a program, and the report of the search.
struct FoundStrategy {
  SearchResult result;
  std::string report;
  /// The annotated program, and whether the search made a pipeline in it.
  std::string program;
  bool hasPipeline = false;

  /// A dict: docs of `Program.search`.
  nanobind::dict toPython() const;
};

/// Searches for a strategy of the only entry of `request`. A copy of `module`
/// is annotated.
llvm::Expected<FoundStrategy> searchCopy(ModuleOp module,
                                         const SearchRequest &request);

void bindSearchRequest(nanobind::module_ &module);

} // namespace mesh::python

#endif // MESH_PYTHON_SEARCHPROGRAM_H
