//===- StepGraph.cpp - a step of all devices as a graph -------------------===//

#include "StepGraph.h"

#include <algorithm>
#include <utility>

using namespace mesh::rt;

/// Steps that are kept. A graph takes memory, of the host and of the GPUs.
static constexpr size_t kMaxSteps = 16;

StepGraph::StepGraph(const GpuProcessors &processors, std::string obstacle)
    : processors(processors), meeting(static_cast<int64_t>(processors.size())),
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

/// The step `id`, as the first one of the list.
StepGraph::Step &StepGraph::find(const void *id) {
  auto found = std::find_if(steps.begin(), steps.end(),
                            [&](const Step &step) { return step.id == id; });
  if (found != steps.end()) {
    hasForgotten = false;
    steps.splice(steps.begin(), steps, found);
    return steps.front();
  }
  if (steps.size() == kMaxSteps) {
    hasForgotten |= !steps.back().graph && steps.back().obstacle().empty();
    retire(steps.back());
    steps.pop_back();
  }
  return steps.emplace_front(
      Step{id, std::vector<DeviceStep>(processors.size())});
}

StepGraph::Mode StepGraph::chooseMode() {
  Step &step = steps.front();
  if (!obstacle.empty() || !std::exchange(step.hasRun, true) ||
      !step.obstacle().empty())
    return Mode::Run;
  for (size_t i = 0; i < processors.size(); ++i)
    if (!step.graph || processors[i]->memoryState() != step.devices[i].memory)
      return Mode::Capture;
  return Mode::Launch;
}

Status StepGraph::begin(Device &device, const void *id, bool &isNeeded) {
  Status status = meeting.meet(device, "begin a step", [&] {
    find(id);
    mode = chooseMode();
    if (mode == Mode::Capture)
      beginCapture();
    else if (mode == Mode::Launch)
      launch();
  });
  GpuProcessor &processor = *processors[device.position];
  if (status == Status::Failed || processor.freeRetired() == Status::Failed)
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
  Status status = meeting.meet(device, "end a step", [&] {
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
  Step &step = steps.front();
  retire(step);
  for (size_t i = 0; i < processors.size(); ++i)
    step.devices[i].memory = processors[i]->memoryState();
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

/// What the devices were given before comes before the graph, and what they
/// are given next comes behind it.
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

/// What was captured of the step is launched no more. What launches may still
/// read goes when they are done.
void StepGraph::retire(Step &step) {
  step.graph = {};
  step.numNodes = 0;
  for (size_t i = 0; i < processors.size(); ++i)
    processors[i]->retire(step.devices[i]);
}

/// Makes the next steps first ones.
void StepGraph::forgetSteps() {
  abandonCapture();
  for (Step &step : steps)
    retire(step);
  steps.clear();
  hasForgotten = false;
  numLaunches = 0;
  mode = Mode::Run;
}

void StepGraph::reset(bool hasFailed) {
  meeting.reset();
  if (hasFailed)
    forgetSteps();
}

GraphReport StepGraph::report() const {
  GraphReport report;
  report.obstacle = obstacle;
  for (const Step &step : steps) {
    report.numNodes += static_cast<int64_t>(step.numNodes);
    if (report.obstacle.empty())
      report.obstacle = step.obstacle();
  }
  if (report.obstacle.empty() && hasForgotten)
    report.obstacle = "more than " + std::to_string(kMaxSteps) +
                      " steps take turns, and one is forgotten before it comes "
                      "again";
  report.numLaunches = numLaunches;
  return report;
}
