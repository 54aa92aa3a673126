//===- LoopRange.h - ranges of loop variables -------------------*- C++ -*-===//

#ifndef MESH_ANALYSIS_LOOPRANGE_H
#define MESH_ANALYSIS_LOOPRANGE_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mesh {

/// The numbers that the variable of a loop goes through.
struct LoopRange {
  /// The bounds, of the variable's type, read as signed.
  int64_t begin, step;
  int64_t numIterations;

  /// Returns the range from `begin` up to `end`, without it. Nothing if the
  /// step is not positive, or if the trip count does not fit in 64 bits.
  static std::optional<LoopRange> get(const APInt &begin, const APInt &end,
                                      const APInt &step, bool isUnsigned);
  /// Returns the range of `loop` if its bounds and its step are these
  /// constants; nothing if one of them is not known (null).
  static std::optional<LoopRange> get(scf::ForOp loop, Attribute begin,
                                      Attribute end, Attribute step);
  /// Returns the range of `loop` if its bounds and its step are constants in
  /// the program.
  static std::optional<LoopRange> get(scf::ForOp loop);

  /// The variable in iteration `index`. Wraps as the type does: above the
  /// largest signed number an unsigned loop goes on.
  IntegerAttr getNumber(Type type, int64_t index) const;
  /// Creates the variable, of `type`, in iteration `index` (an index):
  /// begin + index · step.
  Value createVariable(OpBuilder &builder, Location loc, Type type,
                       Value index) const;
  /// Creates the number of the iteration in which the variable is `variable`,
  /// from 0 on, an index: (variable - begin) / step.
  Value createIterationNumber(OpBuilder &builder, Location loc,
                              Value variable) const;
};

} // namespace mesh

#endif // MESH_ANALYSIS_LOOPRANGE_H
