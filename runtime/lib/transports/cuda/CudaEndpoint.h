//===- CudaEndpoint.h - one device's end of the CUDA transport --*- C++ -*-===//
//
// A start records where the device's stream is, and meets the peers. A wait
// waits, on the host, until the commands for the op are given, and makes the
// device's stream wait, on the GPU, until they are done.
//
// Only the device's thread uses an endpoint, but for wake.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_CUDAENDPOINT_H
#define MESH_RT_CUDA_CUDAENDPOINT_H

#include "CudaHub.h"
#include "core/Membership.h"
#include "core/OpRunner.h"

namespace mesh::rt {

/// A device's place in the queue of a set of devices.
struct ExchangeCursor {
  ExchangeQueue *queue;
  /// The number of the device's next exchange in this run.
  int64_t next = 0;
};

using CudaMembership = MembershipOf<ExchangeCursor>;

struct CudaFlight : FlightBase {
  /// Collectives; null in a group of one, whose work is on the own stream.
  CudaMembership *membership = nullptr;
  Exchange *exchange = nullptr;
  /// Sends and receives.
  Letter *letter = nullptr;
};

class CudaEndpoint final : public OpRunner<CudaFlight> {
public:
  CudaEndpoint(Device &device, CudaHub &hub)
      : OpRunner(device), hub(hub),
        processor(*hub.processors[device.position]) {}

  void wake() override {
    hub.eventCounts[device.position].notify();
    hub.steps.wake();
  }
  void reset();

private:
  // Starting (CudaEndpoint.cpp).
  Status launch(CudaFlight &flight, const View &src, const View &dst) override;
  Status meet(CudaFlight &flight, const View &src, const View &dst);

  // Collectives (CudaCollective.cpp).
  Status startCollective(CudaFlight &flight, const View &src, const View &dst);
  Status arrive(CudaFlight &flight);
  void layReady(CudaFlight &flight);
  bool isCollectiveLaid(const CudaFlight &flight);
  std::vector<int64_t> awaitedMembers(const CudaFlight &flight,
                                      bool absentOnly);
  void joinCollective(CudaFlight &flight);

  // Sends and receives (CudaMessage.cpp).
  Status startMessage(CudaFlight &flight, const View &src, const View &dst);
  void layLetter(Letter &letter);
  bool isLetterLaid(const CudaFlight &flight);
  void joinMessage(CudaFlight &flight);

  // Waiting (CudaWait.cpp).
  Status waitFor(CudaFlight &flight, const char *waitLocation) override;
  Status waitUntilLaid(CudaFlight &flight, Clock::time_point begin);
  bool isLaid(CudaFlight &flight);
  std::vector<int64_t> awaitedPeers(CudaFlight &flight, bool absentOnly);
  Status checkPeers(CudaFlight &flight);

  Member &memberAt(const CudaFlight &flight, int64_t position) const {
    return flight.exchange->members[flight.membership->ranks[position]];
  }
  Member &ownMember(const CudaFlight &flight) const {
    return memberAt(flight, flight.membership->group.position);
  }

  CudaHub &hub;
  GpuProcessor &processor;
  Memberships<ExchangeCursor> memberships;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUDAENDPOINT_H
