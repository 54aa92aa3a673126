//===- PredictTime.cpp - say what a step of a program will take -----------===//

#include "mesh/Transforms/MachineOption.h"
#include "mesh/Transforms/StepTime.h"

#include "mlir/IR/Remarks.h"

namespace mesh {
#define GEN_PASS_DEF_PREDICTTIMEPASS
#include "mesh/Transforms/TimePasses.h.inc"
} // namespace mesh

using namespace mesh;

static void emitRemark(FunctionOpInterface function,
                       llvm::Expected<StepTime> time) {
  auto options = remark::RemarkOpts::name("time")
                     .category("mesh-predict-time")
                     .function(function.getName());
  if (!time) {
    remark::missed(function.getLoc(), options)
        << remark::add("what @{0} takes is not known: {1}", function.getName(),
                       llvm::toString(time.takeError()));
    return;
  }
  auto micro = [](double seconds) {
    return llvm::formatv("{0:f1} us", seconds * 1e6).str();
  };
  remark::analysis(function.getLoc(), options) << remark::add(
      "@{0} takes {1}: {2} of contractions, {3} of other "
      "computation, {4} of waiting",
      function.getName(), micro(time->getTotal()), micro(time->contracting),
      micro(time->passing), micro(time->waiting));
}

namespace {
struct PredictTimePass
    : public mesh::impl::PredictTimePassBase<PredictTimePass> {
  using PredictTimePassBase::PredictTimePassBase;

  LogicalResult initialize(MLIRContext *context) override {
    if (machine.empty())
      return mlir::emitError(mlir::UnknownLoc::get(context),
                             "mesh-predict-time: expected a description of the "
                             "machine, as in machine=m.json");
    return readMachineOption(machine, "mesh-predict-time", context, model);
  }

  void runOnOperation() override {
    SymbolTableCollection symbols;
    getOperation()->walk([&](FunctionOpInterface function) {
      if (function->hasAttr(MeshDialect::kSpmdAttrName) &&
          !function.isExternal())
        emitRemark(function, predictStepTime(function, *model, symbols));
    });
    markAllAnalysesPreserved();
  }

private:
  std::optional<MachineModel> model;
};
} // namespace
