//===- WindowInverse.h - windows seen from what they read -------*- C++ -*-===//

#ifndef MESH_DIFFERENTIATION_WINDOWINVERSE_H
#define MESH_DIFFERENTIATION_WINDOWINVERSE_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/Support/MathExtras.h"

namespace mesh {

/// The part of each dim of a tensor that is of interest.
struct TensorPart {
  SmallVector<int64_t> offsets, sizes;
};

/// A dim of a tensor whose element i goes to low + stride · i, if that is in
/// the new size. Other elements are zero.
struct Placement {
  int64_t low, stride, size;

  /// The elements that have a place.
  int64_t getFirst() const {
    return low < 0 ? llvm::divideCeilSigned(-low, stride) : 0;
  }
  int64_t getEnd(int64_t old) const {
    int64_t end = size <= low ? 0 : (size - 1 - low) / stride + 1;
    return std::max(getFirst(), std::min(end, old));
  }
};

/// The loops of a structured op, changed such that an operand which the op
/// reads through windows, as at s·a + t·b in a convolution, is read at loops of
/// its own. A dim has one of these forms:
/// - *Disjoint*: windows do not overlap (t = 1, b counts at most to s). The
///   element is that at (a, b) of a tensor whose dim is split into blocks of s.
/// - *Phases*: windows overlap, s > 1 and t = 1. The dim is split into blocks
///   of s, too, and the element is that at (c, f). It is in the windows
///   a = c - k, at b = f + k·s. So a becomes c, b becomes k, which counts
///   backwards, and f is a new loop.
/// - *Spread*: any other. A loop p takes the place of a, and b counts
///   backwards: then a tensor with a dim for a, spread out by s and padded by
///   zeros, is read at p + t·b. So the cotangent of a convolution's input is a
///   convolution of the result's with the kernel reversed.
class WindowInverse {
public:
  /// Nothing if `operand` is read in another way. Without `part`, all of the
  /// operand is seen.
  static std::optional<WindowInverse> match(linalg::LinalgOp op,
                                            OpOperand &operand,
                                            const TensorPart *part = nullptr);

  /// The map by which the operand is read in the changed loops.
  AffineMap getMap() const { return operandMap; }
  /// The sizes of the loops in this map.
  SmallVector<int64_t> getShape() const;
  /// Returns the part of the operand, given its elements in the order of these
  /// loops.
  Value join(OpBuilder &builder, Value elements) const;

  /// Returns the map over the changed loops, given the one over the original
  /// loops. Nothing if it reads through other windows.
  std::optional<AffineMap> getChangedMap(AffineMap map) const;
  /// Returns true if the changed map reads zeros between or around the
  /// elements.
  bool isSpread(AffineMap map) const;
  /// Returns the tensor that the changed map reads: `tensor`, with zeros
  /// between and around its elements where a loop of `map` has become p or c,
  /// and reversed where one counts backwards.
  Value getChangedTensor(OpBuilder &builder, Value tensor, AffineMap map) const;
  /// Returns a tensor of the same shape, of whatever elements.
  Value getChangedShape(OpBuilder &builder, Value tensor, AffineMap map) const;

  /// A loop b that has become a loop of steps, which counts backwards, and one
  /// of phases, such that these go further than b, to phase + steps · stride.
  struct Excess {
    AffineExpr inner, phase;
    int64_t stride, steps;
    /// The size of b.
    int64_t size;
  };
  SmallVector<Excess> getExcesses() const;

  /// The number that an original loop has in an iteration of the changed loops:
  /// dividend / divisor. There is no such iteration of the original loops if
  /// that has a rest, or is not a number of the loop.
  struct Number {
    AffineExpr dividend;
    int64_t divisor = 1, size = 0;
    /// False if there always is such an iteration.
    bool isChecked = false;
    /// False if the number may be less than 0 or at least `size`.
    bool isInRange = true;
  };
  /// Nothing if `loop` does not change.
  std::optional<Number> getNumber(unsigned loop) const;

private:
  enum class Form { Loop, Disjoint, Phases, Spread };
  /// A dim of the operand.
  struct Dim {
    AffineExpr expr;
    Form form = Form::Loop;
    /// The loops a, b and f.
    AffineExpr main, inner, phase;
    int64_t stride = 1;
    /// The sizes of a and b.
    int64_t count = 0, size = 0;
    /// The part of the dim, and where the blocks of s begin for it.
    int64_t offset = 0, extent = 0, begin = 0;
    /// The blocks of s, and the windows that a block is in.
    int64_t blocks = 0, steps = 1;
    /// The largest Σ t·b.
    int64_t reach = 0;
    /// Where a tensor with a dim for a begins among zeros, and what size it has
    /// with them.
    int64_t low = 0, spread = 0;
    /// Where it is read.
    AffineExpr position;

    bool isSplit() const {
      return form == Form::Disjoint || form == Form::Phases;
    }
    /// The number of positions of a block that windows read.
    int64_t getBlockSize() const {
      return form == Form::Disjoint ? size : stride;
    }
    /// The loops at which the operand is read.
    SmallVector<AffineExpr, 2> getLoops() const;
  };
  /// The change of a dim of a tensor.
  struct ChangedDim {
    Placement placement;
    /// The blocks it is split into, and how much of each is kept.
    int64_t block = 0, kept = 0;
    bool isReversed = false;

    bool isSplit() const { return block != 0; }
    /// Appends the sizes of the dims that it becomes, of which a block has
    /// `inBlock` elements.
    void appendSizes(SmallVectorImpl<int64_t> &shape, int64_t inBlock) const;
  };

  std::optional<Dim> createDim(linalg::LinalgOp op, AffineExpr expr,
                               int64_t extent, llvm::BitVector &used);
  static void setPart(Dim &dim, int64_t offset, int64_t extent);
  const Dim *find(llvm::function_ref<bool(const Dim &)> is) const;
  const Dim *findDim(AffineExpr expr) const;
  const Dim *findMain(AffineExpr expr) const;
  const Dim *findInner(AffineExpr expr) const;
  SmallVector<ChangedDim> getChangedDims(RankedTensorType type,
                                         AffineMap map) const;

  unsigned numLoops = 0;
  /// The sizes of the original loops.
  SmallVector<int64_t> loopSizes;
  AffineMap operandMap;
  SmallVector<Dim> dims;
  /// The loops that count backwards, and those that change.
  llvm::BitVector reversed, changed;
};

} // namespace mesh

#endif // MESH_DIFFERENTIATION_WINDOWINVERSE_H
