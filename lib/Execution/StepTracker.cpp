//===- StepTracker.cpp - progress of lowering -----------------------------===//

#include "StepTracker.h"

#include "mlir/Pass/Pass.h"

using namespace mesh;

// The passes of --mesh-execution that stand where a level is reached.
static constexpr StringRef kKeep = "mesh-keep-entries",
                           kSplit = "mesh-split-program",
                           kDescribe = "mesh-describe-entries",
                           kRemat = "mesh-plan-remat",
                           kPredict = "mesh-predict-time";

class StepTracker::Instrumentation : public mlir::PassInstrumentation {
public:
  explicit Instrumentation(StepTracker &tracker) : tracker(tracker) {}

  void runBeforePass(mlir::Pass *pass, Operation *) override {
    tracker.beginPass(pass->getArgument());
  }
  void runAfterPass(mlir::Pass *pass, Operation *) override {
    tracker.endPass(pass->getArgument());
  }
  void runAfterPassFailed(mlir::Pass *pass, Operation *) override {
    if (tracker.failedPass.empty())
      tracker.failedPass =
          (pass->getArgument().empty() ? pass->getName() : pass->getArgument())
              .str();
  }

private:
  StepTracker &tracker;
};

StepTracker::StepTracker(ModuleOp module, const LowerOptions &options)
    : module(module), options(options),
      reported(module.getContext(), /*isShown=*/true) {}

std::unique_ptr<mlir::PassInstrumentation> StepTracker::makeInstrumentation() {
  return std::make_unique<Instrumentation>(*this);
}

void StepTracker::enter(std::string name, bool isShown) {
  step = std::move(name);
  reported.message.clear();
  reported.isShown = isShown;
}

void StepTracker::beginPass(StringRef argument) {
  if (argument == kKeep) {
    hasKept = true;
    enter("");
  } else if (argument == kSplit)
    enter("partitioning");
  else if (argument == kDescribe) {
    if (options.afterStage)
      options.afterStage(Stage::Spmd, module);
    // The error says it all.
    enter("", /*isShown=*/false);
  } else if (argument == kRemat)
    // As above.
    enter("", /*isShown=*/false);
  else if (argument == kPredict && options.afterStage)
    options.afterStage(Stage::Rings, module);
}

void StepTracker::endPass(StringRef argument) {
  if (argument == kKeep)
    enter("the pipeline '" + options.pipeline + "'");
  else if (argument == kDescribe || argument == kRemat)
    enter("rewriting collectives as rings");
  else if (argument == kPredict)
    enter("lowering to LLVM");
}

llvm::Error StepTracker::takeError() const {
  if (options.reference && !hasKept)
    return llvm::createStringError(
        llvm::Twine("the program on one device") +
        (*options.reference == ReferenceTypes::Double ? ", in double precision,"
                                                      : "") +
        " cannot be made; name one to compare with by "
        "--reference=FILE[:FUNCTION]");
  if (step.empty())
    return llvm::createStringError(reported.message);
  std::string message = step + " failed";
  if (!failedPass.empty())
    message += " in " + failedPass;
  if (!reported.message.empty())
    message += ": " + reported.message;
  return llvm::createStringError(message);
}
