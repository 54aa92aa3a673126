//===- SpaceFacts.cpp - strategies on other meshes, names of axes ---------===//

#include "mesh/Search/SearchSpace.h"

#include <map>
#include <set>

using namespace mesh;

const SearchSpace::Decision *SearchSpace::findDecision(size_t group,
                                                       StringRef axis) const {
  auto found = llvm::find_if(decisions, [&](const Decision &decision) {
    return decision.group == group && decision.axis.getName() == axis;
  });
  return found == decisions.end() ? nullptr : &*found;
}

std::vector<size_t> SearchSpace::countNamesakes() const {
  std::map<std::pair<Tensor::Kind, StringRef>, size_t> numMet;
  std::vector<size_t> counts;
  for (const Tensor &tensor : tensors)
    counts.push_back(numMet[{tensor.kind, tensor.name}]++);
  return counts;
}

Choices SearchSpace::adopt(const SearchSpace &other, const Choices &choices,
                           ArrayRef<unsigned> axes) const {
  std::map<std::tuple<Tensor::Kind, StringRef, size_t>, size_t> groupOf;
  std::vector<size_t> namesakes = countNamesakes(),
                      otherNamesakes = other.countNamesakes();
  for (auto [group, members] : llvm::enumerate(other.groups))
    for (size_t member : members) {
      const Tensor &tensor = other.tensors[member];
      groupOf[{tensor.kind, tensor.name, otherNamesakes[member]}] = group;
    }
  DenseMap<StringRef, StringRef> axisOf;
  for (auto [axis, number] : llvm::zip_equal(mesh.getAxes(), axes))
    axisOf[axis.getName()] = other.mesh.getAxes()[number].getName();
  Choices adopted;
  for (const Decision &decision : decisions) {
    size_t first = groups[decision.group].front();
    const Tensor &tensor = tensors[first];
    adopted.push_back(0);
    auto group = groupOf.find({tensor.kind, tensor.name, namesakes[first]});
    if (group == groupOf.end())
      continue;
    const Decision *given = other.findDecision(
        group->second, axisOf.lookup(decision.axis.getName()));
    unsigned choice = given ? choices[given - other.decisions.data()] : 0;
    if (choice == 0)
      continue;
    if (choice > given->dims.size()) {
      adopted.back() = decision.dims.size() + 1;
      continue;
    }
    int64_t rank = tensor.type.getRank();
    int64_t otherRank =
        other.tensors[other.groups[group->second].front()].type.getRank();
    int64_t dim = given->dims[choice - 1] + rank - otherRank;
    auto found = llvm::find(decision.dims, dim);
    if (found != decision.dims.end())
      adopted.back() = found - decision.dims.begin() + 1;
  }
  return adopted;
}

Choices SearchSpace::untie(const SearchSpace &tied,
                           const Choices &choices) const {
  std::map<std::pair<Tensor::Kind, int64_t>, size_t> groupOf;
  for (auto [group, members] : llvm::enumerate(tied.groups))
    for (size_t member : members)
      groupOf[{tied.tensors[member].kind, tied.tensors[member].number}] = group;
  Choices untied;
  for (const Decision &decision : decisions) {
    const Tensor &tensor = tensors[groups[decision.group].front()];
    auto group = groupOf.find({tensor.kind, tensor.number});
    const Decision *given =
        group == groupOf.end()
            ? nullptr
            : tied.findDecision(group->second, decision.axis.getName());
    untied.push_back(given ? choices[given - tied.decisions.data()] : 0);
  }
  return untied;
}

Choices SearchSpace::getSpread(bool splitsLongest) const {
  Choices spread(decisions.size());
  // Gradients have the types of parameters.
  DenseSet<Type> params;
  for (const Tensor &tensor : tensors)
    if (tensor.isParam)
      params.insert(tensor.type);
  // By group: the sizes of dims, once the axes before split them.
  DenseMap<size_t, SmallVector<int64_t>> sizes;
  for (auto [number, decision] : llvm::enumerate(decisions)) {
    const Tensor &tensor = tensors[groups[decision.group].front()];
    bool isData = tensor.kind == Tensor::Kind::Argument && !tensor.isParam;
    bool isGradient =
        tensor.kind == Tensor::Kind::Result && params.contains(tensor.type);
    if (!isData && !tensor.isParam && !isGradient)
      continue;
    auto [known, isNew] = sizes.try_emplace(decision.group);
    SmallVector<int64_t> &left = known->second;
    if (isNew)
      left = llvm::to_vector(tensor.type.getShape());
    int64_t parts = mesh.getSize(decision.axis);
    // Parts of one size need no padding.
    auto getRank = [&](unsigned dim) {
      return std::tuple(isData && dim == batchDim, left[dim] % parts == 0,
                        splitsLongest ? left[dim] : -int64_t(dim));
    };
    std::optional<unsigned> best;
    for (auto [index, dim] : llvm::enumerate(decision.dims))
      if (left[dim] >= parts &&
          (!best || getRank(dim) > getRank(decision.dims[*best])))
        best = index;
    if (!best)
      continue;
    spread[number] = *best + 1;
    int64_t &size = left[decision.dims[*best]];
    size = llvm::divideCeil(size, parts);
  }
  return spread;
}

SmallVector<std::string> SearchSpace::nameAxes(const Choices &choices) const {
  std::set<StringRef> splitsData, splitsParams;
  for (auto [decision, choice] : llvm::zip_equal(decisions, choices)) {
    const Tensor &tensor = tensors[groups[decision.group].front()];
    if (choice == 0 || choice > decision.dims.size())
      continue;
    if (tensor.isParam)
      splitsParams.insert(decision.axis.getName());
    else if (tensor.kind == Tensor::Kind::Argument)
      splitsData.insert(decision.axis.getName());
  }
  bool hasParams = llvm::any_of(
      tensors, [](const Tensor &tensor) { return tensor.isParam; });
  SmallVector<std::string> names;
  for (MeshAxisAttr axis : mesh.getAxes()) {
    if (batchAxis && axis.getName() == batchAxis.getName()) {
      names.push_back(axis.getName().str());
      continue;
    }
    bool isData = splitsData.count(axis.getName());
    if (!hasParams || (!isData && !splitsParams.count(axis.getName())))
      return {};
    names.push_back(isData ? "data" : "model");
  }
  if (std::set<std::string>(names.begin(), names.end()).size() < names.size())
    return {};
  return names;
}

bool SearchSpace::isAllowed(ModuleOp module, std::string &problem) const {
  if (!isEven)
    return true;
  auto function = module.lookupSymbol<FunctionOpInterface>(entry);
  auto isEqual = [&](Type type, Attribute attribute, StringRef what,
                     size_t number) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(type);
    auto sharding = llvm::dyn_cast_or_null<ShardingAttr>(attribute);
    if (!tensor || !sharding)
      return true;
    for (auto [size, dim] :
         llvm::zip_equal(tensor.getShape(), sharding.getDims())) {
      int64_t parts = mesh.getSize(dim.getAxes());
      if (size % parts == 0)
        continue;
      problem =
          llvm::Twine(what + " " + llvm::Twine(number) +
                      ": a dimension must be divisible by " +
                      llvm::Twine(parts) + ", but is " + llvm::Twine(size))
              .str();
      return false;
    }
    return true;
  };
  StringRef name = MeshDialect::kShardingAttrName;
  for (auto [number, type] : llvm::enumerate(function.getArgumentTypes()))
    if (!isEqual(type, function.getArgAttr(number, name), "argument", number))
      return false;
  for (auto [number, type] : llvm::enumerate(function.getResultTypes()))
    if (!isEqual(type, function.getResultAttr(number, name), "result", number))
      return false;
  return true;
}

SmallVector<size_t> SearchSpace::getAnnotated(const Choices &choices) const {
  std::vector<bool> isAnnotated = isBatch;
  for (auto [decision, choice] : llvm::zip_equal(decisions, choices))
    if (choice != 0)
      isAnnotated[decision.group] = true;
  SmallVector<size_t> annotated;
  for (size_t group : llvm::seq(groups.size()))
    if (isAnnotated[group])
      annotated.push_back(group);
  return annotated;
}

Choices SearchSpace::dropGroup(Choices choices, size_t group) const {
  for (auto [decision, choice] : llvm::zip_equal(decisions, choices))
    if (decision.group == group)
      choice = 0;
  return choices;
}

void SearchSpace::print(raw_ostream &os, size_t group,
                        const Choices &choices) const {
  constexpr size_t kMostNames = 3;
  ArrayRef<size_t> members = groups[group];
  llvm::interleaveComma(members.take_front(kMostNames), os,
                        [&](size_t member) { os << tensors[member].name; });
  if (members.size() > kMostNames)
    os << " and " << members.size() - kMostNames << " more";
  os << ": ";
  if (ShardingAttr sharding = getSharding(group, choices))
    os << sharding;
  else
    os << "left to propagation";
}

/// Returns true if `sharding` does to a tensor what `asked` says along axes
/// that are split.
static bool follows(ShardingAttr sharding, ShardingAttr asked,
                    function_ref<bool(AxisRefAttr)> isSplit) {
  auto follow = [&](ArrayRef<AxisRefAttr> has, ArrayRef<AxisRefAttr> wants) {
    return llvm::all_of(wants, [&](AxisRefAttr axis) {
      return !isSplit(axis) || llvm::is_contained(has, axis);
    });
  };
  for (auto [dim, wanted] : llvm::enumerate(asked.getDims()))
    if (!follow(sharding ? sharding.getDims()[dim].getAxes()
                         : ArrayRef<AxisRefAttr>(),
                wanted.getAxes()))
      return false;
  return follow(sharding ? sharding.getReplicated() : ArrayRef<AxisRefAttr>(),
                asked.getReplicated());
}

size_t SearchSpace::countLeftOut(ModuleOp annotated,
                                 const Choices &choices) const {
  auto function = annotated.lookupSymbol<FunctionOpInterface>(entry);
  SmallVector<ShardingAttr> chosen(tensors.size());
  for (auto [group, members] : llvm::enumerate(groups))
    for (size_t member : members)
      chosen[member] = getSharding(group, choices);
  // An axis of size 1 splits nothing.
  auto isSplit = [&](AxisRefAttr axis) {
    return llvm::any_of(mesh.getAxes(), [&](MeshAxisAttr each) {
      return each.getName() == axis.getName() && each.getSize() > 1;
    });
  };
  size_t count = 0;
  for (auto [tensor, sharding] : llvm::zip_equal(tensors, chosen)) {
    ShardingAttr asked = readSharding(tensor, function).value_or(nullptr);
    count += asked && !follows(sharding, asked, isSplit);
  }
  return count;
}
