//===- SettleLayouts.cpp - variance of results of ops ---------------------===//
//
// Once no dim is split any further, each op decides what it makes of its
// operands, in the order of the program. A sum that grows from step to step of
// a loop stays partial in it, and is reduced once, behind the loop: if all that
// is done with it in the loop is to add to it what is partial as well. So does
// a sum to which branches add, one after the other.
//
//===----------------------------------------------------------------------===//

#include "DeferredSums.h"

#include "mesh/Interfaces/SplatValue.h"

using namespace mesh;

namespace {
class Settler : PartialSums {
public:
  using PartialSums::PartialSums;

  void run();

private:
  using Node = PropagationNode;
  using Scope = PropagationScope;

  void settleScope(const Scope &scope, bool isFirst);
  void settle(Node &node);
  void settleNodes(unsigned begin, unsigned end, ArrayRef<Scope> scopes,
                   bool isFirst);
  void settleBody(const Scope &loop);
  void carrySums(const Scope &loop);
  AxisList getSummedAxes(const Scope &loop) const;
  bool staysSum(const Scope &loop, int id, AxisRefAttr axis) const;
  bool addsTo(const Node &node, int id, AxisRefAttr axis) const;
  bool dropOthers(const Scope &loop, ArrayRef<int> carried);
  void keepSums(const Scope &branches);
  AxisList getYieldedAxes(int id) const;
  bool isReadBySums(int id, AxisRefAttr axis, unsigned end) const;
  void deferSums(const Scope &loop, int carried, ArrayRef<AxisRefAttr> axes);
  void keepDeferred(int id);

  /// By tensors that are partial since a loop reduces a sum of them.
  DenseMap<int, SmallVector<std::pair<int, AxisRefAttr>, 1>> deferred;
};
} // namespace

/// Returns true if `op` ends one of several branches.
static bool isBranch(Operation *op) {
  Operation *parent = op->getParentOp();
  return op->hasTrait<mlir::OpTrait::IsTerminator>() &&
         llvm::isa<mlir::RegionBranchOpInterface>(parent) &&
         !llvm::isa<mlir::LoopLikeOpInterface>(parent);
}

void Settler::run() {
  settleNodes(0, graph.nodes.size(), graph.scopes, /*isFirst=*/true);
}

/// Settles nodes, and the scopes that end there. Loops in a body that is
/// settled again carry what they did.
void Settler::settleNodes(unsigned begin, unsigned end, ArrayRef<Scope> scopes,
                          bool isFirst) {
  const Scope *scope = scopes.begin();
  for (unsigned index = begin; index < end; ++index) {
    settle(graph.nodes[index]);
    // Loops without a node may end before the first one.
    for (; scope != scopes.end() && scope->endNode <= index + 1; ++scope)
      settleScope(*scope, isFirst);
  }
}

void Settler::settleScope(const Scope &scope, bool isFirst) {
  if (!scope.repeats)
    keepSums(scope);
  else if (isFirst)
    carrySums(scope);
  llvm::for_each(scope.carried, [&](int id) { keepDeferred(id); });
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void Settler::settle(Node &node) {
  // Without axes, results stay as they are.
  if (node.handedOn || node.results.empty() || !graph.isLaidOut(node))
    return;
  bool isFree = llvm::none_of(
      node.results, [&](int id) { return id >= 0 && tensors[id].annotation; });
  if (isFree) {
    SmallVector<TensorLayout> results = graph.computeResults(node);
    for (auto [id, layout] : llvm::zip_equal(node.results, results))
      if (id >= 0)
        tensors[id].layout = std::move(layout);
  } else {
    llvm::for_each(node.results, [&](int id) { resetPartial(id); });
  }
  llvm::for_each(node.results, [&](int id) { keepDeferred(id); });
}

void Settler::settleBody(const Scope &loop) {
  // Scopes in the body come right before the loop's.
  const Scope *inner = &loop;
  while (inner != graph.scopes.begin() &&
         std::prev(inner)->beginNode >= loop.beginNode)
    --inner;
  settleNodes(loop.beginNode, loop.endNode, ArrayRef(inner, &loop),
              /*isFirst=*/false);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// The axes over which sums in the body are partial.
AxisList Settler::getSummedAxes(const Scope &loop) const {
  AxisList axes;
  for (unsigned index = loop.beginNode; index < loop.endNode; ++index) {
    const Node &node = graph.nodes[index];
    for (int id : node.results) {
      if (node.handedOn || id < 0 ||
          tensors[id].layout.combiner != Combiner::Sum)
        continue;
      for (AxisRefAttr axis : tensors[id].layout.partial)
        if (!overlapsAny(mesh, axis, axes))
          axes.push_back(axis);
    }
  }
  return axes;
}

/// Returns true if an op that takes the tensor, partial over `axis`, makes
/// nothing of it but sums over the axis.
bool Settler::addsTo(const Node &node, int id, AxisRefAttr axis) const {
  OpLayouts layouts = getOpLayouts(node);
  if (getPassedOperands(node.op, *node.rule, layouts, axis, mesh))
    return llvm::any_of(layouts.results, [&](const TensorLayout &layout) {
      return covers(mesh, layout.partial, axis);
    });
  // A split reduction may start from it.
  for (auto [index, operand] : llvm::enumerate(node.operands)) {
    if (operand != id)
      continue;
    bool isInit = false;
    for (auto [accumulation, result] :
         llvm::zip_equal(node.rule->accumulations, node.results))
      isInit |=
          accumulation.init == index && result >= 0 && isSum(result, axis);
    if (!isInit)
      return false;
  }
  return true;
}

/// Returns true if a carried tensor that is partial over `axis` is so after
/// each step, and is not reduced on the way.
bool Settler::staysSum(const Scope &loop, int id, AxisRefAttr axis) const {
  for (unsigned index : tensors[id].nodes) {
    if (index < loop.beginNode || index >= loop.endNode)
      continue;
    const Node &node = graph.nodes[index];
    if (!node.handedOn) {
      if (!addsTo(node, id, axis))
        return false;
      continue;
    }
    // From it, or to it at the end of a step.
    if (!isSum(node.operands[0], axis) || !isSum(node.results[0], axis))
      return false;
  }
  return true;
}

/// Takes from `carried` the axes over which they do not stay partial. False if
/// all do.
bool Settler::dropOthers(const Scope &loop, ArrayRef<int> carried) {
  SmallVector<AxisList> kept;
  for (int id : carried)
    kept.push_back(AxisList(
        llvm::make_filter_range(tensors[id].layout.partial, [&](auto axis) {
          return staysSum(loop, id, axis);
        })));
  bool changed = false;
  for (auto [id, axes] : llvm::zip_equal(carried, kept)) {
    TensorLayout &layout = tensors[id].layout;
    changed |= axes.size() != layout.partial.size();
    layout.partial = std::move(axes);
    if (layout.partial.empty())
      layout.combiner.reset();
  }
  return changed;
}

/// Lets what the loop adds to a carried tensor be partial, where this is
/// reduced once instead.
void Settler::deferSums(const Scope &loop, int carried,
                        ArrayRef<AxisRefAttr> axes) {
  for (AxisRefAttr axis : axes) {
    DeferredSum sum(*this, graph, loop, carried, axis);
    if (!sum.find())
      continue;
    for (int id : sum.getTensors())
      if (!isSum(id, axis)) {
        deferred[id].emplace_back(carried, axis);
        addPartial(id, axis);
      }
  }
}

/// Keeps a tensor partial as long as the sum that it is added to is.
void Settler::keepDeferred(int id) {
  auto found = deferred.find(id);
  if (found == deferred.end())
    return;
  for (auto [carried, axis] : found->second)
    if (isSum(carried, axis))
      addPartial(id, axis);
    else if (!findProducer(id))
      dropPartial(id, axis);
}

/// Supposes that all sums stay partial, and gives up those that do not.
void Settler::carrySums(const Scope &loop) {
  AxisList axes = getSummedAxes(loop);
  SmallVector<int> carried;
  for (int id : loop.carried) {
    AxisList free = getFreeAxes(id, axes);
    if (free.empty())
      continue;
    tensors[id].layout.partial = free;
    tensors[id].layout.combiner = Combiner::Sum;
    deferSums(loop, id, free);
    carried.push_back(id);
  }
  if (carried.empty())
    return;
  // Some depend on others; what takes longer is reduced in each step.
  for (int round = 0; round < 3; ++round) {
    settleBody(loop);
    if (!dropOthers(loop, carried))
      return;
  }
  llvm::for_each(carried, [&](int id) { resetPartial(id); });
  settleBody(loop);
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// Returns the axes over which what branches yield as the tensor is partial, or
/// would be if it was a sum of what is.
AxisList Settler::getYieldedAxes(int id) const {
  AxisList axes;
  auto add = [&](int source) {
    if (source < 0 || tensors[source].layout.combiner != Combiner::Sum)
      return;
    for (AxisRefAttr axis : tensors[source].layout.partial)
      if (!overlapsAny(mesh, axis, axes))
        axes.push_back(axis);
  };
  for (unsigned index : tensors[id].nodes) {
    const Node &node = graph.nodes[index];
    if (!isSource(node, id) || node.operands[0] < 0)
      continue;
    std::optional<int> source = node.operands[0];
    while (source) {
      add(*source);
      const Node *producer = findProducer(*source);
      source.reset();
      if (!producer)
        break;
      llvm::for_each(producer->operands, add);
      if (auto passed = findPassedOperand(*producer))
        source = producer->operands[*passed];
    }
  }
  return axes;
}

/// Returns true if what takes the tensor adds to it, or hands it on to where
/// branches join, and something adds.
bool Settler::isReadBySums(int id, AxisRefAttr axis, unsigned end) const {
  bool isAdded = false;
  for (unsigned index : tensors[id].nodes) {
    const Node &node = graph.nodes[index];
    if (isSource(node, id))
      continue;
    bool adds = isAddition(node, id, axis, end);
    if (!adds && !(node.handedOn && isBranch(node.handedOn->getOwner())))
      return false;
    isAdded |= adds;
  }
  return isAdded;
}

/// Lets results of branches be partial if all branches yield what is partial or
/// zero, and more is added to them. If none yields zeros, each would reduce
/// what it yields, so that is done once after them.
void Settler::keepSums(const Scope &branches) {
  auto isZero = [](const Node *source) {
    return isNeutral(Combiner::Sum, source->handedOn->get());
  };
  for (int id : branches.carried) {
    resetPartial(id);
    SmallVector<const Node *> sources;
    for (unsigned index : tensors[id].nodes)
      if (isSource(graph.nodes[index], id))
        sources.push_back(&graph.nodes[index]);
    for (AxisRefAttr axis : getFreeAxes(id, getYieldedAxes(id))) {
      if (llvm::any_of(sources, isZero) &&
          !isReadBySums(id, axis, branches.endNode))
        continue;
      SmallVector<int> changed = {id};
      if (llvm::all_of(sources, [&](const Node *source) {
            return source->operands[0] >= 0 &&
                   canBeSum(source->operands[0], source->handedOn->get(), axis,
                            changed);
          }))
        llvm::for_each(changed, [&](int each) { addPartial(each, axis); });
    }
  }
}

void mesh::settleLayouts(PropagationGraph &graph) { Settler(graph).run(); }
