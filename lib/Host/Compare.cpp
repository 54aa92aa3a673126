//===- Compare.cpp - results against a reference --------------------------===//

#include "mesh/Host/Compare.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <array>
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

int64_t mesh::findLargestDifference(const HostTensor &a, const HostTensor &b) {
  int64_t index = 0;
  double largest = -1;
  for (int64_t i = 0; i < a.getNumElements(); ++i) {
    double difference = std::fabs(a.getDouble(i) - b.getDouble(i));
    if (std::isnan(difference))
      difference = std::isnan(a.getDouble(i)) == std::isnan(b.getDouble(i))
                       ? 0
                       : std::numeric_limits<double>::infinity();
    if (difference > largest) {
      largest = difference;
      index = i;
    }
  }
  return index;
}

static std::string describe(const HostTensor &result,
                            const HostTensor &reference, int64_t index) {
  return "at " + formatCoordinates(index, result.getDims()) + ": got " +
         result.format(index) + ", expected " + reference.format(index);
}

/// Returns the share of integers that differ.
static double getDifferentShare(const HostTensor &result,
                                const HostTensor &reference) {
  int64_t numDifferent = 0, size = result.getNumElements();
  for (int64_t i = 0; i < size; ++i)
    numDifferent += result.getInteger(i) != reference.getInteger(i);
  return numDifferent ? static_cast<double>(numDifferent) / size : 0;
}

static std::string describeFirstDifference(const HostTensor &result,
                                           const HostTensor &reference) {
  int64_t i = 0;
  while (result.getInteger(i) == reference.getInteger(i))
    ++i;
  return describe(result, reference, i);
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

/// The number of tolerances that an element may be off by itself, and the share
/// of its size at most; and the multiple of its error on one device.
static constexpr double kOutlierFactor = 100;
static constexpr double kMostOfSize = 0.5;
/// The ratio of the largest error of a result to the error on one device.
static constexpr double kOwnErrorFactor = 4;
/// The least share of the sum of squares of an element that is judged by
/// itself.
static constexpr double kLargeShare = 0.1;

/// Elements that differ by more than `tolerance` allows of themselves and of
/// what nine in ten of those that are not zero have at least.
static std::vector<int64_t> findOutliers(const HostTensor &result,
                                         const HostTensor &reference,
                                         double tolerance) {
  std::vector<double> sizes;
  for (int64_t i = 0; i < reference.getNumElements(); ++i)
    if (double size = std::fabs(reference.getDouble(i));
        size > 0 && std::isfinite(size))
      sizes.push_back(size);
  double usual = 0;
  if (!sizes.empty()) {
    auto tenth = sizes.begin() + sizes.size() / 10;
    std::nth_element(sizes.begin(), tenth, sizes.end());
    usual = *tenth;
  }
  double share = std::min(kOutlierFactor * tolerance, kMostOfSize);
  std::vector<int64_t> outliers;
  for (int64_t i = 0; i < result.getNumElements(); ++i) {
    double x = result.getDouble(i), r = reference.getDouble(i);
    if (std::fabs(x - r) > share * (std::fabs(r) + usual))
      outliers.push_back(i);
  }
  return outliers;
}

/// Returns the relative error of floats; infinite if only one of two elements
/// is a number.
static double getRelativeError(const HostTensor &result,
                               const HostTensor &reference) {
  Norm difference, size;
  for (int64_t i = 0; i < result.getNumElements(); ++i) {
    double x = result.getDouble(i), r = reference.getDouble(i);
    // NaN in both is the same answer, and so is the same infinity.
    if ((std::isnan(x) && std::isnan(r)) || (std::isinf(r) && x == r))
      continue;
    if (!std::isfinite(x) || !std::isfinite(r))
      return std::numeric_limits<double>::infinity();
    difference.add(x - r);
    size.add(r);
  }
  return size.get() > 0 ? difference.get() / size.get() : difference.get();
}

/// Returns the number of elements that are NaN in both.
static int64_t countNaN(const HostTensor &result, const HostTensor &reference) {
  return llvm::count_if(llvm::seq<int64_t>(result.getNumElements()),
                        [&](int64_t i) {
                          return std::isnan(result.getDouble(i)) &&
                                 std::isnan(reference.getDouble(i));
                        });
}

/// Returns true if all of a result is rounding: what rounding leaves of zero is
/// as much larger in the program's types than in double precision as its
/// roundings are, or the square of that, as in second moments of gradients.
static bool isRounding(double ownError, const Precision &precision) {
  constexpr int kMostBitsOff = 10;
  int numBits = precision.numBits;
  if (numBits == 0 || numBits > 24)
    return false;
  // Programs often add up in f32 what they keep in fewer bits.
  int least = 53 - 24, most = 53 - numBits;
  return llvm::any_of(std::array{1, 2}, [&](int power) {
    return ownError >= std::ldexp(1, power * least - kMostBitsOff) &&
           ownError <= std::ldexp(1, power * most + kMostBitsOff);
  });
}

double mesh::getLargestError(double tolerance, double ownError,
                             const Precision &precision) {
  if (isRounding(ownError, precision))
    return kOutlierFactor * ownError;
  // If one device gives no number, or loses more than half of its digits,
  // nothing is known about the others.
  return ownError <= std::sqrt(tolerance)
             ? std::max(tolerance, kOwnErrorFactor * ownError)
             : tolerance;
}

double mesh::getOwnError(const HostTensor &reference, const HostTensor &plain,
                         const HostTensor &disturbed,
                         const Precision &precision) {
  double own = getError(plain, reference);
  double other = getError(disturbed, reference);
  // One device may be lucky, and have nothing but zeros.
  return isRounding(other, precision) ? std::max(own, other) : own;
}

double Comparison::getLargestError() const {
  return mesh::getLargestError(tolerance, ownError.value_or(0), precision);
}

bool Comparison::isUndecided() const {
  bool mayMultiplyRoundings = error > tolerance && std::isfinite(error) &&
                              !precision.isExact() && !isToleranceGiven;
  return mayMultiplyRoundings || !outliers.empty();
}

double mesh::getError(const HostTensor &result, const HostTensor &reference) {
  return rt::isFloat(result.getElement())
             ? getRelativeError(result, reference)
             : getDifferentShare(result, reference);
}

/// Sets the difference or the outliers of a comparison whose error is known.
static void findDifferences(const HostTensor &result,
                            const HostTensor &reference,
                            Comparison &comparison) {
  double largest = comparison.getLargestError();
  bool isFloat = rt::isFloat(result.getElement());
  comparison.difference.clear();
  if (comparison.error > largest)
    comparison.difference =
        isFloat ? describe(result, reference,
                           findLargestDifference(result, reference))
                : describeFirstDifference(result, reference);
  else if (isFloat && largest < kMostOfSize)
    comparison.outliers = findOutliers(result, reference, largest);
}

static double getDistance(const HostTensor &tensor, const HostTensor &reference,
                          int64_t index) {
  return std::fabs(tensor.getDouble(index) - reference.getDouble(index));
}

/// Returns what an element of the program on one device is off by at most.
static double getOwnDistance(ArrayRef<const HostTensor *> rounded,
                             const HostTensor &reference, int64_t index) {
  double most = 0;
  for (const HostTensor *tensor : rounded)
    // NaN can be off by anything.
    if (double distance = getDistance(*tensor, reference, index);
        !(distance <= most))
      most = std::isnan(distance) ? std::numeric_limits<double>::infinity()
                                  : distance;
  return most;
}

/// Returns the error of a comparison that exceeds what is right without
/// elements that make much of it, as far as the program on one device is off
/// there as well.
static double getErrorOfOthers(const Comparison &comparison,
                               const HostTensor &result,
                               const HostTensor &reference,
                               ArrayRef<const HostTensor *> rounded) {
  std::vector<std::pair<double, int64_t>> elements;
  for (int64_t i = 0; i < result.getNumElements(); ++i)
    if (double distance = getDistance(result, reference, i); distance > 0)
      elements.emplace_back(distance, i);
  llvm::sort(elements);
  // Up to each element.
  std::vector<double> norms;
  Norm norm;
  for (auto [distance, index] : elements) {
    norm.add(distance);
    norms.push_back(norm.get());
  }
  double size = norm.get() / comparison.error;
  for (; !elements.empty(); elements.pop_back(), norms.pop_back()) {
    auto [distance, index] = elements.back();
    double rest = norms.back();
    if (rest <= size * comparison.getLargestError())
      return rest / size;
    double own = getOwnDistance(rounded, reference, index);
    if (distance * distance < kLargeShare * rest * rest ||
        distance > size * getLargestError(comparison.tolerance, own / size,
                                          comparison.precision))
      return comparison.error;
  }
  return 0;
}

/// Drops the outliers that the program on one device has as well.
static void judgeOutliers(Comparison &comparison, const HostTensor &result,
                          const HostTensor &reference,
                          ArrayRef<const HostTensor *> rounded) {
  double ofRounding = 0;
  for (int64_t index : comparison.outliers)
    ofRounding =
        std::max(ofRounding, getOwnDistance(rounded, reference, index));
  llvm::erase_if(comparison.outliers, [&](int64_t index) {
    return getDistance(result, reference, index) <= kOutlierFactor * ofRounding;
  });
  if (comparison.outliers.empty())
    return;
  int64_t worst =
      *llvm::max_element(comparison.outliers, [&](int64_t a, int64_t b) {
        return getDistance(result, reference, a) <
               getDistance(result, reference, b);
      });
  comparison.difference = describe(result, reference, worst);
}

void mesh::judge(Comparison &comparison, const HostTensor &result,
                 const HostTensor &reference, const HostTensor &plain,
                 const HostTensor &disturbed) {
  std::array<const HostTensor *, 2> rounded{&plain, &disturbed};
  if (comparison.error > comparison.tolerance) {
    comparison.ownError =
        getOwnError(reference, plain, disturbed, comparison.precision);
    if (rt::isFloat(result.getElement()) && std::isfinite(comparison.error))
      comparison.error =
          getErrorOfOthers(comparison, result, reference, rounded);
    findDifferences(result, reference, comparison);
  }
  if (!comparison.outliers.empty())
    judgeOutliers(comparison, result, reference, rounded);
}

Comparison mesh::compare(const HostTensor &result, const HostTensor &reference,
                         std::optional<double> tolerance,
                         const Precision &precision) {
  Comparison comparison;
  comparison.precision =
      getLesser(getPrecision(result.getElement()), precision);
  comparison.tolerance = comparison.precision.getTolerance();
  if (!comparison.precision.isExact() && tolerance) {
    comparison.tolerance = *tolerance;
    comparison.isToleranceGiven = true;
  }
  bool isFloat = rt::isFloat(result.getElement());
  bool sameType = isFloat ? rt::isFloat(reference.getElement())
                          : result.getElement() == reference.getElement();
  if (!sameType || result.getDims() != reference.getDims()) {
    comparison.error = std::numeric_limits<double>::infinity();
    comparison.difference = "is " + result.getShape().str() +
                            ", the reference " + reference.getShape().str();
    return comparison;
  }
  comparison.error = getError(result, reference);
  comparison.numNaN = isFloat ? countNaN(result, reference) : 0;
  findDifferences(result, reference, comparison);
  return comparison;
}
