//===- ContractionCase.h - contractions to be checked -----------*- C++ -*-===//

#ifndef MESH_RT_TEST_CONTRACTIONCASE_H
#define MESH_RT_TEST_CONTRACTIONCASE_H

#include "TestTensor.h"
#include "mesh-rt/run.h"

namespace mesh::rt::test {

using Loops = std::vector<mesh_rt_loop>;

struct TypePair {
  mesh_rt_type in, out;
};

/// A contraction by its loops, with the trip count of each.
struct ContractionCase {
  Loops loops;
  std::vector<int64_t> sizes;
  TypePair types{MESH_RT_F32, MESH_RT_F32};
  Layout lhs = Layout::Dense, rhs = Layout::Dense, out = Layout::Dense;
  bool accumulate = false;
  /// The steps of each loop in lhs, rhs and out; empty if all are 1.
  std::vector<int64_t> steps = {};
};

/// The shape of an operand: no larger than the loops need.
Shape shapeOf(const ContractionCase &c, int32_t mesh_rt_loop::*operand);

/// The definition: every point of the loops adds one product.
std::vector<double> reference(const ContractionCase &c,
                              const std::vector<double> &lhs,
                              const std::vector<double> &rhs,
                              std::vector<double> out);

/// The runtime's description of the contraction of such operands.
mesh_rt_contraction describe(const ContractionCase &c, const TestTensor &lhs,
                             const TestTensor &rhs, const TestTensor &out);

/// Runs the contraction on a machine of one device. Returns the run's error.
std::string runOne(Machine &machine, const ContractionCase &c, TestTensor &lhs,
                   TestTensor &rhs, TestTensor &out);

/// Runs it on small integers and expects what the definition says, exactly;
/// fatal failures else.
void check(Machine &machine, const ContractionCase &c);

/// As it is, and accumulating.
void checkBoth(Machine &machine, ContractionCase c);

/// Convolutions, and others whose loops share dims of operands, each in steps
/// of its own.
std::vector<ContractionCase> convolutions();

/// Every way that the operands of a matrix product can be transposed.
std::vector<Loops> matmuls();

inline const Loops kMatmul = {{0, -1, 0}, {-1, 1, 1}, {1, 0, -1}};

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_CONTRACTIONCASE_H
