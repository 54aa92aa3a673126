//===- PrepareProgram.cpp - random programs as they are run ---------------===//

#include "mesh-fuzz/PrepareProgram.h"

#include "mesh-fuzz/Differentiate.h"
#include "mesh/Codegen/PipelineRepeats.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mesh;

std::string mesh::describePipeline(const PipelineSpec &spec) {
  std::string text = llvm::formatv(
      "mesh-outline-repeats{{min-ops=1 pipeline-axis={0} microbatches={1}",
      spec.axis.getName(), spec.numMicrobatches);
  if (spec.schedule)
    text += (" schedule=" + spec.schedule.getValue()).str();
  if (spec.numChunks > 0)
    text += (" chunks=" + llvm::Twine(spec.numChunks)).str();
  return text + "}";
}

static LogicalResult pipelineLayers(ModuleOp module, const PipelineSpec &spec) {
  auto function = module.lookupSymbol<func::FuncOp>(kLossName);
  if (!function)
    function = module.lookupSymbol<func::FuncOp>("main");
  mlir::IRRewriter rewriter(module.getContext());
  FailureOr<PipelineOp> made =
      pipelineRepeats(rewriter, function, spec, /*minOps=*/1);
  if (failed(made))
    return failure();
  return *made ? success()
               : function.emitOpError("repeats nothing that could be stages");
}

LogicalResult mesh::prepareProgram(RandomProgram &program,
                                   const FuzzOptions &options,
                                   OwningOpRef<ModuleOp> &reference) {
  if (program.pipeline) {
    reference = program.module->clone();
    if (failed(pipelineLayers(*program.module, *program.pipeline)))
      return failure();
  } else if (options.differentiate) {
    reference = differentiateUnrolled(*program.module);
  }
  if (!options.differentiate)
    return success();
  if (program.pipeline && failed(differentiateMain(*reference)))
    return failure();
  return differentiateMain(*program.module);
}
