//===- KeepEntries.cpp - drop all that entries do not need ----------------===//

#include "CheckProgram.h"
#include "mesh/Entries/Passes.h"
#include "mesh/Entries/SelectEntries.h"
#include "mesh/Entries/Signature.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/ProgramOps.h"
#include "mesh/Params/Params.h"
#include "mesh/Params/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

namespace mesh {
#define GEN_PASS_DEF_KEEPENTRIESPASS
#include "mesh/Entries/Passes.h.inc"
} // namespace mesh

using namespace mesh;

StringRef mesh::getParamNormsName(ModuleOp module) {
  constexpr StringRef name = "param_norms";
  return module.lookupSymbol(name) ? StringRef() : name;
}

llvm::Error mesh::checkEntries(ModuleOp module, ArrayRef<std::string> names) {
  for (StringRef name : names) {
    auto function = module.lookupSymbol<FunctionOpInterface>(name);
    if (function && !llvm::isa<func::FuncOp>(*function))
      return llvm::createStringError(
          "@" + name + " is an " + function->getName().getStringRef() +
          "; what is run is a func.func or a mesh.programs");
  }
  return llvm::Error::success();
}

namespace {
struct KeepEntriesPass
    : public mesh::impl::KeepEntriesPassBase<KeepEntriesPass> {
  using KeepEntriesPassBase::KeepEntriesPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    LowerParamsPassOptions params;
    mlir::IRRewriter rewriter(&getContext());
    if (failed(lowerParams(rewriter, module, params.init,
                           getParamNormsName(module))))
      return signalPassFailure();
    SmallVector<std::string> names = llvm::to_vector(entries);
    if (names.empty()) {
      for (mlir::SymbolOpInterface entry : getEntries(module))
        names.push_back(entry.getName().str());
      // A derivative becomes a function later, and a train step two.
      for (auto symbol : module.getOps<mlir::SymbolOpInterface>()) {
        if (!llvm::isa<DerivativeOp, TrainStepOp>(*symbol) ||
            !symbol.isPublic())
          continue;
        names.push_back(symbol.getName().str());
        if (llvm::isa<TrainStepOp>(*symbol))
          names.push_back(TrainStepOp::getInitName(symbol.getName()));
      }
    }
    if (llvm::Error error = checkEntries(module, names)) {
      module.emitError() << llvm::toString(std::move(error));
      return signalPassFailure();
    }
    setEntries(module, names);
    for (auto function : module.getOps<FunctionOpInterface>())
      function->removeAttr(MeshRtDialect::kNameAttrName);
    for (auto symbol : module.getOps<mlir::SymbolOpInterface>())
      if (llvm::isa<FunctionOpInterface, DerivativeOp, TrainStepOp, ProgramsOp,
                    memref::GlobalOp>(*symbol) &&
          !llvm::is_contained(names, symbol.getName()))
        symbol.setPrivate();
    OpPassManager pm(module->getName());
    pm.addPass(mlir::createSymbolDCEPass());
    if (failed(runPipeline(pm, module)) || failed(checkProgram(module)))
      signalPassFailure();
  }
};
} // namespace
