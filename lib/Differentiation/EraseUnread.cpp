//===- EraseUnread.cpp - erase what derivatives do not read ---------------===//

#include "EraseUnread.h"

#include "mesh/IR/DerivativeOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

#include <limits>

using namespace mesh;

namespace {
/// The effects and the uses of a function.
struct FunctionFacts {
  func::FuncOp function;
  /// The uses of its name that are left.
  size_t numUses = 0;
  /// The calls in callers that have been visited.
  SmallVector<func::CallOp> calls;
  bool isVisited = false;
  /// Stays true for functions that call themselves.
  bool hasEffects = true;
};

/// Visits functions after their callers: by then it is known which of their
/// results are read.
class UnreadEraser {
public:
  UnreadEraser(RewriterBase &rewriter, ModuleOp module);

  void run();

private:
  FunctionFacts *getCallee(Operation *op) {
    auto call = llvm::dyn_cast<func::CallOp>(op);
    auto found =
        call ? facts.find(call.getCalleeAttr().getAttr()) : facts.end();
    return found == facts.end() ? nullptr : &found->second;
  }
  void findEffects(FunctionFacts &own);
  bool hasOwnEffects(Operation *op);
  void eraseResults(FunctionFacts &own);
  void eraseOps(func::FuncOp function);

  RewriterBase &rewriter;
  llvm::MapVector<StringAttr, FunctionFacts> facts;
  /// Callees before their callers.
  SmallVector<FunctionFacts *> order;
};
} // namespace

UnreadEraser::UnreadEraser(RewriterBase &rewriter, ModuleOp module)
    : rewriter(rewriter) {
  for (auto function : module.getOps<func::FuncOp>())
    facts[function.getSymNameAttr()].function = function;
  // Nothing is known if an op may name symbols in another way.
  std::optional<mlir::SymbolTable::UseRange> uses =
      mlir::SymbolTable::getSymbolUses(&module.getBodyRegion());
  for (auto &[name, own] : facts)
    own.numUses = uses ? 0 : std::numeric_limits<size_t>::max();
  if (uses)
    for (const mlir::SymbolTable::SymbolUse &use : *uses)
      if (auto found = facts.find(use.getSymbolRef().getRootReference());
          found != facts.end())
        ++found->second.numUses;
}

/// Returns true if `op` has effects beside those of ops in its regions.
bool UnreadEraser::hasOwnEffects(Operation *op) {
  if (FunctionFacts *callee = getCallee(op))
    return callee->hasEffects;
  if (auto own = llvm::dyn_cast<mlir::MemoryEffectOpInterface>(op))
    return !own.hasNoEffect();
  return !op->hasTrait<OpTrait::HasRecursiveMemoryEffects>() &&
         !op->hasTrait<OpTrait::IsTerminator>();
}

/// Finds the effects of a function, after those of its callees.
void UnreadEraser::findEffects(FunctionFacts &own) {
  if (own.isVisited)
    return;
  own.isVisited = true;
  if (own.function.isExternal())
    return;
  bool hasEffects = false;
  own.function.getBody().walk([&](Operation *op) {
    if (FunctionFacts *callee = getCallee(op))
      findEffects(*callee);
    hasEffects |= hasOwnEffects(op);
  });
  own.hasEffects = hasEffects;
  order.push_back(&own);
}

/// Returns true if all uses of a function are calls that are known, and nothing
/// else depends on its results.
static bool hasKnownUses(const FunctionFacts &own) {
  func::FuncOp function = own.function;
  // A derivative of its own has cotangents of all results.
  return function.isPrivate() && !own.calls.empty() &&
         own.calls.size() == own.numUses &&
         llvm::hasSingleElement(function.getBody()) &&
         !function->hasAttr(kCustomVJPAttrName) &&
         !function->hasAttr(kCustomJVPAttrName);
}

/// Replaces `call` by one of `function`, which returns no `unread` results.
static void callWithout(const llvm::BitVector &unread, func::CallOp call,
                        func::FuncOp function, RewriterBase &rewriter) {
  rewriter.setInsertionPoint(call);
  auto created = func::CallOp::create(rewriter, call.getLoc(), function,
                                      call.getOperands());
  created->setDiscardableAttrs(call->getDiscardableAttrDictionary());
  created.setNoInline(call.getNoInline());
  created.setArgAttrsAttr(call.getArgAttrsAttr());
  ArrayAttr attributes = call.getResAttrsAttr();
  SmallVector<Attribute> kept;
  unsigned next = 0;
  for (auto [number, result] : llvm::enumerate(call->getResults())) {
    if (unread.test(number))
      continue;
    rewriter.replaceAllUsesWith(result, created.getResult(next++));
    if (attributes)
      kept.push_back(attributes[number]);
  }
  if (attributes)
    created.setResAttrsAttr(rewriter.getArrayAttr(kept));
  rewriter.eraseOp(call);
}

/// Erases the results that no call reads.
void UnreadEraser::eraseResults(FunctionFacts &own) {
  if (!hasKnownUses(own))
    return;
  func::FuncOp function = own.function;
  llvm::BitVector unread(function.getNumResults(), true);
  for (func::CallOp call : own.calls)
    for (OpResult result : call->getResults())
      if (!result.use_empty())
        unread.reset(result.getResultNumber());
  if (unread.none())
    return;
  rewriter.modifyOpInPlace(function, [&] {
    function.front().getTerminator()->eraseOperands(unread);
    (void)function.eraseResults(unread);
  });
  for (func::CallOp call : own.calls)
    callWithout(unread, call, function, rewriter);
}

/// Erases ops that nothing reads, and registers the calls that stay.
void UnreadEraser::eraseOps(func::FuncOp function) {
  // Regions walk over their own blocks forwards.
  function.walk<mlir::WalkOrder::PostOrder, mlir::ReverseIterator>(
      [&](Operation *op) {
        FunctionFacts *callee = getCallee(op);
        if (callee ? op->use_empty() && !callee->hasEffects
                   : mlir::isOpTriviallyDead(op)) {
          rewriter.eraseOp(op);
          if (callee)
            --callee->numUses;
        } else if (callee) {
          callee->calls.push_back(llvm::cast<func::CallOp>(op));
        }
      });
}

void UnreadEraser::run() {
  for (auto &[name, own] : facts)
    findEffects(own);
  for (FunctionFacts *own : llvm::reverse(order)) {
    eraseResults(*own);
    eraseOps(own->function);
  }
}

void mesh::eraseUnread(RewriterBase &rewriter, ModuleOp module) {
  UnreadEraser(rewriter, module).run();
}
