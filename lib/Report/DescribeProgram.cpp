//===- DescribeProgram.cpp - one program on one machine -------------------===//

#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/SimulationReport.h"
#include "mesh/Machine/MachineModel.h"
#include "mesh/Report/Origins.h"
#include "mesh/Report/ReportFile.h"
#include "mesh/Report/Step.h"
#include "mesh/Report/WholeTensors.h"

using namespace mesh;

static llvm::json::Object describeTotals(const Signature &signature) {
  SimulationReport report(signature);
  llvm::json::Array rows;
  for (const std::vector<std::string> &row : report.getRows()) {
    llvm::json::Array cells;
    for (const std::string &cell : row)
      cells.push_back(llvm::json::fixUTF8(cell));
    rows.push_back(std::move(cells));
  }
  return llvm::json::Object{{"rows", std::move(rows)},
                            {"step", report.getStepText()},
                            {"simulated", report.toJson()}};
}

static llvm::json::Array describeMemory(ArrayRef<EntryValue> values) {
  llvm::json::Array rows;
  for (const EntryValue &value : values) {
    const TensorShape &local = value.placement.getLocalShape();
    rows.push_back(
        llvm::json::Object{{"name", llvm::json::fixUTF8(value.name)},
                           {"type", local.str()},
                           {"whole", value.placement.getGlobalShape().str()},
                           {"bytes", local.getNumBytes()}});
  }
  return rows;
}

static llvm::json::Array describeAxes(const Signature &signature) {
  llvm::json::Array axes;
  for (const MeshAxis &axis : signature.axes)
    axes.push_back(llvm::json::Object{{"name", llvm::json::fixUTF8(axis.name)},
                                      {"size", axis.size}});
  return axes;
}

/// Describes the peak of each function's memory for intermediate values: the
/// largest buffers that are in use.
static llvm::json::Array describePeaks(const Signature &signature,
                                       const ReportRemarks &remarks) {
  llvm::json::Array peaks;
  for (auto [function, symbol] :
       llvm::zip_equal(signature.functions, signature.symbols)) {
    llvm::json::Array buffers;
    for (const ReportRemarks::Buffer &buffer : remarks.getPeakBuffers())
      if (buffer.function == symbol)
        buffers.push_back(
            llvm::json::Object{{"bytes", buffer.bytes},
                               {"type", llvm::json::fixUTF8(buffer.type)},
                               {"place", llvm::json::fixUTF8(buffer.place)},
                               {"origins", llvm::json::Array(buffer.origins)}});
    peaks.push_back(
        llvm::json::Object{{"function", llvm::json::fixUTF8(function)},
                           {"buffers", std::move(buffers)}});
  }
  return peaks;
}

/// Adds what is known of a program once it is lowered.
static llvm::Error addSignature(const Signature &signature,
                                const ReportRemarks &remarks,
                                llvm::json::Object &program) {
  if (!signature.prediction)
    return llvm::createStringError(
        "@" + signature.name +
        ": its time cannot be predicted: " + signature.whyNotPredicted);
  program["devices"] = signature.numDevices;
  program["axes"] = describeAxes(signature);
  program["totals"] = describeTotals(signature);
  program["memory"] =
      llvm::json::Object{{"arguments", describeMemory(signature.arguments)},
                         {"results", describeMemory(signature.results)},
                         {"peaks", describePeaks(signature, remarks)}};
  return llvm::Error::success();
}

llvm::Expected<llvm::json::Object>
mesh::describeProgram(ModuleOp module, StringRef file,
                      const LowerOptions &options) {
  llvm::json::Object program{
      {"file", llvm::json::fixUTF8(file)},
      {"machine", llvm::json::fixUTF8(options.machine)},
      {"entry", llvm::json::fixUTF8(options.entries.front())}};
  llvm::Expected<MachineModel> machine = readMachineModel(options.machine);
  if (!machine)
    return machine.takeError();
  program["machineModel"] = toJson(*machine);
  if (machine->memory > 0)
    program["memoryLimit"] = machine->memory;
  StringTable strings;
  llvm::json::Array levels;
  numberOrigins(module);
  levels.push_back(Level("global", module, strings).takeJson());
  levels.push_back(addWholeTensors(module, options.entries.front(),
                                   options.machine, strings, program));
  ReportRemarks remarks(*module.getContext());
  LowerOptions lower = options;
  lower.afterStage = [&](Stage stage, ModuleOp lowered) {
    if (stage == Stage::LLVM)
      return;
    Level level(getStageName(stage), lowered, strings);
    if (stage == Stage::Rings) {
      auto step = describeStep(lowered, lower, level, remarks, strings);
      if (step)
        for (auto &[key, value] : *step)
          program[key] = std::move(value);
      else
        // The prediction says the same.
        llvm::consumeError(step.takeError());
    }
    levels.push_back(level.takeJson());
  };
  auto signatures = lowerEntries(module, lower);
  if (!signatures)
    return signatures.takeError();
  if (llvm::Error error = addSignature(signatures->front(), remarks, program))
    return error;
  program["levels"] = std::move(levels);
  program["strings"] = strings.take();
  return program;
}
