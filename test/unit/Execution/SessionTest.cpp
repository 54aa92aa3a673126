//===- SessionTest.cpp - devices that run an entry many times -------------===//

#include "../Host/TestTensors.h"
#include "CompileContext.h"

#include "mesh/Execution/Session.h"

#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mesh;
using namespace mesh::test;

namespace {
class SessionTest : public ::testing::Test {
protected:
  SessionTest() { registerForCompiling(context); }

  std::unique_ptr<Program> compile(StringRef text) {
    module = mlir::parseSourceString<ModuleOp>(text, &context);
    CompileOptions options;
    options.entries.push_back("f");
    return llvm::cantFail(Program::compile(*module, options));
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<ModuleOp> module;
};
} // namespace

/// Memory for the results of `session`, full of garbage.
static std::vector<std::string> makeMemory(const Session &session) {
  std::vector<std::string> memory;
  for (const Session::Layout &layout : session.getResultLayouts())
    memory.emplace_back(layout->getNumBytes(), '\xff');
  return memory;
}

/// Runs `session` and returns what `execute` would. With `inParts`, arguments
/// are handed over in parts.
static std::vector<HostTensor>
run(Session &session, ArrayRef<HostTensor> arguments, bool inParts) {
  const Signature &signature = session.getSignature();
  std::vector<ArgumentMemory> inputs;
  std::vector<DeviceParts> parts;
  std::vector<std::vector<const char *>> pointers;
  for (auto [value, argument] :
       llvm::zip_equal(signature.arguments, arguments)) {
    parts.push_back(llvm::cantFail(value.placement.sliceAll(argument.data())));
    auto &own = pointers.emplace_back();
    for (const HostTensor &part : parts.back())
      own.push_back(part.data());
    inputs.push_back(inParts ? ArgumentMemory{nullptr, own}
                             : ArgumentMemory{argument.data(), {}});
  }
  std::vector<std::string> memory = makeMemory(session);
  SmallVector<char *> outputs;
  for (std::string &bytes : memory)
    outputs.push_back(bytes.data());
  llvm::cantFail(session.run(inputs, outputs));
  std::vector<HostTensor> results;
  for (auto [layout, bytes] :
       llvm::zip_equal(session.getResultLayouts(), memory)) {
    HostTensor &whole =
        results.emplace_back(layout->getPlacement().getGlobalShape());
    layout->joinTo(whole.data(), bytes.data());
    // Split anew it is the same, padding included.
    std::string again(bytes.size(), '\0');
    layout->split(again.data(), whole.data());
    for (int64_t offset : layout->getOffsets()) {
      size_t size =
          HostTensor(layout->getPlacement().getLocalShape()).getNumBytes();
      EXPECT_EQ(StringRef(again).substr(offset, size),
                StringRef(bytes).substr(offset, size));
    }
  }
  return results;
}

/// Values that lie in place (%x, %s, results 0 and 2), in columns (%y, result
/// 1), padded (result 3), and on several devices (result 2).
static constexpr StringRef kLayouts = R"mlir(
  mesh.mesh @m = <["x"=2, "y"=2]>
  func.func @f(
      %x: tensor<4x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
      %y: tensor<4x6xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"y"}]>},
      %s: f32, %z: tensor<5xf32>)
      -> (tensor<4x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x", "y"}, {}]>},
          tensor<4x6xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
          tensor<4x6xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>},
          tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
    %t = tensor.splat %s : tensor<4x6xf32>
    %0 = arith.addf %x, %y : tensor<4x6xf32>
    %1 = arith.mulf %0, %t : tensor<4x6xf32>
    %2 = arith.mulf %x, %y : tensor<4x6xf32>
    %3 = arith.addf %z, %z : tensor<5xf32>
    return %0, %1, %2, %3 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<5xf32>
  }
)mlir";

TEST_F(SessionTest, AgreesWithExecute) {
  auto program = compile(kLayouts);
  const Program::Entry &entry = program->getEntries()[0];
  auto session = llvm::cantFail(Session::create(entry));
  for (int round = 1; round < 4; ++round) {
    std::vector<HostTensor> arguments;
    for (const EntryValue &value : entry.signature.arguments) {
      HostTensor &tensor =
          arguments.emplace_back(value.placement.getGlobalShape());
      for (int64_t i = 0; i < tensor.getNumElements(); ++i)
        tensor.setDouble(i, round * 7 + i * 3 % 11);
    }
    std::vector<HostTensor> before;
    for (const HostTensor &argument : arguments)
      before.push_back(argument.clone());
    std::vector<HostTensor> results =
        run(*session, arguments, /*inParts=*/round == 2);
    Execution expected = llvm::cantFail(execute(entry, arguments));
    ASSERT_EQ(results.size(), 4u);
    for (auto [result, wanted] : llvm::zip_equal(results, expected.results))
      EXPECT_TRUE(isSame(result, wanted));
    for (auto [argument, old] : llvm::zip_equal(arguments, before))
      EXPECT_TRUE(isSame(argument, old));
  }
  EXPECT_EQ(session->getReport().devices.size(), 4u);
}

TEST_F(SessionTest, RunsAgainAfterAFailure) {
  auto program = compile(R"mlir(
    func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %a = tensor.extract %x[%c0] : tensor<2xi32>
      %zero = arith.constant 0 : i32
      %ok = arith.cmpi ne, %a, %zero : i32
      cf.assert %ok, "the first is 0"
      return %x : tensor<2xi32>
    })mlir");
  auto session = llvm::cantFail(Session::create(program->getEntries()[0]));
  int32_t bad[] = {0, 5}, good[] = {3, 5}, result[2] = {};
  auto call = [&](int32_t *in) {
    return llvm::toString(
        session->run({ArgumentMemory{reinterpret_cast<char *>(in), {}}},
                     {reinterpret_cast<char *>(result)}));
  };
  EXPECT_NE(call(bad).find("the first is 0"), std::string::npos);
  EXPECT_EQ(call(good), "");
  EXPECT_EQ(result[1], 5);
  EXPECT_FALSE(session->stop("nothing runs"));
}
