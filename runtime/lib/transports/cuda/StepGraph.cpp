//===- StepGraph.cpp - a step of all devices as a graph -------------------===//

#include "StepGraph.h"

using namespace mesh::rt;

StepGraph::StepGraph(const GpuProcessors &processors, std::string obstacle)
    : processors(processors), meeting(static_cast<int64_t>(processors.size())),
      obstacle(std::move(obstacle)) {}

StepGraph::~StepGraph() { abandon(); }

void StepGraph::forEachOther(const std::function<void(size_t)> &visit) const {
  for (size_t i = 1; i < processors.size(); ++i)
    visit(i);
}

StepGraph::Mode StepGraph::chooseMode(const void *step) {
  if (step != lastStep)
    forget();
  lastStep = step;
  if (numSteps > 0)
    findObstacle();
  if (!obstacle.empty() || !obstacleFound.empty() || numSteps++ == 0)
    return Mode::Run;
  for (size_t i = 0; i < processors.size(); ++i)
    if (!graph || processors[i]->memoryState() != memory[i])
      return Mode::Capture;
  return Mode::Launch;
}

Status StepGraph::begin(Device &device, const void *step, bool &isNeeded) {
  Status status = meeting.meet(device, "begin a step", [&] {
    mode = chooseMode(step);
    if (mode == Mode::Capture)
      beginCapture();
    else if (mode == Mode::Launch)
      launch();
  });
  if (status == Status::Failed)
    return status;
  GpuProcessor &processor = *processors[device.position];
  isNeeded = mode != Mode::Launch;
  return isNeeded ? processor.enterStep(mode == Mode::Capture)
                  : processor.noteLaunch(/*isFirst=*/false);
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
  return status == Status::Failed ? status
                                  : processor.noteLaunch(/*isFirst=*/true);
}

void StepGraph::beginCapture() {
  if (events.empty())
    for (GpuProcessor *processor : processors) {
      const Gpu &gpu = processor->computeStream().gpu;
      CurrentGpu scope(gpu);
      events.push_back(makeEvent(gpu.driver));
    }
  memory.clear();
  for (GpuProcessor *processor : processors)
    memory.push_back(processor->memoryState());
  graph = {};
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
  driver.graphGetNodes(captured, nullptr, &numNodes);
  cuda::GraphExec exec = nullptr;
  driver.graphInstantiate(&exec, captured, 0);
  graph = {driver, exec};
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
    origin().gpu.driver.graphLaunch(graph.get(), origin().get());
  }
  origin().record(events[0]);
  forEachOther(
      [&](size_t i) { processors[i]->computeStream().wait(events[0]); });
  ++numLaunches;
}

/// A stream must not be left capturing: nothing else could be done with it.
void StepGraph::abandon() {
  if (isCapturing) {
    const CudaDriver &driver = origin().gpu.driver;
    cuda::Graph captured = nullptr;
    (void)driver.streamEndCapture.attempt(origin().get(), &captured);
    if (captured)
      (void)driver.graphDestroy.attempt(captured);
    isCapturing = false;
  }
  graph = {};
}

/// Makes the next step a first one.
void StepGraph::forget() {
  abandon();
  obstacleFound.clear();
  numSteps = numLaunches = 0;
  mode = Mode::Run;
}

/// What the devices have come upon in the steps that they have run.
void StepGraph::findObstacle() {
  for (const GpuProcessor *processor : processors)
    if (obstacleFound.empty())
      obstacleFound = processor->getStepObstacle();
}

void StepGraph::reset(bool hasFailed) {
  meeting.reset();
  if (!hasFailed)
    return;
  forget();
}

GraphReport StepGraph::report() {
  if (numSteps > 0)
    findObstacle();
  GraphReport report;
  report.obstacle = obstacle.empty() ? obstacleFound : obstacle;
  report.numNodes = graph ? static_cast<int64_t>(numNodes) : 0;
  report.numLaunches = numLaunches;
  return report;
}
