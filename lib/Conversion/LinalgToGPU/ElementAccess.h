//===- ElementAccess.h - loads and stores of threads ------------*- C++ -*-===//
//
// The elements of a structured op on memrefs that a thread works on: where it
// is in the loops, and the elements of the operands there. Of one loop it does
// several neighbouring steps at once, the lanes.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CONVERSION_LINALGTOGPU_ELEMENTACCESS_H
#define MESH_LIB_CONVERSION_LINALGTOGPU_ELEMENTACCESS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"

namespace mesh {

class ElementAccess {
protected:
  /// A value for each lane.
  using Lanes = SmallVector<Value>;

  /// `sizes` are those of the loops; `mapping` is that of the op's buffers to
  /// what they are in the kernel.
  ElementAccess(linalg::LinalgOp op, ArrayRef<int64_t> sizes, int64_t laneLoop,
                int64_t lanes, OpBuilder &builder, IRMapping &mapping)
      : op(op), sizes(sizes), laneLoop(laneLoop), lanes(lanes),
        builder(builder), loc(op.getLoc()), mapping(mapping),
        steps(sizes.size()) {}

  /// Finds the steps of `loops`, the innermost of which is the last, from the
  /// number of all together.
  void emitSteps(Value number, ArrayRef<int64_t> loops);
  Value getStep(int64_t loop, int64_t lane);

  Lanes load(OpOperand &operand);
  void store(OpOperand &operand, ArrayRef<Value> values);

  Value constant(int64_t value);
  /// A number of the type of `like`.
  Value constantLike(Value like, int64_t value);
  Value toIndex(Value number);

  linalg::LinalgOp op;
  const ArrayRef<int64_t> sizes;
  const int64_t laneLoop, lanes;
  OpBuilder builder;
  const Location loc;
  IRMapping &mapping;
  /// The index of each loop, for the first lane.
  SmallVector<Value> steps;

private:
  SmallVector<Value> getIndices(OpOperand &operand, int64_t lane);
  bool isRowOfLanes(OpOperand &operand);
};

} // namespace mesh

#endif // MESH_LIB_CONVERSION_LINALGTOGPU_ELEMENTACCESS_H
