//===- PlanRemat.cpp - recompute values to fit into a device's memory -----===//

#include "RematPlanner.h"
#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/ProgramOps.h"
#include "mesh/Machine/MachineOption.h"
#include "mesh/Pipelines/Passes.h"
#include "mesh/Support/NumberOption.h"
#include "mesh/Support/OptionError.h"
#include "mesh/Support/WorkClock.h"

#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {
#define GEN_PASS_DEF_PLANREMATPASS
#include "mesh/Pipelines/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// The machine to decide for if none is described: one whose contractions do 50
/// operations for each byte that other ops read or write, and whose links are
/// ten times slower than its memory.
static MachineModel getTypicalMachine() {
  MachineModel machine;
  machine.links["*"] = {/*latency=*/1e-5, /*bandwidth=*/1e9};
  for (StringRef type : {"f64", "f32", "f16", "bf16"})
    machine.flops[type.str()] = 5e11;
  machine.contractionOverhead = 1e-6;
  machine.memoryBandwidth = 1e10;
  return machine;
}

namespace {
struct PlanRematPass : public mesh::impl::PlanRematPassBase<PlanRematPass> {
  using PlanRematPassBase::PlanRematPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    StringRef text = StringRef(rings).trim();
    if (text.consume_front("{"))
      text.consume_back("}");
    std::string message;
    llvm::raw_string_ostream os(message);
    if (failed(lowering.rings.parseFromString(text, os)))
      return emitOptionError(*this, context)
             << "'rings' must be options of mesh-rings, got '" << text << "'";
    const RingsPipelineOptions &all = lowering.rings;
    if (failed(verifyNotNegative({&memoryLimit, &all.minBytes, &all.chunks,
                                  &all.maxBytesInFlight, &all.unrollLimit},
                                 *this, context)))
      return failure();
    // NaN is not at least 0 either.
    if (!(seconds >= 0))
      return emitOptionError(*this, context)
             << "'seconds' must be at least 0, got " << seconds;
    if (all.machine.empty())
      lowering.rings.machine = machine.getValue();
    // A machine that cannot be read would end each attempt to lower.
    std::optional<MachineModel> ofRings;
    if (failed(readMachineOption(all.machine, *this, context, ofRings)))
      return failure();
    return readMachineOption(machine, *this, context, model);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (memoryLimit == 0)
      return markAllAnalysesPreserved();
    lowering.kernels = kernels;
    lowering.gpu = gpu;
    MachineModel known = model ? *model : getTypicalMachine();
    OpPassManager simplifying(func::FuncOp::getOperationName());
    simplifying.addPass(mlir::createCanonicalizerPass());
    simplifying.addPass(mlir::createCSEPass());
    auto simplify = [&](func::FuncOp entry) {
      return runPipeline(simplifying, entry);
    };
    WorkClock clock;
    auto isLate = [&] { return seconds > 0 && clock.getSeconds() > seconds; };
    for (StringRef name : getNames(module))
      if (failed(
              RematPlanner(module, name, memoryLimit, known, lowering, isLate)
                  .run(simplify)))
        return signalPassFailure();
  }

private:
  /// The names of the functions of entries; of all public functions and
  /// programs if none are noted.
  static llvm::SetVector<StringRef> getNames(ModuleOp module) {
    SmallVector<Operation *> entries;
    for (DictionaryAttr notes : getEntryNotes(module))
      entries.push_back(module.lookupSymbol(getEntryName(notes)));
    if (entries.empty())
      for (auto symbol : module.getOps<mlir::SymbolOpInterface>())
        if (symbol.isPublic())
          entries.push_back(symbol);
    llvm::SetVector<StringRef> names;
    for (Operation *entry : entries)
      if (auto programs = llvm::dyn_cast_or_null<ProgramsOp>(entry))
        for (auto name : programs.getPrograms().getAsRange<FlatSymbolRefAttr>())
          names.insert(name.getValue());
      else if (auto function = llvm::dyn_cast_or_null<func::FuncOp>(entry))
        names.insert(function.getName());
    return names;
  }

  std::optional<MachineModel> model;
  PlanningOptions lowering;
};
} // namespace
