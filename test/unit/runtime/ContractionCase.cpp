//===- ContractionCase.cpp - contractions to be checked -------------------===//

#include "ContractionCase.h"

#include "mesh-rt/element.h"

#include <gtest/gtest.h>
#include <limits>
#include <random>

using namespace mesh::rt;
using namespace mesh::rt::test;

/// The place of an operand in a triple of numbers for each loop.
static size_t placeOf(int32_t mesh_rt_loop::*operand) {
  return operand == &mesh_rt_loop::lhs   ? 0
         : operand == &mesh_rt_loop::rhs ? 1
                                         : 2;
}

static int64_t stepOf(const ContractionCase &c, size_t loop,
                      int32_t mesh_rt_loop::*operand) {
  return c.steps.empty() ? 1 : c.steps[3 * loop + placeOf(operand)];
}

Shape mesh::rt::test::shapeOf(const ContractionCase &c,
                              int32_t mesh_rt_loop::*operand) {
  Shape shape;
  for (size_t i = 0; i < c.loops.size(); ++i) {
    int32_t dim = c.loops[i].*operand;
    if (dim >= static_cast<int32_t>(shape.size()))
      shape.resize(dim + 1, 1);
    if (dim >= 0)
      shape[dim] += (c.sizes[i] - 1) * stepOf(c, i, operand);
  }
  return shape;
}

static int64_t offsetOf(const ContractionCase &c,
                        int32_t mesh_rt_loop::*operand, const Shape &shape,
                        const Shape &index) {
  Shape at(shape.size());
  for (size_t i = 0; i < c.loops.size(); ++i)
    if (c.loops[i].*operand >= 0)
      at[c.loops[i].*operand] += index[i] * stepOf(c, i, operand);
  int64_t linear = 0;
  for (size_t d = 0; d < shape.size(); ++d)
    linear = linear * shape[d] + at[d];
  return linear;
}

/// The definition: every point of the loops adds one product.
std::vector<double> mesh::rt::test::reference(const ContractionCase &c,
                                              const std::vector<double> &lhs,
                                              const std::vector<double> &rhs,
                                              std::vector<double> out) {
  Shape lhsShape = shapeOf(c, &mesh_rt_loop::lhs);
  Shape rhsShape = shapeOf(c, &mesh_rt_loop::rhs);
  Shape outShape = shapeOf(c, &mesh_rt_loop::out);
  if (!c.accumulate)
    out.assign(out.size(), 0);
  Shape index(c.loops.size());
  for (int64_t i = 0; i < product(c.sizes); ++i) {
    int64_t rest = i;
    for (size_t j = c.loops.size(); j-- > 0; rest /= c.sizes[j])
      index[j] = rest % c.sizes[j];
    out[offsetOf(c, &mesh_rt_loop::out, outShape, index)] +=
        lhs[offsetOf(c, &mesh_rt_loop::lhs, lhsShape, index)] *
        rhs[offsetOf(c, &mesh_rt_loop::rhs, rhsShape, index)];
  }
  for (double &value : out)
    value = roundTo(c.types.out, value);
  return out;
}

static std::vector<double> smallIntegers(int64_t count, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<double> values(count);
  for (double &value : values)
    value = static_cast<double>(random() % 7) - 3;
  return values;
}

mesh_rt_contraction mesh::rt::test::describe(const ContractionCase &c,
                                             const TestTensor &lhs,
                                             const TestTensor &rhs,
                                             const TestTensor &out) {
  return {c.types.in,
          c.types.out,
          static_cast<int32_t>(lhs.shape.size()),
          static_cast<int32_t>(rhs.shape.size()),
          static_cast<int32_t>(out.shape.size()),
          c.accumulate,
          static_cast<int64_t>(c.loops.size()),
          c.loops.data(),
          c.steps.empty() ? nullptr : c.steps.data(),
          "test.mlir:4:2"};
}

std::string mesh::rt::test::runOne(Machine &machine, const ContractionCase &c,
                                   TestTensor &lhs, TestTensor &rhs,
                                   TestTensor &out) {
  mesh_rt_contraction op = describe(c, lhs, rhs, out);
  return machine
      .run([&](int64_t) {
        mesh_rt_contract(&op, lhs.upload(), rhs.upload(), out.upload());
        out.download();
      })
      .error;
}

/// Small integers keep every sum exact, so results are compared exactly.
void mesh::rt::test::check(Machine &machine, const ContractionCase &c) {
  TestTensor lhs(c.types.in, shapeOf(c, &mesh_rt_loop::lhs), c.lhs);
  TestTensor rhs(c.types.in, shapeOf(c, &mesh_rt_loop::rhs), c.rhs);
  TestTensor out(c.types.out, shapeOf(c, &mesh_rt_loop::out), c.out);
  lhs.set(smallIntegers(lhs.size(), 1));
  rhs.set(smallIntegers(rhs.size(), 2));
  std::vector<double> before = smallIntegers(out.size(), 3);
  // Without accumulation, what is in out must not matter.
  if (!c.accumulate && isFloat(c.types.out))
    before.assign(out.size(), std::numeric_limits<double>::quiet_NaN());
  out.set(before);
  ASSERT_EQ(runOne(machine, c, lhs, rhs, out), "");
  ASSERT_EQ(out.get(), reference(c, lhs.get(), rhs.get(), before))
      << nameOf(c.types.in) << " into " << nameOf(c.types.out)
      << (c.accumulate ? " accumulating" : "") << ", loops " << c.loops.size()
      << ", layouts " << static_cast<int>(c.lhs) << static_cast<int>(c.rhs)
      << static_cast<int>(c.out);
  ASSERT_TRUE(out.gapsIntact());
}

void mesh::rt::test::checkBoth(Machine &machine, ContractionCase c) {
  ASSERT_NO_FATAL_FAILURE(check(machine, c));
  c.accumulate = true;
  ASSERT_NO_FATAL_FAILURE(check(machine, c));
}

std::vector<Loops> mesh::rt::test::matmuls() {
  std::vector<Loops> result;
  for (int32_t a : {0, 1})
    for (int32_t b : {0, 1})
      for (int32_t c : {0, 1})
        result.push_back({{a, -1, c}, {-1, b, 1 - c}, {1 - a, 1 - b, -1}});
  return result;
}

std::vector<ContractionCase> mesh::rt::test::convolutions() {
  struct Convolution {
    Loops loops;
    std::vector<int64_t> sizes, steps;
  };
  const Convolution convolutions[] = {
      // out[n, o, f] += image[n, 2 o + 3 k, c] kernel[k, c, f]
      {{{0, -1, 0}, {1, -1, 1}, {-1, 2, 2}, {1, 0, -1}, {2, 1, -1}},
       {2, 5, 4, 3, 3},
       {1, 1, 1, 2, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1}},
      // the same with channels before places, and the image on the right
      {{{-1, 0, 0}, {-1, 2, 2}, {0, -1, 1}, {2, 2, -1}, {1, 1, -1}},
       {2, 5, 4, 3, 3},
       {1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1}},
      // the derivative by the kernel: out[k, c, f] += image[n, o + k, c] g[n,
      // o, f]
      {{{1, -1, 0}, {2, -1, 1}, {-1, 2, 2}, {0, 0, -1}, {1, 1, -1}},
       {3, 6, 4, 2, 5},
       {}},
      // two places, and groups
      {{{0, -1, 0},
        {1, -1, 1},
        {2, -1, 2},
        {3, 0, 3},
        {-1, 4, 4},
        {1, 1, -1},
        {2, 2, -1},
        {4, 3, -1}},
       {2, 3, 4, 2, 5, 2, 3, 3},
       {}},
      // by channel
      {{{0, -1, 0}, {1, 1, 1}, {0, 0, -1}}, {7, 9, 3}, {}},
      // into one channel, with channels innermost
      {{{0, -1, 0}, {-1, 1, 1}, {0, 0, -1}, {1, 2, -1}}, {7, 1, 3, 20}, {}},
      // a dim that is read in steps, without another loop
      {{{0, -1, 0}, {-1, 1, 1}, {1, 0, -1}},
       {5, 7, 3},
       {2, 1, 1, 1, 1, 1, 3, 1, 1}},
      // both operands share dims
      {{{0, -1, 0}, {-1, 1, 1}, {0, 0, -1}, {1, 1, -1}}, {4, 5, 3, 2}, {}},
  };
  std::vector<ContractionCase> result;
  for (const Convolution &convolution : convolutions) {
    result.push_back({convolution.loops, convolution.sizes});
    result.back().steps = convolution.steps;
  }
  return result;
}
