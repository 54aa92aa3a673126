//===- BranchParts.cpp - results of branches that may be left out ---------===//

#include "BranchParts.h"

#include "StepFacts.h"
#include "mesh/IR/ReadValues.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Branches that run where others do
//===----------------------------------------------------------------------===//

/// Returns the branch of `maker` that runs where branch `number` of `reader`
/// does; null if it is none, or not known.
static Region *findBranch(scf::IndexSwitchOp maker, scf::IndexSwitchOp reader,
                          unsigned number) {
  if (maker.getArg() != reader.getArg())
    return nullptr;
  // Branch 0 is the default.
  if (number == 0)
    return llvm::all_of(maker.getCases(),
                        [&](int64_t value) {
                          return llvm::is_contained(reader.getCases(), value);
                        })
               ? &maker.getDefaultRegion()
               : nullptr;
  const auto *found =
      llvm::find(maker.getCases(), reader.getCases()[number - 1]);
  return found == maker.getCases().end()
             ? &maker.getDefaultRegion()
             : &maker.getCaseRegions()[found - maker.getCases().begin()];
}

/// Returns the branch of `maker` that runs where `branch`, of a later op, does.
static Region *findBranch(Operation *maker, Region *branch) {
  Operation *reader = branch->getParentOp();
  unsigned number = branch->getRegionNumber();
  auto first = llvm::dyn_cast<scf::IfOp>(maker);
  auto second = llvm::dyn_cast<scf::IfOp>(reader);
  if (first && second && first.getCondition() == second.getCondition())
    return &maker->getRegion(number);
  auto cases = llvm::dyn_cast<scf::IndexSwitchOp>(maker);
  auto others = llvm::dyn_cast<scf::IndexSwitchOp>(reader);
  return cases && others ? findBranch(cases, others, number) : nullptr;
}

/// Returns the region around `user` that is of an op beside `maker`; null for
/// an op beside it.
static Region *findReader(Operation *maker, Operation *user) {
  Region *region = user->getParentRegion();
  while (region && region != maker->getParentRegion()) {
    if (region->getParentRegion() == maker->getParentRegion())
      return region;
    region = region->getParentRegion();
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Results that may be left out
//===----------------------------------------------------------------------===//

/// Returns the results of the op around `branch` that it yields, by value; of
/// several the first one.
static DenseMap<Value, OpResult> getResultsOf(Region &branch) {
  DenseMap<Value, OpResult> results;
  Operation *yield = branch.front().getTerminator();
  for (auto [value, result] :
       llvm::zip(yield->getOperands(), branch.getParentOp()->getResults()))
    results.try_emplace(value, result);
  return results;
}

static std::optional<BranchRecipe>
getRecipe(Region &branch, OpResult result,
          function_ref<bool(Operation *)> mayRepeat) {
  DenseMap<Value, OpResult> results = getResultsOf(branch);
  BranchRecipe recipe;
  SmallVector<Value> left{
      branch.front().getTerminator()->getOperand(result.getResultNumber())};
  while (!left.empty()) {
    Value value = left.pop_back_val();
    if (OpResult other = results.lookup(value); other && other != result) {
      recipe.reads.insert(other);
      continue;
    }
    if (!branch.isAncestor(value.getParentRegion())) {
      recipe.reads.insert(value);
      continue;
    }
    Operation *op = value.getDefiningOp();
    if (!op || !mayRepeat(op))
      return std::nullopt;
    if (recipe.ops.insert(op))
      llvm::append_range(left, getReadValues(op));
  }
  return recipe;
}

BranchParts::BranchParts(Operation *maker, const BlockUnits &units,
                         StepFacts &facts) {
  for (OpResult result : maker->getResults())
    if (llvm::isa<RankedTensorType>(result.getType()) && !result.use_empty())
      addDrop(result, units, facts);
}

/// Returns true if `source` is `result`, or if it may be left out and is made
/// of that then.
bool BranchParts::isMadeOf(Value source, OpResult result) const {
  SmallVector<Value> left{source};
  llvm::SmallDenseSet<Value> known;
  while (!left.empty()) {
    Value value = left.pop_back_val();
    if (value == result)
      return true;
    if (!known.insert(value).second)
      continue;
    if (auto it = numbers.find(value); it != numbers.end())
      llvm::append_range(left, drops[it->second].reads);
  }
  return false;
}

const BlockUnits &BranchParts::getBody(Region &branch) {
  std::unique_ptr<BlockUnits> &body = bodies[&branch];
  if (!body)
    body = std::make_unique<BlockUnits>(branch.front());
  return *body;
}

/// Adds `result` to the drops if it may be left out.
void BranchParts::addDrop(OpResult result, const BlockUnits &units,
                          StepFacts &facts) {
  Operation *maker = result.getOwner();
  Drop drop{result};
  llvm::SetVector<Value> reads;
  llvm::SmallPtrSet<Operation *, 4> readers;
  llvm::MapVector<Region *, llvm::SmallPtrSet<Region *, 4>> branches;
  for (Operation *user : result.getUsers()) {
    Region *reader = findReader(maker, user);
    Region *branch = reader ? findBranch(maker, reader) : nullptr;
    if (!branch || !branch->hasOneBlock())
      return;
    readers.insert(reader->getParentOp());
    branches[branch].insert(reader);
  }
  auto mayRepeat = [&](Operation *op) { return facts.isPure(op); };
  for (auto &[branch, ofBranch] : branches) {
    std::optional<BranchRecipe> recipe = getRecipe(*branch, result, mayRepeat);
    if (!recipe)
      return;
    const BlockUnits &body = getBody(*branch);
    Value yielded =
        branch->front().getTerminator()->getOperand(result.getResultNumber());
    std::optional<double> seconds = facts.getSeconds(
        recipe->ops.getArrayRef(), yielded.getDefiningOp(), body);
    if (!seconds)
      return;
    // A device runs one of the branches.
    drop.seconds = std::max(drop.seconds, *seconds * ofBranch.size());
    for (Value read : recipe->reads)
      reads.insert_range(units.getLeavesOf(read));
    for (Operation *op : recipe->ops)
      if (body.isRoot(op) && op != yielded.getDefiningOp())
        llvm::append_range(drop.between, op->getResults());
  }
  if (llvm::any_of(reads, [&](Value read) { return isMadeOf(read, result); }))
    return;
  drop.seconds /= readers.size();
  drop.reads = reads.takeVector();
  numbers[result] = drops.size();
  drops.push_back(std::move(drop));
}

//===----------------------------------------------------------------------===//
// Branches that compute results again
//===----------------------------------------------------------------------===//

namespace {
/// Computes values of a branch in another one that runs where it does. Values
/// are asked for in the order of the places that need them.
class BranchValues {
public:
  BranchValues(Region &branch, const llvm::BitVector &isDropped,
               RewriterBase &rewriter)
      : branch(branch), isDropped(isDropped), rewriter(rewriter),
        results(getResultsOf(branch)) {}

  Value get(Value value);

private:
  Value compute(Value value);

  Region &branch;
  const llvm::BitVector &isDropped;
  RewriterBase &rewriter;
  DenseMap<Value, OpResult> results;
  DenseMap<Value, Value> known;
};
} // namespace

Value BranchValues::compute(Value value) {
  if (OpResult result = results.lookup(value);
      result && !isDropped[result.getResultNumber()])
    return result;
  if (!branch.isAncestor(value.getParentRegion()))
    return value;
  Operation *op = value.getDefiningOp();
  mlir::IRMapping operands;
  for (Value read : getReadValues(op))
    operands.map(read, get(read));
  Operation *copy = rewriter.clone(*op, operands);
  for (auto [old, result] :
       llvm::zip_equal(op->getResults(), copy->getResults()))
    known[old] = result;
  return known.lookup(value);
}

Value BranchValues::get(Value value) {
  if (Value old = known.lookup(value))
    return old;
  Value computed = compute(value);
  return known[value] = computed;
}

/// Has ops in `reader` read what it computes itself instead of `uses`, of
/// dropped results of the op around `branch`.
static void computeIn(RewriterBase &rewriter, Region &branch,
                      const llvm::BitVector &isDropped, Block &reader,
                      ArrayRef<OpOperand *> uses) {
  SmallVector<std::pair<Operation *, OpOperand *>> needs;
  for (OpOperand *use : uses)
    needs.emplace_back(reader.findAncestorOpInBlock(*use->getOwner()), use);
  llvm::stable_sort(needs, [](const auto &lhs, const auto &rhs) {
    return lhs.first != rhs.first && lhs.first->isBeforeInBlock(rhs.first);
  });
  BranchValues values(branch, isDropped, rewriter);
  Operation *yield = branch.front().getTerminator();
  for (auto [place, use] : needs) {
    rewriter.setInsertionPoint(place);
    Value value = values.get(
        yield->getOperand(llvm::cast<OpResult>(use->get()).getResultNumber()));
    rewriter.modifyOpInPlace(use->getOwner(),
                             [&, use = use] { use->set(value); });
  }
}

Operation *mesh::dropResults(RewriterBase &rewriter, Operation *maker,
                             ArrayRef<unsigned> dropped) {
  llvm::BitVector isDropped(maker->getNumResults());
  llvm::MapVector<Region *, SmallVector<OpOperand *>> uses;
  for (unsigned number : dropped) {
    isDropped.set(number);
    for (OpOperand &use : maker->getResult(number).getUses())
      uses[findReader(maker, use.getOwner())].push_back(&use);
  }
  for (auto &[reader, read] : uses)
    computeIn(rewriter, *findBranch(maker, reader), isDropped, reader->front(),
              read);
  for (Region &branch : maker->getRegions()) {
    Operation *yield = branch.front().getTerminator();
    rewriter.modifyOpInPlace(yield, [&] { yield->eraseOperands(isDropped); });
  }
  return rewriter.eraseOpResults(maker, isDropped);
}
