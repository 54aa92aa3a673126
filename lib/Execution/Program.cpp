//===- Program.cpp - from a module to functions that can be called --------===//

#include "mesh/Execution/Program.h"

#include "Jit.h"
#include "mesh/IR/DeviceIndependent.h"
#include "mesh/Pipelines/Pipelines.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mesh;

Program::Program() = default;
Program::~Program() = default;

StringRef mesh::getStageName(Stage stage) {
  switch (stage) {
  case Stage::Spmd:
    return "spmd";
  case Stage::Rings:
    return "rings";
  case Stage::LLVM:
    return "llvm";
  }
  llvm_unreachable("not a stage");
}

bool mesh::isAnnotated(FunctionOpInterface function) {
  if (function->hasAttr(MeshDialect::kSpmdAttrName) ||
      function->hasAttr(MeshDialect::kProgramAttrName))
    return false;
  auto hasSharding = [](ArrayAttr dictionaries) {
    return dictionaries && llvm::any_of(dictionaries, [](Attribute dictionary) {
             auto attributes = llvm::cast<DictionaryAttr>(dictionary);
             return attributes.contains(MeshDialect::kShardingAttrName) ||
                    attributes.contains(MeshDialect::kLogicalAttrName);
           });
  };
  if (hasSharding(function.getArgAttrsAttr()) ||
      hasSharding(function.getResAttrsAttr()))
    return true;
  return function
      ->walk([](Operation *op) {
        bool isMesh = (llvm::isa<MeshDialect>(op->getDialect()) &&
                       !op->hasTrait<DeviceIndependent>()) ||
                      op->hasAttr(MeshDialect::kShardingsAttrName);
        return isMesh ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

static llvm::Error run(ModuleOp module, StringRef step,
                       function_ref<void(OpPassManager &)> build) {
  PassManager pm(module->getName());
  build(pm);
  if (succeeded(pm.run(module)))
    return llvm::Error::success();
  return llvm::createStringError(step + " failed");
}

/// Drops the functions that no entry needs. The others must be there.
static llvm::Error keepEntries(ModuleOp module, ArrayRef<std::string> names) {
  for (FunctionOpInterface function : getEntries(module))
    if (!llvm::is_contained(names, function.getName()))
      function.setPrivate();
  if (llvm::Error error =
          run(module, "removing unused functions", [](OpPassManager &pm) {
            pm.addPass(mlir::createSymbolDCEPass());
          }))
    return error;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function.isExternal())
      return llvm::createStringError("@" + function.getName() +
                                     " is called, but has no body");
  return llvm::Error::success();
}

static llvm::Error runFirstPasses(ModuleOp module, StringRef pipeline) {
  PassManager pm(module->getName());
  std::string message;
  llvm::raw_string_ostream os(message);
  if (failed(mlir::parsePassPipeline(pipeline, pm, os)))
    return llvm::createStringError(
        "the pipeline '" + pipeline +
        "' cannot be parsed: " + StringRef(message).rtrim());
  if (failed(pm.run(module)))
    return llvm::createStringError("the pipeline '" + pipeline + "' failed");
  return llvm::Error::success();
}

static llvm::Error lowerToLLVM(ModuleOp module, const CompileOptions &options) {
  if (llvm::Error error =
          run(module, "rewriting collectives as rings", [&](OpPassManager &pm) {
            RingsPipelineOptions rings;
            rings.mode = options.overlap;
            rings.direction = options.direction;
            rings.machine = options.machine;
            buildRingsPipeline(pm, rings);
          }))
    return error;
  if (options.afterStage)
    options.afterStage(Stage::Rings, module);
  if (llvm::Error error = run(module, "lowering to LLVM", buildToLLVMPipeline))
    return error;
  if (options.afterStage)
    options.afterStage(Stage::LLVM, module);
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<Program>>
Program::compile(ModuleOp module, const CompileOptions &options) {
  if (llvm::Error error = keepEntries(module, options.entries))
    return error;
  if (llvm::Error error = runFirstPasses(module, options.pipeline))
    return error;
  if (llvm::any_of(mesh::getEntries(module), isAnnotated))
    if (llvm::Error error = run(module, "partitioning", [](OpPassManager &pm) {
          buildSpmdPipeline(pm);
        }))
      return error;
  if (options.afterStage)
    options.afterStage(Stage::Spmd, module);

  std::unique_ptr<Program> program(new Program());
  for (StringRef name : options.entries) {
    auto function = module.lookupSymbol<FunctionOpInterface>(name);
    if (!function)
      return llvm::createStringError("there is no function @" + name);
    llvm::Expected<Signature> signature = getSignature(function);
    if (!signature)
      return signature.takeError();
    program->entries.push_back({std::move(*signature), nullptr});
  }

  if (llvm::Error error = lowerToLLVM(module, options))
    return error;
  auto engine = createJit(module, options.optLevel);
  if (!engine)
    return engine.takeError();
  program->engine = std::move(*engine);
  for (Entry &entry : program->entries) {
    llvm::Expected<Function> function =
        program->engine->lookupPacked("_mlir_ciface_" + entry.signature.name);
    if (!function)
      return function.takeError();
    entry.function = *function;
  }
  return program;
}
