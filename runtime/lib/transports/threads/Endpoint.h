//===- Endpoint.h - One device's end of the threads transport ---*- C++ -*-===//
//
// Invariants: `active` holds the requests that are not done, in the order of
// their starts. Only the device's thread uses an endpoint, but for
// wake() and the pushing side of the mailbox.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_THREADS_ENDPOINT_H
#define MESH_RT_THREADS_ENDPOINT_H

#include "Fabric.h"
#include "Mailbox.h"
#include "Request.h"
#include "core/EventCount.h"
#include "core/OpRunner.h"

namespace mesh::rt {

class Endpoint final : public OpRunner<Request> {
public:
  Endpoint(Device &device, Fabric &fabric) : OpRunner(device), fabric(fabric) {}

  void wake() override { eventCount.notify(); }
  void reset();

  using OpRunner::device;
  using OpRunner::failOp;
  Fabric &fabric;
  Mailbox mailbox;
  Outbox outbox;
  EventCount eventCount;
  /// The core of the device when it last waited for long.
  std::atomic<int> core{-1};

  /// Notifies the members of a group but for this device.
  void notifyGroup(const Group &group);

private:
  // Starting (Endpoint.cpp).
  Status launch(Request &request, const View &src, const View &dst) override;
  Status publish(Request &request, const View &src, const View &dst);
  /// Lets go of the requests that are done.
  Status advanceAll();

  // Waiting (EndpointWait.cpp).
  Status waitFor(Request &request, const char *waitLocation) override;
  Status waitSlowly(Request &request, Clock::time_point begin);
  bool watch(Request &request, Status &status);
  bool spin(Request &request, Status &status);
  void stepAside(const Request &request);
  Status checkPeers(Request &request);
  Status flush() override;

  std::vector<Request *> active;
  Memberships<Cursor> memberships;
};

} // namespace mesh::rt

#endif // MESH_RT_THREADS_ENDPOINT_H
