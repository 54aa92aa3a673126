//===- Propagation.cpp - from a few shardings to all ----------------------===//

#include "mesh/Analysis/Propagation.h"

#include "mesh/Analysis/CheapValues.h"
#include "mesh/Analysis/OpLayouts.h"

#include <deque>
#include <map>

using namespace mesh;

namespace {
/// A tensor and how it is split so far. Dims only ever get more axes.
struct TensorState {
  Value value;
  TensorLayout layout;
  /// Dims that may be split further.
  llvm::SmallBitVector isOpen;
  /// Annotated dims whose priority has not come yet, and their axes.
  SmallVector<std::pair<unsigned, DimShardingAttr>, 0> waiting;
  AxisList replicated;
  bool isAnnotated = false;
  bool isCheap = false;
  /// The ops that use or define the tensor.
  SmallVector<unsigned, 4> nodes;
};

/// An op that involves tensors.
struct Node {
  ShardingRuleOpInterface op;
  ShardingRule rule;
  FixedShardings fixed;
  /// The states of its tensors, -1 for other values.
  SmallVector<int, 4> operands, results;
};

class Propagator {
public:
  Propagator(const GlobalFunction &function, SymbolTableCollection &symbols)
      : function(function), mesh(function.mesh), symbols(symbols) {}

  LogicalResult build();
  void run();
  void write();

private:
  int addTensor(Value value);
  void annotate(TensorState &state, ShardingAttr sharding);
  LogicalResult addNode(Operation &op);

  SmallVector<unsigned> activate(int64_t priority, ArrayRef<int> waiting);
  SmallVector<unsigned> propagate(FactorScope scope, ArrayRef<unsigned> seeds);
  void enqueue(unsigned node);
  void visit(Node &node, FactorScope scope);
  void pushFixed(Node &node);
  void push(int tensor, const DimFactors &dims, const FactorAxes &axes);
  void extend(TensorState &state, unsigned dim, ArrayRef<AxisRefAttr> axes);
  bool mayTake(const TensorState &state, unsigned dim, AxisRefAttr axis) const;
  SmallVector<FactorClaim> getClaims(const Node &node) const;

  void settle(Node &node);
  ShardingAttr getResultSharding(Value returned, ShardingAttr declared);

  GlobalFunction function;
  MeshAttr mesh;
  SymbolTableCollection &symbols;
  std::deque<TensorState> tensors;
  DenseMap<Value, int> tensorIds;
  std::deque<Node> nodes;
  std::deque<unsigned> worklist;
  llvm::BitVector isQueued;
  /// What values that are no tensors, and cheap ones, ask for: nothing.
  DenseMap<int64_t, TensorLayout> wholeLayouts;
};
} // namespace

//===----------------------------------------------------------------------===//
// The graph of tensors and ops
//===----------------------------------------------------------------------===//

/// Takes over what is written on a tensor. Dims of a later priority wait.
void Propagator::annotate(TensorState &state, ShardingAttr sharding) {
  state.isAnnotated = true;
  state.isCheap = false;
  state.layout.partial = AxisList(sharding.getPartial());
  state.layout.combiner = sharding.getCombiner();
  state.replicated = AxisList(sharding.getReplicated());
  for (auto [dim, dimSharding] : llvm::enumerate(sharding.getDims())) {
    if (dimSharding.getPriority() > 0) {
      state.isOpen.reset(dim);
      state.waiting.emplace_back(dim, dimSharding);
      continue;
    }
    state.layout.dims[dim] = AxisList(dimSharding.getAxes());
    state.isOpen[dim] = dimSharding.getIsOpen();
  }
}

int Propagator::addTensor(Value value) {
  RankedTensorType type = getTensorType(value);
  if (!type)
    return -1;
  auto [entry, isNew] = tensorIds.try_emplace(value, tensors.size());
  if (!isNew)
    return entry->second;
  TensorState &state = tensors.emplace_back();
  state.value = value;
  state.layout = TensorLayout(type.getRank());
  state.isOpen = llvm::SmallBitVector(type.getRank(), true);
  state.isCheap = mesh::isCheap(value);
  wholeLayouts.try_emplace(type.getRank(), TensorLayout(type.getRank()));
  if (ShardingAttr sharding = mesh::getSharding(value))
    annotate(state, sharding);
  return entry->second;
}

LogicalResult Propagator::addNode(Operation &op) {
  if (!involvesTensors(&op))
    return success();
  ShardingRuleOpInterface rule = getRuleInterface(&op);
  if (!rule)
    return failure();
  FailureOr<ShardingRule> factors = rule.getShardingRule();
  if (failed(factors))
    return failure();
  Node node{rule, std::move(*factors), FixedShardings(&op), {}, {}};
  rule.getFixedShardings(symbols, node.fixed);
  auto add = [&](Value value) {
    int id = addTensor(value);
    if (id >= 0)
      tensors[id].nodes.push_back(nodes.size());
    return id;
  };
  for (Value operand : op.getOperands())
    node.operands.push_back(add(operand));
  for (auto [result, fixed] :
       llvm::zip_equal(op.getResults(), node.fixed.results)) {
    node.results.push_back(add(result));
    if (fixed)
      annotate(tensors[node.results.back()], fixed);
  }
  nodes.push_back(std::move(node));
  return success();
}

LogicalResult Propagator::build() {
  wholeLayouts.try_emplace(0, TensorLayout());
  if (function.op.isExternal())
    return success();
  for (Value argument : function.op.getArguments())
    addTensor(argument);
  for (Operation &op : function.op.getFunctionBody().front())
    if (failed(addNode(op)))
      return failure();
  isQueued.resize(nodes.size());
  return success();
}

//===----------------------------------------------------------------------===//
// Spreading axes
//===----------------------------------------------------------------------===//

SmallVector<FactorClaim> Propagator::getClaims(const Node &node) const {
  SmallVector<FactorClaim> claims;
  auto add = [&](ArrayRef<int> ids, ArrayRef<DimFactors> dims, bool isResult) {
    for (auto [id, factors] : llvm::zip_equal(ids, dims)) {
      bool asks = id >= 0 && (isResult || !tensors[id].isCheap);
      claims.push_back({asks ? &tensors[id].layout
                             : &wholeLayouts.find(factors.size())->second,
                        &factors, asks ? getNumBytes(tensors[id].value) : 0,
                        isResult});
    }
  };
  add(node.operands, node.rule.operands, /*isResult=*/false);
  add(node.results, node.rule.results, /*isResult=*/true);
  return claims;
}

bool Propagator::mayTake(const TensorState &state, unsigned dim,
                         AxisRefAttr axis) const {
  auto overlaps = [&](ArrayRef<AxisRefAttr> axes) {
    return overlapsAny(mesh, axis, axes);
  };
  if (overlaps(state.replicated) || overlaps(state.layout.partial) ||
      llvm::any_of(state.layout.dims, overlaps) ||
      llvm::any_of(state.waiting, [&](auto &entry) {
        return overlaps(entry.second.getAxes());
      }))
    return false;
  int64_t shards = mesh.getSize(state.layout.dims[dim]) * mesh.getSize(axis);
  return getTensorType(state.value).getDimSize(dim) % shards == 0;
}

/// Lets `dim` have `axes` if it has the first of them already, as far as it
/// may. The ops around the tensor have to look at it again.
void Propagator::extend(TensorState &state, unsigned dim,
                        ArrayRef<AxisRefAttr> axes) {
  AxisList &have = state.layout.dims[dim];
  if (!state.isOpen[dim] || axes.size() <= have.size() ||
      !startsWith(axes, have))
    return;
  bool changed = false;
  for (AxisRefAttr axis : axes.drop_front(have.size())) {
    if (!mayTake(state, dim, axis))
      break;
    have.push_back(axis);
    changed = true;
  }
  if (!changed)
    return;
  for (unsigned node : state.nodes)
    enqueue(node);
}

void Propagator::enqueue(unsigned node) {
  if (isQueued.test(node))
    return;
  isQueued.set(node);
  worklist.push_back(node);
}

void Propagator::push(int tensor, const DimFactors &dims,
                      const FactorAxes &axes) {
  if (tensor < 0)
    return;
  for (auto [dim, factors] : llvm::enumerate(dims))
    extend(tensors[tensor], dim, getDimAxes(factors, axes, mesh));
}

/// Operands of calls, returns and manual regions are best the way they have to
/// be in the end.
void Propagator::pushFixed(Node &node) {
  for (auto [tensor, sharding] :
       llvm::zip_equal(node.operands, node.fixed.operands))
    if (tensor >= 0 && sharding)
      for (auto [dim, dimSharding] : llvm::enumerate(sharding.getDims()))
        extend(tensors[tensor], dim, dimSharding.getAxes());
}

void Propagator::visit(Node &node, FactorScope scope) {
  pushFixed(node);
  FactorAxes axes = resolveFactors(node.rule, getClaims(node), mesh, scope);
  for (auto [tensor, dims] : llvm::zip_equal(node.operands, node.rule.operands))
    push(tensor, dims, axes);
  for (auto [tensor, dims] : llvm::zip_equal(node.results, node.rule.results))
    push(tensor, dims, axes);
}

/// Visits `seeds` and what changes around them, until nothing does. Returns all
/// that have been visited.
SmallVector<unsigned> Propagator::propagate(FactorScope scope,
                                            ArrayRef<unsigned> seeds) {
  SmallVector<unsigned> visited;
  for (unsigned node : seeds)
    enqueue(node);
  while (!worklist.empty()) {
    unsigned node = worklist.front();
    worklist.pop_front();
    isQueued.reset(node);
    visited.push_back(node);
    visit(nodes[node], scope);
  }
  return visited;
}

/// Lets the dims of `priority` take part. Returns the ops at their tensors.
SmallVector<unsigned> Propagator::activate(int64_t priority,
                                           ArrayRef<int> waiting) {
  SmallVector<unsigned> seeds;
  for (int id : waiting) {
    TensorState &state = tensors[id];
    llvm::erase_if(state.waiting, [&](auto &entry) {
      auto [dim, dimSharding] = entry;
      if (dimSharding.getPriority() != priority)
        return false;
      state.layout.dims[dim] = AxisList(dimSharding.getAxes());
      state.isOpen[dim] = dimSharding.getIsOpen();
      return true;
    });
    llvm::append_range(seeds, state.nodes);
  }
  return seeds;
}

void Propagator::run() {
  // The later priorities start from what they change.
  std::map<int64_t, SmallVector<int>> waiting;
  for (auto [id, state] : llvm::enumerate(tensors))
    for (auto &entry : state.waiting)
      waiting[entry.second.getPriority()].push_back(id);
  auto spread = [&](ArrayRef<unsigned> seeds) {
    propagate(FactorScope::All, propagate(FactorScope::PassThrough, seeds));
  };
  spread(llvm::to_vector(llvm::seq<unsigned>(nodes.size())));
  for (auto &[priority, ids] : waiting)
    spread(activate(priority, ids));
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Decides how the op computes its results, now that its operands are final.
void Propagator::settle(Node &node) {
  bool isFree = llvm::none_of(
      node.results, [&](int id) { return id >= 0 && tensors[id].isAnnotated; });
  if (!isFree || node.results.empty())
    return;
  SmallVector<FactorClaim> claims = getClaims(node);
  SmallVector<TensorLayout> operands;
  for (const FactorClaim &claim :
       ArrayRef(claims).take_front(node.operands.size()))
    operands.push_back(*claim.layout);
  FactorAxes axes = resolveFactors(node.rule, claims, mesh);
  SmallVector<TensorLayout> results =
      computeResults(node.op, node.rule, axes, operands, mesh);
  for (auto [id, layout] : llvm::zip_equal(node.results, results))
    if (id >= 0)
      tensors[id].layout = std::move(layout);
}

/// The sharding of a function's result: what is declared, or else that of the
/// value returned, with all partial sums reduced.
ShardingAttr Propagator::getResultSharding(Value returned,
                                           ShardingAttr declared) {
  const TensorLayout &actual = tensors[tensorIds.lookup(returned)].layout;
  TensorState state;
  state.value = returned;
  state.layout = TensorLayout(actual.dims.size());
  state.isOpen = llvm::SmallBitVector(actual.dims.size(), true);
  if (declared)
    annotate(state, declared);
  for (auto &[dim, dimSharding] : state.waiting) {
    state.layout.dims[dim] = AxisList(dimSharding.getAxes());
    state.isOpen[dim] = dimSharding.getIsOpen();
  }
  state.waiting.clear();
  for (auto [dim, axes] : llvm::enumerate(actual.dims))
    extend(state, dim, axes);
  return state.layout.getSharding(function.meshName);
}

static void setShardings(Operation *op, ArrayRef<Attribute> shardings) {
  if (llvm::isa<ShardOp, ReshardOp>(op))
    return mesh::setSharding(op->getResult(0),
                             llvm::cast<ShardingAttr>(shardings[0]));
  op->setAttr(MeshDialect::kShardingsAttrName,
              ArrayAttr::get(op->getContext(), shardings));
}

void Propagator::write() {
  FunctionOpInterface op = function.op;
  StringRef name = MeshDialect::kShardingAttrName;
  auto getDefault = [&](Type type, ShardingAttr declared) {
    return declared ? declared.getLayout()
                    : ShardingAttr::getReplicated(
                          function.meshName,
                          llvm::cast<RankedTensorType>(type).getRank());
  };
  for (auto [index, type] : llvm::enumerate(op.getArgumentTypes()))
    if (llvm::isa<RankedTensorType>(type))
      op.setArgAttr(
          index, name,
          op.isExternal()
              ? getDefault(type, op.getArgAttrOfType<ShardingAttr>(index, name))
              : tensors[tensorIds.lookup(op.getArgument(index))]
                    .layout.getSharding(function.meshName));
  for (Node &node : nodes) {
    settle(node);
    SmallVector<Attribute> shardings;
    for (int id : node.results)
      shardings.push_back(
          id >= 0 ? tensors[id].layout.getSharding(function.meshName)
                  : ShardingAttr::getReplicated(function.meshName, 0));
    if (llvm::any_of(node.results, [](int id) { return id >= 0; }))
      setShardings(node.op, shardings);
  }
  for (auto [index, type] : llvm::enumerate(op.getResultTypes())) {
    if (!llvm::isa<RankedTensorType>(type))
      continue;
    auto declared = op.getResultAttrOfType<ShardingAttr>(index, name);
    op.setResultAttr(
        index, name,
        op.isExternal()
            ? getDefault(type, declared)
            : getResultSharding(
                  op.getFunctionBody().front().getTerminator()->getOperand(
                      index),
                  declared));
  }
}

LogicalResult mesh::propagateShardings(const GlobalFunction &function,
                                       SymbolTableCollection &symbols) {
  Propagator propagator(function, symbols);
  if (failed(propagator.build()))
    return failure();
  propagator.run();
  propagator.write();
  return success();
}
