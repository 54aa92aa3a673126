//===- Compare.h - results against a reference ------------------*- C++ -*-===//
//
// Floats are compared by the relative Frobenius norm, |x - r| / |r| with the
// root of the sum of squares over all elements; where r is zero, by |x - r|.
// Infinities are equal to themselves. Integers are compared exactly.
//
// In that norm large elements hide what becomes of small ones. So an element
// that is off by more than 100 tolerances, or half, of its own size and of the
// size that nine in ten elements that are not zero have at least, is an
// outlier: right only if large numbers cancelled in it. Then the program on one
// device, in its own types, is off as well, as it is or with arguments that are
// off by a rounding. It may be off by 100 times as much as the worst of the
// outliers is there.
//
// A program can multiply roundings: then its results on one device, in its own
// types, are far from those in double precision, too. So a result that exceeds
// the tolerance for its type is right if its error is at most 4 times the error
// of the program on one device, and that is at most the root of the tolerance:
// beyond that nothing can be told. Where large numbers cancel in one element,
// that element makes the error, and one device may be lucky with it. So an
// element that makes a tenth of the sum of squares or more is judged by itself:
// it counts nothing if it is off by at most 4 times as much as it is there, or
// with arguments that are off by a rounding.
//
// Where the exact result is zero, as the gradient of a number that is added to
// all that a softmax takes, the result is rounding alone, and so is that in
// double precision. It is right if it is off by at most 100 times as much as on
// one device. That it is rounding shows in how much larger it is there than in
// double precision: as much as roundings are, within a factor of 1,024, or as
// their squares are.
//
// The tolerance is that of the least precise float type that the result, or
// anything that it is computed from, was rounded to (Analysis/Precision.h):
//
// | type | bits of precision | tolerance |
// |---|---|---|
// | f64 | 53 | 1e-12 |
// | f32 | 24 | 1e-5 |
// | f16 | 11 | 5e-3 |
// | bf16 | 8 | 2e-2 |
// | others | fewer | twice as much for each bit that is missing |
// | integers of integers | | 0 |
//
// The tolerance of integers that are computed from floats, as by a comparison,
// is the share of elements that may differ: roundings decide those that are at
// a boundary.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_HOST_COMPARE_H
#define MESH_HOST_COMPARE_H

#include "mesh/Host/HostTensor.h"

#include <optional>
#include <string>
#include <vector>

namespace mesh {

/// A float type that values are rounded to.
struct Precision {
  /// Its name; empty if values are exact.
  std::string type;
  unsigned numBits = 0;

  bool isExact() const { return numBits == 0; }
  double getTolerance() const;
};

/// The precision of a type of elements, and the lesser of two.
Precision getPrecision(mesh_rt_type element);
Precision getLesser(const Precision &a, const Precision &b);

struct Comparison {
  /// The relative error, without elements that `judge` excuses by themselves;
  /// for integers, the share of elements that differ.
  /// Infinite if the two cannot be compared by it.
  double error = 0;
  double tolerance = 0;
  /// The type that the tolerance is for.
  Precision precision;
  /// The caller gave the tolerance: it is not extended.
  bool isToleranceGiven = false;
  /// The relative error of the program on one device in its own types, if the
  /// comparison needed it.
  std::optional<double> ownError;
  /// The difference: a shape, a NaN in one of the two, the element that is off
  /// by most. Empty if nothing that counts differs.
  std::string difference;
  /// The elements that are NaN in both, of which no error is counted.
  int64_t numNaN = 0;
  /// Elements that the norm says nothing about, and that are off by more than
  /// their size allows: see `judge`.
  std::vector<int64_t> outliers;

  /// Returns the largest error that is right.
  double getLargestError() const;
  /// Returns true if the program on one device decides: see `judge`.
  bool isUndecided() const;
  bool ok() const { return difference.empty() && error <= getLargestError(); }
};

/// Compares a result, computed from values of `precision`, with its reference,
/// whose floats are of any float type. `tolerance` overrides the one by type;
/// it is not for integers that no floats have reached.
Comparison compare(const HostTensor &result, const HostTensor &reference,
                   std::optional<double> tolerance = {},
                   const Precision &precision = {});

/// The element in which two tensors differ most; NaN in one of them is most.
int64_t findLargestDifference(const HostTensor &a, const HostTensor &b);

/// Decides an undecided comparison by what the reference gives in the program's
/// own types: `plain` as it is, `disturbed` with arguments that are off by a
/// rounding.
void judge(Comparison &comparison, const HostTensor &result,
           const HostTensor &reference, const HostTensor &plain,
           const HostTensor &disturbed);

/// Returns the largest error that is right of a result whose tolerance is
/// `tolerance`, and whose error on one device in the program's own types, of
/// `precision`, is `ownError`.
double getLargestError(double tolerance, double ownError,
                       const Precision &precision);

/// Returns the relative error of the program on one device in its own types, of
/// `precision`. It gives `plain`, and `disturbed` with arguments that are off
/// by a rounding.
double getOwnError(const HostTensor &reference, const HostTensor &plain,
                   const HostTensor &disturbed, const Precision &precision);

/// Returns the relative error of floats of one shape, infinite if only one of
/// two elements is a number, or the share of integers that differ.
double getError(const HostTensor &result, const HostTensor &reference);

} // namespace mesh

#endif // MESH_HOST_COMPARE_H
