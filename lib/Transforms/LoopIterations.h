//===- LoopIterations.h - loops taken apart into iterations -----*- C++ -*-===//

#ifndef MESH_LIB_TRANSFORMS_LOOPITERATIONS_H
#define MESH_LIB_TRANSFORMS_LOOPITERATIONS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {

/// A loop whose bounds are numbers, as a mould of its iterations.
class LoopIterations {
public:
  /// Nothing if the bounds are not numbers, or if there is no iteration.
  static std::optional<LoopIterations> get(scf::ForOp loop);

  int64_t getCount() const { return count; }
  /// The value of the loop's variable in iteration `index`.
  Value emitNumber(OpBuilder &builder, int64_t index) const;

  /// Emits the body for the loop's variable `at` and what earlier iterations
  /// hand on, without the ops for which `skips` holds; `mapping` has what
  /// stands for their results, and gets what is emitted. Returns what is handed
  /// on; what is made by skipped ops and is not mapped is null.
  SmallVector<Value> emit(OpBuilder &builder, Value at, ValueRange carried,
                          function_ref<bool(Operation *)> skips,
                          IRMapping &mapping) const;

  /// Adds to `ops` those of the body that make `value`, definitions first.
  /// Fails if one of them cannot stand elsewhere, or takes what earlier
  /// iterations hand on.
  LogicalResult addDefinitions(Value value,
                               llvm::SetVector<Operation *> &ops) const;

private:
  LoopIterations(scf::ForOp loop, int64_t begin, int64_t step, int64_t count)
      : loop(loop), begin(begin), step(step), count(count) {}

  mutable scf::ForOp loop;
  int64_t begin, step, count;
};

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_LOOPITERATIONS_H
