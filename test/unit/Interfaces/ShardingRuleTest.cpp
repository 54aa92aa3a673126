//===- ShardingRuleTest.cpp - axes of dims made of several factors --------===//

#include "mesh/Interfaces/ShardingRule.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

using namespace mesh;

namespace {
class ShardingRuleTest : public ::testing::Test {
protected:
  ShardingRuleTest() {
    context.loadDialect<MeshDialect>();
    mesh = llvm::cast<MeshAttr>(mlir::parseAttribute(
        "#mesh.mesh<[\"x\"=2, \"y\"=8, \"one\"=1]>", &context));
  }

  AxisRefAttr axis(StringRef name, int64_t pre = 1, int64_t size = 0) {
    return AxisRefAttr::get(&context, name, pre, size);
  }
  /// Deals `axes` out to factors of `sizes`.
  FactorAxes assign(ArrayRef<int64_t> sizes, ArrayRef<AxisRefAttr> axes) {
    rule = ShardingRule();
    factors.clear();
    for (int64_t size : sizes)
      factors.push_back(rule.addFactor(size, FactorKind::PassThrough));
    FactorAxes result(sizes.size());
    assignFactorAxes(rule, factors, axes, mesh,
                     [&](unsigned factor, AxisList own) {
                       result[factor] = std::move(own);
                     });
    return result;
  }

  mlir::MLIRContext context;
  MeshAttr mesh;
  ShardingRule rule;
  SmallVector<unsigned> factors;
};

TEST_F(ShardingRuleTest, TheMajorFactorComesFirst) {
  EXPECT_EQ(assign({4, 16}, {axis("x")}), (FactorAxes{{axis("x")}, {}}));
  EXPECT_EQ(assign({2, 16}, {axis("x"), axis("y")}),
            (FactorAxes{{axis("x")}, {axis("y")}}));
}

// An axis is cut where a factor ends.
TEST_F(ShardingRuleTest, AnAxisOfTwoFactors) {
  FactorAxes axes = assign({2, 16}, {axis("y")});
  EXPECT_EQ(axes, (FactorAxes{{axis("y", 1, 2)}, {axis("y", 2, 4)}}));
  EXPECT_EQ(getDimAxes(factors, axes, mesh), AxisList{axis("y")});
}

// A factor that is not split to its end hides the ones after it.
TEST_F(ShardingRuleTest, WhatCannotBeSeen) {
  EXPECT_EQ(assign({4, 16}, {axis("x"), axis("y")}),
            (FactorAxes{{axis("x"), axis("y", 1, 2)}, {axis("y", 2, 4)}}));
  FactorAxes axes{{axis("x")}, {axis("y")}};
  EXPECT_EQ(getNumVisibleFactors(rule, factors, axes, mesh), 1u);
}

TEST_F(ShardingRuleTest, LeadingFactorsNeedNotDivide) {
  EXPECT_EQ(assign({3, 16}, {axis("x")}), (FactorAxes{{axis("x")}, {}}));
  // Not every part would have an element.
  EXPECT_EQ(assign({3, 16}, {axis("y")}), (FactorAxes{{}, {}}));
}

TEST_F(ShardingRuleTest, AxesOfSizeOneFitAnywhere) {
  EXPECT_EQ(assign({1, 16}, {axis("one"), axis("x")}),
            (FactorAxes{{axis("one")}, {axis("x")}}));
  EXPECT_EQ(assign({4}, {axis("x"), axis("one")}),
            (FactorAxes{{axis("x"), axis("one")}}));
}

TEST_F(ShardingRuleTest, ListsOfAxes) {
  EXPECT_EQ(mergeAxes(mesh, {axis("y", 1, 2), axis("y", 2, 4)}),
            AxisList{axis("y")});
  EXPECT_EQ(mergeAxes(mesh, {axis("y", 2, 2), axis("y", 4, 2)}),
            AxisList{axis("y", 2, 4)});
  AxisList whole{axis("y")}, part{axis("y", 2, 2)};
  ASSERT_TRUE(succeeded(refineAxes(mesh, {&whole, &part})));
  EXPECT_EQ(whole,
            (AxisList{axis("y", 1, 2), axis("y", 2, 2), axis("y", 4, 2)}));
  EXPECT_EQ(part, AxisList{axis("y", 2, 2)});
  EXPECT_TRUE(covers(mesh, {axis("y")}, axis("y", 2, 2)));
  EXPECT_FALSE(covers(mesh, {axis("y", 1, 2)}, axis("y", 2, 2)));
}
} // namespace
