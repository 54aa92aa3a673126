//===- CacheTest.cpp - Programs that have been compiled before ------------===//

#include "CompileTest.h"

#include "../Host/TestTensors.h"
#include "mesh/Execution/Execute.h"
#include "mesh/Execution/Reference.h"

#include "llvm/Support/FileSystem.h"

using namespace mesh;
using namespace mesh::test;
namespace fs = llvm::sys::fs;

static constexpr StringRef kScaled = R"mlir(
  mesh.mesh @m = <["model"=3]>
  func.func @scaled(
      %x: tensor<2xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"model"}]>},
      %s: f32)
      -> (tensor<2xf32> {mesh.name = "y"}) attributes {mesh.spmd = @m} {
    %0 = mesh.all_reduce sum %x on @m ["model"] : tensor<2xf32>
    %1 = tensor.splat %s : tensor<2xf32>
    %2 = arith.mulf %0, %1 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
)mlir";

namespace {
class CacheTest : public CompileTest {
protected:
  void SetUp() override {
    ASSERT_FALSE(fs::createUniqueDirectory("mesh-cache", folder));
    options.entries.push_back("scaled");
    options.cache.folder = folder.str().str();
  }
  void TearDown() override { fs::remove_directories(folder); }

  std::unique_ptr<Program> compile(StringRef text = kScaled) {
    auto module = parseModule(text);
    return llvm::cantFail(Program::compile(*module, options));
  }

  static SmallVector<double> run(const Program &program) {
    std::vector<HostTensor> arguments;
    arguments.push_back(makeTensor(MESH_RT_F32, {6}, {1, 2, 3, 4, 5, 6}));
    arguments.push_back(makeTensor(MESH_RT_F32, {}, {0.5}));
    Execution execution =
        llvm::cantFail(execute(program.getEntries()[0], arguments));
    return toValues(execution.results[0]);
  }

  SmallString<128> folder;
  CompileOptions options;
};
} // namespace

TEST_F(CacheTest, SecondProgramIsCached) {
  auto first = compile();
  EXPECT_FALSE(first->isCached());
  auto second = compile();
  EXPECT_TRUE(second->isCached());
  const Signature &a = first->getEntries()[0].signature,
                  &b = second->getEntries()[0].signature;
  EXPECT_EQ(a.symbols, b.symbols);
  EXPECT_EQ(a.memoryOfFunction, b.memoryOfFunction);
  EXPECT_EQ(b.arguments[0].name, "x");
  EXPECT_TRUE(b.arguments[1].isScalar);
  EXPECT_EQ(run(*first), SmallVector<double>({4.5, 6}));
  EXPECT_EQ(run(*second), SmallVector<double>({4.5, 6}));
}

TEST_F(CacheTest, NoFolderNoCache) {
  compile();
  options.cache.folder.clear();
  EXPECT_FALSE(compile()->isCached());
}

TEST_F(CacheTest, OptionsArePartOfTheKey) {
  compile();
  auto expectAbsent = [&](auto change) {
    CompileOptions original = options;
    change(options);
    EXPECT_FALSE(compile()->isCached());
    EXPECT_TRUE(compile()->isCached());
    options = original;
    EXPECT_TRUE(compile()->isCached());
  };
  expectAbsent([](CompileOptions &options) { options.optLevel = 1; });
  expectAbsent([](CompileOptions &options) { options.checkBounds = true; });
  expectAbsent([](CompileOptions &options) { options.verify = false; });
  expectAbsent([](CompileOptions &options) { options.kernels = false; });
  expectAbsent([](CompileOptions &options) { options.credits = 1; });
  expectAbsent(
      [](CompileOptions &options) { options.overlap = OverlapRequest::None; });
  expectAbsent(
      [](CompileOptions &options) { options.direction = Direction::Down; });
}

TEST_F(CacheTest, ProgramIsPartOfTheKey) {
  compile();
  std::string text = kScaled.str();
  text.replace(text.find("mulf"), 4, "addf");
  auto changed = compile(text);
  EXPECT_FALSE(changed->isCached());
  EXPECT_EQ(run(*changed), SmallVector<double>({9.5, 12.5}));
  // Reports and timelines show where an op is.
  EXPECT_FALSE(compile(("\n" + kScaled).str())->isCached());
}

/// Machine files are part of the key by what is in them.
TEST_F(CacheTest, FilesArePartOfTheKey) {
  SmallString<128> machine(folder);
  machine += ".json";
  auto write = [&](StringRef latency) {
    std::error_code code;
    llvm::raw_fd_ostream os(machine, code);
    ASSERT_FALSE(code);
    os << R"({"links": {"model": {"latency": )" << latency
       << R"(, "bandwidth": 1e8}}, "flops": {"f32": 1e9}})";
  };
  options.machine = machine.str().str();
  write("1e-6");
  EXPECT_FALSE(compile()->isCached());
  auto second = compile();
  EXPECT_TRUE(second->isCached());
  EXPECT_TRUE(second->getEntries()[0].signature.prediction);
  write("2e-6");
  EXPECT_FALSE(compile()->isCached());
  fs::remove(machine);
  auto module = parseModule(kScaled);
  auto program = Program::compile(*module, options);
  ASSERT_FALSE(program);
  EXPECT_TRUE(StringRef(llvm::toString(program.takeError()))
                  .ends_with("No such file or directory"));
}

/// Instrumentation sees the passes with the cache, too.
TEST_F(CacheTest, PassesRunForThoseWhoLook) {
  compile();
  int numStages = 0;
  options.afterStage = [&](Stage, ModuleOp) { ++numStages; };
  EXPECT_FALSE(compile()->isCached());
  auto second = compile();
  EXPECT_TRUE(second->isCached());
  EXPECT_EQ(numStages, 6);
  EXPECT_EQ(run(*second), SmallVector<double>({4.5, 6}));
  options.afterStage = nullptr;
  EXPECT_TRUE(compile()->isCached());
}

TEST_F(CacheTest, ReferencesAreCached) {
  constexpr StringRef text = R"mlir(
    func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = arith.addf %x, %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    })mlir";
  auto compile = [&](bool isWidened) {
    auto module = parseModule(text);
    return llvm::cantFail(compileReference(
                              *module, {"f"},
                              {.isWidened = isWidened, .cache = options.cache}))
        ->isCached();
  };
  EXPECT_FALSE(compile(true));
  EXPECT_FALSE(compile(false));
  EXPECT_TRUE(compile(true));
  EXPECT_TRUE(compile(false));
}
