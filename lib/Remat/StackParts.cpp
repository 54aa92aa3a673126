//===- StackParts.cpp - stacks that may be left out -----------------------===//

#include "StackParts.h"

#include "StepFacts.h"
#include "mesh/Remat/BlockUnits.h"

#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mesh;

/// Returns true if the only reader of `stack` is one later loop that reads
/// slices, in a shape that `stored` has, too.
static bool isReadInSlices(Value stack, Value stored) {
  Operation *maker = stack.getDefiningOp();
  Operation *reader = nullptr;
  for (Operation *user : stack.getUsers()) {
    Operation *ancestor = maker->getBlock()->findAncestorOpInBlock(*user);
    if (reader && reader != ancestor)
      return false;
    reader = ancestor;
  }
  auto loop = llvm::dyn_cast_or_null<scf::ForOp>(reader);
  if (!loop)
    return false;
  std::optional<SmallVector<tensor::ExtractSliceOp>> slices =
      findSlices(stack, loop);
  return slices && llvm::all_of(*slices, [&](tensor::ExtractSliceOp slice) {
           return canReshape(llvm::cast<RankedTensorType>(stored.getType()),
                             slice.getType());
         });
}

StackParts::StackParts(scf::ForOp loop, const BlockUnits &units,
                       StepFacts &facts)
    : stacks(loop) {
  if (stacks.getStacks().empty())
    return;
  BlockUnits body(*loop.getBody());
  for (unsigned number : llvm::seq<unsigned>(0, stacks.getStacks().size()))
    addDrop(number, units, body, facts);
}

void StackParts::addDrop(unsigned number, const BlockUnits &units,
                         const BlockUnits &body, StepFacts &facts) {
  scf::ForOp loop = stacks.getLoop();
  const LoopStack &stack = stacks.getStacks()[number];
  Drop drop{loop.getResult(stack.result), stack.stored};
  if (!isReadInSlices(drop.stack, drop.stored))
    return;
  auto mayRepeat = [&](Operation *op) {
    return !llvm::isa<mlir::LoopLikeOpInterface>(op) && facts.isPure(op);
  };
  std::optional<StackRecipe> recipe = stacks.getRecipe(number, mayRepeat);
  if (!recipe)
    return;
  std::optional<double> seconds = facts.getSeconds(
      recipe->ops.getArrayRef(), drop.stored.getDefiningOp(), body);
  if (!seconds)
    return;
  drop.seconds = *seconds * static_cast<double>(getNumIterations());
  llvm::SetVector<Value> reads;
  for (unsigned other : recipe->stacks)
    reads.insert(loop.getResult(stacks.getStacks()[other].result));
  for (Value capture : recipe->captures)
    reads.insert_range(units.getLeavesOf(capture));
  drop.reads = reads.takeVector();
  drop.arguments = recipe->arguments.takeVector();
  for (Operation *op : recipe->ops)
    if (body.isRoot(op) && op != drop.stored.getDefiningOp())
      llvm::append_range(drop.between, op->getResults());
  drops.push_back(std::move(drop));
}
