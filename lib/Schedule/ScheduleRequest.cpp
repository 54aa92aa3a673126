//===- ScheduleRequest.cpp - requests to mesh-schedule --------------------===//

#include "mesh/Schedule/ScheduleRequest.h"

#include "mesh/Schedule/BalanceStages.h"
#include "mesh/Schedule/Messages.h"
#include "mesh/Schedule/Report.h"
#include "mesh/Schedule/ScheduleCsv.h"
#include "mesh/Support/ReadFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace mesh;

/// Reads the skips and adds them to the schedule.
static llvm::Error addSkips(const ScheduleRequest &request,
                            PipelineSchedule &schedule) {
  for (StringRef text : request.skips) {
    auto [from, to] = text.split(':');
    StageEdge edge;
    if (from.getAsInteger(10, edge.from) || to.getAsInteger(10, edge.to) ||
        edge.from < 0 || edge.to - 1 <= edge.from ||
        edge.to >= schedule.getNumStages())
      return llvm::createStringError(
          "--skip: expected two stages from 0 to " +
          llvm::Twine(schedule.getNumStages() - 1) +
          " that are not neighbours, the earlier first, such as 0:2, got '" +
          text + "'");
    if (!llvm::is_contained(schedule.skips, edge))
      schedule.skips.push_back(edge);
  }
  return llvm::Error::success();
}

static llvm::Error generate(const ScheduleRequest &request,
                            ScheduleReport &report) {
  for (auto [number, name] :
       {std::pair(request.stages, "--stages"),
        std::pair(request.microbatches, "--microbatches")})
    if (!number)
      return llvm::createStringError(llvm::Twine("there is no ") + name +
                                     ": give a number, or a table to "
                                     "--validate");
  ScheduleKind kind = request.kind.value_or(ScheduleKind::OneFOneB);
  ScheduleSpec spec{kind, *request.stages, *request.microbatches,
                    request.chunks.value_or(getDefaultChunks(kind)),
                    request.group};
  llvm::Expected<PipelineSchedule> schedule = generateSchedule(spec);
  if (!schedule)
    return schedule.takeError();
  report.title = getName(kind).str();
  report.schedule = std::move(*schedule);
  if (!request.forwardOnly && request.skips.empty())
    report.spec = spec;
  return addSkips(request, report.schedule);
}

/// Reads and checks a table. Whether it is valid; if not, errors are printed.
static llvm::Expected<bool> readTable(const ScheduleRequest &request,
                                      ScheduleReport &report,
                                      llvm::raw_ostream &errors) {
  for (auto [number, name] : {std::pair(request.stages, "--stages"),
                              std::pair(request.microbatches, "--microbatches"),
                              std::pair(request.chunks, "--chunks"),
                              std::pair(request.group, "--group")})
    if (number)
      return llvm::createStringError(
          llvm::Twine(name) +
          " is of no use with --validate: the table has its own");
  if (request.kind)
    return llvm::createStringError(
        "--schedule is of no use with --validate: the table has its own");
  if (request.credits < 0)
    return llvm::createStringError("--credits: expected at least 0, got " +
                                   llvm::Twine(request.credits));
  auto buffer = readTextOrInput(request.table);
  if (!buffer)
    return buffer.takeError();
  llvm::Expected<ScheduleFile> file =
      parseScheduleCsv((*buffer)->getBuffer(), request.table);
  if (!file)
    return file.takeError();
  if (llvm::Error error = addSkips(request, file->schedule))
    return error;
  std::vector<ScheduleError> found =
      validateSchedule(file->schedule, {request.credits});
  printScheduleErrors(*file, found, errors);
  report.title = file->name;
  report.schedule = std::move(file->schedule);
  return found.empty();
}

/// The numbers of an option; none if it is empty.
static llvm::Expected<SmallVector<Rational>> parseOption(StringRef name,
                                                         StringRef text) {
  if (text.empty())
    return SmallVector<Rational>();
  llvm::Expected<SmallVector<Rational>> numbers = parseRationals(text);
  if (!numbers)
    return llvm::createStringError(name + ": " +
                                   llvm::toString(numbers.takeError()));
  return numbers;
}

/// Returns the costs of stages, as the user says or as they follow from layers.
static llvm::Expected<SmallVector<Rational>>
getStageWeights(const ScheduleRequest &request, ScheduleReport &report) {
  llvm::Expected<SmallVector<Rational>> weights =
      parseOption("--stage-weights", request.stageWeights);
  if (!weights)
    return weights;
  llvm::Expected<SmallVector<Rational>> layers =
      parseOption("--layers", request.layers);
  if (!layers)
    return layers;
  int64_t numStages = report.schedule.getNumStages();
  if (layers->empty()) {
    if (!weights->empty() && static_cast<int64_t>(weights->size()) != numStages)
      return llvm::createStringError(
          "--stage-weights: expected " + llvm::Twine(numStages) +
          " numbers, one for each stage, got " + llvm::Twine(weights->size()));
    return weights;
  }
  if (!weights->empty())
    return llvm::createStringError(
        "--layers and --stage-weights both say what stages weigh");
  llvm::Expected<StageSplit> split = balanceStages(*layers, numStages);
  if (!split)
    return llvm::createStringError("--layers: " +
                                   llvm::toString(split.takeError()));
  report.layersOfStage = split->lengths;
  return split->costs;
}

static llvm::Error setCosts(const ScheduleRequest &request,
                            ScheduleReport &report) {
  llvm::Expected<SmallVector<Rational>> weights =
      getStageWeights(request, report);
  if (!weights)
    return weights.takeError();
  llvm::Expected<SmallVector<Rational>> numbers =
      parseOption("--costs", request.costs);
  if (!numbers)
    return numbers.takeError();
  llvm::Expected<ScheduleCosts> costs = makeCosts(*numbers, *weights);
  if (!costs)
    return llvm::createStringError("--costs: " +
                                   llvm::toString(costs.takeError()));
  report.costs = std::move(*costs);
  return llvm::Error::success();
}

static void printCsv(const ScheduleRequest &request,
                     const ScheduleReport &report, llvm::raw_ostream &os) {
  PipelineSchedule schedule = report.schedule;
  if (request.withMessages)
    schedule = insertGradReductions(insertMessages(schedule, report.costs));
  else
    schedule = alignToSteps(schedule.getComputeOnly());
  if (request.withWaits)
    schedule = insertWaits(schedule);
  printScheduleCsv(schedule, os);
}

/// The table as the attribute of mesh.pipeline.
static void printMlir(const PipelineSchedule &schedule, llvm::raw_ostream &os) {
  std::string text;
  llvm::raw_string_ostream rows(text);
  printScheduleCsv(alignToSteps(schedule.getComputeOnly()), rows);
  os << "table [";
  llvm::interleave(
      llvm::split(StringRef(text).rtrim('\n'), '\n'), os,
      [&](StringRef row) { os << '"' << row << '"'; }, ",\n       ");
  os << "]\n";
}

static void printSummary(const ScheduleRequest &request,
                         const ScheduleReport &report, llvm::raw_ostream &os) {
  const PipelineSchedule &schedule = report.schedule;
  int64_t numActions = 0;
  schedule.walk([&](Position, const Action &) { ++numActions; });
  os << request.table << ": valid: " << schedule.getNumRanks() << " ranks, "
     << schedule.getNumStages() << " stages, " << schedule.numMicrobatches
     << " micro-batches, " << numActions << " actions; peak live ";
  llvm::interleaveComma(countPeakLive(schedule), os);
  os << '\n';
}

static void print(const ScheduleRequest &request, ScheduleReport &report,
                  llvm::raw_ostream &os) {
  report.timeline = computeTimeline(report.schedule, report.costs);
  switch (request.format) {
  case ScheduleFormat::Summary:
    return printSummary(request, report, os);
  case ScheduleFormat::Csv:
    return printCsv(request, report, os);
  case ScheduleFormat::Mlir:
    return printMlir(report.schedule, os);
  case ScheduleFormat::Report:
    return printText(report, os, request.width);
  case ScheduleFormat::Json:
    return printJson(report, os);
  case ScheduleFormat::Svg:
    return printSvg(report, os);
  case ScheduleFormat::Trace:
    return printTrace(report, os);
  }
}

llvm::Expected<bool> mesh::answer(const ScheduleRequest &request,
                                  llvm::raw_ostream &os,
                                  llvm::raw_ostream &errors) {
  if (request.withMessages && request.format != ScheduleFormat::Csv)
    return llvm::createStringError("--comms is about --format=csv");
  if (request.withWaits && !request.withMessages)
    return llvm::createStringError("--waits is about --comms");
  if (request.width < 1)
    return llvm::createStringError("--width: expected at least 1, got " +
                                   llvm::Twine(request.width));
  ScheduleReport report;
  if (request.table.empty()) {
    if (llvm::Error error = generate(request, report))
      return error;
  } else {
    llvm::Expected<bool> isValid = readTable(request, report, errors);
    if (!isValid || !*isValid)
      return isValid;
  }
  if (request.forwardOnly)
    report.schedule = report.schedule.getForwardOnly();
  if (llvm::Error error = setCosts(request, report))
    return error;
  print(request, report, os);
  return true;
}
