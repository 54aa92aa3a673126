//===- DeviceValues.h - scalars that a device's position decides *- C++ -*-===//
//
// In a program for all devices, what an op does may depend on the device's
// position and on the iterations of loops around it. An *instance* of an op is
// what one device does in one iteration of each of these loops, as far as they
// are taken iteration by iteration ("unfolded").
//
//===----------------------------------------------------------------------===//

#ifndef MESH_PROGRAMS_DEVICEVALUES_H
#define MESH_PROGRAMS_DEVICEVALUES_H

#include "mesh/Analysis/LoopRange.h"
#include "mesh/Programs/DeviceSpace.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mesh {

/// An iteration of some unfolded loop, which itself runs in an iteration of the
/// one around it. 0 is outside of all of them.
using Iteration = int32_t;

struct Instance {
  int64_t position;
  Iteration iteration;

  friend bool operator==(const Instance &, const Instance &) = default;
};

/// The loops that are unfolded, and their iterations so far.
class Iterations {
public:
  Iterations() { entries.push_back({0, nullptr, 0}); }

  void unfold(scf::ForOp loop) { loops.insert(loop); }
  bool isUnfolded(Operation *loop) const { return loops.contains(loop); }

  /// In place of a number: what holds for each iteration.
  static constexpr int64_t kAnyNumber = -1;

  /// Iteration `number` of `loop`, in iteration `parent` of the loop around it.
  Iteration get(Iteration parent, scf::ForOp loop, int64_t number);
  Iteration getParent(Iteration i) const { return entries[i].parent; }
  scf::ForOp getLoop(Iteration i) const { return entries[i].loop; }
  int64_t getNumber(Iteration i) const { return entries[i].number; }

  /// Returns the innermost of `iteration` and the iterations around it that
  /// contains `block`.
  Iteration getAround(Iteration iteration, Block *block) const;

private:
  struct Entry {
    Iteration parent;
    scf::ForOp loop;
    int64_t number;
  };
  SmallVector<Entry, 0> entries;
  DenseMap<std::pair<Iteration, std::pair<Operation *, int64_t>>, Iteration>
      known;
  llvm::SmallDenseSet<Operation *, 8> loops;
};

class DeviceValues {
public:
  DeviceValues(const DeviceSpace &space, const Iterations &iterations)
      : space(space), iterations(iterations) {}

  /// The value of a scalar or a constant; null if the instance does not decide
  /// it.
  Attribute evaluate(Value value, Instance instance);
  std::optional<int64_t> getInteger(Value value, Instance instance);

  /// Returns the range of a loop's variable; nothing if the instance does not
  /// decide it.
  using Range = LoopRange;
  std::optional<Range> getRange(scf::ForOp loop, Instance instance);

private:
  using Key = std::pair<Value, std::pair<int64_t, Iteration>>;
  Key getKey(Value value, Instance instance) const;
  /// The value if it needs no computing or was computed before.
  std::optional<Attribute> lookup(Value value, Instance instance) const;
  /// Visits what is to be evaluated before `value` is computed.
  void visitInputs(Value value, Instance instance,
                   llvm::function_ref<void(Value, Instance)> visit);
  Value getYielded(OpResult result, Instance instance);
  Attribute compute(Value value, Instance instance);
  Attribute fold(OpResult value, Instance instance);

  const DeviceSpace &space;
  const Iterations &iterations;
  DenseMap<Key, Attribute> known;
};

} // namespace mesh

#endif // MESH_PROGRAMS_DEVICEVALUES_H
