//===- Reference.cpp - the reference of a program -------------------------===//

#include "mesh/Execution/Reference.h"

#include "mesh/Execution/Execute.h"
#include "mesh/IR/ProgramOps.h"

using namespace mesh;

llvm::Expected<std::unique_ptr<Program>>
mesh::compileReference(ModuleOp module, ArrayRef<std::string> entries,
                       const ReferenceOptions &options) {
  for (StringRef name : entries) {
    Operation *entry = module.lookupSymbol(name);
    if (!entry || !llvm::isa<FunctionOpInterface, ProgramsOp>(entry))
      return llvm::createStringError("there is no function @" + name);
    if (entry->hasAttr(MeshDialect::kSpmdAttrName) ||
        llvm::isa<ProgramsOp>(entry))
      return llvm::createStringError(
          "@" + name +
          " is in local view and so has no reference of its own; name the "
          "program that it comes from by --reference=FILE[:FUNCTION]");
  }
  CompileOptions compile;
  compile.entries.assign(entries.begin(), entries.end());
  compile.optLevel = options.optLevel;
  compile.kernels = options.kernels;
  compile.cache = options.cache;
  compile.reference =
      options.isWidened ? ReferenceTypes::Double : ReferenceTypes::Own;
  return Program::compile(module, compile);
}

llvm::Expected<std::vector<HostTensor>>
mesh::executeReference(const Program::Entry &reference,
                       ArrayRef<HostTensor> arguments, bool catchSignals,
                       RunStopper *stopper) {
  const std::vector<EntryValue> &values = reference.signature.arguments;
  std::string name = "the reference @" + reference.signature.name;
  if (values.size() != arguments.size())
    return llvm::createStringError(
        name + " takes " + llvm::Twine(values.size()) +
        " arguments, the program " + llvm::Twine(arguments.size()));
  std::vector<HostTensor> widened;
  for (auto [value, argument] : llvm::zip_equal(values, arguments)) {
    const TensorShape &shape = value.placement.getGlobalShape();
    TensorShape given = argument.getShape();
    if (rt::isFloat(given.element) && rt::isFloat(shape.element))
      given.element = shape.element;
    if (shape != given)
      return llvm::createStringError(name + ": argument '" + value.name +
                                     "' is " + shape.str() +
                                     ", the program's " + given.str());
    widened.push_back(argument.convert(shape.element));
  }
  ExecuteOptions options;
  options.runtime.catchSignals = catchSignals;
  options.stopper = stopper;
  llvm::Expected<Execution> execution = execute(reference, widened, options);
  if (!execution)
    return execution.takeError();
  return std::move(execution->results);
}
