//===- PipelineSearch.cpp - searches in programs with pipelines -----------===//

#include "ProgramSearch.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/IR/PipelineOps.h"
#include "mesh/Pipelines/Pipelines.h"

using namespace mesh;

llvm::Expected<size_t>
ProgramSearch::choosePipeline(ArrayRef<ProgramVariant> pipelines, double budget,
                              raw_ostream &report) {
  start.reset();
  comparisons.clear();
  std::vector<ProgramVariant> defined;
  for (const ProgramVariant &pipeline : pipelines) {
    auto module =
        defineEntry(pipeline.module.get(), request.lower.entries.front());
    if (!module)
      return module.takeError();
    defined.push_back({pipeline.label, std::move(*module),
                       getBatchDim(pipeline.module.get())});
  }
  return choose(std::move(defined), /*devices=*/0, budget, report);
}

/// Returns true if a pipeline of `module` has a schedule: one program for all
/// devices would hold what any of them needs.
static bool isScheduled(ModuleOp module) {
  return module
      ->walk([](PipelineOp op) {
        return op.getSchedule() ? WalkResult::interrupt()
                                : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Returns the text of a pipeline of passes for the machine at `path`.
template <typename Options>
static std::string getPipelineText(StringRef name, const std::string &path) {
  Options options;
  options.machine = path;
  std::string text = name.str();
  llvm::raw_string_ostream os(text);
  options.print(os);
  return text;
}

std::string ProgramSearch::getLowering() const {
  if (!arePipelines || !isScheduled(*chosen))
    return "";
  const std::string &path = request.lower.machine;
  return getPipelineText<SpmdPipelineOptions>("mesh-spmd", path) + "," +
         getPipelineText<RingsPipelineOptions>("mesh-rings", path) +
         ",mesh-programs";
}

/// Returns the predicted step of `result`, or why there is none.
static std::string getStepText(llvm::Expected<SearchResult> &result) {
  if (result)
    return "a step of " + toText(result->cost.seconds);
  std::string problem = llvm::toString(result.takeError());
  result = llvm::createStringError(problem);
  return problem;
}

llvm::Error ProgramSearch::checkTime() const {
  if (isStopped())
    return llvm::createStringError("interrupted");
  return getSeconds() < request.budget
             ? llvm::Error::success()
             : llvm::createStringError("the budget is spent");
}

std::vector<PipelineProposal> ProgramSearch::proposePipelines() {
  constexpr double kShare = 0.05;
  // A start has annotations of the program without pipelines.
  if (!request.pipelines || request.startProgram)
    return {};
  double end = getSeconds() + kShare * request.budget;
  FirstProblem problem;
  auto proposals = mesh::proposePipelines(
      *programs.front().module, request.lower.entries.front(), machine,
      getMemoryLimit(request, machine),
      [&] { return isStopped() || getSeconds() > end; }, problem);
  if (proposals.empty())
    os << "no pipeline: " << problem.getText() << "\n";
  return proposals;
}

llvm::Expected<SearchResult>
ProgramSearch::searchPipeline(ArrayRef<PipelineProposal> proposals,
                              raw_ostream &report) {
  constexpr double kChoiceShare = 0.3;
  FirstProblem problem;
  if (llvm::Error error = checkTime())
    return error;
  std::vector<ProgramVariant> pipelines = makePipelines(
      *programs.front().module, request.lower.entries.front(), proposals,
      [&] { return isStopped() || getSeconds() > request.budget; }, problem);
  if (pipelines.empty())
    return llvm::createStringError(problem.getText());
  if (llvm::Error error = checkTime())
    return error;
  llvm::Expected<size_t> number = choosePipeline(
      pipelines, kChoiceShare * (request.budget - getSeconds()), report);
  if (!number)
    return number.takeError();
  arePipelines = true;
  if (llvm::Error error = checkTime())
    return error;
  return search(*pipelines[*number].module, request.budget - getSeconds(),
                report);
}

llvm::Expected<SearchResult>
ProgramSearch::comparePipelines(std::vector<PipelineProposal> proposals,
                                double budget) {
  // Estimates leave out what is no stage.
  constexpr double kPlainShare = 0.5, kGain = 0.95;
  std::string plainReport, pipelineReport;
  llvm::raw_string_ostream plainOs(plainReport), pipelineOs(pipelineReport);
  PipelineProposal first = proposals.front();
  Extension extension{first.seconds / kGain, (1 - kPlainShare) * budget};
  llvm::Expected<SearchResult> plain =
      search(*source, kPlainShare * budget, plainOs, extension);
  // In estimates as in local view, communication is not hidden.
  if (plain && first.seconds >= kGain * plain->cost.localSeconds) {
    os << "no pipeline: " << getStepText(plain) << "; " << first.getLabel()
       << ": an estimate of " << toText(first.seconds) << "\n"
       << plainReport;
    return plain;
  }
  if (plain)
    llvm::erase_if(proposals, [&](const PipelineProposal &proposal) {
      return proposal.seconds >= kGain * plain->cost.localSeconds;
    });
  mlir::OwningOpRef<ModuleOp> plainProgram = std::move(chosen);
  label = first.getLabel();
  llvm::Expected<SearchResult> found = searchPipeline(proposals, pipelineOs);
  os << "no pipeline: " << getStepText(plain) << "; " << label << ": "
     << getStepText(found)
     << (getLowering().empty()
             ? ""
             : ", with --pipeline=mesh-spmd,mesh-rings,mesh-programs")
     << "\n";
  bool isBetter =
      found && (!plain || found->cost.seconds < plain->cost.seconds);
  if (!isBetter) {
    llvm::consumeError(found.takeError());
    chosen = std::move(plainProgram);
    os << plainReport;
    return plain;
  }
  llvm::consumeError(plain.takeError());
  os << pipelineReport;
  return found;
}
