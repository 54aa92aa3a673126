//===- Compare.cpp - results against a reference --------------------------===//

#include "mesh/Execution/Compare.h"

#include <cmath>
#include <limits>

using namespace mesh;

double mesh::getTolerance(mesh_rt_type element) {
  switch (element) {
  case MESH_RT_F64:
    return 1e-12;
  case MESH_RT_F32:
    return 1e-5;
  case MESH_RT_F16:
    return 5e-3;
  case MESH_RT_BF16:
    return 2e-2;
  default:
    return 0;
  }
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
  for (int64_t i = 0; i < result.getNumElements(); ++i) {
    if (result.getInteger(i) == reference.getInteger(i))
      continue;
    if (numDifferent++ == 0)
      comparison.difference = describe(result, reference, i);
  }
  if (numDifferent)
    comparison.error =
        static_cast<double>(numDifferent) / result.getNumElements();
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
                         std::optional<double> tolerance) {
  Comparison comparison;
  comparison.tolerance = getTolerance(result.getElement());
  bool isFloat = rt::isFloat(result.getElement());
  if (isFloat && tolerance)
    comparison.tolerance = *tolerance;
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
