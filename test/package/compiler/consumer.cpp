//===- consumer.cpp - a compiler that embeds Mesh --------------------------===//
//
// Registers the dialect, builds a pipeline and runs it on a module. Fails if
// the collective is still there afterwards.
//
//===----------------------------------------------------------------------===//

#include "mesh/InitMesh.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

static const char *const program = R"(
mesh.mesh @m = <["data"=2]>
func.func @main(%x: tensor<4x8xf32>) -> tensor<8x8xf32>
    attributes {mesh.spmd = @m} {
  %y = mesh.all_gather %x on @m ["data"] dim 0
      : tensor<4x8xf32> -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
})";

int main() {
  mlir::DialectRegistry registry;
  registry.insert<mlir::func::FuncDialect>();
  mesh::registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(program, &context);
  if (!module)
    return 1;
  mlir::PassManager pm(&context);
  mesh::RingsPipelineOptions options;
  options.mode = mesh::OverlapRequest::Ring;
  options.collectives = mesh::RingScope::All;
  mesh::buildRingsPipeline(pm, options);
  if (mlir::failed(pm.run(*module)))
    return 1;
  module->print(llvm::outs());
  bool gathers = false, permutes = false;
  module->walk([&](mesh::AllGatherOp) { gathers = true; });
  module->walk([&](mesh::PermuteOp) { permutes = true; });
  return !gathers && permutes ? 0 : 1;
}
