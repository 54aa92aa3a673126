//===- consumer.cpp - A compiler that embeds Mesh -------------------------===//
//
// Registers the dialect, builds the pipelines and runs them on a module: an
// annotated layer becomes the program of each device, then a ring, then calls
// of the runtime. Fails if one of them does not arrive where it should.
//
//===----------------------------------------------------------------------===//

#include "mesh/InitMesh.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

static const char *const program = R"(
mesh.mesh @m = <["model"=4]>
func.func @main(
    %x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w: tensor<16x32xf32>) -> tensor<8x32xf32> {
  %y = mesh.tp_dense gather %x, %w on @m "model"
      : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
})";

using BuildPipeline = llvm::function_ref<void(mlir::OpPassManager &)>;

static bool run(mlir::ModuleOp module, BuildPipeline build) {
  mlir::PassManager pm(module.getContext());
  build(pm);
  return mlir::succeeded(pm.run(module));
}

template <typename Op>
static bool contains(mlir::ModuleOp module) {
  return module.walk([](Op) { return mlir::WalkResult::interrupt(); })
      .wasInterrupted();
}

int main() {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mesh::registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(program, &context);
  if (!module)
    return 1;

  if (!run(*module, [](auto &pm) { mesh::buildSpmdPipeline(pm); }) ||
      contains<mesh::TPDenseOp>(*module) ||
      !contains<mesh::AllGatherOp>(*module))
    return 1;
  mesh::RingsPipelineOptions options;
  options.overlap = mesh::OverlapRequest::Ring;
  if (!run(*module, [&](auto &pm) { mesh::buildRingsPipeline(pm, options); }) ||
      contains<mesh::AllGatherOp>(*module) ||
      !contains<mesh::PermuteOp>(*module))
    return 1;
  module->print(llvm::outs());
  return run(*module, [](auto &pm) { mesh::buildToLLVMPipeline(pm); }) ? 0 : 1;
}
