//===- TripCounts.cpp - numbers of runs of ops ----------------------------===//

#include "mesh/Analysis/TripCounts.h"

#include "mesh/Analysis/CalledFunctions.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/STLExtras.h"

using namespace mesh;

/// Calls `visit` with the ops around `block`, up to its function.
static void visitParents(Block *block,
                         llvm::function_ref<void(Operation *)> visit) {
  for (Operation *parent = block->getParentOp();
       parent && !llvm::isa<FunctionOpInterface>(parent);
       parent = parent->getParentOp())
    visit(parent);
}

std::optional<double> mesh::getTripCount(Block *block,
                                         std::optional<double> unknown) {
  std::optional<double> trips = 1;
  visitParents(block, [&](Operation *parent) {
    auto loop = llvm::dyn_cast<LoopLikeOpInterface>(parent);
    if (!loop || !trips)
      return;
    std::optional<APInt> count = loop.getStaticTripCount();
    std::optional<double> factor =
        count ? static_cast<double>(count->getLimitedValue()) : unknown;
    trips = factor ? std::optional(*trips * *factor) : std::nullopt;
  });
  return trips;
}

bool mesh::isConditional(Block *block) {
  bool isConditional = false;
  visitParents(block, [&](Operation *parent) {
    isConditional |= llvm::isa<mlir::RegionBranchOpInterface>(parent) &&
                     !llvm::isa<LoopLikeOpInterface>(parent);
  });
  return isConditional;
}

/// Adds `function` and what it calls to `order`, callees before their callers.
static void addCallees(FunctionOpInterface function,
                       SymbolTableCollection &symbols,
                       llvm::SmallPtrSetImpl<Operation *> &seen,
                       SmallVectorImpl<FunctionOpInterface> &order) {
  if (!seen.insert(function).second)
    return;
  function->walk([&](CallOpInterface call) {
    if (FunctionOpInterface callee = getCallee(call, symbols))
      addCallees(callee, symbols, seen, order);
  });
  order.push_back(function);
}

std::optional<RunCounts> RunCounts::get(FunctionOpInterface entry,
                                        SymbolTableCollection &symbols,
                                        std::optional<double> unknown) {
  llvm::SmallPtrSet<Operation *, 8> seen;
  SmallVector<FunctionOpInterface> order;
  addCallees(entry, symbols, seen, order);
  RunCounts counts;
  counts.most[entry] = counts.least[entry] = 1;
  bool isKnown = true;
  for (FunctionOpInterface function : llvm::reverse(order))
    function->walk([&](CallOpInterface call) {
      FunctionOpInterface callee = getCallee(call, symbols);
      if (!callee)
        return;
      std::optional<double> trips = getTripCount(call->getBlock(), unknown);
      isKnown &= trips.has_value();
      double most = counts.most.lookup(function) * trips.value_or(1);
      double least = counts.least.lookup(function) * trips.value_or(1);
      counts.most[callee] += most;
      counts.least[callee] += isConditional(call->getBlock()) ? 0 : least;
    });
  return isKnown ? std::optional(std::move(counts)) : std::nullopt;
}
