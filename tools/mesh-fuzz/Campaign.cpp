//===- Campaign.cpp - many random programs --------------------------------===//
//
// Programs run in child processes, some tens in each: one that crashes is a
// finding and not the end. A child writes a line for each run it begins and one
// for how it ended:
//
//   begin <seed> <strategy>
//   end <verdict> <message>
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/Campaign.h"

#include "mesh-fuzz/ChildProcess.h"
#include "mesh-fuzz/PrepareProgram.h"
#include "mesh-fuzz/Random.h"
#include "mesh-fuzz/ReduceProgram.h"
#include "mesh-fuzz/SameAnswer.h"
#include "mesh/Support/FirstError.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

#include <array>
#include <map>

using namespace mesh;
using Clock = std::chrono::steady_clock;

static constexpr std::chrono::seconds kRunPatience(120);
static constexpr int64_t programsPerChild = 50;

namespace {
/// The outcome of one run of a program.
struct Run {
  uint64_t seed = 0;
  size_t strategy = 0;
  Answer answer{Verdict::Crashed, ""};
};

class Campaign {
public:
  Campaign(const FuzzRequest &request, MLIRContext &context, raw_ostream &os)
      : request(request), context(context), os(os), start(Clock::now()) {}

  llvm::Error run();

private:
  bool isTimeOver() const;
  void printPrograms();
  /// Runs programs in a child and takes down what it says. Returns the number
  /// of programs that are done.
  int64_t runSome(uint64_t first, int64_t count);
  void take(const Run &run);
  void report(const Run &run);
  void write(const Run &run, const RandomProgram &program);
  Answer runAlone(ModuleOp program, std::optional<PipelineSpec> pipeline,
                  const Strategy &strategy);
  RandomProgram make(const Run &run);
  void printCounts();

  const FuzzRequest &request;
  MLIRContext &context;
  raw_ostream &os;
  Clock::time_point start;
  std::vector<llvm::Regex> allowed;
  int64_t numPrograms = 0, numFailures = 0;
  std::array<int64_t, kNumVerdicts> counts{};
  /// The number of times that each diagnostic was seen.
  std::map<std::string, int64_t> refusals;
};
} // namespace

/// Returns the strategy of a program: the same each time that it is run.
static size_t pickStrategy(uint64_t seed, const FuzzOptions &options) {
  Random random(~seed);
  StrategyUse use = StrategyUse::Any;
  if (options.pipelines && random.chance(0.6))
    use = StrategyUse::Pipelines;
  else if (options.uneven && random.chance(0.5))
    use = StrategyUse::Uneven;
  SmallVector<size_t> fit;
  for (auto [index, strategy] : llvm::enumerate(getStrategies()))
    if (index > 0 && strategy.use == use)
      fit.push_back(index);
  return random.pick(fit);
}

bool Campaign::isTimeOver() const {
  std::chrono::duration<double> passed = Clock::now() - start;
  return request.seconds > 0 && passed.count() >= request.seconds;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// The first strategy, and one more or all.
static std::vector<size_t> pickStrategies(uint64_t seed,
                                          const FuzzRequest &request) {
  if (!request.allStrategies)
    return {0, pickStrategy(seed, request.options)};
  std::vector<size_t> all;
  for (auto [index, strategy] : llvm::enumerate(getStrategies()))
    if (strategy.use == StrategyUse::Any ||
        (strategy.use == StrategyUse::Uneven && request.options.uneven) ||
        (strategy.use == StrategyUse::Pipelines && request.options.pipelines))
      all.push_back(index);
  return all;
}

/// Prepares a program, and returns what judges its results: by what is known of
/// their numbers, and without `ranges` as mesh-run does. Of derivatives nothing
/// is known.
static FailureOr<SameAnswer>
prepareToJudge(RandomProgram &program,
               std::optional<ArrayRef<NumericRange>> ranges,
               const FuzzOptions &options) {
  OwningOpRef<ModuleOp> reference;
  if (failed(prepareProgram(program, options, reference)))
    return failure();
  constexpr double derivativeTolerance = 1e-9;
  SameAnswer sameAnswer =
      options.differentiate
          ? SameAnswer(*program.module, std::nullopt, derivativeTolerance)
          : SameAnswer(*program.module, ranges);
  if (reference)
    sameAnswer.setReference(std::move(reference));
  return sameAnswer;
}

/// Runs the programs from `first` on, and writes the lines described above.
static void runPrograms(uint64_t first, int64_t count,
                        const FuzzRequest &request, MLIRContext &context,
                        raw_ostream &os) {
  for (int64_t i = 0; i < count; ++i) {
    uint64_t seed = first + i;
    os << "begin " << seed << " 0\n";
    os.flush();
    RandomProgram program = generateProgram(&context, seed, request.options);
    FirstError reported(&context);
    FailureOr<SameAnswer> sameAnswer =
        prepareToJudge(program, ArrayRef(program.results), request.options);
    if (failed(sameAnswer)) {
      os << "end " << static_cast<int>(Verdict::Refused) << " "
         << reported.message << "\n";
      continue;
    }
    for (size_t strategy : pickStrategies(seed, request)) {
      if (strategy != 0)
        os << "begin " << seed << " " << strategy << "\n";
      os.flush();
      Answer answer = sameAnswer->run(getStrategies()[strategy]);
      os << "end " << static_cast<int>(answer.verdict) << " " << answer.message
         << "\n";
      // A program that is rejected is so by all strategies.
      if (answer.verdict != Verdict::Same)
        break;
    }
  }
}

int64_t Campaign::runSome(uint64_t first, int64_t count) {
  ChildResult child = runInChild(kRunPatience, [&](raw_ostream &os) {
    runPrograms(first, count, request, context, os);
  });
  std::optional<Run> current;
  int64_t numDone = 0;
  for (StringRef line :
       llvm::split(StringRef(child.output).rtrim('\n'), '\n')) {
    auto [word, rest] = line.split(' ');
    if (word == "begin") {
      current.emplace();
      (void)llvm::to_integer(rest.split(' ').first, current->seed);
      (void)llvm::to_integer(rest.split(' ').second, current->strategy);
      numDone = current->seed - first + 1;
      continue;
    }
    int verdict = 0;
    (void)llvm::to_integer(rest.split(' ').first, verdict);
    current->answer = {static_cast<Verdict>(verdict),
                       rest.split(' ').second.str()};
    take(*current);
    current.reset();
  }
  if (!child.failure.empty() && current) {
    current->answer.message = child.failure;
    take(*current);
  }
  return child.failure.empty() ? count : std::max<int64_t>(numDone, 1);
}

void Campaign::take(const Run &run) {
  Verdict verdict = run.answer.verdict;
  ++counts[static_cast<int>(verdict)];
  if (verdict == Verdict::Refused) {
    ++refusals[generalizeMessage(run.answer.message)];
    if (llvm::any_of(allowed, [&](const llvm::Regex &regex) {
          return regex.match(run.answer.message);
        }))
      return;
  }
  if (verdict != Verdict::Same)
    report(run);
}

//===----------------------------------------------------------------------===//
// Failures
//===----------------------------------------------------------------------===//

/// Prepares and runs a program in a child.
Answer Campaign::runAlone(ModuleOp module, std::optional<PipelineSpec> pipeline,
                          const Strategy &strategy) {
  ChildResult child = runInChild(kRunPatience, [&](raw_ostream &os) {
    RandomProgram program;
    program.module = module.clone();
    program.pipeline = pipeline;
    FirstError reported(&context);
    // Reduced, a program's numbers are others than those that were planned.
    FailureOr<SameAnswer> sameAnswer =
        prepareToJudge(program, std::nullopt, request.options);
    Answer answer = failed(sameAnswer)
                        ? Answer{Verdict::Refused, reported.message}
                        : sameAnswer->run(strategy);
    os << static_cast<int>(answer.verdict) << " " << answer.message;
  });
  if (!child.failure.empty())
    return {Verdict::Crashed, child.failure};
  auto [verdict, message] = StringRef(child.output).split(' ');
  int number = 0;
  (void)llvm::to_integer(verdict, number);
  return {static_cast<Verdict>(number), message.str()};
}

/// Makes derivatives a part of the program. Pipelines are none: those are said
/// by `describePipeline`.
static void prepareToShow(RandomProgram &program, const FuzzOptions &options) {
  OwningOpRef<ModuleOp> reference;
  if (!program.pipeline)
    (void)prepareProgram(program, options, reference);
}

/// Makes the program of a failure, reduced if that was asked for.
RandomProgram Campaign::make(const Run &run) {
  RandomProgram program = generateProgram(&context, run.seed, request.options);
  const Strategy &strategy = getStrategies()[run.strategy];
  auto isInteresting = [&](ModuleOp candidate) {
    Answer answer = runAlone(candidate, program.pipeline, strategy);
    return answer.verdict == run.answer.verdict &&
           (answer.verdict == Verdict::Different ||
            generalizeMessage(answer.message) ==
                generalizeMessage(run.answer.message));
  };
  if (request.reduce && isInteresting(*program.module))
    program.module = reduceProgram(*program.module, isInteresting);
  prepareToShow(program, request.options);
  return program;
}

/// Prints a program after what makes a pipeline of its layers.
static void print(const RandomProgram &program, raw_ostream &os) {
  if (program.pipeline)
    os << "// " << describePipeline(*program.pipeline) << "\n";
  os << *program.module << "\n";
}

void Campaign::report(const Run &run) {
  ++numFailures;
  os << "seed " << run.seed << ", " << getStrategies()[run.strategy].name
     << ": " << getVerdictName(run.answer.verdict) << ": " << run.answer.message
     << "\n";
  os.flush();
  if (!request.reduce && request.emit.empty())
    return;
  // A program that crashes when it is made cannot be shown.
  bool isMade = runInChild(kRunPatience, [&](raw_ostream &) {
                  RandomProgram program =
                      generateProgram(&context, run.seed, request.options);
                  prepareToShow(program, request.options);
                }).failure.empty();
  if (!isMade)
    return;
  RandomProgram program = make(run);
  if (request.emit.empty())
    print(program, os);
  else
    write(run, program);
  os.flush();
}

void Campaign::write(const Run &run, const RandomProgram &program) {
  SmallString<128> path(request.emit);
  llvm::sys::path::append(path, "seed-" + std::to_string(run.seed) + ".mlir");
  std::error_code code = llvm::sys::fs::create_directories(request.emit);
  llvm::raw_fd_ostream file(path, code);
  if (code) {
    os << path << ": " << code.message() << "\n";
    return;
  }
  file << "// Seed " << run.seed << ", " << getStrategies()[run.strategy].name
       << ": " << getVerdictName(run.answer.verdict) << ": "
       << run.answer.message << "\n\n";
  print(program, file);
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

void Campaign::printPrograms() {
  for (int64_t i = 0; i < request.count; ++i) {
    uint64_t seed = request.seed + i;
    RandomProgram program = generateProgram(&context, seed, request.options);
    os << "// Seed " << seed << "\n";
    print(program, os);
  }
}

void Campaign::printCounts() {
  os << numPrograms << " programs";
  for (auto [verdict, count] : llvm::enumerate(counts))
    os << ", " << count << " " << getVerdictName(static_cast<Verdict>(verdict));
  os << "\n";
  std::vector<std::pair<std::string, int64_t>> sorted(refusals.begin(),
                                                      refusals.end());
  llvm::stable_sort(
      sorted, [](const auto &a, const auto &b) { return a.second > b.second; });
  for (const auto &[message, count] : sorted)
    os << llvm::formatv("{0,6} × {1}\n", count, message);
}

llvm::Error Campaign::run() {
  for (const std::string &pattern : request.allowed) {
    std::string error;
    if (!allowed.emplace_back(pattern).isValid(error))
      return llvm::createStringError("'" + pattern +
                                     "' is no regular expression: " + error);
  }
  if (request.print) {
    printPrograms();
    return llvm::Error::success();
  }
  while (!isTimeOver() && (request.count == 0 || numPrograms < request.count)) {
    int64_t count = programsPerChild;
    if (request.count > 0)
      count = std::min(count, request.count - numPrograms);
    numPrograms += runSome(request.seed + numPrograms, count);
  }
  printCounts();
  if (numFailures == 0)
    return llvm::Error::success();
  return llvm::createStringError(llvm::Twine(numFailures) + " of " +
                                 llvm::Twine(numPrograms) + " programs failed");
}

llvm::Error mesh::runCampaign(const FuzzRequest &request, MLIRContext &context,
                              raw_ostream &os) {
  return Campaign(request, context, os).run();
}
