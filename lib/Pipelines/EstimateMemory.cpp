//===- EstimateMemory.cpp - the memory of a program with rings ------------===//

#include "mesh/Pipelines/EstimateMemory.h"

#include "mesh/Bufferization/PrepareBufferization.h"
#include "mesh/Remat/RematProgram.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
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
  if (failed(lowering.run(module)))
    return std::nullopt;
  // Concatenations are in use from their first part on.
  context->loadDialect<mlir::bufferization::BufferizationDialect>();
  RewritePatternSet patterns(context);
  populateConcatsToInsertsPatterns(patterns);
  mlir::walkAndApplyPatterns(module, std::move(patterns));
  // The tables of a program before other passes would be stale.
  SymbolTableCollection symbols;
  auto entry = module.lookupSymbol<func::FuncOp>(name);
  return entry && entry.getBody().hasOneBlock()
             ? RematProgram::estimatePeakBytes(entry.front(), symbols)
             : 0;
}
