//===- Variance.h - along which axes local values differ --------*- C++ -*-===//
//
// In local view a value has as many instances as there are devices. This
// forward dataflow analysis says, for each value and each axis of the mesh, how
// instances on devices that differ on that axis alone go together:
//
//   invariant     they are the same, to the bit
//   unreduced(c)  they are parts of a whole, which is their combination by c
//   mixed         they may differ, but maybe not in all parts that they were
//                 put together of
//   varying       they may differ
//   permuted      they may differ, and are what other devices had, or zeros
//                 from nobody, or one of several slices of what is the same:
//                 put together with others, they may be the same
//   unknown       they may differ or not: what devices sent each other by
//                 permutes was put together, or an op does what is not known
//
// The variance of an op's results follows from that of its operands:
//
//   invariant only                      invariant
//   unreduced, and the op is linear     unreduced, if its other operands are
//                                       invariant or unreduced
//   unreduced otherwise                 a misuse, unless it takes varying
//                                       values too, as masks are: then varying
//   an unknown one                      unknown
//   a permuted one                      permuted, if all others are invariant,
//                                       or else unknown
//   a varying one                       varying
//   a mixed one                         mixed; a slice of it unknown, unless it
//                                       is known which part it is of
//
// All-gathers, all-reduces and broadcasts make values invariant, slices and
// scatters varying, or permuted where there are several slices at places that
// vary; but which one of several copies of the same thing a slice takes does
// not matter. What is inserted at a place that varies makes a tensor unknown.
// Where control flow joins, values go together as operands do, and vary if it
// is decided by what varies; a zero that a sum starts from is part of it. So it
// is where blocks join.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_ANALYSIS_VARIANCE_VARIANCE_H
#define MESH_ANALYSIS_VARIANCE_VARIANCE_H

#include "mesh/IR/AxisList.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

namespace mesh {

/// The relation of the instances of a value along one axis.
struct AxisVariance {
  enum Kind : uint8_t {
    Invariant,
    Unreduced,
    Mixed,
    Varying,
    Permuted,
    Unknown
  };

  AxisVariance(Kind kind = Invariant, Combiner combiner = Combiner::Sum)
      : kind(kind), combiner(static_cast<uint8_t>(combiner)) {}
  static AxisVariance getUnreduced(Combiner combiner) {
    return {Unreduced, combiner};
  }

  /// The combiner of an unreduced value.
  Combiner getCombiner() const { return static_cast<Combiner>(combiner); }

  bool operator==(const AxisVariance &other) const = default;

  Kind kind;

private:
  /// Small: there is one for each axis of each value.
  uint8_t combiner;
};

class Variance {
public:
  /// By number of the axis.
  using Axes = SmallVector<AxisVariance, 4>;

  /// Analyses a function in local view, in one go over its ops, or, in loops, a
  /// few. Along `unlike` devices run other functions, and nothing is known.
  Variance(FunctionOpInterface function, SymbolTableCollection &symbols,
           ArrayRef<AxisRefAttr> unlike = {});
  Variance(const Variance &) = delete;

  /// Returns true if devices that differ at most on `axes` hold the same value.
  /// False for values that came into being after the analysis.
  bool isSame(Value value, ArrayRef<AxisRefAttr> axes) const;

  /// To be called before a value ceases to be: another one may take its place.
  void forget(Value value) { values.erase(value); }

  //===--------------------------------------------------------------------===//
  // By number of the axis
  //===--------------------------------------------------------------------===//

  /// The axes of the mesh that have more than one device, cut where the
  /// function speaks of parts of them, without those along which devices run
  /// other functions.
  ArrayRef<AxisRefAttr> getAxes() const { return parts; }
  /// Returns the number of devices that differ on one of them alone.
  int64_t getSize(unsigned axis) const { return mesh.getSize(parts[axis]); }
  /// Returns true if devices that run other functions take part in what is
  /// communicated along `axes`.
  bool meetsOthers(ArrayRef<AxisRefAttr> axes) const;
  /// Calls `visit` with the number of each axis that has a digit in common with
  /// `axis`, and whether it is covered.
  void forEachPart(AxisRefAttr axis,
                   function_ref<void(unsigned, bool)> visit) const;
  /// Returns the facts about a value; null if there are none.
  const Axes *find(Value value) const { return values.lookup(value); }
  AxisVariance get(Value value, unsigned axis) const;
  /// Returns the facts about a value with `sharding`, as far as it goes.
  Axes getDeclared(ShardingAttr sharding) const;
  /// The ops that take an unreduced value as if it were whole, each with the
  /// axis along which it is unreduced.
  const llvm::MapVector<Operation *, unsigned> &getMisuses() const {
    return misuses;
  }
  /// Returns the operands that vary over devices by which `op`, or the ends of
  /// its regions, decide which region is next.
  ArrayRef<OpOperand *> getDecisions(Operation *op) const {
    auto it = decisions.find(op);
    return it == decisions.end() ? ArrayRef<OpOperand *>() : it->second;
  }
  /// The collectives, messages, what starts them, and calls: regions before the
  /// op that they are in.
  ArrayRef<Operation *> getCommunication() const { return communication; }
  FlatSymbolRefAttr getMeshName() const { return meshName; }

private:
  friend class VarianceSolver;

  void collect(FunctionOpInterface function);
  void cutAxes(ArrayRef<AxisRefAttr> subAxes);

  FlatSymbolRefAttr meshName;
  MeshAttr mesh;
  AxisList unlike;
  AxisList parts;
  /// All that has become known of some value, by its bytes: many values have
  /// the same, and there are few.
  llvm::StringMap<Axes> states;
  DenseMap<Value, const Axes *> values;
  llvm::MapVector<Operation *, unsigned> misuses;
  DenseMap<Operation *, SmallVector<OpOperand *, 2>> decisions;
  SmallVector<Operation *> communication;
};

} // namespace mesh

#endif // MESH_ANALYSIS_VARIANCE_VARIANCE_H
