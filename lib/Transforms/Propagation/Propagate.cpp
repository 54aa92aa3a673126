//===- Propagate.cpp - give every tensor a sharding -----------------------===//

#include "mesh/Transforms/Passes.h"
#include "mesh/Transforms/Propagation/Propagation.h"

namespace mesh {
#define GEN_PASS_DEF_PROPAGATEPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

FailureOr<SmallVector<GlobalFunction>>
mesh::prepareForPropagation(RewriterBase &rewriter, ModuleOp module,
                            SymbolTableCollection &symbols) {
  for (auto function : module.getOps<FunctionOpInterface>())
    if (failed(resolveAxisRules(function, symbols)))
      return failure();
  auto functions = collectGlobalFunctions(module, symbols);
  if (failed(functions))
    return failure();
  for (const GlobalFunction &function : *functions)
    gatherCaptures(rewriter, function);
  return functions;
}

namespace {
struct PropagatePass : public mesh::impl::PropagatePassBase<PropagatePass> {
  void runOnOperation() override {
    SymbolTableCollection symbols;
    IRRewriter rewriter(&getContext());
    auto functions = prepareForPropagation(rewriter, getOperation(), symbols);
    if (failed(functions) || failed(propagateShardings(*functions, symbols)))
      signalPassFailure();
  }
};
} // namespace
