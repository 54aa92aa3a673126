//===- DescriptionReaders.cpp - readers of descriptions and options -------===//

#include "mesh-fuzz/Readers.h"

#include "mesh/Execution/FaultOption.h"
#include "mesh/Machine/LinkOption.h"
#include "mesh/Machine/MachineModel.h"
#include "mesh/Schedule/Costs.h"
#include "mesh/Schedule/Generate.h"
#include "mesh/Schedule/ScheduleCsv.h"
#include "mesh/Schedule/Timeline.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <array>

using namespace mesh;

static std::string writeMachine(Random &random, MLIRContext &) {
  MachineModel model;
  for (StringRef axis : {"*", "data", "model"})
    if (random.chance(0.7))
      model.links[axis.str()] =
          Link{1e-6 * random.between(1, 20), 1e9 * random.between(1, 99),
               random.chance(0.5),
               random.chance(0.5) ? Topology::Switch : Topology::Ring};
  for (StringRef element : {"f32", "bf16"})
    if (random.chance(0.7))
      model.flops[element.str()] = 1e9 * random.between(1, 99);
  int64_t devices = 1;
  while (random.chance(0.4) && devices < 1000) {
    devices *= random.between(2, 9);
    model.levels.push_back({Link{1e-6, 1e9 * random.between(1, 99)}, devices});
  }
  if (random.chance(0.3))
    model.levels.push_back({Link{1e-5, 1e9}, 0});
  if (random.chance(0.5))
    model.memory = random.between(1, 1 << 30);
  if (random.chance(0.5))
    model.memoryBandwidth = 1e9 * random.between(1, 99);
  if (random.chance(0.5))
    model.contractionOverhead = 1e-6 * random.between(1, 20);
  if (random.chance(0.5))
    model.contractionGrain = random.between(1, 99);
  return llvm::formatv("{0:2}", toJson(model));
}

static llvm::Expected<std::string> readMachine(StringRef bytes, MLIRContext &) {
  auto model = parseMachineModel(bytes);
  if (!model)
    return model.takeError();
  auto again = parseMachineModel(llvm::formatv("{0}", toJson(*model)).str());
  if (!again)
    return again.takeError();
  return toJson(*model) == toJson(*again)
             ? ""
             : "is another machine when read again";
}

static std::string writeSchedule(Random &random, MLIRContext &) {
  ScheduleSpec spec{random.pick(getAllScheduleKinds()), random.between(1, 4),
                    random.between(1, 8)};
  spec.chunks = getDefaultChunks(spec.kind);
  auto schedule = generateSchedule(spec);
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (schedule)
    printScheduleCsv(*schedule, stream);
  else
    llvm::consumeError(schedule.takeError());
  return text;
}

static llvm::Expected<std::string> readSchedule(StringRef bytes,
                                                MLIRContext &) {
  auto file = parseScheduleCsv(bytes, "bytes");
  if (!file)
    return file.takeError();
  std::string text;
  llvm::raw_string_ostream stream(text);
  std::vector<ScheduleError> errors = validateSchedule(file->schedule);
  printScheduleErrors(*file, errors, stream);
  if (!errors.empty())
    return llvm::createStringError(text);
  (void)countRequiredCredits(file->schedule);
  text.clear();
  printScheduleCsv(file->schedule, stream);
  auto again = parseScheduleCsv(text, "again");
  if (!again)
    return again.takeError();
  std::string last;
  llvm::raw_string_ostream lastStream(last);
  printScheduleCsv(again->schedule, lastStream);
  return text == last ? "" : "is another schedule when read again";
}

static std::string writeLink(Random &random, MLIRContext &) {
  static constexpr std::array<StringRef, 3> axes = {"model", "data", "*"};
  static constexpr std::array<StringRef, 3> topologies = {"", "topology=ring,",
                                                          "topology=switch,"};
  return llvm::formatv("{0}:{1}latency={2}us,bandwidth={3}GB/s{4}",
                       random.pick(axes), random.pick(topologies),
                       random.below(50), random.between(1, 99),
                       random.chance(0.5) ? ",half-duplex" : "");
}

static llvm::Expected<std::string> readLink(StringRef bytes, MLIRContext &) {
  LinkMap links;
  if (llvm::Error error = addLinkOption(bytes, links))
    return error;
  for (const auto &[axis, link] : links)
    if (!kTimeRange.contains(link.latency) ||
        !kRateRange.contains(link.bandwidth))
      return "takes a link that no description may have";
  return "";
}

static std::string writeCosts(Random &random, MLIRContext &) {
  return llvm::formatv("{0},{1}/{2},{3}.5,{4}", random.below(9),
                       random.below(9), random.between(1, 9), random.below(9),
                       random.below(9));
}

static llvm::Expected<std::string> readCosts(StringRef bytes, MLIRContext &) {
  auto costs = parseRationals(bytes);
  if (!costs)
    return costs.takeError();
  return "";
}

static std::string writeFault(Random &random, MLIRContext &) {
  static constexpr std::array<StringRef, 5> faults = {"throw", "kill", "stall",
                                                      "lose", "duplicate"};
  std::string device = llvm::formatv("device={0}", random.below(4));
  std::string op = llvm::formatv("op={0}", random.below(9));
  std::string time = llvm::formatv("time={0}us", random.below(500));
  switch (random.below(4)) {
  case 0:
    return llvm::formatv("delay:{0},{1},{2}", device, op, time);
  case 1:
    return llvm::formatv("jitter:{0},seed={1}", time, random.below(99));
  case 2:
    return llvm::formatv("memory:{0},bytes={1}", device, random.below(4096));
  default:
    return llvm::formatv("{0}:{1},{2}", random.pick(faults), device, op);
  }
}

static llvm::Expected<std::string> readFault(StringRef bytes, MLIRContext &) {
  std::vector<rt::Fault> faults;
  if (llvm::Error error = addFaultOption(bytes, faults))
    return error;
  if (faults.size() != 1)
    return "takes one fault for " + std::to_string(faults.size());
  const rt::Fault &fault = faults.front();
  bool isNegative = fault.device < rt::Fault::kAll ||
                    fault.op < rt::Fault::kAll || fault.time.count() < 0 ||
                    fault.bytes < 0;
  return isNegative ? "takes a fault that cannot be" : "";
}

ArrayRef<Reader> mesh::getDescriptionReaders() {
  static constexpr Reader readers[] = {
      {"machine", writeMachine, mutateBytes, readMachine},
      {"schedule", writeSchedule, mutateBytes, readSchedule},
      {"link", writeLink, mutateBytes, readLink},
      {"costs", writeCosts, mutateBytes, readCosts},
      {"fault", writeFault, mutateBytes, readFault},
  };
  return readers;
}
