//===- GivenStart.cpp - a strategy that is given to a search --------------===//

#include "GivenStart.h"

#include "mesh/IR/Mesh.h"
#include "mesh/IR/ParamOps.h"
#include "mesh/Search/SearchSpace.h"
#include "mesh/Search/StrategyEvaluator.h"

using namespace mesh;

static void removeAnnotations(FunctionOpInterface function) {
  for (StringRef name :
       {MeshDialect::kShardingAttrName, MeshDialect::kLogicalAttrName}) {
    auto attribute = StringAttr::get(function.getContext(), name);
    for (unsigned number : llvm::seq(function.getNumArguments()))
      function.removeArgAttr(number, attribute);
    for (unsigned number : llvm::seq(function.getNumResults()))
      function.removeResultAttr(number, attribute);
  }
}

/// Returns the text of a program without its annotations.
static std::string getPlainText(ModuleOp module) {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  copy->walk([](ShardOp shard) {
    shard.getResult().replaceAllUsesWith(shard.getInput());
    shard.erase();
  });
  for (auto function : copy->getOps<FunctionOpInterface>())
    removeAnnotations(function);
  for (auto param : copy->getOps<ParamOp>()) {
    param.removeShardingAttr();
    param.removeLogicalAttr();
  }
  // The name of the mesh is no matter.
  for (MeshOp mesh : llvm::make_early_inc_range(copy->getOps<MeshOp>()))
    mesh.erase();
  std::string text;
  llvm::raw_string_ostream os(text);
  copy->getOperation()->print(os, mlir::OpPrintingFlags().printGenericOpForm());
  return text;
}

/// Returns the only mesh of `module`, or null.
static MeshAttr findMesh(ModuleOp module) {
  SmallVector<MeshOp> meshes(module.getOps<MeshOp>());
  return meshes.size() == 1 ? meshes.front().getMesh() : MeshAttr();
}

static bool areSameProgram(ModuleOp a, ModuleOp b) {
  MeshAttr mesh = findMesh(a);
  return mesh && mesh == findMesh(b) && getPlainText(a) == getPlainText(b);
}

std::optional<StrategyCost>
mesh::evaluateGivenStart(ModuleOp program, const SearchRequest &request,
                         const MachineModel &machine) {
  // These options may change what is given.
  if (request.space.isEven || request.space.isClosed ||
      !request.space.batchAxis.empty() ||
      !areSameProgram(program, request.startProgram))
    return std::nullopt;
  const std::string &entry = request.lower.entries.front();
  // Nothing else is decided.
  SearchSpaceOptions options;
  options.maxResults = 0;
  auto space = SearchSpace::get(request.startProgram, entry, options);
  if (!space) {
    llvm::consumeError(space.takeError());
    return std::nullopt;
  }
  return StrategyEvaluator(request.startProgram, entry, *space, request.lower,
                           machine)
      .evaluate(Choices(space->getNumChoices().size()));
}
