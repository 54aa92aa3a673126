//===- EstimateMemory.cpp - the memory of a program with rings ------------===//

#include "mesh/Pipelines/EstimateMemory.h"

#include "mesh/Bufferization/PrepareBufferization.h"
#include "mesh/Remat/RematProgram.h"
#include "mesh/Transforms/Normalize/Normalize.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mesh;

std::optional<int64_t> mesh::estimateIntermediates(ModuleOp module,
                                                   StringRef name) {
  mlir::MLIRContext *context = module.getContext();
  PassManager lowering(context, ModuleOp::getOperationName());
  lowering.enableVerifier(false);
  // Slices at offsets that rings share by now are read from where they were
  // put.
  lowering.addNestedPass<func::FuncOp>(createNormalizeSlicesPass());
  lowering.addPass(mlir::createCanonicalizerPass());
  lowering.addPass(mlir::createCSEPass());
  context->loadDialect<
      mlir::arith::ArithDialect, mlir::bufferization::BufferizationDialect,
      linalg::LinalgDialect, mlir::math::MathDialect, tensor::TensorDialect>();
  mlir::IRRewriter rewriter(context);
  if (failed(lowering.run(module)) ||
      failed(decomposeSoftmaxOps(rewriter, module)))
    return std::nullopt;
  // Concatenations are in use from their first part on, and sums of small
  // floats are made in f32.
  RewritePatternSet patterns(context);
  populateConcatsToInsertsPatterns(patterns);
  populateReadPaddedPatterns(patterns);
  populateWidenReductionsPatterns(patterns, /*kernels=*/true);
  mlir::walkAndApplyPatterns(module, std::move(patterns));
  // The tables of a program before other passes would be stale.
  SymbolTableCollection symbols;
  auto entry = module.lookupSymbol<func::FuncOp>(name);
  return entry && entry.getBody().hasOneBlock()
             ? RematProgram::estimatePeakBytes(entry.front(), symbols)
             : 0;
}
