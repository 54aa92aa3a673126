//===- Program.cpp - from a module to functions that can be called --------===//

#include "mesh/Execution/Program.h"

#include "CompiledProgram.h"
#include "Jit.h"

using namespace mesh;

Program::Program() = default;
Program::~Program() = default;

llvm::Expected<std::unique_ptr<Program>>
Program::compile(ModuleOp module, const CompileOptions &options) {
  auto target = getCodeTarget("native", options.optLevel, /*isLoaded=*/true);
  if (!target)
    return target.takeError();
  auto generate = [&](ModuleOp lowered, ArrayRef<Signature> signatures) {
    std::vector<std::string> functions;
    for (const Signature &signature : signatures)
      llvm::append_range(functions, signature.symbols);
    return generateLoadedCode(lowered, functions, *target);
  };
  auto compiled =
      compileProgram(module, options, options.cache, {*target, {}, generate});
  if (!compiled)
    return compiled.takeError();
  auto code = LoadedCode::load(compiled->objects);
  if (!code)
    return code.takeError();
  std::unique_ptr<Program> program(new Program());
  program->code = std::move(*code);
  program->cached = compiled->isCached;
  for (Signature &signature : compiled->signatures) {
    Entry &entry = program->entries.emplace_back();
    entry.signature = std::move(signature);
    for (StringRef name : entry.signature.symbols) {
      llvm::Expected<Function> function = program->code->lookup(name);
      if (!function)
        return function.takeError();
      entry.functions.push_back(*function);
    }
  }
  return program;
}
