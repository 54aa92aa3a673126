//===- SplitProgram.cpp - split a program over devices --------------------===//

#include "mesh/Entries/PrepareEntries.h"
#include "mesh/IR/DeviceIndependent.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/Pipelines/Passes.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Transforms/Normalize/Normalize.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassManager.h"

namespace mesh {
#define GEN_PASS_DEF_SPLITPROGRAMPASS
#include "mesh/Pipelines/Passes.h.inc"
} // namespace mesh

using namespace mesh;

bool mesh::isAnnotated(FunctionOpInterface function) {
  if (function->hasAttr(MeshDialect::kSpmdAttrName) ||
      function->hasAttr(MeshDialect::kProgramAttrName))
    return false;
  auto hasSharding = [](ArrayAttr dictionaries) {
    return dictionaries && llvm::any_of(dictionaries, [](Attribute dictionary) {
             auto attributes = llvm::cast<DictionaryAttr>(dictionary);
             return attributes.contains(MeshDialect::kShardingAttrName) ||
                    attributes.contains(MeshDialect::kLogicalAttrName);
           });
  };
  if (hasSharding(function.getArgAttrsAttr()) ||
      hasSharding(function.getResAttrsAttr()))
    return true;
  return function
      ->walk([](Operation *op) {
        bool isMesh = (llvm::isa_and_present<MeshDialect>(op->getDialect()) &&
                       !op->hasTrait<DeviceIndependent>()) ||
                      op->hasAttr(MeshDialect::kShardingsAttrName);
        return isMesh ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
struct SplitProgramPass
    : public mesh::impl::SplitProgramPassBase<SplitProgramPass> {
  using SplitProgramPassBase::SplitProgramPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    SplitProgramPassBase::getDependentDialects(registry);
    build().getDependentDialects(registry);
  }

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    prepareEntries(rewriter, getOperation());
    // Functions that the entries call have annotations as well.
    if (llvm::none_of(getOperation().getOps<FunctionOpInterface>(),
                      isAnnotated)) {
      // As where a program is split, so that its time is that of the same ops.
      if (failed(decomposeSoftmaxOps(rewriter, getOperation())))
        signalPassFailure();
      return;
    }
    OpPassManager pm = build();
    if (failed(runPipeline(pm, getOperation())))
      signalPassFailure();
  }

private:
  OpPassManager build() const {
    OpPassManager pm(ModuleOp::getOperationName());
    if (checkBounds)
      pm.addNestedPass<func::FuncOp>(createCheckBoundsPass());
    SpmdPipelineOptions spmd;
    spmd.machine = machine.getValue();
    spmd.verify = verify.getValue();
    buildSpmdPipeline(pm, spmd);
    return pm;
  }
};
} // namespace
