//===- ProgramFile.cpp - the functions of a file that can be run ----------===//

#include "ProgramFile.h"

#include "ErrorAbout.h"
#include "mesh/Execution/Signature.h"
#include "mesh/Params/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"

using namespace mesh;

static constexpr StringRef kParamNorms = "param_norms";

llvm::Expected<std::unique_ptr<SourceFile>>
mesh::openProgram(StringRef path, MLIRContext &context, raw_ostream &os) {
  auto file = SourceFile::open(path, context, os);
  if (!file)
    return file;
  // Who runs the program may ask for the norms of its parameters, unless it has
  // its own.
  ModuleOp module = (*file)->getModule();
  LowerParamsPassOptions params;
  if (!module.lookupSymbol(kParamNorms))
    params.norms = kParamNorms.str();
  PassManager pm(&context);
  pm.addPass(createLowerParamsPass(params));
  if (failed(pm.run(module)))
    return llvm::createStringError(path + ": its parameters cannot be lowered");
  return file;
}

llvm::Expected<std::string> mesh::selectEntry(ModuleOp module,
                                              StringRef wanted) {
  SmallVector<std::string> names;
  for (mlir::SymbolOpInterface entry : getEntries(module))
    names.push_back(entry.getName().str());
  if (names.empty())
    return llvm::createStringError(
        "there is no public func.func or mesh.programs to run");
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

llvm::Expected<SmallVector<std::string>> mesh::selectEntries(StringRef path,
                                                             ModuleOp module,
                                                             StringRef wanted,
                                                             bool all) {
  if (all && !wanted.empty())
    return llvm::createStringError(
        "one entry and all of them cannot be asked for at once");
  SmallVector<std::string> entries;
  if (all)
    for (mlir::SymbolOpInterface entry : getEntries(module))
      entries.push_back(entry.getName().str());
  if (!entries.empty())
    return entries;
  llvm::Expected<std::string> entry = selectEntry(module, wanted);
  if (!entry)
    return makeErrorAbout(path, entry.takeError());
  entries.push_back(std::move(*entry));
  return entries;
}
