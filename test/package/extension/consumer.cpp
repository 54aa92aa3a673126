//===- consumer.cpp - A compiler with an op of its own --------------------===//
//
// Splits and differentiates programs with `tosa.reverse` and `tosa.sin`, whose
// interfaces this project attaches.
// Fails if a device's program is not what they say.
//
//===----------------------------------------------------------------------===//

#include "ReverseInterfaces.h"

#include "mesh/InitMesh.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
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
}
func.func @weighted(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  %y = tosa.reverse %x {axis = 0 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %z = arith.mulf %y, %w : tensor<4xf32>
  return %z : tensor<4xf32>
}
mesh.derivative @cotangent = vjp of @weighted wrt [0]
mesh.derivative @tangent = jvp of @weighted wrt [0]
func.func @waves(%x: tensor<4xf32>) -> tensor<4xf32> {
  %first = arith.constant 0 : index
  %step = arith.constant 1 : index
  %end = arith.constant 3 : index
  %y = scf.for %i = %first to %end step %step iter_args(%h = %x) -> tensor<4xf32> {
    %s = tosa.sin %h : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}
mesh.derivative @backward = vjp of @waves wrt [0])";

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
  // Neither dim of 7 x 10 elements is divisible, and the op has no model of
  // padding: it reverses all of them.
  auto whole =
      mlir::RankedTensorType::get({7, 10}, mlir::Float32Type::get(&context));
  auto uneven = module->lookupSymbol<mlir::func::FuncOp>("uneven");
  bool isWhole = false;
  uneven.walk([&](mlir::tosa::ReverseOp reverse) {
    isWhole = reverse.getType() == whole;
  });
  // The cotangent is weighted, then reversed; the tangent the other way round.
  auto findReverse = [&](llvm::StringRef name) {
    auto function = module->lookupSymbol<mlir::func::FuncOp>(name);
    auto end = function.front().getTerminator()->getOperand(0);
    return std::pair(end.getDefiningOp<mlir::tosa::ReverseOp>(), end);
  };
  auto [last, cotangent] = findReverse("cotangent");
  bool isTransposed =
      last && last.getInput1().getDefiningOp<mlir::arith::MulFOp>();
  auto [none, tangent] = findReverse("tangent");
  auto product = tangent.getDefiningOp<mlir::arith::MulFOp>();
  bool isPushed = !none && product &&
                  product.getLhs().getDefiningOp<mlir::tosa::ReverseOp>();
  // The operands of all three iterations are saved for the cosines.
  auto all =
      mlir::RankedTensorType::get({3, 4}, mlir::Float32Type::get(&context));
  bool isSaved = false, hasSlope = false;
  module->lookupSymbol("backward")->walk([&](mlir::Operation *op) {
    hasSlope |= llvm::isa<mlir::math::CosOp>(op);
    isSaved |= llvm::is_contained(op->getResultTypes(), mlir::Type(all));
  });
  return isRight && isWhole && isTransposed && isPushed && isSaved && hasSlope
             ? 0
             : 1;
}
