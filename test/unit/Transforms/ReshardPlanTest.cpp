//===- ReshardPlanTest.cpp - minimal chains of collectives ----------------===//

#include "mesh/Transforms/Reshard/ReshardCost.h"

#include "mesh-rt/link.h"
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
    ShardingAttr source = sharding(from);
    SmallVector<int64_t> shape(source.getRank(), size);
    auto type =
        mlir::RankedTensorType::get(shape, mlir::Float32Type::get(&context));
    std::string text;
    llvm::raw_string_ostream os(text);
    llvm::interleave(
        planReshard({source, sharding(to), mesh, type}, options).steps, os,
        [&](const ReshardStep &step) { print(step, os); }, "; ");
    return text;
  }

private:
  static void print(ArrayRef<AxisRefAttr> axes, llvm::raw_ostream &os) {
    llvm::interleave(
        axes, os,
        [&](AxisRefAttr axis) {
          os << axis.getName();
          if (axis.isSubAxis())
            os << ":" << axis.getPreSize() << "," << axis.getSubSize();
        },
        "+");
  }
  static void print(const ReshardStep &step, llvm::raw_ostream &os) {
    static constexpr const char *names[] = {"slice",  "gather",  "exchange",
                                            "reduce", "scatter", "permute",
                                            "partial"};
    os << names[static_cast<int>(step.kind)] << " ";
    print(step.axes, os);
    if (step.kind == Kind::Permute) {
      os << " to ";
      print(step.targets, os);
    }
    if (step.dim >= 0)
      os << " " << step.dim;
    if (step.concatDim >= 0)
      os << " from " << step.concatDim;
  }

protected:
  mlir::MLIRContext context;
  MeshAttr mesh;
  /// The size of each dim.
  int64_t size = 4096;
  ReshardOptions options;
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

// Steps that make the value smaller come first, steps that make it larger last.
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
            "permute y+z to z+y");
  // Part of y makes up for the sizes.
  EXPECT_EQ(plan("[{\"x\"}, {\"y\"}]", "[{\"y\"}, {\"x\"}]"),
            "exchange y:2,2 0 from 1; permute x+y:1,2 to y:1,2+x");
}

// Blocks that only change hands do so in one step: another order of a dim's
// axes, another axis of the same size, partial sums on other devices.
TEST_F(ReshardPlanTest, Permute) {
  EXPECT_EQ(plan("[{\"x\", \"y\"}]", "[{\"y\", \"x\"}]"), "permute x+y to y+x");
  EXPECT_EQ(plan("[{\"x\", \"y\"}]", "[{\"x\", \"z\"}]"), "permute y+z to z+y");
  EXPECT_EQ(
      plan("[{\"y\"}], partial=sum{\"z\"}", "[{\"z\"}], partial=sum{\"y\"}"),
      "permute y+z to z+y");
}

// An axis goes to another dim, and its neighbour to another place.
TEST_F(ReshardPlanTest, PermuteAndExchange) {
  EXPECT_EQ(plan("[{\"x\", \"y\"}, {}]", "[{\"y\"}, {\"x\"}]"),
            "permute x+y to y+x; exchange x 1 from 0");
}

// Another axis in the place of a larger one: as many blocks as there shall be
// change hands, and what is left of the larger one is gathered.
TEST_F(ReshardPlanTest, OtherAxis) {
  EXPECT_EQ(plan("[{\"y\"}]", "[{\"x\"}]"),
            "permute y+x to x+y; gather y:1,2 0");
}

// Half of an axis is not a third of it, but the sixth is part of both.
TEST_F(ReshardPlanTest, PartsThatDoNotNest) {
  mesh = parse<MeshAttr>("#mesh.mesh<[\"x\"=12]>");
  size = 12 << 10;
  EXPECT_EQ(plan("[{\"x\":(1)2}]", "[{\"x\":(1)3}]"),
            "slice x:2,3 0; gather x:3,2 0");
}

// Plans for small values have few messages, plans for large ones few bytes.
TEST_F(ReshardPlanTest, Latency) {
  mesh = parse<MeshAttr>("#mesh.mesh<[\"x\"=3, \"y\"=4]>");
  size = 12;
  EXPECT_EQ(plan("[{\"x\"}, {\"y\"}]", "[{\"y\"}, {\"x\"}]"),
            "gather x 0; exchange y 0 from 1; slice x 1");
  size = 12 << 10;
  EXPECT_EQ(plan("[{\"x\"}, {\"y\"}]", "[{\"y\"}, {\"x\"}]"),
            "exchange x 1 from 0; exchange y+x 0 from 1; exchange x 1 from 0");
}

// A bound on memory rules out what takes less time; it does not forbid what
// has to be.
TEST_F(ReshardPlanTest, Memory) {
  mesh = parse<MeshAttr>("#mesh.mesh<[\"x\"=3, \"y\"=4]>");
  size = 12;
  options.maxBytes = 100;
  EXPECT_EQ(plan("[{\"x\"}, {\"y\"}]", "[{\"y\"}, {\"x\"}]"),
            "exchange y 0 from 1; permute x+y to y+x; exchange x 1 from 0");
  EXPECT_EQ(plan("[{\"x\"}, {\"y\"}]", "[{}, {}]"), "gather x 0; gather y 1");
}

// The slowest link that a step goes over counts.
TEST_F(ReshardPlanTest, Links) {
  MachineModel machine;
  machine.links["*"] = {1e-6, 1e10};
  machine.links["z"] = {1e-3, 1e6};
  ReshardCost cost(mesh, &machine);
  auto y = parse<AxisRefAttr>("#mesh.axis<\"y\">");
  auto z = parse<AxisRefAttr>("#mesh.axis<\"z\">");
  EXPECT_EQ(cost.getLink({y}).latency, 1e-6);
  EXPECT_EQ(cost.getLink({y, z}).latency, 1e-3);
  EXPECT_EQ(cost.getLink({y, z}).bandwidth, 1e6);
}

// A port of half duplex takes twice as long for what it sends and receives.
TEST_F(ReshardPlanTest, Switches) {
  auto getSeconds = [](Topology topology, bool duplex) {
    return ReshardCost::getSeconds(ReshardStep::Kind::AllGather, 8, 1e6,
                                   {1e-3, 1e6, duplex, topology});
  };
  double ring = getSeconds(Topology::Ring, true);
  EXPECT_NEAR(ring, 3e-3 + 7, 1e-4);
  EXPECT_EQ(getSeconds(Topology::Ring, false), ring);
  EXPECT_EQ(getSeconds(Topology::Switch, true), ring);
  EXPECT_NEAR(getSeconds(Topology::Switch, false), ring + 7, 1e-9);
}

// A step goes over a switch if all of its links do.
TEST_F(ReshardPlanTest, SwitchesAndRings) {
  MachineModel machine;
  machine.links["*"] = {1e-6, 1e10, true, Topology::Switch};
  machine.links["z"] = {1e-3, 1e6, false};
  ReshardCost cost(mesh, &machine);
  auto y = parse<AxisRefAttr>("#mesh.axis<\"y\">");
  auto z = parse<AxisRefAttr>("#mesh.axis<\"z\">");
  EXPECT_EQ(cost.getLink({y}).topology, Topology::Switch);
  EXPECT_TRUE(cost.getLink({y}).duplex);
  EXPECT_EQ(cost.getLink({y, z}).topology, Topology::Ring);
  EXPECT_FALSE(cost.getLink({y, z}).duplex);
}
} // namespace
