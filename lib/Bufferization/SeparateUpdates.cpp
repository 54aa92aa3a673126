//===- SeparateUpdates.cpp - Updates that are read before the end ---------===//
//
// Parameters that are gathered once they are updated read the new means of the
// optimizer before the end, where these may be written over the old ones. A
// copy of the update computes them for that: it takes little time, and the
// means need no memory for two values.
//
//===----------------------------------------------------------------------===//

#include "SeparateUpdates.h"

#include "mesh/IR/ReadValues.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

SmallVector<Value> mesh::getUpdateReads(Operation *op, const Update &update) {
  SmallVector<Value> values;
  SmallVector<Operation *> ops(update.before);
  ops.push_back(op);
  for (Operation *part : ops)
    llvm::append_range(values, mesh::getReadValues(part));
  return values;
}

SmallVector<Operation *> mesh::getReaders(Operation *op) {
  return llvm::map_to_vector(op->getUsers(), [&](Operation *user) {
    return op->getBlock()->findAncestorOpInBlock(*user);
  });
}

/// Returns the updates whose results are read by what is none.
static llvm::SmallDenseSet<Operation *> findRead(const Updates &updates) {
  SmallVector<Operation *> worklist;
  llvm::SmallDenseSet<Operation *> found;
  auto add = [&](Operation *op) {
    if (op && updates.contains(op) && found.insert(op).second)
      worklist.push_back(op);
  };
  for (const auto &[op, update] : updates)
    if (llvm::any_of(getReaders(op), [&](Operation *user) {
          return !llvm::isa<func::ReturnOp>(user) && !updates.contains(user);
        }))
      add(op);
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    for (Value operand : getUpdateReads(op, updates.find(op)->second))
      add(operand.getDefiningOp());
  }
  return found;
}

//===----------------------------------------------------------------------===//
// Some results of an op
//===----------------------------------------------------------------------===//

namespace {
/// Some results of a generic op, as an op of their own may compute them.
class SomeResults {
public:
  SomeResults(linalg::GenericOp op, ArrayRef<OpResult> results);

  /// Returns the values that they are computed from.
  SmallVector<Value> getInputs();
  linalg::GenericOp compute(RewriterBase &rewriter,
                            function_ref<Value(Value)> getInput);
  ArrayRef<OpResult> getResults() const { return results; }

private:
  bool isNeeded(Operation &inner) {
    return llvm::any_of(inner.getResults(),
                        [&](Value value) { return needed.contains(value); });
  }
  /// Returns the operands of the body's end for the results.
  SmallVector<Value> getYielded() {
    Operation *end = op.getBody()->getTerminator();
    return llvm::map_to_vector(results, [&](OpResult result) {
      return end->getOperand(result.getResultNumber());
    });
  }

  linalg::GenericOp op;
  SmallVector<OpResult> results;
  /// The values of the body that they are made of.
  llvm::SmallDenseSet<Value> needed;
};
} // namespace

SomeResults::SomeResults(linalg::GenericOp op, ArrayRef<OpResult> results)
    : op(op), results(results) {
  needed.insert_range(getYielded());
  for (Operation &inner : llvm::reverse(op.getBody()->without_terminator()))
    if (isNeeded(inner))
      needed.insert_range(inner.getOperands());
}

SmallVector<Value> SomeResults::getInputs() {
  SmallVector<Value> inputs;
  for (OpOperand *input : op.getDpsInputOperands())
    if (needed.contains(op.getMatchingBlockArgument(input)))
      inputs.push_back(input->get());
  return inputs;
}

linalg::GenericOp SomeResults::compute(RewriterBase &rewriter,
                                       function_ref<Value(Value)> getInput) {
  SmallVector<Value> arguments, inits;
  SmallVector<Type> types;
  SmallVector<AffineMap> maps;
  for (OpOperand *input : op.getDpsInputOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(input);
    if (!needed.contains(argument))
      continue;
    arguments.push_back(argument);
    maps.push_back(op.getMatchingIndexingMap(input));
  }
  for (OpResult result : results) {
    OpOperand *init = op.getDpsInitOperand(result.getResultNumber());
    inits.push_back(init->get());
    types.push_back(result.getType());
    maps.push_back(op.getMatchingIndexingMap(init));
  }
  auto build = [&](OpBuilder &builder, Location loc, ValueRange values) {
    mlir::IRMapping mapping;
    mapping.map(arguments, values.take_front(arguments.size()));
    for (Operation &inner : op.getBody()->without_terminator())
      if (isNeeded(inner))
        builder.clone(inner, mapping);
    auto yielded = llvm::map_to_vector(getYielded(), [&](Value value) {
      return mapping.lookupOrDefault(value);
    });
    linalg::YieldOp::create(builder, loc, yielded);
  };
  return linalg::GenericOp::create(
      rewriter, op.getLoc(), types, llvm::map_to_vector(getInputs(), getInput),
      inits, maps, op.getIteratorTypesArray(), build,
      llvm::to_vector(op->getDiscardableAttrs()));
}

//===----------------------------------------------------------------------===//
// Updates at the end
//===----------------------------------------------------------------------===//

namespace {
/// Computes what is written over arguments by ops of their own.
class UpdateSeparator {
public:
  UpdateSeparator(const Updates &updates,
                  const llvm::SmallDenseSet<Operation *> &read);

  /// Returns the updates that are read no more.
  Updates separate(RewriterBase &rewriter);

private:
  bool savesMemory(SomeResults &results) const;
  void separate(RewriterBase &rewriter, linalg::GenericOp op,
                const Update &update, SomeResults &results, Updates &separated);

  /// The ops that may be separated.
  llvm::MapVector<Operation *, SomeResults> written;
  const Updates &updates;
  const llvm::SmallDenseSet<Operation *> &read;
  /// The number of them that read a value.
  DenseMap<Value, unsigned> numReaders;
  /// The copies at the end.
  mlir::IRMapping atEnd;
};
} // namespace

/// Returns `op` as one that is elementwise and sets its results anew; null
/// for others.
static linalg::GenericOp getElementwise(Operation *op, const Update &update) {
  auto generic = llvm::dyn_cast<linalg::GenericOp>(op);
  bool isNew =
      generic && update.before.empty() &&
      llvm::none_of(generic.getDpsInitsMutable(), [&](OpOperand &init) {
        return generic.payloadUsesValueFromOperand(&init);
      });
  return isNew ? generic : linalg::GenericOp();
}

static llvm::SmallSetVector<Value, 4> getDistinct(ArrayRef<Value> values) {
  return {values.begin(), values.end()};
}

UpdateSeparator::UpdateSeparator(const Updates &updates,
                                 const llvm::SmallDenseSet<Operation *> &read)
    : updates(updates), read(read) {
  SmallVector<Operation *> ops(read.begin(), read.end());
  llvm::sort(ops, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  for (Operation *op : ops) {
    const Update &update = updates.find(op)->second;
    linalg::GenericOp generic = getElementwise(op, update);
    if (!generic)
      continue;
    SmallVector<OpResult> ofUpdate;
    for (const auto &[init, donation] : update.written)
      ofUpdate.push_back(generic.getTiedOpResult(init));
    SomeResults results(generic, ofUpdate);
    for (Value input : getDistinct(results.getInputs()))
      ++numReaders[input];
    written.insert({op, std::move(results)});
  }
}

/// Returns true if the results take as much memory as what is in use until the
/// end for them, with others that read it then. Callers have memory for results
/// all the time, so this is better.
bool UpdateSeparator::savesMemory(SomeResults &results) const {
  double saved = 0;
  for (OpResult result : results.getResults())
    saved += getTensorBytes(result);
  for (Value input : getDistinct(results.getInputs()))
    if (!llvm::isa<BlockArgument>(input) && !atEnd.contains(input))
      saved -= getTensorBytes(input) / numReaders.lookup(input);
  return saved >= 0;
}

void UpdateSeparator::separate(RewriterBase &rewriter, linalg::GenericOp op,
                               const Update &update, SomeResults &results,
                               Updates &separated) {
  rewriter.setInsertionPointAfter(op);
  linalg::GenericOp later = results.compute(
      rewriter, [&](Value input) { return atEnd.lookupOrDefault(input); });
  Update &own = separated[later];
  for (auto [index, result] : llvm::enumerate(results.getResults())) {
    own.written.emplace_back(later.getDpsInitOperand(index),
                             update.written[index].second);
    Value copy = later->getResult(index);
    atEnd.map(result, copy);
    rewriter.replaceUsesWithIf(result, copy, [&](OpOperand &use) {
      Operation *user = op->getBlock()->findAncestorOpInBlock(*use.getOwner());
      return llvm::isa<func::ReturnOp>(user) ||
             (updates.contains(user) && !read.contains(user));
    });
  }
}

/// Replaces `op` by one for the results that something reads.
static void eraseUnreadResults(RewriterBase &rewriter, linalg::GenericOp op) {
  auto results = llvm::filter_to_vector(
      op->getResults(), [](OpResult result) { return !result.use_empty(); });
  if (results.size() == op->getNumResults())
    return;
  rewriter.setInsertionPoint(op);
  if (!results.empty()) {
    linalg::GenericOp copy =
        SomeResults(op, results).compute(rewriter, [](Value input) {
          return input;
        });
    for (auto [result, value] : llvm::zip_equal(results, copy->getResults()))
      rewriter.replaceAllUsesWith(result, value);
  }
  rewriter.eraseOp(op);
}

Updates UpdateSeparator::separate(RewriterBase &rewriter) {
  Updates separated;
  SmallVector<linalg::GenericOp> ops;
  for (auto &[op, results] : written) {
    if (!savesMemory(results))
      continue;
    ops.push_back(llvm::cast<linalg::GenericOp>(op));
    separate(rewriter, ops.back(), updates.find(op)->second, results,
             separated);
  }
  // Later ones may have read them for results that they compute no more.
  for (linalg::GenericOp op : llvm::reverse(ops))
    eraseUnreadResults(rewriter, op);
  return separated;
}

void mesh::separateReadUpdates(RewriterBase &rewriter, Updates &updates) {
  llvm::SmallDenseSet<Operation *> read = findRead(updates);
  if (read.empty())
    return;
  Updates separated = UpdateSeparator(updates, read).separate(rewriter);
  updates.remove_if(
      [&](const auto &entry) { return read.contains(entry.first); });
  for (auto &[op, update] : separated)
    updates[op] = std::move(update);
}
