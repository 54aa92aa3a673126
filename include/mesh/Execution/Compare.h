//===- Compare.h - results against a reference ------------------*- C++ -*-===//
//
// Floats are compared by the relative Frobenius norm, |x - r| / |r| with the
// root of the sum of squares over all elements; where r is zero, by |x - r|.
// Infinities are equal to themselves. Integers are compared exactly.
//
// | result | tolerance |
// |---|---|
// | f64 | 1e-12 |
// | f32 | 1e-5 |
// | f16 | 5e-3 |
// | bf16 | 2e-2 |
// | integers | 0 |
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_COMPARE_H
#define MESH_EXECUTION_COMPARE_H

#include "mesh/Execution/HostTensor.h"

#include <optional>

namespace mesh {

/// The tolerance for a result of this type.
double getTolerance(mesh_rt_type element);

struct Comparison {
  /// The relative error; for integers, the share of elements that differ.
  /// Infinite if the two cannot be compared by it.
  double error = 0;
  double tolerance = 0;
  /// What differs, if not the norm: a shape, a NaN in one of the two.
  std::string difference;
  bool ok() const { return difference.empty() && error <= tolerance; }
};

/// Compares a result with its reference, whose floats are of any float type.
/// `tolerance` overrides the one by type; it is not for integers.
Comparison compare(const HostTensor &result, const HostTensor &reference,
                   std::optional<double> tolerance = {});

} // namespace mesh

#endif // MESH_EXECUTION_COMPARE_H
