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

struct CudaRequest : RequestBase {
  /// Collectives; null in a group of one, whose work is on the own stream.
  CudaMembership *membership = nullptr;
  Exchange *exchange = nullptr;
  /// Sends and receives.
  Letter *letter = nullptr;
};

class CudaEndpoint final : public OpRunner<CudaRequest> {
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
  Status launch(CudaRequest &request, const View &src,
                const View &dst) override;
  Status meet(CudaRequest &request, const View &src, const View &dst);

  // Collectives (CudaCollective.cpp).
  Status startCollective(CudaRequest &request, const View &src,
                         const View &dst);
  Status arrive(CudaRequest &request);
  void layReady(CudaRequest &request);
  bool isCollectiveLaid(const CudaRequest &request);
  std::vector<int64_t> awaitedMembers(const CudaRequest &request,
                                      bool absentOnly);
  void joinCollective(CudaRequest &request);

  // Sends and receives (CudaMessage.cpp).
  Status startMessage(CudaRequest &request, const View &src, const View &dst);
  void layLetter(Letter &letter);
  bool isLetterLaid(const CudaRequest &request);
  void joinMessage(CudaRequest &request);

  // Waiting (CudaWait.cpp).
  Status waitFor(CudaRequest &request, const char *waitLocation) override;
  Status waitUntilLaid(CudaRequest &request, Clock::time_point begin);
  bool isLaid(CudaRequest &request);
  std::vector<int64_t> awaitedPeers(CudaRequest &request, bool absentOnly);
  Status checkPeers(CudaRequest &request);

  Member &memberAt(const CudaRequest &request, int64_t position) const {
    return request.exchange->members[request.membership->ranks[position]];
  }
  Member &ownMember(const CudaRequest &request) const {
    return memberAt(request, request.membership->group.position);
  }

  CudaHub &hub;
  GpuProcessor &processor;
  Memberships<ExchangeCursor> memberships;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUDAENDPOINT_H
