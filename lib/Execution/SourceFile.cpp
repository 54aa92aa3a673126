//===- SourceFile.cpp - a parsed file and its functions -------------------===//

#include "SourceFile.h"

#include "mesh/Execution/Signature.h"
#include "mesh/IR/Version.h"
#include "mesh/Params/Passes.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mesh;

static constexpr StringRef kParamNorms = "param_norms";

SourceFile::SourceFile(MLIRContext &context, raw_ostream &os)
    : sources(std::make_shared<llvm::SourceMgr>()),
      handler(*sources, &context, os) {}

llvm::Expected<std::unique_ptr<SourceFile>>
SourceFile::open(StringRef path, MLIRContext &context, raw_ostream &os) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/true);
  if (!buffer)
    return llvm::createStringError(path + ": " + buffer.getError().message());
  std::unique_ptr<SourceFile> file(new SourceFile(context, os));
  StringRef text = (*buffer)->getBuffer();
  file->sources->AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  file->module = mlir::parseSourceFile<ModuleOp>(file->sources, &context);
  if (!file->module)
    return llvm::createStringError(path + ": cannot be parsed" +
                                   explainNewerVersion(text));
  // Parameters are arguments to whoever runs the program, who may ask for their
  // norms unless the program has its own.
  LowerParamsPassOptions params;
  if (!file->module->lookupSymbol(kParamNorms))
    params.norms = kParamNorms.str();
  PassManager pm(&context);
  pm.addPass(createLowerParamsPass(params));
  if (failed(pm.run(*file->module)))
    return llvm::createStringError(path + ": its parameters cannot be lowered");
  return file;
}

llvm::Expected<std::string> mesh::selectEntry(ModuleOp module,
                                              StringRef wanted) {
  SmallVector<std::string> names;
  for (mlir::SymbolOpInterface entry : getEntries(module))
    names.push_back(entry.getName().str());
  if (names.empty())
    return llvm::createStringError("there is no public function to run");
  if (wanted.empty() && names.size() == 1)
    return names.front();
  StringRef name = wanted.empty() ? "main" : wanted;
  if (llvm::is_contained(names, name))
    return name.str();
  return llvm::createStringError(
      (wanted.empty()
           ? llvm::Twine("which function is to run? The public ones are @")
           : "there is no public function @" + wanted +
                 "; those that there are: @") +
      llvm::join(names, ", @"));
}
