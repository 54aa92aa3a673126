//===- AccumulatedSums.cpp - contractions that add to others --------------===//

#include "AccumulatedSums.h"

#include "mesh/Analysis/FusedBytes.h"

#include "llvm/ADT/STLExtras.h"

using namespace mesh;

/// Returns true if each of `contractions` is a step of the block of `root` that
/// has one reader. Of a few it matters little whether they are in use at once,
/// and each of them can be repeated by itself.
static bool areTerms(ArrayRef<Operation *> contractions, Operation *root,
                     const BlockUnits &units) {
  constexpr size_t kFew = 3;
  return contractions.size() > kFew &&
         llvm::all_of(contractions, [&](Operation *op) {
           return op->getBlock() == root->getBlock() && units.isRoot(op) &&
                  op->hasOneUse();
         });
}

SmallVector<SmallVector<Operation *>>
mesh::findAccumulatedSums(const BlockUnits &units, Operation *root) {
  SmallVector<SmallVector<Operation *>> sums;
  llvm::SetVector<Operation *> parts;
  parts.insert(root);
  for (size_t index = 0; index < parts.size(); ++index) {
    Operation *op = parts[index];
    SmallVector<Operation *> contractions = getSummedContractions(op);
    if (areTerms(contractions, root, units)) {
      llvm::sort(contractions, [](Operation *lhs, Operation *rhs) {
        return lhs->isBeforeInBlock(rhs);
      });
      sums.push_back(std::move(contractions));
      continue;
    }
    for (Value operand : op->getOperands())
      if (Operation *part = operand.getDefiningOp();
          part && units.isPartOf(part, root))
        parts.insert(part);
  }
  return sums;
}
