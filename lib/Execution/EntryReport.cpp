//===- EntryReport.cpp - reports of runs ----------------------------------===//

#include "mesh/Execution/EntryReport.h"

#include "mesh-rt/text.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Support/Quantity.h"

#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cmath>

using namespace mesh;

using std::chrono::nanoseconds;

bool EntryReport::ok() const {
  return llvm::all_of(comparisons, [](const Comparison &comparison) {
    return comparison.ok();
  });
}

/// Returns the report on the runs as steps on GPUs; null if there is none.
const rt::GraphReport *EntryReport::getGraph() const {
  const std::optional<rt::GraphReport> &graph = execution.report.graph;
  return graph && execution.times.size() > 1 ? &*graph : nullptr;
}

//===----------------------------------------------------------------------===//
// For people
//===----------------------------------------------------------------------===//

static std::string describe(const rt::GraphReport &graph) {
  if (!graph.obstacle.empty())
    return "none: " + graph.obstacle;
  return std::to_string(graph.numNodes) + " commands, launched " +
         std::to_string(graph.numLaunches) +
         (graph.numLaunches == 1 ? " time" : " times");
}

/// The tolerance, and what it is of unless that is the result's type.
static std::string describeTolerance(const EntryValue &result,
                                     const Comparison &comparison) {
  std::string text = toText(llvm::format("%.2g", comparison.tolerance));
  const std::string &type = comparison.precision.type;
  bool isOwn = type.empty() ||
               type == rt::nameOf(result.placement.getGlobalShape().element);
  return isOwn ? text : text + " of " + type;
}

/// The error, and that of the program on one device if that decided.
static std::string describeError(const Comparison &comparison) {
  std::string text = toText(llvm::format("%.2g", comparison.error));
  return comparison.ownError
             ? text + toText(llvm::format(" (%.2g on one device)",
                                          *comparison.ownError))
             : text;
}

/// Tells if the result is right, or in what way it is not. NaN in the reference,
/// too, is right, but may not be what was meant.
static std::string describeVerdict(const Comparison &comparison) {
  if (!comparison.ok())
    return comparison.difference.empty() ? "WRONG"
                                         : "WRONG " + comparison.difference;
  return comparison.numNaN == 0
             ? "ok"
             : "ok, " + std::to_string(comparison.numNaN) + " NaN in both";
}

void EntryReport::printResults(raw_ostream &os) const {
  std::vector<std::vector<std::string>> rows;
  rows.push_back({"result", "type"});
  if (!comparisons.empty())
    rows.front().insert(rows.front().end(), {"error", "tolerance", ""});
  for (auto [index, result] : llvm::enumerate(signature.results)) {
    rows.push_back({result.name, result.placement.getGlobalShape().str()});
    if (comparisons.empty())
      continue;
    const Comparison &comparison = comparisons[index];
    rows.back().insert(rows.back().end(),
                       {describeError(comparison),
                        describeTolerance(result, comparison),
                        describeVerdict(comparison)});
  }
  printRows(os, rows);
  for (auto [result, value] :
       llvm::zip_equal(signature.results, execution.results))
    if (value.getDims().empty())
      os << "  " << result.name << " = " << value.format(0) << "\n";
  for (auto [result, error] :
       llvm::zip_equal(signature.results, execution.copyErrors))
    if (error > 0)
      os << "  the devices' copies of " << result.name << " differ by "
         << llvm::format("%.2g", error) << "\n";
}

std::string EntryReport::describeTime() const {
  std::string time = toText(execution.getMedianTime());
  if (size_t count = execution.times.size(); count > 1)
    return time + ", the median of " + std::to_string(count) + "; the least " +
           toText(execution.getMinTime());
  return time + ", the first run" + repeatHint.str();
}

void EntryReport::print(raw_ostream &os) const {
  os << "@" << signature.name << " on "
     << formatCount(signature.numDevices, "device") << "\n";
  printResults(os);
  int64_t sent = 0, mostSent = 0, scratch = 0, predicted = 0;
  DeviceMemory memory;
  for (auto [position, device] : llvm::enumerate(execution.report.devices)) {
    sent += device.bytesSent;
    mostSent = std::max(mostSent, device.bytesSent);
    scratch = std::max(scratch, device.scratchBytes);
    DeviceMemory own = getDeviceMemory(signature, position);
    predicted = std::max(predicted, own.getTotal());
    own.intermediates = device.peakBytes;
    if (own.getTotal() >= memory.getTotal())
      memory = own;
  }
  std::vector<std::vector<std::string>> facts{{"time", describeTime()}};
  if (signature.prediction)
    facts.push_back({"predicted", toText(signature.prediction->getSeconds())});
  else if (!signature.whyNotPredicted.empty())
    facts.push_back({"predicted", "nothing: " + signature.whyNotPredicted});
  if (const rt::GraphReport *graph = getGraph())
    facts.push_back({"graph", describe(*graph)});
  facts.insert(
      facts.end(),
      {{"sent", rt::formatBytes(sent) + ", at most " +
                    rt::formatBytes(mostSent) + " by one device"},
       {"memory", "at most " + rt::formatBytes(memory.getTotal()) +
                      " on one device, " + rt::formatBytes(predicted) +
                      " predicted: " + rt::formatBytes(memory.arguments) +
                      " arguments, " + rt::formatBytes(memory.results) +
                      " results, " + rt::formatBytes(memory.intermediates) +
                      " intermediate values; and " + rt::formatBytes(scratch) +
                      " for kernels"}});
  printRows(os, facts);
}

//===----------------------------------------------------------------------===//
// For scripts
//===----------------------------------------------------------------------===//

static llvm::json::Object toJson(const EntryValue &result, double copyError,
                                 const Comparison *comparison) {
  llvm::json::Object object{{"name", llvm::json::fixUTF8(result.name)},
                            {"type", result.placement.getGlobalShape().str()},
                            {"copy_error", copyError}};
  if (!comparison)
    return object;
  object["error"] = std::isfinite(comparison->error)
                        ? llvm::json::Value(comparison->error)
                        : llvm::json::Value(nullptr);
  object["tolerance"] = comparison->tolerance;
  if (comparison->ownError && std::isfinite(*comparison->ownError))
    object["own_error"] = *comparison->ownError;
  if (!comparison->precision.isExact())
    object["precision"] = comparison->precision.type;
  object["ok"] = comparison->ok();
  if (comparison->numNaN > 0)
    object["nan_elements"] = comparison->numNaN;
  if (!comparison->difference.empty())
    object["difference"] = comparison->difference;
  return object;
}

static llvm::json::Object toJson(const rt::DeviceCounters &device,
                                 const DeviceMemory &memory) {
  return llvm::json::Object{{"bytes_sent", device.bytesSent},
                            {"bytes_received", device.bytesReceived},
                            {"communications", device.communications},
                            {"waits", device.waits},
                            {"contractions", device.contractions},
                            {"flops", device.flops},
                            {"allocations", device.allocations},
                            {"argument_bytes", memory.arguments},
                            {"result_bytes", memory.results},
                            {"predicted_bytes", memory.intermediates},
                            {"peak_bytes", device.peakBytes},
                            {"scratch_bytes", device.scratchBytes},
                            {"total_s", toSeconds(device.total)},
                            {"waiting_s", toSeconds(device.waiting)},
                            {"contracting_s", toSeconds(device.contracting)}};
}

llvm::json::Object EntryReport::toJson() const {
  llvm::json::Array results, runs, counters;
  for (auto [index, result] : llvm::enumerate(signature.results))
    results.push_back(
        ::toJson(result, execution.copyErrors[index],
                 comparisons.empty() ? nullptr : &comparisons[index]));
  for (nanoseconds time : execution.times)
    runs.push_back(toSeconds(time));
  for (auto [position, device] : llvm::enumerate(execution.report.devices))
    counters.push_back(::toJson(device, getDeviceMemory(signature, position)));
  llvm::json::Object time{{"median_s", toSeconds(execution.getMedianTime())},
                          {"min_s", toSeconds(execution.getMinTime())},
                          {"runs_s", std::move(runs)}};
  if (signature.prediction)
    time["predicted_s"] = signature.prediction->getSeconds();
  llvm::json::Object object{{"name", llvm::json::fixUTF8(signature.name)},
                            {"devices", signature.numDevices},
                            {"ok", ok()},
                            {"results", std::move(results)},
                            {"time", std::move(time)},
                            {"device_counters", std::move(counters)}};
  if (const rt::GraphReport *graph = getGraph())
    object["graph"] = llvm::json::Object{{"commands", graph->numNodes},
                                         {"launches", graph->numLaunches},
                                         {"obstacle", graph->obstacle}};
  return object;
}
