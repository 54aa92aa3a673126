//===- FloatMathTest.cpp - functions of f32 by a GPU's instructions -------===//
//
// Runs the arithmetic of kernels on this machine, and compares the results with
// libm's functions of doubles. A GPU's approximations are exact here but for
// two units of the last place of 2ˣ, one of 1/x and 2⁻²² of log₂ x or 1, up or
// down, as is assumed until a GPU shows it.
//
//===----------------------------------------------------------------------===//

#include "FloatMath.h"
#include "CompiledFunction.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

#include <bit>
#include <cmath>
#include <limits>

using namespace mesh;

namespace {

/// The instructions of a GPU, as arithmetic of this machine.
class HostInstructions {
public:
  /// Approximations are off by `direction`, -1 to 1, times the allowed error.
  HostInstructions(LLVM::CallIntrinsicOp call, int direction)
      : b(call.getLoc(), call), operands(call.getArgs()), direction(direction) {
    StringRef name = call.getIntrin();
    Value result = name == "llvm.nvvm.ex2.approx.ftz"
                       ? moved(flush(math::Exp2Op::create(b, operands[0])), 2)
                   : name == "llvm.nvvm.rcp.approx.ftz.f" ? reciprocal()
                   : name == "llvm.nvvm.lg2.approx.f"     ? logarithm()
                   : name == "llvm.nvvm.fma.rn.sat.f"     ? saturated()
                                                          : Value();
    if (!result) {
      ADD_FAILURE() << "an instruction that is not known here: " << name.str();
      return;
    }
    call.getResult(0).replaceAllUsesWith(result);
    call.erase();
  }

private:
  Value number(double value) {
    return arith::ConstantOp::create(b, b.getF32FloatAttr(value));
  }
  /// To the next float but `ulps`, if it is a number.
  Value moved(Value x, int ulps) {
    mlir::Type i32 = b.getI32Type();
    Value bits = arith::BitcastOp::create(b, i32, x);
    Value by =
        arith::ConstantOp::create(b, b.getI32IntegerAttr(direction * ulps));
    Value other = arith::BitcastOp::create(b, b.getF32Type(),
                                           arith::AddIOp::create(b, bits, by));
    Value size = math::AbsFOp::create(b, x);
    Value isFinite = arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, size,
                                           number(INFINITY));
    Value isZero =
        arith::CmpFOp::create(b, arith::CmpFPredicate::OEQ, size, number(0));
    Value same = arith::SelectOp::create(b, isZero, x, other);
    return arith::SelectOp::create(b, isFinite, same, x);
  }
  Value flush(Value x) {
    Value size = math::AbsFOp::create(b, x);
    Value isTiny = arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, size,
                                         number(0x1p-126));
    return arith::SelectOp::create(b, isTiny, number(0), x);
  }
  Value reciprocal() {
    Value exact = arith::DivFOp::create(b, number(1), flush(operands[0]));
    return moved(flush(exact), 1);
  }
  /// Computes a logarithm with an error relative to 1, or to the result if that
  /// is larger.
  Value logarithm() {
    Value exact = math::Log2Op::create(b, operands[0]);
    Value least =
        arith::MaximumFOp::create(b, math::AbsFOp::create(b, exact), number(1));
    Value error = arith::MulFOp::create(b, least, number(direction * 0x1p-22));
    Value size = math::AbsFOp::create(b, exact);
    Value isFinite = arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, size,
                                           number(INFINITY));
    return arith::SelectOp::create(
        b, isFinite, arith::AddFOp::create(b, exact, error), exact);
  }
  /// Clamps to 0 and 1, and maps NaN to 0.
  Value saturated() {
    Value sum = math::FmaOp::create(b, operands[0], operands[1], operands[2]);
    Value least = arith::MaxNumFOp::create(b, sum, number(0));
    return arith::MinNumFOp::create(b, least, number(1));
  }

  mlir::ImplicitLocOpBuilder b;
  const SmallVector<Value> operands;
  const int direction;
};

/// Takes the place of all instructions of a GPU in `module`.
void playOnHost(ModuleOp module, int direction) {
  SmallVector<LLVM::CallIntrinsicOp> calls;
  module.walk([&](LLVM::CallIntrinsicOp call) { calls.push_back(call); });
  for (LLVM::CallIntrinsicOp call : calls)
    HostInstructions(call, direction);
}

/// Numbers too large for a float become the number behind the largest.
double hold(double number) {
  return std::copysign(std::min(std::abs(number), 0x1p128), number);
}

double getDistance(float value, double expected) {
  bool isSame =
      std::isnan(value) == std::isnan(expected) &&
      (expected != 0 || std::signbit(value) == std::signbit(expected));
  if (!isSame)
    return INFINITY;
  return std::isnan(value) ? 0 : std::abs(hold(value) - hold(expected));
}

/// In units of the last place of a float.
double getUlps(float value, double expected) {
  int exponent = std::max(std::ilogb(hold(expected)), -126);
  return getDistance(value, expected) / std::ldexp(1.0, exponent - 23);
}

/// In parts of 2⁻¹⁶ of what is expected.
double getParts(float value, double expected) {
  return getDistance(value, expected) /
         std::max(std::abs(hold(expected)), 0x1p-126) * 0x1p16;
}

/// The largest error among every 1,009th of all floats and the edges of what
/// functions tell apart, with instructions that err either way or not at all.
/// Expects it to be no larger than `limit`.
void expectClose(StringRef op, double (*exact)(double), double limit,
                 double (*getError)(float, double)) {
  for (int direction : {-1, 0, 1}) {
    CompiledFunction<float> function(
        op,
        [](RewritePatternSet &patterns) {
          populateFloatMathPatterns(patterns, /*benefit=*/1);
        },
        [&](ModuleOp module) { playOnHost(module, direction); });
    double largest = 0;
    float worst = 0;
    auto compare = [&](float x) {
      double error = getError(function(x), exact(x));
      if (error > largest) {
        largest = error;
        worst = x;
      }
    };
    for (uint64_t bits = 0; bits < uint64_t(1) << 32; bits += 1009)
      compare(std::bit_cast<float>(static_cast<uint32_t>(bits)));
    for (float x :
         {0.0F, -0.0F, INFINITY, -INFINITY, NAN, 88.706F, 88.72283F, 88.72284F,
          -87.3366F, -103.97F, -103.98F, 0.125F, 0.47F, 0.6F, 0.8F, 4.0F})
      compare(x);
    EXPECT_LE(largest, limit) << op.str() << " of " << worst << " is "
                              << function(worst) << ", not " << exact(worst);
  }
}

void expectUlps(StringRef op, double (*exact)(double), double ulps) {
  expectClose(op, exact, ulps, getUlps);
}

TEST(FloatMathTest, Exponential) { expectUlps("exp %x", std::exp, 4.5); }
TEST(FloatMathTest, PowerOfTwo) { expectUlps("exp2 %x", std::exp2, 4.5); }
TEST(FloatMathTest, HyperbolicTangent) { expectUlps("tanh %x", std::tanh, 3); }
TEST(FloatMathTest, ErrorFunction) { expectUlps("erf %x", std::erf, 3); }
TEST(FloatMathTest, Logarithm) { expectUlps("log %x", std::log, 2); }

/// Functions that suffice for results of 16 bits.
TEST(FloatMathTest, ShortFunctions) {
  auto expectEnough = [](StringRef name, double (*exact)(double)) {
    expectClose((name + " %x fastmath<afn>").str(), exact, 1, getParts);
  };
  expectEnough("exp", std::exp);
  expectEnough("exp2", std::exp2);
  expectEnough("tanh", std::tanh);
  expectEnough("erf", std::erf);
  expectEnough("log", std::log);
}

} // namespace
