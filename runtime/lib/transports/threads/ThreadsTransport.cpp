//===- ThreadsTransport.cpp - devices as threads of one process -----------===//

#include "ThreadsTransport.h"

#include "Endpoint.h"
#include "Hub.h"
#include "core/Fibers.h"
#include "core/Links.h"
#include "core/Placement.h"

using namespace mesh::rt;

/// A core for each device, or none.
static std::vector<int> takeCores(size_t numDevices, const Fibers *fibers) {
  if (fibers)
    return {};
  std::vector<int> cores = findCores();
  cores.resize(numDevices <= cores.size() ? numDevices : 0);
  return cores;
}

namespace {
class ThreadsTransport final : public Transport {
public:
  ThreadsTransport(size_t numDevices, const std::vector<LinkOptions> &options,
                   Fibers *fibers)
      : links(static_cast<int64_t>(numDevices), options),
        hub(takeCores(numDevices, fibers), options.empty() ? nullptr : &links),
        fibers(fibers) {
    hub.endpoints.resize(numDevices);
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

std::unique_ptr<Transport> mesh::rt::createThreadsTransport(
    const std::vector<std::unique_ptr<Device>> &devices,
    const std::vector<LinkOptions> &links, Fibers *fibers) {
  return std::make_unique<ThreadsTransport>(devices.size(), links, fibers);
}
