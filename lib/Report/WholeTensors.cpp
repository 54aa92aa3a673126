//===- WholeTensors.cpp - the level of whole tensors ----------------------===//

#include "mesh/Report/WholeTensors.h"

#include "mesh/IR/Mesh.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Report/PipelineCharts.h"
#include "mesh/Report/Values.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

using namespace mesh;

/// On ops while reshards are planned: their number among the ops before.
static constexpr StringLiteral kNumber = "mesh_report.number";

/// Returns a copy of `module` with its model lowered; one that cannot be
/// lowered stays, and is rejected later, where it is partitioned. Adds the
/// pipelines in it to `pipelines`.
static mlir::OwningOpRef<ModuleOp> lowerModel(ModuleOp module, StringRef entry,
                                              llvm::json::Array &pipelines) {
  mlir::OwningOpRef<ModuleOp> lowered = module.clone();
  PassManager pm(module.getContext());
  pm.addInstrumentation(std::make_unique<PipelineCharts>(entry, pipelines));
  addModelLowering(pm);
  if (failed(pm.run(*lowered)))
    lowered = module.clone();
  return lowered;
}

/// Returns `module`, whose ops are numbered, with the reshards between its
/// values; or as it is, if shardings cannot be found.
static mlir::OwningOpRef<ModuleOp> planReshards(ModuleOp module,
                                                StringRef machine) {
  mlir::OwningOpRef<ModuleOp> planned = module.clone();
  PassManager pm(module.getContext());
  pm.addPass(createPropagatePass());
  pm.addPass(createPlanReshardsPass({.machine = machine.str()}));
  if (failed(pm.run(*planned)))
    planned = module.clone();
  return planned;
}

static void numberOps(ModuleOp module) {
  mlir::Builder builder(module.getContext());
  int64_t count = 0;
  module->walk<mlir::WalkOrder::PreOrder>([&](Operation *op) {
    op->setDiscardableAttr(kNumber, builder.getI64IntegerAttr(count++));
  });
}

/// Removes the numbers of ops, and returns the ops by them.
static llvm::DenseMap<int64_t, Operation *> takeNumbers(ModuleOp module) {
  llvm::DenseMap<int64_t, Operation *> ops;
  module->walk<mlir::WalkOrder::PreOrder>([&](Operation *op) {
    if (auto number = llvm::dyn_cast_or_null<IntegerAttr>(
            op->removeDiscardableAttr(kNumber)))
      ops.try_emplace(number.getInt(), op);
  });
  return ops;
}

/// Removes shardings that hide the program: reshards have theirs, and the page
/// shows those of all values.
static void hideShardings(ModuleOp module) {
  module->walk([](Operation *op) {
    op->removeDiscardableAttr(MeshDialect::kShardingsAttrName);
  });
}

llvm::json::Object mesh::addWholeTensors(ModuleOp module, StringRef entry,
                                         StringRef machine,
                                         StringTable &strings,
                                         llvm::json::Object &program) {
  mlir::ScopedDiagnosticHandler quiet(module.getContext(),
                                      [](mlir::Diagnostic &) {});
  llvm::json::Array pipelines;
  mlir::OwningOpRef<ModuleOp> lowered = lowerModel(module, entry, pipelines);
  program["pipelines"] = std::move(pipelines);
  numberOps(*lowered);
  mlir::OwningOpRef<ModuleOp> planned = planReshards(*lowered, machine);
  auto plannedOps = takeNumbers(*planned), loweredOps = takeNumbers(*lowered);
  hideShardings(*planned);
  Level whole("whole", *planned, strings);
  llvm::DenseMap<Operation *, int64_t> numbers;
  for (auto [number, op] : loweredOps)
    if (Operation *after = plannedOps.lookup(number))
      numbers[op] = whole.getNumber(after);
  auto getNumber = [&](Operation *op) -> int64_t {
    auto found = numbers.find(op);
    return found == numbers.end() ? -1 : found->second;
  };
  for (auto &[key, value] : describeValues(*lowered, getNumber, strings))
    program[key] = std::move(value);
  return whole.takeJson();
}
