//===- DoubleMathTest.cpp - functions of f64 as arithmetic ----------------===//
//
// What kernels compute is computed on this machine and compared with libm's
// functions of long doubles.
//
//===----------------------------------------------------------------------===//

#include "DoubleMath.h"
#include "mesh/Execution/Program.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/TargetSelect.h"
#include "gtest/gtest.h"

#include <bit>
#include <cmath>
#include <limits>
#include <random>

using namespace mesh;

namespace {

/// A function of the math dialect, written out and compiled.
class Compiled {
public:
  explicit Compiled(StringRef name) {
    DialectRegistry registry;
    registerExecution(registry);
    registry.insert<arith::ArithDialect, mlir::func::FuncDialect,
                    LLVM::LLVMDialect, math::MathDialect, scf::SCFDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    std::string text = ("func.func @f(%x: f64) -> f64 {\n  %y = math." + name +
                        " %x : f64\n  return %y : f64\n}\n")
                           .str();
    auto module = mlir::parseSourceString<ModuleOp>(text, &context);
    RewritePatternSet patterns(&context);
    populateDoubleMathPatterns(patterns);
    bool isDone =
        succeeded(applyPatternsGreedily(*module, std::move(patterns)));
    mlir::PassManager pm(&context);
    pm.addPass(mlir::createSCFToControlFlowPass());
    pm.addPass(mlir::createConvertMathToLLVMPass());
    pm.addPass(mlir::createArithToLLVMConversionPass());
    pm.addPass(mlir::createConvertControlFlowToLLVMPass());
    pm.addPass(mlir::createConvertFuncToLLVMPass());
    pm.addPass(mlir::createReconcileUnrealizedCastsPass());
    EXPECT_TRUE(isDone && succeeded(pm.run(*module)));
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    engine = llvm::cantFail(mlir::ExecutionEngine::create(*module));
    function = reinterpret_cast<double (*)(double)>(
        llvm::cantFail(engine->lookup("f")));
  }

  double operator()(double x) const { return function(x); }

private:
  MLIRContext context;
  std::unique_ptr<mlir::ExecutionEngine> engine;
  double (*function)(double);
};

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// How far `value` is from `expected`, in units of the last place of a double.
long double getError(double value, long double expected) {
  auto nearest = static_cast<double>(expected);
  if (std::isnan(nearest) || std::isinf(nearest) || nearest == 0)
    return std::isnan(value) == std::isnan(nearest) &&
                   (std::isnan(value) ||
                    (value == nearest &&
                     std::signbit(value) == std::signbit(nearest)))
               ? 0
               : kInfinity;
  int exponent = std::max(std::ilogb(nearest), -1022);
  return std::abs(value - expected) / std::ldexp(1.0L, exponent - 52);
}

/// Numbers of all magnitudes and the edges of what functions tell apart.
std::vector<double> getNumbers() {
  std::vector<double> numbers{
      0.0, -0.0, 1, -1, kInfinity, -kInfinity, kNaN, 0x1p30, 0x1p50, 1e16, 1e20,
      1e22, 1e-17, -1e-17, 1e-300, -1e-300, 5e-324, -5e-324, 709.78, 710, -40,
      -745.1, 0.5, -0.5,
      // The closest to a multiple of π/2 of all.
      0x1.6ac5b262ca1ffp849, std::numeric_limits<double>::max(),
      -std::numeric_limits<double>::max()};
  for (int n = 1; n < 2000; ++n)
    for (double near : {n * M_PI_2, n * M_LN2})
      for (double x : {near, std::nextafter(near, 0.0)})
        numbers.insert(numbers.end(), {x, -x});
  std::mt19937_64 random(1);
  for (int i = 0; i < 200000; ++i)
    numbers.push_back(std::bit_cast<double>(random()));
  std::uniform_real_distribution<double> small(-2, 2), usual(-800, 800);
  for (int i = 0; i < 200000; ++i)
    numbers.insert(numbers.end(), {small(random), usual(random)});
  return numbers;
}

/// Expects results that are at most the second next double to the exact ones.
void expectClose(StringRef name, long double (*exact)(long double)) {
  Compiled function(name);
  double worst = 0;
  long double largest = 0;
  for (double x : getNumbers()) {
    long double error = getError(function(x), exact(x));
    if (error > largest) {
      largest = error;
      worst = x;
    }
  }
  EXPECT_LE(largest, 2) << name.str() << "(" << worst << ") is "
                        << function(worst) << ", not "
                        << static_cast<double>(exact(worst));
}

TEST(DoubleMathTest, Sine) { expectClose("sin", std::sin); }
TEST(DoubleMathTest, Cosine) { expectClose("cos", std::cos); }
TEST(DoubleMathTest, Exponential) { expectClose("exp", std::exp); }
TEST(DoubleMathTest, ExponentialMinusOne) { expectClose("expm1", std::expm1); }
TEST(DoubleMathTest, Logarithm) { expectClose("log", std::log); }
TEST(DoubleMathTest, LogarithmOfOnePlus) { expectClose("log1p", std::log1p); }

} // namespace
