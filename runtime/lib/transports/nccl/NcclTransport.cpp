//===- NcclTransport.cpp - devices as processes with a GPU each -----------===//

#include "NcclTransport.h"

#include "NcclEndpoint.h"
#include "OwnGpu.h"

#include <stdexcept>

using namespace mesh::rt;

namespace {
class NcclTransport final : public Transport {
public:
  NcclTransport(NcclContext context, const CudaOptions &options)
      : context(std::move(context)), options(options) {}

  std::unique_ptr<Processor> createProcessor(Device &device) override {
    auto result = std::make_unique<GpuProcessor>(device, context.gpus, options);
    processor = result.get();
    return result;
  }
  std::unique_ptr<Communicator> connect(Device &device) override {
    auto result = std::make_unique<NcclEndpoint>(device, *processor, context);
    endpoint = result.get();
    return result;
  }
  /// After a failed run the GPU may still work on it.
  void reset() override {
    processor->reset();
    endpoint->reset();
  }
  void begin() override { endpoint->begin(); }
  void report(RunReport &report) override {
    report.graph.emplace();
    report.graph->obstacle = "what several processes do is not captured";
  }
  bool conclude(std::vector<DeviceReport> &known) override {
    return endpoint->conclude(known);
  }

private:
  const NcclContext context;
  const CudaOptions options;
  GpuProcessor *processor = nullptr;
  NcclEndpoint *endpoint = nullptr;
};
} // namespace

std::unique_ptr<Transport>
mesh::rt::createNcclTransport(Job &job, MpiLibrary &library,
                              const RunOptions &options) {
  checkCudaOptions(options);
  if (options.cuda->numGpus != 0)
    throw std::invalid_argument("each process has one GPU; how many there are "
                                "is not to be said");
  OwnGpu own = takeOwnGpu(job, library.rankOnNode(), options);
  return std::make_unique<NcclTransport>(
      NcclContext{library, own.nccl, own.gpus, options.cuda->orderedSums},
      *options.cuda);
}
