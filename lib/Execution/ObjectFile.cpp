//===- ObjectFile.cpp - machine code in files -----------------------------===//

#include "ObjectFile.h"

#include "CodeErrors.h"
#include "OptimizeParts.h"

#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Instrumentation/ThreadSanitizer.h"

using namespace mesh;

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

/// Adds the passes that Clang adds by -fsanitize=thread.
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

/// Links the parts of a module, and hides what they share.
static llvm::Expected<std::unique_ptr<llvm::Module>>
linkParts(ArrayRef<std::string> parts, llvm::LLVMContext &context) {
  std::unique_ptr<llvm::Module> whole;
  for (StringRef bitcode : parts) {
    auto part =
        llvm::parseBitcodeFile(llvm::MemoryBufferRef(bitcode, "part"), context);
    if (!part)
      return part.takeError();
    if (!whole)
      whole = std::move(*part);
    else if (llvm::Linker::linkModules(*whole, std::move(*part)))
      return llvm::createStringError("linking the parts of the code failed");
  }
  for (llvm::GlobalValue &value : whole->global_values())
    if (!value.isDeclaration() && value.hasHiddenVisibility()) {
      value.setVisibility(llvm::GlobalValue::DefaultVisibility);
      value.setLinkage(llvm::GlobalValue::InternalLinkage);
    }
  return whole;
}

llvm::Expected<std::string>
mesh::generateObject(ModuleOp module, ArrayRef<ExportedFunction> exported,
                     const CodeTarget &target, bool sanitizeThreads) {
  std::unique_ptr<llvm::TargetMachine> machine = createTargetMachine(target);
  llvm::LLVMContext context;
  auto translated = translate(module, *machine, context);
  if (!translated)
    return translated.takeError();
  hideAllBut(exported, **translated);
  auto emit = [&](llvm::Module &code,
                  llvm::TargetMachine &machine) -> llvm::Expected<std::string> {
    if (sanitizeThreads)
      addThreadSanitizer(code, &machine);
    SmallString<0> object;
    llvm::raw_svector_ostream os(object);
    if (llvm::Error error = emitObject(code, machine, os))
      return error;
    return object.str().str();
  };
  // A file has one object: optimized parts become one module again.
  llvm::Module *whole = translated->get();
  auto parts = optimizeParts(
      std::move(*translated), target, module.getContext(),
      [&](llvm::Module &part,
          llvm::TargetMachine &machine) -> llvm::Expected<std::string> {
        return &part == whole ? emit(part, machine) : writeBitcode(part);
      });
  if (!parts)
    return parts.takeError();
  if (parts->size() == 1)
    return std::move(parts->front());
  auto linked = linkParts(*parts, context);
  if (!linked)
    return linked.takeError();
  CodeErrors errors;
  return emit(**linked, *machine);
}
