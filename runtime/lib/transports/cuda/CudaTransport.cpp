//===- CudaTransport.cpp - Devices as parts of GPUs -----------------------===//

#include "CudaTransport.h"

#include "CudaEndpoint.h"

using namespace mesh::rt;

/// Returns the reason for which no steps are captured, or "".
static std::string findGraphObstacle(const RunOptions &options) {
  if (!options.cuda->graphs)
    return "graphs are switched off";
  if (options.trace)
    return "the timeline shows ops, not steps";
  if (!options.faults.empty())
    return "faults are injected into ops";
  return {};
}

namespace {
class CudaTransport final : public Transport {
public:
  CudaTransport(const RunOptions &options, size_t numDevices)
      : options(*options.cuda),
        gpus(std::make_shared<Gpus>(*options.cuda,
                                    static_cast<int64_t>(numDevices))),
        fabric(numDevices, findGraphObstacle(options)), endpoints(numDevices) {
    gpus->checkMemory(options.memory);
  }

  std::unique_ptr<Processor> createProcessor(Device &device) override {
    auto processor = std::make_unique<GpuProcessor>(device, gpus, options);
    fabric.processors[device.position] = processor.get();
    processor->joinSteps(fabric.steps);
    run = &device.run;
    return processor;
  }

  std::unique_ptr<Communicator> connect(Device &device) override {
    auto endpoint = std::make_unique<CudaEndpoint>(device, fabric);
    endpoints[device.position] = endpoint.get();
    return endpoint;
  }

  /// After a failed run the GPUs may still work on it.
  void reset() override {
    fabric.steps.reset(run->cancelled());
    for (GpuProcessor *processor : fabric.processors)
      processor->reset();
    fabric.reset();
    for (CudaEndpoint *endpoint : endpoints)
      endpoint->reset();
  }

  void report(RunReport &report) override {
    report.graph = fabric.steps.report();
  }

private:
  const CudaOptions options;
  const RunState *run = nullptr;
  std::shared_ptr<const Gpus> gpus;
  CudaFabric fabric;
  std::vector<CudaEndpoint *> endpoints;
};
} // namespace

/// Throws Error if there is no GPU that can be used.
static std::unique_ptr<Transport> create(const TransportSetup &setup) {
  checkCudaOptions(setup.options);
  return std::make_unique<CudaTransport>(setup.options, setup.devices.size());
}

/// Joins the processes of an MPI if there are several, which NCCL connects. A
/// process that is alone may have all the GPUs.
static std::unique_ptr<Job> join(OnLost onLost) {
  if (!isMpiProcess())
    return nullptr;
  std::unique_ptr<Job> job = joinMpiJob(std::move(onLost));
  return job->size() == 1 ? nullptr : std::move(job);
}

const TransportEntry mesh::rt::cudaTransport = {
    {"cuda",
     "parts of this computer's GPUs, by the CUDA driver; or, if mpirun has "
     "started several, processes with a GPU each, by NCCL",
     /*isOnGpus=*/true},
    join,
    create};
