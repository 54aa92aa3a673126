//===- ShardingRule.h - an op as loops over factors -------------*- C++ -*-===//
//
// An op is seen as an einsum is: a nest of loops, the *factors*, each of which
// goes along dims of operands and results. Splitting a factor over devices
// splits those dims. Propagation, planning and partitioning know of an op no
// more than this.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_INTERFACES_SHARDINGRULE_H
#define MESH_INTERFACES_SHARDINGRULE_H

#include "mesh/IR/AxisList.h"

namespace mesh {

enum class FactorKind {
  /// Every result has the factor: devices compute different blocks.
  PassThrough,
  /// Some result lacks the factor: it sums up over it, or combines in another
  /// way. Split, that result is partial.
  Reduction,
  /// Devices need to see all of it: it cannot be split.
  NeedReplication
};

struct Factor {
  int64_t size;
  FactorKind kind;
};

/// For each dim of a tensor the factors that it is made of, from major to
/// minor. Most dims are one factor; the dims of reshapes can be several.
using DimFactors = SmallVector<SmallVector<unsigned, 1>>;

/// For each factor the axes that split it.
using FactorAxes = SmallVector<AxisList>;

/// A dim of an operand, whose extent is not that of the factor that it goes
/// along. Split, it has blocks of its own, and for its part of the factor a
/// device needs a *window* of the dim, which reaches into the blocks of others.
struct WindowDim {
  unsigned operand, dim;
  /// True if the window may slide on to padding behind the end of the dim. No
  /// element of the result that is not padding may come to depend on that. Else
  /// the dim is split only if it divides.
  bool seesPadding = false;
  /// True if the factor may be split where it does not divide: whether there
  /// may be padding behind the end of the result.
  bool makesPadding = false;
};

/// The accumulation of a result.
struct Accumulation {
  /// The combiner along its reduction factors.
  std::optional<Combiner> combiner;
  /// The operand that it starts from. Where the result is partial, so must
  /// this be: else each device would add it once more.
  std::optional<unsigned> init;
};

/// The factors of an op. Values that are not tensors have no dims.
struct ShardingRule {
  SmallVector<Factor> factors;
  SmallVector<DimFactors> operands, results;
  SmallVector<Accumulation> accumulations;
  SmallVector<WindowDim> windows;

  /// A rule for `op` whose tensors have dims without any factors yet.
  explicit ShardingRule(Operation *op);
  ShardingRule() = default;

  unsigned addFactor(int64_t size, FactorKind kind);

  /// Returns true if it reduces along some factor.
  bool hasReductions() const {
    return llvm::any_of(factors, [](const Factor &factor) {
      return factor.kind == FactorKind::Reduction;
    });
  }

  /// The window of a dim of an operand, if it is one.
  const WindowDim *findWindow(unsigned operand, unsigned dim) const {
    const WindowDim *found = llvm::find_if(windows, [&](WindowDim window) {
      return window.operand == operand && window.dim == dim;
    });
    return found == windows.end() ? nullptr : found;
  }

  /// Makes of each dim that has no factors yet one that cannot be split.
  void replicateRest(Operation *op);

  /// All tensors have one shape, and each dim is one factor.
  static ShardingRule getElementwise(Operation *op);
  /// No dim of a tensor can be split.
  static ShardingRule getReplicated(Operation *op);
  /// No dim has to do with any other.
  static ShardingRule getUnrelated(Operation *op);
};

/// Returns true if a tensor with `dims` has `factor`.
bool hasFactor(const DimFactors &dims, unsigned factor);

/// Returns the one of a dim's `factors` that may be split into parts that are
/// not equal, so that the dim has to be padded: the outermost that is longer
/// than 1. Behind another the padding would lie between elements.
size_t getLeadingFactor(const ShardingRule &rule, ArrayRef<unsigned> factors);

/// Distributes the axes `axes` of a dim over its `factors`: calls `assign` with
/// each factor and its axes. Axes that fit no factor are left out. The leading
/// factor of several need not be divisible if it has an element for each part.
void assignFactorAxes(const ShardingRule &rule, ArrayRef<unsigned> factors,
                      ArrayRef<AxisRefAttr> axes, MeshAttr mesh,
                      function_ref<void(unsigned, AxisList)> assign);

/// The axes of the dim that is made of `factors`.
AxisList getDimAxes(ArrayRef<unsigned> factors, const FactorAxes &axes,
                    MeshAttr mesh);

/// The first of `axes` along which a dim of `size` divides.
AxisList takeDividing(ArrayRef<AxisRefAttr> axes, int64_t size, MeshAttr mesh);

/// The first factor after one that is not split to the end, or that does not
/// divide, unless it is the leading one and has an element for each part: its
/// axes could not be seen in the dim. Returns the number of factors up to it,
/// or of all.
size_t getNumVisibleFactors(const ShardingRule &rule,
                            ArrayRef<unsigned> factors, const FactorAxes &axes,
                            MeshAttr mesh);

} // namespace mesh

#endif // MESH_INTERFACES_SHARDINGRULE_H
