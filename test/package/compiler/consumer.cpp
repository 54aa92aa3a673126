//===- consumer.cpp - a compiler that embeds Mesh --------------------------===//

#include "mesh/InitMesh.h"
#ifdef WITH_PIPELINES
#include "mesh/Pipelines/Pipelines.h"
#endif

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

static const char *const program = R"(
mesh.mesh @m = <["data"=2]>
func.func @main(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
    -> (tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  return %x : tensor<4xf32>
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
#ifdef WITH_PIPELINES
  mesh::buildSpmdPipeline(pm);
#endif
  if (mlir::failed(pm.run(*module)))
    return 1;
  module->print(llvm::outs());
  return 0;
}
