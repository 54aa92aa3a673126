//===- Jit.cpp - machine code from the LLVM dialect -----------------------===//

#include "Jit.h"

#include "mesh-rt/element.h"
#include "mesh-rt/symbols.h"
#include "mesh/Execution/Program.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace mesh;

void mesh::registerExecution(DialectRegistry &registry) {
  mlir::registerBuiltinDialectTranslation(registry);
  mlir::registerLLVMDialectTranslation(registry);
}

// What LLVM calls to make a bf16, which the compiler's library does not always
// have. A bf16 is returned in the lower half of a float's register.

static float truncateFloat(float value) {
  return llvm::bit_cast<float>(uint32_t(rt::f32ToBf16(value)));
}

static float truncateDouble(double value) {
  llvm::APFloat narrow(value);
  bool losesInfo = false;
  narrow.convert(llvm::APFloat::BFloat(), llvm::APFloat::rmNearestTiesToEven,
                 &losesInfo);
  auto bits = static_cast<uint32_t>(narrow.bitcastToAPInt().getZExtValue());
  return llvm::bit_cast<float>(bits);
}

static llvm::orc::SymbolMap
getRuntimeSymbols(llvm::orc::MangleAndInterner mangle) {
  llvm::orc::SymbolMap map;
  auto add = [&](StringRef name, auto *address) {
    map[mangle(name)] = {llvm::orc::ExecutorAddr::fromPtr(address),
                         llvm::JITSymbolFlags::Exported |
                             llvm::JITSymbolFlags::Callable};
  };
  add("__truncsfbf2", &truncateFloat);
  add("__truncdfbf2", &truncateDouble);
  for (const rt::Symbol &symbol : rt::symbols())
    add(symbol.name, symbol.address);
  return map;
}

llvm::Expected<std::unique_ptr<mlir::ExecutionEngine>>
mesh::createJit(ModuleOp module, unsigned optLevel) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto host = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!host)
    return host.takeError();
  host->setCodeGenOptLevel(static_cast<llvm::CodeGenOptLevel>(optLevel));
  auto target = host->createTargetMachine();
  if (!target)
    return target.takeError();

  auto optimize =
      mlir::makeOptimizingTransformer(optLevel, /*sizeLevel=*/0, target->get());
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
