//===- ThreadsTransport.cpp - devices as threads of one process -----------===//

#include "ThreadsTransport.h"

#include "Endpoint.h"
#include "Hub.h"
#include "core/Fibers.h"
#include "core/Links.h"
#include "devices/cpu/HostProcessor.h"

using namespace mesh::rt;

namespace {
class ThreadsTransport final : public Transport {
public:
  ThreadsTransport(const Placement &placement,
                   const std::vector<LinkOptions> &options, Fibers *fibers)
      : links(placement.numDevices, options),
        hub(placement, options.empty() ? nullptr : &links), fibers(fibers) {
    hub.endpoints.resize(placement.numDevices);
  }

  std::unique_ptr<Processor> createProcessor(Device &device) override {
    return std::make_unique<HostProcessor>(device);
  }
  std::unique_ptr<Communicator> connect(Device &device) override {
    auto endpoint = std::make_unique<Endpoint>(device, hub);
    hub.endpoints[device.position] = endpoint.get();
    if (fibers)
      endpoint->doorbell.fiber = &(*fibers)[device.position];
    return endpoint;
  }

  void reset() override {
    links.reset();
    hub.resetQueues();
    for (Endpoint *endpoint : hub.endpoints)
      endpoint->reset();
  }

private:
  Links links;
  Hub hub;
  Fibers *const fibers;
};
} // namespace

std::unique_ptr<Transport>
mesh::rt::createThreadsTransport(const Placement &placement,
                                 const std::vector<LinkOptions> &links,
                                 Fibers *fibers) {
  return std::make_unique<ThreadsTransport>(placement, links, fibers);
}
