//===- ReshardState.h - layouts on the way of a reshard ---------*- C++ -*-===//
//
// The layouts that a chain of collectives goes through, made of *digits*: parts
// of mesh axes that are cut no further. Each digit splits a dim, or is partial,
// or is free: the value is replicated over it.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_TRANSFORMS_RESHARD_RESHARDSTATE_H
#define MESH_LIB_TRANSFORMS_RESHARD_RESHARDSTATE_H

#include "mesh/Transforms/Reshard/ReshardCost.h"

namespace mesh {

/// Indices of digits, the most major first.
using DigitList = SmallVector<uint8_t, 4>;

struct ReshardState {
  SmallVector<DigitList, 4> dims;
  /// The set of partial digits, by bit.
  uint32_t partial = 0;

  /// The same for equal states, and for those alone.
  std::string encode() const;
};

/// A step in digits.
struct ReshardMove {
  ReshardStep::Kind kind;
  DigitList digits;
  int64_t dim = -1;
  int64_t concatDim = -1;
};

/// The states that are made of one choice of digits, and the moves between
/// them. Permutes are not among the moves.
class ReshardSpace {
public:
  using Visitor = function_ref<void(const ReshardMove &, const ReshardState &)>;

  ReshardSpace(const ReshardProblem &problem, const ReshardCost &cost,
               SmallVector<AxisRefAttr> digits);

  /// The state of a sharding that these digits spell.
  ReshardState getState(ShardingAttr sharding) const;
  /// Returns the bytes that a device holds.
  double getBytes(const ReshardState &state) const;
  double getSeconds(const ReshardMove &move, double bytes) const;

  /// Calls `visit` with the moves from `state` and where they lead.
  void forEachMove(const ReshardState &state, Visitor visit) const;
  /// Calls `visit` with the moves that lead to `state` and where they begin.
  void forEachMoveTo(const ReshardState &state, Visitor visit) const;

  ReshardStep getStep(const ReshardMove &move) const;
  AxisList getAxes(ArrayRef<uint8_t> digits) const;
  /// The free digits.
  DigitList getFree(const ReshardState &state) const;
  DigitList getPartial(const ReshardState &state) const;
  /// The number of shards of each dim, and of partial values.
  SmallVector<int64_t> getCounts(const ReshardState &state) const;
  /// Returns true if a value may be partial as `from` is and then as `to` is.
  bool isOneCombiner() const;

private:
  bool divides(const ReshardState &state, int64_t dim) const;
  void forEachExchange(const ReshardState &state, Visitor visit,
                       bool isBackward) const;

  const ReshardProblem &problem;
  const ReshardCost &cost;
  SmallVector<AxisRefAttr> digits;
  SmallVector<int64_t> sizes;
  uint32_t fromPartial = 0, toPartial = 0;
};

/// The digits that both shardings are spelled with. If the parts that they name
/// of an axis do not nest there is no such spelling; then `from` and `to` are
/// spelled in digits of their own, which make up the same part of each axis.
/// With `cutFurther` also what is as large as other digits is cut off digits.
std::pair<SmallVector<AxisRefAttr>, SmallVector<AxisRefAttr>>
getDigits(const ReshardProblem &problem, bool cutFurther);

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_RESHARD_RESHARDSTATE_H
