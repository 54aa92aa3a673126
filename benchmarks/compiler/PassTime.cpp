//===- PassTime.cpp - Time of each pass and analysis by the program's size ===//
//
// Lowers programs of 1,000 to 20,000 global ops as mesh-run does, without
// overlap and with rings, and of up to 100,000 ops as far as partitioning.
// There is one benchmark for each pass and analysis, `WAY/PROGRAM/NAME/OPS`:
// `time_per_op`, in seconds per global op, is to stay flat over their number.
// The times are the processor's and leave out those of passes and analyses
// within; a pass that occurs several times counts as one.
//
// Under `valgrind --tool=callgrind --instr-atstart=no` each stretch of a pass
// is a profile of its own, whose trigger is `WAY/PROGRAM/OPS/NAME`:
// pass_instructions.py.
//
//===----------------------------------------------------------------------===//

#include "TimePipeline.h"

#include "mesh/Pipelines/ExecutionPipeline.h"
#include "mesh/Pipelines/Pipelines.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FormatVariadic.h"

#include <ctime>
#include <map>
#include <random>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define MESH_START_PROFILES CALLGRIND_START_INSTRUMENTATION
#define MESH_END_PROFILE(name) CALLGRIND_DUMP_STATS_AT(name)
#else
#define MESH_START_PROFILES
#define MESH_END_PROFILE(name)
#endif

using namespace mlir;

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

/// The two ops of a layer: a product and a function of its elements.
static constexpr int64_t kOpsOfLayer = 2;

namespace {
/// Writes a program for 8 devices, whose tensors are split by columns.
class ProgramWriter {
public:
  /// Adds an argument with `rows` and `columns`, and attributes beside its
  /// sharding.
  std::string addArgument(int64_t rows, int64_t columns,
                          StringRef attributes = "") {
    std::string name = "%a" + std::to_string(numArguments++);
    arguments +=
        llvm::formatv("{0}{1}: {2} {{{3}{4}}", numArguments > 1 ? ", " : "",
                      name, getType(rows, columns), kSplit, attributes)
            .str();
    return name;
  }

  /// Adds a product of `lhs` and a weight of its own.
  std::string addProduct(StringRef lhs, int64_t from, int64_t to) {
    std::string weight = addArgument(from, to);
    std::string x = getType(kRows, from), w = getType(from, to),
                y = getType(kRows, to);
    std::string zero = "%zero" + std::to_string(to);
    if (zeros.insert(zero).second)
      constants +=
          llvm::formatv("  {0} = arith.constant dense<0.0> : {1}\n", zero, y)
              .str();
    return addOp(llvm::formatv("linalg.matmul ins({0}, {1} : {2}, {3}) "
                               "outs({4} : {5}) -> {5}",
                               lhs, weight, x, w, zero, y)
                     .str());
  }

  std::string addTanh(StringRef operand, int64_t columns) {
    return addOp(
        llvm::formatv("math.tanh {0} : {1}", operand, getType(kRows, columns))
            .str());
  }

  std::string addSum(StringRef lhs, StringRef rhs, int64_t columns) {
    return addOp(llvm::formatv("arith.addf {0}, {1} : {2}", lhs, rhs,
                               getType(kRows, columns))
                     .str());
  }

  std::string finish(ArrayRef<std::string> results, int64_t columns) {
    std::string types, names;
    for (const std::string &result : results) {
      types += (types.empty() ? "" : ", ") + getType(kRows, columns);
      names += (names.empty() ? "" : ", ") + result;
    }
    return llvm::formatv(
               "mesh.mesh @m = <[\"model\"=8]>\nfunc.func @main({0}) -> ({1}) "
               "{{\n{2}{3}  return {4} : {1}\n}\n",
               arguments, types, constants, body, names)
        .str();
  }

  static constexpr int64_t kRows = 16;

private:
  static constexpr StringRef kSplit =
      "mesh.sharding = #mesh.sharding<@m, [{}, {\"model\"}]>";

  static std::string getType(int64_t rows, int64_t columns) {
    return llvm::formatv("tensor<{0}x{1}xf32>", rows, columns).str();
  }

  std::string addOp(const std::string &text) {
    std::string name = "%" + std::to_string(numOps++);
    body += "  " + name + " = " + text + "\n";
    return name;
  }

  std::string arguments, constants, body;
  llvm::StringSet<> zeros;
  int64_t numArguments = 0, numOps = 0;
};
} // namespace

static constexpr int64_t kWidth = 64;

/// Layers one after the other.
static std::string makeChain(int64_t ops) {
  ProgramWriter writer;
  std::string x = writer.addArgument(ProgramWriter::kRows, kWidth);
  for (int64_t i = 0; i < ops / kOpsOfLayer; ++i)
    x = writer.addTanh(writer.addProduct(x, kWidth, kWidth), kWidth);
  return writer.finish(x, kWidth);
}

/// Layers one after the other whose widths have no period.
static std::string makeVaried(int64_t ops) {
  ProgramWriter writer;
  std::mt19937 random(1);
  int64_t width = kWidth;
  std::string x = writer.addArgument(ProgramWriter::kRows, width);
  for (int64_t i = 0, layers = ops / kOpsOfLayer; i < layers; ++i) {
    int64_t next = i + 1 == layers ? kWidth : 8 * (1 + random() % 16);
    x = writer.addTanh(writer.addProduct(x, width, next), next);
    width = next;
  }
  return writer.finish(x, kWidth);
}

/// Chains of four layers beside one another.
static std::string makeWide(int64_t ops) {
  ProgramWriter writer;
  constexpr int64_t kLayers = 4;
  SmallVector<std::string> results;
  for (int64_t i = 0; i < ops / kLayers / kOpsOfLayer; ++i) {
    std::string x = writer.addArgument(ProgramWriter::kRows, kWidth);
    for (int64_t layer = 0; layer < kLayers; ++layer)
      x = writer.addTanh(writer.addProduct(x, kWidth, kWidth), kWidth);
    results.push_back(x);
  }
  return writer.finish(results, kWidth);
}

/// Products that share an operand, and their sum.
static std::string makeShared(int64_t ops) {
  ProgramWriter writer;
  std::string x = writer.addArgument(ProgramWriter::kRows, kWidth), sum = x;
  for (int64_t i = 0; i < ops / kOpsOfLayer; ++i)
    sum = writer.addSum(sum, writer.addProduct(x, kWidth, kWidth), kWidth);
  return writer.finish(sum, kWidth);
}

/// Products that are added to donated arguments, as updates of parameters are.
static std::string makeDonated(int64_t ops) {
  ProgramWriter writer;
  std::string x = writer.addArgument(ProgramWriter::kRows, kWidth);
  SmallVector<std::string> results;
  for (int64_t i = 0; i < ops / kOpsOfLayer; ++i) {
    std::string parameter =
        writer.addArgument(ProgramWriter::kRows, kWidth, ", mesh_rt.donated");
    std::string product = writer.addProduct(x, kWidth, kWidth);
    results.push_back(writer.addSum(parameter, product, kWidth));
  }
  return writer.finish(results, kWidth);
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

static double getSeconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

namespace {
using TimeOfPass = std::map<std::string, double>;

/// Adds up the time of each pass and analysis, less that of those within.
class PassTimer : public PassInstrumentation {
public:
  PassTimer(TimeOfPass &times, std::string title)
      : times(times), title(std::move(title)) {
    if (!this->title.empty())
      MESH_START_PROFILES;
  }

  void runBeforePass(Pass *pass, Operation *) override {
    begin(pass->getArgument());
  }
  void runAfterPass(Pass *, Operation *) override { end(); }
  void runBeforeAnalysis(StringRef name, TypeID, Operation *) override {
    begin(name);
  }
  void runAfterAnalysis(StringRef, TypeID, Operation *) override { end(); }

private:
  void begin(StringRef name) {
    count();
    open.emplace_back(name.str(), 0);
  }
  void end() {
    count();
    auto [name, seconds] = open.pop_back_val();
    // Pipelines that are passes for their passes have no name.
    if (!name.empty())
      times[name] += seconds;
  }
  /// Gives the time since the last call to what is innermost.
  void count() {
    double now = getSeconds();
    if (!open.empty())
      open.back().second += now - last;
    endProfile(open.empty() ? "" : open.back().first);
    last = getSeconds();
  }

  void endProfile([[maybe_unused]] StringRef name) const {
    if (title.empty())
      return;
    // Valgrind reads it after the statement.
    [[maybe_unused]] std::string trigger =
        (llvm::Twine(title) + "/" + name).str();
    MESH_END_PROFILE(trigger.c_str());
  }

  TimeOfPass &times;
  /// The title of profiles; without one, none are made.
  std::string title;
  /// Names and seconds.
  SmallVector<std::pair<std::string, double>> open;
  double last = 0;
};

struct Program {
  StringRef name;
  std::string (*make)(int64_t ops);
};

struct Way {
  StringRef name;
  void (*build)(OpPassManager &pm);
  int64_t mostOps;
};
} // namespace

static void buildExecution(OpPassManager &pm, mesh::OverlapRequest overlap) {
  mesh::ExecutionPipelineOptions options;
  options.overlap = overlap;
  options.entries = {"main"};
  llvm::cantFail(mesh::buildExecutionPipeline(pm, options));
}

static constexpr Program kPrograms[] = {{"chain", makeChain},
                                        {"varied", makeVaried},
                                        {"wide", makeWide},
                                        {"shared", makeShared},
                                        {"donated", makeDonated}};
static constexpr Way kWays[] = {
    {"spmd", [](OpPassManager &pm) { mesh::buildSpmdPipeline(pm); }, 100000},
    {"none",
     [](OpPassManager &pm) { buildExecution(pm, mesh::OverlapRequest::None); },
     20000},
    {"ring",
     [](OpPassManager &pm) { buildExecution(pm, mesh::OverlapRequest::Ring); },
     20000}};
static constexpr int64_t kSizes[] = {1000, 5000, 20000, 100000};

/// Returns the times of all passes, none if the pipeline fails.
static TimeOfPass timePasses(const Program &program, const Way &way,
                             int64_t ops, std::string title = "") {
  MLIRContext context(makeRegistry(), MLIRContext::Threading::DISABLED);
  TimeOfPass times;
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(program.make(ops), &context);
  PassManager pm(&context);
  way.build(pm);
  pm.addInstrumentation(std::make_unique<PassTimer>(times, std::move(title)));
  if (!module || failed(pm.run(*module)))
    return {};
  return times;
}

/// The same, of a run that all benchmarks of its passes share.
static const TimeOfPass &getTimes(const Program &program, const Way &way,
                                  int64_t ops) {
  static std::map<std::tuple<StringRef, StringRef, int64_t>, TimeOfPass> known;
  auto [it, isNew] = known.try_emplace({program.name, way.name, ops});
  if (isNew)
    it->second = timePasses(
        program, way, ops,
        llvm::formatv("{0}/{1}/{2}", way.name, program.name, ops).str());
  return it->second;
}

static void reportPass(benchmark::State &state, const Program &program,
                       const Way &way, const std::string &pass) {
  int64_t ops = state.range(0);
  const TimeOfPass &times = getTimes(program, way, ops);
  if (times.empty())
    return state.SkipWithError("the pipeline failed");
  auto it = times.find(pass);
  double seconds = it == times.end() ? 0 : it->second;
  for (auto _ : state)
    state.SetIterationTime(seconds);
  state.SetComplexityN(ops);
  state.counters["time_per_op"] = seconds / static_cast<double>(ops);
}

void registerPassBenchmarks() {
  for (const Way &way : kWays) {
    // All programs go through the same passes.
    const TimeOfPass times = timePasses(kPrograms[0], way, /*ops=*/100);
    for (const Program &program : kPrograms)
      for (const auto &[pass, _] : times) {
        std::string name =
            llvm::formatv("{0}/{1}/{2}", way.name, program.name, pass).str();
        auto *benchmark = benchmark::RegisterBenchmark(
            name.c_str(),
            [&program, &way, pass = pass](benchmark::State &state) {
              reportPass(state, program, way, pass);
            });
        for (int64_t size : kSizes)
          if (size <= way.mostOps)
            benchmark->Arg(size);
        benchmark->ArgName("ops")
            ->UseManualTime()
            ->Iterations(1)
            ->Unit(benchmark::kMillisecond)
            ->Complexity(benchmark::oN);
      }
  }
}
