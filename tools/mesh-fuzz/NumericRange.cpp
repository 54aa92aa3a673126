//===- NumericRange.cpp - ranges of computed numbers ----------------------===//

#include "mesh-fuzz/NumericRange.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

#include <algorithm>
#include <cmath>

using namespace mesh;

NumericRange NumericRange::constant(double value) {
  int exponent = 0;
  // The lowest set bit of 53 bits.
  double unit = 1;
  if (double mantissa = std::frexp(value, &exponent); mantissa != 0) {
    auto digits = static_cast<int64_t>(std::ldexp(std::fabs(mantissa), 53));
    unit = std::ldexp(static_cast<double>(digits & -digits), exponent - 53);
  }
  return {std::fabs(value), unit, 0};
}

RangeArithmetic::RangeArithmetic(Type element) {
  if (auto complex = llvm::dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  auto floatType = llvm::dyn_cast<FloatType>(element);
  isFloat = floatType != nullptr;
  if (isFloat) {
    const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
    epsilon = std::ldexp(
        1, 1 - static_cast<int>(llvm::APFloat::semanticsPrecision(semantics)));
    limit = std::ldexp(1, llvm::APFloat::semanticsMaxExponent(semantics));
  } else {
    epsilon = 0;
    unsigned width = element.isIndex() ? IndexType::kInternalStorageBitWidth
                                       : element.getIntOrFloatBitWidth();
    limit = std::ldexp(1, width - 1);
  }
}

NumericRange RangeArithmetic::round(NumericRange range) const {
  if (!isFloat)
    return {std::min(range.magnitude, limit), 1, 0};
  // A type of p bits has all multiples of a unit up to 2^p of them, and its
  // epsilon is 2^(1 - p).
  if (range.isExact() && range.unit > 0 &&
      range.magnitude * epsilon <= 2 * range.unit)
    return range;
  range.unit = 0;
  range.error += epsilon * (range.magnitude + range.error);
  return range;
}

static NumericRange addWithoutRounding(NumericRange a, NumericRange b) {
  return {a.magnitude + b.magnitude, std::min(a.unit, b.unit),
          a.error + b.error};
}

static NumericRange multiplyWithoutRounding(NumericRange a, NumericRange b) {
  return {a.magnitude * b.magnitude, a.unit * b.unit,
          a.magnitude * b.error + b.magnitude * a.error + a.error * b.error};
}

NumericRange RangeArithmetic::add(NumericRange a, NumericRange b) const {
  return round(addWithoutRounding(a, b));
}

NumericRange RangeArithmetic::multiply(NumericRange a, NumericRange b) const {
  return round(multiplyWithoutRounding(a, b));
}

NumericRange RangeArithmetic::sum(NumericRange term, int64_t count) const {
  if (count == 0)
    return round({0, 1, 0});
  auto n = static_cast<double>(count);
  NumericRange sum = round({n * term.magnitude, term.unit, n * term.error});
  if (!sum.isExact())
    sum.error += n * epsilon * sum.magnitude;
  return sum;
}

NumericRange RangeArithmetic::power(NumericRange factor, int64_t count) const {
  NumericRange power{1, 1, 0};
  for (int64_t i = 0; i < count && std::isfinite(power.magnitude); ++i)
    power = multiply(power, factor);
  return power;
}

NumericRange RangeArithmetic::unite(NumericRange a, NumericRange b) {
  return {std::max(a.magnitude, b.magnitude), std::min(a.unit, b.unit),
          std::max(a.error, b.error)};
}

NumericRange RangeArithmetic::apply(NumericRange argument, double slope,
                                    double magnitude) const {
  // Functions of f32, and so of the smaller types, are polynomials.
  double accuracy = 16 * std::max(epsilon, 0x1p-52);
  return {magnitude, 0, slope * argument.error + accuracy * magnitude};
}

bool RangeArithmetic::accepts(NumericRange range) const {
  if (!isFloat)
    return true;
  double acceptable = std::max(16 * epsilon, 0x1p-10);
  return range.magnitude <= std::min(limit / 4, 0x1p40) &&
         range.error <= acceptable * range.magnitude;
}
