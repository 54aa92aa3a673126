//===- LoopIterations.h - loops taken apart into iterations -----*- C++ -*-===//

#ifndef MESH_LIB_TRANSFORMS_OVERLAP_LOOPITERATIONS_H
#define MESH_LIB_TRANSFORMS_OVERLAP_LOOPITERATIONS_H

#include "mesh/Analysis/LoopRange.h"

#include "llvm/ADT/SetVector.h"

namespace mesh {

/// A loop whose bounds are numbers, as a mould of its iterations.
class LoopIterations {
public:
  /// Nothing if the bounds are not numbers, or if there is no iteration.
  static std::optional<LoopIterations> get(scf::ForOp loop);

  int64_t getCount() const { return range.numIterations; }
  /// The value of the loop's variable in iteration `index`.
  Value emitNumber(OpBuilder &builder, int64_t index) const;

  /// Emits the body for the induction variable `at` and the iteration
  /// arguments, without the ops for which `skips` holds. `mapping` has the
  /// replacements of their results, and gets the emitted values. Returns the
  /// yielded values; those of skipped ops without a replacement are null.
  SmallVector<Value> emit(OpBuilder &builder, Value at, ValueRange carried,
                          function_ref<bool(Operation *)> skips,
                          IRMapping &mapping) const;

  /// The work of an iteration for the loop's variable and the iteration
  /// arguments, and the values that it yields.
  using BodyBuilder =
      function_ref<SmallVector<Value>(OpBuilder &, Value, ValueRange)>;
  /// Emits a loop in place of this one, which counts as it does.
  scf::ForOp emitLoop(OpBuilder &builder, Value begin, Value end,
                      ValueRange inits, BodyBuilder body) const;

  /// Adds to `ops` those of the body that make `value`, definitions first.
  /// Fails if one of them cannot stand elsewhere, or takes an iteration
  /// argument.
  LogicalResult addDefinitions(Value value,
                               llvm::SetVector<Operation *> &ops) const;

private:
  LoopIterations(scf::ForOp loop, LoopRange range) : loop(loop), range(range) {}

  mutable scf::ForOp loop;
  LoopRange range;
};

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_OVERLAP_LOOPITERATIONS_H
