//===- Explanation.cpp - explanations of shardings ------------------------===//

#include "mesh/Transforms/Propagation/Explanation.h"

#include "mesh/Analysis/TiedValues.h"
#include "mesh/Transforms/Propagation/PropagationGraph.h"

using namespace mesh;

namespace {
/// A dim of a tensor, and an axis that splits it.
struct SplitDim {
  unsigned tensor, dim;
  AxisRefAttr axis;
};

/// A tensor of a node: operand or result `index`.
struct NodeTensor {
  unsigned tensor;
  unsigned index;
  bool isResult;
  /// The factors of its dims; null for tied values.
  const DimFactors *dims;
};

class Explainer {
public:
  Explainer(PropagationGraph &graph, std::vector<AxisArrival> arrivals);
  void explain(Value value);
  /// Null if `value` is no tensor.
  ShardingAttr getSharding(Value value) const {
    int id = graph.lookup(value);
    return id < 0 ? ShardingAttr()
                  : graph.tensors[id].layout.getSharding(graph.meshName);
  }

private:
  using Tensor = PropagatedTensor;
  using Node = PropagationNode;

  void explainAxis(Diagnostic &diag, SplitDim split, size_t before);
  void explainPartial(Diagnostic &diag, unsigned tensor, AxisRefAttr axis);
  void explainConflicts(Diagnostic &diag, unsigned tensor);
  void explainConflict(Diagnostic &diag, const Node &node, NodeTensor asking,
                       SplitDim wanted);

  SmallVector<NodeTensor> getTensors(const Node &node) const;
  const AxisArrival *findArrival(SplitDim split, size_t before) const;
  bool isWritten(SplitDim split) const;
  std::optional<std::pair<NodeTensor, SplitDim>>
  findSource(const AxisArrival &arrival) const;
  std::string getReason(SplitDim wanted) const;

  PropagationGraph &graph;
  MeshAttr mesh;
  std::vector<AxisArrival> arrivals;
  /// The arrivals at each tensor, in order.
  std::vector<SmallVector<size_t, 2>> arrivalsAt;
};
} // namespace

Explainer::Explainer(PropagationGraph &graph, std::vector<AxisArrival> list)
    : graph(graph), mesh(graph.mesh), arrivals(std::move(list)),
      arrivalsAt(graph.tensors.size()) {
  for (auto [index, arrival] : llvm::enumerate(arrivals))
    arrivalsAt[arrival.tensor].push_back(index);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static std::string describeValue(Value value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto result = llvm::dyn_cast<OpResult>(value)) {
    os << "result " << result.getResultNumber() << " of '"
       << result.getOwner()->getName() << "'";
    return text;
  }
  auto argument = llvm::cast<BlockArgument>(value);
  Operation *parent = argument.getOwner()->getParentOp();
  os << "argument " << argument.getArgNumber() << " of ";
  if (auto function = llvm::dyn_cast<FunctionOpInterface>(parent))
    os << "@" << function.getName();
  else
    os << "region " << argument.getParentRegion()->getRegionNumber() << " of '"
       << parent->getName() << "'";
  return text;
}

static std::string describe(const PropagationNode &node,
                            const NodeTensor &tensor) {
  std::string text;
  llvm::raw_string_ostream os(text);
  OperationName name = node.getOwner()->getName();
  if (!node.handedOn)
    os << (tensor.isResult ? "result " : "operand ") << tensor.index << " of '"
       << name << "'";
  else if (tensor.isResult)
    os << "what '" << name << "' hands operand "
       << node.handedOn->getOperandNumber() << " on to";
  else
    os << "operand " << node.handedOn->getOperandNumber() << " of '" << name
       << "'";
  return text;
}

//===----------------------------------------------------------------------===//
// The way of an axis
//===----------------------------------------------------------------------===//

SmallVector<NodeTensor> Explainer::getTensors(const Node &node) const {
  SmallVector<NodeTensor> tensors;
  auto add = [&](ArrayRef<int> ids, ArrayRef<DimFactors> dims, bool isResult) {
    for (auto [index, id] : llvm::enumerate(ids))
      if (id >= 0)
        tensors.push_back({static_cast<unsigned>(id),
                           static_cast<unsigned>(index), isResult,
                           node.handedOn ? nullptr : &dims[index]});
  };
  add(node.operands, node.rule->operands, /*isResult=*/false);
  add(node.results, node.rule->results, /*isResult=*/true);
  return tensors;
}

/// Returns true if the dims of two tensors of a node go along one loop.
static bool shareFactor(const NodeTensor &a, unsigned aDim, const NodeTensor &b,
                        unsigned bDim) {
  if (!a.dims)
    return aDim == bDim;
  return llvm::any_of((*a.dims)[aDim], [&](unsigned factor) {
    return llvm::is_contained((*b.dims)[bDim], factor);
  });
}

bool Explainer::isWritten(SplitDim split) const {
  ShardingAttr annotation = graph.tensors[split.tensor].annotation;
  return annotation && overlapsAny(mesh, split.axis,
                                   annotation.getDims()[split.dim].getAxes());
}

/// The last arrival of the axis, or of a part of it, before the given one.
const AxisArrival *Explainer::findArrival(SplitDim split, size_t before) const {
  for (size_t index : llvm::reverse(arrivalsAt[split.tensor])) {
    const AxisArrival &arrival = arrivals[index];
    if (index < before && arrival.dim == split.dim &&
        mesh.overlap(arrival.axis, split.axis))
      return &arrival;
  }
  return nullptr;
}

/// The tensor of the node from which the axis came: the first that had it.
std::optional<std::pair<NodeTensor, SplitDim>>
Explainer::findSource(const AxisArrival &arrival) const {
  SmallVector<NodeTensor> tensors = getTensors(graph.nodes[arrival.node]);
  size_t time = &arrival - arrivals.data();
  const NodeTensor *target =
      llvm::find_if(tensors, [&](const NodeTensor &tensor) {
        return tensor.tensor == arrival.tensor;
      });
  std::optional<std::pair<NodeTensor, SplitDim>> first;
  size_t firstTime = time;
  for (const NodeTensor &source : tensors) {
    if (source.tensor == arrival.tensor)
      continue;
    unsigned rank = graph.tensors[source.tensor].layout.dims.size();
    for (unsigned dim = 0; dim < rank; ++dim) {
      SplitDim split{source.tensor, dim, arrival.axis};
      if (!shareFactor(*target, arrival.dim, source, dim))
        continue;
      if (isWritten(split))
        return std::pair(source, split);
      const AxisArrival *own = findArrival(split, firstTime);
      if (!own)
        continue;
      firstTime = own - arrivals.data();
      first = std::pair(source, split);
    }
  }
  return first;
}

static Diagnostic &attachDimNote(Diagnostic &diag, Location loc,
                                 const SplitDim &split) {
  return diag.attachNote(loc)
         << "dim " << split.dim << " along " << split.axis.str() << ": ";
}

void Explainer::explainAxis(Diagnostic &diag, SplitDim split, size_t before) {
  // Each step goes back in time, so there is an end to it.
  while (const AxisArrival *arrival = findArrival(split, before)) {
    const Node &node = graph.nodes[arrival->node];
    auto source = findSource(*arrival);
    Diagnostic &note = attachDimNote(diag, node.getOwner()->getLoc(), split);
    if (!source) {
      note << "asked for by '" << node.getOwner()->getName() << "'";
      return;
    }
    note << "came from " << describe(node, source->first);
    before = arrival - arrivals.data();
    split = source->second;
  }
  const Tensor &tensor = graph.tensors[split.tensor];
  if (isWritten(split))
    attachDimNote(diag, *tensor.annotationLoc, split) << "written here";
  else if (!tensor.nodes.empty())
    attachDimNote(diag, graph.nodes[tensor.nodes.front()].getOwner()->getLoc(),
                  split)
        << "decided here, since operands did not agree";
}

//===----------------------------------------------------------------------===//
// Partial values
//===----------------------------------------------------------------------===//

void Explainer::explainPartial(Diagnostic &diag, unsigned tensor,
                               AxisRefAttr axis) {
  const Tensor &partial = graph.tensors[tensor];
  if (partial.annotation &&
      covers(mesh, partial.annotation.getPartial(), axis)) {
    diag.attachNote(*partial.annotationLoc)
        << "partial over " << axis.str() << ": written here";
    return;
  }
  for (unsigned nodeId : partial.nodes) {
    const Node &node = graph.nodes[nodeId];
    if (!llvm::is_contained(node.results, static_cast<int>(tensor)))
      continue;
    for (const NodeTensor &operand : getTensors(node)) {
      if (operand.isResult)
        continue;
      const TensorLayout &layout = graph.tensors[operand.tensor].layout;
      auto attachNote = [&]() -> Diagnostic & {
        return diag.attachNote(node.getOwner()->getLoc())
               << "partial over " << axis.str() << ": "
               << describe(node, operand) << " ";
      };
      if (covers(mesh, layout.partial, axis)) {
        attachNote() << "is, and it is passed on";
        return;
      }
      for (auto [dim, axes] : llvm::enumerate(layout.dims))
        if (covers(mesh, axes, axis)) {
          attachNote() << "is split along it in dim " << dim
                       << ", which is summed up or combined";
          explainAxis(diag, {operand.tensor, static_cast<unsigned>(dim), axis},
                      arrivals.size());
          return;
        }
    }
  }
}

//===----------------------------------------------------------------------===//
// Requests in vain
//===----------------------------------------------------------------------===//

/// Returns the reason for which a dim of a tensor is not split along the axis.
std::string Explainer::getReason(SplitDim wanted) const {
  const Tensor &tensor = graph.tensors[wanted.tensor];
  const AxisList &have = tensor.layout.dims[wanted.dim];
  if (!tensor.isOpen[wanted.dim])
    return "the dim is closed";
  if (overlapsAny(mesh, wanted.axis, tensor.replicated))
    return "the value is written to be replicated over it";
  if (overlapsAny(mesh, wanted.axis, tensor.layout.partial))
    return "the value is partial over it";
  for (auto [dim, axes] : llvm::enumerate(tensor.layout.dims))
    if (dim != wanted.dim && overlapsAny(mesh, wanted.axis, axes))
      return "it splits dim " + std::to_string(dim) + " already";
  if (!have.empty())
    return "the dim is split along " + have.front().str() + " already";
  int64_t size = tensor.type.getDimSize(wanted.dim);
  int64_t shards = mesh.getSize(wanted.axis);
  if (size < shards && size % shards != 0)
    return "its size " + std::to_string(size) + " is less than " +
           std::to_string(shards);
  return "the op splits another loop along it, or none";
}

void Explainer::explainConflict(Diagnostic &diag, const Node &node,
                                NodeTensor asking, SplitDim wanted) {
  diag.attachNote(node.getOwner()->getLoc())
      << describe(node, asking) << " asked for dim " << wanted.dim << " along "
      << wanted.axis.str() << " in vain: " << getReason(wanted);
}

/// The dims of a tensor that go along the loops of the other's `dim`.
static SmallVector<unsigned> getRelatedDims(const NodeTensor &tensor,
                                            unsigned rank,
                                            const NodeTensor &other,
                                            unsigned dim) {
  return llvm::to_vector(
      llvm::make_filter_range(llvm::seq<unsigned>(rank), [&](unsigned own) {
        return shareFactor(tensor, own, other, dim);
      }));
}

/// Looks at the tensors of the ops around one for axes that it lacks.
void Explainer::explainConflicts(Diagnostic &diag, unsigned tensor) {
  const TensorLayout &layout = graph.tensors[tensor].layout;
  for (unsigned nodeId : graph.tensors[tensor].nodes) {
    const Node &node = graph.nodes[nodeId];
    SmallVector<NodeTensor> tensors = getTensors(node);
    const NodeTensor *own = llvm::find_if(
        tensors, [&](const NodeTensor &each) { return each.tensor == tensor; });
    for (const NodeTensor &asking : tensors) {
      const Tensor &other = graph.tensors[asking.tensor];
      if (asking.tensor == tensor || other.isCheap)
        continue;
      for (auto [dim, axes] : llvm::enumerate(other.layout.dims)) {
        SmallVector<unsigned> related =
            getRelatedDims(*own, layout.dims.size(), asking, dim);
        for (AxisRefAttr axis : axes)
          if (!related.empty() && llvm::none_of(related, [&](unsigned ownDim) {
                return overlapsAny(mesh, axis, layout.dims[ownDim]);
              }))
            explainConflict(diag, node, asking,
                            {tensor, related.front(), axis});
      }
    }
  }
}

void Explainer::explain(Value value) {
  int id = graph.lookup(value);
  if (id < 0)
    return;
  const Tensor &tensor = graph.tensors[id];
  InFlightDiagnostic remark = mlir::emitRemark(value.getLoc())
                              << describeValue(value) << " is split as "
                              << tensor.layout.getSharding(graph.meshName);
  Diagnostic &diag = *remark.getUnderlyingDiagnostic();
  for (auto [dim, axes] : llvm::enumerate(tensor.layout.dims))
    for (AxisRefAttr axis : axes)
      explainAxis(diag,
                  {static_cast<unsigned>(id), static_cast<unsigned>(dim), axis},
                  arrivals.size());
  for (AxisRefAttr axis : tensor.layout.partial)
    explainPartial(diag, id, axis);
  explainConflicts(diag, id);
}

//===----------------------------------------------------------------------===//
// All values
//===----------------------------------------------------------------------===//

/// Calls `visit` with the values of `region`, in the order of the program.
static void forEachValue(Region &region, function_ref<void(Value)> visit) {
  for (Value argument : region.getArguments())
    visit(argument);
  for (Operation &op : region.getOps()) {
    if (getControlFlow(&op))
      for (Region &inner : op.getRegions())
        forEachValue(inner, visit);
    for (Value result : op.getResults())
      visit(result);
  }
}

LogicalResult
mesh::explainShardings(ArrayRef<GlobalFunction> functions,
                       SymbolTableCollection &symbols,
                       function_ref<bool(Value, ShardingAttr)> isWanted) {
  for (auto &[name, group] : groupByMesh(functions)) {
    PropagationGraph graph(group.front().meshName, group.front().mesh);
    if (failed(graph.build(group, symbols)))
      return failure();
    std::vector<AxisArrival> arrivals;
    spreadAxes(graph, &arrivals);
    Explainer explainer(graph, std::move(arrivals));
    for (GlobalFunction &function : group)
      forEachValue(function.op.getFunctionBody(), [&](Value value) {
        if (isWanted(value, explainer.getSharding(value)))
          explainer.explain(value);
      });
  }
  return success();
}
