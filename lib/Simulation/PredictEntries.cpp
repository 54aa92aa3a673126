//===- PredictEntries.cpp - note what entries will take -------------------===//

#include "mesh/Entries/EntryNotes.h"
#include "mesh/Entries/Signature.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/Machine/MachineOption.h"
#include "mesh/Simulation/Passes.h"
#include "mesh/Simulation/SimulateStep.h"
#include "mesh/Support/NumberOption.h"

namespace mesh {
#define GEN_PASS_DEF_PREDICTENTRIESPASS
#include "mesh/Simulation/Passes.h.inc"
} // namespace mesh

using namespace mesh;

llvm::Expected<SimulatedStep>
mesh::simulateEntry(ModuleOp module, StringRef name,
                    const SimulationOptions &options) {
  SymbolTableCollection symbols;
  Operation *entry = symbols.lookupSymbolIn(
      module, StringAttr::get(module.getContext(), name));
  if (auto programs = llvm::dyn_cast_or_null<ProgramsOp>(entry))
    return simulateStep(programs, options, symbols);
  if (auto function = llvm::dyn_cast_or_null<FunctionOpInterface>(entry))
    return simulateStep(function, options, symbols);
  return llvm::createStringError("there is no function @" + name);
}

static Prediction getPrediction(const SimulatedStep &step) {
  Prediction prediction;
  for (const SimulatedStep::Devices &devices : step.devices)
    prediction.devices.push_back(
        {devices.name, FunctionOpInterface(devices.function).getName().str(),
         devices.time});
  return prediction;
}

namespace {
struct PredictEntriesPass
    : public mesh::impl::PredictEntriesPassBase<PredictEntriesPass> {
  using PredictEntriesPassBase::PredictEntriesPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    if (failed(verifyNotNegative({&credits}, *this, context)))
      return failure();
    return readMachineOption(machine, *this, context, model);
  }

  void runOnOperation() override {
    if (!model)
      return;
    noteOfEntries(getOperation(), entry_notes::kPrediction,
                  [&](DictionaryAttr notes) -> Attribute {
                    auto step = simulateEntry(
                        getOperation(), getEntryName(notes), {*model, credits});
                    if (step)
                      return writePrediction(getPrediction(*step),
                                             &getContext());
                    return StringAttr::get(&getContext(),
                                           llvm::toString(step.takeError()));
                  });
  }

private:
  std::optional<MachineModel> model;
};
} // namespace
