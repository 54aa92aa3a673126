//===- PropagationGraph.cpp - tensors, and what ties them -----------------===//

#include "mesh/Transforms/Propagation/PropagationGraph.h"

#include "mesh/Analysis/CheapValues.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/StringExtras.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

int PropagationGraph::addTensor(Type type) {
  auto tensorType = llvm::dyn_cast<RankedTensorType>(type);
  if (!tensorType)
    return -1;
  PropagatedTensor &tensor = tensors.emplace_back();
  tensor.type = tensorType;
  tensor.layout = TensorLayout(tensorType.getRank());
  tensor.isOpen = llvm::SmallBitVector(tensorType.getRank(), true);
  wholeLayouts.try_emplace(tensorType.getRank(), tensor.layout);
  return tensors.size() - 1;
}

int PropagationGraph::addTensor(Value value) {
  int id = addTensor(value.getType());
  if (id < 0)
    return id;
  tensorIds[value] = id;
  tensors[id].isCheap = isCheap(value);
  return id;
}

/// A parameter is one tensor, whichever functions take or return it.
int PropagationGraph::addSignatureTensor(FunctionOpInterface function,
                                         DictionaryAttr attributes, Type type) {
  ParamKey key = getParamKey(function, attributes, type);
  if (!key.first)
    return addTensor(type);
  auto [known, isNew] = paramIds.try_emplace(key, -1);
  if (isNew)
    known->second = addTensor(type);
  return known->second;
}

LogicalResult PropagationGraph::annotate(int id, ShardingAttr sharding,
                                         Location loc) {
  PropagatedTensor &tensor = tensors[id];
  if (tensor.annotation) {
    if (tensor.annotation == sharding)
      return success();
    InFlightDiagnostic diag =
        mlir::emitError(loc)
        << "expected one sharding for a parameter, or for a value that "
           "regions or calls pass unchanged, got "
        << sharding << " here";
    diag.attachNote(*tensor.annotationLoc)
        << "and " << tensor.annotation << " here";
    return diag;
  }
  tensor.annotation = sharding;
  tensor.annotationLoc = loc;
  tensor.isCheap = false;
  tensor.layout.partial = AxisList(sharding.getPartial());
  tensor.layout.combiner = sharding.getCombiner();
  tensor.replicated = AxisList(sharding.getReplicated());
  for (auto [dim, dimSharding] : llvm::enumerate(sharding.getDims())) {
    if (dimSharding.getPriority() > 0) {
      tensor.isOpen.reset(dim);
      tensor.waiting.emplace_back(dim, dimSharding);
      continue;
    }
    tensor.layout.dims[dim] = AxisList(dimSharding.getAxes());
    tensor.isOpen[dim] = dimSharding.getIsOpen();
  }
  return success();
}

/// Makes one tensor of `values`, and takes over what is written on them.
LogicalResult PropagationGraph::tie(ValueRange values, int id) {
  for (Value value : values) {
    tensorIds[value] = id;
    if (ShardingAttr sharding = mesh::getSharding(value))
      if (failed(annotate(id, sharding, value.getLoc())))
        return failure();
  }
  return success();
}

/// Adds the node that is added next to those at a tensor.
void PropagationGraph::addNode(int tensor) {
  tensors[tensor].nodes.push_back(nodes.size());
  ++tensors[tensor].numOps;
}

/// Adds a node where `operand` goes on to be the tensor `to`.
void PropagationGraph::handOn(OpOperand &operand, int to) {
  int from = lookup(operand.get());
  PropagationNode node;
  node.rule = rules.get(ShardingRule());
  node.handedOn = &operand;
  node.operands = {from};
  node.results = {to};
  addNode(from);
  addNode(to);
  nodes.push_back(std::move(node));
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

LogicalResult PropagationGraph::addOp(Operation &op) {
  ShardingRuleOpInterface rule = getRuleInterface(&op);
  if (!rule)
    return failure();
  FailureOr<ShardingRule> factors = rule.getShardingRule();
  if (failed(factors))
    return failure();
  FixedShardings fixed(&op);
  rule.getFixedShardings(*symbols, fixed);
  PropagationNode node;
  node.op = rule;
  node.rule = rules.get(std::move(*factors));
  if (llvm::any_of(fixed.operands, [](ShardingAttr each) { return each; }))
    node.fixedOperands.append(fixed.operands);
  auto add = [&](int id, SmallVector<int, 4> &ids) {
    ids.push_back(id);
    if (id >= 0)
      addNode(id);
  };
  for (Value operand : op.getOperands())
    add(lookup(operand), node.operands);
  for (auto [result, wanted] :
       llvm::zip_equal(op.getResults(), fixed.results)) {
    int id = addTensor(result);
    add(id, node.results);
    if (id < 0)
      continue;
    ShardingAttr sharding = wanted ? wanted : mesh::getSharding(result);
    if (sharding && failed(annotate(id, sharding, result.getLoc())))
      return failure();
    tensors[id].isPartialOpen = op.hasAttr(MeshDialect::kOpenPartialAttrName);
  }
  nodes.push_back(std::move(node));
  return success();
}

LogicalResult PropagationGraph::addControlFlow(RegionBranchOpInterface op) {
  SmallVector<TiedValues> groups = getTiedValues(op);
  PropagationScope scope;
  SmallVector<std::pair<OpOperand *, int>> yielded;
  for (const TiedValues &group : groups) {
    int id = addTensor(group.values.front().getType());
    if (id < 0)
      continue;
    if (failed(tie(group.values, id)))
      return failure();
    scope.carried.push_back(id);
    for (OpOperand *source : group.sources)
      if (source->getOwner() == op)
        handOn(*source, id);
      else
        yielded.emplace_back(source, id);
  }
  scope.beginNode = nodes.size();
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (failed(addBlock(block)))
        return failure();
  for (auto [source, id] : yielded)
    handOn(*source, id);
  scope.endNode = nodes.size();
  scope.repeats = llvm::isa<LoopLikeOpInterface>(*op);
  scopes.push_back(std::move(scope));
  return success();
}

/// A callee's arguments and results are those of all its callers.
LogicalResult PropagationGraph::addCall(CallOpInterface call,
                                        const Signature &callee) {
  OperandRange operands = call.getArgOperands();
  unsigned first = operands.empty() ? 0 : operands.getBeginOperandIndex();
  for (auto [index, argument] : llvm::enumerate(callee.arguments))
    if (argument >= 0)
      handOn(call->getOpOperand(first + index), argument);
  for (auto [result, id] : llvm::zip_equal(call->getResults(), callee.results))
    if (id >= 0 && failed(tie(Value(result), id)))
      return failure();
  return success();
}

const PropagationGraph::Signature *PropagationGraph::getCallee(Operation &op) {
  auto call = llvm::dyn_cast<CallOpInterface>(op);
  Operation *callee = call ? call.resolveCallableInTable(symbols) : nullptr;
  auto found = signatureIds.find(callee);
  return found == signatureIds.end() ? nullptr : &signatures[found->second];
}

LogicalResult PropagationGraph::addBlock(Block &block) {
  for (Operation &op : block) {
    if (!involvesTensors(&op))
      continue;
    ops.push_back(&op);
    LogicalResult added = success();
    if (auto controlFlow = getControlFlow(&op))
      added = addControlFlow(controlFlow);
    else if (const Signature *callee = getCallee(op))
      added = addCall(llvm::cast<CallOpInterface>(op), *callee);
    else if (!handsOnValues(&op))
      added = addOp(op);
    if (failed(added))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

LogicalResult PropagationGraph::addFunction(const GlobalFunction &function) {
  FunctionOpInterface op = function.op;
  unsigned beginNode = nodes.size();
  Signature signature{op, {}, {}, beginNode, beginNode};
  StringRef name = MeshDialect::kShardingAttrName;
  // Values of functions without a body are replicated where nothing else is
  // said.
  auto add = [&](Type type, DictionaryAttr attributes) {
    ShardingAttr declared =
        attributes ? attributes.getAs<ShardingAttr>(name) : ShardingAttr();
    int id = addSignatureTensor(op, attributes, type);
    if (id >= 0 && !declared && op.isExternal())
      tensors[id].isOpen.reset();
    return std::pair(id, id < 0 || !declared
                             ? success()
                             : annotate(id, declared, op.getLoc()));
  };
  for (auto [index, type] : llvm::enumerate(op.getArgumentTypes())) {
    auto [id, annotated] = add(type, op.getArgAttrDict(index));
    if (failed(annotated))
      return failure();
    signature.arguments.push_back(id);
    if (id < 0 || op.isExternal())
      continue;
    tensorIds[op.getArgument(index)] = id;
    if (tensors[id].annotation)
      tensors[id].annotationLoc = op.getArgument(index).getLoc();
  }
  for (auto [index, type] : llvm::enumerate(op.getResultTypes())) {
    auto [id, annotated] = add(type, op.getResultAttrDict(index));
    if (failed(annotated))
      return failure();
    signature.results.push_back(id);
  }
  if (!op.isExternal()) {
    Block &body = op.getFunctionBody().front();
    if (failed(addBlock(body)))
      return failure();
    for (auto [operand, id] :
         llvm::zip(body.getTerminator()->getOpOperands(), signature.results))
      if (id >= 0)
        handOn(operand, id);
  }
  signature.endNode = nodes.size();
  signatureIds[op] = signatures.size();
  signatures.push_back(std::move(signature));
  return success();
}

LogicalResult PropagationGraph::build(ArrayRef<GlobalFunction> functions,
                                      SymbolTableCollection &symbolTables) {
  symbols = &symbolTables;
  for (const GlobalFunction &function : functions)
    if (failed(addFunction(function)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Claims
//===----------------------------------------------------------------------===//

SmallVector<FactorClaim>
PropagationGraph::getClaims(const PropagationNode &node) const {
  static const TensorLayout noTensor;
  SmallVector<FactorClaim> claims;
  claims.reserve(node.operands.size() + node.results.size());
  auto add = [&](ArrayRef<int> ids, ArrayRef<DimFactors> dims, bool isResult) {
    for (auto [id, factors] : llvm::zip_equal(ids, dims)) {
      const TensorLayout *layout = &noTensor;
      double bytes = 0;
      unsigned numOps = 0;
      if (id >= 0 && tensors[id].isCheap && !isResult) {
        layout = &wholeLayouts.find(factors.size())->second;
      } else if (id >= 0) {
        layout = &tensors[id].layout;
        bytes = getTensorBytes(tensors[id].type);
        numOps = tensors[id].numOps;
      }
      claims.push_back({layout, &factors, bytes, isResult, numOps});
    }
  };
  add(node.operands, node.rule->operands, /*isResult=*/false);
  add(node.results, node.rule->results, /*isResult=*/true);
  return claims;
}

bool PropagationGraph::isLaidOut(const PropagationNode &node) const {
  auto isLaidOut = [&](int id) {
    if (id < 0)
      return false;
    const TensorLayout &layout = tensors[id].layout;
    return !layout.partial.empty() ||
           llvm::any_of(layout.dims,
                        [](const AxisList &axes) { return !axes.empty(); });
  };
  return llvm::any_of(node.operands, isLaidOut) ||
         llvm::any_of(node.results, isLaidOut);
}

//===----------------------------------------------------------------------===//
// Unused axes
//===----------------------------------------------------------------------===//

llvm::StringSet<>
PropagationGraph::getUsedAxes(const Signature &signature) const {
  llvm::StringSet<> used;
  auto add = [&](ArrayRef<AxisRefAttr> axes) {
    for (AxisRefAttr axis : axes)
      used.insert(axis.getName());
  };
  auto addTensors = [&](ArrayRef<int> ids) {
    for (int id : ids) {
      if (id < 0)
        continue;
      llvm::for_each(tensors[id].layout.dims, add);
      add(tensors[id].layout.partial);
    }
  };
  addTensors(signature.arguments);
  addTensors(signature.results);
  for (unsigned i = signature.beginNode; i < signature.endNode; ++i) {
    addTensors(nodes[i].operands);
    addTensors(nodes[i].results);
    if (auto shardMap = llvm::dyn_cast<ShardMapOp>(nodes[i].getOwner()))
      add(shardMap.getManual());
  }
  return used;
}

void PropagationGraph::remarkUnusedAxes() const {
  for (const Signature &signature : signatures) {
    FunctionOpInterface op = signature.op;
    // Without a listener there is no need to look.
    if (!op->getContext()->getRemarkEngine())
      return;
    llvm::StringSet<> used = getUsedAxes(signature);
    auto options = remark::RemarkOpts::name("unused-axis")
                       .category("mesh-propagate")
                       .function(op.getName());
    for (MeshAxisAttr axis : mesh.getAxes())
      if (axis.getSize() > 1 && !used.contains(axis.getName()))
        remark::analysis(op->getLoc(), options)
            << remark::add("axis \"{0}\" of {1} is used by no tensor",
                           axis.getName(), "@" + meshName.getValue().str());
  }
}

void PropagationGraph::remarkOpsWithoutRule() const {
  if (mesh.getNumDevices() == 1)
    return;
  for (const PropagationNode &node : nodes)
    if (node.lacksRule())
      mlir::emitRemark(node.getOwner()->getLoc())
          << "'" << node.getOwner()->getName()
          << "' has no sharding rule and is replicated: its operands are "
             "gathered, and each device makes all of its results";
}

/// Returns the reason for which `factor` of `rule` cannot be split.
static StringRef getReasonToBeWhole(const ShardingRule &rule, unsigned factor) {
  bool isReduced = llvm::none_of(rule.results, [&](const DimFactors &dims) {
    return hasFactor(dims, factor);
  });
  return isReduced ? "no combiner is known for what devices make of parts"
                   : "the op works on the dim as a whole";
}

void PropagationGraph::remarkWholeDims() const {
  auto visitDim = [&](const PropagationNode &node, size_t operand, size_t dim,
                      ArrayRef<unsigned> factors) {
    const AxisList &axes = tensors[node.operands[operand]].layout.dims[dim];
    const unsigned *whole = llvm::find_if(factors, [&](unsigned factor) {
      return node.rule->factors[factor].kind == FactorKind::NeedReplication;
    });
    if (whole == factors.end() || mesh.getSize(axes) == 1)
      return;
    Operation *op = node.getOwner();
    auto function = op->getParentOfType<FunctionOpInterface>();
    std::string names = llvm::join(
        llvm::map_range(axes, [](AxisRefAttr axis) { return axis.str(); }),
        ", ");
    remark::missed(op->getLoc(), remark::RemarkOpts::name("whole-dim")
                                     .category("mesh-propagate")
                                     .function(function.getName()))
        << remark::add("'{0}' takes operand {1} whole along dim {2}, which is "
                       "split along {3}: {4}",
                       op->getName().getStringRef(), operand, dim, names,
                       getReasonToBeWhole(*node.rule, *whole));
  };
  for (const PropagationNode &node : nodes) {
    if (node.handedOn || !node.fixedOperands.empty())
      continue;
    if (!node.getOwner()->getContext()->getRemarkEngine())
      return;
    for (auto [operand, id] : llvm::enumerate(node.operands))
      if (id >= 0)
        for (auto [dim, factors] :
             llvm::enumerate(node.rule->operands[operand]))
          visitDim(node, operand, dim, factors);
  }
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

ShardingAttr PropagationGraph::getSharding(int id) {
  return id >= 0 ? tensors[id].layout.getSharding(meshName)
                 : ShardingAttr::getReplicated(meshName, 0);
}

void PropagationGraph::writeSignature(const Signature &signature) {
  FunctionOpInterface op = signature.op;
  // All at once: each single one would make a new list of them all.
  auto add = [&](ArrayRef<int> ids,
                 function_ref<DictionaryAttr(unsigned)> get) {
    SmallVector<DictionaryAttr> dictionaries;
    for (auto [index, id] : llvm::enumerate(ids)) {
      NamedAttrList attributes(get(index));
      if (id >= 0)
        attributes.set(MeshDialect::kShardingAttrName, getSharding(id));
      dictionaries.push_back(attributes.getDictionary(op->getContext()));
    }
    return dictionaries;
  };
  op.setAllArgAttrs(add(signature.arguments, [&](unsigned index) {
    return op.getArgAttrDict(index);
  }));
  op.setAllResultAttrs(add(signature.results, [&](unsigned index) {
    return op.getResultAttrDict(index);
  }));
}

void PropagationGraph::writeOp(Operation *op) {
  MLIRContext *context = op->getContext();
  auto getList = [&](ValueRange values) -> Attribute {
    SmallVector<Attribute> shardings;
    for (Value value : values)
      shardings.push_back(getSharding(lookup(value)));
    return ArrayAttr::get(context, shardings);
  };
  auto isTensor = [&](Value value) { return lookup(value) >= 0; };
  if (llvm::isa<ShardOp, ReshardOp>(op))
    mesh::setSharding(op->getResult(0), getSharding(lookup(op->getResult(0))));
  else if (llvm::any_of(op->getResults(), isTensor))
    op->setAttr(MeshDialect::kShardingsAttrName, getList(op->getResults()));
  bool hasArguments = llvm::any_of(op->getRegions(), [&](Region &region) {
    return llvm::any_of(region.getArguments(), isTensor);
  });
  if (!hasArguments)
    return;
  SmallVector<Attribute> regions;
  for (Region &region : op->getRegions())
    regions.push_back(getList(region.getArguments()));
  op->setAttr(MeshDialect::kRegionShardingsAttrName,
              ArrayAttr::get(context, regions));
}

void PropagationGraph::write() {
  llvm::for_each(signatures,
                 [&](const Signature &each) { writeSignature(each); });
  llvm::for_each(ops, [&](Operation *op) { writeOp(op); });
}
