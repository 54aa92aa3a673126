//===- PredictTime.cpp - say what a step of a program will take -----------===//

#include "mesh/Machine/MachineOption.h"
#include "mesh/Simulation/Passes.h"
#include "mesh/Simulation/SimulateStep.h"
#include "mesh/Support/NumberOption.h"
#include "mesh/Support/OptionError.h"

#include "mlir/IR/Remarks.h"

namespace mesh {
#define GEN_PASS_DEF_PREDICTTIMEPASS
#include "mesh/Simulation/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static void emitRemark(mlir::SymbolOpInterface entry,
                       llvm::Expected<SimulatedStep> step) {
  auto options = remark::RemarkOpts::name("time")
                     .category("mesh-predict-time")
                     .function(entry.getName());
  if (!step) {
    remark::missed(entry.getLoc(), options)
        << remark::add("what @{0} takes is not known: {1}", entry.getName(),
                       llvm::toString(step.takeError()));
    return;
  }
  auto micro = [](double seconds) {
    return llvm::formatv("{0:f1} us", seconds * 1e6).str();
  };
  const SimulatedStep::Devices &slowest = step->getSlowest();
  const StepTime &time = slowest.time;
  std::string who = step->devices.size() == 1 ? "" : " (" + slowest.name + ")";
  remark::analysis(entry.getLoc(), options) << remark::add(
      "@{0} takes {1}{2}: {3} of contractions, {4} of other computation, {5} "
      "of waiting",
      entry.getName(), micro(time.getTotal()), who, micro(time.contracting),
      micro(time.passing), micro(time.waiting));
}

namespace {
struct PredictTimePass
    : public mesh::impl::PredictTimePassBase<PredictTimePass> {
  using PredictTimePassBase::PredictTimePassBase;

  LogicalResult initialize(MLIRContext *context) override {
    if (failed(verifyNotNegative({&credits}, *this, context)))
      return failure();
    if (machine.empty())
      return emitOptionError(*this, context)
             << "expected a description of the machine, as in machine=m.json";
    return readMachineOption(machine, *this, context, model);
  }

  void runOnOperation() override {
    SymbolTableCollection symbols;
    SimulationOptions options{*model, credits};
    getOperation()->walk([&](ProgramsOp programs) {
      emitRemark(programs, simulateStep(programs, options, symbols));
    });
    getOperation()->walk([&](FunctionOpInterface function) {
      if (function->hasAttr(MeshDialect::kSpmdAttrName) &&
          !function->hasAttr(MeshDialect::kProgramAttrName) &&
          !function.isExternal())
        emitRemark(function, simulateStep(function, options, symbols));
    });
    markAllAnalysesPreserved();
  }

private:
  std::optional<MachineModel> model;
};
} // namespace
