//===- CheckpointTest.h - a folder, sharders and a batch --------*- C++ -*-===//

#ifndef MESH_TEST_UNIT_CHECKPOINT_CHECKPOINTTEST_H
#define MESH_TEST_UNIT_CHECKPOINT_CHECKPOINTTEST_H

#include "mesh/Sharder/BatchSharder.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include "gtest/gtest.h"

#include <cstring>
#include <random>

namespace mesh {

class CheckpointTest : public ::testing::Test {
protected:
  CheckpointTest() {
    context.loadDialect<MeshDialect>();
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("checkpoint", folder));
  }
  ~CheckpointTest() override {
    (void)llvm::sys::fs::remove_directories(folder);
  }

  std::string getPath(StringRef name) {
    SmallString<128> path(folder);
    llvm::sys::path::append(path, name);
    return path.str().str();
  }

  BatchSharder makeSharder(StringRef axes) {
    SharderConfig config;
    config.meshName = FlatSymbolRefAttr::get(&context, "m");
    config.mesh = llvm::cast<MeshAttr>(
        mlir::parseAttribute(("#mesh.mesh<[" + axes + "]>").str(), &context));
    config.pad = true;
    return BatchSharder(config);
  }
  ArraySpec byAxes(StringRef dims) {
    return ArraySpec(llvm::cast<ShardingAttr>(mlir::parseAttribute(
        ("#mesh.sharding<@m, " + dims + ">").str(), &context)));
  }

  /// One leaf of each element type, of random bits, and those that are small.
  static Batch makeBatch() {
    Batch batch;
    std::mt19937 random(7);
    for (mesh_rt_type element :
         {MESH_RT_I1, MESH_RT_I8, MESH_RT_I16, MESH_RT_I32, MESH_RT_I64,
          MESH_RT_BF16, MESH_RT_F16, MESH_RT_F32, MESH_RT_F64}) {
      HostTensor array(TensorShape{element, {5, 6}});
      for (int64_t i = 0; i < array.getNumBytes(); ++i)
        array.data()[i] =
            static_cast<char>(element == MESH_RT_I1 ? random() % 2 : random());
      llvm::cantFail(batch.add(std::string("layer/") + rt::nameOf(element),
                               std::move(array)));
    }
    llvm::cantFail(
        batch.add("empty", HostTensor(TensorShape{MESH_RT_F32, {0, 3}})));
    llvm::cantFail(
        batch.add("scalar", HostTensor(TensorShape{MESH_RT_F64, {}})));
    return batch;
  }

  static void expectEqual(const Batch &a, const Batch &b) {
    ASSERT_EQ(a.getLeaves().size(), b.getLeaves().size());
    for (const Leaf &leaf : a.getLeaves()) {
      const HostTensor *other = b.find(leaf.name);
      ASSERT_NE(other, nullptr) << leaf.name;
      ASSERT_EQ(leaf.array.getShape(), other->getShape());
      EXPECT_EQ(
          std::memcmp(leaf.array.data(), other->data(), other->getNumBytes()),
          0)
          << leaf.name;
    }
  }

  mlir::MLIRContext context;
  SmallString<128> folder;
};

} // namespace mesh

#endif // MESH_TEST_UNIT_CHECKPOINT_CHECKPOINTTEST_H
