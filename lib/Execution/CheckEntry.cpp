//===- CheckEntry.cpp - compare an entry with its reference ---------------===//

#include "mesh/Execution/CheckEntry.h"

#include "ReferenceRun.h"
#include "mesh/Execution/EntryReport.h"
#include "mesh/Execution/ProgramFile.h"

using namespace mesh;

/// Returns the request of a ReferenceRun for the request of a file.
static RunRequest getRunRequest(const CheckRequest &request) {
  RunRequest run;
  run.file = "the program";
  run.compile = request.compile;
  run.tensors = request.arguments;
  run.execute = request.execute;
  return run;
}

llvm::Expected<CheckReport> mesh::checkEntry(ModuleOp module,
                                             const CheckRequest &request) {
  llvm::Expected<std::string> name = selectEntry(module, request.entry);
  if (!name)
    return name.takeError();
  CompileOptions compile = request.compile;
  compile.entries = {*name};
  mlir::OwningOpRef<ModuleOp> lowered = module.clone();
  auto program = Program::compile(*lowered, compile);
  if (!program)
    return program.takeError();
  RunRequest run = getRunRequest(request);
  ReferenceRun reference(run, *module.getContext(), llvm::nulls());
  if (llvm::Error error = reference.compile(module.clone(), compile.entries))
    return error;
  const Program::Entry &entry = (*program)->getEntries().front();
  auto arguments =
      makeArguments(entry.signature, {}, request.seed, request.arguments);
  if (!arguments)
    return arguments.takeError();
  if (llvm::Error error = reference.compute(0, entry.signature, *arguments))
    return error;
  ExecuteOptions execute = request.execute;
  execute.extendTolerance = [&](size_t result) {
    return reference.getCopyTolerance(result);
  };
  auto execution = mesh::execute(entry, *arguments, execute);
  if (!execution)
    return execution.takeError();
  auto comparisons = reference.compare(execution->results);
  if (!comparisons)
    return comparisons.takeError();
  EntryReport report{entry.signature, *execution, std::move(*comparisons)};
  CheckReport checked;
  checked.ok = report.ok();
  checked.json = report.toJson();
  llvm::raw_string_ostream os(checked.text);
  report.print(os);
  return checked;
}
