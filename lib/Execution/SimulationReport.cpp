//===- SimulationReport.cpp - reports of simulated runs -------------------===//

#include "mesh/Execution/SimulationReport.h"

#include "mesh-rt/text.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Support/Quantity.h"

using namespace mesh;

SimulationReport::SimulationReport(const Signature &signature)
    : signature(signature), slowest(signature.functions.size()) {
  for (const Prediction::Devices &devices : signature.prediction->devices) {
    auto index = llvm::find(signature.functions, devices.function) -
                 signature.functions.begin();
    if (!slowest[index] ||
        slowest[index]->time.getTotal() < devices.time.getTotal())
      slowest[index] = &devices;
  }
}

std::vector<std::vector<std::string>> SimulationReport::getRows() const {
  std::vector<std::vector<std::string>> rows{
      {"program", "", "time", "contractions", "other", "waiting", "memory"}};
  for (auto [index, devices] : llvm::enumerate(slowest)) {
    const StepTime &time = devices->time;
    rows.push_back(
        {"@" + devices->function, devices->name, toText(time.getTotal()),
         toText(time.contracting), toText(time.passing), toText(time.waiting),
         rt::formatBytes(getFunctionMemory(signature, index).getTotal())});
  }
  return rows;
}

std::string SimulationReport::getStepText() const {
  return toText(signature.prediction->getSeconds());
}

void SimulationReport::print(raw_ostream &os) const {
  os << "@" << signature.name << " on "
     << formatCount(signature.numDevices, "device") << ", simulated\n";
  printRows(os, getRows());
  printRows(os, {{"step", getStepText()}});
}

llvm::json::Object SimulationReport::toJson() const {
  llvm::json::Array programs;
  for (auto [index, devices] : llvm::enumerate(slowest)) {
    DeviceMemory memory = getFunctionMemory(signature, index);
    programs.push_back(
        llvm::json::Object{{"function", llvm::json::fixUTF8(devices->function)},
                           {"slowest", llvm::json::fixUTF8(devices->name)},
                           {"contracting_s", devices->time.contracting},
                           {"passing_s", devices->time.passing},
                           {"waiting_s", devices->time.waiting},
                           {"idle_s", devices->time.idle},
                           {"argument_bytes", memory.arguments},
                           {"result_bytes", memory.results},
                           {"predicted_bytes", memory.intermediates}});
  }
  return llvm::json::Object{
      {"name", llvm::json::fixUTF8(signature.name)},
      {"devices", signature.numDevices},
      {"ok", true},
      {"simulated",
       llvm::json::Object{{"step_s", signature.prediction->getSeconds()},
                          {"programs", std::move(programs)}}}};
}
