//===- ProgramFile.cpp - the functions of a file that can be run ----------===//

#include "mesh/Execution/ProgramFile.h"

#include "ErrorAbout.h"
#include "mesh/Differentiation/Passes.h"
#include "mesh/Entries/SelectEntries.h"
#include "mesh/Entries/Signature.h"
#include "mesh/IR/Version.h"
#include "mesh/Params/Passes.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"

using namespace mesh;

LogicalResult mesh::lowerParams(ModuleOp module) {
  LowerParamsPassOptions params;
  params.norms = getParamNormsName(module).str();
  PassManager pm(module.getContext());
  pm.addPass(createLowerParamsPass(params));
  return pm.run(module);
}

llvm::Error mesh::defineFunctions(ModuleOp module, StringRef name,
                                  NonFiniteSteps steps) {
  PassManager pm(module.getContext());
  // Code donates what its caller says alone; predictions count as mesh-train.
  DifferentiatePassOptions differentiate;
  differentiate.donateState = true;
  differentiate.skipNonFinite = steps == NonFiniteSteps::Skip;
  pm.addPass(createDifferentiatePass(differentiate));
  if (failed(lowerParams(module)) || failed(pm.run(module)))
    return llvm::createStringError(
        name + ": its parameters and derivatives cannot be lowered");
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<SourceFile>>
mesh::openProgram(StringRef path, MLIRContext &context, raw_ostream &os,
                  NonFiniteSteps steps) {
  auto file = SourceFile::open(path, context, os);
  if (!file)
    return file;
  if (llvm::Error error = defineFunctions((*file)->getModule(), path, steps))
    return error;
  return file;
}

llvm::Expected<mlir::OwningOpRef<ModuleOp>>
mesh::parseProgram(StringRef text, StringRef name, MLIRContext &context) {
  mlir::ParserConfig config(&context);
  auto module = mlir::parseSourceString<ModuleOp>(text, config, name);
  if (!module)
    return llvm::createStringError("the program cannot be parsed" +
                                   explainOtherVersion(text));
  return module;
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
