//===- SavePolicy.cpp - policies of saved values --------------------------===//

#include "mesh/Differentiation/SavePolicy.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

SavePolicy::SavePolicy(Attribute saving) {
  if (!saving)
    return;
  kind = SaveKind::Nothing;
  if (auto text = llvm::dyn_cast<StringAttr>(saving))
    kind = *symbolizeSaveKind(text.getValue());
  if (auto list = llvm::dyn_cast<ArrayAttr>(saving))
    for (auto name : list.getAsRange<StringAttr>()) {
      if (auto found = symbolizeSaveKind(name.getValue()))
        kind = std::min(kind, *found);
      else
        names.push_back(name.getValue());
    }
}

std::optional<SavePolicy> SavePolicy::getOwn(Operation *op) {
  Attribute own = op->getAttr(kCheckpointAttrName);
  return own ? std::optional(SavePolicy(own)) : std::nullopt;
}

/// Returns true if the results of `op` are contractions that `kind` saves.
static bool isSavedContraction(Operation *op, SaveKind kind) {
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  if (!structured || kind == SaveKind::Nothing ||
      !linalg::isaContractionOpInterface(structured))
    return false;
  return kind == SaveKind::Contractions ||
         linalg::inferContractionDims(structured)->batch.empty();
}

bool SavePolicy::isNamed(Operation *op) const {
  auto name = op->getAttrOfType<StringAttr>(kCheckpointNameAttrName);
  return name && llvm::is_contained(names, name.getValue());
}

bool SavePolicy::recomputes(Operation *op) const {
  if (!op || savesEverything() || !mlir::isMemoryEffectFree(op) ||
      llvm::isa<mlir::CallOpInterface>(op) ||
      (op->getNumRegions() != 0 && !llvm::isa<linalg::LinalgOp>(op)))
    return false;
  return !isSavedContraction(op, kind) && !isNamed(op);
}

bool SavePolicy::recomputesCalls(func::FuncOp callee) const {
  auto isLong = [](Operation &op) {
    auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
    return structured && (linalg::isaContractionOpInterface(structured) ||
                          linalg::isaConvolutionOpInterface(structured));
  };
  return callee && llvm::hasSingleElement(callee.getBody()) &&
         llvm::all_of(callee.front().without_terminator(), [&](Operation &op) {
           return recomputes(&op) && !isLong(op);
         });
}
