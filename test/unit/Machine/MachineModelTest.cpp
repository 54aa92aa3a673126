//===- MachineModelTest.cpp - tests of models of machines -----------------===//

#include "mesh/Machine/MachineModel.h"

#include "mesh-rt/link.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace mesh;

namespace {

TEST(MachineModel, RoundTrip) {
  llvm::Expected<MachineModel> model = parseMachineModel(R"({
    "links": {"model": {"latency": 2e-6, "bandwidth": 5e10, "duplex": false},
              "*": {"latency": 0, "bandwidth": 1, "topology": "switch",
                    "offloaded": false}},
    "flops": {"f32": 1e12}, "contraction_overhead": 1e-6,
    "contraction_grain": 24, "memory_bandwidth": 3e9})");
  ASSERT_TRUE(static_cast<bool>(model));
  std::string text = llvm::formatv("{0}", toJson(*model));
  llvm::Expected<MachineModel> again = parseMachineModel(text);
  ASSERT_TRUE(static_cast<bool>(again));
  EXPECT_EQ(again->links.at("model").bandwidth, 5e10);
  EXPECT_FALSE(again->links.at("model").duplex);
  EXPECT_EQ(again->links.at("model").topology, Topology::Ring);
  EXPECT_EQ(again->links.at("*").latency, 0);
  EXPECT_EQ(again->links.at("*").topology, Topology::Switch);
  EXPECT_TRUE(again->links.at("model").offloaded);
  EXPECT_FALSE(again->links.at("*").offloaded);
  EXPECT_EQ(again->memoryBandwidth, 3e9);
  EXPECT_EQ(again->flops.at("f32"), 1e12);
  EXPECT_EQ(again->contractionOverhead, 1e-6);
  EXPECT_EQ(again->contractionGrain, 24);
}

TEST(MachineModel, Errors) {
  const std::pair<const char *, const char *> cases[] = {
      {"[", "Unexpected EOF"},
      {"[]", "expected an object"},
      {R"({"flops": {"f32": 0}})",
       "expected a number from 1e-6 to 1e30 at machine.flops.f32, got 0"},
      {R"({"flops": {"f32": 1e300}})",
       "expected a number from 1e-6 to 1e30 at machine.flops.f32, got 1e+300"},
      {R"({"flops": {"f32": "fast"}})", "machine.flops.f32, got \"fast\""},
      {R"({"flops": {"f32": {}}})", "machine.flops.f32, got an object"},
      {R"({"flops": {"f32": []}})", "machine.flops.f32, got an array"},
      {R"({"flops": {"f33": 1}})",
       "expected i1, i8, i16, i32, i64, bf16, f16, f32 or f64 at "
       "machine.flops.f33"},
      {R"({"links": 3})", "expected an object"},
      {R"({"links": {"x": {"latency": 1}}})",
       "expected a latency and a bandwidth"},
      {R"({"links": {"x": {"latency": 1, "bandwidth": 1, "speed": 1}}})",
       "expected latency, bandwidth, duplex, topology or offloaded"},
      {R"({"links": {"x": {"topology": "torus"}}})",
       "expected \"ring\" or \"switch\""},
      {R"({"links": {"x": {"topology": true}}})",
       "expected \"ring\" or \"switch\""},
      {R"({"links": {"x": {"latency": 1e7, "bandwidth": 1}}})",
       "expected a number from 0 to 1e6 at machine.links.x.latency, got "
       "10000000"},
      {R"({"links": {"x": {"latency": 1, "bandwidth": 1e-300}}})",
       "expected a number from 1e-6 to 1e30 at machine.links.x.bandwidth, got "
       "1e-300"},
      {R"({"levels": [{"latency": 1, "bandwidth": 1e300}]})",
       "machine.levels[0].bandwidth, got 1e+300"},
      {R"({"contraction_overhead": -1})",
       "expected a number from 0 to 1e6 at machine.contraction_overhead, got "
       "-1"},
      {R"({"memory_bandwidth": 0})", "expected a number from 1e-6 to 1e30"},
      {R"({"memory_bandwidth": 1e400})", "machine.memory_bandwidth, got inf"},
      {R"({"contraction_grain": -1})", "expected a number from 0 to 1e30"},
      {R"({"memory": 0.5})",
       "expected a whole number from 1 to 9007199254740992 at machine.memory, "
       "got 0.5"},
      {R"({"memory": 1.5})", "machine.memory, got 1.5"},
      {R"({"memory": 1e300})", "machine.memory, got 1e+300"},
      {R"({"levels": {}})", "expected an array"},
      {R"({"levels": [{"latency": 1}]})", "expected a latency and a bandwidth"},
      {R"({"levels": [{"latency": 1, "bandwidth": 1, "speed": 1}]})",
       "expected devices, latency, bandwidth, duplex, topology or offloaded"},
      {R"({"levels": [{"devices": 0, "latency": 1, "bandwidth": 1}]})",
       "machine.levels[0].devices, got 0"},
      {R"({"levels": [{"latency": 1, "bandwidth": 1},
                      {"latency": 1, "bandwidth": 1}]})",
       "the last level alone may join any number"},
      {R"({"levels": [{"devices": 8, "latency": 1, "bandwidth": 1},
                      {"devices": 12, "latency": 1, "bandwidth": 1}]})",
       "expected a larger multiple of the devices of the level before"},
      {R"({"devices": 1})",
       "expected links, levels, flops, contraction_overhead, "
       "contraction_grain, memory_bandwidth or memory"}};
  for (auto [text, message] : cases) {
    llvm::Expected<MachineModel> model = parseMachineModel(text);
    ASSERT_FALSE(static_cast<bool>(model)) << text;
    std::string error = llvm::toString(model.takeError());
    EXPECT_NE(error.find(message), std::string::npos) << error;
  }
}

class Levels : public ::testing::Test {
protected:
  Levels() {
    context.loadDialect<MeshDialect>();
    auto read = parseMachineModel(R"({
      "levels": [{"devices": 8, "latency": 1e-6, "bandwidth": 3e11},
                 {"devices": 32, "latency": 2e-6, "bandwidth": 1e11},
                 {"latency": 4e-6, "bandwidth": 2e10, "topology": "switch"}],
      "links": {"named": {"latency": 1, "bandwidth": 2}}, "memory": 80e9})");
    EXPECT_TRUE(static_cast<bool>(read));
    machine = std::move(*read);
  }

  AxisRefAttr getAxis(StringRef name, int64_t preSize = 1, int64_t size = 0) {
    return AxisRefAttr::get(&context, name, preSize, size);
  }
  MeshAttr getMesh(ArrayRef<std::pair<StringRef, int64_t>> sizes,
                   ArrayRef<int64_t> ids = {}) {
    SmallVector<MeshAxisAttr> axes;
    for (auto [name, size] : sizes)
      axes.push_back(MeshAxisAttr::get(&context, name, size));
    return MeshAttr::get(&context, axes, ids);
  }

  MLIRContext context;
  MachineModel machine;
};

TEST_F(Levels, AnAxisIsOnTheInnermostLevelThatJoinsItsDevices) {
  MeshAttr mesh = getMesh({{"data", 64}, {"row", 4}, {"model", 8}});
  EXPECT_EQ(machine.getLevel(mesh, getAxis("model")), 0u);
  EXPECT_EQ(machine.getLevel(mesh, getAxis("row")), 1u);
  EXPECT_EQ(machine.getLevel(mesh, getAxis("data")), 2u);
  EXPECT_EQ(machine.getLink(mesh, getAxis("row"))->bandwidth, 1e11);
  // Several axes may be on one level.
  mesh = getMesh({{"a", 2}, {"b", 2}, {"c", 2}});
  for (StringRef axis : {"a", "b", "c"})
    EXPECT_EQ(machine.getLevel(mesh, getAxis(axis)), 0u);
  EXPECT_EQ(machine.memory, 80000000000);
}

TEST_F(Levels, PartsOfAnAxisHaveLevelsOfTheirOwn) {
  MeshAttr mesh = getMesh({{"x", 64}});
  EXPECT_EQ(machine.getLevel(mesh, getAxis("x")), 2u);
  EXPECT_EQ(machine.getLevel(mesh, getAxis("x", 8, 8)), 0u);
  EXPECT_EQ(machine.getLevel(mesh, getAxis("x", 2, 4)), 1u);
  EXPECT_EQ(machine.getLevel(mesh, getAxis("x", 1, 2)), 2u);
}

TEST_F(Levels, BordersOfUnitsCount) {
  // Units of 8 have borders within rows of 3 devices.
  MeshAttr mesh = getMesh({{"x", 8}, {"y", 3}});
  EXPECT_EQ(machine.getLevel(mesh, getAxis("y")), 1u);
  // All are within one unit.
  mesh = getMesh({{"x", 2}, {"y", 3}});
  EXPECT_EQ(machine.getLevel(mesh, getAxis("y")), 0u);
  EXPECT_EQ(machine.getLevel(mesh, getAxis("x")), 0u);
}

TEST_F(Levels, TheOrderOfDevicesCounts) {
  SmallVector<int64_t> ids;
  for (int64_t position = 0; position < 64; ++position)
    ids.push_back(position % 8 * 8 + position / 8);
  MeshAttr mesh = getMesh({{"x", 8}, {"y", 8}}, ids);
  EXPECT_EQ(machine.getLevel(mesh, getAxis("x")), 0u);
  EXPECT_EQ(machine.getLevel(mesh, getAxis("y")), 2u);
}

TEST_F(Levels, NamesComeFirst) {
  MeshAttr mesh = getMesh({{"named", 2}, {"x", 2}});
  EXPECT_EQ(machine.getLevel(mesh, getAxis("named")), std::nullopt);
  EXPECT_EQ(machine.getLink(mesh, getAxis("named"))->latency, 1);
}

TEST_F(Levels, DevicesBeyondAllLevelsNeedAnotherLink) {
  machine.levels.pop_back();
  MeshAttr mesh = getMesh({{"x", 2}, {"y", 32}});
  EXPECT_EQ(machine.getLink(mesh, getAxis("x")), nullptr);
  machine.links["*"] = {7, 1};
  EXPECT_EQ(machine.getLink(mesh, getAxis("x"))->latency, 7);
}

TEST_F(Levels, RoundTrip) {
  auto again = parseMachineModel(llvm::formatv("{0}", toJson(machine)).str());
  ASSERT_TRUE(static_cast<bool>(again));
  EXPECT_EQ(llvm::formatv("{0}", toJson(*again)).str(),
            llvm::formatv("{0}", toJson(machine)).str());
  ASSERT_EQ(again->levels.size(), 3u);
  EXPECT_EQ(again->levels[1].devices, 32);
  EXPECT_EQ(again->levels[2].devices, 0);
  EXPECT_EQ(again->levels[2].link.topology, Topology::Switch);
}

} // namespace
