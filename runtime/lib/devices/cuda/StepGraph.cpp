//===- StepGraph.cpp - A step of all devices as a graph -------------------===//

#include "StepGraph.h"

#include <algorithm>
#include <utility>

using namespace mesh::rt;

/// Steps that are kept. A graph takes memory, of the host and of the GPUs.
static constexpr size_t kMaxSteps = 16;
/// More steps than that may take turns unnoticed.
static constexpr size_t kMaxForgotten = 1024;

StepGraph::StepGraph(const GpuProcessors &processors, std::string obstacle)
    : processors(processors), barrier(static_cast<int64_t>(processors.size())),
      obstacle(std::move(obstacle)) {}

StepGraph::~StepGraph() { forgetSteps(); }

void StepGraph::forEachOther(const std::function<void(size_t)> &visit) const {
  for (size_t i = 1; i < processors.size(); ++i)
    visit(i);
}

const std::string &StepGraph::Step::obstacle() const {
  for (const DeviceStep &device : devices)
    if (!device.obstacle.empty())
      return device.obstacle;
  return devices.front().obstacle;
}

/// Describes the difference of memory between `before` and `now`.
static std::string describeMove(const std::vector<ArenaState> &before,
                                const std::vector<ArenaState> &now) {
  for (size_t i = 0; i < now.size(); ++i)
    if (now[i].numTrims != before[i].numTrims)
      return "steps need more memory together than there is";
  return "a step is in other memory each time";
}

void StepGraph::Step::noteRun(std::vector<ArenaState> memory) {
  bool moves = !memoryOfRun.empty() && memory != memoryOfRun;
  unrest = moves && hasMoved ? describeMove(memoryOfRun, memory) : "";
  hasMoved = moves;
  memoryOfRun = std::move(memory);
}

void StepGraph::Step::noteGraph() {
  hasMoved = false;
  unrest.clear();
}

/// The step `id`, as the first one of the list.
StepGraph::Step &StepGraph::find(const void *id) {
  auto found = std::find_if(steps.begin(), steps.end(),
                            [&](const Step &step) { return step.id == id; });
  if (found != steps.end()) {
    steps.splice(steps.begin(), steps, found);
    return steps.front();
  }
  hasForgotten |= std::erase(forgotten, id) > 0;
  if (steps.size() == kMaxSteps) {
    forget(steps.back());
    steps.pop_back();
  }
  return steps.emplace_front(
      Step{id, std::vector<DeviceStep>(processors.size())});
}

std::vector<ArenaState> StepGraph::memoryStates() const {
  std::vector<ArenaState> states;
  for (const GpuProcessor *processor : processors)
    states.push_back(processor->memoryState());
  return states;
}

bool StepGraph::hasPending() const {
  return std::any_of(
      processors.begin(), processors.end(),
      [](const GpuProcessor *processor) { return processor->hasPending(); });
}

StepGraph::Mode StepGraph::chooseMode() {
  if (!obstacle.empty())
    return Mode::Run;
  Step &step = steps.front();
  std::vector<ArenaState> memory = memoryStates();
  if (step.graph && memory == step.memoryOfGraph) {
    step.noteGraph();
    return Mode::Launch;
  }
  if (memory == step.memoryOfRun && step.obstacle().empty() && !hasPending()) {
    step.noteGraph();
    step.memoryOfGraph = std::move(memory);
    return Mode::Capture;
  }
  step.noteRun(std::move(memory));
  return Mode::Run;
}

Status StepGraph::begin(Device &device, const void *id, bool &isNeeded) {
  Status status = barrier.arriveAndWait(device, "begin a step", [&] {
    find(id);
    mode = chooseMode();
    if (mode == Mode::Capture)
      beginCapture();
    else if (mode == Mode::Launch)
      launch();
  });
  if (status == Status::Failed)
    return status;
  GpuProcessor &processor = *processors[device.position];
  // While streams capture, events are not to be waited for, nor memory freed.
  if (mode != Mode::Capture && processor.freeRetired() == Status::Failed)
    return Status::Failed;
  DeviceStep &own = steps.front().devices[device.position];
  isNeeded = mode != Mode::Launch;
  if (!isNeeded)
    return processor.noteLaunch(own, /*isFirst=*/false);
  processor.enterStep(own, mode == Mode::Capture);
  return Status::Ok;
}

Status StepGraph::end(Device &device) {
  GpuProcessor &processor = *processors[device.position];
  if (mode == Mode::Launch)
    return Status::Ok;
  processor.leaveStep();
  if (mode == Mode::Run)
    return Status::Ok;
  Status status = barrier.arriveAndWait(device, "end a step", [&] {
    endCapture();
    launch();
  });
  if (status == Status::Failed)
    return status;
  return processor.noteLaunch(steps.front().devices[device.position],
                              /*isFirst=*/true);
}

void StepGraph::beginCapture() {
  if (events.empty())
    for (GpuProcessor *processor : processors) {
      const Gpu &gpu = processor->computeStream().gpu;
      CurrentGpu scope(gpu);
      events.push_back(makeEvent(gpu.driver));
    }
  retire(steps.front());
  CurrentGpu scope(origin().gpu);
  // Threads may ask for memory meanwhile: nothing of the step depends on that.
  origin().gpu.driver.streamBeginCapture(origin().get(), cuda::kCaptureRelaxed);
  isCapturing = true;
  origin().record(events[0]);
  forEachOther(
      [&](size_t i) { processors[i]->computeStream().wait(events[0]); });
}

void StepGraph::endCapture() {
  forEachOther([&](size_t i) {
    processors[i]->computeStream().record(events[i]);
    origin().wait(events[i]);
  });
  const CudaDriver &driver = origin().gpu.driver;
  CurrentGpu scope(origin().gpu);
  cuda::Graph captured = nullptr;
  driver.streamEndCapture(origin().get(), &captured);
  isCapturing = false;
  CudaGraph owner(driver, captured);
  Step &step = steps.front();
  driver.graphGetNodes(captured, nullptr, &step.numNodes);
  cuda::GraphExec exec = nullptr;
  driver.graphInstantiate(&exec, captured, 0);
  step.graph = {driver, exec};
}

/// Work that the devices were given before comes before the graph, and work
/// that they are given next comes behind it.
void StepGraph::launch() {
  forEachOther([&](size_t i) {
    processors[i]->computeStream().record(events[i]);
    origin().wait(events[i]);
  });
  {
    CurrentGpu scope(origin().gpu);
    NvtxRange range("a captured step", "its launch");
    origin().gpu.driver.graphLaunch(steps.front().graph.get(), origin().get());
  }
  origin().record(events[0]);
  forEachOther(
      [&](size_t i) { processors[i]->computeStream().wait(events[0]); });
  ++numLaunches;
}

/// A stream must not be left capturing: nothing else could be done with it.
void StepGraph::abandonCapture() {
  if (!std::exchange(isCapturing, false))
    return;
  origin().gpu.cleanUp([&] {
    const CudaDriver &driver = origin().gpu.driver;
    cuda::Graph captured = nullptr;
    (void)driver.streamEndCapture.attempt(origin().get(), &captured);
    if (captured)
      (void)driver.graphDestroy.attempt(captured);
  });
}

/// The captured step is launched no more. Memory that launches may still read
/// is freed when they are done.
void StepGraph::retire(Step &step) {
  step.graph = {};
  step.numNodes = 0;
  for (size_t i = 0; i < processors.size(); ++i)
    processors[i]->retire(step.devices[i]);
}

void StepGraph::forget(Step &step) {
  if (!step.graph && step.obstacle().empty())
    forgotten.push_back(step.id);
  if (forgotten.size() > kMaxForgotten)
    forgotten.pop_front();
  retire(step);
}

/// Makes the next steps first ones.
void StepGraph::forgetSteps() {
  abandonCapture();
  for (Step &step : steps)
    retire(step);
  steps.clear();
  forgotten.clear();
  numLaunches = 0;
  mode = Mode::Run;
}

void StepGraph::reset(bool hasFailed) {
  barrier.reset();
  hasForgotten = false;
  if (hasFailed)
    forgetSteps();
}

GraphReport StepGraph::report() const {
  GraphReport report;
  report.obstacle = obstacle;
  for (const Step &step : steps) {
    report.numNodes += static_cast<int64_t>(step.numNodes);
    for (const std::string &own : {step.obstacle(), step.unrest})
      if (report.obstacle.empty())
        report.obstacle = own;
  }
  if (report.obstacle.empty() && hasForgotten)
    report.obstacle = "more than " + std::to_string(kMaxSteps) +
                      " steps take turns, and one is forgotten before it comes "
                      "again";
  report.numLaunches = numLaunches;
  return report;
}
