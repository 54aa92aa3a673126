//===- StrategyLowering.cpp - whole programs of strategies ----------------===//

#include "StrategyLowering.h"

#include "mesh/Execution/DeviceMemory.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mesh;

/// The time to lower a program over that of an evaluation, until one was
/// lowered. An evaluation has repeated layers once; others take as long.
static constexpr double kLoweringFactor = 2;
/// The same of ops that rings add: their pieces are put in place one by one.
static constexpr double kRingsFactor = 12;
/// The time of a program with recomputation over that without, until there was
/// one: a plan is made, and lowered, before the program is.
static constexpr double kRecomputingFactor = 3;

double StrategyLowering::getSecondsToLower() const {
  if (secondsToLower > 0)
    return secondsToLower;
  return (kLoweringFactor + evaluator.getOpsRatio() - 1) *
             evaluator.getSecondsToMeasure() +
         kRingsFactor * evaluator.getSecondsOfMostRings();
}

double StrategyLowering::getSecondsToRecompute() const {
  return secondsToRecompute > 0 ? getMostSeconds()
                                : kRecomputingFactor * getSecondsToLower();
}

std::optional<SearchResult> StrategyLowering::lower(const Choices &choices,
                                                    int64_t limit,
                                                    double planningSeconds,
                                                    bool isGiven) {
  // The memory that recomputation saves is planned, too.
  if (limit > 0 && !whyNotPlanned.empty())
    return std::nullopt;
  double before = clock.getSeconds();
  double &seconds = limit > 0 ? secondsToRecompute : secondsToLower;
  auto noteSeconds = llvm::make_scope_exit(
      [&] { seconds = std::max(seconds, clock.getSeconds() - before); });
  LowerOptions options = request.lower;
  options.memoryLimit = limit;
  options.planningSeconds = planningSeconds;
  options.planOnly = true;
  options.predictOnly = !whyNotPlanned.empty();
  std::optional<Signature> signature = lower(choices, options, isGiven);
  if (!signature && limit == 0 && whyNotPlanned.empty()) {
    options.predictOnly = true;
    signature = lower(choices, options, isGiven);
    if (signature) {
      whyNotPlanned = problem.getText();
      problem.clear();
    }
  }
  if (!signature)
    return std::nullopt;
  std::optional<double> predicted = getSeconds(choices, *signature);
  if (!predicted) {
    problem.add("the time of the lowered program cannot be predicted");
    return std::nullopt;
  }
  StrategyCost cost{*predicted, getBytes(choices, *signature)};
  SearchResult result{cost, std::move(*signature), space.getMesh()};
  result.isRecomputed = limit > 0;
  return result;
}

/// Lowers the program of a strategy as far as `options` say, if it can be.
std::optional<Signature> StrategyLowering::lower(const Choices &choices,
                                                 const LowerOptions &options,
                                                 bool isGiven) {
  ModuleOp from = isGiven ? request.startProgram : module;
  mlir::OwningOpRef<ModuleOp> copy = from.clone();
  if (!isGiven) {
    space.mark(*copy);
    space.annotate(*copy, choices);
  }
  mlir::ScopedDiagnosticHandler quiet(
      copy->getContext(),
      [this](mlir::Diagnostic &diagnostic) { problem.add(diagnostic); });
  auto signatures = lowerEntries(*copy, options);
  if (signatures)
    return std::move(signatures->front());
  problem.add(llvm::toString(signatures.takeError()));
  return std::nullopt;
}

/// Returns the time of a strategy whose program is lowered so: that of its
/// evaluation if iterations of its loops are assumed.
std::optional<double> StrategyLowering::getSeconds(const Choices &choices,
                                                   const Signature &signature) {
  if (signature.prediction)
    return signature.prediction->getSeconds();
  if (evaluator.getAssumedLoops().empty())
    return std::nullopt;
  std::optional<StrategyCost> evaluated = evaluator.evaluate(choices);
  return evaluated ? std::optional(evaluated->seconds) : std::nullopt;
}

/// Returns the memory of a strategy whose program is lowered so.
int64_t StrategyLowering::getBytes(const Choices &choices,
                                   const Signature &signature) {
  if (!whyNotPlanned.empty()) {
    auto evaluated = evaluator.evaluate(choices);
    return evaluated ? evaluated->bytes + evaluated->savedBytes : 0;
  }
  int64_t bytes = 0;
  for (size_t function : llvm::seq(signature.functions.size()))
    bytes = std::max(bytes, getFunctionMemory(signature, function).getTotal());
  return bytes;
}
