//===- NodePrices.h - the seconds of ops on whole tensors -------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_NODEPRICES_H
#define MESH_LIB_SEARCH_NODEPRICES_H

#include "HiddenTime.h"
#include "mesh/Analysis/MemoryPass.h"
#include "mesh/Machine/MachineModel.h"
#include "mesh/Transforms/Propagation/PropagationGraph.h"
#include "mesh/Transforms/Reshard/ReshardPlan.h"

#include "llvm/ADT/MapVector.h"

#include <memory>

namespace mesh {

/// Prices the ops of a graph by the layouts of its tensors. What an op takes
/// depends on the layouts of its own tensors alone, and is kept.
class NodePrices {
public:
  /// By operand: the values that are this operand of nodes, and how often each
  /// is made.
  using OperandValues = SmallVector<llvm::SmallMapVector<Value, double, 1>, 4>;
  /// Values that the same operands of nodes read, by their number among all
  /// such classes, and how often they are made.
  struct Source {
    unsigned number;
    double count;
  };
  /// The work of a node, whatever the strategy.
  struct Work {
    /// The runs of all ops that it stands for if all branches are taken, and
    /// those whatever branches are.
    double count = 0, leastCount = 0;
    /// By operand.
    SmallVector<SmallVector<Source, 1>, 4> sources;
    /// The seconds of a contraction on one device.
    std::optional<double> contraction;
    /// The operands and results that the op reads and writes.
    std::optional<MemoryPass> pass;
    /// The operands that are read, and the results whose layouts the factors
    /// need not explain.
    llvm::SmallBitVector isRead, isFixed;
  };

  /// By node: those that it stands for.
  using Members = ArrayRef<SmallVector<const PropagationNode *, 1>>;

  /// Returns null if `machine` lacks the rate of an op, or if it is not known
  /// how often one runs. Without `members`, nodes stand for themselves.
  static std::unique_ptr<NodePrices>
  get(const PropagationGraph &graph, Members members, FunctionOpInterface entry,
      const MachineModel &machine, mlir::SymbolTableCollection &symbols);

  /// An operand that comes in another layout than the op needs.
  struct Reshard {
    unsigned operand;
    uint64_t layout;
    double seconds;
    /// The bytes of the largest block in that layout.
    double bytes;
    /// The values that are resharded.
    ArrayRef<Source> sources;
    /// The gather that comes last, and the contraction that takes what is
    /// gathered; the reduction that comes first.
    std::optional<Transfer> gather, reduction;
    std::optional<CutContraction> reader;
  };
  struct Price {
    bool isPossible = true;
    double seconds = 0;
    /// The time in which devices exchange windows.
    double windowSeconds = 0;
    SmallVector<Reshard, 1> reshards;
  };
  /// By node.
  using Prices = std::vector<const Price *>;
  /// Returns the prices of all nodes with the layouts of tensors, or nothing if
  /// an op cannot have its results laid out so.
  std::optional<Prices> getPrices();

  struct Seconds {
    /// All ops, each as often as it runs, with the reshards of their operands;
    /// those of one value in one block to the same layout once.
    double inLocalView;
    /// The part of it that rings hide under contractions, and the transfers of
    /// these rings, one for each value.
    double hidden = 0;
    DenseSet<const Transfer *> rings = {};
  };
  Seconds getSeconds(const Prices &chosen);
  /// Returns the seconds in which all operands of a node are laid out as it
  /// needs them, each as often as that happens.
  static double getReshardSeconds(const Price &price);

  /// Returns a time that no strategy is faster than: of each op the least that
  /// a device computes if all devices share it, and no communication. Ops in
  /// branches count nothing.
  double getLeastSeconds() const;

  /// By node.
  ArrayRef<Work> getWorks() const { return works; }
  const MachineModel &getMachine() const { return machine; }

private:
  /// The gathers and reductions of values to a layout, in a scope. Each value
  /// counts once, as its communication does: rings hide no more than that.
  struct Sites {
    llvm::MapVector<uint64_t, TransferSite> gathers, reductions;
  };

  NodePrices(const PropagationGraph &graph, const MachineModel &machine)
      : graph(graph), machine(machine), planner(graph.mesh, {&machine}),
        hiddenTime(graph.meshName, graph.mesh, machine),
        makers(graph.tensors.size()) {}
  bool addWork(const PropagationNode &node,
               mlir::SymbolTableCollection &symbols);
  /// Sets the sources of all works.
  void setSources(ArrayRef<OperandValues> values);
  Price compute(const PropagationNode &node, const Work &work);
  double getComputeSeconds(const PropagationNode &node, const Work &work,
                           ArrayRef<AxisList> factorAxes,
                           ArrayRef<TensorLayout> operands) const;
  /// Adds what it takes to lay out an operand as `to`.
  void addReshard(const PropagationNode &node, const Work &work,
                  unsigned operand, const TensorLayout &to, Price &price);
  /// Returns the reduction that `step`, the first one from the layout `from`,
  /// is; nothing if it is none that a ring can cut.
  std::optional<Transfer> getReduction(const ReshardStep &step,
                                       RankedTensorType type,
                                       const TensorLayout &from, double bytes,
                                       double seconds) const;
  /// Returns the all-gather that `step`, the last one to the layout `to`, is,
  /// or nothing.
  std::optional<Transfer> getGather(const ReshardStep &step,
                                    RankedTensorType type,
                                    const TensorLayout &to, double bytes,
                                    double seconds) const;
  /// Returns the contraction of `node`, of so many seconds, that takes what
  /// `gather` brings as an operand; nothing if its parts are no blocks of that.
  std::optional<CutContraction> getReader(const PropagationNode &node,
                                          unsigned operand, double seconds,
                                          const Transfer &gather) const;
  /// Adds the transfers of `count` reshards of the node `number`.
  void addSites(unsigned number, const Reshard &reshard, double count,
                const Prices &chosen, Sites &sites) const;
  /// Adds the contractions in `scope` that read `tensor` as it was gathered.
  void addReaders(int tensor, Operation *scope, const Prices &chosen,
                  TransferSite &site) const;
  /// Adds the contraction of the node `number` that takes what `site` gathers,
  /// if there is one.
  void addReader(unsigned number, std::optional<CutContraction> reader,
                 TransferSite &site) const;
  /// Adds the contractions that make the partial sums in `tensor`, along its
  /// dim `dim`, in `scope`, by nodes that are not in `seen`.
  void addMakers(int tensor, unsigned dim, Operation *scope,
                 const Prices &chosen, DenseSet<unsigned> &seen,
                 TransferSite &site) const;
  double getSeconds(const ReshardStep &step, double bytes) const;
  /// Returns the seconds in which devices get what their parts of `node` need
  /// of the blocks of others.
  double getWindowSeconds(const PropagationNode &node,
                          ArrayRef<TensorLayout> operands) const;

  const PropagationGraph &graph;
  const MachineModel &machine;
  ReshardPlanner planner;
  HiddenTime hiddenTime;
  std::vector<Work> works;
  /// By tensor: the nodes of which it is a result.
  std::vector<SmallVector<unsigned, 1>> makers;
  /// By node, and the layouts of its tensors.
  std::vector<DenseMap<uint64_t, Price>> known;
};

/// Returns true if `node` makes of its tensor no other, but perhaps another
/// layout.
bool isPassedOn(const PropagationNode &node);

/// Returns an operand of what `node` stands for.
Value getOperand(const PropagationNode &node, unsigned operand);

/// Returns the most parts that devices make of what has the factors `numbers`.
double countParts(const ShardingRule &rule, ArrayRef<unsigned> numbers,
                  double numDevices);

/// Returns the bytes of the largest block of a tensor.
double getLocalBytes(RankedTensorType type, const TensorLayout &layout,
                     MeshAttr mesh);

} // namespace mesh

#endif // MESH_LIB_SEARCH_NODEPRICES_H
