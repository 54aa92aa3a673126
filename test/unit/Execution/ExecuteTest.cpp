//===- ExecuteTest.cpp - compile and run from C++ -------------------------===//

#include "../Host/TestTensors.h"
#include "CompileContext.h"

#include "mesh/Execution/Execute.h"

#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mesh;
using namespace mesh::test;

namespace {
class ExecuteTest : public ::testing::Test {
protected:
  ExecuteTest() { registerForCompiling(context); }

  llvm::Expected<std::unique_ptr<Program>> compile(StringRef text,
                                                   StringRef entry) {
    module = mlir::parseSourceString<ModuleOp>(text, &context);
    CompileOptions options;
    options.entries.push_back(entry.str());
    return Program::compile(*module, options);
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<ModuleOp> module;
};
} // namespace

/// y = sum of x over the devices, times s; the number of devices.
static constexpr StringRef kProgram = R"mlir(
  mesh.mesh @m = <["model"=3]>
  func.func @scaled(
      %x: tensor<2xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"model"}]>},
      %s: f32)
      -> (tensor<2xf32> {mesh.name = "y"}, tensor<i64>) attributes {mesh.spmd = @m} {
    %0 = mesh.all_reduce sum %x on @m ["model"] : tensor<2xf32>
    %1 = tensor.splat %s : tensor<2xf32>
    %2 = arith.mulf %0, %1 : tensor<2xf32>
    %n = mesh.axis_size @m ["model"]
    %i = arith.index_cast %n : index to i64
    %3 = tensor.from_elements %i : tensor<i64>
    return %2, %3 : tensor<2xf32>, tensor<i64>
  }
  func.func @other(%x: tensor<?xf32>) -> tensor<?xf32> {
    return %x : tensor<?xf32>
  }
)mlir";

TEST_F(ExecuteTest, Signature) {
  auto program = llvm::cantFail(compile(kProgram, "scaled"));
  ASSERT_EQ(program->getEntries().size(), 1u);
  const Signature &signature = program->getEntries()[0].signature;
  EXPECT_EQ(signature.name, "scaled");
  EXPECT_EQ(signature.numDevices, 3);
  ASSERT_EQ(signature.arguments.size(), 2u);
  EXPECT_EQ(signature.arguments[0].name, "x");
  EXPECT_EQ(signature.arguments[0].placement.getGlobalShape().str(), "6xf32");
  EXPECT_EQ(signature.arguments[0].placement.getLocalShape().str(), "2xf32");
  EXPECT_EQ(signature.arguments[1].name, "1");
  EXPECT_TRUE(signature.arguments[1].isScalar);
  ASSERT_EQ(signature.results.size(), 2u);
  EXPECT_EQ(signature.results[1].placement.getGlobalShape().str(), "i64");
}

TEST_F(ExecuteTest, RunsAndRepeats) {
  auto program = llvm::cantFail(compile(kProgram, "scaled"));
  std::vector<HostTensor> arguments;
  arguments.push_back(makeTensor(MESH_RT_F32, {6}, {1, 2, 3, 4, 5, 6}));
  arguments.push_back(makeTensor(MESH_RT_F32, {}, {0.5}));
  Execution execution = llvm::cantFail(
      execute(program->getEntries()[0], arguments, {.repeat = 4}));
  ASSERT_EQ(execution.results.size(), 2u);
  EXPECT_EQ(toValues(execution.results[0]), SmallVector<double>({4.5, 6}));
  EXPECT_EQ(toValues(execution.results[1]), SmallVector<double>({3}));
  EXPECT_EQ(execution.times.size(), 4u);
  EXPECT_LE(execution.getMinTime(), execution.getMedianTime());
  EXPECT_EQ(execution.report.devices.size(), 3u);
  EXPECT_EQ(execution.report.devices[0].communications, 1);
}

TEST_F(ExecuteTest, StagesCanBeLookedAt) {
  module = mlir::parseSourceString<ModuleOp>(kProgram, &context);
  CompileOptions options;
  options.entries.push_back("scaled");
  std::vector<Stage> stages;
  options.afterStage = [&](Stage stage, ModuleOp) { stages.push_back(stage); };
  llvm::cantFail(Program::compile(*module, options));
  EXPECT_EQ(stages,
            std::vector<Stage>({Stage::Spmd, Stage::Rings, Stage::LLVM}));
}

TEST_F(ExecuteTest, ResultsThatDoNotFitInMemory) {
  auto program = llvm::cantFail(compile(R"mlir(
    func.func @f() -> (tensor<1125899906842624xf32> {mesh.name = "y"}) {
      %0 = tensor.empty() : tensor<1125899906842624xf32>
      return %0 : tensor<1125899906842624xf32>
    })mlir",
                                        "f"));
  EXPECT_EQ(getError(execute(program->getEntries()[0], {})),
            "result 'y': there is no memory for a tensor of shape "
            "1125899906842624xf32");
}

TEST_F(ExecuteTest, ErrorsNameThePassThatFailed) {
  EXPECT_EQ(getError(compile(R"mlir(
    mesh.mesh @m = <["x"=2]>
    func.func @f(%x: tensor<2xf32>
        {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})
        -> (tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>})
        attributes {mesh.spmd = @m} {
      return %x : tensor<2xf32>
    })mlir",
                             "f")),
            "rewriting collectives as rings failed in mesh-verify-spmd: "
            "'func.return' op result 0 is declared to be the same, but varies "
            "along \"x\"");
}

TEST_F(ExecuteTest, WhatCannotBeCompiled) {
  EXPECT_EQ(getError(compile(kProgram, "missing")),
            "there is no function @missing");
  EXPECT_EQ(getError(compile(kProgram, "other")),
            "@other: argument 0 of type tensor<?xf32> is not a tensor of "
            "static shape");
  EXPECT_EQ(getError(compile("func.func @f() attributes {mesh.program} { "
                             "return }",
                             "f")),
            "@f is the program of only some devices (mesh.program); what is "
            "run is one program for all devices, or a mesh.programs");
  EXPECT_EQ(getError(compile("llvm.func @f() { llvm.return }", "f")),
            "@f is an llvm.func; what is run is a func.func or a "
            "mesh.programs");
  EXPECT_EQ(getError(compile("func.func private @g() func.func @f() { "
                             "func.call @g() : () -> () return }",
                             "f")),
            "@g is used, but has no body");
  EXPECT_EQ(getError(compile("func.func @f(%x: tensor<2xi3>) { return }", "f")),
            "@f: argument 0 of type tensor<2xi3> has an element type that "
            "cannot be run; those that can are i1, i8, i16, i32, i64, index, "
            "bf16, f16, f32 and f64");
  EXPECT_EQ(getError(compile("func.func @f(%x: tensor<4294967296x4294967296xi8>"
                             ") { return }",
                             "f")),
            "@f: argument '0': a tensor of shape 4294967296x4294967296xi8 does "
            "not fit in memory");
  EXPECT_EQ(getError(compile("func.func @f(%x: tensor<4611686018427387903xi8>"
                             ") -> tensor<4611686018427387903xi8> {"
                             "return %x : tensor<4611686018427387903xi8> }",
                             "f")),
            "@f: result '0': there is no memory for this and what is before "
            "it");
  EXPECT_EQ(getError(compile("func.func @f(%x: f32 {mesh.name = \"a\"}, "
                             "%y: f32 {mesh.name = \"a\"}) { return }",
                             "f")),
            "@f: argument 1 has the name 'a', which another one has too");
}
