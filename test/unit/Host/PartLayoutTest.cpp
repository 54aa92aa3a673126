//===- PartLayoutTest.cpp - devices' parts in one piece of memory ---------===//

#include "TestTensors.h"

#include "mesh/Host/PartLayout.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

#include <cstring>

using namespace mesh;
using namespace mesh::test;

namespace {
class PartLayoutTest : public ::testing::Test {
protected:
  PartLayoutTest() { context.loadDialect<MeshDialect>(); }

  PartLayout split(ArrayRef<int64_t> dims, StringRef sharding) {
    auto mesh = llvm::cast<MeshAttr>(
        mlir::parseAttribute(R"(#mesh.mesh<["x"=2, "y"=3]>)", &context));
    auto attribute = llvm::cast<ShardingAttr>(mlir::parseAttribute(
        ("#mesh.sharding<@m, " + sharding + ">").str(), &context));
    return PartLayout(llvm::cantFail(ShardPlacement::split(
        {MESH_RT_F32, SmallVector<int64_t>(dims)}, attribute, mesh)));
  }

  mlir::MLIRContext context;
};
} // namespace

static HostTensor makeIota(ArrayRef<int64_t> dims) {
  HostTensor tensor({MESH_RT_F32, SmallVector<int64_t>(dims)});
  for (int64_t i = 0; i < tensor.getNumElements(); ++i)
    tensor.setDouble(i, static_cast<double>(i + 1));
  return tensor;
}

TEST_F(PartLayoutTest, HasThePartsOfThePlacement) {
  struct Case {
    SmallVector<int64_t> dims;
    StringRef sharding;
    bool isWhole;
    int64_t numBytes;
  };
  for (const Case &given : {Case{{6, 4}, "[{}, {}]", true, 96},
                            Case{{6, 4}, "[{\"x\"}, {}]", true, 96},
                            Case{{6, 4}, "[{\"x\", \"y\"}, {}]", true, 96},
                            // Two parts of 6 x 2, at a cache line each.
                            Case{{6, 4}, "[{}, {\"x\"}]", false, 128},
                            // Three parts of 2 elements, padded.
                            Case{{5}, "[{\"y\"}]", false, 3 * 64},
                            Case{{7, 4}, "[{\"y\"}, {\"x\"}]", false, 6 * 64},
                            Case{{4}, "[{}], partial=sum{\"x\"}", false, 128},
                            Case{{0, 4}, "[{\"x\"}, {}]", true, 0}}) {
    SCOPED_TRACE(given.sharding.str());
    PartLayout layout = split(given.dims, given.sharding);
    EXPECT_EQ(layout.isWhole(), given.isWhole);
    EXPECT_EQ(layout.getNumBytes(), given.numBytes);
    HostTensor whole = makeIota(given.dims);
    std::string memory(layout.getNumBytes(), '\xff');
    layout.split(memory.data(), whole.data());
    const ShardPlacement &placement = layout.getPlacement();
    std::vector<int64_t> holders = placement.getFirstHolders();
    for (int64_t device = 0; device < placement.getNumDevices(); ++device) {
      HostTensor part = llvm::cantFail(placement.slice(whole, device));
      EXPECT_EQ(std::memcmp(memory.data() + layout.getOffsets()[device],
                            part.data(), part.getNumBytes()),
                0);
      EXPECT_EQ(layout.isWriter(device), holders[device] == device);
      EXPECT_EQ(layout.getOffsets()[device],
                layout.getOffsets()[holders[device]]);
    }
    HostTensor again({MESH_RT_F32, given.dims});
    layout.joinTo(again.data(), memory.data());
    EXPECT_TRUE(isSame(again, whole));
  }
}

TEST_F(PartLayoutTest, ClearsPadding) {
  const PartLayout layout = split({7, 4}, "[{\"y\"}, {\"x\"}]");
  const ShardPlacement &placement = layout.getPlacement();
  ASSERT_TRUE(placement.hasPadding());
  HostTensor whole = makeIota({7, 4});
  for (int64_t device = 0; device < placement.getNumDevices(); ++device) {
    HostTensor part = llvm::cantFail(placement.slice(whole, device));
    HostTensor spoilt = part.clone();
    for (int64_t i = 0; i < part.getNumElements(); ++i)
      if (part.getDouble(i) == 0)
        spoilt.setDouble(i, 99);
    placement.clearPadding(spoilt.data(), device);
    EXPECT_TRUE(isSame(spoilt, part));
  }
}
