//===- Erf.cpp - the error function of constants --------------------------===//

#include "mesh/MathExpansion/Erf.h"

#include <cmath>

using namespace mesh;

/// The polynomial of `x` whose highest coefficient is the first one.
static float getPolynomial(float x, ArrayRef<float> coefficients) {
  float sum = coefficients.front();
  for (float coefficient : coefficients.drop_front())
    sum = std::fma(sum, x, coefficient);
  return sum;
}

// The quotient of polynomials that Eigen has for f32 and that XLA emits, which
// has it end in 1 and -1 (openxla/xla, xla/hlo/builder/lib/math.cc, ErfImpl32).

static constexpr float singleNumerator[] = {
    0.00022905065861350646f, 0.0034082910107109506f, 0.050955695062380861f,
    0.18520832239976145f, 1.128379143519084f};
static constexpr float singleDenominator[] = {-1.1791602954361697e-7f,
                                              0.000023547966471313185f,
                                              0.0010179625278914885f,
                                              0.014070470171167667f,
                                              0.11098505178285362f,
                                              0.49746925110067538f,
                                              1};
/// The inverse error function of 1 - 2^-23.
static constexpr float singleEnd = 3.7439211627767994f;

static float getErfF32(float x) {
  if (std::fabs(x) >= singleEnd)
    return std::copysign(1.f, x);
  float square = x * x;
  return x * getPolynomial(square, singleNumerator) /
         getPolynomial(square, singleDenominator);
}

double mesh::getErf(FloatType type, double x) {
  return type.isF64() ? std::erf(x) : getErfF32(static_cast<float>(x));
}
