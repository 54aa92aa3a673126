//===- StepState.cpp - Parameters and state of steps of training ----------===//

#include "StepState.h"

#include "DerivativeSharding.h"
#include "Optimizer.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/AxisList.h"
#include "mesh/Params/ParamReport.h"
#include "mesh/Params/Params.h"

#include "llvm/ADT/StringSet.h"

using namespace mesh;

static StringAttr getName(DictionaryAttr attributes) {
  return attributes ? attributes.getAs<StringAttr>(MeshDialect::kNameAttrName)
                    : StringAttr();
}

static DictionaryAttr getAttributes(func::FuncOp function, unsigned index) {
  DictionaryAttr attributes = function.getArgAttrDict(index);
  return attributes ? attributes : DictionaryAttr::get(function.getContext());
}

/// Returns `attributes` with a name and the mark of parameters.
static DictionaryAttr makeParam(DictionaryAttr attributes, StringRef name,
                                ShardingAttr sharding = {}) {
  MLIRContext *context = attributes.getContext();
  NamedAttrList list;
  if (Attribute logical = attributes.get(MeshDialect::kLogicalAttrName))
    list.set(MeshDialect::kLogicalAttrName, logical);
  if (sharding)
    list.set(MeshDialect::kShardingAttrName, sharding);
  list.set(MeshDialect::kNameAttrName, StringAttr::get(context, name));
  list.set(MeshDialect::kParamAttrName, UnitAttr::get(context));
  return list.getDictionary(context);
}

/// The only mesh of the module of `op`.
static MeshOp findOnlyMesh(TrainStepOp op) {
  auto meshes = op->getParentOfType<ModuleOp>().getOps<MeshOp>();
  return llvm::hasSingleElement(meshes) ? *meshes.begin() : MeshOp();
}

/// Splits the state of `param`, whose own sharding is `own`, further along the
/// axes that `op` names. A parameter that cannot be split further stays as it
/// is.
static LogicalResult splitState(TrainStepOp op, StringAttr name,
                                ShardingAttr own, StepParam &param) {
  MLIRContext *context = op.getContext();
  auto module = op->getParentOfType<ModuleOp>();
  MeshOp mesh =
      param.sharding
          ? module.lookupSymbol<MeshOp>(param.sharding.getMesh().getAttr())
          : findOnlyMesh(op);
  if (!mesh)
    return op.emitOpError("splits the state of ")
           << name
           << ", which has no sharding, but the module has not one mesh";
  if (!param.sharding)
    param.sharding = ShardingAttr::getReplicated(
        FlatSymbolRefAttr::get(mesh.getSymNameAttr()), param.type.getRank());
  SmallVector<AxisRefAttr> axes;
  for (auto name : op.getShardState()->getAsRange<StringAttr>())
    axes.push_back(AxisRefAttr::get(context, name.getValue()));
  if (failed(mesh.getMesh().verifyAxes(
          axes, [&] { return op.emitOpError("'shard_state': "); })))
    return failure();
  // FSDP has split the parameter itself, or its sharding says what it is along
  // the axis.
  llvm::erase_if(axes, [&](AxisRefAttr axis) {
    auto uses = [&](ArrayRef<AxisRefAttr> others) {
      return overlapsAny(mesh.getMesh(), axis, others);
    };
    return (own && (uses(own.getReplicated()) || uses(own.getPartial()))) ||
           llvm::any_of(param.sharding.getDims(), [&](DimShardingAttr dim) {
             return uses(dim.getAxes());
           });
  });
  param.stateSharding = param.sharding;
  if (axes.empty())
    return success();
  if (ShardingAttr split =
          splitFurther(param.type, param.sharding, mesh.getMesh(), axes))
    param.stateSharding = split;
  return success();
}

Type mesh::getWide(Type type) {
  if (mlir::getElementTypeOrSelf(type).getIntOrFloatBitWidth() >= 32)
    return type;
  Type wide = mlir::Float32Type::get(type.getContext());
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor ? Type(tensor.clone(wide)) : wide;
}

static FailureOr<StepParam> planParam(TrainStepOp op, func::FuncOp gradient,
                                      unsigned index) {
  DictionaryAttr attributes = getAttributes(gradient, index);
  StringAttr name = getName(attributes);
  if (!name)
    return op.emitOpError("argument ")
           << index << " must have a '" << MeshDialect::kNameAttrName
           << "', by which its state is called";
  auto type =
      llvm::dyn_cast<RankedTensorType>(gradient.getArgument(index).getType());
  if (!type || isComplex(type))
    return op.emitOpError("argument ")
           << index << " must be a tensor of floats to be trained, got "
           << gradient.getArgument(index).getType();
  StepParam param;
  param.argument = index;
  param.type = type;
  param.wide = llvm::cast<RankedTensorType>(getWide(type));
  auto own = attributes.getAs<ShardingAttr>(MeshDialect::kShardingAttrName);
  if (own)
    param.sharding = param.stateSharding = getDerivativeSharding(own);
  if (op.getShardState() && failed(splitState(op, name, own, param)))
    return failure();
  param.attributes = makeParam(attributes, name, own ? own : param.sharding);
  param.hasMaster = param.wide != type && op.getMaster();
  return param;
}

/// Sets the decay of each parameter.
static LogicalResult setDecays(TrainStepOp op,
                               MutableArrayRef<StepParam> params) {
  DecayPatterns patterns;
  patterns.include = op.getDecayInclude().value_or("").str();
  patterns.exclude = op.getDecayExclude().value_or("").str();
  auto names = llvm::map_to_vector(params, [](const StepParam &param) {
    return getName(param.attributes).getValue();
  });
  auto mask = getDecayMask(names, patterns);
  if (!mask)
    return op.emitOpError() << llvm::toString(mask.takeError());
  for (auto [param, decays] : llvm::zip_equal(params, *mask))
    param.decay = decays ? op.getDecayOrDefault() : 0;
  return success();
}

FailureOr<StepState> StepState::plan(TrainStepOp op, func::FuncOp gradient,
                                     ArrayRef<unsigned> wrt) {
  MLIRContext *context = op.getContext();
  auto f32 = mlir::Float32Type::get(context);
  StepState state;
  Type number = f32;
  for (unsigned index : wrt) {
    FailureOr<StepParam> param = planParam(op, gradient, index);
    if (failed(param))
      return failure();
    if (param->wide.getElementType().isF64())
      number = param->wide.getElementType();
    state.params.push_back(*param);
  }
  if (failed(setDecays(op, state.params)))
    return failure();
  state.batched.resize(gradient.getNumArguments());
  for (unsigned index : llvm::seq(gradient.getNumArguments()))
    state.batched[index] =
        !gradient.getArgAttr(index, MeshDialect::kParamAttrName) &&
        !llvm::is_contained(wrt, index);
  state.numberType = RankedTensorType::get({}, number);
  auto addValue = [&](const StepParam &param, StringRef suffix, bool isMaster) {
    std::string name = (getName(param.attributes).getValue() + suffix).str();
    state.values.push_back(
        {param.wide, makeParam(param.attributes, name, param.stateSharding), 0,
         isMaster});
  };
  for (const StepParam &param : state.params) {
    for (StringRef suffix : getMeanSuffixes(op.getOptimizer()))
      addValue(param, suffix, /*isMaster=*/false);
    if (param.hasMaster)
      addValue(param, ".master", /*isMaster=*/true);
  }
  state.numOfParams = state.values.size();
  auto addNumber = [&](StringRef name, Type type, double start) {
    state.values.push_back({RankedTensorType::get({}, type),
                            makeParam(DictionaryAttr::get(context), name),
                            start});
  };
  auto i32 = mlir::IntegerType::get(context, 32);
  addNumber("optimizer.step", i32, 0);
  if (op.getLossScale()) {
    addNumber("optimizer.loss_scale", f32,
              op.getLossScale()->convertToDouble());
    addNumber("optimizer.good_steps", i32, 0);
  }
  return state;
}

/// `attributes` of a value that gets a first dim, which no axis splits.
static DictionaryAttr addFirstDim(DictionaryAttr attributes) {
  MLIRContext *context = attributes.getContext();
  NamedAttrList list(attributes);
  if (auto sharding =
          attributes.getAs<ShardingAttr>(MeshDialect::kShardingAttrName)) {
    SmallVector<DimShardingAttr> dims = {DimShardingAttr::get(context, {})};
    llvm::append_range(dims, sharding.getDims());
    list.set(MeshDialect::kShardingAttrName,
             ShardingAttr::get(context, sharding.getMesh(), dims,
                               sharding.getReplicated(), sharding.getCombiner(),
                               sharding.getPartial()));
  }
  if (auto logical = attributes.getAs<LogicalShardingAttr>(
          MeshDialect::kLogicalAttrName)) {
    SmallVector<StringAttr> names = {StringAttr::get(context, "")};
    llvm::append_range(names, logical.getNames());
    list.set(MeshDialect::kLogicalAttrName,
             LogicalShardingAttr::get(context, logical.getRules(), names));
  }
  return list.getDictionary(context);
}

FailureOr<StepValue> StepState::getArgument(TrainStepOp op,
                                            func::FuncOp gradient,
                                            unsigned index) const {
  for (const StepParam &param : params)
    if (param.argument == index)
      return StepValue{param.type, param.attributes};
  DictionaryAttr attributes = getAttributes(gradient, index);
  Type type = gradient.getArgument(index).getType();
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  int64_t count = op.getNumMicroBatches();
  if (!tensor)
    return op.emitOpError("argument ") << index << " of @" << op.getFunction()
                                       << " must be a tensor, got " << type;
  if (count == 1 || !batched.test(index))
    return StepValue{tensor, attributes};
  if (!tensor.hasStaticShape())
    return op.emitOpError("argument ")
           << index << " of @" << op.getFunction()
           << " must have a static shape to be split into micro-batches, got "
           << type;
  SmallVector<int64_t> shape = {count};
  llvm::append_range(shape, tensor.getShape());
  return StepValue{RankedTensorType::get(shape, tensor.getElementType()),
                   addFirstDim(attributes)};
}

LogicalResult mesh::verifyNames(TrainStepOp op,
                                ArrayRef<DictionaryAttr> attributes) {
  llvm::StringSet<> names;
  for (DictionaryAttr dictionary : attributes)
    if (StringAttr name = getName(dictionary);
        name && !names.insert(name.getValue()).second)
      return op.emitOpError("has two arguments called ")
             << name << "; arguments of the loss must have names that the "
             << "state does not use";
  return success();
}
