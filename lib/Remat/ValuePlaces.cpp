//===- ValuePlaces.cpp - the memory of values -----------------------------===//

#include "ValuePlaces.h"

#include "PartsInPlace.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/TensorViews.h"

using namespace mesh;

void ValuePlaces::chooseReplaced(
    const DenseMap<unsigned, SmallVector<unsigned, 2>> &replaceable) {
  lastReaders.resize(values.size());
  for (auto [number, step] : llvm::enumerate(steps))
    for (unsigned read : step.reads)
      lastReaders[read] = number;
  llvm::DenseSet<unsigned> taken;
  for (auto [number, value] : llvm::enumerate(values)) {
    SmallVector<unsigned, 2> candidates = replaceable.lookup(number);
    auto *best = llvm::find_if(candidates, [&](unsigned old) {
      return lastReaders[old] == *value.step && !taken.contains(old);
    });
    if (best == candidates.end())
      best = candidates.begin();
    else
      taken.insert(*best);
    if (best != candidates.end())
      value.inPlaceOf = *best;
  }
  findMemories();
}

/// Returns true if `value` is written over another one, which is read no more.
bool ValuePlaces::isOverOld(unsigned value) const {
  std::optional<unsigned> old = values[value].inPlaceOf;
  return old && lastReaders[*old] == *values[value].step;
}

/// Tells of each value which one is first in its memory, and when it is read.
void ValuePlaces::findMemories() {
  lastReads = lastReaders;
  for (unsigned number : llvm::seq<unsigned>(0, values.size())) {
    unsigned first = number;
    if (isOverOld(number)) {
      unsigned old = *values[number].inPlaceOf;
      overwritten.insert(old);
      first = firstOf[old];
      // A part keeps all of the memory in use.
      if (values[number].bytes > 0)
        values[number].bytes =
            std::max(values[number].bytes, values[old].bytes);
    }
    firstOf.push_back(first);
    lastReads[first] = std::max(lastReads[first], lastReaders[number]);
  }
}

/// Returns true if `start` may receive what `insert` puts into a tensor in its
/// place there: it is in flight, or one op alone reads it, or a reshape of it.
static bool mayReceive(Operation *start, tensor::InsertSliceOp insert) {
  Value value = insert.getSource();
  while (value.hasOneUse() && isReshape(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return llvm::isa<AsyncOp>(start) ||
         (llvm::isa<CollectiveOpInterface>(start) && value.hasOneUse());
}

/// Returns the step from which on `source`, which `insert` puts into a tensor,
/// is received in its place there. The tensor is `whole` then; `writes` are
/// those into it that come later.
std::optional<unsigned>
ValuePlaces::getReceivingStep(tensor::InsertSliceOp insert, unsigned source,
                              unsigned whole, ArrayRef<unsigned> writes) const {
  if (values[source].bytes == 0 || overwritten.contains(source))
    return std::nullopt;
  unsigned first = firstOf[source], begin = *values[first].step;
  Operation *start = roots[begin];
  // Bufferization does not tell apart the places of a tensor.
  auto isTooEarly = [&](unsigned write) {
    return begin < write && write <= lastReads[first];
  };
  // A small part that is read after the whole has memory of its own.
  bool isSeparate = lastReads[first] > lastReads[firstOf[whole]] &&
                    2 * values[source].bytes < values[whole].bytes;
  if (!mayReceive(start, insert) || isSeparate ||
      llvm::any_of(writes, isTooEarly) || !isPlaceKnown(insert, start))
    return std::nullopt;
  return begin;
}

void ValuePlaces::placeInInserts(
    function_ref<std::optional<unsigned>(tensor::InsertSliceOp)> getSource) {
  DenseMap<unsigned, SmallVector<unsigned>> writes;
  for (auto [root, step] : llvm::reverse(llvm::zip_equal(roots, steps))) {
    auto insert = llvm::dyn_cast<tensor::InsertSliceOp>(root);
    if (!insert)
      continue;
    unsigned result = step.results.front(), whole = firstOf[result];
    std::optional<unsigned> source = getSource(insert), begin;
    if (source)
      begin = getReceivingStep(insert, *source, result, writes[whole]);
    writes[whole].push_back(begin.value_or(*values[result].step));
    if (!begin)
      continue;
    values[*source].bytes = 0;
    RematValue &value = values[whole];
    value.begin = std::min(value.begin.value_or(*value.step), *begin);
  }
}

void ValuePlaces::placeInResults(function_ref<bool(unsigned)> isBuffer) {
  for (size_t number = values.size(); number-- > 0;)
    if (values[number].bytes == 0 && isBuffer(number) && isOverOld(number))
      values[*values[number].inPlaceOf].bytes = 0;
}

unsigned ValuePlaces::getFirstWrite(unsigned value) const {
  const RematValue &first = values[firstOf[value]];
  return first.begin.value_or(*first.step);
}
