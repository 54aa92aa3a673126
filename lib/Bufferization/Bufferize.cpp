//===- Bufferize.cpp - Bufferize a module ---------------------------------===//

#include "AnalyzeModule.h"
#include "mesh/Bufferization/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_BUFFERIZEPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static bufferization::OneShotBufferizationOptions getOptions() {
  bufferization::OneShotBufferizationOptions options;
  options.allowReturnAllocsFromLoops = true;
  options.bufferizeFunctionBoundaries = true;
  options.setFunctionBoundaryTypeConversion(
      bufferization::LayoutMapOption::IdentityLayoutMap);
  return options;
}

/// Computes in place what is inserted into another tensor.
static LogicalResult eliminateEmpties(ModuleOp module) {
  bufferization::OneShotBufferizationOptions options = getOptions();
  bufferization::OneShotAnalysisState analysis(module, options);
  IRRewriter rewriter(module.getContext());
  return success(succeeded(analyzeModule(module, analysis)) &&
                 succeeded(bufferization::eliminateEmptyTensors(
                     rewriter, module, analysis)));
}

/// Makes empty tensors allocations. Of these bufferization knows the type
/// beforehand, of empty tensors it does not: branches would not agree on that
/// of their results.
static LogicalResult allocateEmpties(ModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  bufferization::populateEmptyTensorToAllocTensorPattern(patterns);
  return applyPatternsGreedily(module, std::move(patterns));
}

/// Inserts copies: what is left computes in place.
static LogicalResult
insertCopies(ModuleOp module,
             const bufferization::OneShotBufferizationOptions &options,
             const bufferization::BufferizationState &state) {
  bufferization::OneShotAnalysisState analysis(module, options);
  return success(
      succeeded(analyzeModule(module, analysis)) &&
      succeeded(bufferization::insertTensorCopies(module, analysis, state)));
}

/// Removes what the analysis reads about the arguments of `function`, from all
/// of them at once. Upstream does so for one argument after the other, and each
/// time builds the attributes of all anew.
static void removeArgumentNotes(func::FuncOp function) {
  using Dialect = bufferization::BufferizationDialect;
  SmallVector<DictionaryAttr> attributes;
  bool isNoted = false;
  for (unsigned number : llvm::seq(function.getNumArguments())) {
    mlir::NamedAttrList list(
        mlir::function_interface_impl::getArgAttrDict(function, number));
    for (StringRef name :
         {Dialect::kWritableAttrName, Dialect::kBufferLayoutAttrName})
      isNoted |= static_cast<bool>(list.erase(name));
    attributes.push_back(list.getDictionary(function.getContext()));
  }
  if (isNoted)
    function.setAllArgAttrs(attributes);
}

namespace {
struct BufferizePass : public mesh::impl::BufferizePassBase<BufferizePass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    bufferization::OneShotBufferizationOptions options = getOptions();
    bufferization::BufferizationState state;
    if (failed(eliminateEmpties(module)) || failed(allocateEmpties(module)) ||
        failed(insertCopies(module, options, state)))
      return signalPassFailure();
    for (auto function : module.getOps<func::FuncOp>())
      removeArgumentNotes(function);
    if (failed(bufferization::bufferizeModuleOp(module, options, state)))
      signalPassFailure();
  }
};
} // namespace
