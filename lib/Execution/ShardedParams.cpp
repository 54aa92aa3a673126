//===- ShardedParams.cpp - parameters made in their shards ----------------===//
//
// The function that initialises parameters works on whole tensors; partitioned,
// each device draws its own part of each.
//
//===----------------------------------------------------------------------===//

#include "mesh/Execution/ShardedParams.h"

#include "SharderMesh.h"
#include "mesh/Execution/Execute.h"
#include "mesh/IR/ParamOps.h"
#include "mesh/Params/Passes.h"
#include "mesh/Support/FirstError.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

using namespace mesh;

static constexpr StringRef kInitName = "init_params";

/// Leaves nothing in `module` but parameters, what they refer to, and the
/// function that makes them, on the sharder's mesh.
static llvm::Error buildInit(ModuleOp module, const SharderConfig &config) {
  for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (!llvm::isa<MeshOp, AxisRulesOp, ParamOp>(op))
      op.erase();
  if (module.getOps<ParamOp>().empty())
    return llvm::createStringError("the module declares no parameters");
  if (llvm::Error error = declareMesh(module, config))
    return error;
  mlir::PassManager pm(module->getName());
  LowerParamsPassOptions options;
  options.init = kInitName.str();
  pm.addPass(createLowerParamsPass(options));
  if (failed(pm.run(module)))
    return llvm::createStringError("the parameters cannot be lowered");
  // For the mesh, even if none is split.
  auto init = module.lookupSymbol<FunctionOpInterface>(kInitName);
  init.setArgAttr(0, MeshDialect::kShardingAttrName,
                  ShardingAttr::getReplicated(config.meshName, /*rank=*/1));
  return llvm::Error::success();
}

/// The shardings of the results of `function`, in local view.
static SmallVector<ShardingAttr>
getResultShardings(FunctionOpInterface function, FlatSymbolRefAttr mesh) {
  SmallVector<ShardingAttr> shardings;
  for (auto [index, type] : llvm::enumerate(function.getResultTypes())) {
    auto sharding = function.getResultAttrOfType<ShardingAttr>(
        index, MeshDialect::kShardingAttrName);
    shardings.push_back(
        sharding ? sharding
                 : ShardingAttr::getReplicated(
                       mesh, llvm::cast<RankedTensorType>(type).getRank()));
  }
  return shardings;
}

/// Builds, compiles and runs the initialisation of `module`.
static llvm::Expected<ShardedBatch> createParams(const SharderConfig &config,
                                                 ModuleOp module,
                                                 const HostTensor &key) {
  if (llvm::Error error = buildInit(module, config))
    return error;
  SmallVector<ShardingAttr> shardings;
  CompileOptions options;
  options.entries.push_back(kInitName.str());
  options.afterStage = [&](Stage stage, ModuleOp module) {
    if (stage == Stage::Spmd)
      shardings = getResultShardings(
          module.lookupSymbol<FunctionOpInterface>(kInitName), config.meshName);
  };
  auto program = Program::compile(module, options);
  if (!program)
    return program.takeError();
  const Program::Entry &entry = (*program)->getEntries().front();
  std::vector<HostTensor> keys;
  for (int64_t device = 0; device < entry.signature.numDevices; ++device)
    keys.push_back(key.clone());
  auto execution = executeParts(entry, ArrayRef<HostTensor>(keys));
  if (!execution)
    return execution.takeError();
  ShardedBatch batch;
  for (auto [result, sharding, parts] :
       llvm::zip_equal(entry.signature.results, shardings, execution->parts)) {
    ShardedLeaf &leaf =
        batch.leaves.emplace_back(result.name, sharding, result.placement);
    leaf.parts = std::move(parts);
  }
  return batch;
}

llvm::Expected<ShardedBatch> mesh::createShardedParams(BatchSharder &sharder,
                                                       ModuleOp module,
                                                       StringRef stream) {
  auto start = std::chrono::steady_clock::now();
  llvm::Expected<ShardedBatch> params = [&]() -> llvm::Expected<ShardedBatch> {
    llvm::Expected<HostTensor> key = sharder.getKey(stream);
    if (!key)
      return key.takeError();
    mlir::OwningOpRef<ModuleOp> clone = module.clone();
    return createParams(sharder.getConfig(), *clone, *key);
  }();
  sharder.count("create_sharded_param", start, params ? &*params : nullptr);
  return params;
}

/// A module that declares the parameter of `request`.
static llvm::Expected<mlir::OwningOpRef<ModuleOp>>
declareParam(const SharderConfig &config, const ParamRequest &request,
             ShardingAttr sharding) {
  MLIRContext *context = config.mesh.getContext();
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "mesh.mesh " << config.meshName << " = " << config.mesh
     << "\nmesh.param " << FlatSymbolRefAttr::get(context, request.name)
     << " : tensor<" << request.shape.str() << "> init " << request.initializer
     << " sharding " << sharding;
  FirstError reported(context);
  auto module = mlir::parseSourceString<ModuleOp>(text, context);
  if (!module)
    return llvm::createStringError(reported.message);
  return module;
}

llvm::Expected<ShardedLeaf>
mesh::createShardedParam(BatchSharder &sharder, const ParamRequest &request) {
  llvm::Expected<ShardedLeaf> leaf =
      sharder.layOut(request.name, request.shape, request.spec);
  auto fail = [&](llvm::Error error) {
    return llvm::createStringError("parameter '" + request.name +
                                   "': " + llvm::toString(std::move(error)));
  };
  if (!leaf)
    return leaf.takeError();
  auto module = declareParam(sharder.getConfig(), request, leaf->sharding);
  if (!module)
    return fail(module.takeError());
  auto params = createShardedParams(sharder, **module, request.stream);
  if (!params)
    return fail(params.takeError());
  return std::move(params->leaves.front());
}
