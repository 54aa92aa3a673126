//===- StepGraph.h - A step of all devices as a graph -----------*- C++ -*-===//
//
// A step that is repeated gives the GPUs the same commands each time. The first
// time it runs as it is. The second time the driver captures the commands of
// all devices of the process into one graph, across streams and GPUs, instead
// of giving them. From then on the graph is launched, and no device runs the
// step's code.
//
//   first      run
//   second     capture, launch
//   later      launch
//
// A graph is about addresses: where a device has got other memory, that is the
// first time again. So what is captured has all its memory since it was run,
// and does not ask the GPU for more, for which others would have to give theirs
// back, and what is under way would have to be waited for.
//
// Steps may take turns: those that came last are kept, each with its graph.
//
// It stays at running where the host looks at numbers on the way, and so may do
// something else each time, and where an op that is started on one side of its
// begin or end is waited for on the other, as the events of a capture stay in
// it: that is found out in the first run.
//
// All devices begin and end each step; the last one to come does what is to be
// done. The capture begins on the stream of the first device, which all others
// wait for, and ends there, when it has waited for them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_STEPGRAPH_H
#define MESH_RT_CUDA_STEPGRAPH_H

#include "DeviceBarrier.h"
#include "GpuProcessor.h"

#include <deque>
#include <list>

namespace mesh::rt {

class StepGraph {
public:
  /// `processors` are those of all devices of the process, by position, when
  /// the first step begins. Steps are never captured if there is an `obstacle`.
  StepGraph(const GpuProcessors &processors, std::string obstacle);
  ~StepGraph();
  StepGraph(const StepGraph &) = delete;
  StepGraph &operator=(const StepGraph &) = delete;

  /// The device comes to the step `id`; `isNeeded` says whether it has to run
  /// it.
  Status begin(Device &device, const void *id, bool &isNeeded);
  Status end(Device &device);
  void wake() { barrier.wake(); }
  /// After a run that has failed, perhaps in the middle of a step. No device is
  /// running.
  void reset(bool hasFailed);

  /// No device is running.
  GraphReport report() const;

private:
  enum class Mode { Run, Capture, Launch };

  /// A step that has come before.
  struct Step {
    const void *id;
    /// By position.
    std::vector<DeviceStep> devices;
    /// The devices' memory when it was run last; empty before.
    std::vector<ArenaState> memoryOfRun{};
    /// True if that was not the one of the run before; if that was so the time
    /// before, too, why there is nothing to rely on.
    bool hasMoved = false;
    std::string unrest{};
    /// Null if it is not captured.
    CudaGraphExec graph{};
    std::vector<ArenaState> memoryOfGraph{};
    size_t numNodes = 0;

    /// Returns the obstacle that the device met when it ran the step.
    const std::string &obstacle() const;
    /// It is to be run in that memory, or captured or launched.
    void noteRun(std::vector<ArenaState> memory);
    void noteGraph();
  };

  Step &find(const void *id);
  std::vector<ArenaState> memoryStates() const;
  bool hasPending() const;
  Mode chooseMode();
  void beginCapture();
  void endCapture();
  void launch();
  void abandonCapture();
  void retire(Step &step);
  void forget(Step &step);
  void forgetSteps();
  const GpuStream &origin() const { return processors[0]->computeStream(); }
  void forEachOther(const std::function<void(size_t)> &visit) const;

  const GpuProcessors &processors;
  DeviceBarrier barrier;
  const std::string obstacle;
  /// The following members are changed by the device that completes the
  /// barrier. The first step is the one that came last.
  std::list<Step> steps;
  /// Steps that made room for others before they were captured, the oldest
  /// first, and whether one of them has come again in this run.
  std::deque<const void *> forgotten;
  bool hasForgotten = false;
  Mode mode = Mode::Run;
  int64_t numLaunches = 0;
  bool isCapturing = false;
  /// By position; the first is that of the origin.
  std::vector<CudaEvent> events;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_STEPGRAPH_H
