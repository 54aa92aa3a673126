//===- OptimizeParts.cpp - Optimize code on several threads ---------------===//

#include "OptimizeParts.h"

#include "CodeErrors.h"
#include "SplitCode.h"
#include "mesh/Execution/OptimizeCode.h"

#include "mlir/IR/Threading.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"

using namespace mesh;

std::string mesh::writeBitcode(const llvm::Module &module) {
  std::string bitcode;
  llvm::raw_string_ostream os(bitcode);
  llvm::WriteBitcodeToFile(module, os);
  return bitcode;
}

using Finish = function_ref<llvm::Expected<std::string>(llvm::Module &,
                                                        llvm::TargetMachine &)>;

static llvm::Expected<std::string>
optimizePart(llvm::Module &part, const CodeTarget &target, Finish finish) {
  std::unique_ptr<llvm::TargetMachine> machine = createTargetMachine(target);
  optimizeCode(part, target.optLevel, *machine);
  return finish(part, *machine);
}

/// Does so in a context of its own: a context is for one thread.
static llvm::Expected<std::string>
optimizeBitcode(StringRef bitcode, const CodeTarget &target, Finish finish) {
  llvm::LLVMContext context;
  auto part =
      llvm::parseBitcodeFile(llvm::MemoryBufferRef(bitcode, "part"), context);
  if (!part)
    return part.takeError();
  return optimizePart(**part, target, finish);
}

llvm::Expected<std::vector<std::string>>
mesh::optimizeParts(std::unique_ptr<llvm::Module> module,
                    const CodeTarget &target, MLIRContext *threads,
                    Finish finish) {
  limitOptimizations(*module);
  auto parts = splitCode(std::move(module));
  CodeErrors errors;
  std::vector<std::string> results;
  if (parts.size() == 1) {
    auto result = optimizePart(*parts.front(), target, finish);
    if (!result)
      return result.takeError();
    results.push_back(std::move(*result));
    return results;
  }
  for (std::unique_ptr<llvm::Module> &part : parts) {
    results.push_back(writeBitcode(*part));
    part.reset();
  }
  std::vector<std::string> problems(results.size());
  mlir::parallelFor(threads, 0, results.size(), [&](size_t index) {
    auto result = optimizeBitcode(results[index], target, finish);
    if (result)
      results[index] = std::move(*result);
    else
      problems[index] = llvm::toString(result.takeError());
  });
  for (const std::string &problem : problems)
    if (!problem.empty())
      return llvm::createStringError(problem);
  return results;
}
