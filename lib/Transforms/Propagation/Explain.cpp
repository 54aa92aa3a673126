//===- Explain.cpp - tell why values are split as they are ----------------===//

#include "mesh/Support/OptionError.h"
#include "mesh/Transforms/Passes.h"
#include "mesh/Transforms/Propagation/Explanation.h"
#include "mesh/Transforms/Propagation/Propagation.h"

#include "mlir/IR/Location.h"

namespace mesh {
#define GEN_PASS_DEF_EXPLAINPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Returns true if `loc` is, or is made from, a place in one of `lines`.
static bool isInLines(Location loc, ArrayRef<unsigned> lines) {
  return loc
      ->walk([&](Location part) {
        auto place = llvm::dyn_cast<FileLineColLoc>(part);
        bool isIn = place && llvm::is_contained(lines, place.getLine());
        return isIn ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The function that defines `value`.
static FunctionOpInterface getFunction(Value value) {
  Operation *parent = value.getParentRegion()->getParentOp();
  auto function = llvm::dyn_cast<FunctionOpInterface>(parent);
  return function ? function : parent->getParentOfType<FunctionOpInterface>();
}

namespace {
struct ExplainPass : public mesh::impl::ExplainPassBase<ExplainPass> {
  using ExplainPassBase::ExplainPassBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    SymbolTableCollection symbols;
    for (const std::string &name : functions)
      if (!symbols.lookupSymbolIn(getOperation(),
                                  StringAttr::get(&getContext(), name))) {
        emitOptionError(*this, &getContext())
            << "there is no function @" << name;
        return signalPassFailure();
      }
    bool isInFile = lines.empty();
    auto isWanted = [&](Value value, ShardingAttr) {
      bool isInLine = lines.empty() || isInLines(value.getLoc(), lines);
      isInFile |= isInLine;
      return (functions.empty() ||
              llvm::is_contained(functions, getFunction(value).getName())) &&
             isInLine;
    };
    mlir::OwningOpRef<ModuleOp> copy = getOperation().clone();
    IRRewriter rewriter(&getContext());
    auto globals = prepareForPropagation(rewriter, *copy, symbols);
    if (failed(globals) ||
        failed(explainShardings(*globals, symbols, isWanted)))
      return signalPassFailure();
    if (isInFile)
      return;
    InFlightDiagnostic diag =
        emitOptionError(*this, &getContext())
        << "there is no value of a program to explain in line ";
    llvm::interleaveComma(lines, diag);
    signalPassFailure();
  }
};
} // namespace
