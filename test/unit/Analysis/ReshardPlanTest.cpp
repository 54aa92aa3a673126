//===- ReshardPlanTest.cpp - minimal chains of collectives ----------------===//

#include "mesh/Analysis/ReshardPlan.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace mesh;
using Kind = ReshardStep::Kind;

namespace {
class ReshardPlanTest : public ::testing::Test {
protected:
  ReshardPlanTest() {
    context.loadDialect<MeshDialect>();
    mesh = parse<MeshAttr>("#mesh.mesh<[\"x\"=2, \"y\"=4, \"z\"=4]>");
  }

  template <typename Attr>
  Attr parse(const std::string &text) {
    return llvm::cast<Attr>(mlir::parseAttribute(text, &context));
  }
  /// The plan as text, a step being "gather x,y 0".
  std::string plan(const std::string &from, const std::string &to) {
    auto sharding = [&](const std::string &text) {
      return parse<ShardingAttr>("#mesh.sharding<@m, " + text + ">");
    };
    std::string text;
    llvm::raw_string_ostream os(text);
    llvm::interleave(
        planReshard(sharding(from), sharding(to), mesh), os,
        [&](const ReshardStep &step) { print(step, os); }, "; ");
    return text;
  }

private:
  static void print(const ReshardStep &step, llvm::raw_ostream &os) {
    static constexpr const char *names[] = {"slice",  "gather",  "exchange",
                                            "reduce", "scatter", "partial"};
    os << names[static_cast<int>(step.kind)] << " ";
    llvm::interleave(
        step.axes, os,
        [&](AxisRefAttr axis) {
          os << axis.getName();
          if (axis.isSubAxis())
            os << ":" << axis.getPreSize() << "," << axis.getSubSize();
        },
        "+");
    if (step.dim >= 0)
      os << " " << step.dim;
    if (step.concatDim >= 0)
      os << " from " << step.concatDim;
  }

protected:
  mlir::MLIRContext context;
  MeshAttr mesh;
};

TEST_F(ReshardPlanTest, NothingToDo) {
  EXPECT_EQ(plan("[{\"x\"}, {\"y\"}]", "[{\"x\"}, {\"y\"}]"), "");
  EXPECT_EQ(plan("[{}], partial=sum{\"x\"}", "[{}], partial=sum{\"x\"}"), "");
}

TEST_F(ReshardPlanTest, OneStep) {
  EXPECT_EQ(plan("[{}, {}]", "[{\"x\", \"y\"}, {}]"), "slice x+y 0");
  EXPECT_EQ(plan("[{\"x\", \"y\"}, {}]", "[{\"x\"}, {}]"), "gather y 0");
  EXPECT_EQ(plan("[{\"x\", \"y\"}, {}]", "[{}, {}]"), "gather x+y 0");
  EXPECT_EQ(plan("[{\"y\"}, {}]", "[{}, {\"y\"}]"), "exchange y 1 from 0");
  EXPECT_EQ(plan("[{}], partial=sum{\"y\"}", "[{\"y\"}]"), "scatter y 0");
  EXPECT_EQ(plan("[{}], partial=sum{\"y\"}", "[{}]"), "reduce y");
  EXPECT_EQ(plan("[{}]", "[{}], partial=max{\"y\"}"), "partial y");
}

// Several axes go from dim to dim together, if their order stays.
TEST_F(ReshardPlanTest, ExchangeOfSeveralAxes) {
  EXPECT_EQ(plan("[{\"x\", \"y\", \"z\"}, {}]", "[{\"x\"}, {\"y\", \"z\"}]"),
            "exchange y+z 1 from 0");
}

// What makes the value smaller goes first, what makes it larger last.
TEST_F(ReshardPlanTest, SmallBeforeLarge) {
  EXPECT_EQ(plan("[{\"x\"}, {}]", "[{}, {\"y\"}]"), "slice y 1; gather x 0");
  EXPECT_EQ(plan("[{\"x\"}, {}], partial=sum{\"y\"}", "[{}, {\"y\"}]"),
            "scatter y 1; gather x 0");
}

// One partial axis is scattered, the other reduced.
TEST_F(ReshardPlanTest, MixedPartialAxes) {
  EXPECT_EQ(plan("[{}], partial=sum{\"x\", \"y\"}", "[{\"y\"}]"),
            "scatter y 0; reduce x");
}

// Sums do not become maxima: they are reduced first.
TEST_F(ReshardPlanTest, OtherCombiner) {
  EXPECT_EQ(plan("[{}], partial=sum{\"x\"}", "[{}], partial=max{\"x\"}"),
            "reduce x; partial x");
}

// Part of an axis leaves, the other stays.
TEST_F(ReshardPlanTest, SubAxes) {
  EXPECT_EQ(plan("[{\"y\"}, {}]", "[{\"y\":(1)2}, {}]"), "gather y:2,2 0");
  EXPECT_EQ(plan("[{\"y\"}, {}]", "[{\"y\":(1)2}, {\"y\":(2)2}]"),
            "exchange y:2,2 1 from 0");
}

// Two axes change places without the value ever being whole.
TEST_F(ReshardPlanTest, Swap) {
  EXPECT_EQ(plan("[{\"y\"}, {\"z\"}]", "[{\"z\"}, {\"y\"}]"),
            "gather y 0; exchange z 0 from 1; slice y 1");
}
} // namespace
