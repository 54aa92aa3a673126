//===- ShardPlacementTest.cpp - cutting and joining tensors ---------------===//
//
// Checked against a model that computes the index of each element on each
// device from the definition of shardings alone.
//
//===----------------------------------------------------------------------===//

#include "TestTensors.h"

#include "mesh/Execution/Arguments.h"
#include "mesh/Host/ShardPlacement.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace mesh;
using namespace mesh::test;

namespace {
class ShardPlacementTest : public ::testing::Test {
protected:
  ShardPlacementTest() { context.loadDialect<MeshDialect>(); }

  MeshAttr parseMesh(StringRef axes) {
    return llvm::cast<MeshAttr>(
        mlir::parseAttribute(("#mesh.mesh<[" + axes + "]>").str(), &context));
  }
  ShardingAttr parseSharding(StringRef text) {
    return llvm::cast<ShardingAttr>(mlir::parseAttribute(
        ("#mesh.sharding<@m, " + text + ">").str(), &context));
  }
  static ShardPlacement get(mesh_rt_type element, ArrayRef<int64_t> local,
                            ShardingAttr sharding, MeshAttr mesh) {
    return llvm::cantFail(ShardPlacement::get(
        {element, SmallVector<int64_t>(local)}, sharding, mesh));
  }
  static std::vector<HostTensor> sliceAll(const ShardPlacement &placement,
                                          const HostTensor &whole) {
    return llvm::cantFail(placement.sliceAll(whole.data()));
  }

  mlir::MLIRContext context;
};

/// One of the axes that a dim of the model is split over.
struct ModelAxis {
  std::string text;
  int64_t stride;
  int64_t size;
};
} // namespace

static HostTensor makeIota(const TensorShape &shape) {
  return llvm::cantFail(
      makeArgument(llvm::cantFail(parseArgumentSpec("iota")), shape, 0, 0));
}

TEST_F(ShardPlacementTest, BlocksOfAMatrix) {
  ShardPlacement placement =
      get(MESH_RT_I32, {1, 2}, parseSharding("[{\"a\"}, {\"b\"}]"),
          parseMesh("\"a\"=2, \"b\"=2"));
  EXPECT_EQ(placement.getGlobalShape().str(), "2x4xi32");
  HostTensor whole = makeIota(placement.getGlobalShape());
  std::vector<HostTensor> parts = sliceAll(placement, whole);
  EXPECT_EQ(toValues(parts[0]), SmallVector<double>({0, 1}));
  EXPECT_EQ(toValues(parts[1]), SmallVector<double>({2, 3}));
  EXPECT_EQ(toValues(parts[2]), SmallVector<double>({4, 5}));
  EXPECT_EQ(toValues(parts[3]), SmallVector<double>({6, 7}));
}

/// Parts hold zeros where the whole ends; what they have there in the end is of
/// no concern.
TEST_F(ShardPlacementTest, Padding) {
  ShardPlacement placement =
      get(MESH_RT_I32, {2, 2}, parseSharding("[{\"a\"}, {\"b\"}]"),
          parseMesh("\"a\"=2, \"b\"=2, \"c\"=2"));
  ASSERT_EQ(placement.getGlobalShape().str(), "4x4xi32");
  EXPECT_EQ(llvm::toString(placement.setUnpadded({3, 5})),
            "cannot be 3x5xi32 with padding: all of it is 4x4xi32");
  EXPECT_EQ(llvm::toString(placement.setUnpadded({3})),
            "cannot be 3xi32 with padding: all of it is 4x4xi32");
  llvm::cantFail(placement.setUnpadded({3, 1}));
  EXPECT_EQ(placement.getGlobalShape().str(), "3x1xi32");
  HostTensor whole = makeIota(placement.getGlobalShape());
  std::vector<HostTensor> parts = sliceAll(placement, whole);
  EXPECT_EQ(toValues(parts[0]), SmallVector<double>({0, 0, 1, 0}));
  EXPECT_EQ(toValues(parts[2]), SmallVector<double>({0, 0, 0, 0}));
  EXPECT_EQ(toValues(parts[4]), SmallVector<double>({2, 0, 0, 0}));
  parts[1].setInteger(1, 7);
  parts[2].setInteger(0, 7);
  EXPECT_EQ(toValues(llvm::cantFail(placement.gather(parts)).whole),
            toValues(whole));
  // Elements that are not padding have to be equal on the devices along c.
  parts[1].setInteger(2, 7);
  EXPECT_NE(getError(placement.gather(parts)), "");
}

/// Random meshes, and shardings with several axes, parts of axes and axes that
/// are not used, against the model.
TEST_F(ShardPlacementTest, RandomShardings) {
  std::mt19937 random(3);
  auto below = [&](int64_t limit) -> int64_t { return random() % limit; };
  for (int round = 0; round < 300; ++round) {
    // The mesh: up to three axes, from minor to major.
    SmallVector<ModelAxis> axes;
    std::string meshText;
    int64_t stride = 1;
    for (int64_t i = 0, count = 1 + below(3); i < count; ++i) {
      int64_t major = 1 + below(3), minor = 1 + below(3);
      std::string name = "\"a" + std::to_string(i) + "\"";
      meshText = name + "=" + std::to_string(major * minor) + (i ? ", " : "") +
                 meshText;
      // Some axes are used in two parts, each by itself.
      if (major > 1 && minor > 1 && below(2)) {
        axes.push_back(
            {name + ":(1)" + std::to_string(major), stride * minor, major});
        axes.push_back(
            {name + ":(" + std::to_string(major) + ")" + std::to_string(minor),
             stride, minor});
      } else {
        axes.push_back({name, stride, major * minor});
      }
      stride *= major * minor;
    }
    int64_t numDevices = stride;

    // Deal the axes out to the dims; the last pile is left out.
    int64_t rank = below(4);
    SmallVector<SmallVector<ModelAxis>> dims(rank + 1);
    std::shuffle(axes.begin(), axes.end(), random);
    for (const ModelAxis &axis : axes) {
      SmallVector<ModelAxis> &pile = dims[below(rank + 1)];
      // Neighbours that are one larger sub-axis would have to be written so.
      if (pile.empty() ||
          pile.back().text.substr(0, 4) != axis.text.substr(0, 4))
        pile.push_back(axis);
    }
    SmallVector<int64_t> local;
    std::string text = "[";
    for (int64_t dim = 0; dim < rank; ++dim) {
      local.push_back(1 + below(3));
      text += dim ? ", {" : "{";
      for (size_t i = 0; i < dims[dim].size(); ++i)
        text += (i ? ", " : "") + dims[dim][i].text;
      text += "}";
    }
    text += "]";

    SCOPED_TRACE("mesh " + meshText + " sharding " + text);
    ShardPlacement placement =
        get(MESH_RT_F64, local, parseSharding(text), parseMesh(meshText));
    HostTensor whole = makeIota(placement.getGlobalShape());
    std::vector<HostTensor> parts = sliceAll(placement, whole);
    for (int64_t device = 0; device < numDevices; ++device)
      for (int64_t i = 0; i < parts[device].getNumElements(); ++i) {
        int64_t rest = i, index = 0, globalStride = 1;
        for (int64_t dim = rank - 1; dim >= 0; --dim) {
          int64_t block = 0, count = 1;
          for (const ModelAxis &axis : dims[dim]) {
            block = block * axis.size + device / axis.stride % axis.size;
            count *= axis.size;
          }
          index += (block * local[dim] + rest % local[dim]) * globalStride;
          globalStride *= local[dim] * count;
          rest /= local[dim];
        }
        ASSERT_EQ(parts[device].getDouble(i), index) << "device " << device;
      }
    ShardPlacement::Gathered gathered = llvm::cantFail(placement.gather(parts));
    EXPECT_TRUE(isSame(gathered.whole, whole));
    EXPECT_EQ(gathered.copyError, 0);
  }
}

TEST_F(ShardPlacementTest, CopiesThatDiffer) {
  ShardPlacement placement =
      get(MESH_RT_F32, {1, 2}, parseSharding("[{\"b\"}, {}]"),
          parseMesh("\"a\"=2, \"b\"=2"));
  std::vector<HostTensor> parts =
      sliceAll(placement, makeIota(placement.getGlobalShape()));
  parts[3].setDouble(1, 3.5);
  EXPECT_EQ(getError(placement.gather(parts)),
            "devices 1 and 3 should hold the same 1x2xf32, but differ at "
            "[0, 1] of their parts: 3 and 3.5");
  // Rounding is no difference; the first device's copy counts.
  parts[3].setDouble(1, 3 + 0x1p-20);
  ShardPlacement::Gathered gathered = llvm::cantFail(placement.gather(parts));
  EXPECT_EQ(gathered.whole.getDouble(3), 3);
  EXPECT_DOUBLE_EQ(gathered.copyError, 0x1p-20 / std::sqrt(13));
  EXPECT_NE(getError(placement.gather(parts, 1e-8)), "");
}

TEST_F(ShardPlacementTest, PartialValuesAreCombined) {
  MeshAttr mesh = parseMesh("\"a\"=2, \"b\"=3");
  for (StringRef combiner : {"sum", "product", "min", "max"})
    for (mesh_rt_type element : {MESH_RT_I8, MESH_RT_I64, MESH_RT_F32}) {
      ShardPlacement placement = get(
          element, {2},
          parseSharding(("[{\"a\"}], partial=" + combiner + "{\"b\"}").str()),
          mesh);
      HostTensor whole = makeTensor(element, {4}, {1, -2, 3, -4});
      std::vector<HostTensor> parts = sliceAll(placement, whole);
      // The identity element leaves the value alone.
      EXPECT_TRUE(isSame(llvm::cantFail(placement.gather(parts)).whole, whole));
      // Devices 0, 1 and 2 hold parts of the first two elements.
      for (int64_t device = 0; device < 6; ++device)
        parts[device] = makeTensor(element, {2}, {2.0 + device, -1});
      SmallVector<double> expected =
          combiner == "sum"       ? SmallVector<double>{9, -3, 18, -3}
          : combiner == "product" ? SmallVector<double>{24, -1, 210, -1}
          : combiner == "min"     ? SmallVector<double>{2, -1, 5, -1}
                                  : SmallVector<double>{4, -1, 7, -1};
      // 210 as an i8.
      if (combiner == "product" && element == MESH_RT_I8)
        expected[2] = 210 - 256;
      EXPECT_EQ(toValues(llvm::cantFail(placement.gather(parts)).whole),
                expected)
          << combiner.str();
    }
}

TEST_F(ShardPlacementTest, PartialBits) {
  for (StringRef combiner : {"and", "or"}) {
    ShardPlacement placement =
        get(MESH_RT_I1, {4},
            parseSharding(("[{}], partial=" + combiner + "{\"a\"}").str()),
            parseMesh("\"a\"=2"));
    HostTensor whole = makeTensor(MESH_RT_I1, {4}, {0, 1, 0, 1});
    std::vector<HostTensor> parts = sliceAll(placement, whole);
    EXPECT_TRUE(isSame(llvm::cantFail(placement.gather(parts)).whole, whole));
    parts[1] = makeTensor(MESH_RT_I1, {4}, {0, 0, 1, 1});
    EXPECT_EQ(toValues(llvm::cantFail(placement.gather(parts)).whole),
              combiner == "and" ? SmallVector<double>({0, 0, 0, 1})
                                : SmallVector<double>({0, 1, 1, 1}));
  }
}

TEST_F(ShardPlacementTest, NaNStaysInPartialMinimum) {
  ShardPlacement placement =
      get(MESH_RT_F32, {1}, parseSharding("[{}], partial=min{\"a\"}"),
          parseMesh("\"a\"=2"));
  std::vector<HostTensor> parts;
  parts.push_back(makeTensor(MESH_RT_F32, {1}, {std::nan("")}));
  parts.push_back(makeTensor(MESH_RT_F32, {1}, {1}));
  EXPECT_TRUE(
      std::isnan(llvm::cantFail(placement.gather(parts)).whole.getDouble(0)));
}

TEST_F(ShardPlacementTest, WholesThatAreTooLarge) {
  int64_t huge = std::numeric_limits<int64_t>::max() / 2;
  EXPECT_EQ(getError(ShardPlacement::get({MESH_RT_I8, {huge}},
                                         parseSharding("[{\"a\"}]"),
                                         parseMesh("\"a\"=4"))),
            "the whole of 4611686018427387903xi8 does not fit in memory");
}
