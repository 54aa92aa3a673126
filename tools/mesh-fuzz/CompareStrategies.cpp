//===- CompareStrategies.cpp - all ways to run a program agree ------------===//

#include "mesh-fuzz/Campaign.h"
#include "mesh-fuzz/Differentiate.h"
#include "mesh-fuzz/SameAnswer.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/IR/SourceFile.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mesh;

/// Returns whether all agree.
static bool compareOn(ModuleOp program, StringRef name, raw_ostream &os) {
  SameAnswer sameAnswer(program);
  int64_t numSame = 0;
  double share = 0;
  for (const Strategy &strategy : getStrategies()) {
    if (strategy.use == StrategyUse::Pipelines)
      continue;
    Answer answer = sameAnswer.run(strategy);
    if (answer.verdict != Verdict::Same) {
      os << name << ", " << strategy.name << ": "
         << getVerdictName(answer.verdict) << ": " << answer.message << "\n";
      return false;
    }
    ++numSame;
    share = std::max(share, answer.share);
  }
  os << llvm::formatv("{0}: {1} strategies agree to {2:f4} of the tolerance\n",
                      name, numSame, share);
  return true;
}

/// Makes @main of `module` its derivatives.
static llvm::Error differentiate(ModuleOp module, StringRef file) {
  if (!module.lookupSymbol<func::FuncOp>("main") &&
      !module.lookupSymbol<TrainStepOp>("main"))
    return llvm::createStringError(file + ": there is no function @main");
  if (failed(differentiateMain(module)))
    return llvm::createStringError(file + ": @main cannot be differentiated");
  return llvm::Error::success();
}

llvm::Error mesh::compareStrategies(ArrayRef<std::string> files,
                                    bool derivatives, MLIRContext &context,
                                    raw_ostream &os) {
  int64_t numFailures = 0;
  for (const std::string &file : files) {
    auto source = SourceFile::open(file, context, llvm::errs());
    if (!source)
      return source.takeError();
    if (derivatives)
      if (llvm::Error error = differentiate((*source)->getModule(), file))
        return error;
    if (!compareOn((*source)->getModule(), llvm::sys::path::filename(file), os))
      ++numFailures;
  }
  if (numFailures == 0)
    return llvm::Error::success();
  return llvm::createStringError(llvm::Twine(numFailures) + " of " +
                                 llvm::Twine(files.size()) +
                                 " programs failed");
}
