//===- CompareTest.cpp - errors and tolerances ----------------------------===//

#include "TestTensors.h"

#include "mesh/Host/Compare.h"

#include "gtest/gtest.h"

#include <cmath>
#include <limits>

using namespace mesh;
using namespace mesh::test;

static constexpr double kInf = std::numeric_limits<double>::infinity();
static constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

static Comparison compareValues(ArrayRef<double> result,
                                ArrayRef<double> reference,
                                mesh_rt_type element = MESH_RT_F64) {
  int64_t size = result.size();
  return compare(makeTensor(element, {size}, result),
                 makeTensor(MESH_RT_F64, {size}, reference));
}

TEST(CompareTest, RelativeFrobeniusNorm) {
  EXPECT_DOUBLE_EQ(compareValues({3, 4}, {3, 5}).error, 1 / std::sqrt(34));
  EXPECT_EQ(compareValues({1, 2}, {1, 2}).error, 0);
  EXPECT_TRUE(compareValues({1, 2}, {1, 2}).ok());
  EXPECT_FALSE(compareValues({1, 2}, {1, 2.1}).ok());
  // Against zero the norm itself counts.
  EXPECT_DOUBLE_EQ(compareValues({3, 4}, {0, 0}).error, 5);
  EXPECT_TRUE(compareValues({}, {}).ok());
}

TEST(CompareTest, NormsOfExtremeValues) {
  EXPECT_DOUBLE_EQ(compareValues({3e200, 4e200}, {0, 0}).error, 5e200);
  EXPECT_DOUBLE_EQ(compareValues({2e-300}, {1e-300}).error, 1);
}

// Small elements beside a large one, by the program on one device.
TEST(CompareTest, OutliersAreJudgedByRounding) {
  std::vector<double> reference = {1e10, 1, 2, 3};
  HostTensor result = makeTensor(MESH_RT_F64, {4}, {1e10, 1, 500, 3});
  HostTensor expected = makeTensor(MESH_RT_F64, {4}, reference);
  Comparison comparison = compare(result, expected, 1e-5);
  EXPECT_TRUE(comparison.ok());
  EXPECT_EQ(comparison.outliers, std::vector<int64_t>{2});
  Comparison noise = comparison;
  HostTensor rounded = makeTensor(MESH_RT_F64, {4}, {1e10, 1, 20, 3});
  judge(noise, result, expected, expected, rounded);
  EXPECT_TRUE(noise.ok());
  judge(comparison, result, expected, expected, expected);
  EXPECT_EQ(comparison.difference, "at [2]: got 500, expected 2");
  EXPECT_FALSE(comparison.ok());
}

TEST(CompareTest, SmallElementsThatRoundingExplainsAreNoOutliers) {
  EXPECT_TRUE(compareValues({1, 0, 1e-4}, {1, 0, 1.0001e-4}, MESH_RT_F32)
                  .outliers.empty());
  EXPECT_FALSE(
      compareValues({1e6, 0, 1}, {1e6, 0, 2}, MESH_RT_F32).outliers.empty());
}

// A program that multiplies roundings is off by itself.
TEST(CompareTest, ErrorOnOneDeviceExtendsTheTolerance) {
  HostTensor expected = makeTensor(MESH_RT_F64, {2}, {1, 2});
  HostTensor plain = makeTensor(MESH_RT_F32, {2}, {1.0001, 2});
  auto compareTo = [&](double value, std::optional<double> tolerance = {}) {
    HostTensor result = makeTensor(MESH_RT_F32, {2}, {value, 2});
    Comparison comparison = compare(result, expected, tolerance);
    if (comparison.isUndecided())
      judge(comparison, result, expected, plain, plain);
    return comparison;
  };
  Comparison near = compareTo(1.0003);
  EXPECT_TRUE(near.ok());
  EXPECT_NEAR(*near.ownError, 1e-4 / std::sqrt(5), 1e-7);
  Comparison far = compareTo(1.125);
  EXPECT_FALSE(far.ok());
  EXPECT_TRUE(far.ownError.has_value());
  EXPECT_EQ(far.difference, "at [0]: got 1.125, expected 1");
  // Nobody asks for it.
  EXPECT_FALSE(compareTo(1).ownError.has_value());
  EXPECT_FALSE(compareTo(1.0003, 1e-5).ok());
  EXPECT_FALSE(compareTo(kNaN).ok());
}

// Nothing is known about roundings where one device gives no number.
TEST(CompareTest, NoNumberOnOneDevice) {
  HostTensor expected = makeTensor(MESH_RT_F64, {1}, {1});
  HostTensor result = makeTensor(MESH_RT_F32, {1}, {2});
  for (double value : {kNaN, kInf}) {
    HostTensor plain = makeTensor(MESH_RT_F32, {1}, {value});
    Comparison comparison = compare(result, expected);
    judge(comparison, result, expected, plain, plain);
    EXPECT_FALSE(comparison.ok());
    EXPECT_EQ(comparison.ownError, kInf);
  }
}

// One device may be lucky with an element in which large numbers cancel.
TEST(CompareTest, AnElementThatMakesTheErrorIsJudgedByItself) {
  HostTensor expected = makeTensor(MESH_RT_F64, {3}, {1, 1, 1});
  HostTensor plain = makeTensor(MESH_RT_F32, {3}, {1 + 4e-6, 1, 1});
  auto judgeBy = [&](std::vector<double> values, const HostTensor &disturbed) {
    HostTensor result = makeTensor(MESH_RT_F32, {3}, values);
    Comparison comparison = compare(result, expected);
    judge(comparison, result, expected, plain, disturbed);
    return comparison;
  };
  HostTensor first = makeTensor(MESH_RT_F32, {3}, {1 + 1e-5, 1, 1});
  EXPECT_FALSE(judgeBy({1 + 3e-5, 1, 1}, plain).ok());
  Comparison lucky = judgeBy({1 + 3e-5, 1 + 1e-6, 1}, first);
  EXPECT_TRUE(lucky.ok());
  EXPECT_NEAR(lucky.error, 1e-6 / std::sqrt(3), 1e-7);
  // By what that element is off there, and no other.
  Comparison more = judgeBy({1 + 6e-5, 1, 1}, first);
  EXPECT_FALSE(more.ok());
  EXPECT_FALSE(judgeBy({1, 1 + 3e-5, 1}, first).ok());
  // The rest has to be right.
  EXPECT_FALSE(judgeBy({1 + 3e-5, 1 + 3e-5, 1}, first).ok());
}

// In most elements each makes little, and one device tells all.
TEST(CompareTest, ElementsThatMakeLittleAreNotJudgedByThemselves) {
  std::vector<double> ones(100, 1), off(100, 1 + 4e-5);
  HostTensor expected = makeTensor(MESH_RT_F64, {100}, ones);
  HostTensor result = makeTensor(MESH_RT_F32, {100}, off);
  HostTensor plain = makeTensor(MESH_RT_F32, {100}, ones);
  Comparison comparison = compare(result, expected);
  judge(comparison, result, expected, plain, result);
  EXPECT_FALSE(comparison.ok());
}

// Beyond that nothing can be told, and a bug that both have is not excused.
TEST(CompareTest, OneDeviceLosesMoreThanHalfOfTheDigits) {
  HostTensor expected = makeTensor(MESH_RT_F64, {1}, {1});
  HostTensor result = makeTensor(MESH_RT_F32, {1}, {1.01});
  Comparison comparison = compare(result, expected);
  judge(comparison, result, expected, result, result);
  EXPECT_FALSE(comparison.ok());
  EXPECT_NEAR(*comparison.ownError, 0.01, 1e-6);
}

// The exact result is zero: what is left is rounding, everywhere.
TEST(CompareTest, NothingButRounding) {
  HostTensor expected = makeTensor(MESH_RT_F64, {2}, {1e-19, -1e-19});
  HostTensor zero = makeTensor(MESH_RT_F32, {2}, {0, 0});
  HostTensor own = makeTensor(MESH_RT_F32, {2}, {6e-11, -7e-11});
  auto judgeBy = [&](std::vector<double> values, const HostTensor &plain,
                     const HostTensor &disturbed) {
    HostTensor result = makeTensor(MESH_RT_F32, {2}, values);
    Comparison comparison = compare(result, expected);
    judge(comparison, result, expected, plain, disturbed);
    return comparison;
  };
  EXPECT_TRUE(judgeBy({3e-10, 1e-11}, own, own).ok());
  EXPECT_TRUE(judgeBy({3e-10, 1e-11}, zero, own).ok());
  EXPECT_FALSE(judgeBy({3e-10, 1e-11}, zero, zero).ok());
  EXPECT_FALSE(judgeBy({1e-7, 0}, own, own).ok());
  // Squares of such.
  expected = makeTensor(MESH_RT_F64, {2}, {1e-38, 1e-38});
  HostTensor squares = makeTensor(MESH_RT_F32, {2}, {4e-21, 5e-21});
  EXPECT_TRUE(judgeBy({9e-20, 0}, squares, squares).ok());
  EXPECT_FALSE(judgeBy({1e-18, 0}, squares, squares).ok());
  expected = makeTensor(MESH_RT_F64, {2}, {1e-19, -1e-19});
  // As large as f32 is not: the program diverges.
  HostTensor diverged = makeTensor(MESH_RT_F32, {2}, {1e-6, 0});
  EXPECT_FALSE(judgeBy({1e-6, 0}, diverged, diverged).ok());
  // An error that more digits hardly lessen is no rounding.
  HostTensor close = makeTensor(MESH_RT_F32, {2}, {1e-16, 0});
  EXPECT_FALSE(judgeBy({1e-16, 0}, close, close).ok());
}

// In a program that multiplies roundings, one element may be wrong by more.
TEST(CompareTest, OutliersWithinTheExtendedTolerance) {
  HostTensor expected = makeTensor(MESH_RT_F64, {3}, {1e6, 1, 1});
  HostTensor plain = makeTensor(MESH_RT_F32, {3}, {1e6 + 100, 1, 1});
  HostTensor result = makeTensor(MESH_RT_F32, {3}, {1e6 + 100, 1, 90});
  Comparison comparison = compare(result, expected);
  EXPECT_TRUE(comparison.isUndecided());
  judge(comparison, result, expected, plain, plain);
  EXPECT_FALSE(comparison.ok());
  EXPECT_EQ(comparison.difference, "at [2]: got 90, expected 1");
}

TEST(CompareTest, ToleranceByType) {
  double error = 1e-3;
  EXPECT_FALSE(compareValues({1 + error}, {1}, MESH_RT_F32).ok());
  EXPECT_TRUE(compareValues({1 + error}, {1}, MESH_RT_F16).ok());
  EXPECT_TRUE(compareValues({1 + error}, {1}, MESH_RT_BF16).ok());
  HostTensor x = makeTensor(MESH_RT_F32, {}, {1 + error});
  HostTensor r = makeTensor(MESH_RT_F64, {}, {1});
  EXPECT_TRUE(compare(x, r, 0.01).ok());
  EXPECT_FALSE(compare(x, r, 0.0).ok());
}

// The least precise type on the way counts, not the result's own.
TEST(CompareTest, ToleranceByPrecision) {
  EXPECT_EQ(getPrecision(MESH_RT_I32).getTolerance(), 0);
  EXPECT_EQ(getPrecision(MESH_RT_F64).getTolerance(), 1e-12);
  EXPECT_EQ((Precision{"tf32", 11}).getTolerance(), 5e-3);
  EXPECT_EQ((Precision{"f8E4M3FN", 4}).getTolerance(), 0.32);
  HostTensor x = makeTensor(MESH_RT_F32, {}, {1.001});
  HostTensor r = makeTensor(MESH_RT_F64, {}, {1});
  EXPECT_TRUE(compare(x, r, {}, getPrecision(MESH_RT_BF16)).ok());
  EXPECT_EQ(compare(x, r, {}, getPrecision(MESH_RT_BF16)).precision.type,
            "bf16");
  EXPECT_FALSE(compare(x, r, {}, getPrecision(MESH_RT_F64)).ok());
  EXPECT_FALSE(compare(x, r, 1e-4, getPrecision(MESH_RT_BF16)).ok());
}

TEST(CompareTest, IntegersMadeOfFloats) {
  HostTensor x(TensorShape{MESH_RT_I32, {100}});
  HostTensor r = x.clone();
  x.setInteger(7, 1);
  EXPECT_TRUE(compare(x, r, {}, getPrecision(MESH_RT_BF16)).ok());
  EXPECT_FALSE(compare(x, r, {}, getPrecision(MESH_RT_F32)).ok());
  EXPECT_TRUE(compare(x, r, 0.01, getPrecision(MESH_RT_F32)).ok());
  EXPECT_EQ(compare(x, r, 0.5).difference, "at [7]: got 1, expected 0");
  // Another one differs on one device.
  HostTensor exact(TensorShape{MESH_RT_I32, {1000}});
  HostTensor result = exact.clone(), plain = exact.clone();
  result.setInteger(7, 1);
  plain.setInteger(3, 1);
  Comparison comparison = compare(result, exact, {}, getPrecision(MESH_RT_F32));
  EXPECT_TRUE(comparison.isUndecided());
  judge(comparison, result, exact, plain, plain);
  EXPECT_TRUE(comparison.ok());
  EXPECT_EQ(comparison.ownError, 0.001);
}

TEST(CompareTest, NaNAndInfinity) {
  EXPECT_TRUE(compareValues({kNaN, 1}, {kNaN, 1}).ok());
  EXPECT_TRUE(compareValues({kInf, -kInf}, {kInf, -kInf}).ok());
  Comparison oneNaN = compareValues({1, kNaN}, {1, 2});
  EXPECT_FALSE(oneNaN.ok());
  EXPECT_EQ(oneNaN.error, kInf);
  EXPECT_EQ(oneNaN.difference, "at [1]: got nan, expected 2");
  EXPECT_FALSE(compareValues({1, 2}, {1, kNaN}).ok());
  EXPECT_FALSE(compareValues({kInf}, {-kInf}).ok());
  EXPECT_FALSE(compareValues({kInf}, {1}).ok());
}

TEST(CompareTest, IntegersExactly) {
  HostTensor r = makeTensor(MESH_RT_I64, {2, 2}, {1, 2, 3, 4});
  EXPECT_TRUE(compare(r, r).ok());
  HostTensor x = r.clone();
  x.setInteger(3, 5);
  Comparison comparison = compare(x, r, 10);
  EXPECT_FALSE(comparison.ok());
  EXPECT_EQ(comparison.error, 0.25);
  EXPECT_EQ(comparison.difference, "at [1, 1]: got 5, expected 4");
  // Integers that doubles cannot distinguish.
  HostTensor big = makeTensor(MESH_RT_I64, {}, {0});
  HostTensor bigger = big.clone();
  big.setInteger(0, int64_t(1) << 53);
  bigger.setInteger(0, (int64_t(1) << 53) + 1);
  EXPECT_FALSE(compare(big, bigger).ok());
}

TEST(CompareTest, TypesAndShapes) {
  HostTensor x = makeTensor(MESH_RT_F32, {2}, {1, 2});
  EXPECT_EQ(compare(x, makeTensor(MESH_RT_F64, {1, 2}, {1, 2})).difference,
            "is 2xf32, the reference 1x2xf64");
  EXPECT_FALSE(compare(x, makeTensor(MESH_RT_I32, {2}, {1, 2})).ok());
}
