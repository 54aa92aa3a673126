//===- CollectiveCase.h - collectives to be checked -------------*- C++ -*-===//
//
// The conformance suite of transports: ops over groups of many shapes, and what
// it takes to check one on a machine against CollectiveReference.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_COLLECTIVECASE_H
#define MESH_RT_TEST_COLLECTIVECASE_H

#include "CollectiveReference.h"
#include "mesh-rt/run.h"

namespace mesh::rt::test {

/// Groups within a mesh.
struct Mesh {
  int64_t numDevices;
  Axes axes;
};

/// One op of the conformance suite.
struct Case {
  Mesh mesh;
  mesh_rt_op op;
  Shape shape;
  Layout srcLayout = Layout::Dense;
  Layout dstLayout = Layout::Dense;
  bool isAsync = false;
  bool isInPlace = false;
};

/// One group of all devices.
Mesh lineOf(int64_t numDevices);

/// Meshes of one axis and of several, and groups over parts of axes.
std::vector<Mesh> meshes();

/// Every kind of collective on a mesh.
std::vector<Case> casesOn(const Mesh &mesh, mesh_rt_type type);

/// Every kind of collective on a mesh, for tensors without elements.
std::vector<Case> emptyCasesOn(const Mesh &mesh);

/// Reductions of `count` elements by every combiner that the type has, among n
/// devices.
std::vector<Case> reductionsOf(mesh_rt_type type, int64_t n, int64_t count);

/// A permute among n devices by pairs, which outlive the case.
Case permuteByPairs(int64_t n, const std::vector<mesh_rt_pair> &pairs);

/// An all-reduce in place of 2 x `count` elements among n devices.
Case allReduceInPlace(mesh_rt_type type, int64_t n, int64_t count,
                      Layout layout);

/// Runs the op and expects what the reference says; fatal failures else. Where
/// devices are processes, `only` is the own one, whose result is here.
void check(Machine &machine, Case c, int64_t only = -1);

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_COLLECTIVECASE_H
