//===- LimitUnrolling.cpp - Loops that LLVM leaves rolled -----------------===//

#include "mesh/Execution/LimitUnrolling.h"

#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"

/// The largest trip count of a loop that LLVM may unroll as a whole, and that
/// of one that it would unroll otherwise.
static constexpr unsigned kMostUnrolled = 8;
static constexpr unsigned kMostUnrolledByLLVM = 128;

void mesh::limitUnrolling(llvm::Function &function) {
  llvm::DominatorTree dominators(function);
  llvm::LoopInfo loops(dominators);
  llvm::AssumptionCache assumptions(function);
  llvm::TargetLibraryInfoImpl libraries(
      function.getParent()->getTargetTriple());
  llvm::TargetLibraryInfo library(libraries, &function);
  llvm::ScalarEvolution evolution(function, library, assumptions, dominators,
                                  loops);
  for (llvm::Loop *loop : loops.getLoopsInPreorder()) {
    unsigned tripCount = evolution.getSmallConstantTripCount(loop);
    // It is 0 if it is not known, and counts the last check of a loop that
    // checks first, as MLIR's do.
    if (tripCount > kMostUnrolled + 1 && tripCount <= kMostUnrolledByLLVM + 1)
      loop->setLoopAlreadyUnrolled();
  }
}
