//===- Jit.cpp - Machine code that this process runs ----------------------===//

#include "Jit.h"

#include "OptimizeParts.h"
#include "mesh-rt/symbols.h"
#include "mesh/Execution/Program.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/ExecutionEngine/Orc/RTDyldObjectLinkingLayer.h"
#include "llvm/ExecutionEngine/SectionMemoryManager.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Target/TargetMachine.h"

using namespace mesh;
namespace orc = llvm::orc;

void mesh::registerExecution(DialectRegistry &registry) {
  mlir::registerBuiltinDialectTranslation(registry);
  mlir::registerLLVMDialectTranslation(registry);
}

//===----------------------------------------------------------------------===//
// Generating code
//===----------------------------------------------------------------------===//

/// Returns the name of what calls `function` with addresses of arguments.
static std::string getPackedName(StringRef function) {
  return ("_mesh_packed_" + function).str();
}

/// Adds a function of an array of addresses that calls `function` with what is
/// at these.
static void addPacked(llvm::Function &function) {
  llvm::Module &module = *function.getParent();
  llvm::IRBuilder<> builder(module.getContext());
  llvm::Type *pointer = builder.getPtrTy();
  auto *packed = llvm::Function::Create(
      llvm::FunctionType::get(builder.getVoidTy(), pointer, /*isVarArg=*/false),
      llvm::GlobalValue::ExternalLinkage, getPackedName(function.getName()),
      module);
  builder.SetInsertPoint(
      llvm::BasicBlock::Create(module.getContext(), "", packed));
  SmallVector<llvm::Value *> arguments;
  for (llvm::Argument &argument : function.args()) {
    llvm::Value *at = builder.CreateConstGEP1_64(pointer, packed->getArg(0),
                                                 argument.getArgNo());
    arguments.push_back(builder.CreateLoad(argument.getType(),
                                           builder.CreateLoad(pointer, at)));
  }
  builder.CreateCall(&function, arguments);
  builder.CreateRetVoid();
}

static llvm::Expected<std::string> emit(llvm::Module &part,
                                        llvm::TargetMachine &machine) {
  SmallString<0> object;
  llvm::raw_svector_ostream os(object);
  if (llvm::Error error = emitObject(part, machine, os))
    return error;
  return object.str().str();
}

llvm::Expected<std::vector<std::string>>
mesh::generateLoadedCode(ModuleOp module, ArrayRef<std::string> functions,
                         const CodeTarget &target) {
  llvm::LLVMContext context;
  auto translated = translate(module, *createTargetMachine(target), context);
  if (!translated)
    return translated.takeError();
  for (StringRef name : functions)
    // One function may be a program of several entries.
    if (!(*translated)->getFunction(getPackedName(name)))
      addPacked(*(*translated)->getFunction(name));
  return optimizeParts(std::move(*translated), target, module.getContext(),
                       emit);
}

//===----------------------------------------------------------------------===//
// Loading it
//===----------------------------------------------------------------------===//

LoadedCode::LoadedCode(std::unique_ptr<orc::LLJIT> jit) : jit(std::move(jit)) {}
LoadedCode::~LoadedCode() = default;

static llvm::Error defineRuntime(orc::LLJIT &jit) {
  orc::SymbolMap map;
  for (const rt::Symbol &symbol : rt::symbols())
    map[jit.mangleAndIntern(symbol.name)] = {
        orc::ExecutorAddr::fromPtr(symbol.address),
        llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
  return jit.getMainJITDylib().define(orc::absoluteSymbols(std::move(map)));
}

static llvm::Expected<std::unique_ptr<orc::LLJIT>> createJit() {
  auto target = orc::JITTargetMachineBuilder::detectHost();
  if (!target)
    return target.takeError();
  // The code needs nothing that a platform prepares, as constructors.
  return orc::LLJITBuilder()
      .setJITTargetMachineBuilder(std::move(*target))
      .setPlatformSetUp(orc::setUpInactivePlatform)
      .setObjectLinkingLayerCreator([](orc::ExecutionSession &session) {
        return std::make_unique<orc::RTDyldObjectLinkingLayer>(
            session, [](const llvm::MemoryBuffer &) {
              return std::make_unique<llvm::SectionMemoryManager>();
            });
      })
      .create();
}

llvm::Expected<std::unique_ptr<LoadedCode>>
LoadedCode::load(ArrayRef<std::string> objects) {
  llvm::cantFail(getCodeTarget("native", 0, /*isLoaded=*/true));
  auto jit = createJit();
  if (!jit)
    return jit.takeError();
  if (llvm::Error error = defineRuntime(**jit))
    return error;
  for (auto [index, object] : llvm::enumerate(objects))
    if (llvm::Error error =
            (*jit)->addObjectFile(llvm::MemoryBuffer::getMemBufferCopy(
                object, std::to_string(index))))
      return error;
  return std::unique_ptr<LoadedCode>(new LoadedCode(std::move(*jit)));
}

llvm::Expected<LoadedCode::Function> LoadedCode::lookup(StringRef function) {
  auto address = jit->lookup(getPackedName(function));
  if (!address)
    return address.takeError();
  return address->toPtr<Function>();
}
