//===- StrategySearchTest.cpp - tests of searches in small programs -------===//

#include "../Execution/CompileContext.h"
#include "AllStrategies.h"

#include "mesh/Search/StrategySearch.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"

#include "gtest/gtest.h"

#include <random>

using namespace mesh;
using namespace mesh::test;

namespace {

mlir::MLIRContext *getContext() {
  static mlir::MLIRContext context;
  static bool isRegistered = false;
  if (!std::exchange(isRegistered, true))
    registerForCompiling(context);
  return &context;
}

/// A random program of two or three matrices, on a random machine.
class RandomProgram {
public:
  explicit RandomProgram(uint64_t seed, llvm::StringRef mesh = "\"x\"=4",
                         std::initializer_list<int> counts = {2, 3})
      : random(seed) {
    sizes = {pick({8, 12, 16, 32}), pick({8, 6, 24, 64})};
    std::string arguments;
    int numArguments = pick(counts);
    for (int number = 0; number < numArguments; ++number) {
      Matrix matrix{"%a" + std::to_string(number), pickSize(), pickSize()};
      arguments += (number ? ", " : "") + matrix.name + ": " + toType(matrix);
      pool.push_back(matrix);
    }
    for (int step = 0; step < 4; ++step)
      addStep();
    const Matrix &last = pool.back();
    text = ("mesh.mesh @m = <[" + mesh + "]>\nfunc.func @main(" + arguments +
            ") -> " + toType(last) + " {\n" + body + "  return " + last.name +
            " : " + toType(last) + "\n}\n")
               .str();
  }

  MachineModel getMachine() {
    MachineModel machine;
    Link link{pick({1e-8, 1e-7, 1e-6}), pick({1e8, 1e9, 1e10})};
    if (random() % 2)
      link.topology = *symbolizeTopology("switch");
    machine.links["*"] = link;
    machine.flops["f32"] = pick({1e9, 1e10});
    machine.memoryBandwidth = pick({1e9, 1e10});
    return machine;
  }

  std::string text;

private:
  struct Matrix {
    std::string name;
    int64_t rows, columns;
  };

  template <typename T>
  T pick(std::initializer_list<T> list) {
    return list.begin()[random() % list.size()];
  }
  int64_t pickSize() { return sizes[random() % sizes.size()]; }
  static std::string toType(const Matrix &matrix) {
    return llvm::formatv("tensor<{0}x{1}xf32>", matrix.rows, matrix.columns);
  }

  const Matrix &pickMatrix(llvm::function_ref<bool(const Matrix &)> isWanted) {
    std::vector<const Matrix *> found;
    for (const Matrix &matrix : pool)
      if (isWanted(matrix))
        found.push_back(&matrix);
    return *found[random() % found.size()];
  }

  /// Makes a matrix of the last one.
  void addStep() {
    Matrix last = pool.back();
    std::string name = "%v" + std::to_string(pool.size());
    auto fits = [&](const Matrix &other) { return other.rows == last.columns; };
    if (llvm::any_of(pool, fits) && random() % 3) {
      Matrix other = pickMatrix(fits);
      Matrix result{name, last.rows, other.columns};
      body += llvm::formatv("  %e{0} = arith.constant dense<0.0> : {1}\n"
                            "  {2} = linalg.matmul ins({3}, {4} : {5}, {6}) "
                            "outs(%e{0} : {1}) -> {1}\n",
                            pool.size(), toType(result), name, last.name,
                            other.name, toType(last), toType(other));
      pool.push_back(result);
      return;
    }
    if (random() % 2) {
      Matrix result{name, last.columns, last.rows};
      body += llvm::formatv(
          "  %e{0} = tensor.empty() : {1}\n"
          "  {2} = linalg.transpose ins({3} : {4}) outs(%e{0} : {1}) "
          "permutation = [1, 0]\n",
          pool.size(), toType(result), name, last.name, toType(last));
      pool.push_back(result);
      return;
    }
    Matrix other = pickMatrix([&](const Matrix &matrix) {
      return matrix.rows == last.rows && matrix.columns == last.columns;
    });
    body += llvm::formatv("  {0} = arith.mulf {1}, {2} : {3}\n", name,
                          last.name, other.name, toType(last));
    pool.push_back({name, last.rows, last.columns});
  }

  std::mt19937_64 random;
  std::vector<int64_t> sizes;
  std::vector<Matrix> pool;
  std::string body;
};

/// A machine as a file, which passes read.
class MachineFile {
public:
  explicit MachineFile(const MachineModel &machine) {
    int file = -1;
    llvm::SmallString<64> name;
    EXPECT_FALSE(
        llvm::sys::fs::createTemporaryFile("machine", "json", file, name));
    llvm::raw_fd_ostream(file, /*shouldClose=*/true) << toJson(machine);
    path = name.str().str();
  }
  ~MachineFile() { llvm::sys::fs::remove(path); }

  std::string path;
};

class SmallProgram {
public:
  SmallProgram(llvm::StringRef text, const MachineModel &machine)
      : machine(machine), file(machine),
        module(mlir::parseSourceString<ModuleOp>(text, getContext())) {
    // The bound is proven for programs without equal ops.
    PassManager canonicalize(getContext());
    canonicalize.addPass(mlir::createCanonicalizerPass());
    canonicalize.addPass(mlir::createCSEPass());
    EXPECT_TRUE(succeeded(canonicalize.run(*module)));
    SearchSpaceOptions options;
    options.maxResults = 0;
    space = llvm::cantFail(SearchSpace::get(*module, "main", options));
  }

  StrategySearchOptions getOptions() const {
    StrategySearchOptions options;
    options.lower.machine = file.path;
    options.machine = &machine;
    return options;
  }

  StrategyEvaluator getEvaluator() const {
    return {*module, "main", *space, getOptions().lower, machine};
  }

  double search() {
    StrategySearch search(*module, "main", *space, getOptions());
    std::vector<RatedStrategy> found = search.run();
    bound = search.getLeastSeconds().value_or(0);
    return found.empty() ? -1 : found.front().cost.seconds;
  }

  /// Returns the time that a search finds from the best strategy if there is no
  /// time for evaluations, as a part of that of the best strategy.
  double searchInNoTime() {
    RatedStrategy best =
        StrategySearch(*module, "main", *space, getOptions()).run().front();
    StrategySearchOptions options = getOptions();
    options.isOver = [](double) { return true; };
    options.starts = {best.choices};
    StrategySearch search(*module, "main", *space, std::move(options));
    return search.run().front().cost.seconds / best.cost.seconds;
  }

  /// Returns the least time of all strategies.
  double tryAll() {
    StrategyEvaluator evaluator = getEvaluator();
    double least = std::numeric_limits<double>::infinity();
    leastLocal = least;
    visitAll(space->getNumChoices(), [&](const Choices &choices) {
      if (auto cost = evaluator.evaluate(choices)) {
        least = std::min(least, cost->seconds);
        leastLocal = std::min(leastLocal, cost->localSeconds);
      }
    });
    return least;
  }

  /// Compares what rings hide, as a part of the time in local view, in all
  /// strategies whose time in local view is estimated exactly. Returns the mean
  /// difference between estimates and evaluations; sets `mostHidden`.
  double compareHidden() {
    StrategyEvaluator evaluator = getEvaluator();
    auto estimate =
        StrategyEstimate::get(evaluator.getModule(), "main", *space, machine);
    double sum = 0, count = 0;
    mostHidden = 0;
    visitAll(space->getNumChoices(), [&](const Choices &choices) {
      auto cost = evaluator.evaluate(choices);
      auto estimated = estimate->evaluate(choices);
      if (!cost || !estimated ||
          std::abs(estimated->localSeconds / cost->localSeconds - 1) > 1e-3)
        return;
      auto getHidden = [](const StrategyCost &each) {
        return 1 - each.seconds / each.localSeconds;
      };
      double hidden = getHidden(*cost);
      mostHidden = std::max(mostHidden, hidden);
      sum += std::abs(getHidden(*estimated) - hidden);
      ++count;
    });
    return sum / count;
  }

  /// Returns true if no estimate is below what devices compute, which is the
  /// estimate with links on which nothing takes time.
  bool hidesOnlyCommunication() {
    StrategyEvaluator evaluator = getEvaluator();
    MachineModel instant = machine;
    instant.links["*"] = Link{0, 1e30};
    auto get = [&](const MachineModel &model) {
      return StrategyEstimate::get(evaluator.getModule(), "main", *space,
                                   model);
    };
    auto estimate = get(machine), compute = get(instant);
    bool isSound = true;
    visitAll(space->getNumChoices(), [&](const Choices &choices) {
      if (auto cost = estimate->evaluate(choices))
        isSound &= cost->seconds >=
                   (1 - 1e-6) * compute->evaluate(choices)->localSeconds;
    });
    return isSound;
  }

  /// Returns the largest difference between the time in local view and its
  /// estimate, as a part of that, of all strategies.
  double compareLocal() {
    return compare([](const StrategyCost &cost) { return cost.localSeconds; });
  }

  /// The same of the memory.
  double compareMemory() {
    return compare([](const StrategyCost &cost) {
      return static_cast<double>(cost.bytes);
    });
  }

  /// Returns the sum of the memory of all strategies.
  int64_t addMemory() {
    StrategyEvaluator evaluator = getEvaluator();
    int64_t bytes = 0;
    visitAll(space->getNumChoices(), [&](const Choices &choices) {
      if (auto cost = evaluator.evaluate(choices))
        bytes += cost->bytes;
    });
    return bytes;
  }

  /// Returns the time of the ops that rings add to one of all strategies.
  double getSecondsOfMostRings() {
    StrategyEvaluator evaluator = getEvaluator();
    visitAll(space->getNumChoices(),
             [&](const Choices &choices) { evaluator.evaluate(choices); });
    return evaluator.getSecondsOfMostRings();
  }

  double mostHidden = 0;
  /// The bound that the last search has proven.
  double bound = 0;
  /// The least time in local view, of all strategies.
  double leastLocal = 0;

private:
  double compare(llvm::function_ref<double(const StrategyCost &)> get) {
    StrategyEvaluator evaluator = getEvaluator();
    auto estimate =
        StrategyEstimate::get(evaluator.getModule(), "main", *space, machine);
    double largest = 0;
    visitAll(space->getNumChoices(), [&](const Choices &choices) {
      auto cost = evaluator.evaluate(choices);
      auto estimated = estimate->evaluate(choices);
      if (cost && estimated)
        largest = std::max(largest, std::abs(get(*estimated) / get(*cost) - 1));
    });
    return largest;
  }

  const MachineModel &machine;
  MachineFile file;
  mlir::OwningOpRef<ModuleOp> module;
  std::optional<SearchSpace> space;
};

TEST(StrategySearch, FindsTheBestOfSmallPrograms) {
  constexpr int kPrograms = 100;
  int numBest = 0;
  double largest = 1;
  for (int seed = 0; seed < kPrograms; ++seed) {
    RandomProgram random(seed);
    MachineModel machine = random.getMachine();
    SmallProgram program(random.text, machine);
    double best = program.tryAll(), found = program.search();
    EXPECT_GE(found, best) << random.text;
    EXPECT_GT(program.bound, 0);
    EXPECT_LE(program.bound, program.leastLocal * (1 + 1e-9)) << random.text;
    EXPECT_LE(found, 1.03 * best) << "seed " << seed << "\n" << random.text;
    // A decision has to gain 0.02%.
    numBest += found <= 1.001 * best;
    largest = std::max(largest, found / best);
  }
  // --gtest_output=json:FILE writes them.
  RecordProperty("best", numBest);
  RecordProperty("largest_ratio", std::to_string(largest));
  EXPECT_GE(numBest, 95);
}

TEST(StrategySearch, LosesNoStart) {
  constexpr int kPrograms = 20;
  for (int seed = 0; seed < kPrograms; ++seed) {
    RandomProgram random(seed);
    MachineModel machine = random.getMachine();
    EXPECT_LE(SmallProgram(random.text, machine).searchInNoTime(), 1)
        << random.text;
  }
}

TEST(StrategySearch, BoundsStrategiesOnTwoAxes) {
  constexpr int kPrograms = 8;
  for (int seed = 0; seed < kPrograms; ++seed) {
    RandomProgram random(seed, "\"x\"=2, \"y\"=4", {2});
    MachineModel machine = random.getMachine();
    SmallProgram program(random.text, machine);
    program.tryAll();
    program.search();
    EXPECT_GT(program.bound, 0);
    EXPECT_LE(program.bound, program.leastLocal * (1 + 1e-9)) << random.text;
  }
}

/// y = (a · b) · c in two ways of writing, which takes the same time.
struct Writing {
  const char *name, *text;
};

MachineModel getMachine() {
  MachineModel machine;
  machine.links["*"] = Link{1e-7, 1e9};
  machine.flops["f32"] = 1e9;
  return machine;
}

double searchText(llvm::StringRef text) {
  MachineModel machine = getMachine();
  return SmallProgram(text, machine).search();
}

constexpr const char *kPlain = R"(
mesh.mesh @m = <["x"=2, "y"=2]>
func.func @main(%x: tensor<64x32xf32>, %w: tensor<32x48xf32>, %v: tensor<48x16xf32>) -> tensor<64x16xf32> {
  %z = arith.constant dense<0.0> : tensor<64x48xf32>
  %h = linalg.matmul ins(%x, %w : tensor<64x32xf32>, tensor<32x48xf32>) outs(%z : tensor<64x48xf32>) -> tensor<64x48xf32>
  %t = math.tanh %h : tensor<64x48xf32>
  %z2 = arith.constant dense<0.0> : tensor<64x16xf32>
  %y = linalg.matmul ins(%t, %v : tensor<64x48xf32>, tensor<48x16xf32>) outs(%z2 : tensor<64x16xf32>) -> tensor<64x16xf32>
  return %y : tensor<64x16xf32>
}
)";

constexpr Writing kWritings[] = {
    {"other names, and another order of arguments", R"(
mesh.mesh @n = <["a"=2, "b"=2]>
func.func @main(%2: tensor<48x16xf32>, %0: tensor<64x32xf32>, %1: tensor<32x48xf32>) -> tensor<64x16xf32> {
  %z = arith.constant dense<0.0> : tensor<64x48xf32>
  %h = linalg.matmul ins(%0, %1 : tensor<64x32xf32>, tensor<32x48xf32>) outs(%z : tensor<64x48xf32>) -> tensor<64x48xf32>
  %t = math.tanh %h : tensor<64x48xf32>
  %z2 = arith.constant dense<0.0> : tensor<64x16xf32>
  %y = linalg.matmul ins(%t, %2 : tensor<64x48xf32>, tensor<48x16xf32>) outs(%z2 : tensor<64x16xf32>) -> tensor<64x16xf32>
  return %y : tensor<64x16xf32>
}
)"},
    {"all transposed", R"(
mesh.mesh @m = <["x"=2, "y"=2]>
func.func @main(%x: tensor<32x64xf32>, %w: tensor<48x32xf32>, %v: tensor<16x48xf32>) -> tensor<16x64xf32> {
  %z = arith.constant dense<0.0> : tensor<48x64xf32>
  %h = linalg.matmul ins(%w, %x : tensor<48x32xf32>, tensor<32x64xf32>) outs(%z : tensor<48x64xf32>) -> tensor<48x64xf32>
  %t = math.tanh %h : tensor<48x64xf32>
  %z2 = arith.constant dense<0.0> : tensor<16x64xf32>
  %y = linalg.matmul ins(%v, %t : tensor<16x48xf32>, tensor<48x64xf32>) outs(%z2 : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %y : tensor<16x64xf32>
}
)"},
    {"the second matmul cut in two", R"(
mesh.mesh @m = <["x"=2, "y"=2]>
func.func @main(%x: tensor<64x32xf32>, %w: tensor<32x48xf32>, %v: tensor<48x8xf32>, %u: tensor<48x8xf32>) -> (tensor<64x8xf32>, tensor<64x8xf32>) {
  %z = arith.constant dense<0.0> : tensor<64x48xf32>
  %h = linalg.matmul ins(%x, %w : tensor<64x32xf32>, tensor<32x48xf32>) outs(%z : tensor<64x48xf32>) -> tensor<64x48xf32>
  %t = math.tanh %h : tensor<64x48xf32>
  %z2 = arith.constant dense<0.0> : tensor<64x8xf32>
  %y = linalg.matmul ins(%t, %v : tensor<64x48xf32>, tensor<48x8xf32>) outs(%z2 : tensor<64x8xf32>) -> tensor<64x8xf32>
  %s = linalg.matmul ins(%t, %u : tensor<64x48xf32>, tensor<48x8xf32>) outs(%z2 : tensor<64x8xf32>) -> tensor<64x8xf32>
  return %y, %s : tensor<64x8xf32>, tensor<64x8xf32>
}
)"}};

/// The program on one axis, with links on which communication takes as long as
/// computation.
constexpr double kSlowLink = 1e8;
std::string getOnOneAxis() {
  std::string text = kPlain, axes = "\"x\"=2, \"y\"=2";
  return text.replace(text.find(axes), axes.size(), "\"x\"=4");
}

// Lowering is left that time.
TEST(StrategySearch, KnowsTheTimeOfRings) {
  MachineModel machine = getMachine();
  machine.links["*"] = Link{0, 1e30};
  EXPECT_EQ(SmallProgram(getOnOneAxis(), machine).getSecondsOfMostRings(), 0);
  machine.links["*"].bandwidth = kSlowLink;
  EXPECT_GT(SmallProgram(getOnOneAxis(), machine).getSecondsOfMostRings(), 0);
}

TEST(StrategySearch, EstimatesCountWhatRingsHide) {
  MachineModel machine = getMachine();
  machine.links["*"].bandwidth = kSlowLink;
  SmallProgram program(getOnOneAxis(), machine);
  double difference = program.compareHidden();
  EXPECT_GT(program.mostHidden, 0.2);
  EXPECT_LT(difference, 0.03);
}

TEST(StrategySearch, EstimatesTellValuesOfOneTensorApart) {
  // The results of both calls are one tensor, and resharded each; the second
  // one is returned twice, so that returns of both are not alike.
  constexpr const char *kCalls = R"(
mesh.mesh @m = <["x"=4]>
func.func private @f(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %y = math.tanh %x : tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}
func.func @main(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %c = call @f(%a) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %d = call @f(%b) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %c, %d, %d : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
)";
  MachineModel machine = getMachine();
  machine.memoryBandwidth = 1e9;
  EXPECT_LT(SmallProgram(kCalls, machine).compareLocal(), 0.01);
}

TEST(StrategySearch, EstimatesTellAnnotationsFromResults) {
  // The arguments decide how products are computed; what strategies say of
  // their results comes after that.
  constexpr const char *kProducts = R"(
mesh.mesh @m = <["x"=4]>
#rows = #mesh.sharding<@m, [{"x"}, {}]>
#whole = #mesh.sharding<@m, [{}, {}]>
func.func @main(%x: tensor<64x64xf32> {mesh.sharding = #rows}, %w: tensor<64x64xf32> {mesh.sharding = #whole}, %v: tensor<64x64xf32> {mesh.sharding = #rows})
    -> (tensor<64x64xf32> {mesh.sharding = #whole}) {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %h = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t = math.tanh %h : tensor<64x64xf32>
  %y = linalg.matmul ins(%t, %v : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %u = math.tanh %y : tensor<64x64xf32>
  return %u : tensor<64x64xf32>
}
)";
  MachineModel machine = getMachine();
  machine.memoryBandwidth = 1e9;
  EXPECT_LT(SmallProgram(kProducts, machine).compareLocal(), 0.01);
}

TEST(StrategySearch, EstimatesMergeReshards) {
  // The product is annotated as replicated, to no effect: rows are read.
  constexpr const char *kProduct = R"(
mesh.mesh @m = <["x"=4]>
#rows = #mesh.sharding<@m, [{"x"}, {}]>
#whole = #mesh.sharding<@m, [{}, {}]>
func.func @main(%x: tensor<64x64xf32> {mesh.sharding = #rows}, %w: tensor<64x64xf32> {mesh.sharding = #whole}) -> (tensor<64x64xf32> {mesh.sharding = #rows}) {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %h = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t = math.tanh %h : tensor<64x64xf32>
  return %t : tensor<64x64xf32>
}
)";
  EXPECT_LT(SmallProgram(kProduct, getMachine()).compareLocal(), 0.01);
}

TEST(StrategySearch, EstimatesReshardWhereTheProgramSays) {
  // The columns are exchanged for rows: no device has all of the tensor.
  constexpr const char *kShard = R"(
mesh.mesh @m = <["x"=4]>
#columns = #mesh.sharding<@m, [{}, {"x"}]>
#rows = #mesh.sharding<@m, [{"x"}, {}]>
func.func @main(%x: tensor<64x64xf32> {mesh.sharding = #columns}) -> (tensor<64x64xf32> {mesh.sharding = #rows}) {
  %t = math.tanh %x : tensor<64x64xf32>
  %s = mesh.shard %t <@m, [{"x"}, {}]> : tensor<64x64xf32>
  %u = math.tanh %s : tensor<64x64xf32>
  return %u : tensor<64x64xf32>
}
)";
  EXPECT_LT(SmallProgram(kShard, getMachine()).compareLocal(), 0.01);
}

TEST(StrategySearch, EstimatesHideOnlyCommunication) {
  // Both products by %w are one, that of %d and %v is another, and %d is
  // gathered once for both.
  constexpr const char *kReaders = R"(
mesh.mesh @m = <["x"=4]>
func.func private @f(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %y = math.tanh %x : tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}
func.func @main(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %w: tensor<64x512xf32>, %v: tensor<64x640xf32>)
    -> (tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x640xf32>) {
  %c = call @f(%a) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %d = call @f(%b) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = arith.constant dense<0.0> : tensor<64x512xf32>
  %q = arith.constant dense<0.0> : tensor<64x640xf32>
  %e = linalg.matmul ins(%c, %w : tensor<64x64xf32>, tensor<64x512xf32>) outs(%p : tensor<64x512xf32>) -> tensor<64x512xf32>
  %g = linalg.matmul ins(%d, %w : tensor<64x64xf32>, tensor<64x512xf32>) outs(%p : tensor<64x512xf32>) -> tensor<64x512xf32>
  %h = linalg.matmul ins(%d, %v : tensor<64x64xf32>, tensor<64x640xf32>) outs(%q : tensor<64x640xf32>) -> tensor<64x640xf32>
  %e1 = math.tanh %e : tensor<64x512xf32>
  %g1 = math.tanh %g : tensor<64x512xf32>
  %e2 = math.tanh %e1 : tensor<64x512xf32>
  %g2 = math.tanh %g1 : tensor<64x512xf32>
  %e3 = math.tanh %e2 : tensor<64x512xf32>
  %g3 = math.tanh %g2 : tensor<64x512xf32>
  return %e3, %g3, %h : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x640xf32>
}
)";
  MachineModel machine = getMachine();
  machine.links["*"].bandwidth = kSlowLink;
  EXPECT_TRUE(SmallProgram(kReaders, machine).hidesOnlyCommunication());
}

TEST(StrategySearch, EstimatesFollowEachOpOnce) {
  // Partial sums pass through ops that read them twice.
  std::string text = R"(
mesh.mesh @m = <["x"=4]>
func.func @main(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %y0 = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
)";
  for (int number = 0; number < 40; ++number)
    text += llvm::formatv("  %y{0} = arith.addf %y{1}, %y{1} : "
                          "tensor<64x64xf32>\n",
                          number + 1, number);
  text += R"(  %t = math.tanh %y40 : tensor<64x64xf32>
  return %t : tensor<64x64xf32>
}
)";
  EXPECT_TRUE(SmallProgram(text, getMachine()).hidesOnlyCommunication());
}

TEST(StrategySearch, EstimatesCountWindows) {
  // Devices have other parts of the slice, and of the padded and concatenated
  // tensor, than of the argument.
  constexpr const char *kBegin = R"(
mesh.mesh @m = <["x"=4]>
#columns = #mesh.sharding<@m, [{}, {"x"}]>
)";
  constexpr const char *kSlice = R"(
func.func @main(%a: tensor<64x64xf32> {mesh.sharding = #columns}) -> (tensor<64x16xf32> {mesh.sharding = #columns}) {
  %s = tensor.extract_slice %a[0, 24] [64, 16] [1, 1] : tensor<64x64xf32> to tensor<64x16xf32>
  %t = math.tanh %s : tensor<64x16xf32>
  return %t : tensor<64x16xf32>
}
)";
  constexpr const char *kPad = R"(
func.func @main(%a: tensor<64x16xf32> {mesh.sharding = #columns}) -> (tensor<64x32xf32> {mesh.sharding = #columns}) {
  %t = math.tanh %a : tensor<64x16xf32>
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %t low[0, 16] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<64x16xf32> to tensor<64x32xf32>
  return %p : tensor<64x32xf32>
}
)";
  constexpr const char *kConcat = R"(
func.func @main(%p: tensor<64x32xf32> {mesh.sharding = #columns}, %a: tensor<64x16xf32> {mesh.sharding = #columns}) -> (tensor<64x48xf32> {mesh.sharding = #columns}) {
  %t = math.tanh %a : tensor<64x16xf32>
  %c = tensor.concat dim(1) %p, %t : (tensor<64x32xf32>, tensor<64x16xf32>) -> tensor<64x48xf32>
  return %c : tensor<64x48xf32>
}
)";
  MachineModel machine = getMachine();
  for (StringRef topology : {"ring", "switch"})
    for (bool duplex : {false, true})
      for (StringRef rest : {kSlice, kPad, kConcat}) {
        machine.links["*"].topology = *symbolizeTopology(topology);
        machine.links["*"].duplex = duplex;
        SmallProgram program((kBegin + rest).str(), machine);
        EXPECT_LT(program.compareLocal(), 0.01)
            << rest.str() << topology.str() << ", duplex " << duplex;
      }
}

TEST(StrategySearch, EstimatesCountWindowsInReverse) {
  // Each device needs the block of another, at the same distance from the end.
  constexpr const char *kReverse = R"(
mesh.mesh @m = <["x"=4]>
#columns = #mesh.sharding<@m, [{}, {"x"}]>
func.func @main(%a: tensor<64x64xf32> {mesh.sharding = #columns}) -> (tensor<64x64xf32> {mesh.sharding = #columns}) {
  %s = tensor.extract_slice %a[0, 63] [64, 64] [1, -1] : tensor<64x64xf32> to tensor<64x64xf32>
  return %s : tensor<64x64xf32>
}
)";
  EXPECT_LT(SmallProgram(kReverse, getMachine()).compareLocal(), 0.01);
}

TEST(StrategySearch, EstimatesCountBuffersAndCopies) {
  // The product of the first two is written over by the elementwise ops, and
  // an argument that is split is gathered for a product.
  constexpr const char *kProducts = R"(
mesh.mesh @m = <["x"=4]>
#rows = #mesh.sharding<@m, [{"x"}, {}]>
func.func @main(%x: tensor<256x256xf32> {mesh.sharding = #rows}, %w: tensor<256x256xf32>, %v: tensor<256x256xf32>) -> (tensor<256x256xf32> {mesh.sharding = #rows}) {
  %z = arith.constant dense<0.0> : tensor<256x256xf32>
  %h = linalg.matmul ins(%x, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
  %t = math.tanh %h : tensor<256x256xf32>
  %u = arith.mulf %t, %h : tensor<256x256xf32>
  %y = linalg.matmul ins(%u, %v : tensor<256x256xf32>, tensor<256x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %y : tensor<256x256xf32>
}
)";
  // Nothing is worth a ring.
  MachineModel machine = getMachine();
  machine.links["*"] = Link{0, 1e15};
  EXPECT_LT(SmallProgram(kProducts, machine).compareMemory(), 0.05);
}

TEST(StrategySearch, CountsTheMemoryOfRings) {
  // Two blocks of the second matrix go round, or all of it is gathered.
  constexpr const char *kProduct = R"(
mesh.mesh @m = <["x"=8]>
#rows = #mesh.sharding<@m, [{"x"}, {}]>
func.func @main(%x: tensor<256x128xf32> {mesh.sharding = #rows}, %w: tensor<128x256xf32> {mesh.sharding = #rows}) -> (tensor<256x256xf32> {mesh.sharding = #rows}) {
  %z = arith.constant dense<0.0> : tensor<256x256xf32>
  %y = linalg.matmul ins(%x, %w : tensor<256x128xf32>, tensor<128x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %y : tensor<256x256xf32>
}
)";
  MachineModel slow = getMachine(), fast = slow;
  slow.links["*"].bandwidth = kSlowLink;
  // Nothing is worth a ring.
  fast.links["*"] = Link{0, 1e15};
  constexpr int64_t kOwn = (32 * 128 + 16 * 256 + 32 * 256) * 4;
  constexpr int64_t kBlock = 16 * 256 * 4;
  EXPECT_EQ(SmallProgram(kProduct, fast).addMemory(), kOwn + 8 * kBlock);
  EXPECT_EQ(SmallProgram(kProduct, slow).addMemory(), kOwn + 2 * kBlock);
  // So do estimates.
  EXPECT_EQ(SmallProgram(kProduct, fast).compareMemory(), 0);
  EXPECT_EQ(SmallProgram(kProduct, slow).compareMemory(), 0);
}

TEST(StrategySearch, RecomputesNothingOfSlowStrategies) {
  // The first product is read again in the end.
  constexpr const char *kReread = R"(
mesh.mesh @m = <["x"=1]>
func.func @main(%x: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %z = arith.constant dense<0.0> : tensor<256x256xf32>
  %a = linalg.matmul ins(%x, %x : tensor<256x256xf32>, tensor<256x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
  %b = linalg.matmul ins(%a, %x : tensor<256x256xf32>, tensor<256x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
  %c = linalg.matmul ins(%b, %x : tensor<256x256xf32>, tensor<256x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
  %d = linalg.matmul ins(%c, %a : tensor<256x256xf32>, tensor<256x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %d : tensor<256x256xf32>
}
)";
  MachineModel machine = getMachine();
  SmallProgram program(kReread, machine);
  auto getSavedBytes = [&](double seconds) {
    StrategyEvaluator evaluator = program.getEvaluator();
    evaluator.setRecomputationLimit(1);
    evaluator.setRecomputationSeconds(seconds);
    return evaluator.evaluate({})->savedBytes;
  };
  EXPECT_GT(getSavedBytes(std::numeric_limits<double>::infinity()), 0);
  EXPECT_EQ(getSavedBytes(1e-12), 0);
}

TEST(StrategySearch, TellsResultsOfOneLineApart) {
  // Both products have the name of the line that they come from.
  constexpr const char *kOneLine = R"(
mesh.mesh @m = <["x"=4]>
func.func @main(%x: tensor<64x32xf32>, %w: tensor<32x48xf32>, %v: tensor<48x16xf32>) -> tensor<64x16xf32> {
  %z = arith.constant dense<0.0> : tensor<64x48xf32>
  %h = linalg.matmul ins(%x, %w : tensor<64x32xf32>, tensor<32x48xf32>) outs(%z : tensor<64x48xf32>) -> tensor<64x48xf32> loc("f.py":1:1)
  %z2 = arith.constant dense<0.0> : tensor<64x16xf32>
  %y = linalg.matmul ins(%h, %v : tensor<64x48xf32>, tensor<48x16xf32>) outs(%z2 : tensor<64x16xf32>) -> tensor<64x16xf32> loc("f.py":1:1)
  %t = math.tanh %y : tensor<64x16xf32>
  return %t : tensor<64x16xf32>
}
)";
  auto module = mlir::parseSourceString<mlir::ModuleOp>(kOneLine, getContext());
  llvm::Expected<SearchSpace> space = SearchSpace::get(*module, "main", {});
  ASSERT_TRUE(static_cast<bool>(space));
  // Each decision has a choice of its own.
  Choices choices;
  for (auto [number, count] : llvm::enumerate(space->getNumChoices()))
    choices.push_back(number % count);
  EXPECT_EQ(space->adopt(*space, choices, {0}), choices);
}

TEST(StrategySearch, DoesNotDependOnTheWriting) {
  double plain = searchText(kPlain);
  EXPECT_GT(plain, 0);
  for (const Writing &writing : kWritings)
    EXPECT_NEAR(searchText(writing.text) / plain, 1, 0.01) << writing.name;
}

/// Returns the groups of a step in the order in which they are decided.
std::string getOrder(llvm::StringRef arguments, llvm::StringRef results,
                     llvm::StringRef returned) {
  std::string text = (R"(
mesh.mesh @m = <["x"=2]>
func.func @main()" + arguments +
                      ") -> (" + results + R"() {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %n = arith.addf %m, %y : tensor<8x8xf32>
  %u = arith.subf %w, %n : tensor<8x8xf32>
  return )" + returned +
                      " : tensor<8x8xf32>, tensor<8x8xf32>\n}\n")
                         .str();
  auto module = mlir::parseSourceString<ModuleOp>(text, getContext());
  auto space = llvm::cantFail(SearchSpace::get(*module, "main", {}));
  std::string order;
  llvm::raw_string_ostream os(order);
  for (size_t group : llvm::seq(space.getNumGroups()))
    space.print(os, group, Choices(space.getNumChoices().size()));
  return order;
}

TEST(StrategySearch, DecidesInOneOrderWhateverThatOfArguments) {
  std::string x = "%x: tensor<8x8xf32> {mesh.name = \"x\"}",
              w = "%w: tensor<8x8xf32> {mesh.name = \"w\"}",
              m = "%m: tensor<8x8xf32> {mesh.name = \"m\"}",
              n = "tensor<8x8xf32> {mesh.name = \"n\"}",
              u = "tensor<8x8xf32> {mesh.name = \"u\"}";
  EXPECT_EQ(getOrder(x + ", " + w + ", " + m, n + ", " + u, "%n, %u"),
            getOrder(m + ", " + w + ", " + x, u + ", " + n, "%u, %n"));
}

} // namespace
