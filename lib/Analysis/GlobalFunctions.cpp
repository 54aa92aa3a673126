//===- GlobalFunctions.cpp - the functions to be partitioned --------------===//

#include "mesh/Analysis/GlobalFunctions.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Analysis/TensorLayout.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/IR/ParamOps.h"
#include "mesh/IR/PipelineOps.h"
#include "mesh/IR/RandomOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

bool mesh::involvesTensors(Operation *op) {
  auto isTensor = [](Type type) { return llvm::isa<TensorType>(type); };
  return llvm::any_of(op->getOperandTypes(), isTensor) ||
         llvm::any_of(op->getResultTypes(), isTensor) ||
         op->getNumRegions() != 0;
}

ParamKey mesh::getParamKey(FunctionOpInterface function,
                           DictionaryAttr attributes, Type type) {
  if (!function.isPublic() || !attributes ||
      !attributes.contains(MeshDialect::kParamAttrName) ||
      !llvm::isa<RankedTensorType>(type))
    return {};
  return {attributes.get(MeshDialect::kNameAttrName), type};
}

/// Returns true if all devices have the whole tensor: a reshard gives it to
/// them, or what is made of such a one, as where padding is cut off.
static bool isGathered(Value value) {
  ShardingAttr sharding = getSharding(value);
  return sharding && sharding.isReplicated();
}

ShardingRuleOpInterface mesh::getRuleInterface(Operation *op) {
  auto rule = ShardingRuleOpInterface::find(op);
  if (!rule && llvm::isa<TPDenseOp, PipelineOp>(op)) {
    op->emitOpError("is lowered before shardings are propagated: run "
                    "mesh-lower-pipeline and mesh-lower-model first, or "
                    "mesh-spmd, which does");
    return {};
  }
  if (!rule) {
    op->emitOpError("is not supported by the partitioner yet: it has no "
                    "sharding rule")
        << (isMemoryEffectFree(op) ? ""
                                   : ", and may have side effects, so that it "
                                     "cannot be replicated")
        << "; attach ShardingRuleOpInterface to it, or move it into "
           "mesh.shard_map";
    return {};
  }
  if (op->getNumRegions() == 0 || op->hasTrait<OpTrait::IsIsolatedFromAbove>())
    return rule;
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  for (Value value : captured)
    if (llvm::isa<TensorType>(value.getType()) && !isGathered(value)) {
      op->emitOpError("uses a tensor from outside in its region, so that its "
                      "sharding rule does not tell how that may be split; "
                      "make it an operand, or run mesh-propagate")
              .attachNote(value.getLoc())
          << "tensor defined here";
      return {};
    }
  return rule;
}

//===----------------------------------------------------------------------===//
// The mesh of a function
//===----------------------------------------------------------------------===//

/// The mesh that `op` itself names, if any.
static FlatSymbolRefAttr getNamedMesh(Operation *op) {
  if (auto shardings =
          op->getAttrOfType<ArrayAttr>(MeshDialect::kShardingsAttrName);
      shardings && !shardings.empty())
    return llvm::cast<ShardingAttr>(shardings[0]).getMesh();
  using Result = FlatSymbolRefAttr;
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case<ShardOp, ReshardOp>(
          [](auto shard) { return shard.getSharding().getMesh(); })
      .Case<ShardMapOp, TPDenseOp>(
          [](auto named) { return named.getMeshAttr(); })
      .Default([](Operation *) { return Result(); });
}

/// The shardings on the function's arguments and results.
static SmallVector<ShardingAttr>
getSignatureShardings(FunctionOpInterface function) {
  SmallVector<ShardingAttr> shardings;
  auto add = [&](ShardingAttr sharding) {
    if (sharding)
      shardings.push_back(sharding);
  };
  StringRef name = MeshDialect::kShardingAttrName;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    add(function.getArgAttrOfType<ShardingAttr>(i, name));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    add(function.getResultAttrOfType<ShardingAttr>(i, name));
  return shardings;
}

static FlatSymbolRefAttr getNamedMesh(FunctionOpInterface function) {
  SmallVector<ShardingAttr> signature = getSignatureShardings(function);
  if (!signature.empty())
    return signature.front().getMesh();
  FlatSymbolRefAttr mesh;
  function->walk([&](Operation *op) {
    mesh = op == function ? FlatSymbolRefAttr() : getNamedMesh(op);
    return mesh ? WalkResult::interrupt() : WalkResult::advance();
  });
  return mesh;
}

//===----------------------------------------------------------------------===//
// Supported ops
//===----------------------------------------------------------------------===//

static LogicalResult verifyStatic(Operation *op, Type type) {
  auto tensor = llvm::dyn_cast<TensorType>(type);
  if (!tensor || tensor.hasStaticShape())
    return success();
  return op->emitOpError("has a tensor of dynamic shape, ")
         << type << "; the partitioner needs static shapes";
}

/// Returns true if `op` says what one device does along axes along which the
/// program around it is in local view, as that of a pipeline is, or has one
/// device. An index may be taken before, for ops that are in local view.
static bool isAlongLocalAxes(Operation *op) {
  auto areLocal = [&](FlatSymbolRefAttr name, ArrayRef<AxisRefAttr> axes,
                      Operation *at) {
    MeshAttr mesh = lookupMesh(op, name);
    AxisList manual = getManualAxes(at);
    return llvm::all_of(axes, [&](AxisRefAttr axis) {
      return covers(mesh, manual, axis) || mesh.getSize(axis) == 1;
    });
  };
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<CollectiveOpInterface, RngFoldAxesOp>([&](auto op) {
        return areLocal(op.getMeshAttr(), op.getAxesAttr(), op);
      })
      .Case([&](AxisIndexOp index) {
        auto isLocal = [&](Operation *at) {
          return areLocal(index.getMeshAttr(), index.getAxes(), at);
        };
        return isLocal(index) || llvm::all_of(index->getUsers(), isLocal);
      })
      .Default(false);
}

LogicalResult mesh::verifyIsGlobal(FunctionOpInterface function) {
  WalkResult result = function.walk<WalkOrder::PreOrder>([](Operation *op) {
    // The body is looked at when it has been lowered.
    if (llvm::isa<ShardMapOp, PipelineOp>(op))
      return WalkResult::skip();
    if (!op->hasTrait<LocalViewOnly>() || isAlongLocalAxes(op))
      return WalkResult::advance();
    op->emitOpError("is not for a function on whole tensors: it belongs in "
                    "local view, in mesh.shard_map or a function with "
                    "mesh.spmd");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Checks that the partitioner can follow the values that control flow passes
/// on.
static LogicalResult verifyControlFlow(RegionBranchOpInterface op) {
  for (Region &region : op->getRegions())
    if (!region.empty() && !region.hasOneBlock())
      return op->emitOpError("has a region of several blocks; the partitioner "
                             "does not support control flow between blocks");
  llvm::SmallPtrSet<OpOperand *, 4> sources;
  for (const TiedValues &tied : getTiedValues(op))
    sources.insert_range(tied.sources);
  for (OpOperand &operand : op->getOpOperands())
    if (llvm::isa<TensorType>(operand.get().getType()) &&
        !sources.contains(&operand))
      return op->emitOpError("operand ")
             << operand.getOperandNumber()
             << " is a tensor that does not become an argument of a region or "
             << "a result, which the partitioner does not support";
  return success();
}

/// Adds the calls in regions of `op` that the partitioner leaves as they are.
static void addInnerCalls(Operation &op,
                          SmallVectorImpl<CallOpInterface> &calls) {
  // There are many of these, of arithmetic alone.
  if (llvm::isa<linalg::LinalgOp>(op) && !llvm::isa<linalg::GenericOp>(op))
    return;
  for (Region &region : op.getRegions())
    region.walk([&](CallOpInterface call) { calls.push_back(call); });
}

/// Checks that all ops of a region, and those in its control flow, are on the
/// function's mesh, and of static shape. Adds what they call.
static LogicalResult verifySupported(const GlobalFunction &function,
                                     Region &region,
                                     SmallVectorImpl<CallOpInterface> &calls) {
  for (Type type : region.getArgumentTypes())
    if (failed(verifyStatic(region.getParentOp(), type)))
      return failure();
  for (Operation &op : region.getOps()) {
    for (Type type : op.getResultTypes())
      if (failed(verifyStatic(&op, type)))
        return failure();
    FlatSymbolRefAttr named = getNamedMesh(&op);
    if (named && named != function.meshName)
      return op.emitOpError("is on mesh ")
             << named << ", but the function it is in is on "
             << function.meshName;
    if (auto call = llvm::dyn_cast<CallOpInterface>(op))
      calls.push_back(call);
    auto controlFlow = getControlFlow(&op);
    if (!controlFlow) {
      addInnerCalls(op, calls);
      continue;
    }
    if (failed(verifyControlFlow(controlFlow)))
      return failure();
    for (Region &inner : op.getRegions())
      if (failed(verifySupported(function, inner, calls)))
        return failure();
  }
  return success();
}

/// Checks that all of the function is on its mesh, and of static shape. Adds
/// what it calls.
static LogicalResult verifySupported(const GlobalFunction &function,
                                     SmallVectorImpl<CallOpInterface> &calls) {
  FunctionOpInterface op = function.op;
  if (!op.isExternal() && !llvm::hasSingleElement(op.getFunctionBody()))
    return op->emitOpError("has several blocks; the partitioner does not "
                           "support control flow between blocks yet");
  for (ShardingAttr sharding : getSignatureShardings(op))
    if (sharding.getMesh() != function.meshName)
      return op->emitOpError("has shardings on meshes ")
             << function.meshName << " and " << sharding.getMesh()
             << "; a function must be on one mesh";
  for (Type type : op.getArgumentTypes())
    if (failed(verifyStatic(op, type)))
      return failure();
  for (Type type : op.getResultTypes())
    if (failed(verifyStatic(op, type)))
      return failure();
  if (op.isExternal())
    return success();
  return verifySupported(function, op.getFunctionBody(), calls);
}

namespace {
/// Depth-first over calls; a function is finished after its callees.
class FunctionCollector {
public:
  FunctionCollector(ModuleOp module, SymbolTableCollection &symbols)
      : symbols(symbols), meshes(llvm::to_vector(module.getOps<MeshOp>())) {}

  bool hasMesh() const { return !meshes.empty(); }
  LogicalResult visit(FunctionOpInterface function);

  SmallVector<GlobalFunction> functions;

private:
  LogicalResult visitCall(CallOpInterface call);
  LogicalResult verifyMesh(CallOpInterface call, const GlobalFunction &caller);
  FailureOr<GlobalFunction> findMesh(FunctionOpInterface function);

  SymbolTableCollection &symbols;
  SmallVector<MeshOp> meshes;
  DenseMap<Operation *, bool> isDone;
  DenseMap<Operation *, FlatSymbolRefAttr> meshNames;
};
} // namespace

bool mesh::isInLocalView(FunctionOpInterface function) {
  return function->hasAttr(MeshDialect::kSpmdAttrName) ||
         function->hasAttr(MeshDialect::kProgramAttrName);
}

LogicalResult FunctionCollector::visitCall(CallOpInterface call) {
  FunctionOpInterface callee = getCallee(call, symbols);
  if (!callee)
    return success();
  if (isInLocalView(callee))
    return call->emitOpError("in a global program calls ")
           << "'" << callee.getName() << "', which is in local view";
  auto known = isDone.find(callee);
  if (known == isDone.end())
    return visit(callee);
  if (!known->second)
    return call->emitOpError("is recursive, which the partitioner does not "
                             "support");
  return success();
}

LogicalResult FunctionCollector::verifyMesh(CallOpInterface call,
                                            const GlobalFunction &caller) {
  FunctionOpInterface callee = getCallee(call, symbols);
  FlatSymbolRefAttr meshName = callee ? meshNames.lookup(callee) : nullptr;
  if (!meshName || meshName == caller.meshName)
    return success();
  return call->emitOpError("calls '")
         << callee.getName() << "', which is on mesh " << meshName
         << ", from a function on " << caller.meshName;
}

FailureOr<GlobalFunction>
FunctionCollector::findMesh(FunctionOpInterface function) {
  GlobalFunction entry{function, getNamedMesh(function), {}};
  if (!entry.meshName) {
    if (meshes.size() != 1)
      return function->emitOpError("names no mesh, and the module has ")
             << meshes.size() << " of them; put a sharding on an argument";
    entry.meshName = FlatSymbolRefAttr::get(meshes.front().getSymNameAttr());
  }
  entry.mesh = symbols.lookupNearestSymbolFrom<MeshOp>(function, entry.meshName)
                   .getMesh();
  return entry;
}

LogicalResult FunctionCollector::visit(FunctionOpInterface function) {
  if (isInLocalView(function) || !isDone.try_emplace(function, false).second)
    return success();
  FailureOr<GlobalFunction> entry = findMesh(function);
  SmallVector<CallOpInterface> calls;
  if (failed(entry) || failed(verifyIsGlobal(function)) ||
      failed(verifySupported(*entry, calls)))
    return failure();
  meshNames[function] = entry->meshName;
  for (CallOpInterface call : calls)
    if (failed(visitCall(call)) || failed(verifyMesh(call, *entry)))
      return failure();
  isDone[function] = true;
  functions.push_back(*entry);
  return success();
}

LogicalResult mesh::verifyHasNoGrid(ModuleOp module) {
  for (auto grid : module.getOps<mlir::shard::GridOp>())
    return grid.emitOpError("and what is on it are for upstream's passes; run "
                            "convert-shard-to-mesh first, which makes a mesh "
                            "and shardings of them");
  return success();
}

FailureOr<SmallVector<GlobalFunction>>
mesh::collectGlobalFunctions(ModuleOp module, SymbolTableCollection &symbols) {
  if (failed(verifyHasNoGrid(module)))
    return failure();
  FunctionCollector collector(module, symbols);
  if (!collector.hasMesh())
    return SmallVector<GlobalFunction>();
  for (auto function : module.getOps<FunctionOpInterface>())
    if (failed(collector.visit(function)))
      return failure();
  return std::move(collector.functions);
}

llvm::MapVector<Attribute, SmallVector<GlobalFunction>>
mesh::groupByMesh(ArrayRef<GlobalFunction> functions) {
  llvm::MapVector<Attribute, SmallVector<GlobalFunction>> meshes;
  for (const GlobalFunction &function : functions)
    meshes[function.meshName].push_back(function);
  return meshes;
}
