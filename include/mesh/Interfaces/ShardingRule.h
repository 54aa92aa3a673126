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
#include "mesh/Interfaces/WindowPlan.h"

namespace mesh {

enum class FactorKind {
  /// Every result has the factor: devices compute different blocks.
  PassThrough,
  /// Some result lacks the factor: the op reduces over it. If the factor is
  /// split, that result is partial.
  Reduction,
  /// Each device needs all of the factor: it cannot be split.
  NeedReplication
};

struct Factor {
  int64_t size;
  FactorKind kind;
};

/// The factors of each dim of a tensor, from major to minor. Most dims are one
/// factor; the dims of reshapes can be several.
using DimFactors = SmallVector<SmallVector<unsigned, 1>>;

/// The axes that split each factor.
using FactorAxes = SmallVector<AxisList>;

/// A dim of an operand whose extent differs from that of its factor. If it is
/// split, it has blocks of its own. For its part of the factor a device then
/// needs a *window* of the dim, which reaches into the blocks of others.
struct WindowDim {
  unsigned operand, dim;
  /// True if the window may slide on to padding behind the end of the dim. Only
  /// padding of the result may depend on it. Else the dim is split only if it
  /// is divisible.
  bool seesPadding = false;
  /// True if the factor may be split although it is not divisible, so that
  /// there is padding behind the end of the result.
  bool makesPadding = false;
  /// The elements that those of the factor need; nothing if they are not known.
  std::optional<WindowReach> reach = std::nullopt;
  /// True if all devices send, also what is not needed, so that windows of
  /// several operands can share a permute.
  bool usesShifts = false;
};

/// The accumulation of a result.
struct Accumulation {
  /// The combiner along its reduction factors.
  std::optional<Combiner> combiner;
  /// The operand with the initial value. If the result is partial, so must this
  /// be: else each device would add it once more.
  std::optional<unsigned> init;
};

/// The factors of an op. Values that are not tensors have no dims.
struct ShardingRule {
  SmallVector<Factor> factors;
  SmallVector<DimFactors> operands, results;
  SmallVector<Accumulation> accumulations;
  SmallVector<WindowDim> windows;

  /// Makes a rule for `op` whose dims have no factors yet.
  explicit ShardingRule(Operation *op);
  ShardingRule() = default;

  unsigned addFactor(int64_t size, FactorKind kind);

  /// Returns true if it reduces along some factor.
  bool hasReductions() const {
    return llvm::any_of(factors, [](const Factor &factor) {
      return factor.kind == FactorKind::Reduction;
    });
  }

  /// Returns the window of a dim of an operand, if there is one.
  const WindowDim *findWindow(unsigned operand, unsigned dim) const {
    const WindowDim *found = llvm::find_if(windows, [&](WindowDim window) {
      return window.operand == operand && window.dim == dim;
    });
    return found == windows.end() ? nullptr : found;
  }

  /// Gives each dim without factors a factor that cannot be split.
  void replicateRest(Operation *op);

  /// Returns the rule of an op whose tensors have one shape: each dim is one
  /// factor.
  static ShardingRule getElementwise(Operation *op);
  /// Returns the rule of an op whose dims cannot be split.
  static ShardingRule getReplicated(Operation *op);
  /// Returns the rule of an op whose dims are independent of each other.
  static ShardingRule getUnrelated(Operation *op);
};

/// Returns true if a tensor with `dims` has `factor`.
bool hasFactor(const DimFactors &dims, unsigned factor);

/// Returns the factor among a dim's `factors` that may be split unevenly, with
/// padding: the outermost one longer than 1. The padding of another factor
/// would lie between elements.
size_t getLeadingFactor(const ShardingRule &rule, ArrayRef<unsigned> factors);

/// Distributes the axes `axes` of a dim over its `factors`: calls `assign` with
/// each factor and its axes. Axes that fit no factor are left out. The leading
/// factor of several need not be divisible if it has an element for each part.
void assignFactorAxes(const ShardingRule &rule, ArrayRef<unsigned> factors,
                      ArrayRef<AxisRefAttr> axes, MeshAttr mesh,
                      function_ref<void(unsigned, AxisList)> assign);

/// Returns the axes of the dim that is made of `factors`.
AxisList getDimAxes(ArrayRef<unsigned> factors, const FactorAxes &axes,
                    MeshAttr mesh);

/// Returns the first of `axes` along which a dim of `size` is divisible.
AxisList takeDividing(ArrayRef<AxisRefAttr> axes, int64_t size, MeshAttr mesh);

/// Returns the number of leading factors whose axes show in the dim. It ends
/// after a factor that is not split to the end, or is not divisible; the
/// leading one need not be divisible if it has an element for each part.
size_t getNumVisibleFactors(const ShardingRule &rule,
                            ArrayRef<unsigned> factors, const FactorAxes &axes,
                            MeshAttr mesh);

} // namespace mesh

#endif // MESH_INTERFACES_SHARDINGRULE_H
