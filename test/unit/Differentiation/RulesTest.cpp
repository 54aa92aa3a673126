//===- RulesTest.cpp - derivatives of all ops that have a rule ------------===//
//
// For a function f, its Jacobian J, and random tangents v and cotangents u,
// u·(Jv) computed in forward mode equals (uJ)·v computed in reverse mode, and
// Jv is the difference of f along v. The functions are in rules.mlir, and in
// RuleCases.cpp those of other ranks and maps.
//
//===----------------------------------------------------------------------===//

#include "../Execution/CompileContext.h"
#include "RuleCases.h"

#include "mesh/Differentiation/DerivedFunctions.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Execution/Reference.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"

#include "gtest/gtest.h"

#include <random>

using namespace mesh;
using namespace mesh::test;

namespace {
/// A function and its derivatives, compiled.
struct Case {
  std::string name;
  const Program::Entry *function, *tangent, *adjoint;
};

using Tensors = std::vector<HostTensor>;

class RulesTest : public ::testing::Test {
protected:
  RulesTest() {
    registerForCompiling(context);
    module = mlir::parseSourceFile<ModuleOp>(MESH_RULES_FILE, &context);
  }

  /// Adds the derivatives of all public functions and compiles them.
  void compile();
  /// Compares the derivatives of all of them.
  void compare();

  mlir::MLIRContext context;
  mlir::OwningOpRef<ModuleOp> module;
  std::unique_ptr<Program> program;
  std::vector<Case> cases;
  std::mt19937 random{1};
};
} // namespace

void RulesTest::compile() {
  SymbolTable symbols(*module);
  DerivedFunctions functions(symbols);
  std::vector<std::string> names, entries;
  for (auto function : llvm::to_vector(module->getOps<func::FuncOp>())) {
    if (!function.isPublic())
      continue;
    std::string name = function.getSymName().str();
    DerivativeRequest request;
    for (unsigned index = 0; index < function.getNumArguments(); ++index)
      request.wrt.push_back(index);
    request.mode = DerivativeMode::JVP;
    ASSERT_TRUE(succeeded(functions.derive(function, name + "_jvp", request)));
    request.mode = DerivativeMode::VJP;
    ASSERT_TRUE(succeeded(functions.derive(function, name + "_vjp", request)));
    names.push_back(name);
    entries.insert(entries.end(), {name, name + "_jvp", name + "_vjp"});
  }
  ASSERT_TRUE(succeeded(mlir::verify(*module)));
  ReferenceOptions options;
  options.optLevel = 0;
  auto compiled = compileReference(*module, entries, options);
  ASSERT_TRUE(bool(compiled)) << llvm::toString(compiled.takeError());
  program = std::move(*compiled);
  for (auto [index, name] : llvm::enumerate(names)) {
    const Program::Entry *first = &program->getEntries()[3 * index];
    cases.push_back({name, first, first + 1, first + 2});
  }
}

static Tensors run(const Program::Entry &entry, const Tensors &arguments) {
  return llvm::cantFail(executeReference(entry, arguments));
}

/// Tensors of the shapes of `values`, of random numbers.
static Tensors draw(ArrayRef<EntryValue> values, double low, double high,
                    std::mt19937 &random) {
  std::uniform_real_distribution<double> distribution(low, high);
  Tensors tensors;
  for (const EntryValue &value : values) {
    HostTensor &tensor = tensors.emplace_back(value.placement.getGlobalShape());
    for (int64_t index = 0; index < tensor.getNumElements(); ++index)
      tensor.setDouble(index, distribution(random));
  }
  return tensors;
}

/// Copies of both, one after the other.
static Tensors concatenate(const Tensors &first, const Tensors &second) {
  Tensors all;
  for (const Tensors *tensors : {&first, &second})
    for (const HostTensor &tensor : *tensors)
      all.push_back(tensor.clone());
  return all;
}

static double dot(const Tensors &a, const Tensors &b) {
  double sum = 0;
  for (auto [x, y] : llvm::zip_equal(a, b))
    for (int64_t index = 0; index < x.getNumElements(); ++index)
      sum += x.getDouble(index) * y.getDouble(index);
  return sum;
}

/// a + scale · b
static Tensors move(const Tensors &a, double scale, const Tensors &b) {
  Tensors sums = concatenate(a, {});
  for (auto [sum, other] : llvm::zip_equal(sums, b))
    for (int64_t index = 0; index < sum.getNumElements(); ++index)
      sum.setDouble(index,
                    sum.getDouble(index) + scale * other.getDouble(index));
  return sums;
}

void RulesTest::compare() {
  ASSERT_NO_FATAL_FAILURE(compile());
  for (const Case &one : cases) {
    SCOPED_TRACE(one.name);
    const Signature &signature = one.function->signature;
    Tensors x = draw(signature.arguments, 0.2, 0.8, random);
    Tensors v = draw(signature.arguments, -1, 1, random);
    Tensors u = draw(signature.results, -1, 1, random);
    Tensors tangents = run(*one.tangent, concatenate(x, v));
    Tensors cotangents = run(*one.adjoint, concatenate(x, u));
    double forward = dot(tangents, u), backward = dot(cotangents, v);
    EXPECT_NEAR(forward, backward, 1e-12 * std::max(1.0, std::abs(forward)));

    constexpr double h = 1e-6;
    Tensors after = run(*one.function, move(x, h, v));
    Tensors before = run(*one.function, move(x, -h, v));
    double difference = (dot(after, u) - dot(before, u)) / (2 * h);
    EXPECT_NEAR(forward, difference,
                1e-7 * std::max(1.0, std::abs(difference)));
  }
}

TEST_F(RulesTest, ForwardAndReverseModeAgree) { compare(); }

TEST_F(RulesTest, ForwardAndReverseModeAgreeAtAllRanks) {
  EXPECT_GE(makeRankCases(*module), 35u);
  compare();
}

TEST_F(RulesTest, ForwardAndReverseModeAgreeForStructuredOps) {
  module = mlir::parseSourceString<ModuleOp>(makeStructuredCases(), &context);
  ASSERT_TRUE(module);
  compare();
}

TEST_F(RulesTest, ForwardAndReverseModeAgreeForShapes) {
  module = mlir::parseSourceString<ModuleOp>(makeShapeCases(), &context);
  ASSERT_TRUE(module);
  compare();
}

/// The reasons why ops have no rule, by op.
static llvm::StringMap<std::string> readRefusals() {
  llvm::StringMap<std::string> refusals;
  auto file = llvm::cantFail(
      llvm::errorOrToExpected(llvm::MemoryBuffer::getFile(MESH_REFUSALS_FILE)));
  for (llvm::line_iterator line(*file, /*SkipBlanks=*/true, '#');
       !line.is_at_end(); ++line) {
    auto [op, reason] = line->split(": ");
    refusals[op] = reason.str();
  }
  return refusals;
}

TEST_F(RulesTest, AllRulesAreTested) {
  llvm::StringSet<> tested;
  module->walk(
      [&](Operation *op) { tested.insert(op->getName().getStringRef()); });
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    // Structured ops have one rule. Casts are those of regions in local view.
    if (!name.hasInterface<DifferentiableOpInterface>() ||
        name.getStringRef() ==
            mlir::UnrealizedConversionCastOp::getOperationName() ||
        (name.hasInterface<linalg::LinalgOp>() &&
         tested.contains("linalg.generic")))
      continue;
    EXPECT_TRUE(tested.contains(name.getStringRef()))
        << name.getStringRef().str() << " has a rule, but no case";
  }
  for (const auto &[op, reason] : readRefusals())
    EXPECT_TRUE(!StringRef(reason).starts_with("rewritten by ") ||
                tested.contains(op))
        << op.str() << " is rewritten, but has no case";
}

TEST_F(RulesTest, OpsWithoutRulesAreListed) {
  llvm::StringMap<std::string> refusals = readRefusals();
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    static constexpr StringRef dialects[] = {
        "arith", "complex", "func", "linalg", "math", "mesh", "scf", "tensor"};
    if (!llvm::is_contained(dialects, name.getDialectNamespace()))
      continue;
    auto listed = refusals.find(name.getStringRef());
    bool isListed = listed != refusals.end();
    EXPECT_NE(isListed, name.hasInterface<DifferentiableOpInterface>())
        << name.getStringRef().str()
        << " must have either a rule or a reason in " MESH_REFUSALS_FILE;
    if (!isListed)
      continue;
    EXPECT_FALSE(listed->second.empty()) << name.getStringRef().str();
    refusals.erase(listed);
  }
  for (const auto &rest : refusals)
    ADD_FAILURE() << rest.getKey().str() << " is listed, but no op";
}
