//===- Jit.cpp - machine code from the LLVM dialect -----------------------===//

#include "Jit.h"

#include "OptimizeCode.h"
#include "mesh-rt/symbols.h"
#include "mesh/Execution/Program.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace mesh;

void mesh::registerExecution(DialectRegistry &registry) {
  mlir::registerBuiltinDialectTranslation(registry);
  mlir::registerLLVMDialectTranslation(registry);
}

static llvm::orc::SymbolMap
getRuntimeSymbols(llvm::orc::MangleAndInterner mangle) {
  llvm::orc::SymbolMap map;
  auto add = [&](StringRef name, auto *address) {
    map[mangle(name)] = {llvm::orc::ExecutorAddr::fromPtr(address),
                         llvm::JITSymbolFlags::Exported |
                             llvm::JITSymbolFlags::Callable};
  };
  for (const rt::Symbol &symbol : rt::symbols())
    add(symbol.name, symbol.address);
  return map;
}

llvm::Expected<std::unique_ptr<mlir::ExecutionEngine>>
mesh::createJit(ModuleOp module, unsigned optLevel) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  auto host = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!host)
    return host.takeError();
  host->setCodeGenOptLevel(static_cast<llvm::CodeGenOptLevel>(optLevel));
  auto target = host->createTargetMachine();
  if (!target)
    return target.takeError();

  auto optimize = makeCodeOptimizer(optLevel, target->get());
  mlir::ExecutionEngineOptions options;
  options.transformer = optimize;
  options.enableGDBNotificationListener = false;
  options.enablePerfNotificationListener = false;
  auto engine =
      mlir::ExecutionEngine::create(module, options, std::move(*target));
  if (engine)
    (*engine)->registerSymbols(getRuntimeSymbols);
  return engine;
}
