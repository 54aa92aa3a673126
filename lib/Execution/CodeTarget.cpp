//===- CodeTarget.cpp - The CPU and the form of machine code --------------===//

#include "CodeTarget.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"

using namespace mesh;

/// Returns the features of this machine's CPU, in LLVM's syntax.
static std::string getHostFeatures() {
  llvm::SubtargetFeatures features;
  for (const auto &feature : llvm::sys::getHostCPUFeatures())
    features.AddFeature(feature.first(), feature.second);
  return features.getString();
}

/// Returns LLVM's target of this machine's architecture.
static llvm::Expected<const llvm::Target *> lookupHost() {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  std::string error;
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(
      llvm::Triple(llvm::sys::getProcessTriple()), error);
  if (!target)
    return llvm::createStringError(error);
  return target;
}

llvm::Expected<CodeTarget> mesh::getCodeTarget(StringRef cpu, unsigned optLevel,
                                               bool isLoaded) {
  if (optLevel > 3)
    return llvm::createStringError(
        "the optimization level must be 0 to 3, got %u", optLevel);
  auto target = lookupHost();
  if (!target)
    return target.takeError();
  if (cpu == "native")
    return CodeTarget{optLevel, llvm::sys::getHostCPUName().str(),
                      getHostFeatures(), isLoaded};
  llvm::Triple triple(llvm::sys::getProcessTriple());
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget(
      (*target)->createMCSubtargetInfo(triple, "", ""));
  if (!subtarget->isCPUStringValid(cpu))
    return llvm::createStringError("'" + cpu + "' is no CPU of " +
                                   triple.getArchName() +
                                   "; llc -mcpu=help lists them");
  return CodeTarget{optLevel, cpu.str(), "", isLoaded};
}

std::unique_ptr<llvm::TargetMachine>
mesh::createTargetMachine(const CodeTarget &target) {
  std::optional<llvm::Reloc::Model> relocation;
  if (!target.isLoaded)
    relocation = llvm::Reloc::PIC_;
  const llvm::Target *host = llvm::cantFail(lookupHost());
  return std::unique_ptr<llvm::TargetMachine>(host->createTargetMachine(
      llvm::Triple(llvm::sys::getProcessTriple()), target.cpu, target.features,
      llvm::TargetOptions(), relocation, std::nullopt,
      static_cast<llvm::CodeGenOptLevel>(target.optLevel), target.isLoaded));
}

llvm::Expected<std::unique_ptr<llvm::Module>>
mesh::translate(ModuleOp module, const llvm::TargetMachine &machine,
                llvm::LLVMContext &context) {
  std::unique_ptr<llvm::Module> translated =
      mlir::translateModuleToLLVMIR(module, context);
  if (!translated)
    return llvm::createStringError("translating to LLVM failed");
  translated->setTargetTriple(machine.getTargetTriple());
  translated->setDataLayout(machine.createDataLayout());
  return translated;
}

llvm::Error mesh::emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                             llvm::raw_pwrite_stream &os) {
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, os, /*DwoOut=*/nullptr,
                                  llvm::CodeGenFileType::ObjectFile))
    return llvm::createStringError("this CPU's code cannot be written to "
                                   "object files");
  passes.run(module);
  return llvm::Error::success();
}
