//===- Differentiate.cpp - derivatives of random programs -----------------===//

#include "mesh-fuzz/Differentiate.h"

#include "mesh/Differentiation/DerivedFunctions.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/Passes.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/IR/Mesh.h"
#include "mesh/Transforms/Partition/InlineCalls.h"
#include "mesh/Transforms/Partition/Partition.h"
#include "mesh/Transforms/Partition/WidenFloats.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace mesh;

/// Defines @main, a step of training.
static LogicalResult defineStep(ModuleOp module) {
  mlir::PassManager pm(module->getName());
  pm.addPass(createDifferentiatePass());
  return pm.run(module);
}

LogicalResult mesh::differentiateMain(ModuleOp module) {
  // No bounds of derivatives are known, so rounding is to be small.
  mlir::IRRewriter rewriter(module);
  widenFloats(rewriter, module);
  SymbolTable symbols(module);
  if (symbols.lookup<TrainStepOp>("main"))
    return defineStep(module);
  auto main = symbols.lookup<func::FuncOp>("main");
  DerivativeRequest request;
  for (auto [index, type] : llvm::enumerate(main.getArgumentTypes()))
    if (isDifferentiable(type))
      request.wrt.push_back(index);
  if (request.wrt.empty() ||
      llvm::none_of(main.getResultTypes(), isDifferentiable))
    return main.emitOpError("has nothing to be differentiated by");
  if (failed(symbols.rename(main, "primal")))
    return failure();
  DerivedFunctions functions(symbols);
  request.mode = DerivativeMode::JVP;
  if (failed(functions.derive(main, kTangentName, request)))
    return failure();
  request.mode = DerivativeMode::VJP;
  request.withValue = true;
  if (failed(functions.derive(main, "main", request)))
    return failure();
  main.setPrivate();
  return success();
}

OwningOpRef<ModuleOp> mesh::differentiateUnrolled(ModuleOp module) {
  auto isRegion = [](ShardMapOp) { return WalkResult::interrupt(); };
  if (!module.walk(isRegion).wasInterrupted())
    return {};
  ScopedDiagnosticHandler quiet(module.getContext(), [](Diagnostic &) {});
  OwningOpRef<ModuleOp> unrolled = module.clone();
  mlir::IRRewriter rewriter(module.getContext());
  if (failed(inlineCallsOfShardMaps(rewriter, *unrolled)) ||
      failed(eraseShardings(rewriter, *unrolled)) ||
      failed(differentiateMain(*unrolled)))
    return {};
  return unrolled;
}

/// The sum of products of elements, and of their magnitudes.
static std::pair<double, double> dot(ArrayRef<HostTensor> a,
                                     ArrayRef<HostTensor> b) {
  double sum = 0, magnitude = 0;
  for (auto [x, y] : llvm::zip_equal(a, b))
    for (int64_t index = 0; index < x.getNumElements(); ++index) {
      double product = x.getDouble(index) * y.getDouble(index);
      sum += product;
      magnitude += std::fabs(product);
    }
  return {sum, magnitude};
}

llvm::Error mesh::compareProducts(ArrayRef<HostTensor> arguments,
                                  ArrayRef<HostTensor> tangents,
                                  ArrayRef<HostTensor> forward,
                                  ArrayRef<HostTensor> backward) {
  auto [ofForward, forwardScale] =
      dot(forward, arguments.take_back(forward.size()));
  auto [ofBackward, backwardScale] =
      dot(backward.take_back(tangents.size()), tangents);
  constexpr double tolerance = 1e-9;
  double scale = std::max({1.0, forwardScale, backwardScale});
  // Where a derivative is infinite, neither is a number.
  if (!std::isfinite(scale) ||
      std::fabs(ofForward - ofBackward) <= tolerance * scale)
    return llvm::Error::success();
  return llvm::createStringError(llvm::formatv(
      "in forward mode the derivative along random tangents is {0}, in reverse "
      "mode {1}",
      ofForward, ofBackward));
}

std::vector<HostTensor> mesh::moveAlong(ArrayRef<HostTensor> arguments,
                                        ArrayRef<HostTensor> tangents,
                                        double step) {
  std::vector<HostTensor> moved;
  for (const HostTensor &argument : arguments) {
    HostTensor &copy = moved.emplace_back(argument.clone());
    if (tangents.empty() || !rt::isFloat(copy.getElement()))
      continue;
    for (int64_t i = 0; i < copy.getNumElements(); ++i)
      copy.setDouble(i,
                     copy.getDouble(i) + step * tangents.front().getDouble(i));
    tangents = tangents.drop_front();
  }
  return moved;
}

llvm::Error mesh::compareSlopes(ArrayRef<HostTensor> before,
                                ArrayRef<HostTensor> values,
                                ArrayRef<HostTensor> after,
                                ArrayRef<HostTensor> forward) {
  constexpr double tolerance = 1e-2;
  for (auto [low, value, high] : llvm::zip_equal(before, values, after)) {
    if (!rt::isFloat(value.getElement()))
      continue;
    const HostTensor &derivative = forward.front();
    forward = forward.drop_front();
    for (int64_t i = 0; i < value.getNumElements(); ++i) {
      double left = (value.getDouble(i) - low.getDouble(i)) / kSlopeStep;
      double right = (high.getDouble(i) - value.getDouble(i)) / kSlopeStep;
      double rounding = 1e-12 * std::fabs(value.getDouble(i)) / kSlopeStep;
      double scale = std::max({1.0, std::fabs(left), std::fabs(right)});
      double difference =
          std::fabs((left + right) / 2 - derivative.getDouble(i));
      if (!(std::fabs(right - left) <= tolerance * scale) ||
          difference <= 2 * tolerance * scale + rounding)
        continue;
      return llvm::createStringError(llvm::formatv(
          "result {0} at {1} has slopes {2} and {3}, but the derivative in "
          "forward mode is {4}",
          &value - values.data(), i, left, right, derivative.getDouble(i)));
    }
  }
  return llvm::Error::success();
}
