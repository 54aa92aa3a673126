//===- ApplyRemat.cpp - repeat steps of a program -------------------------===//

#include "Barriers.h"
#include "BranchParts.h"
#include "DropStacks.h"
#include "StepFacts.h"
#include "mesh/IR/ReadValues.h"
#include "mesh/Remat/BlockUnits.h"
#include "mesh/Remat/RematProgram.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// Goes through the steps in order. Of each value it knows the last copy.
class RematProgram::Emitter {
public:
  Emitter(const RematProgram &program, RewriterBase &rewriter)
      : program(program), rewriter(rewriter),
        roots(program.roots.begin(), program.roots.end()) {}

  /// Runs a step once more, for copies of some of its results.
  Operation *repeat(ArrayRef<RematRepetition> results, Operation *before);
  /// Lets `op` read the last copies.
  void update(Operation *op);

private:
  Value getLeaf(Value leaf);
  Value get(Value value);
  IRMapping getOperands(Operation *op);

  const RematProgram &program;
  RewriterBase &rewriter;
  llvm::SmallDenseSet<Operation *> roots;
  DenseMap<Value, Value> copies;
  /// The copies that are computed before the current step.
  llvm::SmallDenseSet<Value> latest;
  /// The values that take the place of others at the current step.
  DenseMap<Value, Value> current;
  /// The barriers before what a copy reads; 0 for the step itself. A second
  /// copy has two, or it would be the first.
  unsigned numBarriers = 0;
  /// By values that copies read, these through one barrier, two, and so on:
  /// through more than there were before.
  DenseMap<Value, SmallVector<Value, 1>> barriers;
  std::vector<unsigned> numCopies = std::vector<unsigned>(program.roots.size());
};

Value RematProgram::Emitter::getLeaf(Value leaf) {
  auto copy = copies.find(leaf);
  Value value = copy == copies.end() ? leaf : copy->second;
  // No other copy reads what was computed again just now: it can be fused.
  if (numBarriers == 0 || latest.contains(value) || !needsBarrier(value))
    return value;
  auto [it, isNew] = barriers.try_emplace(value);
  SmallVector<Value, 1> &known = it->second;
  if (isNew)
    known.push_back(addBarriers(rewriter, value, countBarriers(value) + 1));
  while (known.size() < numBarriers)
    known.push_back(addBarriers(rewriter, known.back(), 1));
  return known[numBarriers - 1];
}

/// Returns what is read instead of `value` before the insertion point.
Value RematProgram::Emitter::get(Value value) {
  if (Value known = current.lookup(value))
    return known;
  Operation *op = value.getDefiningOp();
  bool isLeaf = !op || op->getBlock() != &program.block || roots.contains(op);
  if (isLeaf) {
    Value leaf = getLeaf(value);
    return current[value] = leaf;
  }
  IRMapping operands = getOperands(op);
  bool isChanged = llvm::any_of(operands.getValueMap(), [](const auto &pair) {
    return pair.first != pair.second;
  });
  ValueRange results = op->getResults();
  if (isChanged)
    results = rewriter.clone(*op, operands)->getResults();
  for (auto [old, result] : llvm::zip_equal(op->getResults(), results))
    current[old] = result;
  return current.lookup(value);
}

IRMapping RematProgram::Emitter::getOperands(Operation *op) {
  IRMapping operands;
  for (Value value : getReadValues(op))
    operands.map(value, get(value));
  return operands;
}

Operation *RematProgram::Emitter::repeat(ArrayRef<RematRepetition> results,
                                         Operation *before) {
  rewriter.setInsertionPoint(before);
  unsigned step = program.getStep(results.front());
  Operation *root = program.roots[step];
  current.clear();
  numBarriers = ++numCopies[step];
  IRMapping operands = getOperands(root);
  Operation *copy = rewriter.clone(*root, operands);
  numBarriers = 0;
  for (const RematRepetition &it : results) {
    auto result = llvm::cast<OpResult>(program.values[it.value]);
    copies[result] = copy->getResult(result.getResultNumber());
    latest.insert(copies[result]);
  }
  return copy;
}

void RematProgram::Emitter::update(Operation *op) {
  rewriter.setInsertionPoint(op);
  current.clear();
  latest.clear();
  for (Value value : getReadValues(op)) {
    Value copy = get(value);
    if (copy == value)
      continue;
    rewriter.replaceUsesWithIf(value, copy, [&](mlir::OpOperand &use) {
      return op->isAncestor(use.getOwner());
    });
  }
}

/// Leaves out the stacks, and the results of branches, that `chosen` says.
void RematProgram::leaveOutParts(RewriterBase &rewriter,
                                 const llvm::BitVector &chosen) {
  llvm::MapVector<unsigned, SmallVector<unsigned>> dropped;
  for (unsigned choice : chosen.set_bits()) {
    unsigned number = problem->getChoices()[choice].value;
    const RematValue &value = problem->getValues()[number];
    if (value.parts)
      dropped[*value.step].push_back(
          llvm::cast<OpResult>(values[number]).getResultNumber());
  }
  for (auto &[step, results] : dropped) {
    Operation *&root = roots[step];
    auto loop = llvm::dyn_cast<scf::ForOp>(root);
    llvm::BitVector isDropped(root->getNumResults());
    for (unsigned result : results)
      isDropped.set(result);
    // Loops still have the results, which nothing reads.
    SmallVector<unsigned> kept;
    for (OpResult result : root->getResults()) {
      unsigned number = numbers.lookup(result);
      numbers.erase(result);
      values[number] = {};
      if (loop || !isDropped[result.getResultNumber()])
        kept.push_back(number);
    }
    root = loop ? dropStacks(rewriter, loop, results)
                : dropResults(rewriter, root, results);
    for (auto [number, result] : llvm::zip(kept, root->getResults())) {
      numbers[result] = number;
      values[number] = result;
    }
  }
}

/// Runs steps once more. Returns the copies, by the step that they run before
/// and their own one.
DenseMap<std::pair<unsigned, unsigned>, Operation *>
RematProgram::repeatSteps(RewriterBase &rewriter,
                          std::vector<RematRepetition> repetitions) {
  DenseMap<std::pair<unsigned, unsigned>, Operation *> runs;
  if (repetitions.empty())
    return runs;
  auto getTime = [&](const RematRepetition &it) {
    return std::pair(it.before, getStep(it));
  };
  llvm::stable_sort(repetitions, [&](const auto &lhs, const auto &rhs) {
    return getTime(lhs) < getTime(rhs);
  });
  Emitter emitter(*this, rewriter);
  ArrayRef<RematRepetition> left = repetitions;
  for (auto [number, root] : llvm::enumerate(roots)) {
    while (!left.empty() && left.front().before == number) {
      auto results = left.take_while([&](const RematRepetition &it) {
        return getTime(it) == getTime(left.front());
      });
      runs[getTime(left.front())] = emitter.repeat(results, root);
      left = left.drop_front(results.size());
    }
    emitter.update(root);
  }
  return runs;
}

void RematProgram::apply(RewriterBase &rewriter, const llvm::BitVector &chosen,
                         const RematSchedule &schedule) {
  leaveOutParts(rewriter, chosen);
  auto copies = repeatSteps(rewriter, schedule.repetitions);
  SymbolTableCollection symbols;
  StepFacts facts(mesh, machine, symbols);
  for (const RematRoom &room : schedule.rooms) {
    Operation *copy = copies.lookup({room.slot, room.step});
    fitInside(rewriter, copy ? copy : roots[room.step], room.bytes, facts);
  }
  // Values that nothing reads would be outlined with their layer, and kept.
  (void)mlir::runRegionDCE(rewriter, *block.getParent());
}
