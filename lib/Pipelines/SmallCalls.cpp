//===- SmallCalls.cpp - Calls whose callees are short ---------------------===//
//
// A call is run again as a whole, and its results have memory of their own. Ops
// of the caller are dropped one by one, and write over others.
//
//===----------------------------------------------------------------------===//

#include "SmallCalls.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/IR/CloneBody.h"

#include "mlir/Interfaces/CallInterfaces.h"

using namespace mesh;

/// Longer functions stay, so that programs of many layers do not grow.
static constexpr unsigned kMostOps = 100;

/// Returns true if the body of `function` can be cloned, and has no calls.
static bool isLeaf(FunctionOpInterface function) {
  return function && function.isPrivate() && !function.isExternal() &&
         function.getFunctionBody().hasOneBlock() &&
         !function
              ->walk(
                  [](mlir::CallOpInterface) { return WalkResult::interrupt(); })
              .wasInterrupted();
}

static unsigned countOps(Operation *function) {
  unsigned count = 0;
  function->walk([&](Operation *) { ++count; });
  return count;
}

static void inlineCall(RewriterBase &rewriter, func::CallOp call,
                       FunctionOpInterface callee) {
  rewriter.setInsertionPoint(call);
  rewriter.replaceOp(call, cloneBody(rewriter, callee.getFunctionBody().front(),
                                     call.getOperands()));
}

bool mesh::inlineSmallCalls(RewriterBase &rewriter, func::FuncOp entry) {
  auto module = entry->getParentOfType<ModuleOp>();
  SymbolTableCollection symbols;
  llvm::MapVector<Operation *, SmallVector<func::CallOp>> calls;
  module.walk([&](func::CallOp call) {
    if (FunctionOpInterface callee = getCallee(call, symbols))
      calls[callee].push_back(call);
  });
  bool isChanged = false;
  for (auto &[function, sites] : calls) {
    auto callee = llvm::cast<FunctionOpInterface>(function);
    if (!isLeaf(callee) || (sites.size() > 1 && countOps(callee) > kMostOps))
      continue;
    for (func::CallOp call : sites)
      if (entry->isAncestor(call)) {
        inlineCall(rewriter, call, callee);
        isChanged = true;
      }
    if (mlir::SymbolTable::symbolKnownUseEmpty(callee, module))
      rewriter.eraseOp(callee);
  }
  return isChanged;
}
