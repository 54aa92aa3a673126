//===- PredictTime.cpp - say what a step of a program will take -----------===//

#include "mesh/Entries/Signature.h"
#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/MeshRt.h"
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

/// Simulates what `name` is of, or says that there is no such function.
static llvm::Expected<SimulatedStep>
simulateSymbol(Operation *entry, StringRef name,
               const SimulationOptions &options,
               SymbolTableCollection &symbols) {
  if (auto programs = llvm::dyn_cast_or_null<ProgramsOp>(entry))
    return simulateStep(programs, options, symbols);
  if (auto function = llvm::dyn_cast_or_null<FunctionOpInterface>(entry))
    return simulateStep(function, options, symbols);
  return llvm::createStringError("there is no function @" + name);
}

llvm::Expected<SimulatedStep>
mesh::simulateEntry(ModuleOp module, StringRef name,
                    const SimulationOptions &options) {
  SymbolTableCollection symbols;
  return simulateSymbol(symbols.lookupSymbolIn(
                            module, StringAttr::get(module.getContext(), name)),
                        name, options, symbols);
}

static void emitUnknown(mlir::SymbolOpInterface entry, StringRef reason) {
  remark::missed(entry.getLoc(), remark::RemarkOpts::name("time")
                                     .category("mesh-predict-time")
                                     .function(entry.getName()))
      << remark::add("what @{0} takes is not known: {1}", entry.getName(),
                     reason);
}

static void emitTime(mlir::SymbolOpInterface entry, const SimulatedStep &step) {
  auto micro = [](double seconds) {
    return llvm::formatv("{0:f1} us", seconds * 1e6).str();
  };
  const SimulatedStep::Devices &slowest = step.getSlowest();
  const StepTime &time = slowest.time;
  std::string idle =
      time.idle > 0 ? ", " + micro(time.idle) + " of it idle" : "";
  std::string who = step.devices.size() == 1 ? "" : " (" + slowest.name + ")";
  remark::analysis(entry.getLoc(), remark::RemarkOpts::name("time")
                                       .category("mesh-predict-time")
                                       .function(entry.getName()))
      << remark::add("@{0} takes {1}{2}: {3} of contractions, {4} of other "
                     "computation, {5} of waiting{6}",
                     entry.getName(), micro(time.getTotal()), who,
                     micro(time.contracting), micro(time.passing),
                     micro(time.waiting), idle);
}

static Prediction getPrediction(const SimulatedStep &step) {
  Prediction prediction;
  for (const SimulatedStep::Devices &devices : step.devices)
    prediction.devices.push_back(
        {devices.name, FunctionOpInterface(devices.function).getName().str(),
         devices.time});
  return prediction;
}

/// Returns true if a call of `symbol` is a step by itself: a program of
/// devices, or a function in local view that is not one of its parts.
static bool isStep(mlir::SymbolOpInterface symbol) {
  if (llvm::isa<ProgramsOp>(*symbol))
    return true;
  auto function = llvm::dyn_cast<FunctionOpInterface>(*symbol);
  return function && function->hasAttr(MeshDialect::kSpmdAttrName) &&
         !function->hasAttr(MeshDialect::kProgramAttrName) &&
         !function.isExternal();
}

namespace {
struct PredictTimePass
    : public mesh::impl::PredictTimePassBase<PredictTimePass> {
  using PredictTimePassBase::PredictTimePassBase;

  LogicalResult initialize(MLIRContext *context) override {
    if (failed(verifyNotNegative({&credits}, *this, context)))
      return failure();
    return readMachineOption(machine, *this, context, model);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    bool hasEntries = !getEntryNotes(module).empty();
    if (!model) {
      if (hasEntries)
        return markAllAnalysesPreserved();
      emitOptionError(*this, &getContext())
          << "expected a description of the machine, as in machine=m.json";
      return signalPassFailure();
    }
    SymbolTableCollection symbols;
    if (hasEntries) {
      noteOfEntries(module, entry_notes::kPrediction,
                    [&](DictionaryAttr notes) {
                      StringRef name = getEntryName(notes);
                      auto symbol = StringAttr::get(&getContext(), name);
                      return predict(symbols.lookupSymbolIn(module, symbol),
                                     name, symbols);
                    });
      return;
    }
    module.walk([&](mlir::SymbolOpInterface symbol) {
      if (isStep(symbol))
        predict(symbol, symbol.getName(), symbols);
    });
    markAllAnalysesPreserved();
  }

private:
  /// Says in a remark what a call of @`name` takes, and returns it as a note.
  Attribute predict(Operation *op, StringRef name,
                    SymbolTableCollection &symbols) {
    auto entry = llvm::dyn_cast_or_null<mlir::SymbolOpInterface>(op);
    auto step = simulateSymbol(op, name, {*model, credits}, symbols);
    if (step) {
      emitTime(entry, *step);
      return writePrediction(getPrediction(*step), &getContext());
    }
    std::string reason = llvm::toString(step.takeError());
    if (entry)
      emitUnknown(entry, reason);
    return StringAttr::get(&getContext(), reason);
  }

  std::optional<MachineModel> model;
};
} // namespace
