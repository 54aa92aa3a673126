//===- ReshardRegion.h - Ops between two layouts ----------------*- C++ -*-===//
//
// Where an operand disagrees with its op, two shardings of the program meet.
// The ops around it can mostly be laid out as those on either side are.
// The region of these ops is cut where the values between its two parts take
// the least time to reshard: a minimum cut.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_TRANSFORMS_RESHARD_RESHARDREGION_H
#define MESH_LIB_TRANSFORMS_RESHARD_RESHARDREGION_H

#include "MovableOps.h"

#include "mesh/Support/MinimumCut.h"

#include <array>

namespace mesh {

/// The layouts of a value on both sides: as it is at the mismatch that a region
/// grows from, and as it is needed there.
using ReshardSides = std::array<ShardingAttr, 2>;

/// The values that regions have grown over, each with its layouts. They are
/// resharded from one to the other, if at all, where it takes the least time:
/// no other region grows over them with the same layouts. So all regions
/// together take time linear in the program.
class SettledValues {
public:
  /// Returns false if `value` was settled before.
  bool insert(Value value, const ReshardSides &sides) {
    return values.insert(getKey(value, sides)).second;
  }
  bool contains(Value value, const ReshardSides &sides) const {
    return values.contains(getKey(value, sides));
  }

private:
  using Key = std::tuple<Value, Attribute, Attribute>;
  /// The order of the sides makes no difference.
  static Key getKey(Value value, const ReshardSides &sides) {
    auto [first, second] = std::minmax(sides[0].getAsOpaquePointer(),
                                       sides[1].getAsOpaquePointer());
    return {value, Attribute::getFromOpaquePointer(first),
            Attribute::getFromOpaquePointer(second)};
  }
  DenseSet<Key> values;
};

class ReshardRegion {
public:
  /// Grows from `mismatch`, an operand that is not laid out as it is needed,
  /// over the values that are not settled, and settles them.
  ReshardRegion(MovableOps &ops, SettledValues &settled, OpOperand &mismatch);

  /// Gives each op the layout of its part.
  void cut();

private:
  using Sides = ReshardSides;
  struct Member {
    bool side;
    Sides results;
    std::array<MovableOps::Needed, 2> operands;
  };
  /// The users that need a value in one layout: the members that do so on one
  /// side only.
  struct Users {
    bool always = false;
    std::array<SmallVector<FlowGraph::Node>, 2> nodes;
  };
  /// A reshard of a value to one layout, which all users share.
  struct Reshard {
    Value value;
    Users users;
    /// The time from either side.
    std::array<double, 2> seconds;
  };

  void visitValue(Value value, Sides sides);
  void join(Operation *op, bool side, ShardingAttr other,
            function_ref<bool(const MovableOps::Needed &operands)> filter);
  void joinUser(OpOperand &use, Sides sides);

  void collectReshards(Value value);
  void addReshard(const Reshard &reshard);
  void addCost(FlowGraph::Node node, std::array<int64_t, 2> costs);
  std::array<double, 2> getSeconds(Value value, ShardingAttr layout);
  std::array<int64_t, 2> toUnits(std::array<double, 2> seconds) const;

  MovableOps &ops;
  SettledValues &settled;
  llvm::MapVector<Operation *, Member> members;
  std::vector<Reshard> reshards;
  /// Costs are whole numbers of this many seconds.
  double unit;
  FlowGraph graph;
  FlowGraph::Node ends[2];
  DenseMap<Operation *, FlowGraph::Node> nodes;
};

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_RESHARD_RESHARDREGION_H
