//===- Candidate.h - a program on a mesh, and its best strategy -*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_CANDIDATE_H
#define MESH_LIB_SEARCH_CANDIDATE_H

#include "mesh/Search/ChooseProgram.h"
#include "mesh/Search/StrategySearch.h"

namespace mesh {

/// Returns true if what takes about `seconds` is not to begin any more.
using IsOver = std::function<bool(double seconds)>;

/// A program on a mesh, and the best strategy that was found for it.
class Candidate {
public:
  /// Takes the program as it is, with its mesh, if `mesh` is null.
  Candidate(size_t program, const ProgramVariant &variant, MeshAttr mesh,
            const ChooseProgramOptions &options);

  size_t getProgram() const { return program; }
  MeshAttr getMesh() const { return mesh; }
  size_t getNumAxes() const { return mesh.getAxes().size(); }
  /// Returns what the contractions that are in the program already take at
  /// least. Those that its lowering makes are not counted.
  double getLeastSeconds() const { return leastSeconds; }
  /// Returns what all contractions take at least, or nothing if the model
  /// cannot be lowered. Lowers it.
  std::optional<double> computeContractionSeconds();
  const std::optional<RatedStrategy> &getBest() const { return best; }
  /// Returns true if no strategy was found although one was looked for.
  bool hasFailed() const { return !problem.getText().empty(); }
  /// Returns the reason for that.
  FirstProblem &getProblem() { return problem; }

  /// Makes what strategies are evaluated with, unless it is there, with what
  /// other meshes say of estimates of memory. Searches then try random changes
  /// if `isPatient`. Returns false if the program has none on this mesh, and
  /// keeps the problem.
  bool open(const std::optional<MemoryFit> &fit, bool isPatient);
  /// Frees the memory of that.
  void close() { strategies.reset(); }
  /// Returns an even share of the memory that the program needs if all is left
  /// to propagation, with values recomputed if it does not fit; 0 if it is not
  /// known.
  double getEvenBytes();
  /// Learns of a strategy that fits and takes `seconds`.
  void noteFitting(double seconds) { strategies->noteFitting(seconds); }
  /// Returns what this candidate says of estimates of memory.
  const std::optional<MemoryFit> &getFit() const {
    return strategies->getFit();
  }
  /// Returns a strategy that splits all tensors, unless the program fits
  /// without, and what it takes if nothing is recomputed.
  const std::optional<RatedStrategy> &spreadIfShort(const IsOver &end) {
    isOver = end;
    return strategies->spreadIfShort();
  }
  /// Returns the strategy that leaves all to propagation.
  Choices getStart() const { return Choices(space->getNumChoices().size()); }
  /// Returns the best strategy of a candidate of fewer axes: further axes split
  /// as the last of those.
  Choices extend(const Candidate &smaller) const;
  /// Searches from `start`, and keeps the best. One that is given is evaluated
  /// however little time there is.
  void search(Choices start, bool isGiven, const IsOver &isOver);
  /// Tries the best strategy of `other`, which has as many axes, and then its
  /// fastest. One may be the way to a strategy that the other is far from.
  void tryStrategyOf(const Candidate &other, const IsOver &isOver);
  /// Returns the number of answers that differ between the programs, and of
  /// factors of 2 that the meshes, which have as many axes, have elsewhere.
  double getDistance(const Candidate &other) const;
  /// Returns true if the best strategy is better than that of `other`.
  bool isBetterThan(const Candidate &other) const;
  /// Returns names of the axes by what the best strategy splits, or none.
  SmallVector<std::string> nameAxes() const {
    return space->nameAxes(best->choices);
  }

private:
  llvm::Error makeSearch(const std::optional<MemoryFit> &fit, bool isPatient);
  LocalSearchOptions getRating() const;
  /// Evaluates a strategy of `other` with axes exchanged in the way that has
  /// the best estimate, and what estimates find from there.
  void tryExchanged(const Candidate &other, const Choices &strategy);
  void keep(RatedStrategy strategy);

  size_t program;
  const ProgramVariant &variant;
  ModuleOp module;
  MeshAttr mesh;
  const ChooseProgramOptions &options;
  SearchSpaceOptions spaceOptions;
  double leastSeconds = 0;
  std::optional<SearchSpace> space;
  std::unique_ptr<StrategySearch> strategies;
  /// When the search that is under way ends.
  IsOver isOver;
  std::optional<RatedStrategy> best;
  /// The fastest by estimates, whatever memory it takes.
  std::optional<Choices> fastest;
  FirstProblem problem;
  /// The number of times that this was opened for a search.
  uint64_t numOpened = 0;
};

} // namespace mesh

#endif // MESH_LIB_SEARCH_CANDIDATE_H
