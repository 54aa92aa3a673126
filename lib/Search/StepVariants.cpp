//===- StepVariants.cpp - shardings of the state of training --------------===//

#include "mesh/Search/StepVariants.h"

#include "mesh/Execution/ProgramFile.h"
#include "mesh/IR/DerivativeOps.h"

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

/// Returns a copy of `module` with the step's state split along `axes`; nothing
/// if that cannot be.
static std::optional<ProgramVariant> makeVariant(ModuleOp module,
                                                 StringRef name,
                                                 ArrayRef<StringRef> axes,
                                                 bool splitsGradients) {
  ProgramVariant variant;
  variant.module = module.clone();
  auto step = variant.module->lookupSymbol<TrainStepOp>(name);
  mlir::Builder builder(module.getContext());
  if (!axes.empty())
    step.setShardStateAttr(builder.getStrArrayAttr(axes));
  step.setShardGradients(splitsGradients);
  variant.label = axes.empty() ? "state as parameters"
                               : (splitsGradients ? "state and gradients along "
                                                  : "state along ") +
                                     llvm::join(axes, ", ");
  mlir::ScopedDiagnosticHandler quiet(module.getContext(),
                                      [](mlir::Diagnostic &) {});
  if (llvm::Error error = defineFunctions(*variant.module, name)) {
    llvm::consumeError(std::move(error));
    return std::nullopt;
  }
  return variant;
}

std::vector<ProgramVariant> mesh::getStepVariants(ModuleOp module,
                                                  StringRef name) {
  std::vector<ProgramVariant> variants;
  auto step = module.lookupSymbol<TrainStepOp>(name);
  if (!step || step.getShardState())
    return variants;
  auto add = [&](ArrayRef<StringRef> axes, bool splitsGradients) {
    if (auto variant = makeVariant(module, name, axes, splitsGradients))
      variants.push_back(std::move(*variant));
  };
  for (ArrayRef<StringRef> axes : getAxisLists(module)) {
    add(axes, /*splitsGradients=*/false);
    if (!axes.empty() && step.getNumMicroBatches() > 1)
      add(axes, /*splitsGradients=*/true);
  }
  return variants;
}
