//===- FactorResolutionTest.cpp - Axes that split an op's loops -----------===//

#include "mesh/Transforms/Propagation/FactorResolution.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

using namespace mesh;

namespace {
/// A matmul: y[m, n] = sum over k of a[m, k] * b[k, n].
class FactorResolutionTest : public ::testing::Test {
protected:
  FactorResolutionTest() {
    context.loadDialect<MeshDialect>();
    mesh = llvm::cast<MeshAttr>(
        mlir::parseAttribute("#mesh.mesh<[\"x\"=2, \"y\"=4]>", &context));
    x = AxisRefAttr::get(&context, "x");
    y = AxisRefAttr::get(&context, "y");
    m = rule.addFactor(8, FactorKind::PassThrough);
    n = rule.addFactor(8, FactorKind::PassThrough);
    k = rule.addFactor(8, FactorKind::Reduction);
    rule.operands = {{{m}, {k}}, {{k}, {n}}};
    rule.results = {{{m}, {n}}};
    rule.accumulations.resize(1);
    rule.accumulations[0].combiner = Combiner::Sum;
  }

  FactorClaim claim(TensorLayout &layout, DimFactors &dims, double bytes,
                    bool isResult = false) {
    return {&layout, &dims, bytes, isResult};
  }
  SmallVector<FactorClaim> operandClaims() {
    return {claim(a, rule.operands[0], aBytes),
            claim(b, rule.operands[1], bBytes)};
  }
  FactorAxes resolve(FactorScope scope = FactorScope::All) {
    SmallVector<FactorClaim> claims = operandClaims();
    claims.push_back(claim(result, rule.results[0], 64, /*isResult=*/true));
    return resolveFactors(rule, claims, mesh, scope);
  }

  mlir::MLIRContext context;
  MeshAttr mesh;
  AxisRefAttr x, y;
  ShardingRule rule;
  unsigned m, n, k;
  TensorLayout a{2}, b{2}, result{2};
  double aBytes = 64, bBytes = 64;
};

TEST_F(FactorResolutionTest, TensorsThatAgree) {
  a.dims = {{x}, {}};
  b.dims = {{}, {y}};
  EXPECT_EQ(resolve(), (FactorAxes{{x}, {y}, {}}));
}

TEST_F(FactorResolutionTest, ReductionsAreLeftForLater) {
  a.dims = {{}, {y}};
  EXPECT_EQ(resolve(FactorScope::PassThrough), (FactorAxes{{}, {}, {}}));
  EXPECT_EQ(resolve(), (FactorAxes{{}, {}, {y}}));
}

// Rows and columns cannot both be split along one axis; the smaller operand
// gives way.
TEST_F(FactorResolutionTest, AxisOfTwoFactors) {
  a.dims = {{y}, {}};
  b.dims = {{}, {y}};
  bBytes = 1024;
  EXPECT_EQ(resolve(), (FactorAxes{{}, {y}, {}}));
  std::swap(aBytes, bBytes);
  EXPECT_EQ(resolve(), (FactorAxes{{y}, {}, {}}));
}

// If rows and columns are equally good, those of the operand with fewer ops are
// split, or those of the first. None is split while others may decide.
TEST_F(FactorResolutionTest, TieOfTwoFactors) {
  a.dims = {{y}, {}};
  b.dims = {{}, {y}};
  EXPECT_EQ(resolve(), (FactorAxes{{y}, {}, {}}));
  bool hasTie = false;
  SmallVector<FactorClaim> claims = operandClaims();
  claims.push_back(claim(result, rule.results[0], 64, /*isResult=*/true));
  EXPECT_EQ(resolveFactors(rule, claims, mesh, FactorScope::All, &hasTie),
            (FactorAxes{{}, {}, {}}));
  EXPECT_TRUE(hasTie);
  claims[0].numOps = 3;
  claims[1].numOps = 2;
  EXPECT_EQ(resolveFactors(rule, claims, mesh), (FactorAxes{{}, {y}, {}}));
}

// Axes that the result already has save communication.
TEST_F(FactorResolutionTest, ResultSettlesATie) {
  a.dims = {{y}, {}};
  b.dims = {{}, {y}};
  result.dims = {{}, {y}};
  bool hasTie = false;
  SmallVector<FactorClaim> claims = operandClaims();
  claims.push_back(claim(result, rule.results[0], 64, /*isResult=*/true));
  EXPECT_EQ(resolveFactors(rule, claims, mesh, FactorScope::All, &hasTie),
            (FactorAxes{{}, {y}, {}}));
  EXPECT_FALSE(hasTie);
}

// The longer of two lists for one factor is better, else the one that the
// result already has.
TEST_F(FactorResolutionTest, ListsOfOneFactor) {
  a.dims = {{x, y}, {}};
  result.dims = {{x}, {}};
  EXPECT_EQ(resolve(), (FactorAxes{{x, y}, {}, {}}));
  result.dims = {{y}, {}};
  EXPECT_EQ(resolve(), (FactorAxes{{y}, {}, {}}));
}

TEST_F(FactorResolutionTest, FromResults) {
  a.dims = {{}, {x}};
  b.dims = {{x}, {}};
  result.dims = {{}, {y}};
  result.addPartial(mesh, x, Combiner::Sum);
  auto error = [&] { return mlir::emitError(mlir::UnknownLoc::get(&context)); };
  FailureOr<FactorAxes> axes =
      resolveFromResults(rule, operandClaims(), result, mesh, error);
  ASSERT_TRUE(succeeded(axes));
  EXPECT_EQ(*axes, (FactorAxes{{}, {y}, {x}}));

  // A whole result is not summed up over devices.
  result = TensorLayout(2);
  axes = resolveFromResults(rule, operandClaims(), result, mesh, error);
  ASSERT_TRUE(succeeded(axes));
  EXPECT_EQ(*axes, (FactorAxes{{}, {}, {}}));
}

// Rows by a part of the axis that splits the columns: whoever has the part has
// the dispute, and what the winner leaves stays free.
TEST_F(FactorResolutionTest, PartOfAnAxisOfTwoFactors) {
  AxisRefAttr major = getAxisPart(mesh, "y", 1, 2);
  a.dims = {{major}, {}};
  b.dims = {{}, {y}};
  bBytes = 1024;
  EXPECT_EQ(resolve(), (FactorAxes{{}, {y}, {}}));
  std::swap(aBytes, bBytes);
  EXPECT_EQ(resolve(), (FactorAxes{{major}, {}, {}}));
}

// The result is partial over an axis of which two reductions are asked to take
// the same part: between them they take all of it.
TEST_F(FactorResolutionTest, PartOfAnAxisOfTwoReductions) {
  unsigned k2 = rule.addFactor(8, FactorKind::Reduction);
  rule.operands = {{{m}, {k}}, {{k2}, {n}}};
  a.dims = {{}, {getAxisPart(mesh, "y", 1, 2)}};
  b.dims = {{y}, {}};
  result.addPartial(mesh, y, Combiner::Sum);
  auto error = [&] { return mlir::emitError(mlir::UnknownLoc::get(&context)); };
  FailureOr<FactorAxes> axes =
      resolveFromResults(rule, operandClaims(), result, mesh, error);
  ASSERT_TRUE(succeeded(axes));
  EXPECT_EQ((*axes)[m], AxisList());
  EXPECT_EQ((*axes)[n], AxisList());
  AxisList both((*axes)[k]);
  llvm::append_range(both, (*axes)[k2]);
  EXPECT_TRUE(makeSameGroups(mesh, both, AxisList{y}));
}

// The reduction is asked to take all of an axis, but the result is partial over
// a part of it, which does not divide what is reduced.
TEST_F(FactorResolutionTest, ResultThatIsPartialOverAPart) {
  rule.factors[k].size = 7;
  AxisRefAttr major = getAxisPart(mesh, "y", 1, 2);
  a.dims = {{}, {y}};
  result.addPartial(mesh, major, Combiner::Sum);
  auto error = [&] { return mlir::emitError(mlir::UnknownLoc::get(&context)); };
  FailureOr<FactorAxes> axes =
      resolveFromResults(rule, operandClaims(), result, mesh, error);
  ASSERT_TRUE(succeeded(axes));
  EXPECT_EQ(*axes, (FactorAxes{{}, {}, {major}}));
}
} // namespace
