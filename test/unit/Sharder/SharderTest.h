//===- SharderTest.h - a mesh, rules and a batch to split -------*- C++ -*-===//

#ifndef MESH_UNITTEST_SHARDER_SHARDERTEST_H
#define MESH_UNITTEST_SHARDER_SHARDERTEST_H

#include "mesh/Sharder/BatchSharder.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

#include <cstring>

namespace mesh::test {

class SharderTest : public ::testing::Test {
protected:
  SharderTest() {
    context.loadDialect<MeshDialect>();
    config.meshName = FlatSymbolRefAttr::get(&context, "m");
    config.mesh = parse<MeshAttr>(R"(#mesh.mesh<["data"=2, "model"=3]>)");
    config.rules = {
        parse<AxisRuleAttr>(R"(#mesh.axis_rule<"batch" -> {"data"}>)"),
        parse<AxisRuleAttr>(R"(#mesh.axis_rule<"embed" -> {"model"}>)"),
        parse<AxisRuleAttr>(R"(#mesh.axis_rule<"heads" -> {"model"}>)"),
        parse<AxisRuleAttr>(R"(#mesh.axis_rule<"time" -> {}>)")};
  }

  template <typename Attr>
  Attr parse(StringRef text) {
    return llvm::cast<Attr>(mlir::parseAttribute(text, &context));
  }
  ArraySpec byAxes(StringRef dims) {
    return ArraySpec(
        parse<ShardingAttr>(("#mesh.sharding<@m, " + dims + ">").str()));
  }

  /// A batch with numbers in it that tell each element from others.
  static Batch makeBatch(double first = 0) {
    Batch batch;
    auto add = [&](std::string name, mesh_rt_type element,
                   SmallVector<int64_t> dims) {
      HostTensor array(TensorShape{element, std::move(dims)});
      for (int64_t i = 0; i < array.getNumElements(); ++i)
        array.setDouble(i, first++);
      llvm::cantFail(batch.add(std::move(name), std::move(array)));
    };
    add("inputs/tokens", MESH_RT_I32, {4, 6});
    add("inputs/mask", MESH_RT_F32, {4, 6, 2});
    add("labels", MESH_RT_I64, {4});
    return batch;
  }

  static void expectEqual(const Batch &a, const Batch &b) {
    ASSERT_EQ(a.getLeaves().size(), b.getLeaves().size());
    for (auto [x, y] : llvm::zip_equal(a.getLeaves(), b.getLeaves())) {
      EXPECT_EQ(x.name, y.name);
      ASSERT_EQ(x.array.getShape(), y.array.getShape());
      EXPECT_EQ(
          std::memcmp(x.array.data(), y.array.data(), x.array.getNumBytes()),
          0);
    }
  }

  std::string getError(const BatchSpec &spec) {
    return getError(BatchSharder(config).shard(makeBatch(), spec));
  }

  template <typename T>
  static std::string getError(llvm::Expected<T> result) {
    return result ? "" : llvm::toString(result.takeError());
  }

  mlir::MLIRContext context;
  SharderConfig config;
};

} // namespace mesh::test

#endif // MESH_UNITTEST_SHARDER_SHARDERTEST_H
