//===- PropagationGraph.h - tensors, and what ties them ---------*- C++ -*-===//
//
// All functions on one mesh make one graph. Its vertices are tensors: values,
// or groups of values that control flow and calls tie together, or that are one
// parameter, which share one sharding. Its nodes say how the dims of some
// tensors go together: ops with a sharding rule, and places where a value
// passes unchanged: to a loop, out of a branch, to a callee or back to its
// callers.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_PROPAGATION_PROPAGATIONGRAPH_H
#define MESH_TRANSFORMS_PROPAGATION_PROPAGATIONGRAPH_H

#include "mesh/Analysis/GlobalFunctions.h"
#include "mesh/Analysis/TensorLayout.h"
#include "mesh/Transforms/Propagation/FactorResolution.h"
#include "mesh/Transforms/Propagation/RuleTable.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/StringSet.h"

#include <deque>

namespace mesh {

/// A tensor and how it is split so far. Dims only ever get more axes.
struct PropagatedTensor {
  RankedTensorType type;
  TensorLayout layout;
  /// Dims that may be split further.
  llvm::SmallBitVector isOpen;
  /// Annotated dims whose priority has not come yet, and their axes.
  SmallVector<std::pair<unsigned, DimShardingAttr>, 0> waiting;
  AxisList replicated;
  /// The annotation of the value, and its place. Null if there is none.
  ShardingAttr annotation;
  std::optional<Location> annotationLoc;
  /// True if the annotation lets the value be a partial sum.
  bool isPartialOpen = false;
  bool isCheap = false;
  /// The nodes at the tensor.
  SmallVector<unsigned, 4> nodes;
  /// The number of places that nodes have for it, before the graph was folded.
  unsigned numOps = 0;
};

/// An op that involves tensors, or a tied value.
struct PropagationNode {
  /// The op with a rule; null for a tied value.
  ShardingRuleOpInterface op;
  /// Without factors for a tied value.
  const ShardingRule *rule = nullptr;
  /// The final shardings of the op's operands, or null. Empty if it has no
  /// wishes.
  SmallVector<ShardingAttr, 0> fixedOperands;
  /// The edge of a tied value: from the tensor `operands[0]` to `results[0]`.
  OpOperand *handedOn = nullptr;
  /// The tensors, -1 for other values.
  SmallVector<int, 4> operands, results;

  /// Returns the op, or the one whose operand is tied.
  Operation *getOwner() const {
    return handedOn ? handedOn->getOwner() : ShardingRuleOpInterface(op);
  }
  /// Returns true if the op has no rule of its own, so that all of its tensors
  /// are replicated.
  bool lacksRule() const {
    return !llvm::isa<ShardingRuleOpInterface>(getOwner()) && !handedOn;
  }
};

/// A loop or branches: the loop-carried values, or what comes out of the
/// branches, and the nodes of the bodies, where values are passed on, too.
struct PropagationScope {
  SmallVector<int, 4> carried;
  unsigned beginNode = 0, endNode = 0;
  /// False if the bodies are branches.
  bool repeats = true;
};

struct FoldedGraph;

class PropagationGraph {
public:
  PropagationGraph(FlatSymbolRefAttr meshName, MeshAttr mesh)
      : meshName(meshName), mesh(mesh) {}

  /// Adds all of `functions`, callees before their callers.
  LogicalResult build(ArrayRef<GlobalFunction> functions,
                      SymbolTableCollection &symbols);

  /// Takes over what is written on a tensor. Dims of a later priority wait.
  /// Fails, with an error, if something else is written on it already.
  LogicalResult annotate(int id, ShardingAttr sharding, Location loc);

  /// Writes the layouts of all tensors as attributes.
  void write();

  /// Returns the graph with one tensor for all that are alike, and one node for
  /// all nodes of them that are: propagation makes the same of these, whatever
  /// is written on them. Tensors with different annotations are not alike. The
  /// result reads the rules of this graph, and cannot be written.
  ///
  /// Repeated layers that are outlined differ in their own parameters and
  /// moments alone, which are alike.
  FoldedGraph fold() const;

  /// Remarks which axes of the mesh no tensor of a function is split along.
  void remarkUnusedAxes() const;

  /// Remarks which ops are replicated since they have no sharding rule. Shown
  /// whoever listens: a program may be slow for it.
  void remarkOpsWithoutRule() const;

  /// Remarks which ops take operands whole that are split, and why.
  void remarkWholeDims() const;

  /// The requests of the tensors at a node. Cheap ones ask for nothing.
  SmallVector<FactorClaim> getClaims(const PropagationNode &node) const;

  /// Returns true if a tensor of the node is split, or partial.
  bool isLaidOut(const PropagationNode &node) const;

  /// Returns the axes of the factors of a node, as `resolveFactors` does.
  FactorAxes resolve(const PropagationNode &node, FactorScope scope,
                     bool *hasTie = nullptr);

  /// Returns the layouts of the results of a node, once no dim is split any
  /// further.
  SmallVector<TensorLayout> computeResults(const PropagationNode &node);

  /// From now on keeps what ops decide, for a graph that is spread often. They
  /// see the layouts of their own tensors alone, of which there are few.
  void keepDecisions() { decisions.emplace(); }

  /// Returns the number of decisions that are kept.
  size_t getNumDecisions() const {
    return decisions ? decisions->axes.size() + decisions->results.size() : 0;
  }

  /// The tensor of a value, or -1.
  int lookup(Value value) const {
    auto found = tensorIds.find(value);
    return found == tensorIds.end() ? -1 : static_cast<int>(found->second);
  }

  FlatSymbolRefAttr meshName;
  MeshAttr mesh;
  std::deque<PropagatedTensor> tensors;
  std::deque<PropagationNode> nodes;
  /// Inner ones first.
  SmallVector<PropagationScope> scopes;

private:
  /// The tensors that a function takes and returns, -1 for other values.
  struct Signature {
    FunctionOpInterface op;
    SmallVector<int> arguments, results;
    /// The nodes of its body.
    unsigned beginNode, endNode;
  };

  /// The decisions of ops, by the nodes and the layouts of their tensors.
  struct Decisions {
    /// With whether there was a tie.
    DenseMap<uint64_t, std::pair<FactorAxes, bool>> axes;
    DenseMap<uint64_t, SmallVector<TensorLayout>> results;
  };

  /// Returns a hash of a node and of the layouts of its tensors.
  uint64_t hashLayouts(const PropagationNode &node) const;

  int addTensor(Type type);
  int addTensor(Value value);
  void addNode(int tensor);
  int addSignatureTensor(FunctionOpInterface function,
                         DictionaryAttr attributes, Type type);
  LogicalResult tie(ValueRange values, int id);
  void handOn(OpOperand &operand, int to);

  LogicalResult addFunction(const GlobalFunction &function);
  LogicalResult addBlock(Block &block);
  LogicalResult addOp(Operation &op);
  LogicalResult addControlFlow(RegionBranchOpInterface op);
  LogicalResult addCall(CallOpInterface call, const Signature &callee);
  const Signature *getCallee(Operation &op);

  llvm::StringSet<> getUsedAxes(const Signature &signature) const;
  void writeSignature(const Signature &signature);
  void writeOp(Operation *op);
  ShardingAttr getSharding(int id);

  SymbolTableCollection *symbols = nullptr;
  RuleTable rules;
  DenseMap<Value, unsigned> tensorIds;
  /// The tensors of parameters.
  DenseMap<ParamKey, int> paramIds;
  /// The layouts of whole tensors, by their ranks.
  DenseMap<int64_t, TensorLayout> wholeLayouts;
  SmallVector<Signature> signatures;
  DenseMap<Operation *, unsigned> signatureIds;
  /// Ops with tensors that a sharding has to be written down for, in order.
  SmallVector<Operation *> ops;
  std::optional<Decisions> decisions;
};

/// Returns the op, such as a loop, in which `op` runs together with others, or
/// null if that is a function.
Operation *getScope(Operation *op);

/// A graph whose tensors and nodes each stand for several of another one.
struct FoldedGraph {
  PropagationGraph graph;
  /// By node: those that it stands for, in functions or in one loop.
  std::vector<SmallVector<const PropagationNode *, 1>> members;
};

/// An axis that came to split a dim of a tensor, and the node it came through.
struct AxisArrival {
  unsigned tensor, dim;
  AxisRefAttr axis;
  unsigned node;
};

/// Returns a hash of all that a layout says.
uint64_t hashLayout(const TensorLayout &layout);

/// Spreads what is written in `graph` over all of it, and settles what its ops
/// make of that. Adds each axis that a dim gets to `arrivals`, if there are any
/// wanted.
void spreadAxes(PropagationGraph &graph,
                std::vector<AxisArrival> *arrivals = nullptr);

/// Decides how the ops of `graph` compute their results, once no dim is split
/// any further: which results are partial, and which sums loops and branches
/// carry as such.
void settleLayouts(PropagationGraph &graph);

} // namespace mesh

#endif // MESH_TRANSFORMS_PROPAGATION_PROPAGATIONGRAPH_H
