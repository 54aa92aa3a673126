//===- ReshardRegion.cpp - Ops between two layouts ------------------------===//

#include "ReshardRegion.h"

#include "llvm/ADT/SetVector.h"

using namespace mesh;

/// The most ops of a region.
static constexpr size_t kMostMembers = 512;
/// Costs are whole numbers of this many seconds. To lay out an op anew costs
/// one, so that what gains nothing stays.
static constexpr double kUnit = 1e-13;

//===----------------------------------------------------------------------===//
// Growth
//===----------------------------------------------------------------------===//

ReshardRegion::ReshardRegion(MovableOps &ops, OpOperand &mismatch) : ops(ops) {
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
  if (ops.isCheap(value))
    return;
  if (Operation *op = value.getDefiningOp();
      op && !members.contains(op) && ops.isMovable(op)) {
    ShardingAttr own = mesh::getSharding(value).getLayout();
    for (bool side : {false, true})
      if (own == sides[side])
        join(op, side, sides[!side]);
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
  if (ShardingAttr other = ops.computeResult(op, use, sides[!side]))
    join(op, side, other);
}

/// Takes in `op`, which is laid out as on `side`, and on the other one as
/// `other` says.
void ReshardRegion::join(Operation *op, bool side, ShardingAttr other) {
  ShardingAttr own = mesh::getSharding(op->getResult(0)).getLayout();
  if (own == other || !other.getPartial().empty() ||
      members.size() >= kMostMembers || !ops.mayBecome(op, other))
    return;
  MovableOps::Needed operands = ops.computeNeeded(op, other);
  if (operands.empty())
    return;
  Member member;
  member.side = side;
  member.results[side] = own;
  member.results[!side] = other;
  member.operands[side] = ops.getNeeded(op);
  member.operands[!side] = std::move(operands);
  members.insert({op, std::move(member)});
}

void ReshardRegion::addSettled(DenseSet<OpOperand *> &settled) const {
  for (auto &[op, member] : members) {
    for (OpOperand &operand : op->getOpOperands()) {
      unsigned number = operand.getOperandNumber();
      ShardingAttr own = mesh::getSharding(operand.get());
      if (own && (own.getLayout() == member.operands[0][number] ||
                  own.getLayout() == member.operands[1][number]))
        settled.insert(&operand);
    }
    for (OpOperand &use : op->getResult(0).getUses())
      if (llvm::is_contained(member.results, ops.getNeeded(use)))
        settled.insert(&use);
  }
}

//===----------------------------------------------------------------------===//
// The cut
//===----------------------------------------------------------------------===//

static int64_t toUnits(double seconds) {
  return static_cast<int64_t>(seconds / kUnit);
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

/// Returns what it costs to bring `value` to `layout` from either side.
std::array<int64_t, 2> ReshardRegion::getCosts(Value value,
                                               ShardingAttr layout) {
  auto it = members.find(value.getDefiningOp());
  auto getCost = [&](bool side) {
    ShardingAttr own = it == members.end() ? mesh::getSharding(value)
                                           : it->second.results[side];
    return toUnits(ops.getSeconds(value, own, layout));
  };
  return {getCost(false), getCost(true)};
}

/// Adds the reshard of `value` to `layout`, which all users share.
void ReshardRegion::addReshard(Value value, ShardingAttr layout,
                               const Users &users) {
  std::array<int64_t, 2> costs = getCosts(value, layout);
  Operation *maker = value.getDefiningOp();
  bool isMember = members.contains(maker);
  if (users.always || (!users.nodes[0].empty() && !users.nodes[1].empty())) {
    if (isMember)
      addCost(nodes[maker], costs);
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
  if (isMember && costs[!side] > costs[side])
    addEdge(any, nodes[maker], costs[!side] - costs[side]);
}

/// Adds the reshards of `value`.
void ReshardRegion::addValue(Value value) {
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
    addReshard(value, layout, users);
}

void ReshardRegion::cut() {
  ends[0] = graph.addNode();
  ends[1] = graph.addNode();
  llvm::SetVector<Value> values;
  for (auto &[op, member] : members) {
    nodes[op] = graph.addNode();
    std::array<int64_t, 2> costs;
    for (bool side : {false, true})
      costs[side] = toUnits(ops.getComputeSeconds(op, member.results[side])) +
                    (side != member.side);
    addCost(nodes[op], costs);
    values.insert(op->getResult(0));
    values.insert_range(op->getOperands());
  }
  for (Value value : values)
    if (llvm::isa<TensorType>(value.getType()) && !ops.isCheap(value))
      addValue(value);
  llvm::BitVector first = graph.cut(ends[0], ends[1]);
  for (auto &[op, member] : members)
    if (bool side = !first[nodes[op]]; side != member.side)
      ops.setLayout(op, member.results[side], member.operands[side]);
}
