//===- ReshardSimulationTest.cpp - every plan does what it should ---------===//
//
// Plays plans on tensors whose elements say where they are from, for all pairs
// of shardings on small meshes.
//
//===----------------------------------------------------------------------===//

#include "mesh/Transforms/Reshard/ReshardCost.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace mesh;
using Kind = ReshardStep::Kind;

namespace {

/// An element: which one of the whole tensor, and whose parts of its sum, by
/// the position over the partial axes. No part: zero.
struct Cell {
  int64_t element = 0;
  uint32_t parts = 0;

  bool operator==(const Cell &other) const = default;
};

using Shape = std::array<int64_t, 2>;

struct Local {
  Shape shape;
  std::vector<Cell> cells;

  explicit Local(Shape shape) : shape(shape), cells(shape[0] * shape[1]) {}
  Cell &at(Shape index) { return cells[index[0] * shape[1] + index[1]]; }
};

/// Calls body with all indices of a shape.
template <typename Fn>
void forEachIndex(Shape shape, Fn body) {
  for (int64_t i = 0; i < shape[0]; ++i)
    for (int64_t j = 0; j < shape[1]; ++j)
      body(Shape{i, j});
}

class Simulator {
public:
  explicit Simulator(MeshAttr mesh) : mesh(mesh) {}

  int64_t getPosition(int64_t device, ArrayRef<AxisRefAttr> axes) const {
    int64_t position = 0;
    for (AxisRefAttr axis : axes)
      position = position * mesh.getSize(axis) +
                 device / mesh.getStride(axis) % mesh.getSize(axis);
    return position;
  }
  /// The group of a device, in order.
  std::vector<int64_t> getGroup(int64_t device,
                                ArrayRef<AxisRefAttr> axes) const {
    std::vector<int64_t> group(mesh.getSize(axes));
    for (int64_t other = 0; other < mesh.getNumDevices(); ++other) {
      int64_t moved = other;
      for (AxisRefAttr axis : axes)
        moved += (getPosition(device, axis) - getPosition(other, axis)) *
                 mesh.getStride(axis);
      if (moved == device)
        group[getPosition(other, axes)] = other;
    }
    return group;
  }

  /// Returns the blocks of a tensor of `shape` on the devices.
  std::vector<Local> distribute(ShardingAttr sharding, Shape shape) const;
  void play(const ReshardStep &step, std::vector<Local> &devices);
  /// Returns true if the devices hold a value with this sharding: `parts` in
  /// all.
  bool isLaidOut(std::vector<Local> &devices, ShardingAttr sharding,
                 Shape shape, uint32_t parts) const;
  /// No step has added something to itself.
  bool isSane = true;

private:
  Cell add(Cell a, Cell b) {
    if (a.parts && b.parts && a.element != b.element)
      isSane = false;
    if (a.parts & b.parts)
      isSane = false;
    return {a.parts ? a.element : b.element, a.parts | b.parts};
  }
  MeshAttr mesh;
};

std::vector<Local> Simulator::distribute(ShardingAttr sharding,
                                         Shape shape) const {
  std::vector<Local> devices;
  for (int64_t device = 0; device < mesh.getNumDevices(); ++device) {
    Shape local, begin;
    for (int dim = 0; dim < 2; ++dim) {
      local[dim] = shape[dim] / sharding.getNumShards(dim, mesh);
      begin[dim] = getPosition(device, sharding.getAxes(dim)) * local[dim];
    }
    uint32_t part = 1u << getPosition(device, sharding.getPartial());
    Local &block = devices.emplace_back(local);
    forEachIndex(local, [&](Shape index) {
      block.at(index) = {(begin[0] + index[0]) * shape[1] + begin[1] + index[1],
                         part};
    });
  }
  return devices;
}

void Simulator::play(const ReshardStep &step, std::vector<Local> &devices) {
  std::vector<Local> results;
  int64_t n = mesh.getSize(step.axes);
  int64_t dim = step.dim, concat = step.concatDim;
  for (int64_t device = 0; device < mesh.getNumDevices(); ++device) {
    std::vector<int64_t> group = getGroup(device, step.axes);
    int64_t position = getPosition(device, step.axes);
    Local &own = devices[device];
    Shape shape = own.shape;
    if (step.kind == Kind::AllSlice || step.kind == Kind::ReduceScatter ||
        step.kind == Kind::AllToAll) {
      EXPECT_EQ(shape[dim] % n, 0);
      shape[dim] /= n;
    }
    if (step.kind == Kind::AllGather)
      shape[dim] *= n;
    if (step.kind == Kind::AllToAll)
      shape[concat] *= n;
    Local &result = results.emplace_back(shape);
    forEachIndex(shape, [&](Shape index) {
      Cell &cell = result.at(index);
      Shape from = index;
      switch (step.kind) {
      case Kind::AllSlice:
        from[dim] += position * shape[dim];
        cell = own.at(from);
        break;
      case Kind::AllGather:
        from[dim] %= own.shape[dim];
        cell = devices[group[index[dim] / own.shape[dim]]].at(from);
        break;
      case Kind::AllToAll:
        from[concat] %= own.shape[concat];
        from[dim] += position * shape[dim];
        cell = devices[group[index[concat] / own.shape[concat]]].at(from);
        break;
      case Kind::ReduceScatter:
        from[dim] += position * shape[dim];
        [[fallthrough]];
      case Kind::AllReduce:
        for (int64_t member : group)
          cell = add(cell, devices[member].at(from));
        break;
      case Kind::Permute:
        cell = devices[group[getPosition(device, step.targets)]].at(index);
        break;
      case Kind::MakePartial:
        cell = own.at(index);
        if (position != 0)
          cell.parts = 0;
        break;
      }
    });
  }
  devices = std::move(results);
}

bool Simulator::isLaidOut(std::vector<Local> &devices, ShardingAttr sharding,
                          Shape shape, uint32_t parts) const {
  std::vector<Local> expected = distribute(sharding, shape);
  for (int64_t device = 0; device < mesh.getNumDevices(); ++device) {
    if (devices[device].shape != expected[device].shape)
      return false;
    std::vector<int64_t> group = getGroup(device, sharding.getPartial());
    for (size_t i = 0; i < expected[device].cells.size(); ++i) {
      uint32_t all = 0;
      for (int64_t member : group) {
        Cell cell = devices[member].cells[i];
        if ((cell.parts && cell.element != expected[device].cells[i].element) ||
            (all & cell.parts))
          return false;
        all |= cell.parts;
      }
      if (all != parts)
        return false;
    }
  }
  return true;
}

class ReshardSimulationTest : public ::testing::Test {
protected:
  ReshardSimulationTest() { context.loadDialect<MeshDialect>(); }

  template <typename Attr>
  Attr parse(const std::string &text) {
    return llvm::cast<Attr>(mlir::parseAttribute(text, &context));
  }

  /// All shardings of two dims that can be made of `axes`, of which some may
  /// be parts of others.
  std::vector<ShardingAttr> getShardings(MeshAttr mesh,
                                         const std::vector<AxisRefAttr> &axes);
  /// Plans and plays every pair of them that divides `shape`.
  void checkAll(const std::string &meshText,
                const std::vector<std::string> &axes, Shape shape);

  mlir::MLIRContext context;
};

std::vector<ShardingAttr>
ReshardSimulationTest::getShardings(MeshAttr mesh,
                                    const std::vector<AxisRefAttr> &axes) {
  llvm::SetVector<ShardingAttr> found;
  std::array<AxisList, 3> places; // two dims and what is partial
  auto name = mlir::FlatSymbolRefAttr::get(&context, "m");
  auto add = [&](auto &self) -> void {
    SmallVector<DimShardingAttr> dims;
    for (int dim = 0; dim < 2; ++dim)
      dims.push_back(
          DimShardingAttr::get(&context, mergeAxes(mesh, places[dim])));
    AxisList partial = mergeAxes(mesh, places[2]);
    std::optional<Combiner> combiner;
    if (!partial.empty())
      combiner = Combiner::Sum;
    found.insert(
        ShardingAttr::get(&context, name, dims, {}, combiner, partial));
    for (AxisRefAttr axis : axes) {
      if (llvm::any_of(places, [&](const AxisList &list) {
            return overlapsAny(mesh, axis, list);
          }))
        continue;
      for (AxisList &place : places) {
        place.push_back(axis);
        self(self);
        place.pop_back();
      }
    }
  };
  add(add);
  return {found.begin(), found.end()};
}

void ReshardSimulationTest::checkAll(const std::string &meshText,
                                     const std::vector<std::string> &axisTexts,
                                     Shape shape) {
  auto mesh = parse<MeshAttr>("#mesh.mesh<[" + meshText + "]>");
  std::vector<AxisRefAttr> axes;
  for (const std::string &text : axisTexts)
    axes.push_back(parse<AxisRefAttr>("#mesh.axis<" + text + ">"));
  auto type =
      mlir::RankedTensorType::get(shape, mlir::Float32Type::get(&context));
  // So that bytes matter, and not messages alone.
  MachineModel machine;
  machine.links["*"] = {1e-6, 1e7};
  ReshardOptions options;
  options.machine = &machine;
  ReshardCost cost(mesh, &machine);

  std::vector<ShardingAttr> shardings;
  for (ShardingAttr sharding : getShardings(mesh, axes))
    if (shape[0] % sharding.getNumShards(0, mesh) == 0 &&
        shape[1] % sharding.getNumShards(1, mesh) == 0)
      shardings.push_back(sharding);
  for (ShardingAttr from : shardings)
    for (ShardingAttr to : shardings) {
      ReshardPlan plan = planReshard({from, to, mesh, type}, options);
      Simulator simulator(mesh);
      std::vector<Local> devices = simulator.distribute(from, shape);
      double bytes = 4.0 * devices[0].cells.size();
      for (const ReshardStep &step : plan.steps)
        simulator.play(step, devices);
      uint32_t parts = (1u << mesh.getSize(from.getPartial())) - 1;
      std::string text;
      llvm::raw_string_ostream(text) << mesh << ": " << from << " to " << to;
      ASSERT_TRUE(simulator.isSane &&
                  simulator.isLaidOut(devices, to, shape, parts))
          << text;
      ReshardPlan greedy = cost.evaluate(planGreedily(from, to, mesh), bytes);
      ASSERT_LE(plan.seconds, greedy.seconds * (1 + 1e-9)) << text;

      // With no memory to spare.
      options.maxBytes = 0;
      ReshardPlan small = planReshard({from, to, mesh, type}, options);
      options.maxBytes = std::numeric_limits<double>::infinity();
      ASSERT_LE(small.peakBytes, greedy.peakBytes) << text;
      std::vector<Local> again = simulator.distribute(from, shape);
      for (const ReshardStep &step : small.steps)
        simulator.play(step, again);
      ASSERT_TRUE(simulator.isSane &&
                  simulator.isLaidOut(again, to, shape, parts))
          << text;
    }
}

TEST_F(ReshardSimulationTest, TwoAxes) {
  checkAll("\"x\"=2, \"y\"=2", {"\"x\"", "\"y\""}, {4, 4});
  checkAll("\"x\"=2, \"y\"=3", {"\"x\"", "\"y\""}, {6, 6});
  checkAll("\"x\"=4, \"y\"=2", {"\"x\"", "\"y\""}, {8, 8});
  checkAll("\"x\"=6, \"y\"=4", {"\"x\"", "\"y\""}, {24, 24});
}

// Not all that the search thinks of divides.
TEST_F(ReshardSimulationTest, SmallDims) {
  checkAll("\"x\"=2, \"y\"=4", {"\"x\"", "\"y\""}, {4, 2});
  checkAll("\"x\"=2, \"y\"=3", {"\"x\"", "\"y\""}, {3, 6});
  checkAll("\"x\"=1, \"y\"=3", {"\"x\"", "\"y\""}, {1, 3});
}

TEST_F(ReshardSimulationTest, SubAxes) {
  checkAll("\"x\"=4, \"y\"=2", {"\"x\"", "\"x\":(1)2", "\"x\":(2)2", "\"y\""},
           {8, 8});
}

TEST_F(ReshardSimulationTest, PartsThatDoNotNest) {
  checkAll("\"x\"=6",
           {"\"x\"", "\"x\":(1)2", "\"x\":(2)3", "\"x\":(1)3", "\"x\":(3)2"},
           {6, 6});
  checkAll("\"x\"=6, \"y\"=2", {"\"x\":(1)2", "\"x\":(1)3", "\"y\""}, {12, 12});
}

TEST_F(ReshardSimulationTest, ThreeAxes) {
  checkAll("\"x\"=2, \"y\"=2, \"z\"=2", {"\"x\"", "\"y\"", "\"z\""}, {8, 8});
}
} // namespace
