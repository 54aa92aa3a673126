//===- WindowInverse.h - windows seen from what they read -------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_WINDOWINVERSE_H
#define MESH_DIFFERENTIATION_WINDOWINVERSE_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/BitVector.h"

namespace mesh {

/// The loops of a structured op, changed such that an operand which the op
/// reads through windows, as at s·a + t·b in a convolution, is read at one loop
/// p in each dim. That loop takes the place of a, and b counts backwards: then
/// a tensor with a dim for a, spread out by s and padded by zeros, is read at
/// p + t·b. So the cotangent of a convolution's input is a convolution of the
/// result's with the kernel reversed.
class WindowInverse {
public:
  /// Nothing if `operand` is read in another way, or what the body computes
  /// depends on the number of a loop that changes.
  static std::optional<WindowInverse> match(linalg::LinalgOp op,
                                            OpOperand &operand);

  /// The map by which the operand is read in the changed loops.
  AffineMap getMap() const { return operandMap; }
  /// Returns the map over the changed loops, given the one over the original
  /// loops. Nothing if it reads through other windows.
  std::optional<AffineMap> getChangedMap(AffineMap map) const;
  /// Returns true if the changed map reads zeros between or around the
  /// elements.
  bool isSpread(AffineMap map) const;
  /// Returns the tensor that the changed map reads: `tensor`, with zeros
  /// between and around its elements where a loop of `map` has become p, and
  /// reversed where one counts backwards.
  Value getChangedTensor(OpBuilder &builder, Value tensor, AffineMap map) const;

private:
  /// A loop a that p takes the place of.
  struct Spread {
    unsigned loop;
    int64_t stride, low, size;
    /// p + t·b
    AffineExpr position;
  };
  const Spread *findSpread(AffineExpr expr) const;
  /// Changes the loops of a dim of the operand, of size `extent` and read at
  /// `expr`. `used` and `changed` are sets of loops.
  LogicalResult addDim(linalg::LinalgOp op, AffineExpr expr, int64_t extent,
                       llvm::BitVector &used, llvm::BitVector &changed);
  bool isReversed(AffineExpr expr) const;

  AffineMap operandMap;
  /// Expressions of the operand's map by the loop that they have become.
  llvm::DenseMap<AffineExpr, AffineExpr> windows;
  /// The loops that count backwards.
  llvm::BitVector reversed;
  SmallVector<Spread> spreads;
};

} // namespace mesh

#endif // MESH_DIFFERENTIATION_WINDOWINVERSE_H
