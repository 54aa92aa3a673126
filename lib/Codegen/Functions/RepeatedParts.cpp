//===- RepeatedParts.cpp - Parts of a block that repeat -------------------===//

#include "RepeatedParts.h"

#include "mesh/IR/MeshRt.h"
#include "mesh/IR/RingAttrs.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Equal ops
//===----------------------------------------------------------------------===//

bool mesh::isFree(Operation *op) {
  if (op->hasTrait<mlir::OpTrait::ConstantLike>())
    return true;
  auto empty = llvm::dyn_cast<tensor::EmptyOp>(op);
  return empty && empty.getDynamicSizes().empty();
}

bool OpComparison::compareValues(Value lhs, Value rhs) {
  if (lhs.getType() != rhs.getType())
    return false;
  auto it = inner.find(lhs);
  return it == inner.end() ? areEqual(lhs, rhs) : it->second == rhs;
}

bool OpComparison::compare(Operation *lhs, Operation *rhs) {
  if (lhs->getName() != rhs->getName() ||
      lhs->getRawDictionaryAttrs() != rhs->getRawDictionaryAttrs() ||
      lhs->getResultTypes() != rhs->getResultTypes() ||
      lhs->getNumOperands() != rhs->getNumOperands() ||
      lhs->getNumRegions() != rhs->getNumRegions() ||
      lhs->getNumSuccessors() != 0 || rhs->getNumSuccessors() != 0 ||
      !lhs->getName().compareOpProperties(lhs->getPropertiesStorage(),
                                          rhs->getPropertiesStorage()))
    return false;
  for (auto [left, right] :
       llvm::zip_equal(lhs->getOperands(), rhs->getOperands()))
    if (!compareValues(left, right))
      return false;
  for (auto [left, right] :
       llvm::zip_equal(lhs->getRegions(), rhs->getRegions()))
    if (!compare(left, right))
      return false;
  for (auto [left, right] :
       llvm::zip_equal(lhs->getResults(), rhs->getResults()))
    inner[left] = right;
  return true;
}

bool OpComparison::compare(Region &lhs, Region &rhs) {
  if (lhs.empty() || rhs.empty())
    return lhs.empty() && rhs.empty();
  if (!lhs.hasOneBlock() || !rhs.hasOneBlock())
    return false;
  Block &left = lhs.front(), &right = rhs.front();
  if (left.getArgumentTypes() != right.getArgumentTypes() ||
      left.getOperations().size() != right.getOperations().size())
    return false;
  for (auto [first, second] :
       llvm::zip_equal(left.getArguments(), right.getArguments()))
    inner[first] = second;
  return llvm::all_of(llvm::zip_equal(left, right), [&](auto pair) {
    auto &[first, second] = pair;
    return compare(&first, &second);
  });
}

namespace {
/// Ops that are equal but for what they take from outside.
struct SameKind : public llvm::DenseMapInfo<Operation *> {
  static unsigned getHashValue(Operation *op) {
    return static_cast<unsigned>(llvm::hash_combine(
        op->getName(), op->getRawDictionaryAttrs(), op->hashProperties(),
        llvm::hash_combine_range(op->result_type_begin(),
                                 op->result_type_end()),
        op->getNumOperands()));
  }
  static bool isEqual(Operation *lhs, Operation *rhs) {
    if (lhs == rhs)
      return true;
    for (Operation *op : {lhs, rhs})
      if (op == getEmptyKey() || op == getTombstoneKey())
        return false;
    auto ignore = [](Value, Value) { return true; };
    return OpComparison(ignore).compare(lhs, rhs);
  }
};

} // namespace

bool mesh::isSameKind(Operation *lhs, Operation *rhs) {
  return SameKind::isEqual(lhs, rhs);
}

OpSequence::OpSequence(Block &block) : block(block) {
  DenseMap<Operation *, unsigned, SameKind> numbers;
  for (Operation &op : block) {
    // Updates of arguments work in place where bufferization sees both.
    if (llvm::isa<RtCommitOp>(op))
      break;
    if (isFree(&op) || op.hasTrait<mlir::OpTrait::IsTerminator>())
      continue;
    places[&op] = ops.size();
    ops.push_back(&op);
    kinds.push_back(numbers.try_emplace(&op, numbers.size()).first->second);
  }
}

std::optional<size_t> OpSequence::getPlace(Operation *op) const {
  auto it = places.find(block.findAncestorOpInBlock(*op));
  if (it == places.end())
    return std::nullopt;
  return it->second;
}

//===----------------------------------------------------------------------===//
// Repeated parts
//===----------------------------------------------------------------------===//

/// Periods that are looked at in one round.
static constexpr size_t kMostPeriods = 32;

/// Returns the distances at which the same kinds of ops follow one another, the
/// most frequent ones first.
static SmallVector<size_t> getLikelyPeriods(ArrayRef<unsigned> kinds) {
  static constexpr size_t kFarthest = 4;
  DenseMap<unsigned, SmallVector<size_t, kFarthest>> latest;
  llvm::MapVector<size_t, size_t> counts;
  for (auto [place, kind] : llvm::enumerate(kinds)) {
    SmallVector<size_t, kFarthest> &before = latest[kind];
    for (size_t other : before)
      ++counts[place - other];
    if (before.size() == kFarthest)
      before.erase(before.begin());
    before.push_back(place);
  }
  auto sorted = counts.takeVector();
  llvm::stable_sort(sorted, [](const auto &lhs, const auto &rhs) {
    return lhs.second > rhs.second;
  });
  sorted.resize(std::min(sorted.size(), kMostPeriods));
  return llvm::map_to_vector(sorted, [](const auto &it) { return it.first; });
}

static SmallVector<RepeatedPart>
getRepeatedParts(ArrayRef<unsigned> kinds, size_t period, RepeatUse use) {
  SmallVector<RepeatedPart> parts;
  size_t begin = 0;
  for (size_t place = 0; place + period <= kinds.size(); ++place) {
    bool isLast = place + period == kinds.size();
    if (place < begin || (!isLast && kinds[place] == kinds[place + period]))
      continue;
    RepeatedPart part{begin, place + period, period, use};
    begin = place + 1;
    if (part.getNumInstances() < getFewestInstances(use))
      continue;
    parts.push_back(part);
    // Parts do not overlap.
    begin = part.end;
  }
  return parts;
}

SmallVector<RepeatedPart> mesh::findRepeatedParts(ArrayRef<unsigned> kinds,
                                                  size_t minOps,
                                                  RepeatUse use) {
  SmallVector<RepeatedPart> best;
  size_t mostSaved = 0;
  for (size_t period : getLikelyPeriods(kinds)) {
    SmallVector<RepeatedPart> parts = getRepeatedParts(kinds, period, use);
    size_t saved = 0;
    llvm::erase_if(parts, [&](const RepeatedPart &part) {
      size_t ops = (part.getNumInstances() - 1) * period;
      size_t calls = use == RepeatUse::Functions ? part.getNumInstances() : 0;
      if (ops < calls + minOps)
        return true;
      saved += ops - calls;
      return false;
    });
    // A multiple of a period saves as much, but has more in its function.
    if (saved > mostSaved) {
      mostSaved = saved;
      best = std::move(parts);
    }
  }
  return best;
}

/// Returns, by place in the period, between how many rings and contractions
/// under which they are hidden an instance would begin there. `middle` is where
/// an instance begins of which the neighbours are like it.
static SmallVector<size_t> countCutSites(const OpSequence &sequence,
                                         const RepeatedPart &part,
                                         size_t middle) {
  SmallVector<CollectiveOpInterface> collectives;
  size_t first = std::max(middle - part.begin, part.period) - part.period,
         end = std::min(middle + 2 * part.period, part.end);
  for (size_t place = part.begin + first; place < end; ++place)
    if (auto op = llvm::dyn_cast<CollectiveOpInterface>(sequence.ops[place]))
      if (auto form = RingForm::get(op); form && !form->isNone())
        collectives.push_back(op);
  SmallVector<size_t> counts(part.period, 0);
  SymbolTableCollection symbols;
  for (const OverlapSite &site : findOverlapSites(collectives, symbols)) {
    size_t ring = *sequence.getPlace(site.op);
    if (ring < middle || ring >= middle + part.period)
      continue;
    for (OpOperand *operand :
         llvm::concat<OpOperand *const>(site.operands, site.fed)) {
      std::optional<size_t> other = sequence.getPlace(operand->getOwner());
      if (!other)
        continue;
      auto [from, to] = std::minmax(ring, *other);
      for (size_t place = from + 1; place <= std::min(to, from + part.period);
           ++place)
        ++counts[(place - part.begin) % part.period];
    }
  }
  return counts;
}

bool mesh::alignPart(const OpSequence &sequence, RepeatedPart &part) {
  size_t period = part.period;
  // Values that are in use at a place in the period, by those of an instance in
  // the middle, of which the neighbours are like it.
  SmallVector<size_t> numLive(period, 0);
  llvm::BitVector isBarred(period);
  size_t middle = part.begin + part.getNumInstances() / 2 * period;
  for (size_t place = middle; place < middle + period; ++place)
    for (Value result : sequence.ops[place]->getResults()) {
      // A caller does not see which buffer a communication still reads.
      bool canBeHandedOn =
          !llvm::isa<RtStartOp>(sequence.ops[place]) &&
          llvm::isa<RankedTensorType, IndexType, IntegerType, FloatType>(
              result.getType());
      size_t last = place;
      for (Operation *user : result.getUsers())
        last = std::max(last,
                        sequence.getPlace(user).value_or(sequence.ops.size()));
      for (size_t i = place + 1; i <= std::min(last, place + period); ++i) {
        size_t offset = (i - part.begin) % period;
        ++numLive[offset];
        if (!canBeHandedOn)
          isBarred.set(offset);
      }
    }
  SmallVector<size_t> numSites = countCutSites(sequence, part, middle);
  auto getCost = [&](size_t offset) {
    return std::pair(numSites[offset], numLive[offset]);
  };
  std::optional<size_t> best;
  // A function may have an instance less, a loop has all iterations.
  size_t length = part.end - part.begin;
  size_t mostOffset = part.use == RepeatUse::Functions
                          ? length - getFewestInstances(part.use) * period
                          : length % period;
  for (size_t offset = 0; offset < std::min(period, mostOffset + 1); ++offset)
    if (!isBarred.test(offset) && (!best || getCost(offset) < getCost(*best)))
      best = offset;
  if (!best)
    return false;
  part.begin += *best;
  return true;
}
