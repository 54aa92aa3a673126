//===- ThreadsTransport.cpp - Devices as threads of one process -----------===//

#include "ThreadsTransport.h"

#include "Endpoint.h"
#include "Fabric.h"
#include "core/Fibers.h"
#include "core/Links.h"
#include "devices/cpu/HostProcessor.h"

using namespace mesh::rt;

namespace {
class ThreadsTransport final : public Transport {
public:
  /// With `options`, those links are emulated; see mesh-rt/run.h.
  ThreadsTransport(const Placement &placement,
                   const std::vector<LinkOptions> &options, Fibers *fibers)
      : links(placement.numDevices, options),
        fabric(placement, options.empty() ? nullptr : &links), fibers(fibers) {
    fabric.endpoints.resize(placement.numDevices);
  }

  std::unique_ptr<Processor> createProcessor(Device &device) override {
    return std::make_unique<HostProcessor>(device);
  }
  std::unique_ptr<Communicator> connect(Device &device) override {
    auto endpoint = std::make_unique<Endpoint>(device, fabric);
    fabric.endpoints[device.position] = endpoint.get();
    if (fibers)
      endpoint->eventCount.fiber = &(*fibers)[device.position];
    return endpoint;
  }

  void reset() override {
    links.reset();
    fabric.resetQueues();
    for (Endpoint *endpoint : fabric.endpoints)
      endpoint->reset();
  }

private:
  Links links;
  Fabric fabric;
  Fibers *const fibers;
};
} // namespace

static std::unique_ptr<Transport> create(const TransportSetup &setup) {
  return std::make_unique<ThreadsTransport>(*setup.placement,
                                            setup.options.links, setup.fibers);
}

const TransportEntry mesh::rt::threadsTransport = {
    {"threads", "threads of this process"}, nullptr, create};
