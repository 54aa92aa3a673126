//===- Compare.cpp - results against a reference --------------------------===//

#include "mesh/Execution/Compare.h"

#include <cmath>
#include <limits>

using namespace mesh;

double Precision::getTolerance() const {
  if (isExact())
    return 0;
  if (numBits >= 53)
    return 1e-12;
  if (numBits >= 24)
    return 1e-5;
  if (numBits >= 11)
    return 5e-3;
  return std::ldexp(2e-2, 8 - static_cast<int>(numBits));
}

static unsigned getNumBits(mesh_rt_type element) {
  switch (element) {
  case MESH_RT_F64:
    return 53;
  case MESH_RT_F32:
    return 24;
  case MESH_RT_F16:
    return 11;
  case MESH_RT_BF16:
    return 8;
  default:
    return 0;
  }
}

Precision mesh::getPrecision(mesh_rt_type element) {
  unsigned numBits = getNumBits(element);
  return numBits ? Precision{rt::nameOf(element), numBits} : Precision();
}

Precision mesh::getLesser(const Precision &a, const Precision &b) {
  if (a.isExact() || b.isExact())
    return a.isExact() ? b : a;
  return b.numBits < a.numBits ? b : a;
}

static std::string describe(const HostTensor &result,
                            const HostTensor &reference, int64_t index) {
  return "at " + formatCoordinates(index, result.getDims()) + ": got " +
         result.format(index) + ", expected " + reference.format(index);
}

static void compareIntegers(const HostTensor &result,
                            const HostTensor &reference,
                            Comparison &comparison) {
  int64_t numDifferent = 0;
  std::string first;
  for (int64_t i = 0; i < result.getNumElements(); ++i) {
    if (result.getInteger(i) == reference.getInteger(i))
      continue;
    if (numDifferent++ == 0)
      first = describe(result, reference, i);
  }
  if (numDifferent)
    comparison.error =
        static_cast<double>(numDifferent) / result.getNumElements();
  if (comparison.error > comparison.tolerance)
    comparison.difference = first;
}

/// The root of a sum of squares that neither overflows nor underflows.
namespace {
class Norm {
public:
  void add(double value) {
    value = std::fabs(value);
    if (value > largest) {
      double ratio = largest / value;
      sum = 1 + sum * ratio * ratio;
      largest = value;
    } else if (value > 0) {
      double ratio = value / largest;
      sum += ratio * ratio;
    }
  }
  double get() const { return largest * std::sqrt(sum); }

private:
  double largest = 0;
  double sum = 0;
};
} // namespace

static void compareFloats(const HostTensor &result, const HostTensor &reference,
                          Comparison &comparison) {
  Norm difference, size;
  for (int64_t i = 0; i < result.getNumElements(); ++i) {
    double x = result.getDouble(i), r = reference.getDouble(i);
    // NaN in both is the same answer, and so is the same infinity.
    if ((std::isnan(x) && std::isnan(r)) || (std::isinf(r) && x == r))
      continue;
    if (!std::isfinite(x) || !std::isfinite(r)) {
      comparison.error = std::numeric_limits<double>::infinity();
      comparison.difference = describe(result, reference, i);
      return;
    }
    difference.add(x - r);
    size.add(r);
  }
  comparison.error = difference.get();
  if (size.get() > 0)
    comparison.error /= size.get();
}

Comparison mesh::compare(const HostTensor &result, const HostTensor &reference,
                         std::optional<double> tolerance,
                         const Precision &precision) {
  Comparison comparison;
  comparison.precision =
      getLesser(getPrecision(result.getElement()), precision);
  comparison.tolerance = comparison.precision.getTolerance();
  if (!comparison.precision.isExact() && tolerance)
    comparison.tolerance = *tolerance;
  bool isFloat = rt::isFloat(result.getElement());
  bool sameType = isFloat ? rt::isFloat(reference.getElement())
                          : result.getElement() == reference.getElement();
  if (!sameType || result.getDims() != reference.getDims()) {
    comparison.error = std::numeric_limits<double>::infinity();
    comparison.difference = "is " + result.getShape().str() +
                            ", the reference " + reference.getShape().str();
    return comparison;
  }
  if (isFloat)
    compareFloats(result, reference, comparison);
  else
    compareIntegers(result, reference, comparison);
  return comparison;
}
