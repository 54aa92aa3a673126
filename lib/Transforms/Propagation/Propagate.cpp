//===- Propagate.cpp - give every tensor a sharding -----------------------===//

#include "mesh/Transforms/Passes.h"
#include "mesh/Transforms/Propagation/Propagation.h"

namespace mesh {
#define GEN_PASS_DEF_PROPAGATEPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct PropagatePass : public mesh::impl::PropagatePassBase<PropagatePass> {
  void runOnOperation() override {
    SymbolTableCollection symbols;
    auto functions = collectGlobalFunctions(getOperation(), symbols);
    if (failed(functions) || failed(propagateShardings(*functions, symbols)))
      signalPassFailure();
  }
};
} // namespace
