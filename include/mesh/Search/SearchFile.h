//===- SearchFile.h - search for a strategy of a file -----------*- C++ -*-===//

#ifndef MESH_SEARCH_SEARCHFILE_H
#define MESH_SEARCH_SEARCHFILE_H

#include "mesh/Execution/Lower.h"
#include "mesh/Search/ChooseProgram.h"
#include "mesh/Search/StrategyEstimate.h"

namespace mesh {

/// The options of `mesh-search`, whose --help says what they mean.
struct SearchRequest {
  /// Programs of which the best is chosen.
  SmallVector<std::string> files;
  /// Empty: @main, or the only public function.
  std::string entry;
  /// The options of lowering. Its entries are set by the one above; it needs a
  /// machine.
  LowerOptions lower;
  /// Axes of the mesh as `data=2,model=4`, or empty: those of the program.
  std::string mesh;
  /// The number of devices of which the mesh is chosen; 0 if it is given.
  int64_t devices = 0;
  /// The memory of a device; else what the machine says.
  std::optional<int64_t> memoryLimit;
  /// True if values may be recomputed to fit (mesh-plan-remat).
  bool recomputes = true;
  /// True if repeated layers may be the stages of a pipeline. With a start they
  /// may not.
  bool pipelines = true;
  SearchSpaceOptions space;
  /// The most micro-batches that a step of training may accumulate over.
  int64_t maxMicroBatches = 1;
  /// The seconds of processor time after which no further strategy is tried.
  double budget = 10;
  uint64_t seed = 0;
  /// A file of the program with annotations to start from, or empty.
  std::string start;
  /// The program of that file, which `searchFile` reads.
  ModuleOp startProgram;
  /// The annotated program is written there.
  std::string output;
  /// Returns true if the search is to end with what it has. May be empty.
  std::function<bool()> isStopped;
  /// Called with the costs of each strategy that is evaluated, and true if it
  /// fits into memory. May be empty.
  std::function<void(const StrategyCost &, bool)> notify;
};

/// The best strategy: the costs and the signature of its lowered program.
struct SearchResult {
  StrategyCost cost;
  Signature signature;
  /// The mesh that the strategy is for.
  MeshAttr mesh;
  /// A time that no strategy is faster than in local view, if one is proven.
  std::optional<double> leastSeconds = {};
  /// True if values are recomputed, as with a memory limit.
  bool isRecomputed = false;
  /// The ops that are replicated since they have no sharding rule.
  std::vector<WholeOp> wholeOps = {};
  /// The places of loops whose trip count is not known.
  SmallVector<Location> assumedLoops = {};
};

/// Returns what a user is told of an op that is replicated.
std::string describeWholeOp(const WholeOp &op);

/// The text for a loop whose trip count is not known.
constexpr char kAssumesIteration[] =
    "the trip count of the loop is not known: the search assumes one iteration";

/// Searches for a strategy of the only entry of `request`, in one of several
/// programs that are as a file has them. Replaces the first one by that program
/// with annotations. Reports to `os`. Errors are as of `searchFile`.
llvm::Expected<SearchResult>
searchPrograms(MutableArrayRef<ProgramVariant> programs,
               const SearchRequest &request, raw_ostream &os);

/// Searches as the options say for a module that is called `name`, and
/// annotates it. Reports to `os`.
llvm::Expected<SearchResult> searchModule(ModuleOp module, StringRef name,
                                          const SearchRequest &request,
                                          raw_ostream &os);

/// Searches, writes the annotated program, and reports to `os`. An error says
/// what is wrong with the request, or the least memory of any strategy if none
/// fits.
llvm::Error searchFile(const SearchRequest &request, MLIRContext &context,
                       raw_ostream &os);

} // namespace mesh

#endif // MESH_SEARCH_SEARCHFILE_H
