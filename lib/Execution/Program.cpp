//===- Program.cpp - from a module to functions that can be called --------===//

#include "mesh/Execution/Program.h"

#include "CodeErrors.h"
#include "Jit.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"

using namespace mesh;

Program::Program() = default;
Program::~Program() = default;

llvm::Expected<std::unique_ptr<Program>>
Program::compile(ModuleOp module, const CompileOptions &options) {
  auto signatures = lowerEntries(module, options);
  if (!signatures)
    return signatures.takeError();
  auto engine = createJit(module, options.optLevel);
  if (!engine)
    return engine.takeError();
  std::unique_ptr<Program> program(new Program());
  program->engine = std::move(*engine);
  CodeErrors errors;
  for (Signature &signature : *signatures) {
    Entry &entry = program->entries.emplace_back();
    entry.signature = std::move(signature);
    for (StringRef name : entry.signature.symbols) {
      llvm::Expected<Function> function = program->engine->lookupPacked(name);
      if (!function)
        return function.takeError();
      entry.functions.push_back(*function);
    }
  }
  return program;
}
