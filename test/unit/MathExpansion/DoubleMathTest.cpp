//===- DoubleMathTest.cpp - functions of f64 as arithmetic ----------------===//
//
// Runs the arithmetic of kernels on this machine, and compares the results with
// libm's functions of long doubles.
//
//===----------------------------------------------------------------------===//

#include "DoubleMath.h"
#include "CompiledFunction.h"

#include <bit>
#include <cmath>
#include <limits>
#include <random>

using namespace mesh;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// Returns the distance of `value` from `expected`, in units of the last place
/// of a double.
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
  CompiledFunction<double> function((name + " %x").str(),
                                    populateDoubleMathPatterns);
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
