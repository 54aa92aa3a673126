//===- RepeatedInstances.h - The repetitions of a part ----------*- C++ -*-===//
//
// Each period of a repeated part is an instance. Instances are compared with
// one of them, the model.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CODEGEN_FUNCTIONS_REPEATEDINSTANCES_H
#define MESH_LIB_CODEGEN_FUNCTIONS_REPEATEDINSTANCES_H

#include "RepeatedParts.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Sequence.h"

namespace mesh {

/// Numbers of which each is `step` more than the one before.
struct Progression {
  int64_t first, step;
};

/// The instances of a repeated part, compared with the model.
class Instances {
public:
  Instances(const OpSequence &sequence, const RepeatedPart &part)
      : sequence(sequence), part(part), model(part.getNumInstances() / 2),
        first(0), last(part.getNumInstances() - 1),
        outer(part.getNumInstances()) {}

  /// Returns whether there is more to an instance than numbers and calls. These
  /// alone are not worth another call, and would be outlined without end: each
  /// instance leaves a number and a call.
  bool hasWork() const;

  /// Leaves only instances in a row that are like the model. Returns whether
  /// they are enough and can be calls.
  bool match();

  /// Returns the numbers of the matched instances.
  auto getNumbers() const { return llvm::seq_inclusive(first, last); }
  size_t getFirst() const { return first; }
  size_t getLast() const { return last; }
  size_t getNumMatched() const { return last - first + 1; }

  ArrayRef<Operation *> getOps(size_t instance) const {
    return ArrayRef(sequence.ops)
        .slice(part.begin + instance * part.period, part.period);
  }
  ArrayRef<Operation *> getModel() const { return getOps(model); }
  /// Returns whether `op`, or the op of the block around it, is of an instance.
  bool isIn(size_t instance, Operation *op) const;

  /// Returns the values that the model takes from outside.
  auto getOuterValues() const { return llvm::make_first_range(outer[model]); }
  /// Returns what `value`, from outside of the model, is in an instance.
  Value getOuter(size_t instance, Value value) const {
    return outer[instance].lookup(value);
  }
  /// Returns whether `value`, from outside of the model, comes from free ops
  /// that are equal in all instances.
  bool isSameFreeOp(Value value) const;
  /// Returns the numbers that `value`, from outside of the model, is in the
  /// instances, if they follow from those of the instances.
  std::optional<Progression> getProgression(Value value) const;

  /// Returns the results of the model's ops that are used outside of an
  /// instance, as pairs of the op's place and the result's number.
  SmallVector<std::pair<size_t, unsigned>> findResults() const;
  /// Returns the number of results that the function of matched instances has.
  size_t getNumResults() const { return findResults().size(); }

private:
  bool matchInstance(size_t instance);
  /// Returns true if an instance starts what another op waits for, or the other
  /// way round: calls pass no futures.
  bool passesFutures() const;

  const OpSequence &sequence;
  RepeatedPart part;
  size_t model, first, last;
  /// For each instance, what a value from outside of the model is there.
  SmallVector<llvm::MapVector<Value, Value>> outer;
};

} // namespace mesh

#endif // MESH_LIB_CODEGEN_FUNCTIONS_REPEATEDINSTANCES_H
