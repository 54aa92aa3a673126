//===- mesh-schedule.cpp - make, draw and check pipeline schedules --------===//

#include "mesh/Schedule/BalanceStages.h"
#include "mesh/Schedule/Messages.h"
#include "mesh/Schedule/Report.h"
#include "mesh/Schedule/ScheduleCsv.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

namespace cl = llvm::cl;
using namespace mesh;

namespace {
enum class Format { Summary, Report, Csv, Json, Svg, Trace };

/// The names of all schedules as values of an option.
class ScheduleKindParser : public cl::parser<ScheduleKind> {
public:
  explicit ScheduleKindParser(cl::Option &option)
      : cl::parser<ScheduleKind>(option) {
    for (ScheduleKind kind : getAllScheduleKinds())
      addLiteralOption(getName(kind), kind, getSummary(kind));
  }
};

struct Options {
  cl::OptionCategory making{"What to make"};
  cl::opt<ScheduleKind, false, ScheduleKindParser> kind{
      "schedule", cl::cat(making), cl::init(ScheduleKind::OneFOneB),
      cl::desc("The schedule:")};
  cl::opt<int64_t> stages{
      "stages", cl::cat(making), cl::value_desc("p"),
      cl::desc("The stages of the pipeline of devices, which are its ranks")};
  cl::opt<int64_t> microbatches{"microbatches", cl::cat(making),
                                cl::value_desc("m"),
                                cl::desc("What a batch is cut into")};
  cl::opt<int64_t> chunks{
      "chunks", cl::cat(making), cl::value_desc("v"),
      cl::desc("The stages of the model on each rank; 2 unless the schedule "
               "has but 1")};
  cl::opt<int64_t> group{
      "group", cl::cat(making), cl::value_desc("g"),
      cl::desc("Of interleaved schedules: the micro-batches that a chunk does "
               "in a row")};
  cl::opt<bool> forward{"forward", cl::cat(making),
                        cl::desc("Without backward actions")};
  cl::list<std::string> skips{
      "skip", cl::cat(making), cl::CommaSeparated, cl::value_desc("from:to"),
      cl::desc("A stage of the model whose output a later one reads, beyond "
               "the next")};

  cl::OptionCategory checking{"What to check instead"};
  cl::opt<std::string> validate{
      "validate", cl::cat(checking), cl::value_desc("file"),
      cl::desc("Check a table in PyTorch's CSV form; - is standard input. "
               "With --format, go on with it")};
  cl::opt<int64_t> credits{
      "credits", cl::cat(checking), cl::init(0), cl::value_desc("n"),
      cl::desc("The messages that may be under way from a rank to another")};

  cl::OptionCategory timing{"What things cost"};
  cl::opt<std::string> costs{
      "costs", cl::cat(timing), cl::init("1,1,1,0"),
      cl::value_desc("F,I,W,transfer"),
      cl::desc("Times of the forward, of the backward's two parts, and of a "
               "message, as 2, 1.5 or 2/3")};
  cl::opt<std::string> stageWeights{
      "stage-weights", cl::cat(timing), cl::value_desc("w,w,.."),
      cl::desc("What multiplies the times of each stage of the model")};
  cl::opt<std::string> layers{
      "layers", cl::cat(timing), cl::value_desc("c,c,.."),
      cl::desc("The costs of layers, to be split into stages as evenly as they "
               "can be; a stage has the weight of its layers")};

  cl::OptionCategory writing{"What to write"};
  cl::opt<Format> format{
      "format", cl::cat(writing), cl::init(Format::Report),
      cl::desc("The form:"),
      cl::values(
          clEnumValN(Format::Report, "report", "bubble, memory and timeline"),
          clEnumValN(Format::Csv, "csv", "the table, as PyTorch reads it"),
          clEnumValN(Format::Json, "json", "all there is, times in ticks"),
          clEnumValN(Format::Svg, "svg", "a picture"),
          clEnumValN(Format::Trace, "trace", "for https://ui.perfetto.dev"))};
  cl::opt<bool> comms{"comms", cl::cat(writing),
                      cl::desc("With --format=csv: with messages and the "
                               "reduction of gradients")};
  cl::opt<bool> waits{"waits", cl::cat(writing),
                      cl::desc("With --comms: with the waits that PyTorch asks "
                               "for from 2.15 on")};
  cl::opt<int64_t> width{"width", cl::cat(writing), cl::init(100),
                         cl::value_desc("n"),
                         cl::desc("The longest line of a report")};
  cl::opt<std::string> output{"o", cl::cat(writing), cl::init("-"),
                              cl::value_desc("file"),
                              cl::desc("Where to write; - is standard output")};
};
} // namespace

/// Reads the skips and adds them to the schedule.
static llvm::Error addSkips(const Options &options,
                            PipelineSchedule &schedule) {
  for (StringRef text : options.skips) {
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

static llvm::Error generate(const Options &options, ScheduleReport &report) {
  for (const cl::opt<int64_t> *option :
       {&options.stages, &options.microbatches})
    if (!option->getNumOccurrences())
      return llvm::createStringError("there is no --" + option->ArgStr +
                                     ": give a number, or a table to "
                                     "--validate");
  ScheduleSpec spec{options.kind, options.stages, options.microbatches,
                    getDefaultChunks(options.kind)};
  if (options.chunks.getNumOccurrences())
    spec.chunks = options.chunks;
  if (options.group.getNumOccurrences())
    spec.group = options.group;
  llvm::Expected<PipelineSchedule> schedule = generateSchedule(spec);
  if (!schedule)
    return schedule.takeError();
  report.title = getName(spec.kind).str();
  report.schedule = std::move(*schedule);
  if (!options.forward && options.skips.empty())
    report.spec = spec;
  return llvm::Error::success();
}

/// Reads and checks a table. Errors in it are printed; then there is no result.
static llvm::Expected<std::optional<ScheduleFile>>
readTable(const Options &options) {
  for (const cl::Option *option : std::initializer_list<const cl::Option *>{
           &options.kind, &options.stages, &options.microbatches,
           &options.chunks, &options.group})
    if (option->getNumOccurrences())
      return llvm::createStringError("--" + option->ArgStr +
                                     " is of no use with --validate: the table "
                                     "has its own");
  if (options.credits < 0)
    return llvm::createStringError("--credits: expected at least 0, got " +
                                   llvm::Twine(options.credits));
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(options.validate);
  if (!buffer)
    return llvm::createStringError(options.validate + ": " +
                                   buffer.getError().message());
  llvm::Expected<ScheduleFile> file =
      parseScheduleCsv((*buffer)->getBuffer(), options.validate);
  if (!file)
    return file.takeError();
  if (llvm::Error error = addSkips(options, file->schedule))
    return error;
  std::vector<ScheduleError> errors =
      validateSchedule(file->schedule, {options.credits});
  if (errors.empty())
    return std::move(*file);
  printScheduleErrors(*file, errors, llvm::errs());
  return std::nullopt;
}

/// The costs, with the weights that the user gave or that follow from layers.
static llvm::Error setCosts(const Options &options, ScheduleReport &report) {
  auto fail = [](const cl::Option &option, llvm::Error error) {
    return llvm::createStringError("--" + option.ArgStr + ": " +
                                   llvm::toString(std::move(error)));
  };
  llvm::Expected<SmallVector<Rational>> costs = parseRationals(options.costs);
  if (!costs)
    return fail(options.costs, costs.takeError());
  SmallVector<Rational> weights;
  if (!options.stageWeights.empty()) {
    llvm::Expected<SmallVector<Rational>> given =
        parseRationals(options.stageWeights);
    if (!given)
      return fail(options.stageWeights, given.takeError());
    weights = *given;
  }
  int64_t numStages = report.schedule.getNumStages();
  if (!options.layers.empty()) {
    if (!weights.empty())
      return llvm::createStringError(
          "--layers and --stage-weights both say what stages weigh");
    llvm::Expected<SmallVector<Rational>> layers =
        parseRationals(options.layers);
    if (!layers)
      return fail(options.layers, layers.takeError());
    llvm::Expected<StageSplit> split = balanceStages(*layers, numStages);
    if (!split)
      return fail(options.layers, split.takeError());
    weights = split->costs;
    report.layersOfStage = split->lengths;
  }
  if (!weights.empty() && static_cast<int64_t>(weights.size()) != numStages)
    return llvm::createStringError(
        "--stage-weights: expected " + llvm::Twine(numStages) +
        " numbers, one for each stage, got " + llvm::Twine(weights.size()));
  llvm::Expected<ScheduleCosts> result = makeCosts(*costs, weights);
  if (!result)
    return fail(options.costs, result.takeError());
  report.costs = std::move(*result);
  return llvm::Error::success();
}

static void printCsv(const Options &options, const ScheduleReport &report,
                     llvm::raw_ostream &os) {
  PipelineSchedule schedule = report.schedule;
  if (options.comms)
    schedule = insertGradReductions(insertMessages(schedule, report.costs));
  else
    schedule = alignToSteps(schedule.getComputeOnly());
  if (options.waits)
    schedule = insertWaits(schedule);
  printScheduleCsv(schedule, os);
}

static void printSummary(const Options &options, const ScheduleReport &report,
                         llvm::raw_ostream &os) {
  const PipelineSchedule &schedule = report.schedule;
  int64_t numActions = 0;
  schedule.walk([&](Position, const Action &) { ++numActions; });
  os << options.validate << ": valid: " << schedule.getNumRanks() << " ranks, "
     << schedule.getNumStages() << " stages, " << schedule.numMicrobatches
     << " micro-batches, " << numActions << " actions; peak live ";
  llvm::interleaveComma(countPeakLive(schedule), os);
  os << '\n';
}

static void print(const Options &options, ScheduleReport &report, Format format,
                  llvm::raw_ostream &os) {
  if (format == Format::Summary)
    return printSummary(options, report, os);
  if (format == Format::Csv)
    return printCsv(options, report, os);
  report.schedule = report.schedule.getComputeOnly();
  report.timeline = simulate(report.schedule, report.costs);
  switch (format) {
  case Format::Json:
    return printJson(report, os);
  case Format::Svg:
    return printSvg(report, os);
  case Format::Trace:
    return printTrace(report, os);
  default:
    return printText(report, os, options.width);
  }
}

/// Whether all went well, and what was asked for is written.
static llvm::Expected<bool> run(const Options &options) {
  ScheduleReport report;
  Format format = options.format;
  if (options.validate.empty()) {
    if (llvm::Error error = generate(options, report))
      return error;
    if (llvm::Error error = addSkips(options, report.schedule))
      return error;
  } else {
    llvm::Expected<std::optional<ScheduleFile>> file = readTable(options);
    if (!file)
      return file.takeError();
    if (!*file)
      return false;
    report.title = (*file)->name;
    report.schedule = std::move((*file)->schedule);
    if (!options.format.getNumOccurrences())
      format = Format::Summary;
  }
  if (options.comms && format != Format::Csv)
    return llvm::createStringError("--comms is about --format=csv");
  if (options.waits && !options.comms)
    return llvm::createStringError("--waits is about --comms");
  if (options.forward)
    report.schedule = report.schedule.getForwardOnly();
  if (llvm::Error error = setCosts(options, report))
    return error;
  std::error_code error;
  llvm::ToolOutputFile out(options.output, error, llvm::sys::fs::OF_Text);
  if (error)
    return llvm::createStringError(options.output + ": " + error.message());
  print(options, report, format, out.os());
  out.keep();
  return true;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  // Drops the hundreds of options of LLVM's libraries.
  cl::ResetCommandLineParser();
  Options options;
  cl::HideUnrelatedOptions(
      {&options.making, &options.checking, &options.timing, &options.writing});
  cl::ParseCommandLineOptions(
      argc, argv,
      "Makes the schedule of a pipeline, says what it costs, draws it, and "
      "checks tables.\n");
  llvm::Expected<bool> result = run(options);
  if (result)
    return *result ? 0 : 1;
  llvm::outs().flush();
  llvm::WithColor::error(llvm::errs(), "mesh-schedule")
      << llvm::toString(result.takeError()) << "\n";
  return 1;
}
