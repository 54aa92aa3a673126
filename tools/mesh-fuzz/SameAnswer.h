//===- SameAnswer.h - is a program the same when partitioned ----*- C++ -*-===//

#ifndef MESH_TOOLS_MESH_FUZZ_SAMEANSWER_H
#define MESH_TOOLS_MESH_FUZZ_SAMEANSWER_H

#include "mesh-fuzz/NumericRange.h"
#include "mesh/Execution/Program.h"
#include "mesh/Execution/Reference.h"

#include <optional>

namespace mesh {

/// The programs that a strategy is for.
enum class StrategyUse { Any, Uneven, Pipelines };

/// A way to run a program on its devices.
struct Strategy {
  StringRef name;
  /// As of mesh-run.
  StringRef pipeline;
  OverlapRequest overlap;
  Direction direction;
  /// Elements that are read out of bounds may be right by chance.
  bool checkBounds = false;
  StrategyUse use = StrategyUse::Any;
};

/// All that random programs are run by. The first has no rings.
ArrayRef<Strategy> getStrategies();

enum class Verdict {
  /// The reference and the partitioned program agree.
  Same,
  /// They do not.
  Different,
  /// A diagnostic says that the program cannot be partitioned or lowered.
  Refused,
  /// The program has no reference: it is none.
  Invalid,
  /// The process ended, or did not come to an end.
  Crashed
};
constexpr int kNumVerdicts = 5;
StringRef getVerdictName(Verdict verdict);

struct Answer {
  Verdict verdict;
  /// The message about it; one line.
  std::string message;
  /// The distance of the results from those of the first strategy that this
  /// program was run by, as a share of the tolerance.
  double share = 0;
};

/// Runs one program by several strategies. The results of each are compared
/// with the reference, and with those of the first.
class SameAnswer {
public:
  /// `ranges` are those of @main's results, by which they are compared, exactly
  /// if nothing is rounded. Without them `tolerance` counts, or else mesh-run's
  /// tolerances, by `mesh-run --check` of the same program.
  explicit SameAnswer(ModuleOp program,
                      std::optional<ArrayRef<NumericRange>> ranges = {},
                      std::optional<double> tolerance = {})
      : program(program), ranges(ranges), tolerance(tolerance) {}

  /// Compares with `module` on whole tensors, instead of the program.
  void setReference(OwningOpRef<ModuleOp> module) {
    referenceModule = std::move(module);
  }

  Answer run(const Strategy &strategy);

private:
  llvm::Error computeReference(const Signature &signature);
  llvm::Error checkDerivatives(const Program::Entry &tangent);
  llvm::Error checkSlopes(ArrayRef<HostTensor> tangents,
                          ArrayRef<HostTensor> forward);
  llvm::Error runProgram(const Program::Entry &entry, double &share);
  llvm::Error compareResults(const Signature &signature,
                             ArrayRef<HostTensor> results,
                             ArrayRef<HostTensor> others, double &share);

  ModuleOp program;
  OwningOpRef<ModuleOp> referenceModule;
  std::optional<ArrayRef<NumericRange>> ranges;
  std::optional<double> tolerance;
  std::unique_ptr<Program> reference;
  std::vector<HostTensor> arguments, expected, first;
};

/// A diagnostic without names, numbers and shardings: what many have in common.
std::string generalizeMessage(StringRef message);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_SAMEANSWER_H
