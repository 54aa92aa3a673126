//===- CoverageTest.cpp - random programs have all that can be split ------===//

#include "mesh-fuzz/GenerateProgram.h"
#include "mesh/InitMesh.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringSet.h"
#include "gtest/gtest.h"

using namespace mesh;

namespace {
constexpr uint64_t numPrograms = 3000;

class CoverageTest : public ::testing::Test {
protected:
  CoverageTest() {
    mlir::DialectRegistry registry;
    registry.insert<arith::ArithDialect, complex::ComplexDialect,
                    func::FuncDialect, linalg::LinalgDialect, math::MathDialect,
                    scf::SCFDialect, tensor::TensorDialect>();
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// Makes programs until `visit` says that it has seen enough.
  void visitPrograms(function_ref<bool(ModuleOp)> visit) {
    for (uint64_t seed = 0; seed < numPrograms; ++seed)
      if (visit(*generateProgram(&context, seed, FuzzOptions()).module))
        return;
  }

  /// All that the partitioner says it can split.
  llvm::StringSet<> getWanted() {
    llvm::StringSet<> wanted;
    for (RegisteredOperationName name : context.getRegisteredOperations())
      if (name.hasInterface<ShardingRuleOpInterface>())
        wanted.insert(name.getStringRef());
    for (StringRef name : {"scf.for", "scf.while", "scf.if", "scf.index_switch",
                           "scf.execute_region", "scf.forall", "mesh.tp_dense",
                           "mesh.pipeline", "mesh.norm"})
      wanted.insert(name);
    // Their scales are numbers of 8 bits, which cannot be executed.
    for (StringRef name : {"arith.scaling_extf", "arith.scaling_truncf"})
      wanted.erase(name);
    // In local view along an axis, so that what they mean depends on the mesh.
    // Pipelines and regions in local view are lowered to them.
    for (StringRef name :
         {"mesh.own_part", "mesh.sum_parts", "mesh.join_parts",
          "mesh.enter_local", "mesh.leave_local", "mesh.rng_fold_axes"})
      wanted.erase(name);
    return wanted;
  }

  MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
};

TEST_F(CoverageTest, ProgramsHaveEveryOpThatCanBeSplit) {
  llvm::StringSet<> missing = getWanted();
  visitPrograms([&](ModuleOp module) {
    module.walk(
        [&](Operation *op) { missing.erase(op->getName().getStringRef()); });
    return missing.empty();
  });
  for (StringRef name : missing.keys())
    ADD_FAILURE() << name.str() << " is in none of " << numPrograms
                  << " programs";
}

TEST_F(CoverageTest, ProgramsHaveAllKindsOfShardings) {
  llvm::StringSet<> missing;
  for (StringRef kind : {"open", "priority", "partial", "replicated", "part",
                         "two axes", "rank 0", "rank 5"})
    missing.insert(kind);
  auto visitSharding = [&](ShardingAttr sharding) {
    for (DimShardingAttr dim : sharding.getDims()) {
      if (dim.getIsOpen())
        missing.erase("open");
      if (dim.getPriority() >= 0)
        missing.erase("priority");
      if (dim.getAxes().size() > 1)
        missing.erase("two axes");
      for (AxisRefAttr axis : dim.getAxes())
        if (axis.isSubAxis())
          missing.erase("part");
    }
    if (!sharding.getReplicated().empty())
      missing.erase("replicated");
    if (sharding.getCombiner())
      missing.erase("partial");
    missing.erase("rank " + std::to_string(sharding.getDims().size()));
  };
  visitPrograms([&](ModuleOp module) {
    module.walk(
        [&](Operation *op) { op->getAttrDictionary().walk(visitSharding); });
    return missing.empty();
  });
  for (StringRef kind : missing.keys())
    ADD_FAILURE() << "no sharding is of the kind: " << kind.str();
}
} // namespace
