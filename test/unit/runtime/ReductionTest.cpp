//===- ReductionTest.cpp - bits, order and special values of reductions ---===//

#include "kernels/Reduce.h"
#include "kernels/VectorKernels.h"

#include "CollectiveReference.h"
#include "mesh-rt/element.h"
#include "mesh-rt/run.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <random>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {

/// The devices' results of one all-reduce over the whole machine.
std::vector<std::vector<double>>
allReduce(mesh_rt_type type, mesh_rt_combiner combiner,
          const std::vector<std::vector<double>> &inputs) {
  auto n = static_cast<int64_t>(inputs.size());
  auto count = static_cast<int64_t>(inputs[0].size());
  Axes axes{{n, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, type, 1, axes);
  op.combiner = combiner;
  std::vector<TestTensor> srcs(n, TestTensor(type, {count})), dsts = srcs;
  for (int64_t i = 0; i < n; ++i)
    srcs[i].set(inputs[i]);
  Machine machine({.numDevices = n});
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_run(&op, srcs[device].memref(), dsts[device].memref(), 0);
  });
  EXPECT_EQ(report.error, "");
  std::vector<std::vector<double>> results;
  for (const TestTensor &dst : dsts)
    results.push_back(dst.get());
  return results;
}

std::vector<std::vector<double>> randomInputs(int64_t n, int64_t count) {
  std::mt19937 random(42);
  std::normal_distribution<double> normal(0, 100);
  std::vector<std::vector<double>> inputs(n, std::vector<double>(count));
  for (auto &values : inputs)
    for (double &value : values)
      value = normal(random);
  return inputs;
}

} // namespace

/// There is a kernel for each combiner and type that an op may have.
TEST(Reduction, KernelsForAllTypes) {
  for (int type = 0; type < kNumTypes; ++type)
    for (int combiner = 0; combiner < kNumCombiners; ++combiner)
      EXPECT_EQ(vectorKernels().reduce[type].of[combiner] != nullptr,
                canReduce(static_cast<mesh_rt_type>(type), combiner))
          << nameOf(static_cast<mesh_rt_type>(type)) << " " << combiner;
  EXPECT_FALSE(canReduce(MESH_RT_I32, -1));
  EXPECT_FALSE(canReduce(MESH_RT_I32, kNumCombiners));
}

/// Sums are formed from the first member to the last: the same bits on every
/// member, in every run, for chunked and unchunked sizes.
TEST(Reduction, SumsInOrderOfMembers) {
  for (int64_t n : {2, 3, 4, 7})
    for (int64_t count : {5, 30000}) {
      auto inputs = randomInputs(n, count);
      std::vector<double> expected(count);
      for (int64_t i = 0; i < count; ++i) {
        auto sum = static_cast<float>(inputs[0][i]);
        for (int64_t j = 1; j < n; ++j)
          sum += static_cast<float>(inputs[j][i]);
        expected[i] = sum;
      }
      for (const auto &result : allReduce(MESH_RT_F32, MESH_RT_SUM, inputs))
        ASSERT_EQ(result, expected) << n << " devices";
    }
}

/// 16-bit floats are summed in f32 and rounded once.
TEST(Reduction, RoundsOnce) {
  for (mesh_rt_type type : {MESH_RT_BF16, MESH_RT_F16})
    for (int64_t count : {5, 30000}) {
      constexpr int64_t kDevices = 5;
      auto inputs = randomInputs(kDevices, count);
      std::vector<double> expected(count);
      for (int64_t i = 0; i < count; ++i) {
        float sum = 0;
        for (int64_t j = 0; j < kDevices; ++j)
          sum += static_cast<float>(roundTo(type, inputs[j][i]));
        expected[i] = roundTo(type, sum);
      }
      for (const auto &result : allReduce(type, MESH_RT_SUM, inputs))
        ASSERT_EQ(result, expected) << nameOf(type);
    }
}

TEST(Reduction, MinAndMaxOfSpecialValues) {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  constexpr double infinity = std::numeric_limits<double>::infinity();
  for (auto type : {MESH_RT_BF16, MESH_RT_F16, MESH_RT_F32, MESH_RT_F64}) {
    const std::vector<std::vector<double>> inputs = {
        {nan, 1, 0.0, -0.0, infinity, nan}, {1, nan, -0.0, 0.0, 5, nan}};
    auto min = allReduce(type, MESH_RT_MIN, inputs)[1];
    auto max = allReduce(type, MESH_RT_MAX, inputs)[1];
    for (int i : {0, 1, 5}) {
      EXPECT_TRUE(std::isnan(min[i])) << nameOf(type) << i;
      EXPECT_TRUE(std::isnan(max[i])) << nameOf(type) << i;
    }
    for (int i : {2, 3}) {
      EXPECT_TRUE(std::signbit(min[i])) << nameOf(type) << i;
      EXPECT_FALSE(std::signbit(max[i])) << nameOf(type) << i;
    }
    EXPECT_EQ(min[4], 5);
    EXPECT_EQ(max[4], infinity);
  }
}

TEST(Reduction, IntegersWrap) {
  auto sum8 = allReduce(MESH_RT_I8, MESH_RT_SUM, {{100, -128}, {100, -1}})[0];
  EXPECT_EQ(sum8, (std::vector<double>{-56, 127}));
  auto product16 = allReduce(MESH_RT_I16, MESH_RT_PRODUCT, {{300}, {300}})[0];
  EXPECT_EQ(product16, (std::vector<double>{24464}));
  auto product32 =
      allReduce(MESH_RT_I32, MESH_RT_PRODUCT, {{65536}, {65537}})[0];
  EXPECT_EQ(product32, (std::vector<double>{65536}));
}

/// Some elements of operands that lie one after the other or do not, into two
/// results, of which one is an operand.
TEST(Reduction, IntoManyResults) {
  constexpr int64_t kCount = 20000, kBegin = 3, kEnd = 17001;
  for (auto caching : {Caching::Through, Caching::Past})
    for (int64_t step : {1, 2}) {
      std::vector<std::vector<int32_t>> tensors(
          3, std::vector<int32_t>(kCount * step, -1));
      for (int64_t i = 0; i < kCount; ++i) {
        tensors[1][i * step] = static_cast<int32_t>(i);
        tensors[2][i * step] = static_cast<int32_t>(1000 * i);
      }
      auto viewOf = [&](int64_t index) {
        View view = rowView(reinterpret_cast<char *>(tensors[index].data()),
                            kCount, sizeof(int32_t));
        view.strides[0] *= step;
        return view;
      };
      Arena arena;
      ASSERT_EQ(reduceRange(MESH_RT_I32, MESH_RT_SUM,
                            {viewOf(0), viewOf(1), viewOf(1), viewOf(2)},
                            kBegin, kEnd, arena, /*numResults=*/2, caching),
                Status::Ok);
      for (int64_t i = 0; i < kCount; ++i) {
        bool isReduced = i >= kBegin && i < kEnd;
        int64_t sum = 1001 * i;
        ASSERT_EQ(tensors[0][i * step], isReduced ? sum : -1) << i;
        ASSERT_EQ(tensors[1][i * step], isReduced ? sum : i) << i;
        ASSERT_EQ(tensors[2][i * step], 1000 * i) << i;
      }
    }
}

/// The run does not know of it yet: whoever reduces says for which op.
TEST(Reduction, NoScratch) {
  std::vector<int32_t> data(8);
  View strided = rowView(reinterpret_cast<char *>(data.data()), 4, 4);
  strided.strides[0] = 8;
  Arena arena;
  arena.setLimit(0);
  Status status =
      reduceRange(MESH_RT_I32, MESH_RT_SUM, {strided, strided}, 0, 4, arena);
  ASSERT_TRUE(status.hasError());
  EXPECT_STREQ(status.getError().what(), "cannot allocate scratch memory");
}
