//===- ChooseProgram.h - the best program and mesh --------------*- C++ -*-===//
//
// The candidates are shapes of the mesh, and programs that compute the same,
// such as steps with more or fewer micro-batches.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SEARCH_CHOOSEPROGRAM_H
#define MESH_SEARCH_CHOOSEPROGRAM_H

#include "mesh/Execution/Lower.h"
#include "mesh/Machine/MachineModel.h"
#include "mesh/Search/SearchSpace.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mesh {

/// A program that may be chosen.
struct ProgramVariant {
  /// Tells it from the others in the report.
  std::string label;
  mlir::OwningOpRef<ModuleOp> module;
  /// The dimension of its arguments that the batch is.
  unsigned batchDim = 0;
  /// Its choices, by question. All programs have as many answers.
  SmallVector<int64_t, 3> answers = {};
};

struct ChooseProgramOptions {
  /// The function to split, which all programs have.
  std::string entry;
  /// The number of devices of which the shape is chosen, or 0: programs have
  /// their mesh.
  int64_t devices = 0;
  SearchSpaceOptions space;
  /// The options of lowering, and what the description of their machine says.
  LowerOptions lower;
  const MachineModel *machine = nullptr;
  std::optional<int64_t> memoryLimit;
  /// True if values may be recomputed to fit.
  bool recomputes = false;
  uint64_t seed = 0;
  /// The strategy of the first program that the search starts from, if its mesh
  /// is given.
  std::optional<Choices> start;
  /// The seconds of processor time that the choice may take.
  double budget = 10;
  /// Returns true if the choice is to end before. May be empty.
  std::function<bool()> isStopped;
  /// Called with the costs of each strategy that is evaluated, and true if it
  /// fits into memory. May be empty.
  std::function<void(const StrategyCost &, bool)> notify;
};

struct ChosenProgram {
  size_t number;
  MeshAttr mesh;
  /// The best strategy so far, and what it takes in local view.
  RatedStrategy start;
};

/// Compares programs and meshes by the strategies that searches find for them,
/// and prints to `os` what was compared. Returns those with a strategy, best
/// first.
/// Meshes keep the names of axes of a mesh that the program has. Else axes are
/// called by what they split, "data" and "model", if parameters are told from
/// other arguments.
///
/// A search is made on the most regular shape of each number of axes, from the
/// best strategy on fewer axes. Where memory is short, its program is one that
/// is expected to fit. The best strategy so far is then tried on other
/// candidates, unless their contractions alone take longer: on those first
/// whose answers differ least from its own, and with it the fastest strategy
/// whatever memory that takes, since these may need less. The search goes on
/// from the best two.
llvm::Expected<std::vector<ChosenProgram>>
chooseProgram(ArrayRef<ProgramVariant> programs,
              const ChooseProgramOptions &options, raw_ostream &os);

} // namespace mesh

#endif // MESH_SEARCH_CHOOSEPROGRAM_H
