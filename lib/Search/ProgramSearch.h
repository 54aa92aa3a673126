//===- ProgramSearch.h - a search in programs of a file ---------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_PROGRAMSEARCH_H
#define MESH_LIB_SEARCH_PROGRAMSEARCH_H

#include "SearchProgram.h"
#include "mesh/Search/PipelineVariants.h"
#include "mesh/Support/WorkClock.h"

namespace mesh {

/// The time that a search gets besides, once a strategy takes at most
/// `seconds`.
struct Extension {
  double seconds = 0, budget = 0;
};

/// Programs that were compared, and what was not taken of them, best first.
struct ComparedPrograms {
  std::vector<ProgramVariant> programs;
  std::vector<ChosenProgram> choices;
};

/// Chooses what annotations do not say, as far as there is a choice, and then
/// searches.
class ProgramSearch {
public:
  ProgramSearch(MutableArrayRef<ProgramVariant> programs,
                const SearchRequest &request, const MachineModel &machine,
                raw_ostream &os)
      : programs(programs), request(request), space(request.space),
        machine(machine), os(os) {}

  llvm::Expected<SearchResult> run();

private:
  /// Checks that the start is an annotation of the only program.
  llvm::Error readStart();
  llvm::Error chooseProgram();
  unsigned getBatchDim(ModuleOp module) const;
  int64_t getNumMicroBatches(ModuleOp module) const;
  /// Returns `program`, and if its mesh is to be chosen also with its step's
  /// micro-batches divided.
  std::vector<ProgramVariant> divide(const ProgramVariant &program) const;
  /// Chooses how the state of the step of `source` is split, if there is one.
  llvm::Error chooseStep(ModuleOp source, double budget, raw_ostream &report);
  /// Searches in what was chosen, whose step is that of `source`, within
  /// `budget`, and perhaps an extension. Reports to `report`.
  llvm::Expected<SearchResult> search(ModuleOp source, double budget,
                                      raw_ostream &report,
                                      Extension extension = {});
  /// Returns pipelines by their estimates; none if none is asked for.
  std::vector<PipelineProposal> proposePipelines();
  llvm::Expected<size_t> choosePipeline(ArrayRef<ProgramVariant> pipelines,
                                        double budget, raw_ostream &report);
  /// Searches in the best of the pipelines that are proposed.
  llvm::Expected<SearchResult>
  searchPipeline(ArrayRef<PipelineProposal> proposals, raw_ostream &report);
  /// Returns the passes by which what was chosen is lowered whole; empty for
  /// those of mesh-run.
  std::string getLowering() const;
  /// Searches in what was chosen, and then in the best of the pipelines that
  /// may be faster. The better one is chosen.
  llvm::Expected<SearchResult>
  comparePipelines(std::vector<PipelineProposal> proposals, double budget);
  /// Fails if the search was interrupted, or all of its budget is spent.
  llvm::Error checkTime() const;
  bool isStopped() const { return request.isStopped && request.isStopped(); }
  /// Returns the seed of the next search. It goes on from what those before
  /// found, with other random changes than theirs.
  uint64_t getSeed() const {
    // A comparison searches a candidate a few times, with a seed each.
    constexpr uint64_t kMostSearches = 16;
    return request.seed + kMostSearches * comparisons.size();
  }
  double getSeconds() const { return clock.getSeconds(); }
  /// Chooses among `compared`, within `budget`, the program that is searched.
  /// Returns its number.
  llvm::Expected<size_t> choose(std::vector<ProgramVariant> compared,
                                int64_t devices, double budget,
                                raw_ostream &report);
  /// Takes one of the choices of `from` to search.
  llvm::Error take(ComparedPrograms &from, size_t number);
  /// A choice of `from` for when nothing fits.
  struct Smaller {
    ComparedPrograms *from;
    size_t number;
    bool isExpectedToFit;
  };
  /// Returns the fastest choice of all comparisons that is expected to fit if
  /// lowering makes memory `growth` times what it was. Or else the one of least
  /// memory that fits in local view, or needs less than `leastBytes`, if there
  /// is one.
  std::optional<Smaller> findSmaller(double growth, int64_t leastBytes);
  /// Takes that choice, and reports it.
  llvm::Error takeSmaller(const Smaller &smaller, raw_ostream &report);

  MutableArrayRef<ProgramVariant> programs;
  const SearchRequest &request;
  SearchSpaceOptions space;
  const MachineModel &machine;
  raw_ostream &os;
  WorkClock clock;
  /// The comparison of meshes, and that of steps on the best mesh.
  std::vector<ComparedPrograms> comparisons;
  /// The program that is searched without pipelines, and the one with what was
  /// chosen, in which the entry is a function.
  mlir::OwningOpRef<ModuleOp> source, chosen;
  /// The name of the program that is searched, in the first comparison.
  std::string label;
  /// True if pipelines were compared.
  bool arePipelines = false;
  /// The program to start from, in which the entry is a function.
  mlir::OwningOpRef<ModuleOp> startProgram;
  std::optional<Choices> start;
};

/// Returns a copy of `source` in which the entry is a function.
llvm::Expected<mlir::OwningOpRef<ModuleOp>> defineEntry(ModuleOp source,
                                                        StringRef entry);

} // namespace mesh

#endif // MESH_LIB_SEARCH_PROGRAMSEARCH_H
