//===- mesh-schedule.cpp - make, draw and check pipeline schedules --------===//

#include "mesh/Schedule/ScheduleRequest.h"
#include "mesh/Support/EnumFlag.h"
#include "mesh/Support/InitTool.h"
#include "mesh/Support/WriteFile.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

namespace cl = llvm::cl;
using namespace mesh;

namespace {
/// The names of all schedules as values of an option.
class ScheduleKindParser : public EnumParser<ScheduleKind> {
public:
  explicit ScheduleKindParser(cl::Option &option)
      : EnumParser<ScheduleKind>(option) {
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
  EnumFlag<ScheduleFormat> format{
      "format", cl::cat(writing), cl::init(ScheduleFormat::Report),
      cl::desc("The form:"),
      cl::values(clEnumValN(ScheduleFormat::Report, "report",
                            "bubble, memory and timeline"),
                 clEnumValN(ScheduleFormat::Csv, "csv",
                            "the table, as PyTorch reads it"),
                 clEnumValN(ScheduleFormat::Mlir, "mlir",
                            "the table, as mesh.pipeline takes it"),
                 clEnumValN(ScheduleFormat::Json, "json",
                            "all there is, times in ticks"),
                 clEnumValN(ScheduleFormat::Svg, "svg", "a picture"),
                 clEnumValN(ScheduleFormat::Trace, "trace",
                            "for https://ui.perfetto.dev"))};
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

  ScheduleRequest getRequest();
};
} // namespace

ScheduleRequest Options::getRequest() {
  auto get = [](const cl::opt<int64_t> &option) {
    return option.getNumOccurrences() ? std::optional<int64_t>(option)
                                      : std::nullopt;
  };
  ScheduleRequest request;
  if (kind.getNumOccurrences())
    request.kind = kind;
  request.stages = get(stages);
  request.microbatches = get(microbatches);
  request.chunks = get(chunks);
  request.group = get(group);
  request.table = validate;
  request.credits = credits;
  request.forwardOnly = forward;
  request.skips = skips;
  request.costs = costs;
  request.stageWeights = stageWeights;
  request.layers = layers;
  request.format = format;
  if (!validate.empty() && !format.getNumOccurrences() && !comms)
    request.format = ScheduleFormat::Summary;
  request.withMessages = comms;
  request.withWaits = waits;
  request.width = width;
  return request;
}

static llvm::Expected<bool> run(Options &options) {
  // The output may be the file of the table that is read.
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::Expected<bool> result = answer(options.getRequest(), os, llvm::errs());
  if (!result || !*result)
    return result;
  if (llvm::Error error = writeFile(options.output, text))
    return error;
  return true;
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv, mesh::InitTool::Flags::Own);
  Options options;
  cl::HideUnrelatedOptions(
      {&options.making, &options.checking, &options.timing, &options.writing});
  cl::ParseCommandLineOptions(
      argc, argv,
      "Makes the schedule of a pipeline, says what it costs, draws it, and "
      "checks tables.\n\nExample: mesh-schedule --schedule=1f1b --stages=4 "
      "--microbatches=8\n");
  llvm::Expected<bool> result = run(options);
  if (result)
    return *result ? 0 : 1;
  llvm::outs().flush();
  llvm::WithColor::error(llvm::errs(), "mesh-schedule")
      << llvm::toString(result.takeError()) << "\n";
  return 1;
}
