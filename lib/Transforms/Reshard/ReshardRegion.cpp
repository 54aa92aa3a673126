//===- ReshardRegion.cpp - Ops between two layouts ------------------------===//

#include "ReshardRegion.h"

#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// The least unit of costs, in seconds.
static constexpr double kLeastUnit = 1e-13;
/// The most units that all costs of a region sum to, so that no flow overflows.
static constexpr double kMostUnits = 1e18;
static_assert(kMostUnits < FlowGraph::kInfinite);

//===----------------------------------------------------------------------===//
// Growth
//===----------------------------------------------------------------------===//

ReshardRegion::ReshardRegion(MovableOps &ops, SettledValues &settled,
                             OpOperand &mismatch)
    : ops(ops), settled(settled) {
  Value value = mismatch.get();
  visitValue(value,
             {mesh::getSharding(value).getLayout(), ops.getNeeded(mismatch)});
  for (size_t next = 0; next < members.size(); ++next) {
    auto [op, member] = members.begin()[next];
    visitValue(op->getResult(0), member.results);
    for (auto [operand, first, second] : llvm::zip_equal(
             op->getOperands(), member.operands[0], member.operands[1]))
      if (first && second && first != second)
        visitValue(operand, {first, second});
  }
}

/// Takes in the ops that make or use `value`, if they can be laid out as on
/// either side.
void ReshardRegion::visitValue(Value value, Sides sides) {
  if (ops.isCheap(value) || !settled.insert(value, sides))
    return;
  if (Operation *op = value.getDefiningOp();
      op && !members.contains(op) && ops.isMovable(op)) {
    ShardingAttr own = mesh::getSharding(value).getLayout();
    for (bool side : {false, true})
      if (own == sides[side])
        join(op, side, sides[!side], [](const auto &) { return true; });
  }
  for (OpOperand &use : value.getUses())
    joinUser(use, sides);
}

void ReshardRegion::joinUser(OpOperand &use, Sides sides) {
  Operation *op = use.getOwner();
  ShardingAttr wanted = ops.getNeeded(use);
  if (!wanted || !llvm::is_contained(sides, wanted) || members.contains(op) ||
      !ops.isMovable(op))
    return;
  bool side = wanted == sides[1];
  ShardingAttr other = ops.computeResult(op, use, sides[!side]);
  // It can be laid out as on the other side only if it then takes the value.
  if (other)
    join(op, side, other, [&](const MovableOps::Needed &operands) {
      return operands[use.getOperandNumber()] == sides[!side];
    });
}

/// Takes in `op`, which is laid out as on `side`, and on the other one as
/// `other` says, if the operands that it then needs satisfy `filter`.
void ReshardRegion::join(
    Operation *op, bool side, ShardingAttr other,
    function_ref<bool(const MovableOps::Needed &operands)> filter) {
  ShardingAttr own = mesh::getSharding(op->getResult(0)).getLayout();
  if (own == other || !other.getPartial().empty() || !ops.mayBecome(op, other))
    return;
  MovableOps::Needed operands = ops.computeNeeded(op, other);
  if (operands.empty() || !filter(operands))
    return;
  Member member;
  member.side = side;
  member.results[side] = own;
  member.results[!side] = other;
  member.operands[side] = ops.getNeeded(op);
  member.operands[!side] = std::move(operands);
  members.insert({op, std::move(member)});
}

//===----------------------------------------------------------------------===//
// The cut
//===----------------------------------------------------------------------===//

std::array<int64_t, 2>
ReshardRegion::toUnits(std::array<double, 2> seconds) const {
  return {static_cast<int64_t>(seconds[0] / unit),
          static_cast<int64_t>(seconds[1] / unit)};
}

/// Adds what it costs to be on the first side and on the second.
void ReshardRegion::addCost(FlowGraph::Node node,
                            std::array<int64_t, 2> costs) {
  int64_t least = std::min(costs[0], costs[1]);
  if (costs[0] > least)
    graph.addEdge(node, ends[1], costs[0] - least);
  if (costs[1] > least)
    graph.addEdge(ends[0], node, costs[1] - least);
}

/// Returns the time to bring `value` to `layout` from either side.
std::array<double, 2> ReshardRegion::getSeconds(Value value,
                                                ShardingAttr layout) {
  auto it = members.find(value.getDefiningOp());
  auto getSeconds = [&](bool side) {
    ShardingAttr own = it == members.end() ? mesh::getSharding(value)
                                           : it->second.results[side];
    return ops.getSeconds(value, own, layout);
  };
  return {getSeconds(false), getSeconds(true)};
}

void ReshardRegion::addReshard(const Reshard &reshard) {
  const auto &[value, users, seconds] = reshard;
  std::array<int64_t, 2> costs = toUnits(seconds);
  auto maker = nodes.find(value.getDefiningOp());
  if (users.always || (!users.nodes[0].empty() && !users.nodes[1].empty())) {
    if (maker != nodes.end())
      addCost(maker->second, costs);
    return;
  }
  // A node that is on the side of the users as soon as one of them is.
  bool side = users.nodes[0].empty();
  FlowGraph::Node any = graph.addNode();
  auto addEdge = [&](FlowGraph::Node from, FlowGraph::Node to, int64_t cost) {
    if (side)
      std::swap(from, to);
    graph.addEdge(from, to, cost);
  };
  for (FlowGraph::Node user : users.nodes[side])
    addEdge(user, any, FlowGraph::kInfinite);
  if (costs[side] != 0)
    addEdge(any, ends[!side], costs[side]);
  if (maker != nodes.end() && costs[!side] > costs[side])
    addEdge(any, maker->second, costs[!side] - costs[side]);
}

/// Collects the reshards of `value`.
void ReshardRegion::collectReshards(Value value) {
  llvm::MapVector<ShardingAttr, Users> layouts;
  for (OpOperand &use : value.getUses()) {
    unsigned number = use.getOperandNumber();
    auto it = members.find(use.getOwner());
    if (it == members.end()) {
      if (ShardingAttr wanted = ops.getNeeded(use))
        layouts[wanted].always = true;
      continue;
    }
    const auto &operands = it->second.operands;
    if (!operands[0][number])
      continue;
    if (operands[0][number] == operands[1][number]) {
      layouts[operands[0][number]].always = true;
      continue;
    }
    for (bool side : {false, true})
      layouts[operands[side][number]].nodes[side].push_back(
          nodes[use.getOwner()]);
  }
  for (auto &[layout, users] : layouts)
    reshards.push_back({value, std::move(users), getSeconds(value, layout)});
}

void ReshardRegion::cut() {
  ends[0] = graph.addNode();
  ends[1] = graph.addNode();
  llvm::SetVector<Value> values;
  double sum = 0;
  for (auto &[op, member] : members) {
    nodes[op] = graph.addNode();
    for (bool side : {false, true})
      sum += ops.getComputeSeconds(op, member.results[side]);
    values.insert(op->getResult(0));
    // Others are resharded in the same way on both sides.
    for (auto [operand, first, second] : llvm::zip_equal(
             op->getOperands(), member.operands[0], member.operands[1]))
      if (first && second && first != second)
        values.insert(operand);
  }
  for (Value value : values)
    if (llvm::isa<TensorType>(value.getType()) && !ops.isCheap(value))
      collectReshards(value);
  for (const Reshard &reshard : reshards)
    sum += reshard.seconds[0] + reshard.seconds[1];
  unit = std::max(kLeastUnit, sum / kMostUnits);

  for (auto &[op, member] : members) {
    std::array<int64_t, 2> costs =
        toUnits({ops.getComputeSeconds(op, member.results[0]),
                 ops.getComputeSeconds(op, member.results[1])});
    // An op whose move gains nothing stays.
    ++costs[!member.side];
    addCost(nodes[op], costs);
  }
  for (const Reshard &reshard : reshards)
    addReshard(reshard);
  llvm::BitVector first = graph.cut(ends[0], ends[1]);
  for (auto &[op, member] : members)
    if (bool side = !first[nodes[op]]; side != member.side)
      ops.setLayout(op, member.results[side], member.operands[side]);
}
