//===- SocketTransport.cpp - transport over sockets -----------------------===//

#include "SocketTransport.h"

#include "SocketEndpoint.h"
#include "devices/cpu/HostProcessor.h"

using namespace mesh::rt;
using namespace mesh::rt::sockets;

namespace {
class SocketTransport final : public Transport {
public:
  explicit SocketTransport(std::vector<File> connections)
      : connections(std::move(connections)) {}

  std::unique_ptr<Processor> createProcessor(Device &device) override {
    return std::make_unique<HostProcessor>(device);
  }
  std::unique_ptr<Communicator> connect(Device &device) override {
    auto result =
        std::make_unique<SocketEndpoint>(device, std::move(connections));
    endpoint = result.get();
    return result;
  }
  void reset() override { endpoint->reset(); }
  void begin() override { endpoint->begin(); }
  bool conclude(std::vector<DeviceReport> &known) override {
    return endpoint->conclude(known);
  }

private:
  std::vector<File> connections;
  SocketEndpoint *endpoint = nullptr;
};
} // namespace

std::unique_ptr<Transport>
sockets::createSocketTransport(std::vector<File> connections) {
  return std::make_unique<SocketTransport>(std::move(connections));
}
