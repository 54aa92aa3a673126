//===- SplitBackward.h - Gradients of activations and weights ---*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_SPLITBACKWARD_H
#define MESH_DIFFERENTIATION_SPLITBACKWARD_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"

namespace mesh {

/// Returns true if `op` takes little time beside contractions.
bool takesLittle(Operation *op);

/// The values that ops for which `mayRepeat` holds compute from the last
/// `numShared` arguments of a block and from values outside of it.
class SharedValues {
public:
  SharedValues(Block &block, unsigned numShared, bool (*mayRepeat)(Operation *))
      : block(block), numShared(numShared), mayRepeat(mayRepeat) {}

  /// Returns true if `value` is one of them, or one of what they are computed
  /// from.
  bool contains(Value value);

private:
  Block &block;
  unsigned numShared;
  bool (*mayRepeat)(Operation *);
  llvm::DenseMap<Value, bool> known;
};

/// The gradients that a stage computes in one block.
struct StageGradients {
  SmallVector<Value> ofActivations, ofParams;
};

/// Ends `backward`, a block that computes `gradients`, as the backward part of
/// a stage, which computes those of activations alone. `weights`, an empty
/// block, becomes the part that computes those of parameters. The last
/// `numShared` arguments of `backward` are arguments of both.
///
/// The values that the first part saves for the second one have the fewest
/// bytes. For that, the first part may do more than it has to, but no
/// contractions and no loops. What depends on shared arguments alone is
/// computed by both.
void splitBackward(Block &backward, Block &weights,
                   const StageGradients &gradients, unsigned numShared);

} // namespace mesh

#endif // MESH_DIFFERENTIATION_SPLITBACKWARD_H
