//===- Counting.h - While loops that count ----------------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_NORMALIZE_COUNTING_H
#define MESH_TRANSFORMS_NORMALIZE_COUNTING_H

#include "mesh/Analysis/LoopRange.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mesh {

/// A loop that counts: a number that it carries changes by `step` each time. It
/// goes on while that and `shift` have a relation to `end`.
struct Counting {
  arith::CmpIPredicate predicate;
  /// The index of the carried value that counts, and the value that it begins
  /// with.
  unsigned number;
  Value begin, end;
  APInt step, shift;

  /// Returns nothing, with the reason, if the loop does not count.
  static std::optional<Counting> find(scf::WhileOp loop, StringRef &reason);
  bool endsAsLoopsThatCount() const;
  /// Returns the numbers that the loop goes through, if these are constants and
  /// none that is compared wraps on the way.
  std::optional<LoopRange> getRange() const;
};

/// The constant that `value` is: a number, or a tensor of one.
std::optional<APInt> getConstantNumber(Value value);

} // namespace mesh

#endif // MESH_TRANSFORMS_NORMALIZE_COUNTING_H
