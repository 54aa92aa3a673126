//===- SameAnswer.cpp - is a program the same when partitioned ------------===//

#include "mesh-fuzz/SameAnswer.h"

#include "mesh-fuzz/Differentiate.h"
#include "mesh/Support/FirstError.h"

#include "mesh/Execution/Arguments.h"
#include "mesh/Execution/Execute.h"
#include "mesh/Host/Compare.h"

#include "mlir/IR/Verifier.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <limits>

using namespace mesh;

static constexpr StringRef entryName = "main";

ArrayRef<Strategy> mesh::getStrategies() {
  static constexpr StringRef spmd = "mesh-spmd";
  static constexpr Strategy strategies[] = {
      {"no rings", spmd, OverlapRequest::None, Direction::Up},
      {"ring up", spmd, OverlapRequest::Ring, Direction::Up},
      {"ring down", spmd, OverlapRequest::Ring, Direction::Down},
      {"bidirectional up", spmd, OverlapRequest::Bidirectional, Direction::Up},
      {"bidirectional down", spmd, OverlapRequest::Bidirectional,
       Direction::Down},
      {"split", spmd, OverlapRequest::Split, Direction::Up},
      {"all as rings", "mesh-spmd,mesh-rings{overlap=ring collectives=all}",
       OverlapRequest::None, Direction::Up},
      {"all as bidirectional rings",
       "mesh-spmd,mesh-rings{overlap=bidirectional collectives=all}",
       OverlapRequest::None, Direction::Up},
      {"all as split rings",
       "mesh-spmd,mesh-rings{overlap=split direction=down collectives=all}",
       OverlapRequest::None, Direction::Up},
      {"all as loops",
       "mesh-spmd,mesh-rings{overlap=ring collectives=all unroll-limit=1}",
       OverlapRequest::None, Direction::Up},
      {"all as bidirectional loops",
       "mesh-spmd,mesh-rings{overlap=bidirectional direction=down "
       "collectives=all "
       "unroll-limit=1}",
       OverlapRequest::None, Direction::Up},
      {"all as rings in chunks",
       "mesh-spmd,mesh-rings{overlap=ring collectives=all chunks=3}",
       OverlapRequest::None, Direction::Up},
      {"all as split loops in chunks",
       "mesh-spmd,mesh-rings{overlap=split collectives=all chunks=2 "
       "unroll-limit=1}",
       OverlapRequest::None, Direction::Up},
      {"all by doubling",
       "mesh-spmd,mesh-rings{overlap=ring form=doubling collectives=all}",
       OverlapRequest::None, Direction::Up},
      {"all in Bruck's way",
       "mesh-spmd,mesh-rings{overlap=ring form=bruck collectives=all "
       "unroll-limit=24}",
       OverlapRequest::None, Direction::Up},
      {"all as rings with wide accumulators",
       "mesh-spmd,mesh-rings{overlap=bidirectional collectives=all "
       "wide-accumulators}",
       OverlapRequest::None, Direction::Up},
      {"all as loops, bounds checked",
       "func.func(mesh-check-bounds),mesh-spmd,"
       "mesh-rings{overlap=ring collectives=all "
       "unroll-limit=1}",
       OverlapRequest::None, Direction::Up, /*checkBounds=*/true},
      {"scheduled",
       "mesh-spmd,mesh-rings{min-bytes=1 max-bytes-in-flight=65536}",
       OverlapRequest::None, Direction::Up},
      {"poisoned padding", "mesh-spmd{poison=true}", OverlapRequest::None,
       Direction::Up, /*checkBounds=*/false, StrategyUse::Uneven},
      {"programs", "mesh-spmd,mesh-programs", OverlapRequest::None,
       Direction::Up, /*checkBounds=*/false, StrategyUse::Pipelines},
      {"rings in programs",
       "mesh-spmd,mesh-rings{overlap=ring collectives=all},mesh-programs",
       OverlapRequest::None, Direction::Up, /*checkBounds=*/false,
       StrategyUse::Pipelines},
  };
  return strategies;
}

StringRef mesh::getVerdictName(Verdict verdict) {
  static constexpr StringRef names[kNumVerdicts] = {
      "same", "different", "refused", "invalid", "crashed"};
  return names[static_cast<int>(verdict)];
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

std::string mesh::generalizeMessage(StringRef message) {
  std::string general;
  for (size_t i = 0; i < message.size(); ++i) {
    char c = message[i];
    char close = c == '<'   ? '>'
                 : c == '[' ? ']'
                 : c == '{' ? '}'
                 : c == '"' ? '"'
                            : 0;
    if (llvm::isDigit(c)) {
      if (!StringRef(general).ends_with("N"))
        general += 'N';
    } else if (close) {
      // To the end of it, others of its kind included.
      size_t end = i + 1;
      for (int depth = 1; end < message.size(); ++end) {
        if (message[end] == close && --depth == 0)
          break;
        depth += message[end] == c;
      }
      general += c;
      general += "…";
      general += close;
      i = end;
    } else {
      general += c;
    }
  }
  return general;
}

/// One line of all that has been said.
static std::string join(StringRef diagnostics, llvm::Error error) {
  std::string text = diagnostics.str();
  if (text.empty())
    text = llvm::toString(std::move(error));
  else
    llvm::consumeError(std::move(error));
  llvm::replace(text, '\n', ' ');
  llvm::replace(text, '\t', ' ');
  return text;
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

/// Compares by what is known of the numbers. Raises `share` to that of the
/// tolerance by which the two differ.
static llvm::Error compareByRange(const HostTensor &result,
                                  const HostTensor &expected,
                                  const NumericRange &range, double &share) {
  if (result.getDims() != expected.getDims())
    return llvm::createStringError("is " + result.getShape().str() +
                                   ", expected " + expected.getShape().str());
  // The bounds are of first order, and count one order of operations.
  double tolerance = 8 * range.error;
  for (int64_t i = 0; i < result.getNumElements(); ++i) {
    if (!rt::isFloat(result.getElement())) {
      if (result.getInteger(i) == expected.getInteger(i))
        continue;
    } else {
      double difference =
          std::fabs(result.getDouble(i) - expected.getDouble(i));
      if (difference <= tolerance) {
        if (difference > 0)
          share = std::max(share, difference / tolerance);
        continue;
      }
    }
    return llvm::createStringError(
        llvm::formatv("at {0}: got {1}, expected {2} with a tolerance of {3}",
                      formatCoordinates(i, result.getDims()), result.format(i),
                      expected.format(i), tolerance));
  }
  return llvm::Error::success();
}

/// Returns true if no element is off by more than `tolerance`. Where terms of
/// about 1 cancel, rounding is all that there is, and a norm says nothing.
static bool differsByRounding(const HostTensor &result,
                              const HostTensor &expected, double tolerance) {
  if (result.getDims() != expected.getDims() ||
      !rt::isFloat(result.getElement()))
    return false;
  return llvm::all_of(llvm::seq(result.getNumElements()), [&](int64_t i) {
    return std::fabs(result.getDouble(i) - expected.getDouble(i)) <= tolerance;
  });
}

/// The same by mesh-run's tolerances.
static llvm::Error compareByNorm(const HostTensor &result,
                                 const HostTensor &expected,
                                 const Precision &precision,
                                 std::optional<double> tolerance,
                                 double &share) {
  if (tolerance && differsByRounding(result, expected, *tolerance))
    return llvm::Error::success();
  Comparison comparison = compare(result, expected, tolerance, precision);
  if (!comparison.ok())
    return llvm::createStringError(llvm::formatv(
        "is wrong by {0} {1}", comparison.error, comparison.difference));
  if (comparison.error > 0)
    share = std::max(share, comparison.error / comparison.tolerance);
  return llvm::Error::success();
}

llvm::Error SameAnswer::computeReference(const Signature &signature) {
  auto made = makeArguments(signature, {}, /*seed=*/0);
  if (!made)
    return made.takeError();
  arguments = std::move(*made);
  auto results = executeReference(reference->getEntries().front(), arguments);
  if (!results)
    return results.takeError();
  expected = std::move(*results);
  return reference->getEntries().size() == 1
             ? llvm::Error::success()
             : checkDerivatives(reference->getEntries().back());
}

/// Compares the two modes of differentiation by the reference of both, and the
/// forward mode with finite differences.
llvm::Error SameAnswer::checkDerivatives(const Program::Entry &tangent) {
  auto inputs = makeArguments(tangent.signature, {}, /*seed=*/1);
  if (!inputs)
    return inputs.takeError();
  // The arguments of both begin with those of the program, those of the other
  // mode end with a cotangent for each result of this one.
  ArrayRef<HostTensor> primals =
      ArrayRef(arguments).drop_back(tangent.signature.results.size());
  for (auto [input, argument] : llvm::zip(*inputs, primals))
    input = argument.clone();
  auto forward = executeReference(tangent, *inputs);
  if (!forward)
    return forward.takeError();
  ArrayRef<HostTensor> tangents = ArrayRef(*inputs).drop_front(primals.size());
  if (llvm::Error error =
          compareProducts(arguments, tangents, *forward, expected))
    return error;
  return checkSlopes(tangents, *forward);
}

llvm::Error SameAnswer::checkSlopes(ArrayRef<HostTensor> tangents,
                                    ArrayRef<HostTensor> forward) {
  const Program::Entry &main = reference->getEntries().front();
  auto before =
      executeReference(main, moveAlong(arguments, tangents, -kSlopeStep));
  if (!before)
    return before.takeError();
  auto after =
      executeReference(main, moveAlong(arguments, tangents, kSlopeStep));
  if (!after)
    return after.takeError();
  // The gradients follow the values.
  size_t numValues = expected.size() - tangents.size();
  return compareSlopes(ArrayRef(*before).take_front(numValues),
                       ArrayRef(expected).take_front(numValues),
                       ArrayRef(*after).take_front(numValues), forward);
}

llvm::Error SameAnswer::compareResults(const Signature &signature,
                                       ArrayRef<HostTensor> results,
                                       ArrayRef<HostTensor> others,
                                       double &share) {
  for (auto [i, result, other] : llvm::enumerate(results, others)) {
    llvm::Error error =
        ranges ? compareByRange(result, other, (*ranges)[i], share)
               : compareByNorm(result, other, signature.results[i].precision,
                               tolerance, share);
    if (error)
      return llvm::createStringError("result " + llvm::Twine(i) + " " +
                                     llvm::toString(std::move(error)));
  }
  return llvm::Error::success();
}

llvm::Error SameAnswer::runProgram(const Program::Entry &entry, double &share) {
  ExecuteOptions options;
  options.runtime.deadline = std::chrono::seconds(30);
  // Copies of what is exact are the same; others may differ where there is
  // little but rounding left.
  auto isExact = [&](size_t i) { return (*ranges)[i].isExact(); };
  if (ranges)
    options.tolerance = llvm::all_of(llvm::seq(ranges->size()), isExact)
                            ? 0
                            : std::numeric_limits<double>::infinity();
  auto execution = execute(entry, arguments, options);
  if (!execution)
    return execution.takeError();
  for (size_t i = 0; ranges && i < expected.size(); ++i)
    if (isExact(i) && execution->copyErrors[i] != 0)
      return llvm::createStringError("result " + llvm::Twine(i) +
                                     " is not the same on all devices");
  double ofReference = 0;
  if (llvm::Error error = compareResults(entry.signature, execution->results,
                                         expected, ofReference))
    return error;
  if (first.empty())
    first = std::move(execution->results);
  else if (llvm::Error error = compareResults(entry.signature,
                                              execution->results, first, share))
    return llvm::createStringError("by another strategy, " +
                                   llvm::toString(std::move(error)));
  return llvm::Error::success();
}

Answer SameAnswer::run(const Strategy &strategy) {
  FirstError reported(program.getContext());
  // An error of the program itself is not the partitioner's.
  if (!reference) {
    if (failed(mlir::verify(program)))
      return {Verdict::Invalid,
              join(reported.message, llvm::createStringError("verification"))};
    OwningOpRef<ModuleOp> clone = referenceModule
                                      ? std::move(referenceModule)
                                      : OwningOpRef(program.clone());
    SmallVector<std::string> entries = {entryName.str()};
    if (program.lookupSymbol(kTangentName))
      entries.push_back(kTangentName.str());
    auto compiled =
        compileReference(*clone, entries, {.optLevel = 0, .kernels = false});
    if (!compiled)
      return {Verdict::Invalid, join(reported.message, compiled.takeError())};
    reference = std::move(*compiled);
  }

  CompileOptions options;
  options.verifyPasses = true;
  options.entries = {entryName.str()};
  options.pipeline = strategy.pipeline;
  options.overlap = strategy.overlap;
  options.direction = strategy.direction;
  options.optLevel = 0;
  options.checkBounds = strategy.checkBounds;
  OwningOpRef<ModuleOp> clone = program.clone();
  auto compiled = Program::compile(*clone, options);
  if (!compiled)
    return {Verdict::Refused, join(reported.message, compiled.takeError())};
  const Program::Entry &entry = (*compiled)->getEntries().front();
  if (expected.empty())
    if (llvm::Error error = computeReference(entry.signature))
      return {Verdict::Invalid, join(reported.message, std::move(error))};
  Answer answer{Verdict::Same, ""};
  if (llvm::Error error = runProgram(entry, answer.share))
    return {Verdict::Different, join(reported.message, std::move(error))};
  return answer;
}
