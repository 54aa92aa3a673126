//===- RepeatedParts.h - Parts of a block that repeat -----------*- C++ -*-===//
//
// A block is a sequence of ops. Ops that are equal but for their operands have
// the same number, and a part of the sequence that repeats with a period, such
// as the layers of a network, is found by comparing the numbers.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CODEGEN_FUNCTIONS_REPEATEDPARTS_H
#define MESH_LIB_CODEGEN_FUNCTIONS_REPEATEDPARTS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"

#include <optional>

namespace mesh {

/// The use of repeated parts: functions, each instance of which is a call, or
/// the iterations of a loop.
enum class RepeatUse { Functions, Loops };

/// Returns the number of instances that are worth such a use.
constexpr size_t getFewestInstances(RepeatUse use) {
  return use == RepeatUse::Functions ? 3 : 2;
}

/// Returns whether an op is cloned where it is needed rather than passed on: a
/// constant, or a tensor without contents.
bool isFree(Operation *op);

/// Returns whether two ops are equal but for what they take from outside.
bool isSameKind(Operation *lhs, Operation *rhs);

/// Compares ops; `areEqual` decides about values that are defined outside of
/// both.
class OpComparison {
public:
  explicit OpComparison(function_ref<bool(Value, Value)> areEqual)
      : areEqual(areEqual) {}

  bool compare(Operation *lhs, Operation *rhs);

private:
  bool compare(Region &lhs, Region &rhs);
  bool compareValues(Value lhs, Value rhs);

  function_ref<bool(Value, Value)> areEqual;
  /// The uses of values inside of the ops.
  DenseMap<Value, Value> inner;
};

/// The ops of a block but the free ones and the terminator, numbered by what
/// they are.
struct OpSequence {
  explicit OpSequence(Block &block);

  /// Returns the place of the op of the block that `op` is or is in; nothing if
  /// it is none of the sequence.
  std::optional<size_t> getPlace(Operation *op) const;

  Block &block;
  SmallVector<Operation *> ops;
  SmallVector<unsigned> kinds;
  DenseMap<Operation *, size_t> places;
};

/// Places from `begin` to before `end`, of which each is of the same kind as
/// that one period later.
struct RepeatedPart {
  size_t begin, end, period;
  RepeatUse use = RepeatUse::Functions;

  size_t getNumInstances() const { return (end - begin) / period; }
};

/// Returns the repeated parts of the period with which most ops go away, less
/// the calls of functions; those of fewer than `minOps` are left out. Parts do
/// not overlap.
SmallVector<RepeatedPart>
findRepeatedParts(ArrayRef<unsigned> kinds, size_t minOps,
                  RepeatUse use = RepeatUse::Functions);

/// Moves the begin of `part` to where the fewest rings would be apart from the
/// contractions that hide them, and of these places to where the fewest values
/// cross from an instance to the next. Returns false if values that no function
/// can return cross everywhere.
bool alignPart(const OpSequence &sequence, RepeatedPart &part);

} // namespace mesh

#endif // MESH_LIB_CODEGEN_FUNCTIONS_REPEATEDPARTS_H
