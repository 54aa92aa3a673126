//===- ObjectFile.cpp - machine code in files -----------------------------===//

#include "ObjectFile.h"

#include "CodeErrors.h"
#include "OptimizeCode.h"

#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"
#include "llvm/Transforms/Instrumentation/ThreadSanitizer.h"

using namespace mesh;

/// The features of this machine's CPU, in LLVM's syntax.
static std::string getHostFeatures() {
  llvm::SubtargetFeatures features;
  for (const auto &feature : llvm::sys::getHostCPUFeatures())
    features.AddFeature(feature.first(), feature.second);
  return features.getString();
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const ObjectOptions &options) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  llvm::Triple triple(llvm::sys::getProcessTriple());
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return llvm::createStringError(error);
  bool isNative = options.cpu == "native";
  std::string cpu = isNative ? llvm::sys::getHostCPUName().str() : options.cpu;
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget(
      target->createMCSubtargetInfo(triple, "", ""));
  if (!subtarget->isCPUStringValid(cpu))
    return llvm::createStringError("'" + cpu + "' is no CPU of " +
                                   triple.getArchName() +
                                   "; llc -mcpu=help lists them");
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, cpu, isNative ? getHostFeatures() : "", llvm::TargetOptions(),
      llvm::Reloc::PIC_, std::nullopt,
      static_cast<llvm::CodeGenOptLevel>(options.optLevel)));
}

/// Functions of another file may have the same names, and what is not called
/// from outside is optimised better.
static void hideAllBut(ArrayRef<ExportedFunction> exported,
                       llvm::Module &module) {
  auto hide = [&](llvm::GlobalValue &value) {
    if (!value.isDeclaration() && !value.hasLocalLinkage())
      value.setLinkage(llvm::GlobalValue::InternalLinkage);
  };
  llvm::for_each(module.global_values(), hide);
  // One function may be a program of several entries.
  for (const auto &[name, symbol] : exported)
    llvm::GlobalAlias::create(llvm::GlobalValue::ExternalLinkage, symbol,
                              module.getFunction(name));
}

/// What Clang adds by -fsanitize=thread.
static void addThreadSanitizer(llvm::Module &module,
                               llvm::TargetMachine *machine) {
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      function.addFnAttr(llvm::Attribute::SanitizeThread);
  llvm::PassBuilder builder(machine);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  llvm::ModulePassManager passes;
  passes.addPass(llvm::ModuleThreadSanitizerPass());
  passes.addPass(
      llvm::createModuleToFunctionPassAdaptor(llvm::ThreadSanitizerPass()));
  passes.run(module, modules);
}

llvm::Error mesh::writeObject(ModuleOp module,
                              ArrayRef<ExportedFunction> exported,
                              const ObjectOptions &options,
                              llvm::raw_pwrite_stream &os) {
  auto machine = createTargetMachine(options);
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> translated =
      mlir::translateModuleToLLVMIR(module, context);
  if (!translated)
    return llvm::createStringError("translating to LLVM failed");
  translated->setTargetTriple((*machine)->getTargetTriple());
  translated->setDataLayout((*machine)->createDataLayout());
  hideAllBut(exported, *translated);
  if (llvm::Error error =
          makeCodeOptimizer(options.optLevel, machine->get())(translated.get()))
    return error;
  if (options.sanitizeThreads)
    addThreadSanitizer(*translated, machine->get());
  llvm::legacy::PassManager passes;
  if ((*machine)->addPassesToEmitFile(passes, os, /*DwoOut=*/nullptr,
                                      llvm::CodeGenFileType::ObjectFile))
    return llvm::createStringError("this CPU's code cannot be written to "
                                   "object files");
  CodeErrors errors;
  passes.run(*translated);
  return llvm::Error::success();
}
