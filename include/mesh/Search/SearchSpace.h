//===- SearchSpace.h - the decisions of a search ----------------*- C++ -*-===//
//
// Tensors without an annotation may get one: arguments and results of the
// entry, parameters, and the largest results of contractions. For each of them
// and each axis of the mesh there is a decision: whether the axis splits a dim,
// and which, or stays away from the tensor. Most are left to propagation.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SEARCH_SEARCHSPACE_H
#define MESH_SEARCH_SEARCHSPACE_H

#include "mesh/IR/Mesh.h"
#include "mesh/Search/LocalSearch.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/Error.h"

#include <string>

namespace mesh {

class ValueOrder;
class ValueRoles;

struct SearchSpaceOptions {
  /// True if tensors that play the same role in repeated layers are split the
  /// same way. Results of ops are in any case.
  bool tie = true;
  /// True if arguments and returned values are split into equal parts only.
  bool isEven = false;
  /// True if a strategy has the shardings of all arguments and returned values,
  /// as PartitionSpecs say them: where its own annotations say nothing, those
  /// that propagation makes.
  bool isClosed = false;
  /// The most groups of results that may be annotated.
  int64_t maxResults = 8;
  /// An axis that splits the batch, and about which nothing else is decided; or
  /// empty.
  std::string batchAxis;
  /// The dimension of arguments that the batch is.
  unsigned batchDim = 0;
};

class SearchSpace {
public:
  /// The dims of a group that may be split along an axis.
  struct Decision {
    size_t group;
    AxisRefAttr axis;
    SmallVector<unsigned, 4> dims;
  };

  /// Finds the decisions of the entry `name` of `module`, which has one mesh.
  /// With a batch axis, this splits the arguments that annotations say. If none
  /// names it, it splits the dimension of the batch of the largest argument
  /// that is no parameter, and of the others with as many elements along it.
  static llvm::Expected<SearchSpace> get(ModuleOp module, StringRef name,
                                         const SearchSpaceOptions &options);

  MeshAttr getMesh() const { return mesh; }
  size_t getNumTensors() const { return tensors.size(); }
  size_t getNumGroups() const { return groups.size(); }
  /// Returns the number of choices of each decision: 0 leaves it to
  /// propagation, the last keeps the axis away, those between split a dim.
  std::vector<unsigned> getNumChoices() const;

  ArrayRef<Decision> getDecisions() const { return decisions; }
  /// Returns the place of the longest dim in those of a decision.
  unsigned getLongestDim(const Decision &decision) const;
  /// Returns the number of dims of the tensors of a group.
  int64_t getRank(size_t group) const { return getFirst(group).type.getRank(); }
  /// Returns true if a group has results of ops.
  bool isResult(size_t group) const {
    return getFirst(group).kind == Tensor::Kind::Result;
  }
  /// Returns true if a group has returned values.
  bool isReturned(size_t group) const {
    return getFirst(group).kind == Tensor::Kind::Returned;
  }
  /// Returns true if a group has arguments or parameters.
  bool isRead(size_t group) const {
    return !isResult(group) && !isReturned(group);
  }

  /// Returns the choices that another annotation of the same program makes.
  /// Fails if arguments, parameters or returned values have other types, or if
  /// its mesh has other axes. Ops whose results have other types say nothing.
  llvm::Expected<Choices> read(ModuleOp annotated) const;
  /// Returns the number of tensors whose annotation in `annotated`, which
  /// `read` takes, says more than `choices`: there is no such decision.
  size_t countLeftOut(ModuleOp annotated, const Choices &choices) const;

  /// Returns what an annotation of a group counts: those of arguments and
  /// parameters say most to a reader.
  double getWeight(size_t group) const {
    return isResult(group) ? 2 : isReturned(group) ? 1.5 : 1;
  }

  /// Marks the results that may be annotated in the module, or a copy of it.
  void mark(ModuleOp module) const;
  /// Writes the annotations of a strategy into a module that is marked, or into
  /// what passes that know nothing of marks made of it. Parameters may be
  /// arguments by then.
  void annotate(ModuleOp marked, const Choices &choices) const;
  /// The same with any shardings of the groups, null for none.
  void annotate(ModuleOp marked,
                function_ref<ShardingAttr(size_t)> getSharding) const;
  /// Returns the annotation of a group, or null if it has none.
  ShardingAttr getSharding(size_t group, const Choices &choices) const;
  /// Returns an annotation that splits nothing, by which a group is found in
  /// what passes make of the program.
  ShardingAttr getToken(size_t group) const;
  /// Returns the group of a token, or nothing.
  std::optional<size_t> readToken(ShardingAttr sharding) const;
  /// Returns the strategy that splits each argument and parameter, and results
  /// that are like a parameter, along all axes that it has a dim for, as FSDP
  /// does: data along the batch, others along the longest dims or else the
  /// first.
  Choices getSpread(bool splitsLongest) const;
  /// Returns the groups that a strategy annotates.
  SmallVector<size_t> getAnnotated(const Choices &choices) const;
  /// Returns the choices without those of a group.
  Choices dropGroup(Choices choices, size_t group) const;
  /// Returns the strategy of `other`, a space of the same program or of a
  /// similar one, on this space's mesh: axis number i splits as axis `axes[i]`
  /// there. Tensors are the same if they have the same name, and as many before
  /// them have; their dims are counted from the last one.
  Choices adopt(const SearchSpace &other, const Choices &choices,
                ArrayRef<unsigned> axes) const;
  /// Returns the strategy of `tied`, a space of the same module and mesh whose
  /// groups are those of this one, or several of them.
  Choices untie(const SearchSpace &tied, const Choices &choices) const;
  /// Returns names of the axes by what a strategy splits along them: "data" if
  /// an argument that is no parameter, "model" if parameters alone. None if
  /// there are no parameters, or if axes would have the same name. The axis for
  /// the batch keeps its own.
  SmallVector<std::string> nameAxes(const Choices &choices) const;
  /// Returns false if an argument or returned value of the entry in `module`,
  /// which has all shardings, is split into parts that must be equal but are
  /// not. Sets `problem` then.
  bool isAllowed(ModuleOp module, std::string &problem) const;
  /// Prints the names of a group, at most three, and its annotation.
  void print(raw_ostream &os, size_t group, const Choices &choices) const;

private:
  struct Tensor {
    enum class Kind { Argument, Param, Returned, Result };
    Kind kind;
    /// The number of the argument, of the parameter in the module, of the
    /// returned value, or of the op in the order of a walk.
    int64_t number;
    RankedTensorType type;
    std::string name;
    /// Tensors of the same color are tied.
    uint64_t color;
    /// The place among tensors of the kind, by `ValueOrder`. Results are in the
    /// order of ops.
    std::pair<size_t, size_t> place;
    bool isParam = false;
    /// True if its class has a tensor before, or one that is annotated.
    bool isRepeated = false;
  };
  const Tensor &getFirst(size_t group) const {
    return tensors[groups[group].front()];
  }
  /// Returns what a program says of a tensor, or null. Nothing if the argument,
  /// the parameter or the returned value has another type there.
  std::optional<ShardingAttr> readSharding(const Tensor &tensor,
                                           FunctionOpInterface function) const;
  /// Fails unless `annotated` has the same entry on a mesh of the same axes.
  llvm::Error checkProgram(ModuleOp annotated) const;
  void addTensors(ModuleOp module, FunctionOpInterface function);
  void addParams(ModuleOp module, FunctionOpInterface function,
                 const ValueRoles &roles, const ValueOrder &order);
  /// Puts arguments, parameters and returned values in their order. `met` has
  /// the classes of which a tensor is annotated.
  void orderTensors(DenseSet<size_t> met);
  void addResults(FunctionOpInterface function, const ValueRoles &roles);
  /// Returns for each tensor how many before it have its kind and its name, as
  /// results of ops in one line have.
  std::vector<size_t> countNamesakes() const;
  void group(bool tie, int64_t maxResults);
  llvm::Error addBatch(ModuleOp module, FunctionOpInterface function,
                       const SearchSpaceOptions &options);
  /// Fails if there is no batch, or if the axis cannot split it.
  llvm::Error splitBatch(unsigned dim);
  void addDecisions();
  /// Returns the decision of a group and an axis, or null.
  const Decision *findDecision(size_t group, StringRef axis) const;

  std::string entry;
  FlatSymbolRefAttr meshName;
  MeshAttr mesh;
  bool isEven = false, isClosed = false;
  std::vector<Tensor> tensors;
  /// The numbers of tensors, those of most bytes first.
  std::vector<SmallVector<size_t, 1>> groups;
  std::vector<Decision> decisions;
  /// The dimension of arguments that the batch is.
  unsigned batchDim = 0;
  /// The axis of the batch, or null, and by group: true if the axis splits the
  /// batch whatever is chosen.
  AxisRefAttr batchAxis;
  std::vector<bool> isBatch;
};

} // namespace mesh

#endif // MESH_SEARCH_SEARCHSPACE_H
