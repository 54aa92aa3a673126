//===- CudaEndpoint.h - One device's end of the CUDA transport --*- C++ -*-===//
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

#include "CudaFabric.h"
#include "core/Membership.h"
#include "core/OpRunner.h"

namespace mesh::rt {

/// A device's place in the queue of a set of devices.
struct RendezvousCursor {
  RendezvousQueue *queue;
  /// The number of the device's next slot in this run.
  int64_t next = 0;
};

using CudaMembership = MembershipOf<RendezvousCursor>;

struct CudaRequest : RequestBase {
  /// Collectives; null in a group of one, whose work is on the own stream.
  CudaMembership *membership = nullptr;
  RendezvousSlot *slot = nullptr;
  /// Sends and receives.
  MessagePair *pair = nullptr;
};

class CudaEndpoint final : public OpRunner<CudaRequest> {
public:
  CudaEndpoint(Device &device, CudaFabric &fabric)
      : OpRunner(device), fabric(fabric),
        processor(*fabric.processors[device.position]) {}

  void wake() override {
    fabric.eventCounts[device.position].notify();
    fabric.steps.wake();
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
  void enqueueReady(CudaRequest &request);
  bool isCollectiveEnqueued(const CudaRequest &request);
  std::vector<int64_t> awaitedMembers(const CudaRequest &request,
                                      bool absentOnly);
  void joinCollective(CudaRequest &request);

  // Sends and receives (CudaMessage.cpp).
  Status startMessage(CudaRequest &request, const View &src, const View &dst);
  void enqueueMessage(MessagePair &pair);
  bool isMessageEnqueued(const CudaRequest &request);
  void joinMessage(CudaRequest &request);

  // Waiting (CudaWait.cpp).
  Status waitFor(CudaRequest &request, const char *waitLocation) override;
  Status waitUntilEnqueued(CudaRequest &request, Clock::time_point begin);
  bool isEnqueued(CudaRequest &request);
  std::vector<int64_t> awaitedPeers(CudaRequest &request, bool absentOnly);
  Status checkPeers(CudaRequest &request);

  Member &memberAt(const CudaRequest &request, int64_t position) const {
    return request.slot->members[request.membership->ranks[position]];
  }
  Member &ownMember(const CudaRequest &request) const {
    return memberAt(request, request.membership->group.position);
  }

  CudaFabric &fabric;
  GpuProcessor &processor;
  Memberships<RendezvousCursor> memberships;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_CUDAENDPOINT_H
