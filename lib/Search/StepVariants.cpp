//===- StepVariants.cpp - shardings of the state of training --------------===//

#include "mesh/Search/StepVariants.h"

#include "DivideBatch.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/Support/Quantity.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

using namespace mesh;

/// Returns lists of axes along which state may be split, the empty one first.
static SmallVector<SmallVector<StringRef>> getAxisLists(ModuleOp module) {
  SmallVector<SmallVector<StringRef>> lists{{}};
  SmallVector<StringRef> all;
  auto meshes = module.getOps<MeshOp>();
  if (meshes.empty())
    return lists;
  for (MeshAxisAttr axis : (*meshes.begin()).getMesh().getAxes())
    if (axis.getSize() > 1)
      all.push_back(axis.getName());
  for (StringRef axis : all)
    lists.push_back({axis});
  if (all.size() > 1)
    lists.push_back(all);
  return lists;
}

namespace {
/// The choices that make a variant of a step.
struct StepChoice {
  int64_t numMicroBatches = 1;
  /// The axes that split state, and their number among all lists of axes.
  ArrayRef<StringRef> axes;
  int64_t axesNumber = 0;
  bool splitsGradients = false;

  std::string getLabel(bool namesMicroBatches) const;
};
} // namespace

std::string StepChoice::getLabel(bool namesMicroBatches) const {
  std::string label = namesMicroBatches
                          ? formatCount(numMicroBatches, "micro-batch") + ", "
                          : "";
  if (axes.empty())
    return label + "state as parameters";
  return label +
         (splitsGradients ? "state and gradients along " : "state along ") +
         llvm::join(axes, ", ");
}

/// Returns a copy of `module` with the step of training `name` as a function,
/// by `choice`; nothing if that cannot be.
static std::optional<ProgramVariant> makeVariant(ModuleOp module,
                                                 StringRef name,
                                                 const StepChoice &choice,
                                                 std::string label) {
  ProgramVariant variant;
  variant.module = module.clone();
  variant.label = std::move(label);
  auto step = variant.module->lookupSymbol<TrainStepOp>(name);
  variant.batchDim = step.getNumMicroBatches() > 1 ? 1 : 0;
  variant.answers = {choice.numMicroBatches, choice.axesNumber,
                     choice.splitsGradients};
  if (!choice.axes.empty()) {
    step.setShardStateAttr(
        mlir::Builder(module.getContext()).getStrArrayAttr(choice.axes));
    step.setShardGradients(choice.splitsGradients);
  }
  mlir::ScopedDiagnosticHandler quiet(module.getContext(),
                                      [](mlir::Diagnostic &) {});
  if (llvm::Error error = defineFunctions(*variant.module, name)) {
    llvm::consumeError(std::move(error));
    return std::nullopt;
  }
  return variant;
}

/// Adds the variants of `module`, whose step has all its micro-batches.
static void addVariants(ModuleOp module, StringRef name, bool namesMicroBatches,
                        std::vector<ProgramVariant> &variants) {
  auto step = module.lookupSymbol<TrainStepOp>(name);
  StepChoice choice;
  choice.numMicroBatches = step.getNumMicroBatches();
  auto add = [&](std::string label) {
    if (auto variant = makeVariant(module, name, choice, std::move(label)))
      variants.push_back(std::move(*variant));
  };
  if (step.getShardState())
    return add(formatCount(choice.numMicroBatches, "micro-batch"));
  for (auto [number, axes] : llvm::enumerate(getAxisLists(module))) {
    choice.axes = axes;
    choice.axesNumber = static_cast<int64_t>(number);
    choice.splitsGradients = false;
    add(choice.getLabel(namesMicroBatches));
    choice.splitsGradients = !axes.empty() && choice.numMicroBatches > 1;
    if (choice.splitsGradients)
      add(choice.getLabel(namesMicroBatches));
  }
}

std::vector<mlir::OwningOpRef<ModuleOp>>
mesh::divideMicroBatches(ModuleOp module, StringRef name,
                         int64_t maxMicroBatches, FirstProblem &problem) {
  std::vector<mlir::OwningOpRef<ModuleOp>> programs;
  auto step = module.lookupSymbol<TrainStepOp>(name);
  int64_t most = step ? maxMicroBatches / step.getNumMicroBatches() : 1;
  for (int64_t parts = 1; parts <= most / 2;) {
    parts *= 2;
    mlir::OwningOpRef<ModuleOp> divided = module.clone();
    // A batch without two parts has no four.
    if (failed(divideBatch(*divided, name, parts, problem)))
      break;
    programs.push_back(std::move(divided));
  }
  return programs;
}

std::vector<ProgramVariant> mesh::getStepVariants(ModuleOp module,
                                                  StringRef name,
                                                  int64_t maxMicroBatches,
                                                  FirstProblem &problem) {
  std::vector<ProgramVariant> variants;
  auto step = module.lookupSymbol<TrainStepOp>(name);
  if (!step)
    return variants;
  int64_t most = maxMicroBatches / step.getNumMicroBatches();
  if (step.getShardState() && most < 2)
    return variants;
  addVariants(module, name, most > 1 || step.getNumMicroBatches() > 1,
              variants);
  for (mlir::OwningOpRef<ModuleOp> &divided :
       divideMicroBatches(module, name, maxMicroBatches, problem))
    addVariants(*divided, name, /*namesMicroBatches=*/true, variants);
  return variants;
}
