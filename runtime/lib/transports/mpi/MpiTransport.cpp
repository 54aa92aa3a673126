//===- MpiTransport.cpp - Devices as processes of an MPI job --------------===//

#include "MpiTransport.h"

#include "MpiEndpoint.h"

#include "devices/cpu/HostProcessor.h"
#include "transports/job/MpiJob.h"

using namespace mesh::rt;

namespace {
class MpiTransport final : public Transport {
public:
  MpiTransport(MpiLibrary &library, const RunOptions &options);
  ~MpiTransport() override;

  std::unique_ptr<Processor> createProcessor(Device &device) override {
    return std::make_unique<HostProcessor>(device);
  }
  std::unique_ptr<Communicator> connect(Device &device) override {
    auto result = std::make_unique<MpiEndpoint>(device, library, channels);
    endpoint = result.get();
    return result;
  }
  void reset() override { endpoint->reset(); }
  void begin() override { endpoint->begin(); }
  bool conclude(std::vector<DeviceReport> &known) override {
    return endpoint->conclude(known);
  }

private:
  MpiLibrary &library;
  /// The last one, without axes, is for all that is not along one axis.
  std::vector<AxisChannel> channels;
  MpiEndpoint *endpoint = nullptr;
};
} // namespace

MpiTransport::MpiTransport(MpiLibrary &library, const RunOptions &options)
    : library(library) {
  int64_t device = library.rank();
  for (const MeshAxis &axis : options.axes) {
    int64_t index = device / axis.stride % axis.size;
    auto others = static_cast<int>(device - index * axis.stride);
    channels.push_back({{axis.size, axis.stride},
                        library.split(others, static_cast<int>(index))});
  }
  channels.push_back({{0, 0}, library.split(0, library.rank())});
}

MpiTransport::~MpiTransport() {
  for (const AxisChannel &channel : channels)
    library.release(channel.channel);
}

std::unique_ptr<Transport>
mesh::rt::createMpiTransport(MpiLibrary &library, const RunOptions &options) {
  return std::make_unique<MpiTransport>(library, options);
}

static std::unique_ptr<Transport> create(const TransportSetup &setup) {
  return createMpiTransport(MpiJob::of(setup.options).getLibrary(),
                            setup.options);
}

const TransportEntry mesh::rt::mpiTransport = {
    {"mpi", "the processes that mpirun has started, of MPICH or Open MPI; the "
            "first one prints and writes"},
    joinMpiJob,
    create};
