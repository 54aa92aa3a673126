//===- consumer.cpp - A compiler with an op of its own --------------------===//
//
// Splits a program with `tosa.reverse`, whose interfaces this project attaches.
// Fails if a device's program is not what they say.
//
//===----------------------------------------------------------------------===//

#include "ReverseInterfaces.h"

#include "mesh/InitMesh.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

static const char *const program = R"(
mesh.mesh @m = <["rows"=2, "columns"=4]>
func.func @main(
    %x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"rows"}, {"columns"}]>})
    -> tensor<8x16xf32> {
  %y = tosa.reverse %x {axis = 1 : i32} : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}
func.func @uneven(
    %x: tensor<7x10xf32> {mesh.sharding = #mesh.sharding<@m, [{"rows"}, {"columns"}]>})
    -> tensor<7x10xf32> {
  %y = tosa.reverse %x {axis = 1 : i32} : (tensor<7x10xf32>) -> tensor<7x10xf32>
  return %y : tensor<7x10xf32>
})";

int main() {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mesh::registerAllDialects(registry);
  registerReverseInterfaces(registry);
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(program, &context);
  if (!module)
    return 1;

  mlir::PassManager pm(&context);
  mesh::buildSpmdPipeline(pm);
  if (mlir::failed(pm.run(*module)))
    return 1;
  module->print(llvm::outs());

  // The result is split as the operand is, on 4 x 4 elements for each device,
  // and rows stay where they are.
  auto local =
      mlir::RankedTensorType::get({4, 4}, mlir::Float32Type::get(&context));
  bool isRight = false;
  auto main = module->lookupSymbol<mlir::func::FuncOp>("main");
  main.walk([&](mesh::PermuteOp permute) {
    auto reverse = permute.getInput().getDefiningOp<mlir::tosa::ReverseOp>();
    constexpr int64_t mirrored[] = {0, 3, 1, 2, 2, 1, 3, 0};
    isRight = reverse && reverse.getAxis() == 1 && permute.getType() == local &&
              permute.getPairs() == llvm::ArrayRef(mirrored);
  });
  // Of 7 x 10 elements neither dim divides, and the op says nothing of padding:
  // it reverses all of them.
  auto whole =
      mlir::RankedTensorType::get({7, 10}, mlir::Float32Type::get(&context));
  auto uneven = module->lookupSymbol<mlir::func::FuncOp>("uneven");
  bool isWhole = false;
  uneven.walk([&](mlir::tosa::ReverseOp reverse) {
    isWhole = reverse.getType() == whole;
  });
  return isRight && isWhole ? 0 : 1;
}
