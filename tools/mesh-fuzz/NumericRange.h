//===- NumericRange.h - ranges of computed numbers --------------*- C++ -*-===//
//
// A partitioned program adds and multiplies in another order than the program
// it comes from, so rounding makes their results differ. How much is known
// beforehand: each value carries bounds that hold in any order, and where
// small whole numbers are added and multiplied nothing is rounded, so that
// results are the same to the bit.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_NUMERICRANGE_H
#define MESH_TOOLS_MESH_FUZZ_NUMERICRANGE_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Types.h"

namespace mesh {

struct NumericRange {
  /// No element is larger. Of a sum: nor is the sum of its terms' magnitudes.
  double magnitude = 0;
  /// All elements are multiples of this power of two; 0 if that is not known.
  double unit = 0;
  /// The largest distance of computed elements from those without rounding.
  double error = 0;

  bool isExact() const { return error == 0; }

  /// `value` everywhere.
  static NumericRange constant(double value);
};

/// The ranges of results, for elements of a type. Integers wrap around, in all
/// orders in the same way. Of complex numbers, those of their parts.
class RangeArithmetic {
public:
  explicit RangeArithmetic(Type element);

  NumericRange add(NumericRange a, NumericRange b) const;
  NumericRange multiply(NumericRange a, NumericRange b) const;
  /// The sum of `count` numbers.
  NumericRange sum(NumericRange term, int64_t count) const;
  /// The product of `count` numbers.
  NumericRange power(NumericRange factor, int64_t count) const;
  /// Returns the union of both.
  static NumericRange unite(NumericRange a, NumericRange b);
  /// A function whose slope is at most `slope`, with results up to `magnitude`,
  /// computed to some units in the last place.
  NumericRange apply(NumericRange argument, double slope,
                     double magnitude) const;
  /// `range`, rounded to the type.
  NumericRange round(NumericRange range) const;
  /// Returns true if numbers of this range neither overflow nor are mostly
  /// error.
  bool accepts(NumericRange range) const;

private:
  bool isFloat;
  /// The largest number.
  double limit;
  /// The distance of 1 to the next number.
  double epsilon;
};

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_NUMERICRANGE_H
