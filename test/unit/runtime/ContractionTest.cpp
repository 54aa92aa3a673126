//===- ContractionTest.cpp - contractions against their definition --------===//

#include "ContractionCase.h"
#include "mesh-rt/element.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <iterator>
#include <limits>
#include <random>
#include <utility>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {

constexpr TypePair kTypes[] = {
    {MESH_RT_F32, MESH_RT_F32},   {MESH_RT_F64, MESH_RT_F64},
    {MESH_RT_BF16, MESH_RT_BF16}, {MESH_RT_BF16, MESH_RT_F32},
    {MESH_RT_F16, MESH_RT_F16},   {MESH_RT_F16, MESH_RT_F32},
    {MESH_RT_I8, MESH_RT_I8},     {MESH_RT_I8, MESH_RT_I32},
    {MESH_RT_I16, MESH_RT_I16},   {MESH_RT_I32, MESH_RT_I32},
    {MESH_RT_I64, MESH_RT_I64}};

Machine &machine() {
  static Machine instance({.numDevices = 1});
  return instance;
}

std::string runOne(const ContractionCase &c, TestTensor &lhs, TestTensor &rhs,
                   TestTensor &out) {
  return runOne(machine(), c, lhs, rhs, out);
}

void checkBoth(const ContractionCase &c) { checkBoth(machine(), c); }

} // namespace

TEST(Contraction, MatmulsOfEveryTypeAndTransposition) {
  for (TypePair types : kTypes)
    for (const Loops &loops : matmuls())
      for (std::vector<int64_t> sizes :
           {std::vector<int64_t>{5, 7, 3}, {33, 18, 20}, {1, 9, 4}, {9, 1, 4}})
        ASSERT_NO_FATAL_FAILURE(checkBoth({loops, sizes, types}));
}

TEST(Contraction, EveryLayout) {
  const Layout layouts[] = {Layout::Dense, Layout::Padded, Layout::Transposed,
                            Layout::Gapped};
  for (TypePair types : {kTypes[0], kTypes[1], kTypes[2], kTypes[7]})
    for (Layout lhs : layouts)
      for (Layout rhs : layouts)
        for (Layout out : layouts)
          for (std::vector<int64_t> sizes :
               {std::vector<int64_t>{6, 20, 9}, {4, 5, 6}})
            ASSERT_NO_FATAL_FAILURE(
                checkBoth({kMatmul, sizes, types, lhs, rhs, out}));
}

TEST(Contraction, EveryLoopStructure) {
  struct Structure {
    Loops loops;
    std::vector<int64_t> sizes;
  };
  const Structure structures[] = {
      // batch matmul, and with the batch in the middle
      {{{0, 0, 0}, {1, -1, 1}, {-1, 2, 2}, {2, 1, -1}}, {3, 4, 5, 6}},
      {{{1, 0, 1}, {0, -1, 0}, {-1, 2, 2}, {2, 1, -1}}, {3, 4, 5, 6}},
      // two batch dims, as in attention
      {{{0, 0, 0}, {1, 1, 1}, {2, -1, 2}, {-1, 3, 3}, {3, 2, -1}},
       {2, 3, 4, 5, 6}},
      // rows over two dims that merge, and two that do not
      {{{0, -1, 0}, {1, -1, 1}, {-1, 1, 2}, {2, 0, -1}}, {3, 4, 5, 6}},
      {{{1, -1, 0}, {0, -1, 1}, {-1, 1, 2}, {2, 0, -1}}, {3, 4, 5, 6}},
      // two summed dims in different orders
      {{{0, -1, 0}, {-1, 2, 1}, {1, 1, -1}, {2, 0, -1}}, {3, 4, 5, 6}},
      // columns over two dims, with rows between them in out
      {{{0, -1, 1}, {-1, 0, 0}, {-1, 1, 2}, {1, 2, -1}}, {3, 4, 5, 6}},
      // outer product, dot product, matrix times vector, elementwise
      {{{0, -1, 0}, {-1, 0, 1}}, {4, 5}},
      {{{0, 0, -1}}, {9}},
      {{{0, -1, 0}, {1, 0, -1}}, {4, 5}},
      {{{-1, 0, 0}, {0, 1, -1}}, {4, 5}},
      {{{0, 0, 0}}, {9}},
      // a scalar times a scalar
      {{}, {}},
  };
  for (TypePair types : kTypes)
    for (const Structure &s : structures)
      ASSERT_NO_FATAL_FAILURE(checkBoth({s.loops, s.sizes, types}));
}

/// Loops that share a dim of an operand, each in steps of its own.
TEST(Contraction, Convolutions) {
  for (TypePair types : kTypes)
    for (ContractionCase c : convolutions()) {
      c.types = types;
      ASSERT_NO_FATAL_FAILURE(checkBoth(c));
    }
}

/// A convolution with random dims, steps, layouts and types, or its derivative
/// by the kernel.
static ContractionCase drawConvolution(std::mt19937 &random) {
  auto draw = [&](int64_t least, int64_t most) {
    return least + static_cast<int64_t>(random() % (most - least + 1));
  };
  ContractionCase c;
  std::vector<int32_t> dims[3];
  auto newDim = [&](int operand) {
    dims[operand].push_back(static_cast<int32_t>(dims[operand].size()));
    return dims[operand].back();
  };
  auto add = [&](mesh_rt_loop loop, int64_t size, int64_t step = 1) {
    c.loops.push_back(loop);
    c.sizes.push_back(size);
    c.steps.insert(c.steps.end(), {step, 1, 1});
  };
  add({newDim(0), -1, newDim(2)}, draw(1, 3));
  add({newDim(0), newDim(1), -1}, draw(1, 20));
  add({-1, newDim(1), newDim(2)}, draw(1, 20));
  if (draw(0, 1))
    add({newDim(0), newDim(1), newDim(2)}, draw(1, 3));
  for (int64_t place = draw(0, 3); place > 0; --place) {
    int32_t shared = newDim(0);
    add({shared, -1, newDim(2)}, draw(1, 6), draw(1, 3));
    add({shared, newDim(1), -1}, draw(1, 3), draw(1, 3));
  }
  for (std::vector<int32_t> &order : dims)
    std::shuffle(order.begin(), order.end(), random);
  bool isDerivative = draw(0, 1);
  for (mesh_rt_loop &loop : c.loops) {
    int o = 0;
    for (int32_t *dim : {&loop.lhs, &loop.rhs, &loop.out})
      if (const std::vector<int32_t> &order = dims[o++]; *dim >= 0)
        *dim = order[*dim];
    if (isDerivative)
      std::swap(loop.rhs, loop.out);
  }
  c.types = kTypes[draw(0, std::size(kTypes) - 1)];
  return c;
}

TEST(Contraction, RandomConvolutions) {
  std::mt19937 random(7);
  for (int i = 0; i < 150; ++i)
    ASSERT_NO_FATAL_FAILURE(checkBoth(drawConvolution(random))) << i;
}

TEST(Contraction, EmptyLoops) {
  for (TypePair types : kTypes)
    for (std::vector<int64_t> sizes :
         {std::vector<int64_t>{0, 4, 3}, {4, 0, 3}, {4, 3, 0}})
      ASSERT_NO_FATAL_FAILURE(checkBoth({kMatmul, sizes, types}));
}

/// Larger than the blocks of the packed product in every direction.
TEST(Contraction, ManyBlocks) {
  for (TypePair types : {kTypes[1], kTypes[3], kTypes[9]})
    ASSERT_NO_FATAL_FAILURE(checkBoth({kMatmul, {230, 70, 600}, types}));
  ASSERT_NO_FATAL_FAILURE(checkBoth({kMatmul, {7, 1100, 260}, kTypes[1]}));
}

/// Sums over many blocks of k are rounded to 16 bits once.
TEST(Contraction, NarrowResultsRoundOnce) {
  for (mesh_rt_type type : {MESH_RT_BF16, MESH_RT_F16})
    for (bool accumulate : {false, true}) {
      ContractionCase c{kMatmul, {3, 2, 1000}, {type, type}};
      c.accumulate = accumulate;
      TestTensor lhs(type, {3, 1000}), rhs(type, {1000, 2}), out(type, {3, 2});
      // Sums of 1000 small integers exceed what 16 bits hold exactly, but not
      // what f32 does.
      std::vector<double> values(3000, 1);
      for (size_t i = 0; i < values.size(); i += 7)
        values[i] = 3;
      lhs.set(values);
      rhs.set(std::vector<double>(2000, 1));
      std::vector<double> before(6, 5);
      out.set(before);
      ASSERT_EQ(runOne(c, lhs, rhs, out), "");
      EXPECT_EQ(out.get(), reference(c, lhs.get(), rhs.get(), before));
    }
}

TEST(Contraction, BroadcastOperand) {
  // rhs is one row seen k times: a stride of zero.
  std::vector<float> row = {1, 2, 3, 4};
  int64_t data = reinterpret_cast<int64_t>(row.data());
  std::vector<int64_t> rhs = {data, data, 0, 5, 4, 0, 1};
  TestTensor lhs(MESH_RT_F32, {3, 5}), out(MESH_RT_F32, {3, 4});
  lhs.set(std::vector<double>(15, 2));
  mesh_rt_contraction op{
      MESH_RT_F32, MESH_RT_F32,    2, 2, 2, 0, 3, kMatmul.data(),
      nullptr,     "test.mlir:4:2"};
  RunReport report = machine().run([&](int64_t) {
    mesh_rt_contract(&op, lhs.memref(),
                     reinterpret_cast<const mesh_rt_memref *>(rhs.data()),
                     out.memref());
  });
  ASSERT_EQ(report.error, "");
  EXPECT_EQ(out.get(), (std::vector<double>{10, 20, 30, 40, 10, 20, 30, 40, 10,
                                            20, 30, 40}));
}

TEST(Contraction, IntegersWrap) {
  ContractionCase c{{{0, 0, -1}}, {2}, {MESH_RT_I32, MESH_RT_I32}};
  TestTensor lhs(MESH_RT_I32, {2}), rhs(MESH_RT_I32, {2}), out(MESH_RT_I32, {});
  lhs.set({2147483647, 65536});
  rhs.set({2, 65536});
  ASSERT_EQ(runOne(c, lhs, rhs, out), "");
  EXPECT_EQ(out.get()[0], -2);
}

/// Random values within rounding of f64, and the same bits in every run.
TEST(Contraction, IsAccurateAndReproducible) {
  std::mt19937 random(5);
  std::normal_distribution<double> normal;
  for (TypePair types : {kTypes[0], kTypes[1]}) {
    ContractionCase c{kMatmul, {67, 45, 123}, types};
    TestTensor lhs(types.in, {67, 123}), rhs(types.in, {123, 45});
    std::vector<double> a(lhs.size()), b(rhs.size());
    for (double &value : a)
      value = normal(random);
    for (double &value : b)
      value = normal(random);
    lhs.set(a);
    rhs.set(b);
    TestTensor out(types.out, {67, 45}), again(types.out, {67, 45});
    ASSERT_EQ(runOne(c, lhs, rhs, out), "");
    ASSERT_EQ(runOne(c, lhs, rhs, again), "");
    EXPECT_EQ(out.get(), again.get());
    std::vector<double> expected =
        reference(c, lhs.get(), rhs.get(), out.get());
    double tolerance = types.in == MESH_RT_F32 ? 1e-4 : 1e-12;
    for (size_t i = 0; i < expected.size(); ++i)
      ASSERT_NEAR(out.get()[i], expected[i], tolerance);
  }
}

TEST(Contraction, SaysWhatIsWrong) {
  struct Variant {
    ContractionCase c;
    const char *expected;
  };
  const Variant variants[] = {
      {{{{0, -1, -1}}, {3}}, "loop 0 must run over two or three of"},
      {{{{0, 0, -1}, {0, 0, 0}}, {3, 3}}, "loop 0 must have a dim for itself"},
      {{{{0, -1, 0}, {-1, 0, 0}}, {3, 3}},
       "loop 0 must have dim 0 of out for itself"},
      {{kMatmul, {3, 4, 5}, {MESH_RT_F32, MESH_RT_F64}},
       "no kernel for f32 into f64"},
  };
  for (const Variant &variant : variants) {
    const ContractionCase &c = variant.c;
    TestTensor lhs(c.types.in, shapeOf(c, &mesh_rt_loop::lhs));
    TestTensor rhs(c.types.in, shapeOf(c, &mesh_rt_loop::rhs));
    TestTensor out(c.types.out, shapeOf(c, &mesh_rt_loop::out));
    std::string error = runOne(c, lhs, rhs, out);
    EXPECT_NE(error.find(variant.expected), std::string::npos) << error;
    EXPECT_NE(error.find("contraction at test.mlir:4:2"), std::string::npos);
  }
  TestTensor lhs(MESH_RT_F32, {3, 4}), rhs(MESH_RT_F32, {5, 6});
  TestTensor out(MESH_RT_F32, {3, 6});
  std::string error = runOne({kMatmul, {}}, lhs, rhs, out);
  EXPECT_NE(error.find("loop 2 must have size 4 in rhs, got 5"),
            std::string::npos)
      << error;
}

TEST(Contraction, SaysWhatIsWrongWithWindows) {
  TestTensor lhs(MESH_RT_F32, {8}), rhs(MESH_RT_F32, {3}),
      out(MESH_RT_F32, {4});
  auto run = [&](Loops loops, std::vector<int64_t> steps) {
    ContractionCase c{std::move(loops), {}};
    c.steps = std::move(steps);
    return runOne(c, lhs, rhs, out);
  };
  const Loops loops = {{0, -1, 0}, {0, 0, -1}};
  EXPECT_EQ(run(loops, {}), "");
  struct Variant {
    std::string error;
    const char *expected;
  };
  const Variant variants[] = {
      {run(loops, {2, 1, 1, 1, 1, 1}),
       "the last index of dim 0 of lhs must be below 8, got 8"},
      {run(loops, {0, 1, 1, 1, 1, 1}),
       "loop 0 must have steps of at least 1 in lhs, got 0"},
      {run({{1, -1, 0}, {0, 0, -1}}, {}),
       "loop 0 runs over dim 1 of lhs, which is not there"},
      {run({{0, -1, 0}}, {}), "dim 0 of rhs has no loop"},
  };
  for (const Variant &variant : variants)
    EXPECT_NE(variant.error.find(variant.expected), std::string::npos)
        << variant.error;
}

/// The memory that a product of packed blocks needs: docs/reference/runtime.md,
/// Memory.
TEST(Contraction, ScratchMemory) {
  auto scratchBytes = [](mesh_rt_type type, int64_t m, int64_t n, int64_t k) {
    ContractionCase c{kMatmul, {m, n, k}, {type, type}};
    TestTensor lhs(type, {m, k}), rhs(type, {k, n}), out(type, {m, n});
    mesh_rt_contraction op = describe(c, lhs, rhs, out);
    RunReport report = machine().run([&](int64_t) {
      mesh_rt_contract(&op, lhs.memref(), rhs.memref(), out.memref());
    });
    EXPECT_EQ(report.error, "");
    return report.devices[0].scratchBytes;
  };
  // Where a block is full, only where elements lie takes more.
  int64_t few = scratchBytes(MESH_RT_F64, 1000, 10, 300);
  EXPECT_EQ(scratchBytes(MESH_RT_F64, 3000, 10, 300), few + 16 * 2000);
  EXPECT_EQ(scratchBytes(MESH_RT_F64, 1000, 10, 900), few + 16 * 600);
  // Narrow sums over several blocks wait in wider ones.
  few = scratchBytes(MESH_RT_F16, 1000, 10, 300);
  EXPECT_EQ(scratchBytes(MESH_RT_F16, 3000, 10, 300),
            few + 16 * 2000 + 4 * 2000 * 10);
}
