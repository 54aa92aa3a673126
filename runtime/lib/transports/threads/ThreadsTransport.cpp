//===- ThreadsTransport.cpp - devices as threads of one process -----------===//

#include "ThreadsTransport.h"

#include "Endpoint.h"
#include "Hub.h"

#include <thread>

using namespace mesh::rt;

namespace {
class ThreadsTransport final : public Transport {
public:
  explicit ThreadsTransport(size_t numDevices)
      : hub(numDevices <= std::thread::hardware_concurrency()) {
    hub.endpoints.resize(numDevices);
  }

  std::unique_ptr<Communicator> connect(Device &device) override {
    auto endpoint = std::make_unique<Endpoint>(device, hub);
    hub.endpoints[device.position] = endpoint.get();
    return endpoint;
  }

  void reset() override {
    hub.resetQueues();
    for (Endpoint *endpoint : hub.endpoints)
      endpoint->reset();
  }

private:
  Hub hub;
};
} // namespace

std::unique_ptr<Transport> mesh::rt::createThreadsTransport(
    const std::vector<std::unique_ptr<Device>> &devices) {
  return std::make_unique<ThreadsTransport>(devices.size());
}
