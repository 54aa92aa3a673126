//===- SetVersion.cpp - the version in text -------------------------------===//

#include "mesh/Transforms/Passes.h"

#include "mesh/IR/Version.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

namespace mesh {
#define GEN_PASS_DEF_SETVERSIONPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct SetVersionPass : public mesh::impl::SetVersionPassBase<SetVersionPass> {
  using SetVersionPassBase::SetVersionPassBase;

  void runOnOperation() override {
    auto version =
        mlir::Builder(&getContext()).getI64IntegerAttr(kDialectVersion);
    getOperation()->walk([&](ModuleOp module) {
      if (module == getOperation() || module->hasAttr(kVersionAttrName))
        module->setAttr(kVersionAttrName, version);
    });
    markAllAnalysesPreserved();
  }
};
} // namespace
