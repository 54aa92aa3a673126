//===- Differentiate.cpp - derivatives of random programs -----------------===//

#include "mesh-fuzz/Differentiate.h"

#include "mesh/Differentiation/DerivedFunctions.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/Mesh.h"
#include "mesh/Transforms/Partition/InlineCalls.h"
#include "mesh/Transforms/Partition/Partition.h"
#include "mesh/Transforms/Partition/WidenFloats.h"

#include "mlir/IR/PatternMatch.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace mesh;

LogicalResult mesh::differentiateMain(ModuleOp module) {
  // No bounds of derivatives are known, so rounding is to be small.
  mlir::IRRewriter rewriter(module);
  widenFloats(rewriter, module);
  SymbolTable symbols(module);
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
