//===- NcclTransport.cpp - Devices as processes with a GPU each -----------===//

#include "NcclTransport.h"

#include "LocalGpu.h"
#include "NcclEndpoint.h"
#include "transports/job/MpiJob.h"

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

/// Throws in all processes if one of them has no GPU, or no NCCL, or two have
/// the same GPU.
static std::unique_ptr<Transport> create(const TransportSetup &setup) {
  const RunOptions &options = setup.options;
  checkCudaOptions(options);
  if (options.cuda->numGpus != 0)
    throw Error::mustBe("the number of GPUs", "0, since each process has one",
                        options.cuda->numGpus);
  MpiLibrary &library = MpiJob::of(options).getLibrary();
  LocalGpu own = claimLocalGpu(*options.job, library.rankOnNode(), options);
  return std::make_unique<NcclTransport>(
      NcclContext{library, own.nccl, own.gpus, options.cuda->orderedSums},
      *options.cuda);
}

// Users name "cuda", which is this one between processes.
const TransportEntry mesh::rt::ncclTransport = {
    {"nccl", nullptr, /*isOnGpus=*/true}, joinMpiJob, create};
