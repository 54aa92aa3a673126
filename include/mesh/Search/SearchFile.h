//===- SearchFile.h - search for a strategy of a file -----------*- C++ -*-===//

#ifndef MESH_SEARCH_SEARCHFILE_H
#define MESH_SEARCH_SEARCHFILE_H

#include "mesh/Execution/Lower.h"
#include "mesh/Search/SearchSpace.h"

namespace mesh {

/// The options of `mesh-search`, whose --help says what they mean.
struct SearchRequest {
  std::string file;
  /// Empty: @main, or the only public function.
  std::string entry;
  /// The options of lowering. Its entries are set by the one above; it needs a
  /// machine.
  LowerOptions lower;
  /// Axes of the mesh as `data=2,model=4`, or empty: those of the program.
  std::string mesh;
  /// The memory of a device; else what the machine says.
  std::optional<int64_t> memoryLimit;
  SearchSpaceOptions space;
  /// The seconds after which no further strategy is tried.
  double budget = 10;
  uint64_t seed = 0;
  /// A program with annotations to start from, or empty.
  std::string start;
  /// Returns true once the search has to end with what it has found.
  std::function<bool()> isInterrupted = [] { return false; };
  /// The annotated program is written there.
  std::string output;
};

/// Searches, writes the annotated program, and reports to `os`. An error says
/// what is wrong with the request, or the least memory of any strategy if none
/// fits.
llvm::Error searchFile(const SearchRequest &request, MLIRContext &context,
                       raw_ostream &os);

} // namespace mesh

#endif // MESH_SEARCH_SEARCHFILE_H
