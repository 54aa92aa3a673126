//===- CollectiveCase.cpp - collectives to be checked ---------------------===//

#include "CollectiveCase.h"

#include "mesh-rt/element.h"

#include <gtest/gtest.h>
#include <optional>
#include <random>
#include <sstream>

using namespace mesh::rt;
using namespace mesh::rt::test;

Mesh mesh::rt::test::lineOf(int64_t numDevices) {
  Mesh mesh{numDevices, {}};
  mesh.axes.push_back({numDevices, 1});
  return mesh;
}

static std::string describe(const Case &c) {
  std::ostringstream text;
  text << c.op.name << ' ' << nameOf(static_cast<mesh_rt_type>(c.op.element))
       << " combiner " << c.op.combiner << " devices " << c.mesh.numDevices
       << " axes";
  for (const mesh_rt_axis &axis : c.mesh.axes)
    text << ' ' << axis.size << '/' << axis.stride;
  text << " shape";
  for (int64_t size : c.shape)
    text << ' ' << size;
  text << " dim " << c.op.dim << (c.isAsync ? " async" : "")
       << (c.isInPlace ? " in place" : "");
  return text.str();
}

/// Small integers, exact in every type, whose sums are exact too.
static std::vector<double> makeValues(int64_t device, int64_t count,
                                      mesh_rt_type type) {
  std::mt19937 random(static_cast<unsigned>(device * 7919 + count));
  std::vector<double> values;
  for (int64_t i = 0; i < count; ++i)
    values.push_back(type == MESH_RT_I1
                         ? random() % 2
                         : static_cast<double>(random() % 5) - 2);
  return values;
}

void mesh::rt::test::check(Machine &machine, Case c, int64_t only) {
  c.op.axes = c.mesh.axes.data();
  int64_t n = sizeOfGroup(c.mesh.axes);
  auto type = static_cast<mesh_rt_type>(c.op.element);
  std::vector<std::vector<double>> inputs;
  std::vector<std::optional<TestTensor>> srcs(c.mesh.numDevices),
      dsts(c.mesh.numDevices);
  for (int64_t device = 0; device < c.mesh.numDevices; ++device) {
    inputs.push_back(makeValues(device, product(c.shape), type));
    if (only >= 0 && device != only)
      continue;
    srcs[device].emplace(type, c.shape, c.srcLayout).set(inputs.back());
    dsts[device].emplace(type, resultShape(c.op, c.shape, n), c.dstLayout);
  }
  RunReport report = machine.run([&](int64_t device) {
    const mesh_rt_memref *src = srcs[device]->upload();
    const mesh_rt_memref *dst = c.isInPlace ? src : dsts[device]->upload();
    if (c.isAsync)
      mesh_rt_wait(mesh_rt_start(&c.op, src, dst, 0), "test.mlir:2:1");
    else
      mesh_rt_run(&c.op, src, dst, 0);
    srcs[device]->download();
    if (!c.isInPlace)
      dsts[device]->download();
  });
  ASSERT_EQ(report.error, "") << describe(c);
  for (int64_t device = 0; device < c.mesh.numDevices; ++device) {
    if (!srcs[device])
      continue;
    std::vector<int64_t> group =
        groupOf(device, c.mesh.numDevices, c.mesh.axes);
    std::vector<std::vector<double>> groupInputs;
    for (int64_t member : group)
      groupInputs.push_back(inputs[member]);
    int64_t position =
        std::find(group.begin(), group.end(), device) - group.begin();
    TestTensor &result = c.isInPlace ? *srcs[device] : *dsts[device];
    ASSERT_EQ(result.get(),
              expectedResult(c.op, c.shape, groupInputs, position))
        << describe(c) << " device " << device;
    ASSERT_TRUE(result.gapsIntact()) << describe(c) << " device " << device;
    if (!c.isInPlace) {
      ASSERT_EQ(srcs[device]->get(), inputs[device]) << describe(c);
    }
  }
}

std::vector<Mesh> mesh::rt::test::meshes() {
  std::vector<Mesh> result;
  for (int64_t n = 1; n <= 8; ++n)
    result.push_back(lineOf(n));
  // A 2 x 3 mesh: over either axis, and both in both orders.
  result.push_back({6, {{2, 3}}});
  result.push_back({6, {{3, 1}}});
  result.push_back({6, {{2, 3}, {3, 1}}});
  result.push_back({6, {{3, 1}, {2, 3}}});
  // An axis of 8 as digits 2 x 2 x 2: single ones, and pairs.
  result.push_back({8, {{2, 4}}});
  result.push_back({8, {{2, 2}}});
  result.push_back({8, {{2, 1}}});
  result.push_back({8, {{2, 1}, {2, 4}}});
  result.push_back({4, {}});
  return result;
}

std::vector<Case> mesh::rt::test::casesOn(const Mesh &mesh, mesh_rt_type type) {
  int64_t n = sizeOfGroup(mesh.axes);
  std::vector<Case> cases;
  auto add = [&](mesh_rt_kind kind, Shape shape) -> mesh_rt_op & {
    auto rank = static_cast<int64_t>(shape.size());
    cases.push_back({mesh, makeOp(kind, type, rank, mesh.axes), shape});
    return cases.back().op;
  };
  add(MESH_RT_ALL_GATHER, {3, 5}).dim = 0;
  add(MESH_RT_ALL_GATHER, {3, 5}).dim = 1;
  add(MESH_RT_ALL_REDUCE, {3, 5});
  add(MESH_RT_ALL_REDUCE, {});
  add(MESH_RT_REDUCE_SCATTER, {2 * n, 3}).dim = 0;
  add(MESH_RT_REDUCE_SCATTER, {3, 2 * n}).dim = 1;
  add(MESH_RT_ALL_TO_ALL, {2, 2 * n, 3}).split_dim = 1;
  mesh_rt_op &same = add(MESH_RT_ALL_TO_ALL, {2 * n, 3});
  same.dim = same.split_dim = 0;
  add(MESH_RT_PERMUTE, {4, 3}).shift = 1;
  add(MESH_RT_PERMUTE, {4, 3}).shift = -1;
  add(MESH_RT_PERMUTE, {}).shift = n + 2;
  add(MESH_RT_BROADCAST, {3, 2}).root = n - 1;
  return cases;
}

std::vector<Case> mesh::rt::test::emptyCasesOn(const Mesh &mesh) {
  std::vector<Case> cases = casesOn(mesh, MESH_RT_F32);
  std::erase_if(cases, [](const Case &c) { return c.shape.empty(); });
  for (Case &c : cases)
    c.shape.back() = 0;
  return cases;
}

/// Returns an op of a kind among n devices.
static Case caseOnLine(mesh_rt_kind kind, mesh_rt_type type, int64_t n,
                       const Shape &shape) {
  Case c{lineOf(n), makeOp(kind, type, static_cast<int64_t>(shape.size()), {}),
         shape};
  c.op.num_axes = 1;
  return c;
}

std::vector<Case> mesh::rt::test::reductionsOf(mesh_rt_type type, int64_t n,
                                               int64_t count) {
  std::vector<Case> cases;
  for (int combiner = MESH_RT_SUM; combiner <= MESH_RT_OR; ++combiner) {
    if (combiner >= MESH_RT_AND && isFloat(type))
      continue;
    for (auto kind : {MESH_RT_ALL_REDUCE, MESH_RT_REDUCE_SCATTER}) {
      cases.push_back(caseOnLine(kind, type, n, {count}));
      cases.back().op.combiner = combiner;
    }
  }
  return cases;
}

Case mesh::rt::test::permuteByPairs(int64_t n,
                                    const std::vector<mesh_rt_pair> &pairs) {
  Case c = caseOnLine(MESH_RT_PERMUTE, MESH_RT_F32, n, {3, 4});
  c.op.num_pairs = static_cast<int64_t>(pairs.size());
  c.op.pairs = pairs.data();
  return c;
}

Case mesh::rt::test::allReduceInPlace(mesh_rt_type type, int64_t n,
                                      int64_t count, Layout layout) {
  Case c = caseOnLine(MESH_RT_ALL_REDUCE, type, n, {2, count});
  c.srcLayout = c.dstLayout = layout;
  c.isInPlace = true;
  return c;
}
