//===- InlineRules.cpp - inline derivatives of functions' own -------------===//

#include "InlineRules.h"

#include "mesh/IR/CloneBody.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/IR/Mesh.h"
#include "mesh/Transforms/Partition/InlineCalls.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// Functions with more ops are inlined only if they are called once. Those of
/// elementwise ops are fused with the code around them.
static constexpr size_t kMostOps = 128, kMostElementwiseOps = 256;

/// Returns true if `op` takes long beside elementwise ops.
static bool isLong(Operation *op) {
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  return llvm::isa<mlir::CallOpInterface, mlir::LoopLikeOpInterface>(op) ||
         (structured && (linalg::isaContractionOpInterface(structured) ||
                         linalg::isaConvolutionOpInterface(structured)));
}

/// Returns true if `function` consists of ops that are cheap beside
/// contractions, and few enough for each of several calls.
static bool isSmall(func::FuncOp function) {
  size_t numOps = 0;
  bool isElementwise = true;
  WalkResult result = function.walk([&](Operation *op) {
    ++numOps;
    if (auto structured = llvm::dyn_cast<linalg::LinalgOp>(op))
      isElementwise &= structured.getNumReductionLoops() == 0;
    return isLong(op) || numOps > kMostElementwiseOps ? WalkResult::interrupt()
                                                      : WalkResult::advance();
  });
  return !result.wasInterrupted() && (isElementwise || numOps <= kMostOps);
}

/// Returns true if calls of `function` are inlined, of which there are
/// `numCalls`.
static bool isInlinedRule(func::FuncOp function, size_t numCalls) {
  if (!function.isPrivate() || function->hasAttr(kCheckpointAttrName) ||
      function->hasAttr(MeshDialect::kSpmdAttrName) ||
      function.getArgAttrsAttr() || function.getResAttrsAttr() ||
      !llvm::hasSingleElement(function.getBody()))
    return false;
  return numCalls <= 1 || isSmall(function);
}

/// Returns the functions with derivatives of their own, and these derivatives.
static llvm::DenseSet<StringAttr> findRules(ModuleOp module) {
  llvm::DenseSet<StringAttr> names;
  for (auto function : module.getOps<func::FuncOp>()) {
    auto reverse = function->getAttrOfType<ArrayAttr>(kCustomVJPAttrName);
    auto forward =
        function->getAttrOfType<FlatSymbolRefAttr>(kCustomJVPAttrName);
    if (!reverse && !forward)
      continue;
    names.insert(function.getSymNameAttr());
    if (forward)
      names.insert(forward.getAttr());
    if (reverse)
      for (auto name : reverse.getAsRange<FlatSymbolRefAttr>())
        names.insert(name.getAttr());
  }
  return names;
}

void mesh::inlineRules(RewriterBase &rewriter, ModuleOp module) {
  llvm::DenseMap<StringAttr, func::FuncOp> rules;
  llvm::DenseSet<StringAttr> names = findRules(module);
  llvm::DenseMap<StringAttr, size_t> numCalls;
  module.walk(
      [&](func::CallOp call) { ++numCalls[call.getCalleeAttr().getAttr()]; });
  SmallVector<Operation *> functions;
  for (auto function : module.getOps<func::FuncOp>()) {
    StringAttr name = function.getSymNameAttr();
    if (!names.contains(name))
      continue;
    functions.push_back(function);
    if (isInlinedRule(function, numCalls.lookup(name)))
      rules[name] = function;
  }
  module.walk([&](func::CallOp call) {
    func::FuncOp rule = rules.lookup(call.getCalleeAttr().getAttr());
    // Other passes read the attributes of a call.
    if (!rule || !call->getDiscardableAttrDictionary().empty())
      return;
    rewriter.setInsertionPoint(call);
    rewriter.replaceOp(
        call, cloneBody(rewriter, rule.getBody().front(), call.getOperands()));
  });
  eraseUnusedFunctions(rewriter, module, functions);
}
