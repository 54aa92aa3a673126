//===- SearchSpace.cpp - the decisions of a search ------------------------===//

#include "mesh/Search/SearchSpace.h"

#include "ClosedSignature.h"
#include "OpenAnnotation.h"
#include "ValueOrder.h"
#include "mesh/Analysis/GlobalFunctions.h"
#include "mesh/IR/FunctionShardings.h"
#include "mesh/IR/ParamOps.h"
#include "mesh/IR/PipelineOps.h"
#include "mesh/IR/SourceText.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Pipelines/Passes.h"
#include "mesh/Search/ValueRoles.h"
#include "mesh/Transforms/Normalize/Normalize.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

#include <limits>

using namespace mesh;

/// On a `mesh.shard` of a result that may be annotated: the number of its
/// group.
static constexpr StringLiteral kGroup = "mesh_search.group";

/// Returns the ops of `function` by their numbers; annotations have none.
static SmallVector<Operation *> getOps(FunctionOpInterface function) {
  SmallVector<Operation *> ops;
  function.getFunctionBody().walk<mlir::WalkOrder::PreOrder>(
      [&](Operation *op) {
        if (!llvm::isa<ShardOp>(op))
          ops.push_back(op);
      });
  return ops;
}

static bool canBeSplit(RankedTensorType type) {
  return type && type.getRank() > 0 && type.hasStaticShape();
}

/// Returns true if the attributes of an argument or a returned value say how it
/// is split.
static bool hasAnnotation(DictionaryAttr attributes) {
  return attributes && (attributes.contains(MeshDialect::kShardingAttrName) ||
                        attributes.contains(MeshDialect::kLogicalAttrName));
}

static std::string getTensorName(DictionaryAttr attributes, StringRef what,
                                 size_t number) {
  auto name =
      attributes
          ? attributes.getAs<StringAttr>(StringRef(MeshDialect::kNameAttrName))
          : nullptr;
  return name ? name.getValue().str()
              : (what + " " + llvm::Twine(number)).str();
}

llvm::Expected<SearchSpace>
SearchSpace::get(ModuleOp module, StringRef name,
                 const SearchSpaceOptions &options) {
  SmallVector<MeshOp> meshes(module.getOps<MeshOp>());
  if (meshes.size() != 1)
    return llvm::createStringError(
        "a search needs one mesh, got " + llvm::Twine(meshes.size()) +
        ": give its axes, as in --mesh=data=2,model=4");
  auto function = module.lookupSymbol<FunctionOpInterface>(name);
  if (!function || function.isExternal() ||
      function->hasAttr(MeshDialect::kSpmdAttrName))
    return llvm::createStringError("@" + name +
                                   " is no function on whole tensors, whose "
                                   "shardings could be chosen");
  SearchSpace space;
  space.entry = name.str();
  space.isEven = options.isEven;
  space.isClosed = options.isClosed;
  space.batchDim = options.batchDim;
  space.meshName =
      FlatSymbolRefAttr::get(module.getContext(), meshes.front().getSymName());
  space.mesh = meshes.front().getMesh();
  space.addTensors(module, function);
  space.group(options.tie, options.maxResults);
  space.isBatch.resize(space.groups.size());
  if (!options.batchAxis.empty())
    if (llvm::Error error = space.addBatch(module, function, options))
      return error;
  space.addDecisions();
  return space;
}

void SearchSpace::addTensors(ModuleOp module, FunctionOpInterface function) {
  ValueRoles roles(function);
  ValueOrder order(function);
  DenseSet<size_t> annotated;
  auto add = [&](Tensor::Kind kind, size_t number, Value value,
                 DictionaryAttr attributes, StringRef what) {
    if (!canBeSplit(getTensorType(value)))
      return;
    ValueOrder::Place place = order.get(value);
    if (hasAnnotation(attributes)) {
      annotated.insert(place.first);
      return;
    }
    tensors.push_back(
        {kind, static_cast<int64_t>(number), getTensorType(value),
         getTensorName(attributes, what, number), roles.get(value), place,
         attributes && attributes.contains(MeshDialect::kParamAttrName)});
  };
  for (auto [number, argument] : llvm::enumerate(function.getArguments()))
    add(Tensor::Kind::Argument, number, argument,
        function.getArgAttrDict(number), "argument");
  addParams(module, function, roles, order);
  // A parameter that is returned is split as the one that was given.
  DenseSet<ParamKey> params;
  for (auto [number, type] : llvm::enumerate(function.getArgumentTypes()))
    params.insert(getParamKey(function, function.getArgAttrDict(number), type));
  for (auto [number, value] : llvm::enumerate(
           function.getFunctionBody().back().getTerminator()->getOperands())) {
    DictionaryAttr attributes = function.getResultAttrDict(number);
    ParamKey key = getParamKey(function, attributes, value.getType());
    if (!key.first || !params.contains(key))
      add(Tensor::Kind::Returned, number, value, attributes, "result");
  }
  orderTensors(std::move(annotated));
  addResults(function, roles);
}

void SearchSpace::orderTensors(DenseSet<size_t> met) {
  llvm::stable_sort(tensors, [](const Tensor &a, const Tensor &b) {
    return std::tie(a.kind, a.place) < std::tie(b.kind, b.place);
  });
  for (Tensor &tensor : tensors)
    tensor.isRepeated = !met.insert(tensor.place.first).second;
}

void SearchSpace::addParams(ModuleOp module, FunctionOpInterface function,
                            const ValueRoles &roles, const ValueOrder &order) {
  // Arguments that are not read come last.
  constexpr size_t kUnread = std::numeric_limits<size_t>::max() / 2;
  DenseMap<StringAttr, SmallVector<Value, 1>> reads;
  function.getFunctionBody().walk([&](ParamGetOp get) {
    reads[get.getParamAttr().getAttr()].push_back(get.getResult());
  });
  for (auto [number, param] : llvm::enumerate(module.getOps<ParamOp>())) {
    if (!canBeSplit(param.getTensorType()) || param.getShardingAttr() ||
        param.getLogicalAttr())
      continue;
    ArrayRef<Value> values = reads[param.getSymNameAttr()];
    uint64_t color = values.empty() ? number : 0;
    for (Value value : values)
      color += roles.get(value);
    tensors.push_back({Tensor::Kind::Param, static_cast<int64_t>(number),
                       param.getTensorType(), param.getSymName().str(), color,
                       values.empty() ? ValueOrder::Place(kUnread + number, 0)
                                      : order.get(values.front()),
                       /*isParam=*/true});
  }
}

void SearchSpace::addResults(FunctionOpInterface function,
                             const ValueRoles &roles) {
  // Annotations keep parts of a contraction apart, so what is joined has one of
  // the whole.
  auto joined = findJoinedOps(function);
  DenseSet<Operation *> wholes;
  for (auto [part, whole] : joined)
    if (isWorkingContraction(part))
      wholes.insert(whole);
  for (auto [number, op] : llvm::enumerate(getOps(function))) {
    bool isContraction = wholes.contains(op) ||
                         (isWorkingContraction(op) && !joined.contains(op)) ||
                         llvm::isa<TPDenseOp>(op);
    // A result that the program annotates is decided. Stages of a pipeline are
    // not split along its axis.
    if (!isContraction || op->getParentOfType<PipelineOp>() ||
        op->getNumResults() != 1 ||
        !canBeSplit(getTensorType(op->getResult(0))) ||
        llvm::any_of(op->getUsers(), llvm::IsaPred<ShardOp>))
      continue;
    tensors.push_back({Tensor::Kind::Result,
                       static_cast<int64_t>(number),
                       getTensorType(op->getResult(0)),
                       getSourceText(op->getLoc()),
                       roles.get(op->getResult(0)),
                       {}});
  }
}

void SearchSpace::group(bool tie, int64_t maxResults) {
  llvm::MapVector<std::pair<int, uint64_t>, SmallVector<size_t, 1>> byColor;
  for (auto [number, tensor] : llvm::enumerate(tensors)) {
    // Few groups of results have decisions: of single ones these would be next
    // to none in a program of many layers.
    bool isTied = tie || tensor.kind == Tensor::Kind::Result;
    uint64_t color = isTied ? tensor.color : number;
    byColor[{static_cast<int>(tensor.kind), color}].push_back(number);
  }
  for (auto &[color, members] : byColor)
    groups.push_back(members);
  auto getBytes = [&](ArrayRef<size_t> members) {
    return static_cast<double>(members.size()) *
           getTensorBytes(tensors[members.front()].type);
  };
  auto isResult = [&](ArrayRef<size_t> members) {
    return tensors[members.front()].kind == Tensor::Kind::Result;
  };
  auto isRepeated = [&](ArrayRef<size_t> members) {
    return tensors[members.front()].isRepeated;
  };
  // Arguments and parameters decide more than results, and one of a class more
  // than the others.
  llvm::stable_sort(groups, [&](const auto &a, const auto &b) {
    if (isResult(a) != isResult(b))
      return isResult(b);
    if (isRepeated(a) != isRepeated(b))
      return isRepeated(b);
    return getBytes(a) > getBytes(b);
  });
  auto firstResult = llvm::find_if(groups, isResult);
  int64_t most = std::min<int64_t>(maxResults, groups.end() - firstResult);
  groups.erase(firstResult + most, groups.end());
}

void SearchSpace::addDecisions() {
  for (auto [number, members] : llvm::enumerate(groups)) {
    const Tensor &first = tensors[members.front()];
    bool isEqual = isEven && first.kind != Tensor::Kind::Result;
    ArrayRef<int64_t> shape = first.type.getShape();
    for (MeshAxisAttr axis : mesh.getAxes()) {
      SmallVector<unsigned, 4> dims;
      for (auto [dim, size] : llvm::enumerate(shape))
        if (axis.getSize() > 1 && size >= axis.getSize() &&
            !(batchAxis && axis.getName() == batchAxis.getName()) &&
            !(isEqual && size % axis.getSize() != 0))
          dims.push_back(dim);
      if (!dims.empty())
        decisions.push_back(
            {number, AxisRefAttr::get(mesh.getContext(), axis.getName()),
             dims});
    }
  }
}

std::vector<unsigned> SearchSpace::getNumChoices() const {
  std::vector<unsigned> counts;
  for (const Decision &decision : decisions)
    counts.push_back(decision.dims.size() + 2);
  return counts;
}

ShardingAttr SearchSpace::getSharding(size_t group,
                                      const Choices &choices) const {
  int64_t rank = tensors[groups[group].front()].type.getRank();
  SmallVector<SmallVector<AxisRefAttr>> axes(rank);
  SmallVector<AxisRefAttr> replicated;
  bool isChosen = isBatch[group];
  if (isBatch[group])
    axes[batchDim].push_back(batchAxis);
  for (auto [decision, choice] : llvm::zip_equal(decisions, choices)) {
    if (decision.group != group || choice == 0)
      continue;
    isChosen = true;
    if (choice <= decision.dims.size())
      axes[decision.dims[choice - 1]].push_back(decision.axis);
    else
      replicated.push_back(decision.axis);
  }
  if (!isChosen)
    return {};
  SmallVector<DimShardingAttr> dims;
  for (ArrayRef<AxisRefAttr> split : axes)
    dims.push_back(DimShardingAttr::get(mesh.getContext(), split,
                                        /*isOpen=*/true, /*priority=*/-1));
  return ShardingAttr::get(mesh.getContext(), meshName, dims, replicated,
                           std::nullopt, {});
}

void SearchSpace::mark(ModuleOp module) const {
  auto function = module.lookupSymbol<FunctionOpInterface>(entry);
  SmallVector<Operation *> ops = getOps(function);
  OpBuilder builder(module.getContext());
  for (auto [group, members] : llvm::enumerate(groups))
    for (size_t member : members) {
      if (tensors[member].kind != Tensor::Kind::Result)
        continue;
      Operation *op = ops[tensors[member].number];
      builder.setInsertionPointAfter(op);
      Value result = op->getResult(0);
      auto open = ShardingAttr::getReplicated(
          meshName, tensors[member].type.getRank(), /*isOpen=*/true);
      auto shard = ShardOp::create(builder, op->getLoc(), result.getType(),
                                   result, open);
      shard->setDiscardableAttr(kGroup, builder.getIndexAttr(group));
      result.replaceAllUsesExcept(shard, shard);
    }
}

/// Annotates the results that are marked, by group, and removes the marks.
static void annotateMarks(ModuleOp module,
                          function_ref<ShardingAttr(size_t)> getSharding) {
  module->walk([&](ShardOp op) {
    auto group =
        llvm::dyn_cast_or_null<IntegerAttr>(op->removeDiscardableAttr(kGroup));
    if (!group)
      return;
    if (ShardingAttr sharding = getSharding(group.getInt())) {
      op.setShardingAttr(sharding);
      return;
    }
    op.getResult().replaceAllUsesWith(op.getInput());
    op->erase();
  });
}

/// Returns the argument of `function` that stands for a parameter, if any.
static std::optional<unsigned> findParam(FunctionOpInterface function,
                                         StringRef name) {
  for (unsigned number : llvm::seq(function.getNumArguments())) {
    DictionaryAttr attributes = function.getArgAttrDict(number);
    if (attributes && attributes.contains(MeshDialect::kParamAttrName) &&
        getTensorName(attributes, "argument", number) == name)
      return number;
  }
  return std::nullopt;
}

void SearchSpace::annotate(ModuleOp marked, const Choices &choices) const {
  annotate(marked, [&](size_t group) { return getSharding(group, choices); });
  if (llvm::none_of(marked.getOps<FunctionOpInterface>(), mesh::isAnnotated))
    annotateOpenly(marked.lookupSymbol<FunctionOpInterface>(entry), meshName);
  // Annotations that propagation implies may change its conflicts inside.
  if (isClosed)
    closeSignature(marked, entry, mesh);
}

void SearchSpace::annotate(
    ModuleOp marked, function_ref<ShardingAttr(size_t)> getSharding) const {
  auto function = marked.lookupSymbol<FunctionOpInterface>(entry);
  SmallVector<ParamOp> params(marked.getOps<ParamOp>());
  SmallVector<ShardingAttr> arguments(function.getNumArguments());
  SmallVector<ShardingAttr> results(function.getNumResults());
  for (size_t group : llvm::seq(groups.size())) {
    ShardingAttr sharding = isResult(group) ? nullptr : getSharding(group);
    if (!sharding)
      continue;
    for (size_t member : groups[group]) {
      const Tensor &tensor = tensors[member];
      if (tensor.kind == Tensor::Kind::Argument)
        arguments[tensor.number] = sharding;
      else if (tensor.kind == Tensor::Kind::Returned)
        results[tensor.number] = sharding;
      else if (tensor.kind == Tensor::Kind::Param && !params.empty())
        params[tensor.number].setShardingAttr(sharding);
      else if (tensor.kind == Tensor::Kind::Param)
        if (auto argument = findParam(function, tensor.name))
          arguments[*argument] = sharding;
    }
  }
  setSignatureShardings(function, arguments, results);
  annotateMarks(marked, getSharding);
}

/// Priorities from here on are those of tokens.
static constexpr int64_t kFirstToken = int64_t(1) << 30;

ShardingAttr SearchSpace::getToken(size_t group) const {
  MLIRContext *context = mesh.getContext();
  int64_t rank = tensors[groups[group].front()].type.getRank();
  SmallVector<DimShardingAttr> dims(
      rank, DimShardingAttr::get(context, {}, /*isOpen=*/true,
                                 kFirstToken + static_cast<int64_t>(group)));
  return ShardingAttr::get(context, meshName, dims, {}, std::nullopt, {});
}

std::optional<size_t> SearchSpace::readToken(ShardingAttr sharding) const {
  if (sharding.getRank() == 0)
    return std::nullopt;
  int64_t number = sharding.getDims().front().getPriority() - kFirstToken;
  return number >= 0 ? std::optional<size_t>(number) : std::nullopt;
}

unsigned SearchSpace::getLongestDim(const Decision &decision) const {
  ArrayRef<int64_t> shape =
      tensors[groups[decision.group].front()].type.getShape();
  auto longest = llvm::max_element(decision.dims, [&](unsigned a, unsigned b) {
    return shape[a] < shape[b];
  });
  return longest - decision.dims.begin();
}

/// Returns true if annotations of `other` fit a tensor of `type`, which may
/// have other sizes.
static bool isLike(Type other, RankedTensorType type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(other);
  return tensor && tensor.getRank() == type.getRank() &&
         tensor.getElementType() == type.getElementType();
}

/// Returns the annotation of the only result of `op`; null if it has none, or
/// if the result is not like `type`.
static ShardingAttr readShard(Operation *op, RankedTensorType type) {
  if (op->getNumResults() != 1 || !isLike(op->getResult(0).getType(), type))
    return {};
  for (Operation *user : op->getUsers())
    if (auto shard = llvm::dyn_cast<ShardOp>(user))
      return shard.getSharding();
  return {};
}

std::optional<ShardingAttr>
SearchSpace::readSharding(const Tensor &tensor,
                          FunctionOpInterface function) const {
  StringRef name = MeshDialect::kShardingAttrName;
  size_t number = tensor.number;
  auto readArgument = [&](size_t argument) -> std::optional<ShardingAttr> {
    if (argument >= function.getNumArguments() ||
        !isLike(function.getArgumentTypes()[argument], tensor.type))
      return std::nullopt;
    return function.getArgAttrOfType<ShardingAttr>(argument, name);
  };
  switch (tensor.kind) {
  case Tensor::Kind::Argument:
    return readArgument(number);
  case Tensor::Kind::Returned:
    if (number >= function.getNumResults() ||
        !isLike(function.getResultTypes()[number], tensor.type))
      return std::nullopt;
    return function.getResultAttrOfType<ShardingAttr>(number, name);
  case Tensor::Kind::Param:
    if (auto param =
            function->getParentOfType<ModuleOp>().lookupSymbol<ParamOp>(
                tensor.name))
      return isLike(param.getTensorType(), tensor.type)
                 ? std::optional(param.getShardingAttr())
                 : std::nullopt;
    if (auto argument = findParam(function, tensor.name))
      return readArgument(*argument);
    return ShardingAttr();
  case Tensor::Kind::Result:
    SmallVector<Operation *> ops = getOps(function);
    return number < ops.size() ? readShard(ops[number], tensor.type)
                               : ShardingAttr();
  }
  llvm_unreachable("unknown kind");
}

/// Returns the names of a mesh's axes, in the order of the alphabet.
static std::string getAxisNames(MeshAttr mesh) {
  SmallVector<StringRef> names;
  for (MeshAxisAttr axis : mesh.getAxes())
    names.push_back(axis.getName());
  llvm::sort(names);
  return llvm::join(names, ", ");
}

llvm::Error SearchSpace::checkProgram(ModuleOp annotated) const {
  auto function = annotated.lookupSymbol<FunctionOpInterface>(entry);
  if (!function || function.isExternal())
    return llvm::createStringError("there is no function @" + entry);
  for (MeshOp other : annotated.getOps<MeshOp>())
    if (getAxisNames(other.getMesh()) != getAxisNames(mesh))
      return llvm::createStringError("expected a mesh with the axes " +
                                     getAxisNames(mesh) + ", got " +
                                     getAxisNames(other.getMesh()));
  for (const Tensor &tensor : tensors)
    if (!readSharding(tensor, function))
      return llvm::createStringError(
          "@" + entry + ": " + tensor.name +
          " has another rank or element type than in the "
          "program");
  return llvm::Error::success();
}

llvm::Expected<Choices> SearchSpace::read(ModuleOp annotated) const {
  if (llvm::Error error = checkProgram(annotated))
    return error;
  auto function = annotated.lookupSymbol<FunctionOpInterface>(entry);
  Choices choices;
  for (const Decision &decision : decisions) {
    unsigned &choice = choices.emplace_back(0);
    ShardingAttr sharding =
        *readSharding(tensors[groups[decision.group].front()], function);
    if (!sharding)
      continue;
    for (auto [index, dim] : llvm::enumerate(decision.dims))
      if (llvm::is_contained(sharding.getDims()[dim].getAxes(), decision.axis))
        choice = index + 1;
    if (llvm::is_contained(sharding.getReplicated(), decision.axis))
      choice = decision.dims.size() + 1;
  }
  return choices;
}
