//===- Search.cpp - find shardings for a program --------------------------===//

#include "mesh-rt/text.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Pipelines/ExecutionPipeline.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Search/Passes.h"
#include "mesh/Search/SearchFile.h"
#include "mesh/Search/SetMesh.h"
#include "mesh/Support/NumberOption.h"
#include "mesh/Support/OptionError.h"

#include "mlir/IR/Remarks.h"
#include "mlir/Pass/PassManager.h"

namespace mesh {
#define GEN_PASS_DEF_SEARCHPASS
#include "mesh/Search/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Says what was found for the entry of `module`.
static void emitFound(ModuleOp module, const SearchResult &found) {
  StringRef name = found.signature.name;
  std::string bound = found.leastSeconds
                          ? "; no strategy takes less than " +
                                toDigits(*found.leastSeconds) +
                                " in local view, where it takes " +
                                toDigits(found.cost.localSeconds)
                          : "";
  remark::passed(module.lookupSymbol(name)->getLoc(),
                 remark::RemarkOpts::name("strategy")
                     .category("mesh-search")
                     .function(name))
      << remark::add("@{0} takes {1} and {2} on {3}{4}{5}", name,
                     toText(found.cost.seconds),
                     rt::formatBytes(found.cost.bytes), toText(found.mesh),
                     found.isRecomputed ? " with a memory limit" : "", bound);
  for (const WholeOp &op : found.wholeOps)
    mlir::emitRemark(op.loc) << describeWholeOp(op);
  for (Location loc : found.assumedLoops)
    mlir::emitRemark(loc) << kAssumesIteration;
}

namespace {
struct SearchPass : public mesh::impl::SearchPassBase<SearchPass> {
  using SearchPassBase::SearchPassBase;

  /// Strategies are lowered by these passes.
  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    OpPassManager lowering(ModuleOp::getOperationName());
    llvm::cantFail(buildExecutionPipeline(lowering, {}));
    buildProgramsPipeline(lowering, {});
    lowering.getDependentDialects(registry);
  }

  LogicalResult initialize(MLIRContext *context) override {
    return verifyNotNegative({&devices}, *this, context);
  }

  void runOnOperation() override {
    SearchRequest request;
    request.entry = entry;
    request.lower.machine = machine;
    request.mesh = mesh;
    request.devices = devices;
    request.maxMicroBatches = microBatches;
    request.budget = budget;
    request.seed = seed;
    request.pipelines = pipelines;
    request.space.tie = tie;
    request.space.isEven = even;
    request.space.maxResults = results;
    request.space.batchAxis = batchAxis;
    if (!memoryLimit.empty()) {
      auto limit = parseMemoryLimit(memoryLimit);
      if (!limit)
        return fail(limit.takeError());
      request.memoryLimit = *limit;
    }
    auto found =
        searchModule(getOperation(), "the program", request, llvm::nulls());
    if (!found)
      return fail(found.takeError());
    emitFound(getOperation(), *found);
  }

private:
  void fail(llvm::Error error) {
    emitOptionError(*this, &getContext()) << llvm::toString(std::move(error));
    signalPassFailure();
  }
};
} // namespace
